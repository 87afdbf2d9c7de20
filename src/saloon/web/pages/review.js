// The review of a finished match: a sentence, the ledger, everybody's chances, and what was better.

import { askText, link, post, Refused, wordsOf } from "../net/api.js";
import { me } from "../net/person.js";
import { h } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { onChange, theme } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { curve } from "./curve.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { everybody, Figures, ledger } from "./ledger.js";

const AGAIN = 1000;
const MOST = 5;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [id] }) {
  page.className = "review";
  const review = new ReviewPage(page, go, id);
  const ends = [offer(review.shortcuts()), onChange((_, part) => ("lang" in part || "theme" in part) && review.load())];
  await review.load();
  return {
    close() {
      review.over = true;
      for (const end of ends) end();
    },
  };
}

class ReviewPage {
  /** @param {HTMLElement} page @param {page.Go} go @param {string} id */
  constructor(page, go, id) {
    this.page = page;
    this.go = go;
    this.id = id;
    this.over = false;
    this.deep = false;
    this.seat = -1;
    this.at = -1;
    /** @type {any} */
    this.told = null;
    /** Whether this is all that was asked for. */
    this.whole = false;
    /** @type {Promise<void> | null} */
    this.keeping = null;
    this.kept = 0;
  }

  /** Ask until the whole has come; a quick look is shown on the way. */
  async load() {
    try {
      const answer = JSON.parse(await askText(`/api/matches/${this.id}/review`, this.deep ? { deep: "true" } : {}));
      if (this.over) return;
      this.show(answer);
      if (!answer.progress.whole) setTimeout(() => !this.over && this.load(), AGAIN);
      else if (me()) this.keeping ??= this.keep();
    } catch (fault) {
      const soon = fault instanceof Refused && fault.code === "match-running"; // asked for just before its end
      if (soon) setTimeout(() => !this.over && this.load(), AGAIN);
      if (this.told && !soon) {
        this.deep = false; // what is known already stays
        this.whole = true;
        return this.draw(wordsOf(fault));
      }
      this.page.replaceChildren(h("section.card.narrow", {}, h("p", {}, wordsOf(fault)), this.back()), foot());
    }
  }

  /** What cost me most comes back to be practised; nothing does in a match of others. */
  async keep() {
    const deck = await post("/api/me/deck", { match: this.id }).catch(() => null); // a full deck stays as it is
    this.kept = deck?.kept ?? 0;
    if (this.kept && !this.over) this.draw();
  }

  /** @param {any} answer */
  show({ progress, review }) {
    const waits = progress.whole ? "" : t("review-progress", { done: progress.done, of: progress.of || "…" });
    if (!review && this.told) return this.draw(waits);
    if (!review)
      return this.page.replaceChildren(h("section.card.narrow", {}, h("p", { role: "status" }, waits)), foot());
    this.told = review;
    this.whole = progress.whole;
    document.title = `${t("review")}: ${review.title} · Saloon`;
    here(review.title, t("review"));
    if (this.seat < 0)
      this.seat = Math.max(
        0,
        review.seats.findIndex((/** @type {any} */ each) => each.kind === "human"),
      );
    if (this.at < 0) this.at = this.mistakes()[0]?.number ?? review.moments.at(-1)?.number ?? 0;
    this.draw(waits);
  }

  draw(waits = "") {
    const { told } = this;
    const own = told.seats[this.seat];
    const chips = told.seats.map((/** @type {any} */ each) =>
      h(
        "button.chip",
        { type: "button", "aria-pressed": String(each.seat === this.seat), onclick: () => this.from(each.seat) },
        each.name,
      ),
    );
    this.page.replaceChildren(
      h("h1.unseen", {}, `${told.title}: ${t("review")}`),
      h(
        "div.row.top",
        {},
        h("p.said.grow", { role: "status" }, own.headline),
        told.seats.length > 1 && h("div.row.seats-of", { role: "group", tl: "seen-from" }, ...chips),
      ),
      waits ? h("p.soft.waits", {}, waits) : "",
      h(
        "div.halves",
        {},
        h(
          "div",
          {},
          ledger(told, this.seat),
          this.curve(),
          told.seats.length > 1 && everybody(told, this.seat, (seat) => this.from(seat)),
        ),
        h("div", {}, this.board(), this.list()),
      ),
      h("div.row", {}, this.back(), this.deeper()),
      foot(),
    );
  }

  /** What falls by lot can be known more surely, if one wants to wait. */
  deeper() {
    if (this.told.certainty !== "sampled" || !this.whole) return "";
    if (this.deep) return h("span.soft", { t: "review-deep" });
    const ask = () => {
      this.deep = true;
      this.whole = false;
      return this.load();
    };
    return h("button.deeper", { type: "button", t: "review-deeper", onclick: ask });
  }

  back() {
    return h("a.button", { href: `/m/${this.id}`, t: "replay" });
  }

  /** @param {number} seat */
  from(seat) {
    this.seat = seat;
    this.at = this.mistakes()[0]?.number ?? this.at;
    this.draw();
  }

  /** @param {number} number */
  to(number) {
    this.at = number;
    this.draw();
  }

  /** @param {number} step */
  step(step) {
    const at = this.told.moments.findIndex((/** @type {any} */ each) => each.number === this.at) + step;
    const next = this.told.moments[Math.min(this.told.moments.length - 1, Math.max(0, at))];
    if (next) this.to(next.number);
  }

  /** The moment that is looked at, without the answer in sight. */
  tryIt() {
    const moment = this.told?.moments.find((/** @type {any} */ each) => each.number === this.at);
    if (!moment?.decision) return false;
    this.go(this.tryAt(moment));
    return true;
  }

  /** The next mistake, or the one before; after the last comes the first. @param {1 | -1} way */
  next(way = 1) {
    const all = this.mistakes()
      .map((each) => each.number)
      .sort((one, other) => way * (one - other));
    const found = all.find((number) => way * (number - this.at) > 0) ?? all[0];
    if (found !== undefined) this.to(found);
  }

  /** One of the costliest choices, by its number in the list. @param {number} nth */
  nth(nth) {
    const found = this.told && this.mistakes()[nth - 1];
    if (!found) return false;
    this.to(found.number);
    return true;
  }

  /** @returns {import("../ui/keys.js").Shortcut[]} */
  shortcuts() {
    return [
      { keys: ["ArrowLeft"], word: "step-prev", act: () => this.told && this.step(-1) },
      { keys: ["ArrowRight"], word: "step-next", act: () => this.told && this.step(1) },
      { keys: ["Home"], word: "step-first", act: () => this.told && this.step(-this.told.moments.length) },
      { keys: ["End"], word: "step-last", act: () => this.told && this.step(this.told.moments.length) },
      { keys: ["t"], word: "try-it", act: () => this.tryIt() },
      { keys: ["n"], word: "review-next", act: () => this.told && this.next() },
      { keys: ["N"], word: "review-before", act: () => this.told && this.next(-1) },
      { keys: [..."12345"], word: "review-nth", act: (event) => this.nth(Number(event.key)) },
    ];
  }

  curve() {
    const { told } = this;
    const drawing = curve(told, this.seat, this.at, this.mistakes(), (number) => this.to(number));
    const own = told.seats[this.seat];
    return h(
      "section.card",
      {},
      h("h2", { t: told.points ? "review-course" : "review-chances" }),
      drawing,
      own.fortune_said && h("p.soft", {}, `${t("review-luck")}: ${own.fortune_said}`),
      own.once_more && h("p", {}, own.once_more),
    );
  }

  /** The seat's costliest choices; less than half a point is none. @returns {any[]} */
  mistakes() {
    const least = this.told.points ? 0.5 : 0.005;
    return this.told.moments
      .filter((/** @type {any} */ each) => each.seat === this.seat && each.decision?.cost.value >= least)
      .sort((/** @type {any} */ one, /** @type {any} */ other) => other.decision.cost.value - one.decision.cost.value)
      .slice(0, MOST);
  }

  board() {
    const { moments } = this.told;
    const moment = moments.find((/** @type {any} */ each) => each.number === this.at);
    const before = moment?.decision ? this.at - 1 : this.at;
    return h(
      "section.card.moment",
      {},
      h("img", {
        src: link(`/api/matches/${this.id}/picture.svg`, { number: before, theme: theme() }),
        alt: moment?.text ?? "",
      }),
      h("p", { "aria-live": "polite" }, `${this.at}. ${moment?.text ?? ""}`, h("span.soft", {}, this.worth(moment))),
      h(
        "div.row.steps",
        {},
        this.stepButton("first", "step-first", -moments.length),
        this.stepButton("prev", "step-prev", -1),
        h("span.soft.nth", {}, t("review-moment", { nth: moments.indexOf(moment) + 1, of: moments.length })),
        this.stepButton("next", "step-next", 1),
        this.stepButton("last", "step-last", moments.length),
        h("span.grow"),
        this.mistakes().length > 0 && h("button.go", { type: "button", t: "review-next", onclick: () => this.next() }),
      ),
      h(
        "div.row",
        {},
        moment?.decision && h("a.button", { href: this.tryAt(moment), t: "try-it" }),
        h("a.button", { href: `/analysis/${this.told.game}?match=${this.id}&at=${this.at}`, t: "analysis" }),
      ),
    );
  }

  /** What was to be expected before something fell, and after it; what a choice gave away. @param {any} moment */
  worth(moment) {
    const figures = new Figures(this.told);
    if (moment?.fortune) {
      const [expected, got] = [moment.fortune.expected[this.seat], moment.chances[this.seat]];
      const said = { name: this.told.seats[this.seat].name, luck: figures.signed(got - expected) };
      return ` ${t("review-fell", { ...said, expected: figures.figure(expected), got: figures.figure(got) })}`;
    }
    const cost = moment?.decision?.cost;
    return cost ? ` ${t("review-cost", { cost: figures.within({ ...cost, value: -cost.value }) })}` : "";
  }

  /** @param {string} icon @param {string} word @param {number} step */
  stepButton(icon, word, step) {
    return h("button", { type: "button", tl: word, tt: word, onclick: () => this.step(step) }, sign(icon));
  }

  /** @param {any} moment */
  tryAt(moment) {
    return `/m/${this.id}/try?at=${moment.number}&seat=${moment.seat}`;
  }

  /** What all other choices of the seat gave away together. @param {any[]} found @param {Figures} figures */
  rest(found, figures) {
    const own = this.told.seats[this.seat];
    const listed = found.reduce((sum, each) => sum + each.decision.cost.value, 0);
    const count = own.decisions - found.length;
    return count > 0 && found.length
      ? t("review-rest", { count, cost: figures.signed(own.choices.value + listed) })
      : "";
  }

  list() {
    const found = this.mistakes();
    const figures = new Figures(this.told);
    const items = found.map((each) => {
      const { better, cost, choices, why } = each.decision;
      const text = choices.find((/** @type {any} */ choice) => choice.move === better)?.text ?? better;
      return h(
        "li",
        { "aria-current": String(each.number === this.at) },
        h(
          "button.plain",
          { type: "button", onclick: () => this.to(each.number) },
          h("b", {}, each.text),
          h("span.cost", {}, figures.within({ ...cost, value: -cost.value })),
        ),
        h(
          "div.row",
          {},
          h("p.soft.grow", {}, `${t("review-better", { action: text })} ${why}`),
          h("a.button.quiet", { href: this.tryAt(each), t: "try-it" }),
        ),
      );
    });
    return h(
      "section.card",
      {},
      h("div.row", {}, h("h2.grow", { t: "review-mistakes" }), h("span.soft.sure", {}, this.rest(found, figures))),
      found.length ? h("ol.mistakes", {}, ...items) : h("p", { t: "review-none" }),
      this.kept > 0 && h("p.soft", {}, h("a", { href: "/drill" }, t("review-kept", { count: this.kept }))),
    );
  }
}
