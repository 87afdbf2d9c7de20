// The reader's own throw: the dice wait for a hand.

import { thrown } from "./throw.js";
import { t } from "./words.js";

/** How hard a device is shaken, in metres per second squared. */
const HARD = 14;

export class Toss {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** Lets the dice fall that wait for the reader's hand. */
    this.go = null;
  }

  /** Whether dice are about to fall that this reader has not sent on their way already. */
  isMine(line, scene) {
    const { room, beats, log, stage } = this.table;
    const mine = line.seat < 0 && line.hand >= 0 && room.you.seats.includes(line.hand) && room.seats[line.hand]?.kind === "person";
    return mine && !beats.hurried && [...log.lines.values()].at(-1)?.seat !== line.hand && thrown(stage, scene).size > 0;
  }

  /** Wait until the reader throws: the cup or the dice are pressed, or the button, or the key; or the device is shaken. */
  async byHand(scene) {
    const { table } = this;
    table.caption.busy(false);
    table.cue.call(true);
    const lit = this.things(scene);
    table.giveWay(lit);
    await new Promise((go) => {
      this.go = table.beats.wake = go;
      table.stage.light.set({ next: new Set(lit), picked: [], hinted: [] });
      table.bar.speak(t("your-throw"));
      table.bar.offer([{ key: "throw", word: "throw", icon: "dice", go: true, act: go }]);
      addEventListener("devicemotion", shaken);
    });
    removeEventListener("devicemotion", shaken);
    this.go = null;
    table.cue.mine = false;
    table.turn.dark();
  }

  /** What may be pressed: the cup, else the dice. */
  things(scene) {
    const { nodes } = this.table.now.scene;
    const cups = nodes.filter((node) => node.kind === "cup");
    const row = cups.length ? cups : nodes.filter((node) => node.kind === "die" && scene.nodes.some((each) => each.id === node.id));
    return row.map((node) => node.id);
  }
}

function shaken({ acceleration }) {
  if (acceleration && Math.hypot(acceleration.x, acceleration.y, acceleration.z) > HARD) document.querySelector("[data-key=throw]")?.click();
}
