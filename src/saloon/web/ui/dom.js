// Elements in a few words, lists kept by key, and texts that follow the language.

import { pictureAt } from "../road/house.js";
import { address, onRoad } from "../road/place.js";
import { t } from "../words/words.js";

export const SVG = "http://www.w3.org/2000/svg";

/**
 * An element: h("button.go", {onclick}, "text", child …). `t` gives a text of the page that follows the language,
 * `tl` the same for aria-label, `tp` for placeholder, `targs` their arguments.
 * @template {string} W
 * @param {W} what tag, with classes after dots
 * @param {Record<string, any>} [given]
 * @param {...page.Inside} inside
 * @returns {page.Made<W>}
 */
export function h(what, given = {}, ...inside) {
  const [tag, ...classes] = what.split(".");
  const made = document.createElement(tag || "div");
  if (classes.length) made.className = classes.join(" ");
  dress(made, given);
  made.append(...inside.filter((each) => each !== null && each !== undefined && each !== false));
  return /** @type {page.Made<W>} */ (made);
}

/**
 * An SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Record<string, string | number | undefined>} [given] @param {...(Node | string)} inside
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, given = {}, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) if (value !== undefined) made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}

/**
 * A part of an element, which must be there: `part(row, "b")`, `part(row, ".score")`.
 * @template {string} W @param {ParentNode} whole @param {W} what @returns {page.ElementOf<W>}
 */
export function part(whole, what) {
  const found = whole.querySelector(what);
  if (!found) throw new Error(`no ${what} there`);
  return /** @type {page.ElementOf<W>} */ (found);
}

/** The elements in an element. @param {Element} whole */
export const parts = (whole) => /** @type {HTMLElement[]} */ ([...whole.children]);

/** What an event happened to, or what holds that and is meant: `touched(event, "[data-id]")`. @param {Event} event @param {string} what */
export const touched = (event, what) =>
  event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(what)) : null;

/** @param {any} made @param {Record<string, any>} given */
function dress(made, given) {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "t" || name === "tl" || name === "tp" || name === "tt") made.dataset[name] = value;
    else if (name === "targs") made.dataset.targs = JSON.stringify(value);
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name === "href" && onRoad) made.setAttribute("href", address(value));
    else if (name === "src" && value.startsWith("/api/")) show(made, value);
    else if (name in made && !name.startsWith("aria") && name !== "list" && name !== "form") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  label(made);
}

/** A picture that the house draws. @param {HTMLImageElement} image @param {string} path */
export async function show(image, path) {
  image.src = onRoad ? await pictureAt(path) : path;
}

/** @param {any} made */
function label(made) {
  const { t: text, tl, tp, tt, targs } = made.dataset;
  if (!text && !tl && !tp && !tt) return;
  const args = targs ? JSON.parse(targs) : {};
  if (text) made.textContent = t(text, args);
  if (tl) made.setAttribute("aria-label", t(tl, args));
  if (tp) made.placeholder = t(tp, args);
  if (tt) made.title = t(tt, args);
}

/** Give an element another text of the page. @param {HTMLElement} made @param {string} key @param {page.Args} [args] */
export function retext(made, key, args) {
  made.dataset.t = key;
  if (args) made.dataset.targs = JSON.stringify(args);
  else delete made.dataset.targs;
  label(made);
}

/** All texts of the page below an element, in the reader's language. @param {ParentNode} root */
export function relabel(root) {
  for (const each of root.querySelectorAll("[data-t], [data-tl], [data-tp], [data-tt]")) label(each);
}

/**
 * Keep the children of `parent` in step with `items`: the same key keeps its element, so focus stays.
 * @template T @template {HTMLElement} E
 * @param {Element} parent @param {T[]} items @param {(item: T) => string} key
 * @param {(item: T) => E} make @param {(element: E, item: T) => void} [patch]
 */
export function keep(parent, items, key, make, patch) {
  /** @type {Map<string, E>} */
  const kept = new Map();
  for (const child of parts(parent))
    if (child.dataset.key !== undefined) kept.set(child.dataset.key, /** @type {E} */ (child));
  let at = parent.firstElementChild;
  for (const item of items) {
    const name = key(item);
    let element = kept.get(name);
    if (!element) {
      element = make(item);
      element.dataset.key = name;
    }
    kept.delete(name);
    if (patch) patch(element, item);
    if (element === at) at = at.nextElementSibling;
    else moveBefore(parent, element, at);
  }
  for (const gone of kept.values()) {
    const had = gone.contains(document.activeElement);
    gone.remove();
    /** @type {HTMLElement | null} */
    const next = had ? (parent.querySelector("button:not(:disabled)") ?? parent.closest("[tabindex]")) : null;
    next?.focus({ preventScroll: true });
  }
}

/**
 * Put a child before another without losing focus or motion, where the browser can.
 * @param {Element} parent @param {Element} child @param {Element | null} before
 */
export function moveBefore(parent, child, before) {
  if (child.isConnected && parent.isConnected && parent.moveBefore) return parent.moveBefore(child, before);
  const focused = child.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(child, before);
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
}

/** Set a text only when it differs, so that screen readers and selections are left in peace. @param {Element} element @param {string} text */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A file handed to the reader. @param {string} name @param {Blob | string} content @param {string} type */
export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
