// Mouse, finger and keys on the table: which thing is meant.

import { touched } from "../ui/dom.js";
import { closest, keyLight, nearest } from "./aim.js";

/** @typedef {import("./thing.js").Thing} Thing */

/** How wide whatever can be clicked is at least, in pixels. */
const REACH = 44;

export class Touch {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {{clicked: (id: string) => void, asked: (id: string) => void, missed: () => void, learn?: (id: string) => void}} on
   */
  constructor(stage, on) {
    this.stage = stage;
    this.on = on;
    const { svg, light } = stage;
    svg.addEventListener("click", (event) => this.click(event));
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("contextmenu", (event) => this.learn(event));
    svg.addEventListener(
      "pointermove",
      (event) => event.pointerType === "mouse" && light.pointAt(this.at(event.clientX, event.clientY)),
    );
    svg.addEventListener("pointerleave", () => light.pointAt(undefined));
    svg.addEventListener("focusin", () => light.pointAt(this.focused));
    /** Pixels that the table has: asking for them lays the page out, so it is told when they change. */
    this.room = { width: 0, height: 0 };
    new ResizeObserver(([{ contentRect }]) => {
      this.room = contentRect;
      this.reach();
    }).observe(svg);
  }

  /** Units of the table that make one pixel of the screen. */
  get unit() {
    const [width, height] = this.stage.size;
    return this.room.width && this.room.height ? Math.max(width / this.room.width, height / this.room.height) : 1;
  }

  /** Every clickable thing can be hit by a thumb. */
  reach() {
    if (!this.stage.scene) return;
    const least = REACH * this.unit;
    for (const thing of this.stage.things.values()) thing.reach(least);
  }

  /** A point of the screen in units of the table. @param {number} x @param {number} y */
  point(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.stage.layer.getScreenCTM()?.inverse());
  }

  /** What a point of the screen means, but for the thing that is carried there. @param {number} x @param {number} y */
  at(x, y, carried = "") {
    const { scene, layer, things, panes, light } = this.stage;
    if (!scene || !layer.getScreenCTM()) return undefined;
    const row = scene.nodes
      .filter((node) => node.id !== carried && panes.sees(node) && light.reaches(node))
      .flatMap((node) => things.get(node.id) ?? []);
    return nearest(row, this.point(x, y), REACH * this.unit)?.id;
  }

  /** Somewhere on the table was clicked. @param {MouseEvent} event */
  click(event) {
    const id = event.detail === 0 ? touched(event, "[data-id]")?.dataset.id : this.at(event.clientX, event.clientY);
    const thing = this.stage.things.get(id ?? "");
    if (this.press(thing)) return;
    if (thing && !thing.decoration) this.on.asked(thing.id);
    else this.on.missed();
  }

  /** Click what can be clicked, or open its pane; says whether either could be done. @param {Thing | undefined} thing */
  press(thing) {
    if (thing?.active) this.on.clicked(thing.id);
    else if (thing?.node.opens) this.stage.panes.show(thing.node.opens);
    else return false;
    return true;
  }

  /** A long press or the other button asks what a thing is. @param {MouseEvent} event */
  learn(event) {
    const id = this.at(event.clientX, event.clientY);
    if (!this.on.learn || !id) return;
    event.preventDefault();
    this.on.learn(id);
  }

  // -- the keyboard -------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = this.stage.things.get(touched(event, "[data-id]")?.dataset.id ?? "");
    if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key.startsWith("Arrow") && keyLight(this.stage.active, thing, event.key);
    const pressed = event.key === "Enter" || event.key === " ";
    if (!next && !pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) next.group.focus();
    else this.press(thing);
  }

  /** The thing the keyboard is on. */
  get focused() {
    /** @type {HTMLElement | null | undefined} */
    const holder = document.activeElement?.closest("[data-id]");
    return holder?.dataset.id;
  }

  /** Put the keyboard on the first thing that can be clicked. */
  focusFirst() {
    const { scene, things } = this.stage;
    const first = scene?.nodes.map((node) => things.get(node.id)).find((thing) => thing?.active);
    first?.group.focus();
    return Boolean(first);
  }

  /** The place of the thing the keyboard was on, if it is one of those gone. @param {Thing[]} gone */
  left(gone) {
    return gone.find((thing) => thing.group === document.activeElement)?.node;
  }

  /** Where the keyboard goes when the thing it was on is gone: the nearest one left, else the table. @param {wire.Node} node */
  refocus(node) {
    const { active, svg } = this.stage;
    /** @type {SVGElement | HTMLElement | null} */
    const next = active.length ? closest(active, node).group : svg.closest("[tabindex]:not(g)");
    next?.focus({ preventScroll: true });
  }
}
