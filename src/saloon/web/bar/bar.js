// The bar under the table: whose turn it is, what they may do, and the buttons for it.

import { stepAside } from "../over/aside.js";
import { h, keep, retext, write } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { face } from "./pad.js";

const MOST = 6;
/** Sentences with more letters are written smaller on a phone. */
const LONG = 60;

export class Bar {
  /** @param {{choose: Function, click: Function, back: Function, all: Function}} on */
  constructor(on) {
    this.on = on;
    this.say = h("p.say", { role: "status" });
    this.note = h("p.note", { hidden: true });
    this.line = h("div.running", { hidden: true, "aria-hidden": "true" });
    this.buttons = h("div.choices");
    this.tools = h("div.tools", { role: "group", tl: "tools" });
    this.notices = h("div.notices");
    this.element = h(
      "section.bar",
      { tl: "bar" },
      this.notices,
      h("div.lines", {}, this.say, this.note, this.line),
      this.buttons,
      this.tools,
    );
  }

  /** A line that grows shorter while a window is open; the same window runs on. */
  run(ms, number) {
    if (ms && this.runs === number) return;
    this.runs = ms ? number : undefined;
    for (const each of this.line.getAnimations()) each.cancel();
    this.line.hidden = !ms;
    if (ms)
      this.line.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: ms, fill: "forwards" });
  }

  /** The sentence, and a note: a hint, or (`half`) a choice half made. */
  speak(sentence, note = "", half = false) {
    write(this.say, sentence);
    this.say.classList.toggle("long", sentence.length > LONG);
    write(this.note, note);
    this.note.hidden = !note;
    this.note.classList.toggle("half", half);
  }

  /**
   * On a phone a hint lies on the table, elsewhere where the bar has no room for it.
   * @param {{left: number, top: number, right: number, bottom: number}[]} boxes of what may be clicked
   */
  giveWay(boxes) {
    this.note.classList.remove("long");
    const { scrollHeight, clientHeight } = this.note.parentElement;
    this.note.classList.toggle("long", scrollHeight > clientHeight + 1);
    if (!this.note.hidden) stepAside(this.note, ["low", "high"], boxes);
  }

  /**
   * Buttons for what needs no thing on the table.
   * @param {import("../table/path.js").Paths} paths @param {any[]} named buttons of the scene @param {boolean} busy
   * @param {any[]} [first] buttons that come before all others @param {any[]} [last] and after them
   */
  show(paths, named, busy, first = [], last = []) {
    const items = [...first];
    const complete = paths.complete;
    for (const choice of complete)
      items.push({ key: `c-${choice.text}`, label: choice.label, go: true, act: () => this.on.choose(choice) });
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
          act: () => this.on.choose(choice),
        });
      if (plain.length > shown.length)
        items.push({ key: "more", word: "all-moves", args: { count: paths.choices.length }, act: this.on.all });
    } else items.push({ key: "back", word: "step-back", act: this.on.back, icon: "back" });
    items.push(...last);
    for (const item of items) item.off ||= busy;
    keep(
      this.buttons,
      items,
      (item) => item.key,
      (item) => make(item),
      (button, item) => dress(button, item),
    );
    this.buttons.hidden = !items.length;
  }

  /** Buttons that are no moves (rematch, replay), in place of the choices. */
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

  /** The small tools: hint, undo, all moves, text … */
  arrange(items) {
    keep(
      this.tools,
      items,
      (item) => item.key,
      (item) => make(item, true),
      (button, item) => dress(button, item),
    );
  }

  /** Questions to this reader: an undo to agree to, a bot in one's seat … */
  notice(items) {
    keep(
      this.notices,
      items,
      (item) => item.key,
      () => h("div.notice", {}, h("span"), h("div.row")),
      (box, item) => {
        write(box.firstElementChild, item.text);
        keep(
          box.lastElementChild,
          item.buttons,
          (each) => each.key,
          (each) => make(each),
          (button, each) => dress(button, each),
        );
      },
    );
  }
}

function make(item, tool = false) {
  const button = h(
    tool ? "button.tool.plain" : item.picture ? "button.die" : "button",
    { type: "button" },
    item.icon && sign(item.icon),
    item.picture && face(item.picture),
    h("span"),
  );
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") button.act();
  });
  return button;
}

function dress(button, item) {
  button.act = item.act;
  if (item.word) retext(button.lastElementChild, item.word, item.args);
  else write(button.lastElementChild, item.label);
  button.classList.toggle("go", Boolean(item.go));
  if (item.off) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  if (item.pressed !== undefined) button.setAttribute("aria-pressed", String(item.pressed));
}
