// What one is proud of: each thing leads to the match that shows it.

import { h, parts } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { day } from "../ui/times.js";
import { t } from "../words/words.js";
import { icon } from "./facts.js";

/** How many are seen at first. */
const FIRST = 6;

/**
 * @param {wire.BestInfo[]} all latest first
 * @param {Map<string, string>} titles @param {{game: string, name: string}[]} apart those that are shown elsewhere
 */
export function bests(all, titles, apart) {
  const elsewhere = new Set(apart.map((each) => `${each.game} ${each.name}`));
  const rows = all.filter((best) => best.text && !elsewhere.has(`${best.game} ${best.name}`));
  const done = all.filter((best) => !best.text);
  const list = h("ul.bests", {}, ...rows.map((best, at) => thing(best, titles, at)));
  return h(
    "section.card.roomy.proud",
    {},
    h("h2", { t: "best-things" }),
    list,
    rows.length > FIRST && more(list, rows.length),
    done.length > 0 && h("h3", { t: "challenges" }),
    done.length > 0 && h("ul.done", {}, ...done.map((best) => deed(best, titles))),
  );
}

/** @param {HTMLElement} list @param {number} count */
function more(list, count) {
  const button = h("button.quiet", {
    type: "button",
    t: "show-more",
    targs: { count: count - FIRST },
    onclick: () => {
      for (const each of parts(list)) each.hidden = false;
      button.remove();
    },
  });
  return button;
}

/** @param {wire.BestInfo} best @param {Map<string, string>} titles @param {number} at */
function thing(best, titles, at) {
  return h(
    "li",
    { "data-game": best.game, hidden: at >= FIRST },
    icon(best.game, { size: 52, proud: true }),
    h(
      "div",
      {},
      h("span.soft", {}, `${titles.get(best.game) ?? best.game}: ${best.label}`),
      h("b", {}, best.text),
      h("a", { href: `/m/${best.match}` }, day(best.at)),
    ),
  );
}

/** @param {wire.BestInfo} best @param {Map<string, string>} titles */
function deed(best, titles) {
  return h(
    "li",
    {},
    sign("check"),
    best.match ? h("a", { href: `/m/${best.match}` }, best.label) : h("span", {}, best.label),
    h("span.soft", {}, titles.get(best.game)),
  );
}

/**
 * What is collected in two directions.
 * @typedef {{game: string, name: string, label: string, rows: string[], columns: string[], counts: number[][]}} Collection
 */

/** Things to collect in two directions; the number is how often. @param {Collection} of @param {Map<string, string>} titles */
export function collections(of, titles) {
  const got = of.counts.flat().filter(Boolean);
  const total = got.reduce((sum, each) => sum + each, 0);
  return h(
    "section.card.roomy.collection",
    {},
    h("h2", {}, `${titles.get(of.game) ?? of.game}: ${of.label}`),
    h("p.gloss", {}, t("collected", { got: got.length, all: of.rows.length * of.columns.length, count: total })),
    h(
      "table.grid",
      {},
      h("thead", {}, h("tr", {}, h("td"), ...of.columns.map((each) => h("th", { scope: "col" }, h("span", {}, each))))),
      h(
        "tbody",
        {},
        ...of.rows.map((row, at) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, row),
            ...of.counts[at].map((count) =>
              h(count ? "td.got" : "td", {}, count ? String(count) : h("span.unseen", {}, "0")),
            ),
          ),
        ),
      ),
    ),
  );
}
