// Everybody's chances along a match: a line a seat with its name, the costly choices, and one's luck as a strip below.

import { s, touched } from "../ui/dom.js";
import { decimal, t } from "../words/words.js";

const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4", "4 2", "8 2 2 2"];
const [HIGH, EDGE, NAMES, STRIP, LINE] = [190, 30, 104, 46, 15];
const [WIDE, NARROW, PHONE] = [640, 400, 600];
const SHOWN = 0.02;
const LONG = 13;
const GREAT = 0.05;
const ROOM = 44;

/**
 * @param {any} told @param {number} seat @param {number} at @param {any[]} mistakes
 * @param {(number: number) => void} to
 */
export function curve(told, seat, at, mistakes, to) {
  const wide = window.innerWidth < PHONE ? NARROW : WIDE;
  const rows = [told.seats.map((/** @type {any} */ each) => each.start)];
  rows.push(...told.moments.map((/** @type {any} */ each) => each.chances));
  const top = told.points ? Math.max(1, ...rows.flat()) : 1;
  /** @param {number} place */
  const x = (place) => EDGE + (place * (wide - EDGE - NAMES)) / Math.max(1, rows.length - 1);
  /** @param {number} value */
  const y = (value) => HIGH - EDGE - (value / top) * (HIGH - 2 * EDGE);
  const lines = told.seats.map((/** @type {any} */ _, /** @type {number} */ each) =>
    s("polyline", {
      class: `line seat${each % 8}${each === seat ? " own" : ""}`,
      "stroke-dasharray": DASHES[each % 8],
      points: rows.map((row, place) => `${x(place).toFixed(1)},${y(row[each]).toFixed(1)}`).join(" "),
    }),
  );
  const marks = mistakes.map((each, number) => {
    const place = told.moments.indexOf(each) + 1;
    const mark = s(
      "g",
      { class: `mark${each.number === at ? " chosen" : ""}` },
      s("rect", { x: x(place) - 9, y: y(each.chances[seat]) - 9, width: 18, height: 18, rx: 3 }),
      s("text", { x: x(place), y: y(each.chances[seat]) + 4 }, String(number + 1)),
    );
    mark.prepend(s("rect", { class: "reach", x: x(place) - 22, y: y(each.chances[seat]) - 22, width: 44, height: 44 }));
    mark.addEventListener("click", () => to(each.number));
    return mark;
  });
  const shown = x(told.moments.findIndex((/** @type {any} */ each) => each.number === at) + 1);
  const now = s("path", { class: "now", d: `M0 ${EDGE / 2}V${HIGH + STRIP}`, transform: `translate(${shown} 0)` });
  const drawing = s(
    "svg",
    {
      viewBox: `0 0 ${wide} ${HIGH + STRIP}`,
      role: "img",
      "aria-label": told.seats[seat].headline,
      class: "curve",
    },
    ...[0, 0.5, 1].flatMap((part) => [
      s("path", { class: "axis", d: `M${EDGE} ${y(part * top)}H${wide - NAMES}` }),
      s(
        "text",
        { class: "tick", x: EDGE - 4, y: y(part * top) + 4 },
        String(Math.round((told.points ? 1 : 100) * part * top)),
      ),
    ]),
    now,
    ...lines,
    ...names(told, seat, rows.at(-1), wide - NAMES, y),
    ...strip(told, seat, top, wide - NAMES, x),
    ...marks,
  );
  scrubbed(
    drawing,
    told.moments.length,
    wide,
    (place) => {
      now.setAttribute("transform", `translate(${x(place)} 0)`);
      return told.moments[place - 1].number;
    },
    to,
  );
  return drawing;
}

/**
 * A click goes to the moment; while one draws along, the line goes with the finger.
 * @param {SVGElement} drawing @param {number} moments @param {number} wide
 * @param {(place: number) => number} point says which moment stands at a place @param {(number: number) => void} to
 */
function scrubbed(drawing, moments, wide, point, to) {
  drawing.addEventListener("pointerdown", (event) => {
    if (event.button || !moments || touched(event, ".mark")) return;
    const box = drawing.getBoundingClientRect();
    const unit = (box.width / wide) * (wide - EDGE - NAMES);
    /** @param {PointerEvent} at */
    const under = (at) => {
      const part = (at.clientX - box.left - (EDGE * box.width) / wide) / unit;
      return point(Math.min(moments, Math.max(1, Math.round(part * moments))));
    };
    let number = under(event);
    /** @param {PointerEvent} at */
    const moved = (at) => {
      number = under(at);
    };
    const left = new AbortController();
    addEventListener("pointermove", moved, { signal: left.signal });
    addEventListener("pointercancel", () => left.abort(), { signal: left.signal });
    addEventListener(
      "pointerup",
      () => {
        left.abort();
        to(number);
      },
      { signal: left.signal },
    );
  });
}

/**
 * The names at the ends of their lines, apart from one another.
 * @param {any} told @param {number} seat @param {number[]} last @param {number} left @param {(value: number) => number} y
 */
function names(told, seat, last, left, y) {
  const order = told.seats
    .map((/** @type {any} */ each) => ({ ...each, at: y(last[each.seat]) }))
    .sort((/** @type {any} */ one, /** @type {any} */ other) => one.at - other.at);
  for (let at = 1; at < order.length; at++) order[at].at = Math.max(order[at].at, order[at - 1].at + LINE);
  const over = order.at(-1).at - (HIGH - 8);
  return order.map((/** @type {any} */ each) =>
    s(
      "text",
      { class: `name${each.seat === seat ? " own" : ""}`, x: left + 6, y: each.at - Math.max(0, over) + 4 },
      each.name.length > LONG ? `${each.name.slice(0, LONG - 1)}…` : each.name,
    ),
  );
}

/**
 * Luck of the seat, throw by throw: up where it helped, down where it hurt; nothing where there is no fortune.
 * @param {any} told @param {number} seat @param {number} top @param {number} left @param {(place: number) => number} x
 */
function strip(told, seat, top, left, x) {
  const fell = told.moments.map((/** @type {any} */ each) => (each.changes[seat].luck ?? 0) / top);
  const most = Math.max(SHOWN, ...fell.map(Math.abs));
  if (!told.seats[seat].fortune.length) return [];
  const middle = HIGH + STRIP / 2;
  const bars = fell.flatMap((/** @type {number} */ luck, /** @type {number} */ at) => {
    const tall = heightOf(luck, most);
    return Math.abs(luck) < SHOWN / 4
      ? []
      : [
          s("rect", {
            class: luck > 0 ? "gain" : "loss",
            x: x(at + 1) - 1.5,
            width: 3,
            height: tall,
            y: luck > 0 ? middle - tall : middle,
          }),
        ];
  });
  return [
    s("path", { class: "axis", d: `M${EDGE} ${middle}H${left}` }),
    ...bars,
    ...greatest(fell, most, top * (told.points ? 1 : 100), middle, x),
    s("text", { class: "name", x: left + 6, y: middle + 4 }, t("review-luck")),
  ];
}

/** @param {number} luck @param {number} most */
const heightOf = (luck, most) => (Math.abs(luck) / most) * (STRIP / 2 - 4);

/**
 * The great strokes of luck carry a number, where it does not stand over that of a greater one.
 * @param {number[]} fell @param {number} most @param {number} scale @param {number} middle @param {(place: number) => number} x
 */
function greatest(fell, most, scale, middle, x) {
  /** @type {number[]} */
  const taken = [];
  return fell
    .map((luck, at) => ({ luck, at: x(at + 1) }))
    .filter(({ luck }) => Math.abs(luck) >= GREAT)
    .sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))
    .flatMap(({ luck, at }) => {
      if (taken.some((other) => Math.abs(other - at) < ROOM)) return [];
      taken.push(at);
      const y = luck > 0 ? middle - heightOf(luck, most) + 8 : middle + heightOf(luck, most);
      const number = `${luck > 0 ? "+" : ""}${decimal(scale * luck, 1)}`;
      return [s("text", { class: "stroke", x: at + 4, y }, number)];
    });
}
