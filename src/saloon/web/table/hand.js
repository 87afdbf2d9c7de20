// The reader's hand: clicks, things lifted and dropped, choices half made, and the choice that is sent.

import { allChoices } from "../bar/choices.js";
import { advance } from "../stage/drag.js";
import { speak } from "../ui/dialog.js";
import { t } from "../words/words.js";
import { isPlain, rests, waives } from "./never.js";
import { Paths } from "./path.js";

export class Hand {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.paths = new Paths();
    /** Whether a choice is on its way. */
    this.busy = false;
    /** What was clicked on a place that a choice on its way opens. */
    this.ahead = null;
    /** What is made as soon as the thing that is carried is dropped. */
    this.played = null;
  }

  /** Another position: what is half made goes on where it still can. */
  carry(scene) {
    this.paths = this.paths.carry(scene.choices, scene.alike);
    this.table.turn.refresh();
  }

  click(id) {
    const { table, paths } = this;
    if (this.busy || table.toss.go()) return;
    table.opening.close();
    const leap = paths.leap(id);
    if (leap) {
      this.ahead = id;
      return this.act(leap);
    }
    const { made, did } = paths.click(id);
    table.coach.hint = null;
    if (made) this.act(made);
    else if (did === "nothing") table.why.ask(id);
    else {
      table.turn.refresh();
      speak(this.half() || table.now.scene.prompt);
    }
  }

  /** What was clicked before it was open is clicked now. */
  goOn() {
    const id = this.ahead;
    this.ahead = null;
    if (this.paths.next.has(id)) this.click(id);
  }

  /** Lift a thing: what it may be put on is lit. One that needs no place is played when it is dropped. */
  grab(id) {
    const { table } = this;
    if (this.busy || !table.beats.quiet) return false;
    this.played = null;
    if (this.paths.picked.includes(id)) return true;
    const { made } = this.paths.click(id);
    table.coach.hint = null;
    if (made) this.played = made;
    else table.turn.refresh();
    return true;
  }

  drop(id, target, away) {
    const { table } = this;
    if (this.played) {
      const back = !away || table.stage.things.get(target)?.active;
      return back ? table.turn.refresh() : this.act(this.played);
    }
    if (table.now.scene.slots?.includes(target)) table.turn.refresh();
    else if (target !== undefined && this.paths.next.has(target)) this.click(target);
    else if (target !== undefined && target !== id) table.why.askWay(target);
  }

  /** Take the last click back; `all`: drop the half-made choice. */
  back(all = false) {
    const { coach } = this.table;
    if (!this.paths.picked.length && !coach.hint) return false;
    coach.hint = null;
    if (all) this.paths.picked = [];
    else this.paths.back();
    this.table.turn.refresh();
    return true;
  }

  async act(choice) {
    const { table } = this;
    if (this.busy) return;
    this.busy = true;
    this.paths = new Paths(this.paths.choices, this.paths.alike);
    table.coach.hint = null;
    table.turn.refresh();
    const { number, match } = table.now;
    let answered = table.now.window;
    const waive = answered && (rests(table.now, choice) || (isPlain(choice) && waives(table)));
    if (choice.path?.length === 2) advance(table.stage, ...choice.path);
    try {
      await table.host.send("act", {
        seat: table.room.you.seat,
        match,
        number,
        action: choice.text,
        ...(waive && { waive }),
      });
    } catch (fault) {
      answered = false;
      table.why.refused(fault);
      table.stage.show(table.now.scene);
    }
    // The event itself frees the table; this is for a refusal, or an answer to an old position.
    // In a window nothing happens before it closes.
    if (table.beats.quiet && table.now.number === number && !answered) {
      this.busy = false;
      table.turn.refresh();
    }
  }

  /** A choice half made, told in words. */
  half() {
    const { nodes, buttons } = this.table.now.scene;
    const { picked, open } = this.paths;
    if (!picked.length) return "";
    const names = picked.map((id) => [...nodes, ...buttons].find((each) => each.id === id)?.label ?? id);
    return t("half-made", { what: names.join(", "), count: open.length });
  }

  /** Every choice in words, and a line to type one. */
  all() {
    const choices = this.table.now?.scene.choices;
    if (choices?.length && !this.busy)
      allChoices(choices, (choice) => this.act(choice), { typed: (text) => this.act({ text }) });
  }
}
