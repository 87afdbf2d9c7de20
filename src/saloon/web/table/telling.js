// The telling of a match: every entry of the log is one beat, shown, said and heard; a whole position is just there.

import { isMeanwhile, playsItself } from "../match/store.js";
import { useArt } from "../net/api.js";
import { time } from "../stage/pace.js";
import { told } from "../stage/told.js";
import { speak } from "../ui/dialog.js";
import { settings, still } from "../ui/settings.js";
import { play, soundOf } from "../ui/sound.js";
import { t } from "../words/words.js";

/** Events of these weights are not captioned. */
const QUIET = new Set(["silent", "routine"]);

export class Telling {
  /**
   * @param {import("../match/store.js").Store} store @param {import("./furniture.js").Parts} parts
   * @param {import("../stage/motion.js").Beats<page.Shown>} beats
   * @param {(now: page.Position, how: import("../stage/scene.js").How, picture?: wire.Scene | null) => Promise<void>} draw draws a position; null: or not
   */
  constructor(store, parts, beats, draw) {
    this.store = store;
    this.parts = parts;
    this.beats = beats;
    this.draw = draw;
  }

  /** Show one message: an entry as a beat, a draft or a whole position at once. @param {page.Shown} message @param {number} haste */
  async beat(message, haste) {
    const { store } = this;
    await useArt(store.state.room?.game.key ?? "", message.scene);
    const { now, room } = store.state;
    const meanwhile = isMeanwhile(store.state, message);
    store.change("began", !message.line ? "position" : meanwhile ? "meanwhile" : "entry");
    if (message.type !== "draft") return message.line ? this.entry(message, haste) : this.whole(message);
    const drafted = now && { ...now, scene: message.scene, opening: null };
    if (drafted) await this.draw(drafted, this.showing(room?.you.seat, still() ? 0 : haste));
  }

  /** @param {page.Entry} message @param {number} haste */
  async entry(message, haste) {
    const { store, beats } = this;
    const { stage, caption } = this.parts;
    const { line, scene } = message;
    const { now: before, tells } = store.state;
    const from = performance.now();
    const how = this.showing(line.seat, still() ? 0 : haste);
    caption.busy(haste > 0 && (line.weight === "dramatic" || beats.row.length > 0));
    if (haste) play(soundOf(scene, before?.scene));
    const passed = !haste && beats.row.length > 0; // what nobody could see need not be drawn: a slow device is no slower for it
    if (!passed) await stage.cast(scene, how);
    this.say(line);
    const changes = String(message.to_act) !== String(before?.to_act) && message.to_act.some((seat) => seat >= 0);
    const picture = haste ? told(before?.scene, scene) : scene;
    const drawn = this.draw(message, how, passed ? null : picture);
    if (tells === "meanwhile") store.change("carried");
    await drawn;
    await beats.rest(this.time(message, changes) * haste - (performance.now() - from));
    beats.spend(performance.now() - from, this.isWaiting(scene));
    if (picture !== scene && !beats.row.length) stage.show(scene, this.showing(undefined, how.haste));
  }

  /** In the log, on the table, and for those who listen. @param {wire.LogLine} line */
  say(line) {
    this.parts.log.add(line);
    if (!QUIET.has(line.weight)) this.parts.caption.tell(line);
    if (line.weight !== "silent") speak(line.text);
  }

  /** @param {page.WholeTable} message */
  async whole(message) {
    const { log, caption } = this.parts;
    log.reset(message.log);
    const last = message.log.findLast((line) => !QUIET.has(line.weight));
    if (last) caption.tell(last);
    else caption.clear();
    speak(message.scene.prompt);
    this.draw(message, this.showing());
  }

  /** @param {number} [actor] */
  showing(actor, haste = 0) {
    return { actor, haste, label: t("table-of", { game: this.store.state.room?.game.title ?? "" }) };
  }

  /** How long an entry stays before the eyes, at an even pace. @param {page.Entry} message @param {boolean} changes */
  time({ line, clocks }, changes) {
    const { room } = this.store.state;
    const own = line.seat >= 0 && Boolean(room?.you.seats.includes(line.seat));
    return time({ weight: line.weight, own, changes, clocks: Boolean(clocks && room?.setup.clock) });
  }

  /** Whether the reader plays on, and so waits for a turn of their own. @param {wire.Scene} scene */
  isWaiting(scene) {
    const { room } = this.store.state;
    return Boolean(room?.you.seats.some((seat) => room.seats[seat]?.kind === "person" && !scene.seats[seat]?.out));
  }

  /** Whether a round of others begins with what comes next: a person threw, or decided where there was a choice. @param {page.Shown} message */
  begins({ line }) {
    const { room } = this.store.state;
    if (!line || line.kind === "seat") return false;
    const seat = line.seat >= 0 ? line.seat : line.hand;
    return (
      room?.seats[seat]?.kind === "person" &&
      !(line.seat === room.you.seat && playsItself(this.store.state, settings().sole))
    );
  }
}
