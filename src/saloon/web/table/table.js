// A match being played: holds the store, those who act and those who draw together.

import { openMenu } from "../bar/menu.js";
import { shareResult } from "../bar/offers.js";
import { acts, isEnded, isIdle, isMine, playsItself, Store } from "../match/store.js";
import { bubble } from "../over/bubble.js";
import { help, recap } from "../over/help.js";
import { advance, Drag } from "../stage/drag.js";
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
import { isMuted, isPlain, waives } from "./never.js";
import { shortcuts } from "./shortcuts.js";
import { Telling } from "./telling.js";
import { Toss } from "./toss.js";
import { Turn } from "./turn.js";
import { Why } from "./why.js";

export class Table {
  /** @param {page.Host} host */
  constructor(host) {
    this.store = new Store();
    this.deeds = this.offered(host);
    this.parts = furnish(this.deeds);
    const { store, deeds, parts } = this;
    const { stage, about, frame, panel } = parts;
    this.element = parts.element;
    this.hand = new Hand(store, deeds, {
      advance: ([id, target]) => advance(stage, id, target),
      redraw: () => store.state.now && stage.show(store.state.now.scene),
    });
    this.drag = new Drag(stage, {
      grab: (id) => this.hand.grab(id),
      drop: (id, target, away) => this.hand.drop(id, target, away && !stage.things.get(target ?? "")?.active),
    });
    this.coach = new Coach(store, deeds);
    this.toss = new Toss(store, deeds);
    this.why = new Why(store, deeds, (id, answer) => {
      const box = stage.things.get(id)?.group.getBoundingClientRect();
      if (box) about.tell(answer, box, frame.getBoundingClientRect());
      return Boolean(box);
    });
    this.cue = new Cue(panel);
    this.turn = new Turn(parts, deeds, this);
    /** @type {Beats<page.Shown>} */
    this.beats = new Beats(
      (message, haste) => this.telling.beat(message, haste),
      () => this.settle(),
      (message) => this.telling.begins(message),
    );
    this.telling = new Telling(store, parts, this.beats, (now, how, picture) => this.draw(now, how, picture));
    store.listen((state, name) => name === "settled" && this.conclude(state));
    store.listen((state, name) => this.turn.hear(state, name));
    this.ends = [
      offer(shortcuts(store, deeds, parts, () => this.putAside())),
      offerHelp(() => help(store.state, parts.rules)),
      onChange((_, part) => this.changed(part)),
      this.toss.watch(stage.svg),
      () => parts.fold.close(),
    ];
    this.changed(settings());
  }

  close() {
    for (const end of this.ends) end();
    this.parts.seats.close();
  }

  /** What the reader can do, and who does it. @param {page.Host} host @returns {page.Deeds & page.Host} */
  offered(host) {
    /** @type {page.Deeds["tell"]} */
    const tell = (type, fields) => {
      host.send(type, fields).catch((fault) => this.why.refused(fault));
    };
    return {
      ...host,
      tell,
      ask: host.send,
      act: (choice) => this.hand.act(choice),
      click: (id) => this.hand.click(id),
      back: (all) => this.hand.back(all),
      all: () => this.hand.all(),
      throw: () => this.toss.go(),
      hint: () => this.coach.ask(),
      reason: () => this.coach.tellMore(),
      why: (id) => this.why.ask(id),
      wayTo: (id) => this.why.askWay(id),
      learn: (id) => this.why.learn(id),
      refuse: (fault) => this.why.refused(fault),
      hurry: () => this.hurry(),
      miss: () => this.hurry() || this.parts.about.close() || this.hand.back(true),
      look: (seat) => tell("look", { seat }),
      clause: (clause) => this.parts.rules.enlarge(clause),
      recap: () => recap(this.parts.log, this.store.state.room?.you.seats ?? []),
      result: () => this.putResult(),
      shut: () => this.shut(),
      share: () => shareResult(this.store.state, this.parts),
      menu: () => openMenu(this.store.state, this.deeds, this.parts),
    };
  }

  // -- what the server says -----------------------------------------------------------------

  /** The last position that came. */
  get latest() {
    return this.store.state.latest;
  }

  /** @param {wire.RoomInfo} room */
  async onRoom(room) {
    const { title, chat, panel, rules, seats } = this.parts;
    this.store.change("told", room);
    write(title, room.game.title);
    chat.allow(room.setup.chat, room.you.role);
    panel.allow({ chat: room.you.role !== "screen" });
    rules.open(room.game.key);
    const { now, quiet } = this.store.state;
    if (now) seats.show(now.scene.seats, room, now.clocks);
    if (now && quiet) this.settle();
  }

  /** A whole position: what waited to be shown is part of it. @param {page.WholeTable} message */
  onTable(message) {
    this.beats.clear();
    this.show(message);
  }

  /** @param {page.Entry} message */
  onEvent(message) {
    this.show(message);
  }

  /** What only the reader puts together: the table looks otherwise, and nothing has happened. @param {page.Draft} message */
  onDraft(message) {
    this.show(message);
  }

  /** @param {page.Shown} message */
  show(message) {
    this.store.change("came", message);
    this.beats.add(message);
  }

  /** @param {wire.ChatLines} message */
  onChat(message) {
    const { chat, panel } = this.parts;
    const { room } = this.store.state;
    for (const line of chat.heard ? message.lines : []) bubble(this.parts, room, line);
    chat.heard = true;
    chat.hear(message.lines, room?.you.guest);
    panel.badge("chat", chat.unread);
  }

  /** @param {wire.Nudge} message */
  onNudge(message) {
    if (!this.store.state.room?.you.seats.includes(message.seat)) return;
    play("turn");
    toast(t("nudge"));
  }

  // -- showing ------------------------------------------------------------------------------

  /**
   * Show a position, or the picture of how it came about.
   * @param {page.Position} now @param {import("../stage/scene.js").How} how @param {wire.Scene | null} [picture] null: the next one would cover it at once
   * @returns {Promise<void>} when the motion is over
   */
  async draw(now, how, picture = now.scene) {
    const { about, opening, seats, fold, frame, bar, wordy, stage } = this.parts;
    const { scene } = now;
    this.store.change("shown", now);
    const { room } = this.store.state;
    if (!room) return;
    if (now.line?.weight !== "silent") about.close(); // a sealed answer of others takes nothing out of one's hands
    opening.tell(now, room.you.seat);
    seats.show(scene.seats, room, now.clocks);
    fold.see(scene.size);
    frame.dataset.ground = scene.ground;
    frame.dataset.shape = scene.shape;
    bar.speak(scene.prompt);
    wordy.tell(scene.text);
    if (!picture) return;
    const shown = stage.show(picture, how);
    this.turn.giveWay(
      room.you.seat,
      scene.choices.flatMap((choice) => choice.path),
    );
    await shown;
  }

  /** All beats have been shown: who looks at the table now, and what they may do. */
  settle() {
    const { store, deeds, parts } = this;
    const { room } = store.state;
    const seat = room && store.state.now ? parts.curtain.tend(room, acts(store.state)) : undefined;
    if (seat !== undefined && seat !== room?.you.seat) deeds.look(seat);
    store.change("settled", parts.curtain.closed);
    if (isMine(store.state)) this.begin();
  }

  /** The reader is to decide: what was clicked ahead goes on, the coach looks on, the only choice may be made at once. */
  begin() {
    const { hand, coach } = this;
    const { now, ahead } = this.store.state;
    const choices = now?.scene.choices ?? [];
    const plain = choices.find(isPlain);
    if (ahead) return hand.goOn();
    if (now?.window && plain && (isMuted(choices) || waives(this.store.state))) return hand.act(plain);
    if (!choices.length || isIdle(this.store.state)) return;
    coach.lookOn();
    if (playsItself(this.store.state, settings().sole)) hand.act(choices[0]);
  }

  /** Somebody is in a hurry: what waits to be shown just happens. */
  hurry() {
    if (this.store.state.quiet) return false;
    this.beats.hurry();
    return true;
  }

  /** All has been shown: the reader is called, the end is told and the winners are raised. @param {page.State} state */
  conclude(state) {
    const { room, now } = state;
    if (!room || !now) return;
    const { caption, rules, bar, frame, stage, panel, finale, opening } = this.parts;
    caption.busy(false);
    rules.light(now.scene.clause);
    this.cue.call(state);
    bar.run(now.window && now.scene.choices.length > 1 && !room.setup.pace ? room.window : 0, now.number);
    const over = isEnded(state) ? room.match?.ending : null;
    frame.classList.toggle("abandoned", over?.outcome === "abandoned");
    stage.crown(over ? over.winners : []);
    panel.conclude(Boolean(over));
    if (!over) return finale.hide();
    opening.close();
    finale.show(room, now.scene.seats);
  }

  /** How it ended, there or put aside. */
  putResult() {
    const { finale, fold } = this.parts;
    if (finale.element.hidden) finale.back();
    else if (!fold.folds) finale.aside();
    if (fold.folds) finale.scroll();
    this.turn.draw(this.store.state);
  }

  /** The end is put aside: on a phone the table is looked at again. */
  shut() {
    if (narrow.matches) return this.parts.panel.open("table");
    this.parts.finale.aside();
    this.turn.draw(this.store.state);
  }

  /** Close what lies on the table. */
  putAside() {
    const { about, finale, opening } = this.parts;
    const lies = about.close() || finale.seen || !opening.element.hidden;
    opening.close();
    if (finale.seen) this.shut();
    return lies;
  }

  /** Settings have changed. @param {Partial<import("../ui/settings.js").Settings>} part */
  changed(part) {
    const { stage, panel, wordy } = this.parts;
    const { now, quiet } = this.store.state;
    if ("flip" in part && stage.flipped !== settings().flip) {
      stage.flipped = settings().flip;
      if (now) stage.show(now.scene, {});
    }
    if ("zen" in part) requestAnimationFrame(() => panel.reveal());
    wordy.element.hidden = !settings().text;
    stage.svg.classList.toggle("aside", settings().text);
    if (now && quiet) this.turn.draw(this.store.state);
  }
}
