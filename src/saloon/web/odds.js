// The exact odds of a game under the rules of a table: the house works them out from the rules.

import { ask } from "./api.js";
import { dialog, toast } from "./dialog.js";
import { h } from "./dom.js";

const word = (value) => (value === true ? "yes" : value === false ? "no" : value);

/** The table of odds; `options` by name, none means the printed rules. */
export async function oddsOf(key, options = {}) {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${word(value)}`);
  const rows = await ask(`/api/games/${key}/odds`, { options: chosen.join(" ") });
  return h("table.odds", {}, h("tbody", {}, ...rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.label), h("td", {}, row.value, h("small.soft", {}, row.fraction.replace("-", "−")))))));
}

/**
 * This position first: who wins how likely, if one asks, and choice by choice, if it is the reader's; then what holds for the game.
 * @param {any} game @param {any} options @param {{weigh?: () => Promise<any>, foresee?: () => Promise<any>}} here
 */
export async function openOdds(game, options, { weigh, foresee }) {
  try {
    const [choices, table] = await Promise.all([game.odds ? weigh?.().catch(() => null) : null, game.odds ? oddsOf(game.key, options) : null]);
    const rows = (choices?.rows ?? []).map(({ label, text }) => h("li", {}, h("b", {}, label), h("span", {}, text)));
    const first = [foresee && chances(foresee), rows.length && h("ul.weighed", {}, ...rows)].filter(Boolean);
    const all = table ? [h("p.soft", { t: "odds-about" }), table] : [];
    dialog("odds", ...(first.length ? [h("h3", { t: "odds-here" }), ...first] : []), ...(first.length && table ? [h("h3", { t: "odds-game" })] : []), ...all).box.classList.add("reading");
  } catch (fault) {
    toast(fault.message, { bad: true });
  }
}

/** A button that asks who wins how likely; the answer takes its place. */
function chances(foresee) {
  const box = h("div.chances", { "aria-live": "polite" });
  const button = h("button", { type: "button", t: "chances-ask", onclick: async () => {
    button.disabled = true;
    box.append(h("p.soft", { t: "hint-thinks" }));
    try {
      const { text, rows } = await foresee();
      box.replaceChildren(h("p", {}, text), ...(rows.length ? [h("table.odds", {}, h("tbody", {}, ...rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.name), h("td", {}, row.text)))))] : []));
    } catch (fault) {
      box.replaceChildren(h("p", {}, fault.message));
    }
  } });
  box.append(button);
  return box;
}
