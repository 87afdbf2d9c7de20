// Small signs and the shapes of the seats, drawn as paths.

import { s } from "./dom.js";

const FIGURES = [
  ["circle", { r: 16 }],
  ["rect", { x: -15, y: -15, width: 30, height: 30, rx: 4 }],
  ["path", { d: "M0 -17 17 14H-17z" }],
  ["path", { d: "M0 -18 17 0 0 18 -17 0z" }],
  ["polygon", { points: "0,-18 5,-6.9 17.1,-5.6 8.1,2.6 10.6,14.6 0,8.5 -10.6,14.6 -8.1,2.6 -17.1,-5.6 -5,-6.9" }],
  ["polygon", { points: "0,-17 16.2,-5.3 10,13.8 -10,13.8 -16.2,-5.3" }],
  ["path", { d: "M-6 -17H6V-6H17V6H6V17H-6V6H-17V-6H-6z" }],
  ["path", { d: "M0 -16a16 16 0 1 0 .01 0zM0 -7a7 7 0 1 1 -.01 0z", "fill-rule": "evenodd" }],
];

/** The shape and colour of a seat, the same everywhere. */
export function figure(seat, small = false) {
  const [tag, given] = FIGURES[seat % FIGURES.length];
  const shape = s(tag, { ...given, fill: `var(--tone-${seat % 8})`, stroke: "#2a2018", "stroke-width": 3, "stroke-linejoin": "round" });
  return s("svg", { class: small ? "figure small" : "figure", viewBox: "-20 -20 40 40", "aria-hidden": "true" }, shape);
}

const SIGNS = {
  gear: "M12 8.500a3.500 3.500 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M19 14.500A8 8 0 0 1 9.500 5 8 8 0 1 0 19 14.500z",
  sun: "M12 7.500a4.500 4.500 0 1 0 .01 0M12 1.500v2.500M12 20v2.500M1.500 12H4M20 12h2.500M4.500 4.500l1.800 1.800M17.700 17.700l1.800 1.800M4.500 19.500l1.800-1.800M17.700 6.300l1.800-1.800",
  sound: "M3 9.500v5h4l5 4.500v-14l-5 4.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  silent: "M3 9.500v5h4l5 4.500v-14l-5 4.500zM16 9.500l5 5M21 9.500l-5 5",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M12 2a10 10 0 1 0 .01 0",
  hint: "M9 17h6M10 20.500h4M8.500 14.500C6 12.500 5.500 10.800 5.500 9a6.500 6.500 0 0 1 13 0c0 1.800-.5 3.500-3 5.500z",
  undo: "M8 5 3.500 9.500 8 14M4 9.500h10a5.500 5.500 0 0 1 0 11h-3",
  list: "M8 6h13M8 12h13M8 18h13M3.500 6h.01M3.500 12h.01M3.500 18h.01",
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
  flip: "M7 4v14M7 4 3.500 7.500M7 4l3.500 3.500M17 20V6M17 20l-3.500-3.500M17 20l3.500-3.500",
  wide: "M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6",
  link: "M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L4.800 13.500a4 4 0 0 0 5.700 5.700L12 17.700",
  camera: "M3 7h4l2-3h6l2 3h4v13H3zM12 9.500a4 4 0 1 0 .01 0",
  door: "M5 21V3h10v18M3 21h18M12 12h.01M18 8l4 4-4 4M22 12h-6",
  people: "M9 11a4 4 0 1 0-.01 0M2 20c0-4 3-6 7-6s7 2 7 6M17 11a3 3 0 1 0-1-5.800M18 14c2.500.5 4 2.500 4 6",
  clock: "M12 3a9 9 0 1 0 .01 0M12 7v5l3.500 2",
  dice: "M4 4h16v16H4zM8.500 8.500h.01M15.500 15.500h.01M12 12h.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 .01 0M4 20 20 4",
  check: "M4 12.500 9.500 18 20 6",
};

export function sign(name) {
  return s("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true", fill: "none", stroke: "currentColor", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round" }, s("path", { d: SIGNS[name] }));
}

export function brand() {
  const doors = s("g", { stroke: "#2a2018", "stroke-width": 3, "stroke-linejoin": "round" }, s("path", { fill: "#b4472a", d: "M6 22 30 6l24 16v32H6z" }), s("path", { fill: "#d79f36", d: "M16 54V30h12v24zM32 54V30h12v24z" }));
  return s("svg", { viewBox: "0 0 60 60", "aria-hidden": "true" }, doors);
}
