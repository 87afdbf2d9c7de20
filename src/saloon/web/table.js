// A match being played: the table, the bar, the panel; what the server says is shown beat by beat.

import { useArt } from "./api.js";
import { About } from "./about.js";
import { Bar } from "./bar.js";
import { bubble } from "./bubble.js";
import { Caption } from "./caption.js";
import { changed } from "./changes.js";
import { Chat } from "./chat.js";
import { allChoices } from "./choices.js";
import { Coach } from "./coach.js";
import { Curtain } from "./curtain.js";
import { dialog, speak, toast } from "./dialog.js";
import { h, write } from "./dom.js";
import { Drag } from "./drag.js";
import { Finale } from "./finale.js";
import { showOut } from "./guests.js";
import { offer, offerHelp } from "./keys.js";
import { Log } from "./log.js";
import { howTo } from "./lesson.js";
import { Beats, BREATH, OWN, TIMES } from "./motion.js";
import { notices } from "./notices.js";
import { after, fallen, tools } from "./offers.js";
import { Opening } from "./opening.js";
import { Panel } from "./panel.js";
import { Paths } from "./path.js";
import { openSettings } from "./prefs.js";
import { Rules } from "./rules.js";
import { Stage } from "./scene.js";
import { Seats } from "./seats.js";
import { change, onChange, settings, still } from "./settings.js";
import { narrow } from "./shape.js";
import { figure } from "./signs.js";
import { shortcuts } from "./shortcuts.js";
import { play, soundOf } from "./sound.js";
import { t } from "./words.js";

/** Events of these weights are not captioned. */
const QUIET = new Set(["silent", "routine"]);

export class Table {
  /** @param {{send: (type: string, fields?: object) => Promise<any>, leave: () => void, edit: () => void}} host */
  constructor(host) {
    this.host = host;
    this.room = null;
    /** The last position that has been shown in full, and what may be done in it. */
    this.now = null;
    this.paths = new Paths();
    this.busy = false;
    this.coach = new Coach(this);
    /** What was clicked on a place that a choice on its way opens. */
    this.ahead = null;
    this.mine = false;
    this.stage = new Stage({ clicked: (id) => this.click(id), asked: (id) => this.ask(id), learn: (id) => this.learn(id), missed: () => this.hurry() || this.about.close() || this.back(true) });
    this.stage.flipped = settings().flip;
    this.drag = new Drag(this.stage, { grab: (id) => this.grab(id), drop: (id, target, away) => this.drop(id, target, away) });
    this.bar = new Bar({ choose: (choice) => this.act(choice), click: (id) => this.click(id), back: () => this.back(), all: () => this.all() });
    this.log = new Log();
    this.seats = new Seats({ bot: (seat) => this.send("bot", { seat, level: "regular" }), back: (seat) => this.send("back", { seat }), sit: (seat) => this.send("sit", { seat }), kick: (guest) => showOut((type, fields) => this.send(type, fields), guest) });
    this.rules = new Rules();
    this.chat = new Chat((fields) => host.send("say", fields));
    this.curtain = new Curtain((seat) => this.look(seat));
    this.beats = new Beats((message, haste) => this.beat(message, haste), () => this.settle());
    this.words = h("pre.board-text", { tabIndex: 0, tl: "text-board" });
    this.list = h("ul.move-list");
    this.wordy = h("div.wordy", { hidden: true }, this.words, this.list);
    this.caption = new Caption(() => this.hurry(), () => this.recap());
    this.about = new About((clause) => this.rules.enlarge(clause));
    this.seats.face = this.caption.clock;
    this.opening = new Opening();
    this.finale = new Finale();
    this.frame = h("div.frame", { tabIndex: -1 }, this.caption.element, this.stage.svg, this.wordy, this.about.element, this.opening.element, this.finale.element, this.curtain.element);
    this.panel = new Panel({ seats: this.seats, log: this.log, rules: this.rules, chat: this.chat });
    this.chat.seen = () => this.panel.shows("chat");
    this.title = h("h1.unseen", {}, "Saloon"); // until the game is known
    this.element = h("div.play", {}, this.title, h("section.tableside", {}, this.frame, this.bar.element), this.panel.element, this.panel.tabs);
    this.fit = () => (narrow.matches ? this.bar.element : this.panel.element).append(this.bar.tools);
    narrow.addEventListener("change", this.fit);
    this.fit();
    this.ends = [offer(shortcuts(this)), offerHelp(() => this.help()), onChange((_, part) => this.changed(part)), () => narrow.removeEventListener("change", this.fit)];
    this.changed(settings());
  }

  close() {
    this.ends.forEach((end) => end());
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
    if (this.beats.quiet && this.now) this.settle();
  }

  /** A whole position: what waited to be shown is part of it. */
  onTable(message) {
    this.beats.clear();
    this.onEvent(message);
  }

  onEvent(message) {
    message.scene ??= changed(this.latest.scene, message.changes);
    this.latest = message;
    this.beats.add(message);
    if (this.throwing) this.opening.tell(message, this.room.you.seat);
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

  /** Show one entry as one beat; a whole position is just there. */
  async beat(message, haste) {
    await useArt(this.room.game.key, message.scene);
    const { line, scene } = message;
    this.coach.hint = null;
    if (message.type === "draft") return this.draw({ ...this.now, scene, opening: null }, still() ? 0 : haste, this.room.you.seat);
    if (!line) return void this.whole(message);
    const from = performance.now();
    const motion = still() ? 0 : haste;
    const meanwhile = this.isMeanwhile(message);
    if (!meanwhile) this.dark();
    this.caption.busy(haste > 0 && (line.weight === "dramatic" || this.beats.row.length > 0));
    if (haste && this.isMyThrow(line, scene)) {
      // Whoever throws first is told before, whatever follows the throw by itself.
      this.opening.tell([message, ...this.beats.row].find((each) => each.opening) ?? message, this.room.you.seat);
      await this.byHand(scene);
    }
    if (haste) play(soundOf(scene, this.now?.scene));
    await this.stage.cast(scene, this.showing(line.seat, motion));
    this.log.add(line);
    if (!QUIET.has(line.weight)) this.caption.tell(line);
    if (line.weight !== "silent") speak(line.text);
    const changes = String(message.to_act) !== String(this.now?.to_act) && message.to_act.some((seat) => seat >= 0);
    const drawn = this.draw(message, motion, line.seat);
    if (meanwhile) {
      this.paths = this.paths.carry(scene.choices, scene.alike);
      this.refresh();
    }
    await drawn;
    await this.beats.rest(this.time(line, changes) * haste - (performance.now() - from));
  }

  /** Whether somebody else does something while the reader may decide all the same: all bet at once. */
  isMeanwhile({ line, to_act }) {
    const { seat } = this.room.you;
    return line.seat >= 0 && line.seat !== seat && Boolean(this.now) && !this.now.window && this.acts().includes(seat) && to_act.includes(seat);
  }

  // -- throwing by hand ---------------------------------------------------------------------

  /** Whether dice are about to fall that this reader has not sent on their way already. */
  isMyThrow(line, scene) {
    const mine = line.seat < 0 && line.hand >= 0 && this.room.you.seats.includes(line.hand) && this.room.seats[line.hand]?.kind === "person";
    return mine && !this.beats.hurried && [...this.log.lines.values()].at(-1)?.seat !== line.hand && this.stage.thrown(scene).size > 0;
  }

  /** Wait until the reader throws: the cup or the dice are pressed, or the button, or the key; or the device is shaken. */
  async byHand(scene) {
    const things = this.now.scene.nodes.filter((node) => node.kind === "cup");
    const lit = things.length ? things : this.now.scene.nodes.filter((node) => node.kind === "die" && scene.nodes.some((each) => each.id === node.id));
    this.caption.busy(false);
    this.cue(true);
    await new Promise((thrown) => {
      this.throwing = this.beats.wake = thrown;
      this.stage.light({ next: new Set(lit.map((node) => node.id)), picked: [], hinted: [] });
      this.bar.speak(t("your-throw"));
      this.bar.offer([{ key: "throw", word: "throw", icon: "dice", go: true, act: thrown }]);
      addEventListener("devicemotion", shaken);
    });
    removeEventListener("devicemotion", shaken);
    this.throwing = null;
    this.mine = false;
    this.dark();

    function shaken({ acceleration }) {
      if (acceleration && Math.hypot(acceleration.x, acceleration.y, acceleration.z) > 14) document.querySelector("[data-key=throw]")?.click();
    }
  }

  /** How long an entry stays before the eyes, at an even pace. */
  time(line, changes) {
    const own = line.seat >= 0 && this.room.you.seats.includes(line.seat) && line.weight !== "dramatic";
    const hurried = this.now.clocks && !own ? 0.5 : 1; // nobody's clock is to run while they watch
    if (line.weight === "silent") return 0;
    return (own ? OWN : TIMES[line.weight] ?? TIMES.notable) * hurried + (changes && !own ? BREATH : 0);
  }

  /** A whole position is just there. */
  whole(message) {
    this.log.reset(message.log);
    const last = message.log.findLast((line) => !QUIET.has(line.weight));
    if (last) this.caption.tell(last);
    else this.caption.clear();
    speak(message.scene.prompt);
    this.draw(message, 0);
  }

  showing(actor, haste) {
    return { actor, haste, label: t("table-of", { game: this.room.game.title }) };
  }

  draw(message, haste, actor) {
    this.now = message;
    if (message.line?.weight !== "silent") this.about.close(); // a sealed answer of others takes nothing out of one's hands
    this.opening.tell(message, this.room.you.seat);
    const { scene } = message;
    this.seats.show(scene.seats, this.room, message.clocks);
    this.frame.dataset.ground = scene.ground;
    this.frame.dataset.shape = scene.shape;
    this.bar.speak(scene.prompt);
    write(this.words, scene.text);
    return this.stage.show(scene, this.showing(actor, haste));
  }

  /** Whether the match is over and its last entry has been shown. */
  ended() {
    const { room, now } = this;
    return room.phase === "over" && (!room.match || now.match !== room.match.match || now.number >= room.match.number);
  }

  /** Which of this device's own seats are to act. */
  acts() {
    const { room, now } = this;
    if (room.phase !== "play") return [];
    return now.to_act.filter((seat) => room.you.seats.includes(seat) && room.seats[seat]?.kind === "person");
  }

  /** Nothing may be clicked while something happens. */
  dark() {
    this.stage.light({ next: new Set(), picked: [], hinted: [] });
    this.bar.show(new Paths(), [], true);
    if (this.now) this.bar.arrange(tools(this));
  }

  // -- when all is still --------------------------------------------------------------------

  /** All beats have been shown: say what may be done now. */
  settle() {
    const { room, now } = this;
    if (!room || !now) return;
    const you = room.you;
    this.caption.busy(false);
    this.busy = false;
    const next = this.curtain.tend(room, this.acts());
    if (next !== undefined && next !== you.seat) this.look(next);
    const mine = this.acts().includes(you.seat) && !this.curtain.closed;
    this.paths = mine ? this.paths.carry(now.scene.choices, now.scene.alike) : new Paths();
    if (!mine) this.coach.hint = null;
    this.rules.light(now.scene.clause);
    this.cue(this.acts().length > 0 && !now.window);
    this.bar.run(now.window ? room.window : 0, now.number);
    this.conclude();
    this.refresh();
    if (this.ahead && mine) return this.goOn();
    if (mine) this.coach.lookOn();
    if (mine && settings().only && now.scene.choices.length === 1 && !this.paths.picked.length) this.act(now.scene.choices[0]);
  }

  /** What was clicked before it was open is clicked now. */
  goOn() {
    const id = this.ahead;
    this.ahead = null;
    if (this.paths.next.has(id)) this.click(id);
  }

  /** The end is told, the winners are raised; a match that goes on has neither. */
  conclude() {
    const over = this.ended() && this.room.match?.ending;
    this.frame.classList.toggle("abandoned", over?.outcome === "abandoned");
    this.stage.crown(over ? over.winners : []);
    if (!over) return this.finale.hide();
    this.opening.close();
    this.finale.show(this.room, this.now.scene.seats, [...this.log.lines.values()]);
  }

  refresh() {
    const { room, now, paths } = this;
    if (!room || !now) return;
    this.stage.light({ next: this.busy ? new Set() : paths.next, picked: paths.picked, hinted: this.coach.hint?.path ?? [], leads: this.busy ? undefined : paths.leads, shown: paths.shown, glimpse: (id) => paths.glimpse(id) });
    this.bar.speak(this.sentence(), this.coach.text ?? this.half(), this.coach.text === undefined);
    if (this.ended()) this.bar.offer(after(this));
    else if (now.nature.length && room.you.role === "player") this.bar.offer(fallen(this));
    else this.bar.show(paths, now.scene.buttons, this.busy, ...this.coach.buttons());
    this.bar.arrange(tools(this));
    this.bar.notice(notices(room, (type, fields) => this.send(type, fields)));
    this.frame.classList.toggle("mine", this.acts().includes(room.you.seat));
    if (settings().text) this.listChoices();
  }

  /** What is said under the table: how it ended, who plays for the reader, or whose turn it is. */
  sentence() {
    const { room, now } = this;
    if (this.ended()) return room.match?.ending?.sentence ?? now.scene.prompt;
    const seat = room.seats[room.you.seat];
    if (seat?.stand_in && seat.guest === room.you.guest) return t("bot-plays", { name: seat.name });
    return room.you.seats.length > 1 && this.acts().includes(room.you.seat) ? `${seat.name}: ${now.scene.prompt}` : now.scene.prompt;
  }

  /** A choice half made, told in words. */
  half() {
    const { picked, open } = this.paths;
    if (!picked.length) return "";
    const names = picked.map((id) => this.now.scene.nodes.find((node) => node.id === id)?.label ?? this.now.scene.buttons.find((button) => button.id === id)?.label ?? id);
    return t("half-made", { what: names.join(", "), count: open.length });
  }

  /** The sound and the title that call a reader whose turn has come. */
  cue(mine) {
    if (mine && !this.mine) play("turn");
    if (this.ended() && this.over === false) play("end");
    this.over = this.ended();
    this.mine = mine;
    this.panel.badge("table", mine ? 1 : 0);
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${this.room.game.title} · Saloon`;
  }

  // -- what the reader does -----------------------------------------------------------------

  click(id) {
    if (this.throwing) return this.throwing();
    if (this.busy) return;
    this.opening.close();
    const leap = this.paths.leap(id);
    if (leap) {
      this.ahead = id;
      return this.act(leap);
    }
    const { made, did } = this.paths.click(id);
    this.coach.hint = null;
    if (made) this.act(made);
    else if (did === "nothing") this.ask(id);
    else {
      this.refresh();
      speak(this.half() || this.now.scene.prompt);
    }
  }

  /** Lift a thing: what it may be put on is lit. One that needs no place is played when it is dropped. */
  grab(id) {
    if (this.busy || this.throwing || !this.beats.quiet) return false;
    this.played = null;
    if (this.paths.picked.includes(id)) return true;
    const { made } = this.paths.click(id);
    this.coach.hint = null;
    if (made) this.played = made;
    else this.refresh();
    return true;
  }

  drop(id, target, away) {
    if (this.played) {
      const back = !away || this.stage.things.get(target)?.active;
      return back ? this.refresh() : this.act(this.played);
    }
    if (this.now.scene.slots?.includes(target)) this.refresh();
    else if (target !== undefined && this.paths.next.has(target)) this.click(target);
    else if (target !== undefined && target !== id) this.askWay(target);
  }

  /** Take the last click back; `all`: drop the half-made choice. */
  back(all = false) {
    if (!this.paths.picked.length && !this.coach.hint) return false;
    this.coach.hint = null;
    if (all) this.paths.picked = [];
    else this.paths.back();
    this.refresh();
    return true;
  }

  /** How to play, before the keys. */
  help() {
    const { room, now } = this;
    if (!room || !now) return [];
    const link = (word, act) => h("button", { type: "button", onclick: (event) => (event.target.closest("dialog").close(), act()) }, h("span", { t: word }));
    return [howTo(room.game.key), h("p", {}, h("b", {}, now.scene.prompt)), h("ul.helps", {}, ...["help-lit", "help-tap", "help-hint", "help-undo"].map((word) => h("li", { t: word }))), h("div.row", {}, link("rules", () => this.rules.enlarge(now.scene.clause)), link("settings", () => openSettings()))];
  }

  /** Close what lies on the table. */
  putAside() {
    const lies = this.about.close() || !this.finale.element.hidden || !this.opening.element.hidden;
    this.opening.close();
    if (!this.finale.element.hidden) this.finale.aside();
    return lies;
  }

  /** What happened since the reader's last decision. */
  recap() {
    const lines = this.log.since(this.room.you.seats);
    const rows = lines.map((line) => h(`li.${line.weight}`, {}, line.seat >= 0 ? figure(line.seat, true) : h("span.nature", { "aria-hidden": "true" }), h("span", {}, line.text)));
    dialog("recap", rows.length ? h("ol.recap", {}, ...rows) : h("p", { t: "recap-none" }));
  }

  /** Somebody is in a hurry: what waits to be shown just happens. */
  hurry() {
    if (this.beats.quiet) return false;
    this.beats.hurry();
    return true;
  }

  async act(choice) {
    if (this.busy) return;
    this.busy = true;
    this.paths = new Paths(this.paths.choices, this.paths.alike);
    this.coach.hint = null;
    this.refresh();
    const number = this.now.number;
    let answered = this.now.window;
    if (choice.path?.length === 2) this.stage.advance(...choice.path);
    try {
      await this.host.send("act", { seat: this.room.you.seat, match: this.now.match, number, action: choice.text });
    } catch (fault) {
      answered = false;
      this.refused(fault);
      this.stage.show(this.now.scene);
    }
    // The event itself frees the table; this is for a refusal, or an answer to an old position.
    // In a window nothing happens before it closes.
    if (this.beats.quiet && this.now.number === number && !answered) {
      this.busy = false;
      this.refresh();
    }
  }

  /** Something was clicked that leads nowhere: ask why. */
  async ask(id) {
    if (this.hurry()) return;
    if (this.paths.picked.length) return this.paths.first.has(id) ? this.click(id) : this.askWay(id);
    this.back(true);
    if (this.busy || !this.beats.quiet) return;
    const answer = await this.why(id);
    const touching = (answer.actions ?? []).map((text) => this.paths.choices.find((choice) => choice.text === text)).filter(Boolean);
    if (answer.legal && touching.length) return allChoices(touching, (choice) => this.act(choice), { heading: "touching" });
    this.explain(id, answer);
  }

  /** What a thing is, also one that could be clicked. */
  async learn(id) {
    this.explain(id, { ...(await this.why(id)), text: "" });
  }

  why(id) {
    const { seat, role } = this.room.you;
    return this.host.send("why", { ...(role === "player" && seat >= 0 ? { seat } : {}), node: id }).catch((fault) => fault);
  }

  explain(id, answer) {
    const box = this.stage.things.get(id)?.group.getBoundingClientRect();
    if (answer.name && box) {
      this.about.tell(answer, box, this.frame.getBoundingClientRect());
      speak([answer.name, answer.about, answer.text].filter(Boolean).join(" "));
    } else if (answer.text) this.refused(answer);
  }

  /** Something half made cannot go on there: say why, and keep it. */
  async askWay(id) {
    const { room, paths } = this;
    if (this.busy || paths.picked.includes(id)) return;
    const answer = await this.host.send("why", { seat: room.you.seat, node: id, path: paths.picked }).catch((fault) => fault);
    if (!answer.legal && answer.text) this.refused(answer);
  }

  refused(fault) {
    play("refuse");
    const link = fault.clause && h("a", { href: "#", onclick: (event) => this.showClause(event, fault.clause) }, t("clause", { clause: fault.clause }));
    toast(fault.text ?? t("failed"), { bad: true, link });
  }

  showClause(event, clause) {
    event.preventDefault();
    this.rules.enlarge(clause);
  }

  all() {
    if (!this.now?.scene.choices.length || this.busy) return;
    allChoices(this.now.scene.choices, (choice) => this.act(choice), { typed: (text) => this.act({ text }) });
  }

  /** Without pictures: the text of the table and every choice as a button. */
  listChoices() {
    const buttons = this.paths.choices.map((choice) => h("li", {}, h("button", { type: "button", onclick: () => this.act(choice) }, choice.label)));
    this.list.replaceChildren(...buttons);
  }

  send(type, fields) {
    return this.host.send(type, fields).catch((fault) => this.refused(fault));
  }

  look(seat) {
    this.curtain.expects = seat;
    return this.send("look", { seat });
  }

  changed(part) {
    if ("flip" in part && this.stage.flipped !== settings().flip) {
      this.stage.flipped = settings().flip;
      if (this.now) this.stage.show(this.now.scene, {});
    }
    if ("zen" in part) requestAnimationFrame(() => this.panel.reveal());
    const wordy = settings().text;
    this.wordy.hidden = !wordy;
    this.stage.svg.classList.toggle("aside", wordy);
    if (this.now && this.beats.quiet) this.refresh();
  }
}
