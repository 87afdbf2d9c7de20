// The exact odds of a game under the rules of a table: the house works them out from the rules.

import { ask } from "../net/api.js";
import { dialog, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";

const word = (value) => (value === true ? "yes" : value === false ? "no" : value);

/** The table of odds; `options` by name, none means the printed rules. */
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
 * @param {any} game @param {any} options @param {{weigh?: () => Promise<any>, foresee?: (fields: object) => Promise<any>}} here
 */
export async function openOdds(game, options, { weigh, foresee }) {
  try {
    const [choices, table] = await Promise.all([
      game.odds ? weigh?.().catch(() => null) : null,
      game.odds ? oddsOf(game.key, options) : null,
    ]);
    const rows = (choices?.rows ?? []).map(({ label, text }) => h("li", {}, h("b", {}, label), h("span", {}, text)));
    const first = [foresee && chances(foresee), rows.length && h("ul.weighed", {}, ...rows)].filter(Boolean);
    const all = table ? [h("p.soft", { t: "odds-about" }), table] : [];
    dialog(
      "odds",
      ...(first.length ? [h("h3", { t: "odds-here" }), ...first] : []),
      ...(first.length && table ? [h("h3", { t: "odds-game" })] : []),
      ...all,
    ).box.classList.add("reading");
  } catch (fault) {
    toast(fault.message, { bad: true });
  }
}

/** A button that asks who wins how likely; the answer takes its place, and grows better while one looks at it. */
function chances(foresee) {
  const box = h("div.chances", { "aria-live": "polite" });
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
      let told = { worlds: 0, more: true };
      while (told.more && box.isConnected) {
        try {
          told = await foresee({ seen: told.worlds });
          show(told);
          box.setAttribute("aria-busy", String(told.more)); // read out again when nothing better comes
        } catch (fault) {
          if (fault.code === "position-stale") told = { worlds: 0, more: true };
          else if (told.worlds) break;
          else return box.replaceChildren(h("p", {}, fault.text ?? fault.message));
        }
      }
      box.removeAttribute("aria-busy");
    },
  });
  box.append(button);
  return box;
}
