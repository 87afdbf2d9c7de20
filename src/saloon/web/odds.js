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

/** This position first, choice by choice, if it is the reader's; then what holds for the game. */
export async function openOdds(key, options, weigh) {
  try {
    const [here, table] = await Promise.all([weigh ? weigh().catch(() => null) : null, oddsOf(key, options)]);
    const rows = (here?.rows ?? []).map(({ label, text }) => h("li", {}, h("b", {}, label), h("span", {}, text)));
    const first = rows.length ? [h("h3", { t: "odds-here" }), h("ul.weighed", {}, ...rows), h("h3", { t: "odds-game" })] : [];
    dialog("odds", ...first, h("p.soft", { t: "odds-about" }), table).box.classList.add("reading");
  } catch (fault) {
    toast(fault.message, { bad: true });
  }
}
