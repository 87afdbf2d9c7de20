// What was played from here: by masters, and in the house.

import { h } from "../ui/dom.js";
import { t } from "../words/words.js";

/** How often, and wins, draws and losses. @param {number[]} counts */
const tally = (counts) => {
  const often = counts.reduce((sum, each) => sum + each, 0);
  return often ? `${often} (${counts.join("–")})` : "–";
};

/** @param {string} kind */
const called = (kind) =>
  kind === "human" ? t("think-people") : kind === "program" ? t("seat-program") : t(`level-${kind.split(":")[1]}`);

/** Against whom, in words. @param {Record<string, number>} against */
const whom = (against) =>
  Object.entries(against)
    .map(([kind, often]) => `${called(kind)} ${often}`)
    .join(", ");

/** @param {wire.ExplorerTold} told @param {(move: string) => void} play */
export function explored(told, play) {
  const rows = told.rows.map((row) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, h("button.plain", { type: "button", onclick: () => play(row.move) }, row.move)),
      h("td", {}, tally(row.masters)),
      h("td", { title: whom(row.against) }, tally(row.house)),
    ),
  );
  return [
    h("h2", { t: "think-explorer" }),
    h("p.soft", {}, t("think-explorer-about", { masters: told.masters, house: told.house })),
    rows.length
      ? h(
          "div.wide.rows-of",
          { tabIndex: 0, role: "region", tl: "think-explorer" },
          h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                h("th", { scope: "col", t: "think-choice" }),
                h("th", { scope: "col", t: "think-masters" }),
                h("th", { scope: "col", t: "think-house" }),
              ),
            ),
            h("tbody", {}, ...rows),
          ),
        )
      : h("p.soft", { t: "think-unplayed" }),
  ];
}
