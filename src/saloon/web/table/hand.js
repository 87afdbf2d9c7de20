// The reader's hand: clicks, things lifted and dropped, choices half made, and the choice that is sent.

import { allChoices } from "../bar/choices.js";
import { speak } from "../ui/dialog.js";
import { t } from "../words/words.js";
import { isPlain, rests, waives } from "./never.js";

export class Hand {
  /**
   * @param {import("../match/store.js").Store} store @param {page.Deeds} deeds
   * @param {{advance: (path: string[]) => void, redraw: () => void}} see shows a choice before the server has said so; shows the position again
   */
  constructor(store, deeds, see) {
    this.store = store;
    this.deeds = deeds;
    this.see = see;
    /** What is made as soon as the thing that is carried is dropped. @type {wire.Choice | undefined} */
    this.played = undefined;
  }

  /** A thing or a button was clicked: a step of a choice, or the whole of it. @param {string} id */
  click(id) {
    const { store, deeds } = this;
    const { busy, paths, now } = store.state;
    if (busy || deeds.throw()) return;
    const leap = paths.leap(id);
    if (leap) {
      store.change("leapt", id);
      this.act(leap);
      return;
    }
    const half = paths.copy();
    const { made, did } = half.click(id);
    store.change("picked", half);
    if (made) this.act(made);
    else if (did === "nothing") deeds.why(id);
    else speak(this.half() || (now?.scene.prompt ?? ""));
  }

  /** What was clicked before it was open is clicked now. */
  goOn() {
    const { ahead, paths } = this.store.state;
    this.store.change("landed");
    if (paths.next.has(ahead)) this.click(ahead);
  }

  /** Lift a thing: what it may be put on is lit. One that needs no place is played when it is dropped. @param {string} id */
  grab(id) {
    const { busy, quiet, paths } = this.store.state;
    if (busy || !quiet) return false;
    this.played = undefined;
    if (paths.picked.includes(id)) return true;
    const half = paths.copy();
    this.played = half.click(id).made;
    this.store.change("picked", half);
    return true;
  }

  /** @param {string} id @param {string | undefined} target @param {boolean} away whether it was carried off for good */
  drop(id, target, away) {
    const { now, paths } = this.store.state;
    if (this.played && away) this.act(this.played);
    else if (this.played || target === undefined || now?.scene.slots?.includes(target)) this.store.change("dropped");
    else if (paths.next.has(target)) this.click(target);
    else if (target !== id) this.deeds.wayTo(target);
  }

  /** Take the last click back; `all`: drop the half-made choice. */
  back(all = false) {
    const { paths, hint } = this.store.state;
    if (!paths.picked.length && !hint) return false;
    const half = paths.copy();
    if (all) half.picked = [];
    else half.back();
    this.store.change("picked", half);
    return true;
  }

  /** The choice is made: it is sent, and shown before the server has said so. @param {Pick<wire.Choice, "text"> & Partial<wire.Choice>} choice */
  async act(choice) {
    const { store, deeds } = this;
    const { busy, now, room } = store.state;
    if (busy || !now || !room) return;
    store.change("sent");
    const { number, match } = now;
    let answered = now.window;
    const waive = answered && (rests(now, choice) || (isPlain(choice) && waives(store.state)));
    if (choice.path?.length === 2) this.see.advance(choice.path);
    try {
      await deeds.ask("act", { seat: room.you.seat, match, number, action: choice.text, ...(waive && { waive }) });
    } catch (fault) {
      answered = false;
      deeds.refuse(/** @type {wire.Rejected} */ (fault));
      this.see.redraw();
    }
    // The event itself frees the table; this is for a refusal, or an answer to an old position.
    // In a window nothing happens before it closes.
    const { quiet, now: then } = store.state;
    if (quiet && then?.number === number && !answered) store.change("freed");
  }

  /** A choice half made, told in words. */
  half() {
    const { now, paths } = this.store.state;
    if (!now || !paths.picked.length) return "";
    const { nodes, buttons } = now.scene;
    const names = paths.picked.map((id) => [...nodes, ...buttons].find((each) => each.id === id)?.label ?? id);
    return t("half-made", { what: names.join(", "), count: paths.open.length });
  }

  /** Every choice in words, and a line to type one. */
  all() {
    const { now, busy } = this.store.state;
    const choices = now?.scene.choices;
    if (choices?.length && !busy)
      allChoices(choices, (choice) => this.act(choice), { typed: (text) => this.act({ text }) });
  }
}
