// Go on playing: every match that is not over, one's own move first, and every end one has not seen.

import { link } from "../net/api.js";
import { coin, plate } from "../ui/badge.js";
import { h, keep, part, retext, show, write } from "../ui/dom.js";
import { still, theme } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { ago, lasted, left, listed, moment } from "../ui/times.js";
import { t } from "../words/words.js";
import { onSwipe, openRows, rowsOf } from "./rows.js";

/** How many cards are seen at first. */
const FIRST = 4;
const GLIDE = 240;
/** @type {Record<string, string>} */
const SHORT = { "look-board": "look-short", "see-end": "see-short" };

/**
 * @typedef {{name: string, kind: string, person?: string, shape?: number, tone?: number}} Sitting
 * @typedef {{room: string, match: string, game: string, seat: number, players: Sitting[], acts: number[], turn: boolean,
 *   since: number, due: number, days?: number, here?: number[], over: boolean, place: number, won: boolean,
 *   state?: "setup" | "unknown" | "gone"}} Match
 */

export class Going {
  /** @param {{forget: (room: string) => void, again: (match: Match) => void, changed: () => void}} host */
  constructor(host) {
    this.host = host;
    this.all = h("button.plain.all", { type: "button", "aria-expanded": "false", onclick: () => this.unfold() });
    this.note = h("p.soft.as-of", { role: "status", hidden: true });
    this.list = h("ul.tables");
    this.element = h(
      "section.going",
      { hidden: true },
      h("div.part", {}, h("h2", { t: "going" }), h("span.grow"), this.all),
      this.note,
      this.list,
    );
    this.open = false;
    /** @type {Match[]} */
    this.matches = [];
    /** @type {Map<string, string>} */
    this.titles = new Map();
  }

  /** @param {Match[]} matches in their order @param {Map<string, string>} titles by game @param {number} [asOf] when this was so, if it is old */
  show(matches, titles, asOf) {
    this.matches = matches;
    this.titles = titles;
    const before = places(this.list);
    this.element.hidden = !matches.length;
    this.note.hidden = !asOf;
    if (asOf) retext(this.note, "as-of", { when: moment(asOf) });
    this.all.hidden = matches.length <= FIRST;
    retext(this.all, this.open ? "tables-fewer" : "tables-all", { count: matches.length });
    this.all.setAttribute("aria-expanded", String(this.open));
    this.list.classList.toggle("whole", this.open);
    keep(
      this.list,
      this.open ? matches : matches.slice(0, FIRST),
      idOf,
      () => this.card(),
      (card, each) => this.fill(card, each),
    );
    glide(this.list, before);
  }

  unfold() {
    this.open = !this.open;
    this.show(this.matches, this.titles);
  }

  card() {
    const more = h("button.plain.rows", { type: "button" }, sign("more"));
    const card = h(
      "li.running",
      {},
      more,
      h("img.view", { width: 1000, height: 640, alt: "", decoding: "async" }),
      h(
        "div.in",
        {},
        h("h3"),
        h("p.state", {}, h("i", { "aria-hidden": "true" }), h("span")),
        h("p.with", {}, h("span.set"), h("span.names")),
        h("p.when", {}, h("b"), h("span")),
        h("div.acts"),
      ),
    );
    const open = () => {
      const match = this.matches.find((each) => idOf(each) === card.dataset.id);
      if (match) openRows(rowsOf(match, this.host));
    };
    more.addEventListener("click", open);
    onSwipe(card, open);
    return card;
  }

  /** @param {HTMLElement} card @param {Match} match */
  fill(card, match) {
    /** @param {string} what */
    const find = (what) => part(card, what);
    card.classList.toggle("mine", match.turn && !match.over);
    card.classList.toggle("end", match.over);
    card.dataset.room = match.room;
    card.dataset.id = idOf(match);
    find(".rows").setAttribute(
      "aria-label",
      this.label(
        "more",
        match,
        match.players.filter((_, seat) => seat !== match.seat),
      ),
    );
    write(find("h3"), this.titles.get(match.game) ?? match.game);
    write(find(".state span"), state(match));
    const others = match.players.filter((_, seat) => seat !== match.seat);
    find(".set").replaceChildren(...others.slice(0, 3).map((each) => (isBot(each) ? plate() : coin(each))));
    write(find(".names"), shortNames(others));
    find(".with").title = listed(others.map((each) => each.name));
    find(".with").hidden = !others.length;
    const [first, second] = told(match, others);
    find(".when b").replaceChildren(...pips(match), first);
    write(find(".when > span"), second);
    this.draw(part(card, "img"), match);
    keep(
      find(".acts"),
      this.deeds(match),
      (deed) => deed.word + deed.kind,
      (deed) => deed.make(),
      (button) => button.setAttribute("aria-label", this.label(button.dataset.word ?? "", match, others)),
    );
  }

  /** @param {string} word @param {Match} match @param {Sitting[]} others */
  label(word, match, others) {
    const names = listed(others.map((each) => each.name));
    return [t(word), this.titles.get(match.game), names].filter(Boolean).join(", ");
  }

  /** @param {Match} match @returns {{word: string, kind: string, make: () => HTMLElement}[]} */
  deeds(match) {
    /** A word, and a shorter one where there is little room. @param {string} word */
    const words = (word) =>
      SHORT[word]
        ? [h("span.long-word", { t: word }), h("span.short-word", { t: SHORT[word] })]
        : [h("span", { t: word })];
    /** @param {string} word */
    const to = (word, kind = "") => ({
      word,
      kind,
      make: () => h(`a.button${kind}`, { href: `/r/${match.room}`, "data-word": word }, ...words(word)),
    });
    /** @param {string} word @param {() => void} deed */
    const act = (word, deed) => ({
      word,
      kind: "",
      make: () => h("button", { type: "button", t: word, "data-word": word, onclick: deed }),
    });
    if (match.state === "gone") return [act("forget-table", () => this.host.forget(match.room))];
    if (match.state === "setup") return [to("to-table")];
    if (match.state === "unknown") return [to("continue")];
    if (match.over) return [to("see-end"), act("rematch", () => this.host.again(match))];
    return [match.turn ? to("continue", ".go") : to("look-board")];
  }

  /** @param {HTMLImageElement} image @param {Match} match */
  draw(image, match) {
    const forget = () => {
      image.removeAttribute("src"); // felt is better than a broken picture
      delete image.dataset.of;
    };
    if (!match.match) return forget();
    const src = link(`/api/matches/${match.match}/picture.svg`, { theme: theme(), shape: "wide", at: match.since });
    if (image.dataset.of === src) return;
    image.dataset.of = src;
    image.onerror = forget;
    show(image, src);
  }
}

/** @param {Match} match */
const idOf = (match) => `${match.room} ${match.seat}`;

/** @param {Sitting} player */
const isBot = (player) => player.kind !== "human";

/** @param {Sitting[]} others */
function shortNames(others) {
  if (others.length < 3) return listed(others.map((each) => each.name));
  return t("and-others", { name: others[0].name, count: others.length - 1 });
}

/** Where a match stands, in two or three words. @param {Match} match */
function state(match) {
  if (match.state === "gone") return t("table-gone");
  if (match.state === "setup") return t("unfinished-setup");
  if (match.state === "unknown") return t("unfinished-play");
  if (match.over) {
    if (match.won) return t("finished-won");
    return match.place && match.players.length > 1 ? t("finished-place", { place: match.place }) : t("finished");
  }
  if (match.turn) return t("your-move");
  const names = match.acts.map((seat) => match.players[seat]?.name).filter(Boolean);
  return names.length ? t("their-move", { name: listed(names) }) : t("unfinished-play");
}

/** What is to be known about time: what presses, and what happened last. @param {Match} match @param {Sitting[]} others */
function told(match, others) {
  if (match.state === "setup") return [match.room, ""];
  if (match.state) return [match.room, match.since ? t("moved-last", { ago: ago(match.since) }) : ""];
  if (match.over) return [t("not-seen"), t("ended-at", { when: moment(match.since) })];
  const waits = (match.here ?? []).filter((seat) => seat !== match.seat).map((seat) => match.players[seat]);
  if (match.turn && waits.length)
    return [t("is-there", { name: waits[0].name }), t("has-waited", { time: lasted(Date.now() - match.since) })];
  const moved =
    others.length !== 1
      ? t("moved-last", { ago: ago(match.since) })
      : match.turn
        ? t("moved-by", { name: others[0].name, ago: ago(match.since) })
        : t("moved-you", { ago: ago(match.since) });
  if (!match.due) return [moved, ""];
  const some = match.days && wholeDays(match) > 1;
  return [some ? t("days-left-of", { left: wholeDays(match), all: match.days ?? 0 }) : left(match.due), moved];
}

/** Whole days that are left. @param {Match} match */
const wholeDays = ({ due }) => Math.floor((due - Date.now()) / 86_400_000);

/** Days that are left as pips, of those that there are. @param {Match} match */
function pips(match) {
  if (!match.days || !match.due || match.over) return [];
  const full = Math.max(1, wholeDays(match));
  const row = Array.from({ length: match.days }, (_, at) => h(at < full ? "i.on" : "i"));
  return [h("span.days", { "aria-hidden": "true" }, ...row)];
}

/** @param {Element} list */
const places = (list) => new Map([...list.children].map((each) => [each, each.getBoundingClientRect()]));

/** Cards that have changed places are seen to do so. @param {Element} list @param {Map<Element, DOMRect>} before */
function glide(list, before) {
  if (still()) return;
  for (const card of list.children) {
    const [from, to] = [before.get(card), card.getBoundingClientRect()];
    if (!from || (from.x === to.x && from.y === to.y)) continue;
    const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    card.animate([{ transform: away }, { transform: "none" }], { duration: GLIDE, easing: "ease-out" });
  }
}
