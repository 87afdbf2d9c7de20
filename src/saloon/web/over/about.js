// What a thing on the table is: its name, what it does, why nothing can be done with it now, and the clause.

import { h, write } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";

export class About {
  /** @param {(clause: string) => void} read opens the rules at a clause */
  constructor(read) {
    this.name = h("b");
    this.text = h("p");
    this.why = h("p.why");
    this.rule = h("a", {
      href: "#",
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        read(this.clause);
      },
    });
    this.element = h(
      "section.about-thing",
      { hidden: true, role: "status" },
      h("button.plain.shut", { tl: "close", type: "button", onclick: () => this.close() }, sign("shut")),
      this.name,
      this.text,
      this.why,
      this.rule,
    );
    this.clause = "";
    this.timer = 0;
  }

  /**
   * @param {wire.WhyNot} answer
   * @param {DOMRect} box of the thing @param {DOMRect} frame
   */
  tell(answer, box, frame) {
    const refused = !answer.legal && answer.text;
    this.clause = refused && answer.clause ? answer.clause : answer.rule;
    write(this.name, answer.name);
    write(this.text, answer.about);
    write(this.why, refused ? answer.text : "");
    this.text.hidden = !answer.about;
    this.why.hidden = !refused;
    this.rule.hidden = !this.clause;
    write(this.rule, t("clause", { clause: this.clause }));
    this.element.hidden = false;
    this.place(box, frame);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), 12_000);
  }

  /** Beside the thing, inside the frame: below it where there is room, else above. @param {DOMRect} box @param {DOMRect} frame */
  place(box, frame) {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const x = Math.max(8, Math.min(frame.width - width - 30, box.x + box.width / 2 - frame.x - width / 2 - 11));
    const below = box.bottom - frame.y - 6;
    const y = below + height < frame.height - 24 ? below : Math.max(6, box.y - frame.y - height - 16);
    this.element.style.transform = `translate(${x}px, ${y}px)`;
  }

  close() {
    clearTimeout(this.timer);
    const open = !this.element.hidden;
    this.element.hidden = true;
    return open;
  }
}
