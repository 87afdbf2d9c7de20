// Talk at the table: ready phrases, free text, and a way not to hear somebody.

import { once } from "../net/api.js";
import { toast } from "../ui/dialog.js";
import { h, keep, part, write } from "../ui/dom.js";
import { play } from "../ui/sound.js";

export class Chat {
  /** @param {(fields: page.Fields<"say">) => Promise<unknown>} say */
  constructor(say) {
    this.say = say;
    /** Guests whose words are not shown here, with their names. @type {Map<number, string>} */
    this.muted = new Map();
    /** @type {Map<number, wire.ChatLine>} */
    this.lines = new Map();
    /** Whether what was said before one came has been heard. */
    this.heard = false;
    this.unread = 0;
    this.seen = () => true;
    this.list = h("ul");
    this.talk = h("div.talk", { tabIndex: 0, tl: "chat", role: "log" }, this.list);
    this.silent = h("div.phrases");
    this.phrases = h("div.phrases");
    this.input = h("input", { tl: "chat-write", tp: "chat-write", maxLength: 200, autocomplete: "off" });
    this.form = h(
      "form.row.write",
      { onsubmit: (/** @type {Event} */ event) => this.submit(event) },
      this.input,
      h("button", { t: "send" }),
    );
    this.off = h("p.soft", { t: "chat-off", hidden: true });
    this.element = h(
      "section.card.chat",
      {},
      h("h2", { t: "chat" }),
      this.talk,
      this.silent,
      this.phrases,
      this.form,
      this.off,
    );
  }

  /** What may be said here, and by whom. @param {string} chat @param {string} role */
  async allow(chat, role) {
    const may = role === "player" || role === "guest";
    this.form.hidden = chat !== "free" || !may;
    this.phrases.hidden = chat === "off" || !may;
    this.off.hidden = chat !== "off";
    if (this.phrases.hidden) return;
    /** @type {wire.Phrase[]} */
    const phrases = await once("/api/phrases").catch(() => []);
    keep(
      this.phrases,
      phrases,
      (each) => each.id,
      (each) => h("button.quiet", { type: "button", onclick: () => this.send({ phrase: each.id }) }),
      (button, each) => write(button, each.text),
    );
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    this.input.value = "";
    this.send({ text });
  }

  /** @param {page.Fields<"say">} fields */
  send(fields) {
    this.say(fields).catch((fault) => toast(fault.text, { bad: true }));
  }

  /** @param {wire.ChatLine[]} lines @param {number} [me] the reader's number as a guest */
  hear(lines, me) {
    const fresh = lines.filter((line) => !this.lines.has(line.line));
    const first = this.lines.size === 0 && lines.length !== 1;
    for (const line of lines) this.lines.set(line.line, line);
    this.draw(me);
    const heard = fresh.filter((line) => line.guest !== me && !this.muted.has(line.guest));
    if (first || !heard.length) return;
    if (!this.seen()) this.unread += heard.length;
    play("talk");
  }

  /** @param {number} [me] */
  draw(me) {
    const end = this.talk.scrollHeight - this.talk.scrollTop - this.talk.clientHeight < 40;
    const heard = [...this.lines.values()]
      .filter((line) => !this.muted.has(line.guest))
      .sort((a, b) => a.line - b.line);
    keep(
      this.list,
      heard,
      (line) => String(line.line),
      (line) => this.make(line, me),
      (row, line) => write(part(row, "span"), line.text),
    );
    if (end) this.talk.scrollTop = this.talk.scrollHeight;
    /** @param {number} guest @param {string} name */
    const again = (guest, name) =>
      h("button.quiet", { type: "button", t: "unmute", targs: { name }, onclick: () => this.hearAgain(guest, me) });
    keep(
      this.silent,
      [...this.muted],
      ([guest]) => String(guest),
      ([guest, name]) => again(guest, name),
    );
    this.silent.hidden = !this.muted.size;
  }

  /** @param {wire.ChatLine} line @param {number} [me] */
  make(line, me) {
    const mute =
      line.guest !== me &&
      h("button.plain.mute", {
        type: "button",
        t: "mute",
        tl: "mute-who",
        targs: { name: line.name },
        onclick: () => this.mute(line, me),
      });
    return h("li", {}, h("b", {}, `${line.name}: `), h("span", {}, line.text), mute);
  }

  /** @param {wire.ChatLine} line @param {number} [me] */
  mute(line, me) {
    this.muted.set(line.guest, line.name);
    this.draw(me);
  }

  /** @param {number} guest @param {number} [me] */
  hearAgain(guest, me) {
    this.muted.delete(guest);
    this.draw(me);
  }
}
