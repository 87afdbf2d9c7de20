// The ledger of a review: from the fair start to the result in four parts, each with its sign, pattern, number and count.

import { h, s } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { decimal, percents, t } from "../words/words.js";

export const PARTS = ["luck", "choices", "others", "fog"];
/** @type {Record<string, string>} */
const SIGNS = { luck: "dice", choices: "pen", others: "people", fog: "eye" };
const [WIDE, HIGH] = [216, 20];

/** Numbers of a review as they are read. */
export class Figures {
  /** @param {any} told */
  constructor(told) {
    this.points = told.points;
    this.scale = told.points ? 1 : 100;
    this.digits = told.certainty === "searched" ? 0 : 1; // a search does not know tenths
  }

  /** @param {number} value */
  signed(value) {
    const text = decimal(value * this.scale, this.digits);
    return /[1-9]/.test(text) && value > 0 ? `+${text}` : text;
  }

  /** @param {any} part */
  spread(part) {
    const half = ((part.high - part.low) / 2) * this.scale;
    return half >= 0.5 / 10 ** this.digits ? ` ± ${decimal(half, this.digits)}` : "";
  }

  /** Whether a part is smaller than its own error. @param {any} part */
  unsure(part) {
    return (part.high - part.low) / 2 > Math.abs(part.value);
  }

  /** @param {any} part */
  within(part) {
    return `${this.signed(part.value)}${this.spread(part)}`;
  }

  /** @param {number} value */
  figure(value) {
    return this.points ? decimal(value, this.digits) : percents(value, this.digits);
  }
}

/** @param {any} told @param {number} seat */
export function ledger(told, seat) {
  const own = told.seats[seat];
  const figures = new Figures(told);
  const parts = told.seats.length > 1 ? PARTS : PARTS.filter((part) => part !== "others");
  const counts = countsOf(told, seat);
  const levels = [own.start];
  for (const part of parts) levels.push(levels[levels.length - 1] + own[part].value);
  const [least, most] = [Math.min(0, ...levels), Math.max(told.points ? 1 : 0.01, ...levels)];
  /** @param {number} value */
  const x = (value) => ((value - least) / (most - least)) * WIDE;
  /** @param {string} name @param {string} text @param {number} from @param {number} to */
  const ends = (name, text, from, to) =>
    h(
      name === "result" ? "tr.sum" : "tr",
      {},
      h("th", { scope: "row" }, h("span", { t: name === "start" ? "review-start" : "result" })),
      h("td.bar-of", {}, bar("whole", x(from), x(to), x(0))),
      h("td", {}, text),
      h("td"),
    );
  return h(
    "section.card",
    {},
    h("div.row", {}, h("h2.grow", { t: "review-ledger" }), h("span.soft.sure", {}, t(`review-${told.certainty}`))),
    h(
      "table.ledger",
      {},
      ends("start", figures.figure(own.start), 0, own.start),
      ...parts.map((part, at) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, sign(SIGNS[part]), h("span", { t: `review-${part}` })),
          h("td.bar-of", {}, bar(part, x(levels[at]), x(levels[at + 1]), x(0), figures.unsure(own[part]))),
          h(
            own[part].value < 0 ? "td.is-loss" : "td",
            {},
            h("b", {}, figures.signed(own[part].value)),
            h("span.soft", {}, figures.spread(own[part])),
          ),
          h("td.soft.of", {}, counts[part] ? t(`review-of-${part}`, { count: counts[part] }) : ""),
        ),
      ),
      ends("result", figures.figure(own.result), 0, own.result),
    ),
    h("p.soft.rate", {}, rateOf(told, own, figures)),
  );
}

/** What is given away per real decision, with what that means, and the result without luck. @param {any} told @param {any} own @param {Figures} figures */
function rateOf(told, own, figures) {
  const rate = decimal(own.rate / (told.points ? 100 : 1), 2);
  const adjusted = own.fortune.length ? ` ${t("review-adjusted", { value: figures.figure(own.adjusted.value) })}` : "";
  return `${t(told.points ? "review-rate-points" : "review-rate", { rate })}${adjusted}`;
}

/**
 * A bar from one value to the next: an arrow at its end says which way it went; outlined where the error is greater.
 * @param {string} kind @param {number} from @param {number} to @param {number} zero
 */
function bar(kind, from, to, zero, unsure = false) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const way = kind === "whole" || right - left < 3 ? "" : to < from ? "M5 5 0 10l5 5" : "M-5 5 0 10l-5 5";
  return s(
    "svg",
    {
      viewBox: `-6 0 ${WIDE + 12} ${HIGH}`,
      "aria-hidden": "true",
      class: `bar of-${kind} ${to < from ? "loss" : "gain"}${unsure ? " unsure" : ""}`,
    },
    s("path", { class: "axis", d: `M${zero} 0V${HIGH}` }),
    s("rect", { x: left, y: 4, width: Math.max(1.5, right - left), height: HIGH - 8 }),
    ...(kind === "others" ? hatches(left, right) : kind === "luck" ? dots(left, right) : []),
    ...(kind === "fog" ? [s("path", { class: "mark-in", d: `M${left} 8H${right}M${left} 12H${right}` })] : []),
    s("path", { class: "way", d: way, transform: `translate(${to} 0)` }),
  );
}

/** @param {number} left @param {number} right */
function hatches(left, right) {
  const found = [];
  for (let at = left + 4; at < right; at += 7) found.push(`M${at} 4l-4 12`);
  return [s("path", { class: "mark-in", d: found.join("") })];
}

/** @param {number} left @param {number} right */
function dots(left, right) {
  const found = [];
  for (let at = left + 4; at < right - 1; at += 6)
    found.push(s("circle", { class: "mark-in", cx: at, cy: 10, r: 1.3 }));
  return found;
}

/** How much there was of each part. @param {any} told @param {number} seat @returns {Record<string, number>} */
function countsOf(told, seat) {
  const others = told.moments.filter((/** @type {any} */ each) => each.decision && each.seat !== seat);
  return {
    luck: told.moments.filter((/** @type {any} */ each) => each.fortune).length,
    choices: told.seats[seat].decisions,
    others: others.length,
    fog: 0,
  };
}

/** @param {any} told @param {number} seat @param {(seat: number) => void} from */
export function everybody(told, seat, from) {
  const figures = new Figures(told);
  const columns = ["", "review-start", ...PARTS.map((part) => `review-${part}`), "result"];
  return h(
    "section.card",
    {},
    h("h2", { t: "review-everybody" }),
    h(
      "div.wide",
      { tabIndex: 0, role: "region", tl: "review-everybody" },
      h(
        "table.everybody",
        {},
        h("tr", {}, ...columns.map((each) => (each ? h("th", { scope: "col", t: each }) : h("td")))),
        ...told.seats.map((/** @type {any} */ each) =>
          h(
            "tr",
            { "aria-current": String(each.seat === seat) },
            h("th", { scope: "row" }, h("button.plain", { type: "button", onclick: () => from(each.seat) }, each.name)),
            h("td", {}, figures.figure(each.start)),
            ...PARTS.map((part) => h("td", {}, figures.signed(each[part].value))),
            h("td", {}, figures.figure(each.result)),
          ),
        ),
      ),
    ),
  );
}
