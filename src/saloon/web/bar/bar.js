// The bar under the table: whose turn it is, what they may do, and the buttons for it.

import { HINT, stepAside } from "../over/aside.js";
import { h, keep, part, retext, write } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { face } from "./pad.js";

const MOST = 6;
/** Sentences with more letters are written smaller on a phone. */
const LONG = 60;

export class Bar {
  /** @param {Pick<page.Deeds, "act" | "click" | "back" | "all">} on */
  constructor(on) {
    this.on = on;
    this.say = h("p.say", { role: "status" });
    this.note = h("p.note", { hidden: true });
    this.lines = h("div.lines");
    this.line = h("div.running", { hidden: true, "aria-hidden": "true" });
    /** The window whose time runs. @type {number | undefined} */
    this.runs = undefined;
    this.buttons = h("div.choices");
    this.tools = h("div.tools", { role: "group", tl: "tools" });
    this.notices = h("div.notices");
    this.lines.append(this.say, this.note, this.line);
    this.element = h("section.bar", { tl: "bar" }, this.notices, this.lines, this.buttons, this.tools);
  }

  /** A line that grows shorter while a window is open; the same window runs on. @param {number} ms @param {number} number */
  run(ms, number) {
    if (ms && this.runs === number) return;
    this.runs = ms ? number : undefined;
    for (const each of this.line.getAnimations()) each.cancel();
    this.line.hidden = !ms;
    if (ms)
      this.line.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: ms, fill: "forwards" });
  }

  /** The sentence, and a note: a hint, or (`half`) a choice half made. @param {string} sentence */
  speak(sentence, note = "", half = false) {
    write(this.say, sentence);
    this.say.classList.toggle("long", sentence.length > LONG);
    write(this.note, note);
    this.note.hidden = !note;
    this.note.classList.toggle("half", half);
  }

  /**
   * On a phone a hint lies on the table, elsewhere where the bar has no room for it.
   * @param {() => page.Box[]} boxes of what may be clicked
   */
  giveWay(boxes) {
    this.note.classList.remove("long");
    if (this.note.hidden) return;
    const { scrollHeight, clientHeight } = this.lines;
    this.note.classList.toggle("long", scrollHeight > clientHeight + 1);
    stepAside(this.note, ["low", "high", "middle"], boxes());
  }

  /** Where the hint lies. @returns {page.Box[]} */
  get noted() {
    const { left, top, right, bottom } = this.note.getBoundingClientRect();
    return this.note.hidden ? [] : [{ left, top, right, bottom, weight: HINT }];
  }

  /**
   * Buttons for what needs no thing on the table.
   * @param {page.Paths} paths @param {wire.Button[]} named buttons of the scene @param {boolean} busy
   * @param {page.Offer[]} [first] buttons that come before all others @param {page.Offer[]} [last] and after them
   */
  show(paths, named, busy, first = [], last = []) {
    const items = [...first];
    const complete = paths.complete;
    for (const choice of complete)
      items.push({ key: `c-${choice.text}`, label: choice.label, go: true, act: () => this.on.act(choice) });
    const next = paths.next;
    for (const { id, label, told } of named) {
      const made = told && paths.making(id);
      if (next.has(id))
        items.push({
          key: `b-${id}`,
          label: made ? made.label : label,
          go: paths.picked.length > 0,
          act: () => this.on.click(id),
        });
      else if (paths.later(id)) items.push({ key: `b-${id}`, label, off: true });
    }
    if (!paths.picked.length) {
      const plain = paths.plain;
      const shown = plain.length > MOST ? plain.slice(0, MOST - 1) : plain;
      for (const choice of shown)
        items.push({
          key: `c-${choice.text}`,
          label: choice.label,
          go: paths.choices.length === 1,
          act: () => this.on.act(choice),
        });
      if (plain.length > shown.length)
        items.push({ key: "more", word: "all-moves", args: { count: paths.choices.length }, act: () => this.on.all() });
    } else items.push({ key: "back", word: "step-back", act: () => this.on.back(), icon: "back" });
    items.push(...last);
    this.offer(items.map((item) => ({ ...item, off: item.off || busy })));
  }

  /** Buttons in place of the choices: choices, or what is no move (rematch, replay). @param {page.Offer[]} items */
  offer(items) {
    keep(
      this.buttons,
      items,
      (item) => item.key,
      (item) => make(item),
      (button, item) => dress(button, item),
    );
    this.buttons.hidden = !items.length;
  }

  /** The small tools: hint, undo, all moves, text … @param {page.Offer[]} items */
  arrange(items) {
    keep(
      this.tools,
      items,
      (item) => item.key,
      (item) => make(item, true),
      (button, item) => dress(button, item),
    );
  }

  /** Questions to this reader: an undo to agree to, a bot in one's seat … @param {import("./notices.js").Notice[]} items */
  notice(items) {
    keep(
      this.notices,
      items,
      (item) => item.key,
      () => h("div.notice", {}, h("span"), h("div.row")),
      (box, item) => {
        const [text, row] = box.children;
        write(text, item.text);
        keep(
          row,
          item.buttons,
          (each) => each.key,
          (each) => make(each),
          (button, each) => dress(button, each),
        );
      },
    );
  }
}

/** What each button does now. @type {WeakMap<HTMLButtonElement, () => void>} */
const deeds = new WeakMap();

/** @param {page.Offer} item */
function make(item, tool = false) {
  const button = h(
    tool ? "button.tool.plain" : item.picture ? "button.die" : "button",
    { type: "button" },
    item.icon && sign(item.icon),
    item.picture && face(item.picture),
    h("span"),
  );
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") deeds.get(button)?.();
  });
  return button;
}

/** @param {HTMLButtonElement} button @param {page.Offer} item */
function dress(button, item) {
  if (item.act) deeds.set(button, item.act);
  else deeds.delete(button);
  const words = part(button, ":scope > span");
  if (item.word) retext(words, item.word, item.args);
  else write(words, item.label ?? "");
  button.classList.toggle("go", Boolean(item.go));
  if (item.off) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  if (item.pressed !== undefined) button.setAttribute("aria-pressed", String(item.pressed));
}
