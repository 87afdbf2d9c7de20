// Beats: one thing happens after another, at a pace a person can follow.

import { pace } from "./settings.js";

export const MOVE = 240;
export const BEAT = 450;
export const TUMBLE = 600;
const PATIENCE = 14;

/** Waits in page time; over at once when motion is off or nobody looks. */
export function wait(ms) {
  return ms > 0 && !document.hidden ? new Promise((ready) => setTimeout(ready, ms)) : Promise.resolve();
}

/** A row of beats that never overlap. When many wait, each gets shorter; when too many, all but the last just happen. */
export class Beats {
  /** @param {(beat: any, haste: number) => Promise<void>} play @param {() => void} calm called when the row is empty */
  constructor(play, calm) {
    this.play = play;
    this.calm = calm;
    this.row = [];
    this.running = false;
    this.hurried = false;
  }

  /** Whether nothing is going on. */
  get quiet() {
    return !this.running && !this.row.length;
  }

  add(beat) {
    this.row.push(beat);
    if (!this.running) this.run();
  }

  clear() {
    this.row = [];
  }

  /** Show what waits without motion. */
  hurry() {
    this.hurried = true;
  }

  async run() {
    this.running = true;
    while (this.row.length) {
      const beat = this.row.shift();
      // One beat that cannot be shown must not hold up those after it.
      await this.play(beat, this.haste()).catch((fault) => reportError(fault));
    }
    this.running = false;
    this.hurried = false;
    this.calm();
  }

  /** By what the next beat's time is multiplied: 0 is at once. */
  haste() {
    const waiting = this.row.length;
    if (document.hidden || this.hurried || waiting > 2 * PATIENCE) return 0;
    return pace() * Math.min(1, Math.max(0.22, 4 / (waiting + 1)));
  }
}

/** Let an element glide between two transforms. */
export function glide(element, from, to, ms, more = {}) {
  const frames = [{ transform: from, ...more.from }, ...(more.through ? [more.through] : []), { transform: to, ...more.to }];
  return element.animate(frames, { duration: ms, easing: more.easing ?? "cubic-bezier(.2, .7, .3, 1)", delay: more.delay ?? 0, fill: "backwards" });
}

/** Let an element go from place to place, resting a moment on each. */
export function walk(element, from, places, to, ms) {
  const stops = [from, ...places.map(([x, y]) => `translate(${x}px, ${y}px)`), to];
  return element.animate(stops.map((transform) => ({ transform, easing: "ease-in-out" })), { duration: ms, fill: "backwards" });
}

/** Let a die tumble: it hops and turns over, showing other faces until it settles. */
export function tumble(inner, use, faces, final, ms, at) {
  const spin = at % 2 ? -1 : 1;
  inner.animate(
    [
      { transform: "rotate(0deg) scale(1)" },
      { transform: `translate(${spin * 14}px, -26px) rotate(${spin * 160}deg) scale(1.16)`, offset: 0.3 },
      { transform: `translate(${spin * -8}px, -8px) rotate(${spin * 290}deg) scale(1.05)`, offset: 0.65 },
      { transform: `rotate(${spin * 360}deg) scale(1)` },
    ],
    { duration: ms, easing: "ease-out" },
  );
  const swaps = 5;
  for (let i = 0; i < swaps; i++) setTimeout(() => face(use, faces[(at * 3 + i * 5 + 1) % faces.length]), (ms * 0.8 * i) / swaps);
  setTimeout(() => face(use, final()), ms * 0.8);
}

/** Let a card turn over on its way: the old picture until the middle, then the new one. */
export function turnOver(inner, use, before, final, ms) {
  face(use, before);
  inner.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(.04)", offset: 0.5 }, { transform: "scaleX(1)" }], { duration: ms, easing: "ease-in-out" });
  setTimeout(() => face(use, final()), ms / 2);
}

function face(use, art) {
  use.setAttribute("href", `#art-${art}`);
}
