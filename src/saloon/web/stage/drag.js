// Things carried by mouse or finger: the piece follows, and where it may be put is lit.

import { still } from "../ui/settings.js";
import { glide } from "./motion.js";
import { MOVE } from "./pace.js";

/** How far a press moves before it carries something, in pixels. */
const FAR = 9;
/** From this far on, in pixels, what is dropped has been carried away. */
const AWAY = 70;
const CARRIED = new Set(["card", "man", "stone", "chip"]);
/** Where things are put. */
const PUT = new Set(["point", "field"]);

export class Drag {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {{grab: (id: string) => boolean, drop: (id: string, target: string | undefined, away: boolean) => void}} on
   */
  constructor(stage, on) {
    this.stage = stage;
    this.on = on;
    /** What is pressed, where, and whether it has been lifted. @type {{thing: import("./thing.js").Thing, x: number, y: number, lifted: boolean} | null} */
    this.press = null;
    /** Whether the press that ends is one that carried something. */
    this.carried = false;
    const { svg } = stage;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", () => this.release());
    // The click that ends a carrying is none.
    svg.addEventListener("click", (event) => this.carried && event.stopImmediatePropagation(), { capture: true });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.carried = false;
    if (event.button || !event.isPrimary) return;
    const thing = this.stage.things.get(this.stage.touch.at(event.clientX, event.clientY) ?? "");
    const carries = thing?.active && CARRIED.has(thing.node.kind ?? "");
    this.press = carries ? { thing, x: event.clientX, y: event.clientY, lifted: false } : null;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press) return;
    if (!press.lifted) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
      if (!this.on.grab(press.thing.id)) {
        this.press = null;
        return;
      }
      press.lifted = this.carried = true;
      this.stage.svg.setPointerCapture(event.pointerId);
      press.thing.group.classList.add("carried");
      this.stage.top(press.thing);
    }
    const { x, y } = this.stage.touch.point(event.clientX, event.clientY);
    press.thing.group.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { press } = this;
    if (!press?.lifted) return this.release();
    const target = this.stage.touch.at(event.clientX, event.clientY, press.thing.id);
    this.release();
    this.on.drop(press.thing.id, target, Math.hypot(event.clientX - press.x, event.clientY - press.y) > AWAY);
  }

  /** It lies where it lay before. */
  release() {
    const { press } = this;
    this.press = null;
    if (!press?.lifted) return;
    press.thing.group.classList.remove("carried");
    press.thing.group.style.transform = press.thing.transform();
    if (this.stage.scene) this.stage.order(this.stage.scene, []);
  }
}

/** Show a piece on the place it is put on before the server has said so. @param {import("./scene.js").Stage} stage @param {string} id @param {string} target */
export function advance(stage, id, target) {
  const [thing, place] = [stage.things.get(id), stage.node(target)];
  if (!thing || !place || !PUT.has(place.kind ?? "")) return;
  const was = thing.transform();
  thing.node = { ...thing.node, x: place.x, y: place.y };
  thing.group.style.transform = thing.transform();
  stage.top(thing);
  if (!still()) glide(thing.group, was, thing.transform(), MOVE);
}
