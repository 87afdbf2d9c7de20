// The review of a finished match: a sentence, the ledger, everybody's chances, and what was better.

import { askText, link, Refused, wordsOf } from "../net/api.js";
import { visit } from "../road/place.js";
import { h, s } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { onChange, theme } from "../ui/settings.js";
import { decimal, percents, t } from "../words/words.js";
import { curve } from "./curve.js";
import { foot } from "./foot.js";
import { here } from "./header.js";

const PARTS = ["luck", "choices", "others", "fog"];
const AGAIN = 1000;
const MOST = 5;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { args: [id] }) {
  here();
  page.className = "review";
  const review = new ReviewPage(page, id);
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
  /** @param {HTMLElement} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
    this.over = false;
    this.seat = -1;
    this.at = -1;
    /** @type {any} */
    this.told = null;
  }

  /** Ask until the whole has come; a quick look is shown on the way. */
  async load() {
    try {
      const answer = JSON.parse(await askText(`/api/matches/${this.id}/review`));
      if (this.over) return;
      this.show(answer);
      if (!answer.progress.whole) setTimeout(() => !this.over && this.load(), AGAIN);
    } catch (fault) {
      const soon = fault instanceof Refused && fault.code === "match-running"; // asked for just before its end
      if (soon) setTimeout(() => !this.over && this.load(), AGAIN);
      this.page.replaceChildren(h("section.card.narrow", {}, h("p", {}, wordsOf(fault)), this.back()), foot());
    }
  }

  /** @param {any} answer */
  show({ progress, review }) {
    const waits = progress.whole ? "" : t("review-progress", { done: progress.done, of: progress.of || "…" });
    if (!review)
      return this.page.replaceChildren(h("section.card.narrow", {}, h("p", { role: "status" }, waits)), foot());
    this.told = review;
    document.title = `${t("review")}: ${review.title} · Saloon`;
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
      h("h1", {}, `${told.title}: ${t("review")}`),
      told.seats.length > 1 ? h("div.row.seats-of", { role: "group", tl: "seen-from" }, ...chips) : "",
      h("p.said", { role: "status" }, own.headline, waits && h("span.soft", {}, ` ${waits}`)),
      h(
        "div.halves",
        {},
        h("div", {}, this.ledger(own), this.curve(), told.seats.length > 1 && this.everybody()),
        h("div", {}, this.board(), this.list()),
      ),
      h("p.soft", {}, t(`review-${told.certainty}`)),
      h("div.row", {}, this.back()),
      foot(),
    );
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
    visit(`/m/${this.id}/try?at=${this.at}&seat=${moment.seat}`);
    return true;
  }

  next() {
    const all = this.mistakes()
      .map((each) => each.number)
      .sort((one, other) => one - other);
    const found = all.find((number) => number > this.at) ?? all[0];
    if (found !== undefined) this.to(found);
  }

  shortcuts() {
    return [
      { keys: ["ArrowLeft"], word: "step-prev", act: () => this.told && this.step(-1) },
      { keys: ["ArrowRight"], word: "step-next", act: () => this.told && this.step(1) },
      { keys: ["t"], word: "try-it", act: () => this.tryIt() },
      { keys: ["n"], word: "review-next", act: () => this.told && this.next() },
    ];
  }

  get scale() {
    return this.told.points ? 1 : 100;
  }

  /** @param {number} value */
  signed(value) {
    const text = decimal(value * this.scale);
    return /[1-9]/.test(text) && value > 0 ? `+${text}` : text;
  }

  /** @param {any} part */
  within(part) {
    const half = ((part.high - part.low) / 2) * this.scale;
    return `${this.signed(part.value)}${part.n && half >= 0.05 ? ` ± ${decimal(half)}` : ""}`;
  }

  /** @param {number} value */
  figure(value) {
    return this.told.points ? decimal(value) : percents(value);
  }

  /** @param {any} own */
  ledger(own) {
    const most = Math.max(...PARTS.map((part) => Math.abs(own[part].value)), 1e-9);
    const rows = PARTS.map((part) => {
      const { value } = own[part];
      const length = (Math.abs(value) / most) * 100;
      const bar = s(
        "svg",
        { viewBox: "0 0 202 16", "aria-hidden": "true" },
        s("path", { class: "axis", d: "M101 0V16" }),
        s("rect", {
          class: value < 0 ? "loss" : "gain",
          x: value < 0 ? 101 - length : 101,
          y: 3,
          width: length,
          height: 10,
        }),
      );
      return h(
        "tr",
        {},
        h("th", { scope: "row", t: `review-${part}` }),
        h("td.bar-of", {}, bar),
        h("td", {}, this.within(own[part])),
      );
    });
    return h(
      "section.card",
      {},
      h("h2", { t: "review-ledger" }),
      h(
        "table.ledger",
        {},
        h("tr", {}, h("th", { scope: "row", t: "review-start" }), h("td"), h("td", {}, this.figure(own.start))),
        ...rows,
        h("tr.sum", {}, h("th", { scope: "row", t: "result" }), h("td"), h("td", {}, this.figure(own.result))),
      ),
    );
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
    const moment = this.told.moments.find((/** @type {any} */ each) => each.number === this.at);
    const before = moment?.decision ? this.at - 1 : this.at;
    return h(
      "section.card.moment",
      {},
      h("img", {
        src: link(`/api/matches/${this.id}/picture.svg`, { number: before, theme: theme() }),
        alt: moment?.text ?? "",
      }),
      h("p", { "aria-live": "polite" }, `${this.at}. ${moment?.text ?? ""}`),
      h(
        "div.row.steps",
        {},
        h("button", { type: "button", t: "step-prev", onclick: () => this.step(-1) }),
        h("button", { type: "button", t: "step-next", onclick: () => this.step(1) }),
        this.mistakes().length > 0 && h("button.go", { type: "button", t: "review-next", onclick: () => this.next() }),
      ),
      h(
        "div.row",
        {},
        moment?.decision && h("a.button", { href: `/m/${this.id}/try?at=${this.at}&seat=${moment.seat}`, t: "try-it" }),
        h("a.button", { href: `/analysis/${this.told.game}?match=${this.id}&at=${this.at}`, t: "analysis" }),
      ),
    );
  }

  list() {
    const found = this.mistakes();
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
          ` ${this.within({ ...cost, value: -cost.value })}`,
        ),
        h("p.soft", {}, `${t("review-better", { action: text })} ${why}`),
      );
    });
    return h(
      "section.card",
      {},
      h("h2", { t: "review-mistakes" }),
      found.length ? h("ol.mistakes", {}, ...items) : h("p", { t: "review-none" }),
    );
  }

  everybody() {
    const columns = ["", "review-start", ...PARTS.map((part) => `review-${part}`), "result"];
    return h(
      "section.card",
      {},
      h("h2", { t: "review-everybody" }),
      h(
        "div.wide",
        { tabIndex: 0, role: "region", tl: "review-everybody" },
        h(
          "table.everybody",
          {},
          h("tr", {}, ...columns.map((each) => (each ? h("th", { scope: "col", t: each }) : h("td")))),
          ...this.told.seats.map((/** @type {any} */ each) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, each.name),
              h("td", {}, this.figure(each.start)),
              ...PARTS.map((part) => h("td", {}, this.signed(each[part].value))),
              h("td", {}, this.figure(each.result)),
            ),
          ),
        ),
      ),
    );
  }
}
