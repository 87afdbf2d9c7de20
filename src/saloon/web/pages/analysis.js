// A board to think on: any position, every choice with its value, and the tree of what was tried; alone or in a room.

import { once, post, wordsOf } from "../net/api.js";
import { setPlace, spot } from "../road/place.js";
import { ThinkBoard } from "../think/board.js";
import { explored } from "../think/explorer.js";
import { given } from "../think/given.js";
import { linesCard } from "../think/lines.js";
import { placeCard } from "../think/place.js";
import { Seen } from "../think/seen.js";
import { Setting } from "../think/setting.js";
import { copied, positionAt, roomAt, shareCard } from "../think/sharing.js";
import { newId, shelve } from "../think/shelf.js";
import { stepsBar } from "../think/steps.js";
import { Together } from "../think/together.js";
import { Tree } from "../think/tree.js";
import { Values } from "../think/values.js";
import { Worth } from "../think/worth.js";
import { speak, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { change, onChange, settings } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { t } from "../words/words.js";
import { here } from "./header.js";
import { playCard } from "./playon.js";

const LATER = 400;
/** Games of which it is told what was played. */
const EXPLORED = ["dama", "mlyn"];

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key] }) {
  page.className = "think analysis";
  try {
    const game = await once(`/api/games/${key}`);
    const found = new AnalysisPage(page, go, game, await given(game));
    await found.begin(new URLSearchParams(spot().search).get("room"));
    return found;
  } catch (fault) {
    failed(page, key, wordsOf(fault));
    return undefined;
  }
}

/** @param {HTMLElement} page @param {string} key @param {string} text */
function failed(page, key, text) {
  page.replaceChildren(
    h("section.card.narrow", {}, h("p", {}, text), h("a.button", { href: `/analysis/${key}`, t: "analysis" })),
  );
}

class AnalysisPage {
  /** @param {HTMLElement} page @param {page.Go} go @param {wire.GameInfo} game @param {{tree: Tree, seat: number, played: string}} given */
  constructor(page, go, game, { tree, seat, played }) {
    this.page = page;
    this.go = go;
    this.game = game;
    this.tree = tree;
    this.id = newId();
    /** Whose eyes; −2: everything lies open. */
    this.seat = seat;
    /** What was played at the beginning, in the match it comes from. */
    this.played = played;
    this.over = false;
    /** @type {wire.AnalysisNow | undefined} */
    this.now = undefined;
    /** The room, if one is in one. @type {Together | undefined} */
    this.room = undefined;
    /** @param {number} seat @param {string} text */
    const move = (seat, text) => this.move(seat, text);
    this.board = new ThinkBoard(game.key, (made) => this.move(made.seat, made.text));
    this.values = new Values(() => this.weighed());
    this.worth = new Worth({ move, point: (text) => this.board.point(text) });
    this.seen = new Seen({ move, point: (path) => this.board.light(path) });
    this.setting = new Setting(game, { done: (text) => this.put(text), close: () => this.settle() });
    this.steps = stepsBar({
      first: () => this.step(() => this.first()),
      prev: () => this.step(() => this.tree.back()),
      next: () => this.step(() => this.tree.on()),
      last: () => this.step(() => this.tree.end()),
      setUp: () => this.openSetting(),
    });
    this.explorer = h("section.card.explorer");
    this.lines = h("section.card.lines-of");
    this.play = h("section.card");
    this.share = h("section.card");
    this.position = h("section.card.position");
    this.side = h("div.side");
    this.ends = [
      offer(this.shortcuts()),
      onChange((_, part) => ("lang" in part || "flip" in part) && this.show()),
      onTurned(() => this.show()),
    ];
  }

  close() {
    this.over = true;
    this.values.stop();
    this.room?.close();
    clearTimeout(this.waits);
    for (const end of this.ends) end();
  }

  /** @param {string | null} room */
  async begin(room) {
    here(this.game.title, t("analysis"));
    document.title = `${t("analysis")}: ${this.game.title} · Saloon`;
    this.page.replaceChildren(
      h("h1.unseen", {}, `${t("analysis")}: ${this.game.title}`),
      h(
        "div.board-side",
        {},
        h("div.table-row", {}, this.worth.bar, h("div.table-col", {}, this.board.frame, this.setting.frame)),
        this.board.bar.element,
        this.steps,
        this.seen.card,
        this.position,
        this.setting.element,
      ),
      h("div.middle", {}, this.worth.choices, this.worth.sure, this.explorer),
      this.side,
    );
    this.side.append(this.lines, this.play, this.share);
    if (room) this.enter(room);
    else await this.load();
  }

  /** What is asked: the line one looks at. */
  get asked() {
    const { tree, seat } = this;
    return {
      position: tree.begins,
      options: tree.options,
      seats: tree.seats,
      line: tree.line(),
      seat: seat < 0 ? (this.chosen ?? -2) : seat,
      open: seat < 0,
      shape: shapeNow(),
    };
  }

  /** With everything open, whose choices of several at once. @type {number | undefined} */
  chosen = undefined;

  /** The position one looks at, anew. @param {number} [actor] who moved, if it is to be seen */
  async load(actor) {
    if (this.over) return;
    this.board.stage.flipped = settings().flip;
    const { asked } = this;
    const now = await post(`/api/analysis/${this.game.key}`, asked);
    if (this.over || JSON.stringify(asked.line) !== JSON.stringify(this.tree.line())) return;
    this.now = now;
    this.tree.begins ||= now.begins;
    this.tree.seats = now.seats;
    this.draw();
    await this.board.show(now, actor);
    speak(now.result || now.acting);
    this.weigh();
  }

  /** The same; what goes wrong is told. @param {number} [actor] */
  show(actor) {
    return this.load(actor).catch((fault) => this.fail(fault));
  }

  /** What was played from here, where the game has an explorer. */
  async explore() {
    if (!EXPLORED.includes(this.game.key)) return;
    const { asked } = this;
    const told = await post(`/api/analysis/${this.game.key}/explorer`, asked).catch(() => null);
    if (!told || this.over || JSON.stringify(asked) !== JSON.stringify(this.asked)) return;
    this.explorer.replaceChildren(...explored(told, (move) => this.move(this.now?.actor ?? 0, move)));
    if (told.more) setTimeout(() => this.explore(), LATER);
  }

  /** Values are asked for when one stays. */
  weigh() {
    this.values.stop();
    this.values.told = null;
    clearTimeout(this.waits);
    this.waits = setTimeout(() => this.values.ask(this.game.key, this.asked).catch((fault) => this.fail(fault)), LATER);
    this.weighed();
    this.explore();
    if (this.now) this.seen.look(this.game.key, this.asked, this.now);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waits = undefined;

  weighed() {
    if (this.now) this.worth.draw(this.now, this.values.told, this.tree.at < 0 ? this.played : "");
  }

  /** @param {any} fault */
  fail(fault) {
    toast(wordsOf(fault), { bad: true });
    this.board.free();
  }

  // -- what changes the tree ------------------------------------------------------------------

  /** Somebody moves, or something falls. @param {number} seat @param {string} text */
  async move(seat, text) {
    try {
      if (this.room) {
        await this.room.say("add", { after: this.tree.at, seat, move: text });
        return this.board.free();
      }
      const line = [...this.tree.line(), { seat, action: text }];
      const now = await post(`/api/analysis/${this.game.key}`, { ...this.asked, line });
      const last = now.line.at(-1);
      if (!last) return;
      this.tree.go(last.seat, last.action);
      this.keep();
      await this.load(seat);
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** A change that a room is told, or that is made here. @param {string} type @param {object} fields @param {() => unknown} here */
  alter(type, fields, here) {
    if (this.room) return this.room.say(type, fields).catch((fault) => this.fail(fault));
    here();
    this.keep();
    return this.show();
  }

  /** @param {() => boolean | void} step */
  step(step) {
    if (step() === false) return false;
    this.room?.look(this.tree.at);
    this.show();
    return true;
  }

  /** @param {string} text */
  note(text) {
    const { at } = this.tree;
    this.alter("note", { node: at, text }, () => {
      if (at < 0) this.tree.note = text;
      else this.tree.nodes[at].note = text || undefined;
    });
  }

  keep() {
    shelve(this.id, this.tree.kept);
  }

  /** A new beginning, from a set-up board or a text. @param {string} text */
  async put(text) {
    const { game, options, seats } = this.tree;
    if (this.room) {
      await this.room.say("begin", { position: text, options });
      return this.setting.close();
    }
    const before = this.tree;
    this.tree = new Tree({ game, options, seats, begins: text });
    this.id = newId();
    this.played = "";
    try {
      await this.load();
      this.setting.close();
      setPlace(positionAt(this.tree, this.now?.begins ?? text));
    } catch (fault) {
      this.tree = before;
      throw fault;
    }
  }

  // -- a room ---------------------------------------------------------------------------------

  /** What has been tried so far goes into a room that others may enter. */
  async together() {
    try {
      const { key } = await post("/api/studies", this.tree.kept);
      setPlace(`/analysis/${this.game.key}?room=${key}`);
      this.enter(key, this.tree.at);
      await copied(roomAt(this.game.key, key));
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** @param {string} key @param {number} [at] where all are to look at first */
  enter(key, at) {
    this.room = new Together(this.game.key, key, {
      first: at,
      tree: (tree, moved) => {
        if (tree.game !== this.game.key) return failed(this.page, this.game.key, t("think-no-tree"));
        this.tree = tree;
        this.keep();
        this.show(moved ? tree.nodes[tree.at]?.seat : undefined);
      },
      refused: (text) => failed(this.page, this.game.key, text),
      leave: () => this.leave(),
    });
    this.side.prepend(this.room.card);
    this.draw();
  }

  /** One goes on alone with a copy of the tree. */
  leave() {
    const { at } = this.tree;
    this.room?.close();
    this.room?.card.remove();
    this.room = undefined;
    this.tree = new Tree(this.tree.kept);
    this.tree.at = at;
    this.id = newId();
    setPlace(positionAt(this.tree, this.tree.begins));
    this.keep();
    this.draw();
  }

  // -- keys and buttons -----------------------------------------------------------------------

  /** @returns {import("../ui/keys.js").Shortcut[]} */
  shortcuts() {
    return [
      { keys: ["ArrowLeft"], word: "step-prev", act: () => this.step(() => this.tree.back()) },
      { keys: ["ArrowRight"], word: "step-next", act: () => this.step(() => this.tree.on()) },
      { keys: ["Home"], word: "step-first", act: () => this.step(() => this.first()) },
      { keys: ["End"], word: "step-last", act: () => this.step(() => this.tree.end()) },
      { keys: ["n"], word: "think-next-line", act: () => this.step(() => this.tree.beside(1)) },
      { keys: ["N"], word: "think-prev-line", act: () => this.step(() => this.tree.beside(-1)) },
      { keys: ["u"], word: "try-take-back", act: () => this.board.back() || this.step(() => this.tree.back()) },
      { keys: ["s"], word: "think-set-up", act: () => this.openSetting() },
      { keys: ["h"], word: "think-hint", act: () => this.seen.toggle() },
      { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
      { keys: [..."123456789"], word: "think-nth", act: (event) => this.nth(Number(event.key)) },
    ];
  }

  first() {
    this.tree.at = -1;
  }

  /** @param {number} at */
  nth(at) {
    const found = this.values.told?.choices[at - 1];
    if (!found || !this.now) return false;
    this.move(this.now.actor, found.move);
    return true;
  }

  settle() {
    this.page.classList.toggle("setting", this.setting.isOpen);
    this.draw();
  }

  openSetting() {
    if (!this.now) return;
    this.setting.open(this.now, this.tree.options);
    this.settle();
  }

  // -- drawing --------------------------------------------------------------------------------

  draw() {
    const { now, tree, game, go } = this;
    if (!now) return;
    const { seat } = this;
    this.position.replaceChildren(
      ...placeCard(
        now,
        { seat, secrets: game.secrets },
        {
          look: (eyes) => this.look({ seat: eyes }),
          choose: (chosen) => this.look({ chosen }),
          put: (text) => this.put(text).catch((fault) => this.fail(fault)),
          deal: () => this.deal(),
        },
      ),
    );
    this.lines.replaceChildren(...linesCard(tree, { ...this.changes(), go }));
    this.play.replaceChildren(...playCard(game, go, now));
    this.play.hidden = !now.acts.length || now.hidden;
    this.share.replaceChildren(
      ...shareCard(tree, now.text, { go, together: () => this.together(), inRoom: Boolean(this.room) }),
    );
  }

  /** What the card of variations changes. */
  changes() {
    const { tree } = this;
    return {
      look: (/** @type {number} */ node) =>
        this.step(() => {
          tree.at = node;
        }),
      note: (/** @type {string} */ text) => this.note(text),
      rename: (/** @type {string} */ name) =>
        this.alter("name", { text: name }, () => {
          tree.name = name;
        }),
      lift: () => this.alter("lift", { node: tree.at }, () => tree.lift()),
      cut: () => this.alter("cut", { node: tree.at }, () => tree.cut()),
    };
  }

  /** Through other eyes, or for another of those who act at once. @param {{seat?: number, chosen?: number}} how */
  look({ seat, chosen }) {
    this.seat = seat ?? this.seat;
    this.chosen = chosen ?? this.chosen;
    this.show();
  }

  /** What is hidden is dealt by lot, and one thinks on from there. */
  async deal() {
    const now = await post(`/api/analysis/${this.game.key}`, { ...this.asked, line: [], deal: true });
    await this.put(now.begins);
  }
}
