// The last event in words on the table itself, and a way to hurry what is being shown.

import { h, write } from "../ui/dom.js";
import { figure, sign } from "../ui/signs.js";

export class Caption {
  /** @param {() => void} hurry @param {() => void} recap */
  constructor(hurry, recap) {
    this.mark = h("span.mark", { "aria-hidden": "true" });
    this.text = h("span.said");
    this.said = h(
      "button.plain.told",
      { type: "button", tt: "recap", onclick: recap, hidden: true },
      this.mark,
      this.text,
    );
    this.skip = h(
      "button.plain.skip-on",
      { type: "button", onclick: hurry, hidden: true },
      h("span", { t: "skip-on" }),
      sign("last"),
    );
    this.clock = h("span.clock", { hidden: true });
    this.element = h("div.caption", {}, this.said, this.clock, this.skip);
  }

  /** @param {{text: string, seat: number, weight?: string}} line */
  tell(line) {
    this.mark.replaceChildren(...(line.seat >= 0 ? [figure(line.seat, true)] : []));
    write(this.text, line.text);
    this.said.hidden = false;
    this.text.classList.remove("long");
    this.text.classList.toggle("long", this.text.scrollWidth > this.text.clientWidth);
    this.element.dataset.weight = line.weight ?? "notable";
  }

  clear() {
    this.said.hidden = true;
    this.busy(false);
  }

  /** Whether something is going on that can be skipped. @param {boolean} on */
  busy(on) {
    this.skip.hidden = !on;
  }
}
