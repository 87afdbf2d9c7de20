// The director: one thing happens after another, each as long as it deserves.

import { pace } from "../ui/settings.js";
import { share } from "./pace.js";

/** How long a hit is still seen when it has done what it does. */
export const LINGER = 1500;
/** How much shorter a beat may become when others wait behind it. What is dramatic never does. @type {Record<string, number>} */
const LEAST = { silent: 0, routine: 0.22, notable: 0.45, dramatic: 1 };
const PATIENCE = 28;

/** Waits in page time; over at once when nobody looks. @param {number} ms @returns {Promise<void>} */
export function wait(ms) {
  return ms > 0 && !document.hidden ? new Promise((ready) => setTimeout(ready, ms)) : Promise.resolve();
}

/**
 * A row of beats that never overlap. When many wait, each gets shorter, but for those that decide a game.
 * @template {{line?: {weight: string}, to_act?: number[]}} B
 */
export class Beats {
  /**
   * @param {(beat: B, haste: number) => Promise<void>} play @param {() => void} calm called when the row is empty
   * @param {(beat: B) => boolean} [begins] whether a round begins with it, which then has all its time
   */
  constructor(play, calm, begins = () => false) {
    this.play = play;
    this.calm = calm;
    this.begins = begins;
    /** @type {B[]} */
    this.row = [];
    this.running = false;
    this.hurried = false;
    /** @type {(value?: any) => void} */
    this.wake = () => {};
    /** How much of the round between two turns of the reader is spent, at an even pace; null for a reader who has no turn to wait for. @type {number | null} */
    this.spent = null;
  }

  /** Whether nothing is going on. */
  get quiet() {
    return !this.running && !this.row.length;
  }

  /** One more waits its turn. @param {B} beat */
  add(beat) {
    this.row.push(beat);
    if (!this.running) this.run();
  }

  clear() {
    this.row = [];
    this.wake();
  }

  /** Show what waits, and what is being shown, without keeping anybody. */
  hurry() {
    this.hurried = true;
    this.wake();
  }

  /** Let what is shown stay; somebody in a hurry ends it. @param {number} ms */
  async rest(ms) {
    if (!this.hurried) await Promise.race([wait(ms), new Promise((ready) => (this.wake = ready))]);
  }

  async run() {
    this.running = true;
    for (let beat = this.row.shift(); beat; beat = this.row.shift()) {
      const anew = this.begins(beat);
      if (anew) this.spent &&= 0;
      // One beat that cannot be shown must not hold up those after it.
      await this.play(beat, this.haste(beat.line?.weight, beat.to_act?.length === 0)).catch((fault) =>
        reportError(fault),
      );
      if (anew) this.spent &&= 0;
    }
    this.running = false;
    this.hurried = false;
    this.calm();
  }

  /** By what the beat's time is multiplied: 0 is at once. What ends a match has all its time. */
  haste(weight = "routine", end = false) {
    const waiting = this.row.length;
    const least = LEAST[weight];
    if (document.hidden || this.hurried || (waiting > PATIENCE && least < 1)) return 0;
    const round = this.spent === null || end ? 1 : share(weight, this.spent);
    return pace() * Math.min(round, Math.max(least, 4 / (waiting + 1)), 1);
  }

  /**
   * A beat has been shown for this long.
   * @param {number} ms
   * @param {boolean} waited whether the reader waits for a turn of their own
   */
  spend(ms, waited) {
    this.spent = waited ? (this.spent ?? 0) + (pace() ? ms / pace() : 0) : null;
  }
}

/** What is moved. @typedef {SVGElement} Moved */

/**
 * Let an element glide between two transforms.
 * @param {Moved} element @param {string} from @param {string} to @param {number} ms @param {{from?: Keyframe, to?: Keyframe}} [more]
 */
export function glide(element, from, to, ms, more = {}) {
  const frames = [
    { transform: from, ...more.from },
    { transform: to, ...more.to },
  ];
  return element.animate(frames, { duration: ms, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "backwards" });
}

/**
 * Let an element go from place to place, resting a moment on each.
 * @param {Moved} element @param {string} from @param {[number, number][]} places @param {string} to @param {number} ms
 */
export function walk(element, from, places, to, ms) {
  const stops = [from, ...places.map(([x, y]) => `translate(${x}px, ${y}px)`), to];
  return element.animate(
    stops.map((transform) => ({ transform, easing: "ease-in-out" })),
    { duration: ms, fill: "backwards" },
  );
}

/**
 * Let a die tumble: it hops and turns over, showing other faces until it settles.
 * @param {Moved} inner @param {Moved | null} use @param {string[]} faces @param {() => string | undefined} final @param {number} ms @param {number} at
 */
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
  for (let i = 0; i < swaps; i++)
    setTimeout(() => face(use, faces[(at * 3 + i * 5 + 1) % faces.length]), (ms * 0.8 * i) / swaps);
  setTimeout(() => face(use, final()), ms * 0.8);
}

/**
 * Let a card turn over on its way: the old picture until the middle, then the new one.
 * @param {Moved} inner @param {Moved | null} use @param {string | undefined} before @param {() => string | undefined} final @param {number} ms
 */
export function turnOver(inner, use, before, final, ms) {
  face(use, before);
  inner.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(.04)", offset: 0.5 }, { transform: "scaleX(1)" }], {
    duration: ms,
    easing: "ease-in-out",
  });
  setTimeout(() => face(use, final()), ms / 2);
}

/** @param {Moved | null} use @param {string | undefined} art */
function face(use, art) {
  use?.setAttribute("href", `#art-${art}`);
}
