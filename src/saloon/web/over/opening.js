// Before the first decision: who begins and why; or who one is, on a card that turns over.

import { h, s, write } from "../ui/dom.js";
import { pace, still } from "../ui/settings.js";
import { stepAside } from "./aside.js";

/** Where it may lie, with a picture and without one; the first is the one it likes best. */
const PLACES = { picture: ["middle", "high", "low"], plain: ["high", "middle", "low"] };

export class Opening {
  constructor() {
    this.picture = h("div.face", { "aria-hidden": "true" });
    this.sentence = h("h2");
    this.about = h("p");
    this.element = h(
      "section.opening",
      { hidden: true, role: "status", onclick: () => this.close() },
      this.picture,
      h("div", {}, this.sentence, this.about),
    );
    /** What has been told: a match and a seat each. @type {Set<string>} */
    this.told = new Set();
    this.timer = 0;
  }

  /** Told once to each seat; it goes by itself, or at a click. @param {page.Position} message @param {number} seat */
  tell(message, seat) {
    const { opening } = message;
    const key = `${message.match} ${seat}`;
    if (!opening || !pace() || this.told.has(key)) return;
    this.told.add(key);
    write(this.sentence, opening.sentence);
    write(this.about, opening.about);
    this.about.hidden = !opening.about;
    this.picture.replaceChildren(
      ...(opening.art
        ? [s("svg", { viewBox: "0 0 100 100" }, s("use", { href: `#art-${opening.art}`, width: 100, height: 100 }))]
        : []),
    );
    this.element.classList.toggle("turns", Boolean(opening.art) && !still());
    this.element.dataset.at = this.places[0];
    this.element.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), (opening.art ? 9000 : 4500) * Math.max(1, pace()));
  }

  get places() {
    return this.picture.childElementCount ? PLACES.picture : PLACES.plain;
  }

  /** @param {() => page.Box[]} boxes of what may be clicked */
  giveWay(boxes) {
    if (!this.element.hidden) stepAside(this.element, this.places, boxes());
  }

  close() {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }
}
