// Under the board: back and on along the line, turning the board, setting one up.

import { h } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";
import { sign } from "../ui/signs.js";

/** @typedef {"first" | "prev" | "next" | "last"} Step */
/** @type {Step[]} */
const STEPS = ["first", "prev", "next", "last"];

/** @param {Record<Step | "setUp", () => unknown>} on */
export function stepsBar(on) {
  /** @param {string} icon @param {string} word @param {() => unknown} act */
  const tool = (icon, word, act) =>
    h("button.plain", { type: "button", onclick: act }, sign(icon), h("span", { t: word }));
  return h(
    "div.steps.row",
    { role: "group", tl: "position-slider" },
    ...STEPS.map((step) =>
      h("button.plain", { type: "button", tl: `step-${step}`, tt: `step-${step}`, onclick: on[step] }, sign(step)),
    ),
    h("span.grow"),
    tool("flip", "think-turn", () => change({ flip: !settings().flip })),
    tool("pen", "think-set-up", on.setUp),
  );
}
