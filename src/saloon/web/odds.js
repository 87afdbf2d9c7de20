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

export async function openOdds(key, options) {
  try {
    dialog("odds", h("p.soft", { t: "odds-about" }), await oddsOf(key, options)).box.classList.add("reading");
  } catch (fault) {
    toast(fault.message, { bad: true });
  }
}
