// Small signs and the shapes of the seats, drawn as paths.

import { s } from "./dom.js";

/** @type {["circle" | "rect" | "path" | "polygon", Record<string, string | number>][]} */
export const FIGURES = [
  ["circle", { r: 16 }],
  ["rect", { x: -15, y: -15, width: 30, height: 30, rx: 4 }],
  ["path", { d: "M0 -17 17 14H-17z" }],
  ["path", { d: "M0 -18 17 0 0 18 -17 0z" }],
  ["polygon", { points: "0,-18 5,-6.9 17.1,-5.6 8.1,2.6 10.6,14.6 0,8.5 -10.6,14.6 -8.1,2.6 -17.1,-5.6 -5,-6.9" }],
  ["polygon", { points: "0,-17 16.2,-5.3 10,13.8 -10,13.8 -16.2,-5.3" }],
  ["path", { d: "M-6 -17H6V-6H17V6H6V17H-6V6H-17V-6H-6z" }],
  ["path", { d: "M0 -16a16 16 0 1 0 .01 0zM0 -7a7 7 0 1 1 -.01 0z", "fill-rule": "evenodd" }],
];

/** The shape and colour of a seat, the same everywhere. @param {number} seat */
export function figure(seat, small = false) {
  const [tag, given] = FIGURES[seat % FIGURES.length];
  const shape = s(tag, {
    ...given,
    fill: `var(--tone-${seat % 8})`,
    stroke: "#2a2018",
    "stroke-width": 3,
    "stroke-linejoin": "round",
  });
  return s("svg", { class: small ? "figure small" : "figure", viewBox: "-20 -20 40 40", "aria-hidden": "true" }, shape);
}

/** @type {Record<string, string>} */
const SIGNS = {
  gear:
    "M10.3 2h3.4l.5 2.6 2 .8 2.2-1.5 2.4 2.4-1.5 2.2.8 2 2.6.5v2.4" +
    "l-2.6.5-.8 2 1.5 2.2-2.4 2.4-2.2-1.5-2 .8-.5 2.6h-3.4l-.5-2.6-2-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-2-2.6-.5v-2.4" +
    "l2.6-.5.8-2-1.5-2.2 2.4-2.4 2.2 1.5 2-.8zM12 9a3 3 0 1 0 .01 0",
  moon: "M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z",
  sun: "M12 7.5a4.5 4.5 0 1 0 .01 0M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l1.8 1.8M17.7 17.7l1.8 1.8M4.5 19.5l1.8-1.8M17.7 6.3l1.8-1.8",
  sound: "M3 9.5v5h4l5 4.5v-14l-5 4.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M3 9.5v5h4l5 4.5v-14l-5 4.5zM16 9.5l5 5M21 9.5l-5 5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2a10 10 0 1 0 .01 0",
  hint: "M9 17h6M10 20.5h4M8.5 14.5C6 12.5 5.5 10.8 5.5 9a6.5 6.5 0 0 1 13 0c0 1.8-.5 3.5-3 5.5z",
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  list: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  text: "M4 5h16v14H4zM7 9h6M7 12h10M7 15h8",
  back: "M14 5 7 12l7 7",
  shut: "M6 6l12 12M18 6 6 18",
  first: "M6 5v14M18 5 9 12l9 7z",
  prev: "M16 5 7 12l9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  flip: "M7 4v14M7 4 3.5 7.5M7 4l3.5 3.5M17 20V6M17 20l-3.5-3.5M17 20l3.5-3.5",
  wide: "M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L4.8 13.5a4 4 0 0 0 5.7 5.7L12 17.7",
  save: "M12 3v12M7 10.5l5 5 5-5M4 20.5h16",
  camera: "M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a4 4 0 1 0 .01 0",
  door: "M5 21V3h10v18M3 21h18M12 12h.01M18 8l4 4-4 4M22 12h-6",
  people: "M9 11a4 4 0 1 0-.01 0M2 20c0-4 3-6 7-6s7 2 7 6M17 11a3 3 0 1 0-1-5.8M18 14c2.5.5 4 2.5 4 6",
  calendar: "M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4",
  clock: "M12 3a9 9 0 1 0 .01 0M12 7v5l3.5 2",
  dice: "M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 .01 0M4 20 20 4",
  star: "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z",
  up: "M12 20V5M5.5 11.5 12 5l6.500 6.500",
  check: "M4 12.5 9.5 18 20 6",
  down: "M5 9l7 7 7-7",
  pen: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  key: "M8 10.5a5 5 0 1 0 .01 0M11.5 12 21 2.5M16.5 7l4 4M13.5 10l2.5 2.5",
  bin: "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  device: "M7 2.5h10v19H7zM11 18.5h2",
  print: "M7 8V3h10v5M7 17H3.5V8h17v9H17M7 14h10v7H7z",
  book: "M12 6C9 4 6 4 3 4.5V19c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V4.5C18 4 15 4 12 6zM12 6v14",
  bot: "M5 8h14v11H5zM12 8V4M12 4h.01M9 12.5h.01M15 12.5h.01M9.5 16h5",
  cap: "M2 9.5 12 5l10 4.5L12 14zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5",
  day: "M4 6h16v15H4zM4 10.5h16M8 3v5M16 3v5",
  post: "M3 6h18v13H3zM3 7l9 7 9-7",
};

/** @param {string} name */
export function sign(name) {
  return s(
    "svg",
    {
      class: "sign",
      viewBox: "0 0 24 24",
      "aria-hidden": "true",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2.2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    s("path", { d: SIGNS[name] }),
  );
}

export function brand() {
  const doors = s(
    "g",
    { stroke: "#2a2018", "stroke-width": 3, "stroke-linejoin": "round" },
    s("path", { fill: "#b4472a", d: "M6 22 30 6l24 16v32H6z" }),
    s("path", { fill: "#d79f36", d: "M16 54V30h12v24zM32 54V30h12v24z" }),
  );
  return s("svg", { viewBox: "0 0 60 60", "aria-hidden": "true" }, doors);
}
