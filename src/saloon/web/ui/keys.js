// Keys. Letters rest while somebody types; every key is listed under "?".

import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { settings } from "./settings.js";

/**
 * What a key does; false: nothing, and the key may mean something else.
 * @typedef {{keys: string[], word: string, act: (event: KeyboardEvent) => unknown}} Shortcut
 */

let rows = /** @type {Shortcut[][]} */ ([]);

/** Offer shortcuts as long as a page is open; returns the way to end that. @param {Shortcut[]} shortcuts */
export function offer(shortcuts) {
  rows = [...rows, shortcuts];
  return () => {
    rows = rows.filter((row) => row !== shortcuts);
  };
}

/** What helps on the page that is open, before the keys. @type {() => Element[]} */
let helper = () => [];

/** Say how the page is used, as long as it is open; returns the way to end that. @param {() => Element[]} made */
export function offerHelp(made) {
  helper = made;
  return () => {
    helper = () => [];
  };
}

export function help() {
  const list = h("dl.keys");
  for (const { keys, word } of [...rows].reverse().flat())
    list.append(h("dt", {}, ...keys.map((key) => h("kbd", {}, NAMES[key] ?? key))), h("dd", { t: word }));
  const first = helper();
  dialog("help", ...first, h("details", { open: !first.length }, h("summary", { t: "keys" }), list)).box.classList.add(
    "reading",
  );
}

/** @type {Record<string, string>} */
const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", " ": "␣", Escape: "Esc" };

/** @param {EventTarget | null} target */
function typing(target) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (typing(event.target) && event.key !== "Escape") return;
  if (event.key.length === 1 && event.key !== "?" && !settings().letters) return;
  for (const { keys, act } of [...rows].reverse().flat()) {
    if (!keys.includes(event.key)) continue;
    if (act(event) === false) continue;
    event.preventDefault();
    return;
  }
});
