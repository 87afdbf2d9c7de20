// What the hint sees in a position, and what the other threatens; asked for only while somebody wants to know.

import { post, wordsOf } from "../net/api.js";
import { h } from "../ui/dom.js";
import { t } from "../words/words.js";

export class Seen {
  /** @param {{point: (path: string[]) => void, move: (seat: number, text: string) => void}} on */
  constructor(on) {
    this.on = on;
    this.wanted = false;
    this.turn = 0;
    this.button = h("button.plain", {
      type: "button",
      "aria-pressed": "false",
      t: "think-hint",
      onclick: () => this.toggle(),
    });
    this.body = h("div", { "aria-live": "polite" });
    this.card = h("section.card.seen-hint", {}, this.button, this.body);
    /** @type {(() => void) | undefined} */
    this.again = undefined;
  }

  toggle() {
    this.wanted = !this.wanted;
    this.button.setAttribute("aria-pressed", String(this.wanted));
    this.body.replaceChildren();
    this.turn += 1;
    if (this.wanted) this.again?.();
    return true;
  }

  /** Another position. @param {string} key @param {object} asked @param {wire.AnalysisNow} now */
  async look(key, asked, now) {
    this.again = () => this.look(key, asked, now);
    const mine = ++this.turn;
    this.card.hidden = now.actor < 0;
    this.body.replaceChildren();
    if (!this.wanted || now.actor < 0) return;
    this.body.replaceChildren(h("p.soft", { t: "try-weighing" }));
    const told = await post(`/api/analysis/${key}/hint`, asked).catch((fault) => wordsOf(fault));
    if (mine === this.turn) this.show(told, now);
  }

  /** @param {wire.SeenHint | string} told @param {wire.AnalysisNow} now */
  show(told, now) {
    if (typeof told === "string") return this.body.replaceChildren(h("p.soft", {}, told));
    const path = now.scene.choices.find((each) => each.text === told.move)?.path ?? [];
    this.body.replaceChildren(
      h(
        "p.advice",
        {},
        this.shows(path, told.text, () => this.on.move(told.seat, told.move)),
      ),
      told.more ? h("p.soft", {}, told.more) : "",
      ...told.threats.map((each) =>
        h(
          "p.threat",
          {},
          h("b", {}, `${t("think-threat", { name: now.names[each.seat] ?? "" })} `),
          this.shows(each.path, each.label),
          each.text ? ` ${each.text}` : "",
        ),
      ),
    );
    this.on.point(path);
  }

  /** Words that light what they are about. @param {string[]} path @param {string} text @param {() => void} [act] */
  shows(path, text, act) {
    const light = () => this.on.point(path);
    return h("button.plain", { type: "button", onclick: act ?? light, onfocus: light, onpointerenter: light }, text);
  }
}
