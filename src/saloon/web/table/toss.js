// The reader's own throw: the dice lie in their hand, and the house waits until they let them fall.

import { t } from "../words/words.js";

/** How hard a device is shaken, in metres per second squared. */
const HARD = 14;
/** A swipe over the table goes so far, in pixels, within so many milliseconds. */
const FAR = 50;
const QUICK = 800;

export class Toss {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The position in which the reader has thrown. */
    this.thrown = "";
  }

  /** The reader's seat that is to throw now; undefined if there is none. */
  get seat() {
    const { room, now, beats, curtain } = this.table;
    if (
      !room ||
      !now ||
      !beats.quiet ||
      curtain.closed ||
      room.setup.chance === "typed" ||
      this.thrown === this.position
    )
      return undefined;
    return this.table.acts().find((seat) => seat === now.throw);
  }

  get position() {
    const { match, number } = this.table.now;
    return `${match} ${number}`;
  }

  /** Let the dice fall; says whether there were any to throw. */
  go() {
    if (this.seat === undefined) return false;
    const { table } = this;
    const { match, number } = table.now;
    this.thrown = this.position;
    table.opening.close();
    table.turn.refresh();
    table.host.send("throw", { match, number }).catch((fault) => {
      this.thrown = "";
      table.why.refused(fault);
      table.turn.refresh();
    });
    return true;
  }

  /** What is said and offered while they wait. */
  offer() {
    const { bar, room } = this.table;
    const several = room.you.seats.length > 1;
    bar.speak(several ? `${room.seats[this.seat].name}: ${t("your-throw")}` : t("your-throw"));
    bar.offer([{ key: "throw", word: "throw", icon: "dice", go: true, act: () => this.go() }]);
  }

  /** What may be pressed: the cup, else the dice. */
  get things() {
    const { nodes } = this.table.now.scene;
    const cups = nodes.filter((node) => node.kind === "cup");
    return (cups.length ? cups : nodes.filter((node) => node.kind === "die")).map((node) => node.id);
  }

  /** A swipe over the table throws too, and so does a shake of the device. Gives the way to stop. */
  watch(svg) {
    let from = null;
    svg.addEventListener(
      "pointerdown",
      (event) => (from = event.isPrimary ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null),
    );
    svg.addEventListener("pointerup", (event) => {
      if (from && event.timeStamp - from.at < QUICK && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR)
        this.go();
      from = null;
    });
    const shaken = ({ acceleration: a }) => a && Math.hypot(a.x, a.y, a.z) > HARD && this.go();
    addEventListener("devicemotion", shaken);
    return () => removeEventListener("devicemotion", shaken);
  }
}
