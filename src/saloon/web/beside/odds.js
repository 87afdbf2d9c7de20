// The exact odds of a game under the rules of a table: the house works them out from the rules.

import { ask, wordsOf } from "../net/api.js";
import { dialog, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";

/** @param {boolean | number | string} value */
const word = (value) => (value === true ? "yes" : value === false ? "no" : value);

/** The table of odds; `options` by name, none means the printed rules. @param {string} key @param {wire.SetupInfo["options"]} [options] */
export async function oddsOf(key, options = {}) {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${word(value)}`);
  const rows = await ask(`/api/games/${key}/odds`, { options: chosen.join(" ") });
  return h(
    "table.odds",
    {},
    h(
      "tbody",
      {},
      ...rows.map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, row.label),
          h("td", {}, row.value, h("small.soft", {}, row.fraction.replace("-", "−"))),
        ),
      ),
    ),
  );
}

/**
 * This position first: who wins how likely, if one asks, and choice by choice, if it is the reader's; then what holds for the game.
 * @param {wire.GameName} game @param {wire.SetupInfo["options"]} options
 * @param {{weigh?: () => Promise<wire.Weighed>, foresee?: Foresee}} here
 */
export async function openOdds(game, options, { weigh, foresee }) {
  try {
    const [choices, table] = await Promise.all([
      game.odds ? weigh?.().catch(() => null) : null,
      game.odds ? oddsOf(game.key, options) : null,
    ]);
    const rows = (choices?.rows ?? []).map(({ label, text }) => h("li", {}, h("b", {}, label), h("span", {}, text)));
    const first = [...(foresee ? [chances(foresee)] : []), ...(rows.length ? [h("ul.weighed", {}, ...rows)] : [])];
    const all = table ? [h("p.soft", { t: "odds-about" }), table] : [];
    dialog(
      "odds",
      ...(first.length ? [h("h3", { t: "odds-here" }), ...first] : []),
      ...(first.length && table ? [h("h3", { t: "odds-game" })] : []),
      ...all,
    ).box.classList.add("reading");
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
  }
}

/** @typedef {(fields: {seen: number}) => Promise<wire.ChancesTold>} Foresee */

/** A button that asks who wins how likely; the answer takes its place, and grows better while one looks at it. @param {Foresee} foresee */
function chances(foresee) {
  const box = h("div.chances", { "aria-live": "polite" });
  /** @param {wire.ChancesTold} told */
  const show = ({ text, rows }) =>
    box.replaceChildren(
      h("p", {}, text),
      ...(rows.length
        ? [
            h(
              "table.odds",
              {},
              h(
                "tbody",
                {},
                ...rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.name), h("td", {}, row.text))),
              ),
            ),
          ]
        : []),
    );
  const button = h("button", {
    type: "button",
    t: "chances-ask",
    onclick: async () => {
      button.disabled = true;
      box.append(h("p.soft", { t: "hint-thinks" }));
      let [seen, more] = [0, true];
      while (more && box.isConnected) {
        try {
          const told = await foresee({ seen });
          [seen, more] = [told.worlds, told.more];
          show(told);
          box.setAttribute("aria-busy", String(more)); // read out again when nothing better comes
        } catch (fault) {
          if (/** @type {wire.Rejected} */ (fault).code === "position-stale") seen = 0;
          else if (seen) break;
          else return box.replaceChildren(h("p", {}, wordsOf(fault)));
        }
      }
      box.removeAttribute("aria-busy");
    },
  });
  box.append(button);
  return box;
}
