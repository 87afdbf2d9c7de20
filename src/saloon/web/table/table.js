// A match being played: holds the table, the bar and the panel together.

import { bubble } from "../over/bubble.js";
import { help } from "../over/help.js";
import { Beats } from "../stage/motion.js";
import { toast } from "../ui/dialog.js";
import { write } from "../ui/dom.js";
import { offer, offerHelp } from "../ui/keys.js";
import { onChange, settings } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { play } from "../ui/sound.js";
import { t } from "../words/words.js";
import { Coach } from "./coach.js";
import { Cue } from "./cue.js";
import { furnish } from "./furniture.js";
import { Hand } from "./hand.js";
import { shortcuts } from "./shortcuts.js";
import { Telling } from "./telling.js";
import { Toss } from "./toss.js";
import { Turn } from "./turn.js";
import { Why } from "./why.js";

/** Kinds of things that one plays with, wherever they lie; and how much it weighs to cover one of them, a token, or a line of a list. */
const HELD = new Set(["die", "cup", "card"]);
const [HEAVY, LOOSE, LINE] = [100, 0.5, 0.2];

export class Table {
  /** @param {{send: (type: string, fields?: object) => Promise<any>, leave: () => void, edit: () => void}} host */
  constructor(host) {
    this.host = host;
    this.room = null;
    /** The last position that has been shown in full, and what may be done in it. */
    this.now = null;
    this.hand = new Hand(this);
    this.coach = new Coach(this);
    this.toss = new Toss(this);
    this.why = new Why(this);
    this.cue = new Cue(this);
    this.turn = new Turn(this);
    this.telling = new Telling(this);
    this.beats = new Beats(
      (message, haste) => this.telling.beat(message, haste),
      () => this.turn.settle(),
    );
    furnish(this);
    this.ends = [
      offer(shortcuts(this)),
      offerHelp(() => help(this)),
      onChange((_, part) => this.changed(part)),
      this.toss.watch(this.stage.svg),
      () => this.fold.close(),
    ];
    this.changed(settings());
  }

  close() {
    for (const end of this.ends) end();
    this.seats.close();
  }

  // -- what the server says -----------------------------------------------------------------

  async onRoom(room) {
    this.room = room;
    write(this.title, room.game.title);
    this.chat.allow(room.setup.chat, room.you.role);
    this.panel.allow({ chat: room.you.role !== "screen" });
    this.rules.open(room.game.key);
    if (this.now) this.seats.show(this.now.scene.seats, room, this.now.clocks);
    if (this.beats.quiet && this.now) this.turn.settle();
  }

  /** A whole position: what waited to be shown is part of it. */
  onTable(message) {
    this.beats.clear();
    this.onEvent(message);
  }

  onEvent(message) {
    this.latest = message;
    this.beats.add(message);
  }

  /** What only the reader puts together: the table looks otherwise, and nothing has happened. */
  onDraft(message) {
    this.latest = { ...this.latest, scene: message.scene };
    this.beats.add(message);
  }

  onChat(message) {
    for (const line of this.chat.heard ? message.lines : []) bubble(this, line);
    this.chat.heard = true;
    this.chat.hear(message.lines, this.room?.you.guest);
    this.panel.badge("chat", this.chat.unread);
  }

  onNudge(message) {
    if (this.room?.you.seats.includes(message.seat)) {
      play("turn");
      toast(t("nudge"));
    }
  }

  send(type, fields) {
    return this.host.send(type, fields).catch((fault) => this.why.refused(fault));
  }

  look(seat) {
    this.curtain.expects = seat;
    return this.send("look", { seat });
  }

  // -- what is so now -----------------------------------------------------------------------

  /** Whether the match is over and its last entry has been shown. */
  ended() {
    const { room, now } = this;
    return room.phase === "over" && (!room.match || now.match !== room.match.match || now.number >= room.match.number);
  }

  /** Which of this device's own seats are to act, or to throw. */
  acts() {
    const { room, now } = this;
    if (room.phase !== "play") return [];
    return [...now.to_act, now.throw].filter(
      (seat) => room.you.seats.includes(seat) && room.seats[seat]?.kind === "person",
    );
  }

  // -- showing ------------------------------------------------------------------------------

  /** Show a position, or the picture of how it came about. @returns {Promise<void>} when the motion is over */
  draw(message, how, picture = message.scene) {
    const { scene } = message;
    this.now = message;
    if (message.line?.weight !== "silent") this.why.about.close(); // a sealed answer of others takes nothing out of one's hands
    this.opening.tell(message, this.room.you.seat);
    this.seats.show(scene.seats, this.room, message.clocks);
    this.fold.see(scene.size);
    this.frame.dataset.ground = scene.ground;
    this.frame.dataset.shape = scene.shape;
    this.bar.speak(scene.prompt);
    this.wordy.tell(scene.text);
    const shown = this.stage.show(picture, how);
    this.giveWay(new Set(scene.choices.flatMap((choice) => choice.path)));
    return shown;
  }

  /**
   * What lies on the table for a while lies beside what may be clicked, beside dice and cards, and beside what is the
   * reader's own; rather on a line of a list than on any of those.
   */
  giveWay(ids) {
    const { seat } = this.room.you;
    const { nodes } = this.stage.scene;
    const held = nodes.filter(
      ({ id, kind, tone, label }) =>
        (HELD.has(kind) && label) || (kind === "chip" && tone === seat) || (kind === "panel" && id === `seat-${seat}`),
    );
    const own = nodes.filter(
      ({ id, kind, tone }) => id === `seat-${seat}` || id.startsWith(`seat-${seat}-`) || (kind && tone === seat),
    );
    const seen = (some) => new Set(some.filter((node) => this.stage.panes.sees(node)).map((node) => node.id));
    const loose = nodes.filter(({ id, kind }) => kind === "token" && !id.startsWith("seat-"));
    const weighed = (some, weight) => this.stage.boxes(some).map((box) => ({ ...box, weight }));
    const boxes = [
      ...weighed(new Set([...ids, ...seen(held)]), HEAVY),
      ...weighed(seen(loose), LOOSE),
      ...weighed(seen(own), LINE),
    ];
    this.opening.giveWay(boxes);
    this.bar.giveWay(boxes);
  }

  /** Somebody is in a hurry: what waits to be shown just happens. */
  hurry() {
    if (this.beats.quiet) return false;
    this.beats.hurry();
    return true;
  }

  /** The end is told, the winners are raised; a match that goes on has neither. */
  conclude() {
    const over = this.ended() && this.room.match?.ending;
    this.frame.classList.toggle("abandoned", over?.outcome === "abandoned");
    this.stage.crown(over ? over.winners : []);
    this.panel.conclude(Boolean(over));
    if (!over) return this.finale.hide();
    this.opening.close();
    this.finale.show(this.room, this.now.scene.seats);
  }

  /** The end is put aside: on a phone the table is looked at again. */
  shut() {
    if (narrow.matches) return this.panel.open("table");
    this.finale.aside();
    this.turn.refresh();
  }

  /** Close what lies on the table. */
  putAside() {
    const lies = this.why.about.close() || this.finale.seen || !this.opening.element.hidden;
    this.opening.close();
    if (this.finale.seen) this.shut();
    return lies;
  }

  /** Settings have changed. */
  changed(part) {
    if ("flip" in part && this.stage.flipped !== settings().flip) {
      this.stage.flipped = settings().flip;
      if (this.now) this.stage.show(this.now.scene, {});
    }
    if ("zen" in part) requestAnimationFrame(() => this.panel.reveal());
    this.wordy.element.hidden = !settings().text;
    this.stage.svg.classList.toggle("aside", settings().text);
    if (this.now && this.beats.quiet) this.turn.refresh();
  }
}
