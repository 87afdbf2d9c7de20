// A broad table is dense: the area in which the mouse rests, or the keyboard is, is shown larger beside itself. Nothing under the glass can be clicked,
// and it goes as soon as one leaves the area, so it never lies over what one points at.

import { h, s, touched } from "../ui/dom.js";

/** How much larger; after how many milliseconds of rest; how far from the area and from the edge. */
const GROWTH = 1.7;
const REST = 500;
const GAP = 8;

let count = 0;

export class Lens {
  /** @param {import("./scene.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    stage.layer.id = `layer-${++count}`;
    this.glass = s("svg", {}, s("use", { href: `#${stage.layer.id}` }));
    this.element = h("div.lens", { hidden: true, "aria-hidden": "true" }, this.glass);
    /** The area that is looked at, or will be after a rest. @type {string | undefined} */
    this.area = undefined;
    this.timer = 0;
    const { svg } = stage;
    svg.addEventListener(
      "pointermove",
      (event) => event.pointerType === "mouse" && !event.buttons && this.point(event.clientX, event.clientY),
    );
    for (const end of ["pointerleave", "pointerdown", "focusout"]) svg.addEventListener(end, () => this.close());
    svg.addEventListener("focusin", (event) => this.focus(touched(event, "[data-id]")));
  }

  close() {
    clearTimeout(this.timer);
    this.area = undefined;
    this.element.hidden = true;
  }

  /** The mouse is there: what has come up follows it, anything else comes up after a rest. @param {number} x @param {number} y */
  point(x, y) {
    const at = this.stage.scene && this.stage.touch.point(x, y);
    const area = at && this.areaOf(at.x, at.y);
    if (area?.id !== this.area) this.close();
    if (!at || !area) return;
    this.area = area.id;
    if (!this.element.hidden) return this.show(area, at.x, at.y);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(area, at.x, at.y), REST);
  }

  /** The keyboard is on a thing: its area comes up at once. @param {HTMLElement | null} target */
  focus(target) {
    const node = this.stage.node(target?.dataset.id);
    const area = node && target?.matches(":focus-visible") ? this.areaOf(node.x, node.y) : undefined;
    if (!node || !area) return this.close();
    this.area = area.id;
    this.show(area, node.x, node.y);
  }

  /** The area round a point that a scene lets grow. @param {number} x @param {number} y */
  areaOf(x, y) {
    const { scene, panes } = this.stage;
    return scene?.nodes
      .filter((node) => node.marks?.includes("grows") && panes.sees(node))
      .map((node) => ({ ...node, w: node.w ?? 0, h: node.h ?? 0 }))
      .find((node) => Math.abs(node.x - x) < node.w / 2 && Math.abs(node.y - y) < node.h / 2);
  }

  /**
   * On the side of the area where most of it has room, as far as that goes round the point.
   * @param {{id: string, x: number, y: number, w: number, h: number}} area @param {number} x @param {number} y
   */
  show(area, x, y) {
    const holder = this.stage.svg.parentElement;
    const [box] = this.stage.boxes([area.id]);
    if (!holder || !box) return;
    const frame = holder.getBoundingClientRect();
    const unit = area.w / (box.right - box.left);
    const [width, height] = [frame.width - 4 * GAP, frame.height - 4 * GAP];
    const sides = [
      { way: "below", w: width, h: frame.bottom - box.bottom - 3 * GAP },
      { way: "above", w: width, h: box.top - frame.top - 3 * GAP },
      { way: "left", w: box.left - frame.left - 3 * GAP, h: height },
      { way: "right", w: frame.right - box.right - 3 * GAP, h: height },
    ].map((side) => ({
      way: side.way,
      w: Math.min(area.w, (side.w / GROWTH) * unit),
      h: Math.min(area.h, (side.h / GROWTH) * unit),
    }));
    const { way, w, h: high } = sides.reduce((best, side) => (side.w * side.h > best.w * best.h ? side : best));
    /** @param {number} middle @param {number} half @param {number} at @param {number} size */
    const from = (middle, half, at, size) => Math.min(Math.max(at - size / 2, middle - half), middle + half - size);
    this.glass.setAttribute(
      "viewBox",
      `${from(area.x, area.w / 2, x, w)} ${from(area.y, area.h / 2, y, high)} ${w} ${high}`,
    );
    const [wide, tall] = [(w * GROWTH) / unit, (high * GROWTH) / unit];
    const point = this.stage.onScreen(x, y);
    /** @param {number} at @param {number} size @param {number} start @param {number} end */
    const within = (at, size, start, end) => Math.min(Math.max(at - size / 2, start + 2 * GAP), end - 2 * GAP - size);
    /** @type {Record<string, number>} */
    const edges = {
      left: box.left - GAP - wide,
      right: box.right + GAP,
      above: box.top - GAP - tall,
      below: box.bottom + GAP,
    };
    const sideways = way === "left" || way === "right";
    const left = sideways ? edges[way] : within(point.x, wide, frame.left, frame.right);
    const top = sideways ? within(point.y, tall, frame.top, frame.bottom) : edges[way];
    Object.assign(this.element.style, {
      width: `${wide}px`,
      height: `${tall}px`,
      transform: `translate(${left - frame.left - holder.clientLeft}px, ${top - frame.top - holder.clientTop}px)`,
    });
    this.element.hidden = false;
  }
}
