// Who somebody is at a glance: a person is a coin, a bot a square plate. A seat at a table stays a bare shape.

import { s } from "./dom.js";
import { FIGURES } from "./signs.js";

export const SHAPES = FIGURES.length;
export const TONES = 8;

const INK = { stroke: "#2a2018", "stroke-linejoin": "round", "stroke-linecap": "round" };

/** The coin of a person; without a badge (or with -1) of somebody who has left the house. @param {{shape?: number, tone?: number}} [of] */
export function coin({ shape = -1, tone = shape } = {}, size = 32) {
  const rim = s("circle", { r: 18.5, fill: "#e3b95f", ...INK, "stroke-width": 2.4 });
  const face = s("circle", { r: 14.6, fill: "#fffaf0", stroke: "#8a6420", "stroke-width": 1.2 });
  if (shape < 0) return picture(size, rim, face);
  const [tag, given] = FIGURES[shape % SHAPES];
  const fill = `var(--tone-${Math.max(0, tone) % TONES})`;
  return picture(
    size,
    rim,
    face,
    s("g", { transform: "scale(.62)" }, s(tag, { ...given, fill, ...INK, "stroke-width": 3.6 })),
  );
}

/** The plate of a bot. */
export function plate(size = 32) {
  return picture(
    size,
    s("rect", { x: -17, y: -17, width: 34, height: 34, rx: 8, fill: "#e9cfa3", ...INK, "stroke-width": 2.5 }),
    s("path", { d: "M-9-5H9V10H-9zM0-5V-10M-4 1h.01M4 1h.01M-3.5 6h7", fill: "none", ...INK, "stroke-width": 2.8 }),
  );
}

/** @param {number} size @param {...SVGElement} inside */
function picture(size, ...inside) {
  return s(
    "svg",
    { class: "coin", width: size, height: size, viewBox: "-20 -20 40 40", "aria-hidden": "true" },
    ...inside,
  );
}
