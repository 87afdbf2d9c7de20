// A drill: a position on the real table, an answer by a click there or from the list, and what it gave away.

import { allChoices } from "../bar/choices.js";
import { Rules } from "../beside/rules.js";
import { Paths } from "../match/path.js";
import { askMine, post, useArt, wordsOf } from "../net/api.js";
import { spot } from "../road/place.js";
import { Stage } from "../stage/scene.js";
import { speak, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { onChange } from "../ui/settings.js";
import { narrow, onTurned, shapeNow } from "../ui/shape.js";
import { figure, sign } from "../ui/signs.js";
import { day } from "../ui/times.js";
import { decimal, percents, t } from "../words/words.js";
import { here } from "./header.js";
import { arrive } from "./home.js";

/** Cards of one sitting, where more could come. */
const SITTING = 10;
/** Choices that stand under the table; more are asked for by a button. */
const FEW = 6;
/** Values that fit under the table of a phone. */
const FEW_TALL = 4;
/** What shows as 0.0 with one digit after the point. */
const NOTHING = 0.05;

/**
 * Where cards come from, where answers go, and what comes after the last.
 * @typedef {{next: (seen: string[], shape: string) => Promise<wire.DrillTold | null>,
 *   reply: (card: wire.DrillTold, move: string) => Promise<wire.DrillVerdict>,
 *   many: () => Promise<number>, leave: string, done: () => Promise<page.Inside[]>}} Source
 */

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { args: [key = ""] }) {
  const theme = new URLSearchParams(spot().search).get("theme") ?? "";
  await arrive();
  return start(page, {
    next: (seen, shape) => askMine("/api/drill", { game: key, theme, seen: seen.join(","), shape }),
    reply: (card, move) => post(`/api/drill/${card.game}/${card.id}`, { move }),
    many: async () => {
      const deck = await askMine("/api/me/deck", { game: key }).catch(() => null);
      return key ? SITTING : Math.max(1, deck?.due ?? 1);
    },
    leave: key ? `/school/${key}` : "/me",
    done: () => rest(key),
  });
}

/** Nothing is left: when the next card comes, and what can be practised anyway. @param {string} key */
async function rest(key) {
  const deck = await askMine("/api/me/deck", { game: key }).catch(() => null);
  return [
    h("h1", {}, deck?.next ? t("drill-none-next", { when: day(deck.next) }) : t("drill-none")),
    h("p.soft", { t: "drill-none-about" }),
    h(
      "div.row.wrap",
      {},
      ...(deck?.games ?? []).map((each) =>
        h("a.button.quiet", { href: `/drill/${each.game}` }, `${each.title} · ${each.count}`),
      ),
    ),
  ];
}

/** Opened, it is brought into sight: on a phone it may lie below the bar. @param {wire.DrillValue} mine */
function whyNot(mine) {
  const box = h("details", {}, h("summary", { t: "drill-why-not" }), h("p", {}, `${mine.label}: ${mine.why}`));
  box.addEventListener("toggle", () => box.scrollIntoView({ block: "nearest" }));
  return box;
}

/** @param {HTMLElement} page @param {Source} source */
export async function start(page, source) {
  here();
  page.className = "drill";
  const drill = new DrillPage(page, source);
  const ends = [
    offer(drill.shortcuts()),
    onChange((_, part) => "lang" in part && drill.again()),
    onTurned(() => drill.again()),
  ];
  await drill.next();
  return {
    close() {
      for (const end of ends) end();
    },
  };
}

export class DrillPage {
  /** @param {HTMLElement} page @param {Source} source */
  constructor(page, source) {
    this.page = page;
    this.source = source;
    /** @type {wire.DrillTold | null} */
    this.card = null;
    /** @type {wire.DrillVerdict | null} */
    this.verdict = null;
    /** What is shown as chosen: after taking back it may differ from what was answered. */
    this.move = "";
    this.paths = new Paths();
    this.busy = false;
    /** @type {string[]} */
    this.seen = [];
    /** Whether each answer so far was right. @type {boolean[]} */
    this.told = [];
    this.many = 0;
    this.rules = new Rules();
    this.stage = new Stage({
      clicked: (id) => this.click(id),
      asked: () => {},
      missed: () => {},
    });
    /** On a phone: whether the table has the screen for itself. */
    this.grown = false;
    this.grow = h("button.plain.alone", { type: "button", onclick: () => this.turn(!this.grown) });
    this.frame = h("div.frame.drill-table", {}, this.stage.svg, this.grow);
    this.top = h("div.drill-top");
    this.seats = h("ul.drill-seats");
    this.sheet = h("section.card.drill-sheet");
    this.foot = h("div.drill-foot");
    this.note = h("p.soft.drill-note");
    page.append(
      this.top,
      h("div.drill-halves", {}, h("div", {}, this.seats, this.frame), h("div", {}, this.sheet, this.note)),
      this.foot,
    );
  }

  async next() {
    if (this.busy) return;
    this.busy = true;
    try {
      if (!this.many) this.many = await this.source.many();
      const card = this.seen.length < this.many ? await this.source.next(this.seen, this.shape) : null;
      this.busy = false;
      if (!card) return this.finish();
      this.card = card;
      this.verdict = null;
      this.move = "";
      await this.show();
    } catch (fault) {
      this.busy = false;
      this.page.replaceChildren(h("section.card.narrow", {}, h("p", {}, wordsOf(fault))));
    }
  }

  /** The same card in another language or shape. */
  async again() {
    if (!this.card) return;
    const found = await askMine(`/api/drill/${this.card.game}/${this.card.id}`, { shape: this.shape }).catch(
      () => null,
    );
    if (found) this.card = found;
    await this.show();
  }

  /** On a phone the table stands above the choices: little room, and less height than width. */
  get shape() {
    const shape = shapeNow();
    return shape === "tall" && !this.grown ? "small" : shape;
  }

  /** @param {boolean} grown */
  async turn(grown) {
    if (grown === this.grown) return;
    this.grown = grown;
    await this.again();
  }

  async show() {
    const { card } = this;
    if (!card) return;
    this.page.classList.toggle("grown", this.grown);
    this.grow.replaceChildren(sign(this.grown ? "shut" : "wide"));
    this.grow.setAttribute("aria-label", t(this.grown ? "drill-shrink" : "drill-grow"));
    document.title = `${card.title}: ${card.theme_title} · Saloon`;
    await useArt(card.game, card.scene);
    this.rules.game = card.game;
    this.frame.dataset.ground = card.scene.ground;
    this.frame.style.aspectRatio = card.scene.size.join(" / ");
    this.paths = new Paths(card.scene.choices, card.scene.alike ?? []);
    this.stage.show(card.scene, { label: card.prompt });
    this.light();
    this.progress();
    this.seats.replaceChildren(
      ...card.scene.seats.map((each, seat) =>
        h(
          "li",
          { class: seat === card.seat ? "own" : "" },
          figure(seat, true),
          h("span", {}, seat === card.seat ? t("seat-you") : each.name),
          each.score !== null && h("b", {}, String(each.score)),
        ),
      ),
    );
    if (this.verdict) this.judge();
    else this.ask();
  }

  progress() {
    const at = this.seen.length + 1;
    const pips = Array.from({ length: this.many }, (_, i) =>
      h("i", { class: i < this.told.length ? (this.told[i] ? "right" : "cost") : i === this.seen.length ? "now" : "" }),
    );
    this.top.replaceChildren(
      h("a.button.plain", { href: this.source.leave, tl: "drill-leave" }, sign("shut")),
      h("div.pips", { "aria-hidden": "true" }, ...pips),
      h("span", {}, t("drill-at", { at: Math.min(at, this.many), count: this.many })),
    );
  }

  light() {
    const { paths } = this;
    this.stage.light.set({
      next: this.verdict || this.busy ? new Set() : paths.next,
      picked: paths.picked,
      hinted: [],
      leads: paths.leads,
      shown: paths.shown,
      glimpse: (id) => paths.glimpse(id),
    });
  }

  /** @param {string} id */
  click(id) {
    if (this.verdict || this.busy) return;
    const { made } = this.paths.click(id);
    if (made) return void this.answer(made.text);
    this.light();
    this.ask();
  }

  /** The question: what may be pressed, and all choices. */
  ask() {
    const { card, paths } = this;
    if (!card) return;
    this.page.classList.remove("judged");
    const ids = paths.next;
    const few = card.moves.length <= FEW; // then all are listed, and a button would say one of them twice
    const buttons = card.scene.buttons.filter((each) => ids.has(each.id) && (!few || paths.picked.length));
    const list = card.moves.map((each) =>
      h("li", {}, h("button.quiet", { type: "button", onclick: () => this.answer(each.move) }, each.label)),
    );
    this.sheet.replaceChildren(
      h("p.soft.over", {}, `${card.title} · ${card.theme_title}`),
      h("h1", { t: "drill-ask" }),
      h("p", {}, card.prompt),
      buttons.length
        ? h(
            "div.row.wrap",
            {},
            ...buttons.map((each) => h("button", { type: "button", onclick: () => this.click(each.id) }, each.label)),
          )
        : "",
      few ? h("ol.drill-moves", {}, ...list) : "",
    );
    this.note.textContent = "";
    this.foot.replaceChildren(
      ...[
        paths.picked.length > 0 &&
          h(
            "button.quiet",
            { type: "button", onclick: () => this.back() },
            sign("undo"),
            h("span", { t: "drill-unpick" }),
          ),
        card.moves.length > FEW &&
          h(
            "button.quiet",
            { type: "button", onclick: () => this.all() },
            sign("list"),
            h("span", {}, t("drill-all", { count: card.moves.length })),
          ),
        this.rule(),
      ].flatMap((each) => each || []),
    );
  }

  rule() {
    const clause = this.card?.scene.clause;
    return (
      clause &&
      h("button.quiet", { type: "button", onclick: () => this.rules.enlarge(clause) }, t("rule-of", { clause }))
    );
  }

  all() {
    const { card } = this;
    if (!card || this.verdict) return;
    allChoices(
      card.moves.map((each) => ({ text: each.move, label: each.label })),
      (choice) => this.answer(choice.text),
    );
  }

  back() {
    if (this.verdict) {
      this.verdict = null;
      this.paths.picked = [];
    } else this.paths.back();
    this.light();
    this.ask();
  }

  /** @param {string} move */
  async answer(move) {
    const { card } = this;
    if (!card || this.busy || this.verdict) return;
    this.move = move;
    if (this.seen.at(-1) === card.id && this.kept) {
      this.verdict = this.kept; // answered already: this try is for oneself
      return this.judge();
    }
    this.busy = true;
    this.light();
    try {
      this.kept = await this.source.reply(card, move);
      this.verdict = this.kept;
      this.seen.push(card.id);
      this.told.push(this.kept.right);
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
    this.busy = false;
    this.progress();
    if (this.verdict) this.judge();
    else this.ask();
    await this.turn(false);
  }

  /** What the answer gave away, and why. */
  judge() {
    const { verdict, card } = this;
    if (!verdict || !card) return;
    const mine = verdict.choices.find((each) => each.move === this.move) ?? verdict.choices[0];
    const best = verdict.choices[0];
    const headline = mine.right
      ? mine.moves > best.moves
        ? t("drill-slower", { count: mine.moves, least: best.moves })
        : t(mine.move === best.move ? "drill-best" : "drill-right")
      : t(verdict.points ? "drill-cost-points" : "drill-cost", { cost: decimal(mine.cost) });
    this.stage.light.set();
    this.page.classList.add("judged");
    this.sheet.replaceChildren(
      ...[
        h("h1", { class: mine.right ? "gain" : "loss" }, headline),
        h("p.why", {}, best.why),
        this.rows(verdict),
        !mine.right && whyNot(mine),
        h("p.soft.small", { t: `drill-${verdict.certainty}` }),
      ].flatMap((each) => each || []),
    );
    speak(headline);
    this.sheet.parentElement?.scrollTo(0, 0);
    const lately = verdict.lately;
    const free = lately.filter((cost) => cost < 0.5).length;
    this.note.textContent = [
      lately.length > 1 ? t("drill-lately", { free, count: lately.length }) : "",
      verdict.back > 0 ? t("drill-back", { count: verdict.back }) : "",
    ]
      .filter(Boolean)
      .join(" ");
    this.foot.replaceChildren(
      ...[
        h(
          "button.quiet",
          { type: "button", onclick: () => this.back() },
          sign("undo"),
          h("span", { t: "drill-retry" }),
        ),
        this.rule(),
        h("button.go", { type: "button", onclick: () => this.next() }, h("span", { t: "drill-next" })),
      ].flatMap((each) => each || []),
    );
    /** @type {HTMLElement | null} */
    const go = this.foot.querySelector(".go");
    go?.focus({ preventScroll: true });
  }

  /** The choices side by side: bars are what each gives away, so they begin at zero. @param {wire.DrillVerdict} verdict */
  rows({ choices, points }) {
    const many = narrow.matches ? FEW_TALL : FEW;
    const shown = choices.filter((each, at) => at < many - 1 || each.move === this.move).slice(0, many);
    const most = Math.max(...choices.map((each) => each.cost), 1e-9);
    return h(
      "ol.drill-values",
      {},
      ...shown.map((each, at) =>
        h(
          "li",
          { class: each.move === this.move ? "mine" : "" },
          h("b", {}, each.label),
          h(
            "span.worth",
            {},
            points ? decimal(each.value) : percents(each.value / 100),
            each.spread >= NOTHING ? h("small", {}, ` ± ${decimal(each.spread)}`) : "",
          ),
          h("span.cost-bar", { "aria-hidden": "true" }, each.cost < NOTHING ? h("i.nothing") : bar(each.cost / most)),
          h(
            "span.soft",
            {},
            each.moves
              ? t("wins-in", { count: each.moves })
              : each.cost < NOTHING
                ? t("costs-nothing")
                : t("costs", { cost: decimal(each.cost) }),
          ),
          h("span.soft.tag", {}, each.move === this.move ? t("drill-yours") : at === 0 ? t("drill-first") : ""),
        ),
      ),
      choices.length > shown.length &&
        h("li.soft.rest", {}, t("drill-others", { count: choices.length - shown.length })),
    );
  }

  async finish() {
    const right = this.told.filter(Boolean).length;
    const told = this.told.length ? [h("p.big", {}, t("drill-sat", { right, count: this.told.length }))] : [];
    this.card = null;
    this.page.replaceChildren(
      h(
        "section.card.narrow.drill-done",
        {},
        ...told,
        ...(await this.source.done()),
        h("div.row", {}, h("a.button.go", { href: this.source.leave, t: "drill-leave" })),
      ),
    );
  }

  shortcuts() {
    return [
      { keys: ["n", "Enter"], word: "drill-next", act: () => this.verdict && this.next() },
      { keys: ["u"], word: "drill-retry", act: () => this.card && this.back() },
      { keys: ["s"], word: "drill-all-key", act: () => this.all() },
    ];
  }
}

/** @param {number} part */
function bar(part) {
  const made = h("i");
  made.style.width = `${Math.max(part * 100, 1.5)}%`;
  return made;
}
