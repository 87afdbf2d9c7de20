// Elements in a few words, lists kept by key, and texts that follow the language.

import { t } from "../words/words.js";

export const SVG = "http://www.w3.org/2000/svg";

/**
 * An element: h("button.go", {onclick}, "text", child …). `t` gives a text of the page that follows the language,
 * `tl` the same for aria-label, `tp` for placeholder, `targs` their arguments.
 * @param {string} what tag, with classes after dots
 * @param {Record<string, any>} [given]
 * @param {...(Node | string | null | undefined | false)} inside
 * @returns {any}
 */
export function h(what, given = {}, ...inside) {
  const [tag, ...classes] = what.split(".");
  const made = document.createElement(tag || "div");
  if (classes.length) made.className = classes.join(" ");
  dress(made, given);
  made.append(...inside.filter((each) => each !== null && each !== undefined && each !== false));
  return made;
}

/** An SVG element with attributes. */
export function s(tag, given = {}, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) if (value !== undefined) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

function dress(made, given) {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "t" || name === "tl" || name === "tp" || name === "tt") made.dataset[name] = value;
    else if (name === "targs") made.dataset.targs = JSON.stringify(value);
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name in made && !name.startsWith("aria") && name !== "list" && name !== "form") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  label(made);
}

function label(made) {
  const { t: text, tl, tp, tt, targs } = made.dataset;
  if (!text && !tl && !tp && !tt) return;
  const args = targs ? JSON.parse(targs) : {};
  if (text) made.textContent = t(text, args);
  if (tl) made.setAttribute("aria-label", t(tl, args));
  if (tp) made.placeholder = t(tp, args);
  if (tt) made.title = t(tt, args);
}

/** Give an element another text of the page. */
export function retext(made, key, args) {
  made.dataset.t = key;
  if (args) made.dataset.targs = JSON.stringify(args);
  else delete made.dataset.targs;
  label(made);
}

/** All texts of the page below an element, in the language of now. */
export function relabel(root) {
  for (const each of root.querySelectorAll("[data-t], [data-tl], [data-tp], [data-tt]")) label(each);
}

/**
 * Keep the children of `parent` in step with `items`: the same key keeps its element, so focus stays.
 * @template T
 * @param {Element} parent @param {T[]} items @param {(item: T) => string} key
 * @param {(item: T) => Element} make @param {(element: any, item: T) => void} [patch]
 */
export function keep(parent, items, key, make, patch) {
  const kept = new Map();
  for (const child of [...parent.children]) if (child.dataset.key !== undefined) kept.set(child.dataset.key, child);
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
    if (had)
      (parent.querySelector("button:not(:disabled)") ?? parent.closest("[tabindex]"))?.focus?.({ preventScroll: true });
  }
}

/** Put a child before another without losing focus or motion, where the browser can. */
export function moveBefore(parent, child, before) {
  if (child.isConnected && parent.isConnected && parent.moveBefore) return parent.moveBefore(child, before);
  const focused = child.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(child, before);
  if (focused) focused.focus({ preventScroll: true });
}

/** Set a text only when it differs, so that screen readers and selections are left in peace. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A file handed to the reader. */
export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
