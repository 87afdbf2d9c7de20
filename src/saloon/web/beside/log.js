// The log in sentences. It follows the newest line only while the reader is at the end.

import { h, part, write } from "../ui/dom.js";
import { figure } from "../ui/signs.js";

export class Log {
  /** @param {(number: number) => void} [jump] called when a line is clicked (in a replay) */
  constructor(jump) {
    this.jump = jump;
    this.list = h("ol.lines", { tabIndex: 0, tl: "log" });
    this.element = h("section.card.log", {}, h("h2", { t: "log" }), this.list);
    this.newer = h("button.quiet.newer", {
      t: "newest",
      type: "button",
      hidden: true,
      onclick: () => this.follow(true),
    });
    this.element.append(this.newer);
    /** Whether the newest line is followed; a change of size does not unpin. */
    this.pinned = true;
    this.height = 0;
    this.list.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.resized()).observe(this.list);
    /** @type {Map<number, HTMLLIElement>} */
    this.rows = new Map();
    /** @type {Map<number, wire.LogLine>} */
    this.lines = new Map();
  }

  atEnd() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 48;
  }

  scrolled() {
    if (this.list.clientHeight === this.height) this.pinned = this.atEnd();
    this.newer.hidden = this.pinned;
  }

  resized() {
    this.height = this.list.clientHeight;
    if (this.pinned && this.height) this.follow(true);
  }

  follow(always = false) {
    if (always) {
      this.list.scrollTop = this.list.scrollHeight;
      this.pinned = true;
    }
    this.newer.hidden = this.pinned;
  }

  /** @param {wire.LogLine[]} lines */
  reset(lines) {
    const end = this.pinned || !this.rows.size;
    const at = this.list.scrollTop;
    this.list.replaceChildren();
    this.rows.clear();
    this.lines.clear();
    for (const line of lines) this.put(line);
    if (end) this.follow(true);
    else this.list.scrollTop = at;
  }

  /** @param {wire.LogLine} line */
  add(line) {
    this.put(line);
    this.follow(this.pinned);
  }

  /** @param {wire.LogLine} line */
  put(line) {
    this.lines.set(line.number, line);
    const old = this.rows.get(line.number);
    if (old) return write(part(old, ".said"), line.text);
    const said = h("span.said", {}, line.text);
    const inside = [
      h("span.n", {}, String(line.number)),
      line.seat >= 0 ? figure(line.seat, true) : h("span.nature", { "aria-hidden": "true" }),
      said,
    ];
    const { jump } = this;
    const row = h(
      `li.${line.kind}`,
      { hidden: line.weight === "silent" },
      ...(jump ? [h("button.plain", { type: "button", onclick: () => jump(line.number) }, ...inside)] : inside),
    );
    this.rows.set(line.number, row);
    this.list.append(row);
  }

  /** What others did after the last thing that one of these seats decided; at most a table's worth. @param {number[]} seats */
  since(seats, most = 24) {
    const all = [...this.lines.values()];
    const own = all.findLastIndex((line) => line.kind === "event" && seats.includes(line.seat));
    const after = all.slice(own + 1).filter((line) => !["routine", "silent"].includes(line.weight));
    return (after.length ? after : all.slice(own + 1).filter((line) => line.weight !== "silent")).slice(-most);
  }

  /** Mark the line shown now. @param {number} number */
  mark(number) {
    for (const [each, row] of this.rows) {
      const now = each === number;
      row.classList.toggle("now", now);
      if (now) {
        row.firstElementChild?.setAttribute("aria-current", "step");
        const { top, bottom } = row.getBoundingClientRect();
        const box = this.list.getBoundingClientRect();
        if (top < box.top || bottom > box.bottom) this.list.scrollTop += top - box.top - box.height / 2;
      } else row.firstElementChild?.removeAttribute("aria-current");
    }
  }

  /** The log as plain text. */
  text() {
    return [...this.rows].map(([number, row]) => `${number}. ${part(row, ".said").textContent}`).join("\n");
  }
}
