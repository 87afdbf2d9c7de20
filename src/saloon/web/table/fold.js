// A table that needs the width of a laptop: what stands beside it folds away, and lies over its edge when asked for.

import { h } from "../ui/dom.js";
import { narrow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";

/** How many times wider than high a broad table is. */
const BROAD = 1.8;
/** Below this there is no room for it and a column. */
const tight = matchMedia("(max-width: 1599px)");

export class Fold {
  /**
   * @param {HTMLElement} element of the whole table
   * @param {import("../beside/panel.js").Panel} panel @param {import("../bar/bar.js").Bar} bar
   */
  constructor(element, panel, bar) {
    this.element = element;
    this.panel = panel;
    this.bar = bar;
    this.open = false;
    this.broad = false;
    this.handle = h(
      "button.tool.plain.handle",
      { type: "button", "data-tab": "chat", tt: "unfold", onclick: () => this.turn() },
      sign("list"),
      h("span", { t: "unfold-short" }),
    );
    this.fit = () => this.lay();
    for (const each of [narrow, tight]) each.addEventListener("change", this.fit);
  }

  close() {
    for (const each of [narrow, tight]) each.removeEventListener("change", this.fit);
  }

  /** A scene is shown. @param {[number, number]} size */
  see([width, height]) {
    const broad = width / height > BROAD;
    if (broad === this.broad) return;
    this.broad = broad;
    this.lay();
  }

  get folds() {
    return this.broad && tight.matches && !narrow.matches;
  }

  /** Open the column over the table, or fold it away. */
  turn(open = !this.open) {
    this.open = open;
    this.lay();
  }

  /** The tools stand at the bar where there is no column. */
  lay() {
    const { element, panel, bar } = this;
    element.classList.toggle("folded", this.folds);
    element.classList.toggle("unfolded", this.folds && this.open);
    this.handle.hidden = !this.folds;
    this.handle.setAttribute("aria-expanded", String(this.open));
    const home = narrow.matches || this.folds ? bar.element : panel.element;
    if (bar.tools.parentElement !== home) home.append(bar.tools);
    if (this.handle.parentElement !== bar.tools) bar.tools.append(this.handle);
    panel.show();
  }
}
