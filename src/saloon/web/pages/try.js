// Try it yourself: a costly moment of a finished match once more, without the answer in sight.

import { ask, askText, post, wordsOf } from "../net/api.js";
import { me } from "../net/person.js";
import { spot } from "../road/place.js";
import { ThinkBoard } from "../think/board.js";
import { costBars, costOf, Values } from "../think/values.js";
import { speak, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { change, onChange, settings } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { decimal, t } from "../words/words.js";
import { here } from "./header.js";

const MOST = 5;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [id] }) {
  const given = new URLSearchParams(spot().search);
  page.className = "think try";
  try {
    const tried = new TryPage(page, go, id, Number(given.get("at")), Number(given.get("seat") ?? -1));
    await tried.begin();
    return tried;
  } catch (fault) {
    page.replaceChildren(
      h(
        "section.card.narrow",
        {},
        h("p", {}, wordsOf(fault)),
        h("a.button", { href: `/m/${id}/review`, t: "try-back" }),
      ),
    );
    return undefined;
  }
}

class TryPage {
  /** @param {HTMLElement} page @param {page.Go} go @param {string} id @param {number} at @param {number} seat */
  constructor(page, go, id, at, seat) {
    this.page = page;
    this.go = go;
    this.id = id;
    this.at = at;
    this.seat = seat;
    /** The costly moments of the seat, in their order. @type {number[]} */
    this.row = [];
    /** @type {wire.MomentPosition | undefined} */
    this.moment = undefined;
    /** What was answered: a move, `shown` if it was given up. */
    this.answer = "";
    this.state = "asked";
    this.over = false;
    this.values = new Values(() => this.draw());
    /** @type {ThinkBoard | undefined} */
    this.board = undefined;
    this.side = h("div.side");
    this.ends = [
      offer(this.shortcuts()),
      onChange((_, part) => ("lang" in part || "flip" in part) && this.again()),
      onTurned(() => this.again()),
    ];
  }

  close() {
    this.over = true;
    this.values.stop();
    for (const end of this.ends) end();
  }

  /** @returns {import("../ui/keys.js").Shortcut[]} */
  shortcuts() {
    return [
      { keys: ["u"], word: "try-take-back", act: () => this.back() },
      { keys: ["s"], word: "try-show", act: () => this.show() },
      { keys: ["n"], word: "try-next", act: () => this.next() },
      { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
      { keys: [..."123456789"], word: "think-nth", act: (event) => this.nth(Number(event.key)) },
    ];
  }

  async begin() {
    const moment = await ask(`/api/matches/${this.id}/moment`, { number: this.at });
    this.moment = moment;
    if (this.seat < 0) this.seat = moment.seat;
    here(t("try-title"), "");
    document.title = `${t("try-title")} · Saloon`;
    this.board = new ThinkBoard(moment.game, (made) => this.made(made));
    this.page.replaceChildren(
      h("h1.unseen", { t: "try-title" }),
      h("div.board-side", {}, this.board.frame, this.board.bar.element),
      this.side,
    );
    await this.again();
    this.mistakes();
  }

  /** The other costly moments of the seat, as the review has found them. */
  async mistakes() {
    const { review } = JSON.parse(await askText(`/api/matches/${this.id}/review`).catch(() => "{}"));
    if (!review || this.over) return;
    const least = review.points ? 0.5 : 0.005;
    const own = review.moments.filter(
      (/** @type {any} */ each) => each.seat === this.seat && each.decision?.cost.value >= least,
    );
    own.sort((/** @type {any} */ one, /** @type {any} */ other) => other.decision.cost.value - one.decision.cost.value);
    this.row = own
      .slice(0, MOST)
      .map((/** @type {any} */ each) => each.number)
      .sort((/** @type {number} */ one, /** @type {number} */ other) => one - other);
    this.draw();
  }

  /** What is asked of the board: the position as the seat saw it. */
  get asked() {
    const { moment, seat } = this;
    return { position: moment?.text, options: moment?.options, seat, open: false, shape: shapeNow() };
  }

  /** The question anew. */
  async again() {
    const { moment, board } = this;
    if (!moment || !board || this.over) return;
    this.answer = "";
    this.state = "asked";
    board.stage.flipped = settings().flip;
    const now = await post(`/api/analysis/${moment.game}`, this.asked);
    await board.show(now);
    this.draw();
    this.values.ask(moment.game, this.asked).catch((fault) => toast(wordsOf(fault), { bad: true }));
  }

  /** @param {import("../think/board.js").Made} made */
  async made({ text }) {
    this.answer = text;
    this.state = "answered";
    await this.tell();
  }

  /** The answer is read as the table reads it, and weighed. */
  async tell() {
    const { moment, board } = this;
    if (!moment || !board) return;
    try {
      const line = [{ seat: this.seat, action: this.answer }];
      const now = await post(`/api/analysis/${moment.game}`, { ...this.asked, line });
      this.answer = now.line[0].action;
      this.said = now.line[0].text;
      board.extra = [];
      this.draw();
      speak(this.verdict()?.head ?? "");
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
      this.state = "asked";
      board.free();
      this.draw();
    }
  }

  said = "";

  /** Taking back is free. */
  back() {
    if (this.state === "asked") return this.board?.back() ?? false;
    this.state = "asked";
    this.answer = "";
    this.board?.free();
    this.draw();
    return true;
  }

  show() {
    if (this.state !== "asked") return false;
    this.state = "shown";
    this.draw();
    return true;
  }

  next() {
    const later = this.row.find((number) => number > this.at) ?? this.row.find((number) => number !== this.at);
    if (later === undefined) return false;
    return this.go(`/m/${this.id}/try?at=${later}&seat=${this.seat}`);
  }

  /** @param {number} at */
  nth(at) {
    const choice = this.board?.now?.scene.choices[at - 1];
    if (this.state !== "asked" || !choice) return false;
    this.board?.act(choice.text);
    return true;
  }

  /** What the answer is worth. */
  verdict() {
    const { told } = this.values;
    const mine = told?.choices.find((/** @type {any} */ each) => each.move === this.answer);
    if (!told || this.state !== "answered") return undefined;
    if (!mine) return { right: false, head: t(told.more ? "try-weighing" : "try-unweighed"), wait: true };
    const scale = told.points ? 1 : 100;
    const cost = decimal(mine.cost.value * scale);
    return { right: mine.right, head: mine.right ? t("try-right") : t("try-costs", { cost }), wait: false, mine };
  }

  draw() {
    const { board } = this;
    if (!board?.now) return;
    const verdict = this.verdict();
    const open = this.state === "shown" || Boolean(verdict?.right);
    board.extra =
      this.state === "asked"
        ? [{ key: "show", word: "try-show", act: () => this.show() }]
        : [
            { key: "again", word: "try-take-back", icon: "undo", act: () => this.back() },
            ...(this.row.length > 1 ? [{ key: "next", word: "try-next", go: true, act: () => this.next() }] : []),
          ];
    board.busy = this.state !== "asked";
    board.draw();
    if (this.state !== "asked") {
      board.bar.show(board.paths, [], false, [], board.extra);
      board.bar.offer(board.extra);
      board.bar.speak(this.state === "shown" ? t("try-shown") : t("try-would", { move: this.said }));
    }
    this.side.replaceChildren(
      this.heading(),
      ...(this.state === "asked" ? [h("section.card", {}, h("p", { t: "try-how" }))] : []),
      ...(verdict ? [this.card(verdict)] : []),
      ...(open ? this.answers() : []),
      h(
        "div.row.ends",
        {},
        h("a.button", { href: `/m/${this.id}/review` }, sign("prev"), h("span", { t: "try-back" })),
        open &&
          me() &&
          h("button", { type: "button", onclick: () => this.keep() }, sign("copy"), h("span", { t: "try-keep" })),
        open &&
          h(
            "a.button",
            { href: `/analysis/${this.moment?.game}?match=${this.id}&at=${this.at}` },
            sign("text"),
            h("span", { t: "analysis" }),
          ),
      ),
    );
  }

  /** The moment goes into the deck of the person. */
  async keep() {
    try {
      await post("/api/me/deck", { match: this.id, number: this.at });
      toast(t("try-kept"));
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  }

  heading() {
    const nth = this.row.indexOf(this.at);
    return h(
      "section.card",
      {},
      h("h2", { t: "try-title" }),
      h("p.soft", { t: "try-only" }),
      nth >= 0 &&
        this.row.length > 1 &&
        h(
          "p.pills",
          {},
          ...this.row.map((_, at) => h(at === nth ? "i.now" : "i", { "aria-hidden": "true" })),
          h("span.soft", {}, t("try-nth", { nth: nth + 1, of: this.row.length })),
        ),
    );
  }

  /** @param {{right: boolean, head: string, wait: boolean, mine?: any}} verdict */
  card(verdict) {
    const { told } = this.values;
    const played = told?.choices.find((/** @type {any} */ each) => each.move === this.moment?.move);
    const lines = [];
    if (verdict.mine)
      lines.push(h("p", {}, t("try-cost", { move: verdict.mine.text, cost: costOf(verdict.mine, told) })));
    if (verdict.right && played && played !== verdict.mine)
      lines.push(h("p", {}, t("try-played", { move: played.text, cost: costOf(played, told) })));
    return h(
      verdict.right ? "section.card.verdict.right" : "section.card.verdict",
      { role: "status" },
      h("span.coin", { "aria-hidden": "true" }, verdict.wait ? "…" : verdict.right ? "✓" : "↺"),
      h("div", {}, h("h2", {}, verdict.head), ...lines),
    );
  }

  answers() {
    const { told } = this.values;
    if (!told) return [h("section.card", {}, h("p", { role: "status", t: "try-weighing" }))];
    return [
      h(
        "section.card",
        {},
        h("h2", {}, t("think-all", { count: told.choices.length + told.unweighed })),
        h(
          "div.wide",
          { tabIndex: 0, role: "region", tl: "think-all-short" },
          costBars(told, { mine: this.answer, played: this.moment?.move ?? "" }),
        ),
        h("p.soft", {}, `${t("try-band")} ${told.sure}`),
      ),
    ];
  }
}
