// Your dice, a master's choices: the deal of the day turn by turn, mine beside the master's.

import { askMine } from "../net/api.js";
import { me } from "../net/person.js";
import { h, s } from "../ui/dom.js";
import { t } from "../words/words.js";

/** The track of a row: its length, the room at its ends, its middle. */
const [LONG, EDGE, MIDDLE] = [190, 10, 13];

/** The card, or nothing before both are over. @param {wire.DealInfo} deal */
export async function turnsOf(deal) {
  if (!me() || deal.score === null || deal.master === null) return null;
  const told = await askMine("/api/deal/turns", { day: deal.day }).catch(() => null);
  return told?.turns.length ? card(deal, told) : null;
}

/** @param {wire.DealInfo} deal @param {wire.DealTurns} told */
function card(deal, { turns, summed }) {
  const values = turns.flatMap(({ mine, master }) => [mine ?? 0, master ?? 0]);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  /** @param {number} value */
  const x = (value) => EDGE + ((value - low) / (high - low)) * (LONG - 2 * EDGE);
  const unit = deal.kind === "drills" ? "card" : deal.kind === "tisicovka" ? "series" : "turn";
  return h(
    "section.card.deal-turns",
    {},
    h(
      "div.row",
      {},
      h("h2", { t: "deal-beside" }),
      h("span.soft.key", {}, mark("me"), t("deal-col-you"), mark("master"), t("deal-col-master")),
    ),
    h("p.soft", { t: `deal-beside-${summed ? "gained" : "left"}` }),
    h(
      "div.scrolled",
      {},
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col", t: `deal-${unit}` }),
            h("td.track"),
            h("th.num", { scope: "col", t: "deal-col-you" }),
            h("th.num", { scope: "col", t: "deal-col-master" }),
            h("th", { scope: "col", t: "deal-part" }),
          ),
        ),
        h("tbody", {}, ...turns.map((each) => row(each, x))),
        summed && h("tfoot", {}, together(turns)),
      ),
    ),
  );
}

/** @param {wire.DealTurn} turn @param {(value: number) => number} x */
function row({ number, mine, master, said, instead }, x) {
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, String(number)),
    h("td.track", { "aria-hidden": "true" }, track(mine, master, x)),
    h("td.num", {}, mine === null ? "–" : String(mine)),
    h("td.num", {}, master === null ? "–" : String(master)),
    h("td.where", {}, said ? h("span", {}, said) : "", said ? h("span.soft", {}, t("deal-instead", { instead })) : ""),
  );
}

/** @param {number | null} mine @param {number | null} master @param {(value: number) => number} x */
function track(mine, master, x) {
  const [one, two] = [mine === null ? null : x(mine), master === null ? null : x(master)];
  return s(
    "svg",
    { viewBox: `0 0 ${LONG} ${2 * MIDDLE}`, width: LONG, height: 2 * MIDDLE },
    s("path", { class: "zero", d: `M${x(0)} 0V${2 * MIDDLE}` }),
    ...(one !== null && two !== null ? [s("path", { class: "between", d: `M${one} ${MIDDLE}H${two}` })] : []),
    ...(two === null ? [] : [s("path", { class: "arrow", d: `M${two - 8} ${MIDDLE - 7}h16l-8 14z` })]),
    ...(one === null ? [] : [s("circle", { class: "me", cx: one, cy: MIDDLE, r: 6 })]),
  );
}

/** @param {wire.DealTurn[]} turns */
function together(turns) {
  const sum = (/** @type {"mine" | "master"} */ of) => turns.reduce((all, each) => all + (each[of] ?? 0), 0);
  return h(
    "tr",
    {},
    h("td"),
    h("th.track", { scope: "row", t: "deal-together" }),
    h("td.num", {}, h("b", {}, String(sum("mine")))),
    h("td.num", {}, h("b", {}, String(sum("master")))),
    h("td.soft", {}, t("deal-between", { count: Math.abs(sum("mine") - sum("master")) })),
  );
}

/** @param {"me" | "master"} of */
const mark = (of) =>
  s(
    "svg",
    { viewBox: "0 0 20 20", width: 18, height: 18, "aria-hidden": "true" },
    of === "me"
      ? s("circle", { class: "me", cx: 10, cy: 10, r: 6 })
      : s("path", { class: "arrow", d: "M2 3h16l-8 14z" }),
  );
