// One thing on the table: where it stands, how it looks, what a screen reader makes of it.

import { s } from "../ui/dom.js";
import { still } from "../ui/settings.js";
import { fitted } from "./letters.js";
import { glide } from "./motion.js";
import { MOVE } from "./pace.js";

/** Kinds of things that are round; the line round them is, too. */
const ROUND = new Set(["man", "stone", "chip", "point", "sign", "token"]);
/** What is wider than this is an area, not a thing. */
const AREA = 150;

/** One thing on the table and its elements. */
export class Thing {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {wire.Node} */
    this.node = { id, x: 0, y: 0 };
    /** How large it is for a thumb. @type {{w: number, h: number} | undefined} */
    this.span = undefined;
    this.active = false;
    this.group = s("g", { "data-id": id, class: "thing" });
    this.inner = this.group.appendChild(s("g", { class: "inner" }));
    /** @type {SVGUseElement | null} */
    this.use = null;
    /** @type {SVGTextElement | null} */
    this.lettering = null;
    /** @type {SVGRectElement | null} */
    this.ring = null;
    /** The node as the scene has it, while it lies elsewhere. @type {wire.Node | null} */
    this.home = null;
  }

  get decoration() {
    return !this.node.label;
  }

  transform(node = this.node) {
    const turn = node.turn ? ` rotate(${node.turn}deg)` : "";
    return `translate(${node.x}px, ${node.y}px)${turn}`;
  }

  /** Stand there and look like this; says where it was and which picture it had, if that changed. @param {wire.Node} node */
  put(node) {
    const old = this.node;
    this.home = null;
    const moved =
      old.x !== node.x || old.y !== node.y || (old.turn ?? 0) !== (node.turn ?? 0) || (old.w ?? 0) !== (node.w ?? 0);
    const size = old.w && node.w && old.w !== node.w ? ` scale(${old.w / node.w})` : "";
    const was = moved ? this.transform(old) + size : "";
    const far = Math.hypot(old.x - node.x, old.y - node.y) > 24;
    const turned = old.art && old.art !== node.art ? old.art : "";
    this.node = node;
    this.group.style.transform = this.transform();
    this.dress();
    return { was, far, turned };
  }

  dress() {
    const { art, w = 0, h = 0, marks = [], tone = -1, kind = "" } = this.node;
    this.group.dataset.kind = kind;
    this.group.setAttribute(
      "class",
      ["thing", ...marks.map((mark) => `mark-${mark}`), this.active ? "hit" : ""].join(" ").trim(),
    );
    if (tone >= 0) this.group.style.setProperty("--tone", `var(--tone-${tone})`);
    if (art) {
      this.use ??= this.inner.insertBefore(s("use"), this.inner.firstChild);
      // A drawing that is set anew is built anew, and a map has a thousand lines.
      for (const [name, value] of Object.entries({ href: `#art-${art}`, x: -w / 2, y: -h / 2, width: w, height: h }))
        if (this.use.getAttribute(name) !== String(value)) this.use.setAttribute(name, String(value));
    } else {
      this.use?.remove();
      this.use = null;
    }
    this.letter();
    this.speak();
  }

  letter() {
    const { text, align = "middle", w = 0, h = 0, art, marks = [] } = this.node;
    if (!text) {
      this.lettering?.remove();
      this.lettering = null;
      return;
    }
    this.lettering ??= this.inner.appendChild(s("text"));
    const corner = align === "corner";
    const size = corner ? w * 0.2 : fitted(text, art ? h * 0.55 : h, art ? w * 0.94 : w);
    const given = corner
      ? { class: "corner", x: -w * 0.42, y: -h / 2 + size * 1.05, "text-anchor": "start" }
      : { class: marks.filter((mark) => mark.startsWith("on-")).join(" "), x: 0, y: size * 0.35, "text-anchor": align };
    for (const [name, value] of Object.entries({ ...given, "font-size": size }))
      this.lettering.setAttribute(name, String(value));
    if (this.lettering.textContent !== text) this.lettering.textContent = text;
  }

  /** What a screen reader makes of it: a button, a picture, or nothing. */
  speak() {
    const { label } = this.node;
    const { opens } = this.node;
    const role = this.active || opens ? "button" : label ? "img" : "presentation";
    // The keyboard stays where it is, even on a thing that can no longer be clicked.
    const held = !this.active && this.group === document.activeElement;
    /** @type {HTMLElement | null} */
    const table = held && !label ? this.group.closest("[tabindex]:not(g)") : null;
    table?.focus({ preventScroll: true });
    const tabindex = this.active || opens ? "0" : held && label ? "-1" : undefined;
    const given = {
      role,
      "aria-label": label ?? (this.active ? (this.node.text ?? this.id) : undefined),
      "aria-hidden": role === "presentation" ? "true" : undefined,
      tabindex,
    };
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) this.group.removeAttribute(name);
      else if (this.group.getAttribute(name) !== value) this.group.setAttribute(name, value);
    }
  }

  /**
   * `led`: what a half-made choice would open; true where a click goes on from there at once.
   * @param {boolean} next @param {boolean} picked @param {boolean} hinted @param {boolean | undefined} led
   */
  light(next, picked, hinted, led) {
    this.active = next || picked || led === true;
    this.group.classList.toggle("led", led !== undefined);
    this.group.classList.toggle("hit", next && !picked);
    this.group.classList.toggle("picked", picked);
    this.group.classList.toggle("hinted", hinted);
    if (this.active) this.group.setAttribute("aria-pressed", String(picked));
    else this.group.removeAttribute("aria-pressed");
    this.speak();
    if (this.active || hinted || led !== undefined) this.outline();
    else {
      this.ring?.remove();
      this.ring = null;
    }
  }

  /** While it is picked it lies on a place of its own, if there is one. @param {wire.Node | undefined} place */
  lie(place) {
    this.group.classList.toggle("lies", Boolean(place));
    const home = this.home ?? this.node;
    const node = place ? { ...home, x: place.x, y: place.y } : home;
    this.home = place ? home : null;
    if (node.x === this.node.x && node.y === this.node.y) return;
    const was = this.transform();
    this.node = node;
    this.group.style.transform = this.transform();
    if (!still()) glide(this.group, was, this.transform(), MOVE);
  }

  /** A line round what can be clicked, so that the glow is not the only sign. */
  outline() {
    const { w, h } = this.box();
    const round = ROUND.has(this.node.kind ?? "") ? Math.min(w, h) / 2 : Math.min(w, h) * 0.14;
    this.ring ??= this.inner.appendChild(s("rect", { class: "ring" }));
    // A large area stays where it is and is lined inside, so that neighbours do not run into each other.
    const area = w > AREA;
    this.group.classList.toggle("area", area);
    const edge = area ? -9 : 5;
    for (const [name, value] of Object.entries({
      x: -w / 2 - edge,
      y: -h / 2 - edge,
      width: w + 2 * edge,
      height: h + 2 * edge,
      rx: Math.max(4, round + edge),
    }))
      this.ring.setAttribute(name, String(value));
    if (this.ring !== this.inner.lastChild) this.inner.append(this.ring);
  }

  /** Its size; a bare text is as wide as its letters. */
  box() {
    const { w = 0, h = 0, text = "", art } = this.node;
    return w ? { w, h } : { w: art ? h : Math.max(h, text.length * h * 0.55), h };
  }

  /** @param {number} least */
  reach(least) {
    const { w, h } = this.box();
    this.span = { w: Math.max(w, least), h: Math.max(h, least) };
  }

  hide() {
    this.group.remove();
  }

  /** @param {number} ms */
  leave(ms) {
    this.group.classList.add("gone");
    this.group.removeAttribute("tabindex");
    this.group.setAttribute("aria-hidden", "true");
    if (!ms || !this.group.isConnected) return this.group.remove();
    this.group
      .animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms, easing: "ease-in" })
      .finished.finally(() => this.group.remove());
  }
}

/** Which die the drawing is a face of; undefined for one that is none (a die still in the cup). @param {string | undefined} art */
export const dieOf = (art) => document.getElementById(`art-${art}`)?.dataset.die;

/** What a tumbling die may show meanwhile. @param {string} art */
export function faces(art) {
  const all = [...document.querySelectorAll(`#art symbol[data-die="${dieOf(art)}"]`)].map((symbol) =>
    symbol.id.slice(4),
  );
  return all.length ? all : [art];
}
