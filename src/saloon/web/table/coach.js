// Hints: asked for, or unasked in the first turns of somebody's first match of a game.

import { countTurn, turnsOf } from "../net/memory.js";
import { speak } from "../ui/dialog.js";
import { change, pace, settings } from "../ui/settings.js";
import { t } from "../words/words.js";

/** How many turns the coach looks on. */
const LESSONS = 3;

export class Coach {
  constructor(table) {
    this.table = table;
    this.hint = null;
    /** Whether a hint has been asked for and is still being thought about. */
    this.thinks = false;
    /** The position it was asked for in. */
    this.asked = "";
    /** The position a hint came unasked in. */
    this.helped = "";
  }

  get position() {
    const { match, number } = this.table.now;
    return `${match} ${number}`;
  }

  /** What is said meanwhile, or then. */
  get text() {
    if (this.thinks) return t("hint-thinks");
    return this.hint?.told ? `${this.hint.text} ${this.hint.more}` : this.hint?.text;
  }

  async ask() {
    if (this.thinks) return;
    const { table } = this;
    this.asked = this.position;
    this.thinks = true;
    table.turn.refresh();
    try {
      const hint = await table.host.send("hint", { seat: table.room.you.seat });
      if (this.asked === this.position) {
        this.hint = hint;
        table.hand.paths.picked = [];
        speak(hint.text);
      }
    } catch (fault) {
      table.why.refused(fault);
    } finally {
      this.thinks = false;
      if (table.beats.quiet) table.turn.refresh();
    }
    if (this.helped === this.position && this.asked !== this.position) await this.ask(); // that was about a decision already made
  }

  /** The rest of the reason, for whoever wants to know. */
  tellMore() {
    this.hint.told = true;
    this.table.opening.close();
    speak(this.hint.more);
    this.table.turn.refresh();
  }

  /** Others have decided meanwhile: what was asked before is still about the decision at hand. */
  carry(before) {
    if (this.asked === before) this.asked = this.position;
    if (this.helped === before) this.helped = this.position;
  }

  /** Somebody new is to decide: help unasked, until the coach is sent away. */
  lookOn() {
    const { game, setup } = this.table.room;
    if (
      !settings().coach ||
      !pace() ||
      setup.rated ||
      this.hint ||
      this.helped === this.position ||
      turnsOf(game.key) >= LESSONS
    )
      return;
    this.helped = this.position;
    countTurn(game.key);
    this.ask();
  }

  /** What comes before the choices, a button that does what the hint says; and after them, one that sends the coach away. */
  buttons() {
    const { table } = this;
    const choice = this.hint && table.now.scene.choices.find((each) => each.text === this.hint.action);
    if (!choice) return [[], []];
    const away =
      this.helped === this.position
        ? [
            {
              key: "coach-away",
              word: "coach-away",
              act: () => {
                change({ coach: false });
                table.hand.back(true);
              },
            },
          ]
        : [];
    const why =
      this.hint.more && !this.hint.told ? [{ key: "hint-why", word: "hint-why", act: () => this.tellMore() }] : [];
    return [
      [{ key: "hinted", word: "hint-do", icon: "hint", go: true, act: () => table.hand.act(choice) }, ...why],
      away,
    ];
  }
}
