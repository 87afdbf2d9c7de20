// The reader's own throw: the dice lie in their hand, and the house waits until they let them fall.

import { thrower } from "../match/store.js";
import { t } from "../words/words.js";

/** How hard a device is shaken, in metres per second squared. */
const HARD = 14;
/** A swipe over the table goes at least `FAR` pixels within `QUICK` milliseconds. */
const FAR = 50;
const QUICK = 800;

export class Toss {
  /** @param {import("../match/store.js").Store} store @param {page.Deeds} deeds */
  constructor(store, deeds) {
    this.store = store;
    this.deeds = deeds;
  }

  /** Let the dice fall; says whether there were any to throw. */
  go() {
    const { store, deeds } = this;
    const { now } = store.state;
    if (!now || thrower(store.state) === undefined) return false;
    store.change("threw");
    deeds.ask("throw", { match: now.match, number: now.number }).catch((fault) => {
      deeds.refuse(fault);
      store.change("unthrown");
    });
    return true;
  }

  /** What is said while they wait. */
  get sentence() {
    const { room } = this.store.state;
    const seat = thrower(this.store.state);
    if (!room || seat === undefined || room.you.seats.length < 2) return t("your-throw");
    return `${room.seats[seat].name}: ${t("your-throw")}`;
  }

  /** What is offered meanwhile. @returns {page.Offer[]} */
  get offers() {
    return [{ key: "throw", word: "throw", icon: "dice", go: true, act: () => this.go() }];
  }

  /** What may be pressed: the cup, else the dice. */
  get things() {
    const nodes = this.store.state.now?.scene.nodes ?? [];
    const cups = nodes.filter((node) => node.kind === "cup");
    return (cups.length ? cups : nodes.filter((node) => node.kind === "die")).map((node) => node.id);
  }

  /** A swipe over the table throws too, and so does a shake of the device. Gives the way to stop. @param {SVGElement} svg */
  watch(svg) {
    /** @type {{x: number, y: number, at: number} | null} */
    let from = null;
    svg.addEventListener("pointerdown", (event) => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
    });
    svg.addEventListener("pointerup", (event) => {
      if (from && event.timeStamp - from.at < QUICK && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR)
        this.go();
      from = null;
    });
    /** @param {DeviceMotionEvent} event */
    const shaken = ({ acceleration: a }) => {
      if (a && Math.hypot(a.x ?? 0, a.y ?? 0, a.z ?? 0) > HARD) this.go();
    };
    addEventListener("devicemotion", shaken);
    return () => removeEventListener("devicemotion", shaken);
  }
}
