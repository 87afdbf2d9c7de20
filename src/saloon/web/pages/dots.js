// Everybody's results as dots: one for each, the reader's larger, the master's line dashed.

import { s } from "../ui/dom.js";
import { t } from "../words/words.js";

/** Fewer are shown one by one, with their names. */
export const FEW = 20;
/** About as wide as a letter is. */
const LETTER = 9;

/** Round numbers between the ends, about six of them. @param {number} low @param {number} high */
function ticks(low, high) {
  const span = Math.max(1, high - low);
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const found = [];
  for (let at = first; at <= last + step / 1000; at += step) found.push(Math.round(at));
  return found.length > 1 ? found : [found[0], found[0] + step];
}

/**
 * @param {wire.DealInfo} deal
 * @param {{wide?: number, high?: number, small?: boolean}} [how] small: in the lobby, without an axis of numbers
 */
export function dotPlot(deal, { wide = 1180, high = 184, small = false } = {}) {
  const scores = deal.dots.map((dot) => dot.score);
  const all = [...scores, ...(deal.master === null ? [] : [deal.master])];
  const axis = ticks(Math.min(...all), Math.max(...all));
  const [low, top] = [axis[0], axis[axis.length - 1]];
  const size = small ? 4 : 6;
  const edge = small ? 12 : 24;
  const ground = high - (small ? 26 : 34);
  /** @param {number} value */
  const x = (value) => edge + ((value - low) / Math.max(1, top - low)) * (wide - 2 * edge);
  const columns = Math.max(1, Math.floor((wide - 2 * edge) / (size * 2 + 3)));
  /** @type {Map<number, number>} */
  const stacks = new Map();
  const room = Math.max(...tally(deal.dots, x, wide, columns));
  const rise = Math.min(size * 2 + 1, (ground - (small ? 34 : 74)) / Math.max(1, room));
  const dots = deal.dots.map((dot) => {
    const column = Math.round(((x(dot.score) - edge) / (wide - 2 * edge)) * columns);
    const at = stacks.get(column) ?? 0;
    stacks.set(column, at + 1);
    const spot = { cx: edge + (column / columns) * (wide - 2 * edge), cy: ground - size - 1 - at * rise };
    return { dot, ...spot };
  });
  const mine = dots.find((each) => each.dot.me);
  const few = deal.dots.length < FEW && !small;
  return s(
    "svg",
    { class: "dots", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": sentence(deal) },
    s("path", { class: "axis", d: `M${edge} ${ground}H${wide - edge}` }),
    ...(small
      ? ends(deal, x, ground)
      : axis.map((value) =>
          s("text", { x: x(value), y: ground + 22, class: "tick" }, String(value).replace("-", "−")),
        )),
    ...(deal.middle !== null && !small && wide > 500 && deal.dots.length >= FEW
      ? [
          s("path", { class: "half", d: `M${x(deal.middle)} ${ground}V22` }),
          s(
            "text",
            { x: x(deal.middle) - 8, y: 30, class: "label end" },
            t("deal-half", { value: minus(deal.middle) }),
          ),
        ]
      : []),
    ...(deal.master !== null
      ? [
          s("path", { class: "master", d: `M${x(deal.master)} ${ground}V${small ? 30 : 62}` }),
          s("path", { class: "arrow", d: `M${x(deal.master) - 9} ${small ? 20 : 52}h18l-9 10z` }),
          ...(small ? [] : [label(x(deal.master), 62, t("deal-master", { value: minus(deal.master) }), wide)]),
        ]
      : []),
    ...dots
      .filter((each) => !each.dot.me)
      .map((each) => s("circle", { cx: each.cx, cy: each.cy, r: size, class: "dot" })),
    ...(few
      ? dots
          .filter((each) => each.dot.name && !each.dot.me)
          .map((each) => s("text", { x: each.cx, y: each.cy - 12, class: "name" }, each.dot.name))
      : []),
    ...(mine
      ? [
          s("path", { class: "lead", d: `M${mine.cx} ${mine.cy}V${Math.max(14, mine.cy - 34)}` }),
          s("circle", { cx: mine.cx, cy: mine.cy, r: size + 2, class: "me" }),
          label(mine.cx, Math.max(14, mine.cy - 38), t("deal-you", { value: minus(mine.dot.score) }), wide, {
            more: "own",
            line: deal.master === null ? Number.POSITIVE_INFINITY : x(deal.master),
          }),
        ]
      : []),
  );
}

/** A score with a minus and not a hyphen. @param {number} score */
export const minus = (score) => String(score).replace("-", "−");

/** How many stand above each other. @param {wire.DealDot[]} dots @param {(value: number) => number} x @param {number} wide @param {number} columns */
function tally(dots, x, wide, columns) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const dot of dots) {
    const column = Math.round((x(dot.score) / wide) * columns);
    found.set(column, (found.get(column) ?? 0) + 1);
  }
  return [1, ...found.values()];
}

/** In the lobby: the least, the middle, the best. @param {wire.DealInfo} deal @param {(value: number) => number} x @param {number} ground */
function ends(deal, x, ground) {
  const scores = deal.dots.map((dot) => dot.score);
  const [low, best] = [Math.min(...scores), Math.max(...scores)];
  const found = [s("text", { x: x(best), y: ground + 20, class: "label end" }, t("deal-most", { value: minus(best) }))];
  if (x(best) - x(low) > 130) found.push(s("text", { x: x(low), y: ground + 20, class: "label" }, String(low)));
  if (deal.middle !== null && x(best) - x(deal.middle) > 170 && x(deal.middle) - x(low) > 90)
    found.push(
      s("text", { x: x(deal.middle), y: ground + 20, class: "tick" }, t("deal-middle", { value: minus(deal.middle) })),
    );
  return found;
}

/**
 * A label that does not leave the picture, and does not lie over a line to its right.
 * @param {number} x @param {number} y @param {string} text @param {number} wide @param {{more?: string, line?: number}} [how]
 */
const label = (x, y, text, wide, { more = "", line = Number.POSITIVE_INFINITY } = {}) => {
  const end = x + 12 + LETTER * text.length;
  const before = end > wide || (line > x && line < end);
  return s("text", { x: before ? x - 12 : x + 12, y, class: `label ${more}${before ? " end" : ""}` }, text);
};

/** The picture in words. @param {wire.DealInfo} deal */
export function sentence(deal) {
  const scores = deal.dots.map((dot) => dot.score);
  return t("deal-said", {
    count: deal.played,
    low: scores[0],
    high: scores[scores.length - 1],
    middle: deal.middle ?? "",
  });
}
