// A lesson being played: scenes on a table like any other, a task above it, and a word for what was done.

import { askMine, post, wordsOf } from "../net/api.js";
import { Table } from "../table/table.js";
import { speak } from "../ui/dialog.js";
import { h, write } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { onChange } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { here } from "./header.js";
import { arrive } from "./home.js";

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key, name] }) {
  page.className = "room playing learn";
  const pupil = new Pupil(page, go, key, name);
  try {
    await arrive();
    const told = await askMine(`/api/school/${key}`);
    const known = told.lessons.find((each) => each.name === name);
    await pupil.show(known && known.done < known.scenes ? known.done : 0);
  } catch (fault) {
    page.className = "door";
    page.replaceChildren(
      h(
        "section.card.narrow",
        {},
        h("p", {}, wordsOf(fault)),
        h("a.button", { href: `/school/${key}`, t: "to-school" }),
      ),
    );
  }
  return pupil;
}

class Pupil {
  /** @param {HTMLElement} page @param {page.Go} go @param {string} key @param {string} name */
  constructor(page, go, key, name) {
    this.go = go;
    this.key = key;
    this.at = 0;
    /** What was answered in the scenes that this one goes on from. @type {string[]} */
    this.answers = [];
    /** Steps towards an answer that nobody else would see. @type {string[]} */
    this.drafts = [];
    this.path = `/api/school/${key}/${name}`;
    /** @type {wire.LessonNow | undefined} */
    this.now = undefined;
    this.over = false;
    this.done = false;
    this.title = h("b");
    this.dots = h("span.dots", { "aria-hidden": "true" });
    this.count = h("small.soft");
    this.task = h("p.task", { role: "status" });
    this.word = h("p.word", { role: "status", hidden: true });
    this.next = h("button.go", { type: "button", hidden: true, onclick: () => this.goOn() }, h("span"), sign("next"));
    const leave = h("a.button.plain", { href: `/school/${key}`, tl: "leave-lesson", tt: "leave-lesson" }, sign("shut"));
    this.strip = h(
      "section.lesson-strip",
      { tl: "lesson" },
      h("div.where", {}, this.title, this.dots, this.count, leave),
      h("div.said", {}, this.task, this.word),
      this.next,
    );
    const elsewhere = () => go(`/school/${key}`);
    this.table = new Table({
      send: /** @type {page.Send} */ ((type, fields) => this.send(type, fields ?? {})),
      leave: elsewhere,
      lobby: elsewhere,
      edit: elsewhere,
      replay: elsewhere,
      review: elsewhere,
      follow: elsewhere,
      token: () => undefined,
    });
    this.ends = [
      offer([{ keys: ["n"], word: "lesson-next", act: () => (this.next.hidden ? false : this.goOn()) }]),
      onChange((_, part) => "lang" in part && this.again()),
      onTurned(() => this.again()),
    ];
    page.replaceChildren(this.strip, this.table.element);
  }

  close() {
    this.table.close();
    for (const end of this.ends) end();
  }

  /** Where one is, for the server. */
  get place() {
    return { scene: this.at, answers: this.answers, drafts: this.drafts, shape: shapeNow() };
  }

  /** @param {number} at */
  async show(at) {
    this.at = at;
    this.drafts = [];
    this.done = this.over = false;
    const now = await post(`${this.path}/scene`, this.place);
    this.now = now;
    here(now.room.game.title);
    document.title = `${now.title} · Saloon`;
    write(this.title, now.title);
    write(this.count, t("scene-of", { at: at + 1, count: now.scenes }));
    this.dots.replaceChildren(
      ...Array.from({ length: now.scenes }, (_, each) => h(each < at ? "i.past" : each === at ? "i.now" : "i")),
    );
    write(this.task, now.text);
    this.say("");
    await this.table.onRoom(now.room);
    this.put(now);
    speak(now.text);
  }

  /** The scene in another shape or language; what was answered stays as it is until the next one. */
  again() {
    if (!this.done) this.show(this.at);
  }

  /** The table as the scene begins; what is pointed at is lit. @param {wire.LessonNow} now */
  put(now) {
    this.table.onTable(/** @type {page.WholeTable} */ (/** @type {unknown} */ (now.table)));
    this.point(now.lit);
  }

  /** Light what the scene is about, until something is clicked. @param {string[]} path */
  point(path) {
    if (!path.length) return;
    const { store } = this.table;
    const seat = this.now?.room.you.seat ?? 0;
    const light = () =>
      store.change("hinted", { type: "hint", id: "", seat, action: "", label: "", text: "", path, more: "" });
    const wait = () => (store.state.quiet && store.state.now ? light() : requestAnimationFrame(wait));
    wait();
  }

  /** A word for what was done. @param {string} text @param {"" | "right" | "wrong"} kind */
  say(text, kind = "") {
    write(this.word, text);
    this.word.hidden = !text;
    this.strip.dataset.kind = kind;
    this.next.hidden = !this.done;
    if (!this.done) return;
    write(/** @type {HTMLElement} */ (this.next.firstElementChild), t(this.over ? "lesson-end" : "lesson-next"));
    this.next.focus({ preventScroll: true });
  }

  /** The next scene, or back to the school. */
  goOn() {
    if (this.over) this.go(`/school/${this.key}`);
    else this.show(this.at + 1);
  }

  // -- what the table says -------------------------------------------------------------------

  /** @param {page.Kind} type @param {Record<string, any>} fields @returns {Promise<any>} */
  async send(type, fields) {
    try {
      if (type === "act") return await this.answer(String(fields.action));
      if (type === "hint") return await post(`${this.path}/hint`, this.place);
      if (type === "why")
        return await post(`${this.path}/why`, { ...this.place, node: fields.node, path: fields.path ?? [] });
      return {};
    } catch (fault) {
      const { clause = "" } = /** @type {import("../net/api.js").Refused} */ (fault);
      throw { text: wordsOf(fault), clause };
    }
  }

  /** @param {string} action */
  async answer(action) {
    const reply = await post(`${this.path}/answer`, { ...this.place, action });
    if (reply.draft) {
      this.drafts.push(action);
      this.table.onDraft(/** @type {page.Draft} */ (/** @type {unknown} */ (reply.draft)));
      return;
    }
    if (!reply.right) {
      this.drafts = [];
      this.say(reply.text, "wrong");
      speak(reply.text);
      if (this.now) this.put(this.now);
      return;
    }
    this.done = true;
    this.over = reply.over;
    this.answers = [...this.answers, action].slice(-40);
    for (const event of reply.events) this.table.onEvent(/** @type {page.Entry} */ (event));
    this.say([reply.text, reply.often].filter(Boolean).join(" "), "right");
  }
}
