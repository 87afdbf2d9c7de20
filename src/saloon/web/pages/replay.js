// A finished match step by step, from any seat's side of the table.

import { whole } from "../beside/invite.js";
import { Log } from "../beside/log.js";
import { Panel } from "../beside/panel.js";
import { Rules } from "../beside/rules.js";
import { Seats } from "../beside/seats.js";
import { ask, link, useArt, wordsOf } from "../net/api.js";
import { saveFile } from "../road/house.js";
import { setPlace, spot, visit } from "../road/place.js";
import { wait } from "../stage/motion.js";
import { TIMES } from "../stage/pace.js";
import { pictureOf } from "../stage/picture.js";
import { Stage } from "../stage/scene.js";
import { told } from "../stage/told.js";
import { copy, dialog, menu, speak, toast } from "../ui/dialog.js";
import { download, h, touched, write } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { change, onChange, pace, settings, still } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { here } from "./header.js";

const CHUNK = 50;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { args: [id] }) {
  page.className = "room playing replay";
  try {
    const replay = new Replay(page, id, await ask(`/api/matches/${id}`));
    await replay.begin();
    return replay;
  } catch (fault) {
    page.className = "door";
    page.replaceChildren(
      h("section.card.narrow", {}, h("p", {}, wordsOf(fault)), h("a.button", { href: "/", t: "to-lobby" })),
    );
    return undefined;
  }
}

class Replay {
  /** @param {HTMLElement} page @param {string} id @param {wire.MatchInfo} info */
  constructor(page, id, info) {
    this.page = page;
    this.id = id;
    this.info = info;
    /** @type {Map<number, wire.ReplayStep>} steps that have come, by number */
    this.steps = new Map();
    /** @type {wire.GameInfo | undefined} */
    this.game = undefined;
    this.running = false;
    /** What is being fetched: an older fetch is over. @type {object | undefined} */
    this.loading = undefined;
    this.total = info.number;
    const [at, seat] = this.fromHash();
    this.at = at;
    this.seat = seat;
    this.stage = new Stage({ clicked() {}, asked() {}, missed() {} });
    this.stage.flipped = settings().flip;
    this.log = new Log((number) => this.to(number));
    this.seats = new Seats();
    this.rules = new Rules();
    this.panel = new Panel({ seats: this.seats, log: this.log, rules: this.rules });
    this.text = h("pre.board-text", { tabIndex: 0, tl: "text-board", hidden: true });
    this.frame = h("div.frame", { tabIndex: -1 }, this.stage.svg, this.text);
    this.say = h("p.say", { role: "status" });
    this.slider = h("input.slider", {
      type: "range",
      min: 0,
      max: this.total,
      value: this.at,
      tl: "position-slider",
      oninput: () => this.to(Number(this.slider.value)),
    });
    this.count = h("span.soft.count");
    const side = h(
      "select",
      { tl: "seen-from", onchange: () => this.from(Number(side.value)) },
      h("option", { value: -2, t: "seen-onlooker" }),
      ...info.players.map((player, seat) => h("option", { value: seat }, player.name)),
    );
    side.value = String(this.seat);
    this.playing = h(
      "button",
      { type: "button", tl: "play-on", tt: "play-on", onclick: () => this.run() },
      sign("play"),
    );
    this.bar = h(
      "section.bar",
      { tl: "bar" },
      h("div.lines", {}, this.say),
      h(
        "div.steps.row",
        {},
        this.button("first", "step-first", () => this.to(0)),
        this.button("prev", "step-prev", () => this.to(this.at - 1)),
        this.playing,
        this.button("next", "step-next", () => this.to(this.at + 1)),
        this.button("last", "step-last", () => this.to(this.total)),
        this.slider,
        this.count,
      ),
      h(
        "div.tools",
        { role: "group", tl: "tools" },
        h("label.row", {}, h("span.soft", { t: "seen-from" }), side),
        ...this.rare().map((each) => this.tool(each)),
        this.tool({ key: "more", word: "more", icon: "more", act: () => menu("more", this.rare()) }),
        this.tool({ key: "text", word: "text-board", icon: "text", act: () => change({ text: !settings().text }) }),
      ),
    );
    this.ends = [offer(this.shortcuts()), onChange((_, part) => this.changed(part)), onTurned(() => this.load())];
    this.title = h("h1.unseen", {}, "Saloon"); // until the game is known
    page.replaceChildren(
      h(
        "div.play",
        {},
        this.title,
        h("section.tableside", {}, this.frame, this.bar),
        this.panel.element,
        this.panel.tabs,
      ),
    );
  }

  /** @param {string} icon @param {string} word @param {() => void} act */
  button(icon, word, act) {
    return h("button", { type: "button", tl: word, tt: word, onclick: act }, sign(icon));
  }

  /** @param {{key?: string, word: string, icon: string, act: () => void}} given one with no key stands behind "more" on a phone */
  tool({ key = "rare", word, icon, act }) {
    return h(`button.tool.plain.${key}`, { type: "button", onclick: act }, sign(icon), h("span", { t: word }));
  }

  rare() {
    return [
      { word: "analysis", icon: "hint", act: () => this.think() },
      { word: "copy-place", icon: "link", act: () => this.share() },
      { word: "picture-png", icon: "camera", act: () => this.picture("png") },
      { word: "picture-svg", icon: "camera", act: () => this.picture("svg") },
      {
        word: "match-file",
        icon: "save",
        act: () => saveFile(link(`/api/matches/${this.id}/file`), `${this.id.slice(0, 8)}.saloon`),
      },
      { word: "check-match", icon: "check", act: () => this.verdict() },
    ];
  }

  /** Think on from the moment that is looked at. */
  think() {
    visit(`/analysis/${this.info.game}?match=${this.id}&at=${this.at + 1}`);
  }

  fromHash() {
    const [, at, seat] = spot().hash.match(/^#(\d+)(?:\.(-?\d+))?$/) ?? [];
    return [at === undefined ? this.total : Math.min(this.total, Number(at)), seat === undefined ? -2 : Number(seat)];
  }

  /** Another place of this match stands in the address. */
  moved() {
    const [at, seat] = this.fromHash();
    if (seat !== this.seat) this.from(seat);
    this.to(at);
  }

  close() {
    this.running = false;
    for (const end of this.ends) end();
    this.seats.close();
  }

  async begin() {
    await useArt(this.info.game);
    const game = await ask(`/api/games/${this.info.game}`);
    this.game = game;
    write(this.title, game.title);
    here(t("replay-short", { game: game.title }));
    document.title = `${game.title} · Saloon`;
    this.rules.open(this.info.game);
    await this.load();
  }

  /** Fetch the chunk that is looked at first, then the rest. */
  async load() {
    this.steps.clear();
    const mine = {};
    this.loading = mine;
    const firsts = [];
    for (let first = 0; first <= this.total; first += CHUNK) firsts.push(first);
    firsts.sort((a, b) => Math.abs(a + CHUNK / 2 - this.at) - Math.abs(b + CHUNK / 2 - this.at));
    for (const [nth, first] of firsts.entries()) {
      const chunk = await ask(`/api/matches/${this.id}/steps`, {
        first,
        last: Math.min(this.total, first + CHUNK - 1),
        seat: this.seat,
        shape: shapeNow(),
      });
      await useArt(this.info.game, { nodes: chunk.steps.flatMap((step) => step.scene.nodes) });
      if (this.loading !== mine) return;
      for (const step of chunk.steps) this.steps.set(step.number, step);
      if (nth === 0 || chunk.steps.some((step) => step.number === this.at)) this.draw(0);
    }
    this.log.reset(
      [...this.steps.values()].sort((a, b) => a.number - b.number).flatMap((step) => (step.line ? [step.line] : [])),
    );
    this.log.mark(this.at);
  }

  /** @param {number} seat */
  from(seat) {
    this.seat = seat;
    this.note();
    this.load();
  }

  /** @param {number} number @returns {Promise<void> | undefined} */
  to(number, keep = false) {
    const next = Math.max(0, Math.min(this.total, number));
    if (!keep) this.running = false;
    const near = next === this.at + 1;
    if (next === this.at) return undefined;
    this.at = next;
    this.note();
    return this.draw(near && !still() ? pace() : 0);
  }

  /** The address names the position, so that it can be handed on. */
  note() {
    setPlace(`${spot().pathname}#${this.at}${this.seat === -2 ? "" : `.${this.seat}`}`);
  }

  /** @param {number} haste */
  async draw(haste) {
    const step = this.steps.get(this.at);
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", t("step-of", { at: this.at, total: this.total }));
    write(this.count, `${this.at} / ${this.total}`);
    this.log.mark(this.at);
    this.playing.replaceChildren(sign(this.running ? "pause" : "play"));
    if (!step) return;
    const { scene, line } = step;
    const how = { actor: line?.seat, haste, label: t("table-of", { game: this.game?.title ?? "" }) };
    await this.stage.cast(scene, how);
    if (this.steps.get(this.at) !== step) return;
    this.frame.dataset.ground = scene.ground;
    this.frame.dataset.shape = scene.shape;
    this.seats.show(scene.seats);
    write(this.say, line?.text ?? scene.prompt);
    speak(line?.text ?? scene.prompt);
    write(this.text, scene.text);
    this.text.hidden = !settings().text;
    this.stage.svg.classList.toggle("aside", settings().text);
    this.rules.light(scene.clause);
    await this.stage.show(line ? told(this.steps.get(this.at - 1)?.scene, scene) : scene, how);
  }

  /** Play on by itself until the end or a click. */
  async run() {
    if (this.running) {
      this.running = false;
      this.playing.replaceChildren(sign("play"));
      return;
    }
    this.running = true;
    if (this.at >= this.total) this.at = -1;
    while (this.running && this.at < this.total) {
      const from = performance.now();
      await this.to(this.at + 1, true);
      await wait(
        Math.max(60, TIMES[this.steps.get(this.at)?.line?.weight ?? "notable"] * pace() - (performance.now() - from)),
      );
    }
    this.running = false;
    this.playing.replaceChildren(sign("play"));
  }

  async share() {
    this.note();
    await copy(whole(spot().pathname + spot().hash));
    toast(t("copied"));
  }

  /** @param {"svg" | "png"} kind */
  async picture(kind) {
    const { content, type } = await pictureOf(this.stage, kind);
    download(`${this.info.game}-${this.at}.${kind}`, content, type);
  }

  async verdict() {
    const verdict = await ask(`/api/matches/${this.id}/verify`).catch((fault) => ({
      holds: false,
      seal: "",
      lines: [wordsOf(fault)],
    }));
    dialog(
      "check-match",
      h(
        "p",
        {},
        h("b", {
          t: !verdict.holds ? "verdict-not" : verdict.seal === "sealed" ? "verdict-sealed" : "verdict-unsealed",
        }),
      ),
      h("ul", {}, ...verdict.lines.map((line) => h("li", {}, line))),
      h("p", {}, h("a", { href: "/web/verify/index.html", t: "verify-page" })),
    );
  }

  /** @param {Partial<import("../ui/settings.js").Settings>} part */
  changed(part) {
    if ("lang" in part) {
      this.load();
      this.rules.open(this.info.game);
    }
    if ("flip" in part) this.stage.flipped = settings().flip;
    this.draw(0);
  }

  /** @returns {import("../ui/keys.js").Shortcut[]} */
  shortcuts() {
    return [
      { keys: ["ArrowLeft", "k"], word: "step-prev", act: () => this.to(this.at - 1) },
      { keys: ["ArrowRight", "j"], word: "step-next", act: () => this.to(this.at + 1) },
      { keys: ["Home", "ArrowUp", "0"], word: "step-first", act: () => this.to(0) },
      { keys: ["End", "ArrowDown", "$"], word: "step-last", act: () => this.to(this.total) },
      {
        keys: [" "],
        word: "play-on",
        act: (event) => (touched(event, "button, select, input, a") ? false : this.run()),
      },
      { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
      { keys: ["t"], word: "key-text", act: () => change({ text: !settings().text }) },
      { keys: ["r"], word: "key-rules", act: () => this.rules.enlarge() },
    ];
  }
}
