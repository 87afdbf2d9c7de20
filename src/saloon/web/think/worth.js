// What a position is worth: all choices in a list, what may fall, how sure that is, and the bar beside the board.

import { h } from "../ui/dom.js";
import { percents, t } from "../words/words.js";
import { valueRows } from "./values.js";

/** @typedef {{move: (seat: number, text: string) => void, point: (move: string) => void}} On */

export class Worth {
  /** @param {On} on */
  constructor(on) {
    this.on = on;
    this.bar = h("div.worth-bar", { role: "img" }, h("i"), h("b"));
    this.choices = h("section.card.all-choices", { "aria-live": "polite" });
    this.sure = h("section.card.sure");
  }

  /** @param {wire.AnalysisNow} now @param {any} told what is known by now; null: nothing yet @param {string} played */
  draw(now, told, played) {
    this.drawBar(now, told);
    if (!told) {
      this.choices.replaceChildren(h("h2", { t: "think-all-short" }), h("p.soft", { t: "try-weighing" }));
      this.sure.replaceChildren();
      return;
    }
    const rows = valueRows(told, {
      play: (move) => this.on.move(now.actor, move),
      point: (move) => this.on.point(move),
      played,
    });
    const falls = this.falls(told);
    const count = told.choices.length + told.unweighed;
    this.choices.replaceChildren(
      h("h2", {}, count ? t("think-all", { count }) : t(falls.length ? "think-falls" : "think-all-short")),
      rows.length || falls.length
        ? h("ol.value-rows", {}, ...rows, ...falls)
        : h("p.soft", {}, now.result || now.acting),
      told.unweighed ? h("p.soft", {}, t("think-unweighed", { count: told.unweighed })) : "",
    );
    this.sure.replaceChildren(
      h("h2", { t: "think-sure" }),
      h("p", {}, told.sure),
      told.more ? h("p.soft", { t: "try-weighing" }) : "",
    );
  }

  /** @param {any} told */
  falls(told) {
    return told.falls.map((/** @type {any} */ each) =>
      h(
        "li",
        {},
        h(
          "button.plain",
          { type: "button", onclick: () => this.on.move(-1, each.move) },
          h("b.move", {}, each.move),
          h("span.worth", {}, each.worth.join(" · ")),
          h("span.soft.cost", {}, percents(each.chance)),
        ),
      ),
    );
  }

  /** What the first seat may expect, or words where that is sure. @param {wire.AnalysisNow} now @param {any} told */
  drawBar(now, told) {
    const two = told?.values.length === 2 && !told.points;
    this.bar.hidden = !two;
    if (!two) return;
    const best = told.choices[0];
    const acting = now.names[told.seat] ?? "";
    const worded = Boolean(best?.outcome) || (told.certainty === "searched" && best);
    const words = worded ? `${acting} · ${best.told}` : told.worth[0];
    this.bar.setAttribute("aria-label", worded ? words : t("think-worth", { name: now.names[0] ?? "", worth: words }));
    const [fill, text] = this.bar.children;
    /** @type {HTMLElement} */ (fill).style.height = `${(100 * told.values[0]).toFixed(1)}%`;
    text.textContent = words;
  }
}
