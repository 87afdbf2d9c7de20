// Games: what one has won against what would be fair. A share always comes with how many, and where the true one lies.

import { h, s } from "../ui/dom.js";
import { t } from "../words/words.js";
import { icon } from "./facts.js";

const [WIDTH, MARGIN] = [280, 6];
/** @param {number} share */
const x = (share) => MARGIN + share * (WIDTH - 2 * MARGIN);

/** @param {number} share */
export const percent = (share) => `${Math.round(share * 100)}`;

/** @param {wire.GameRecordInfo[]} rows most played first @param {Map<string, string>} titles */
export function records(rows, titles) {
  const against = rows.filter((row) => row.games);
  const alone = rows.filter((row) => row.alone);
  return h(
    "section.card.roomy.records",
    {},
    h("h2", { t: "games" }),
    h("p.gloss", { t: "records-about" }),
    against.length > 0 && table(against, titles),
    alone.length > 0 &&
      h("p.gloss", {}, `${t("alone-too")} ${alone.map((row) => `${titles.get(row.game)} ${row.alone}`).join(", ")}`),
  );
}

/** @param {wire.GameRecordInfo[]} rows @param {Map<string, string>} titles */
function table(rows, titles) {
  /** @param {string} word */
  const column = (word, kind = "") => h(`th${kind}`, { scope: "col", t: word });
  return h(
    "table.forest",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        column("game"),
        column("played"),
        column("won"),
        h("td.plot", {}, scale()),
        column("share-of"),
        column("expected"),
      ),
    ),
    h("tbody", {}, ...rows.map((row, at) => line(row, titles, at === 0))),
  );
}

/** @param {wire.GameRecordInfo} row @param {Map<string, string>} titles @param {boolean} first */
function line(row, titles, first) {
  const { share, expected, enough } = row;
  const between = `${percent(share.low)}–${percent(share.high)}`;
  const said = t("share-said", {
    share: percent(share.value),
    low: percent(share.low),
    high: percent(share.high),
    expected: percent(expected),
  });
  const title = titles.get(row.game) ?? row.game;
  return h(
    "tr",
    { "data-game": row.game },
    h("th", { scope: "row" }, h("a", { href: `/g/${row.game}` }, icon(row.game), h("span", {}, title))),
    h("td.num", {}, String(row.games)),
    h("td.num", {}, String(row.won)),
    h("td.plot", {}, plot(share, expected, said, first)),
    h(
      "td.num",
      {},
      enough ? h("b", {}, `${percent(share.value)}%`) : `${percent(share.value)}%`,
      h("span.soft", {}, ` ${between}`),
      !enough && h("small.soft", { t: "too-few" }),
    ),
    h("td.num.expected", { "data-label": t("label-expected") }, `${percent(expected)}%`),
  );
}

function scale() {
  /** @param {number} share @param {string} anchor */
  const at = (share, anchor, words = percent(share)) => s("text", { x: x(share), y: 13, "text-anchor": anchor }, words);
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} 16`, "aria-hidden": "true" },
    at(0, "start"),
    at(0.25, "middle"),
    at(0.5, "middle"),
    at(0.75, "middle"),
    at(1, "end", "100%"),
  );
}

/** Dot: won. Bar: where the true share lies. Diamond: expected. @param {wire.ShareInfo} share @param {number} expected @param {string} said */
export function plot(share, expected, said, named = false) {
  const [height, y] = named ? [60, 40] : [40, 20];
  const grid = [0, 0.25, 0.5, 0.75, 1].map((each) =>
    s("path", { d: `M${x(each)} 0V${height}`, stroke: "var(--line)", "stroke-width": each === 0.5 ? 1.5 : 1 }),
  );
  const bar = s("path", {
    d: `M${x(share.low)} ${y}H${x(share.high)}M${x(share.low)} ${y - 5}v10M${x(share.high)} ${y - 5}v10`,
    stroke: "var(--ink)",
    "stroke-width": 2.3,
  });
  const diamond = s("path", {
    d: `M${x(expected)} ${y - 8}l7 8-7 8-7-8z`,
    fill: "var(--sheet)",
    stroke: "var(--link)",
    "stroke-width": 2.2,
  });
  const dot = s("circle", { cx: x(share.value), cy: y, r: 6, fill: "var(--ink)" });
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${height}`, role: "img", "aria-label": said },
    ...grid,
    bar,
    diamond,
    dot,
    ...(named ? names(share.value, expected) : []),
  );
}

/** The words at the first dot and the first diamond, beside each other. @param {number} won @param {number} expected */
function names(won, expected) {
  const right = won >= expected;
  /** @param {number} share @param {string} to @param {string} key @param {string} kind */
  const word = (share, to, key, kind) =>
    s("text", { x: x(share) + (to === "start" ? 2 : -2), y: 13, "text-anchor": to, class: kind }, t(key));
  const middle = Math.min(Math.max((won + expected) / 2, 0.3), 0.7);
  return [
    word(middle, right ? "start" : "end", "label-won", "won-word"),
    word(middle, right ? "end" : "start", "label-expected", "expected-word"),
  ];
}
