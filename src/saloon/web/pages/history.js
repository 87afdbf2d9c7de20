// Every match one has finished, by what one asks for. What is asked for stands in the address.

import { askMine } from "../net/api.js";
import { setPlace, spot } from "../road/place.js";
import { toast } from "../ui/dialog.js";
import { h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { day, lasted, listed } from "../ui/times.js";
import { langNow, t } from "../words/words.js";
import { icon } from "./facts.js";
import { Glances } from "./glances.js";
import { again } from "./making.js";
import { nameOf } from "./rivals.js";

/** The chips: what each sets; several add up. @type {[string, string, string][]} */
const CHIPS = [
  ["won", "result", "won"],
  ["lost-ones", "result", "lost"],
  ["with-people", "with", "people"],
  ["with-bots", "with", "bots"],
  ["with-nobody", "with", "alone"],
  ["rated-ones", "result", "rated"],
];
/** @type {Record<string, number>} */
const SPANS = { any: 0, week: 7, month: 31, year: 366 };
const NAMES = ["game", "with", "result", "time", "q"];
const DAY = 86_400_000;
/** People to choose among. */
const RIVALS = 30;

export class History {
  /** @param {page.Go} go */
  constructor(go) {
    this.go = go;
    /** @type {wire.GameInfo[]} */
    this.games = [];
    /** @type {wire.RivalInfo[]} */
    this.rivals = [];
    /** @type {Map<string, string>} */
    this.titles = new Map();
    /** @type {Record<string, string>} */
    this.asked = {};
    this.chips = h("div.chips", { role: "group", tl: "history" });
    this.list = h("ul.past", { "aria-busy": "true" });
    this.count = h("span.soft", { role: "status" });
    this.more = h("button.quiet", { type: "button", hidden: true, onclick: () => this.load(this.next) });
    this.glances = new Glances();
    this.next = "";
    this.month = "";
    /** What is being asked for: an older question is over. @type {object | undefined} */
    this.loading = undefined;
  }

  /** @param {wire.GameInfo[]} games @param {wire.RivalInfo[]} rivals */
  show(games, rivals) {
    this.games = games;
    this.rivals = rivals.slice(0, RIVALS);
    this.titles = new Map(games.map((game) => [game.key, game.title]));
    this.asked = Object.fromEntries(new URLSearchParams(spot().search));
    this.list.replaceChildren();
    this.list.setAttribute("aria-busy", "true");
    this.more.hidden = true;
    this.next = "";
    this.month = "";
    this.filters();
    this.load();
    return h(
      "section.card.roomy.history",
      { id: "history" },
      h("h2", { t: "history" }),
      this.chips,
      h("p.soft.small", { t: "glance-about" }),
      this.list,
      h("div.row.ends", {}, this.more, this.count),
    );
  }

  filters() {
    /** @param {string} word @param {boolean} on @param {() => void} set */
    const chip = (word, on, set) => {
      const button = h("button.chip", { type: "button", t: word, onclick: set });
      button.setAttribute("aria-pressed", String(on));
      return button;
    };
    const plain = !NAMES.some((name) => this.asked[name]);
    /** @type {HTMLElement[]} */
    const row = [chip("everything", plain, () => this.ask({}))];
    for (const [word, name, value] of CHIPS) {
      const on = this.asked[name] === value;
      row.push(chip(word, on, () => this.ask({ ...this.asked, [name]: on ? "" : value })));
    }
    /** @param {string} name @param {string} label @param {string[][]} options */
    const pick = (name, label, options) => {
      const select = h(
        "select.chip",
        { tl: label, onchange: () => this.ask({ ...this.asked, [name]: select.value }) },
        ...options.map(([value, words]) => h("option", { value }, words)),
      );
      select.value = options.some(([value]) => value === (this.asked[name] ?? "")) ? (this.asked[name] ?? "") : "";
      return select;
    };
    row.push(pick("game", "game", [["", t("any-game")], ...this.games.map((game) => [game.key, game.title])]));
    if (this.rivals.length)
      row.push(pick("with", "rivals", [["", t("anybody")], ...this.rivals.map((each) => [each.person, nameOf(each)])]));
    row.push(
      pick(
        "time",
        "when",
        Object.keys(SPANS).map((span) => [span === "any" ? "" : span, t(`time-${span}`)]),
      ),
    );
    const search = h("input.chip", {
      type: "search",
      value: this.asked.q ?? "",
      tl: "search-past",
      tp: "search-past",
      maxLength: 60,
    });
    search.addEventListener("change", () => this.ask({ ...this.asked, q: search.value.trim() }));
    row.push(search);
    const whom = this.asked.with ?? "";
    if (/^[0-9a-f]{16,}$/.test(whom) && !this.rivals.some((each) => each.person === whom))
      row.push(chip("one-person", true, () => this.ask({ ...this.asked, with: "" })));
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.t : "";
    this.chips.replaceChildren(...row);
    if (focused) row.find((each) => each.dataset.t === focused)?.focus();
  }

  /** What is asked for, in the address and on the page. @param {Record<string, string>} asked */
  ask(asked) {
    this.asked = Object.fromEntries(NAMES.filter((name) => asked[name]).map((name) => [name, asked[name]]));
    const query = new URLSearchParams(this.asked).toString();
    setPlace(`${spot().pathname}${query ? `?${query}` : ""}`);
    this.filters();
    this.load();
  }

  async load(before = "") {
    const { time, ...asked } = this.asked;
    const since = SPANS[time] ? Date.now() - SPANS[time] * DAY : undefined;
    const mine = {};
    this.loading = mine;
    const wanted = { ...asked, since, ...(before ? { before } : {}) };
    const found = await askMine("/api/me/history", wanted).catch((fault) => {
      toast(fault.message, { bad: true });
      return null;
    });
    if (this.loading !== mine || !found) return;
    if (!before) {
      this.glances.clear();
      this.list.replaceChildren();
      this.month = "";
    }
    for (const match of found.matches) this.list.append(...this.row(match));
    this.list.removeAttribute("aria-busy");
    this.next = found.next;
    this.more.hidden = !found.next;
    const seen = this.list.querySelectorAll("li.match").length;
    retext(this.more, "show-more", { count: Math.min(25, found.total - seen) });
    retext(this.count, found.total ? "past-count" : "past-none", { seen, count: found.total });
  }

  /** @param {wire.PastMatch} match */
  row(match) {
    const game = this.games.find((each) => each.key === match.game);
    const others = match.players.filter((_, seat) => seat !== match.seat);
    const names = others.map((each) => (each.kind === "human" ? each.name : t("bot-named", { name: each.name })));
    const made = new Intl.DateTimeFormat(langNow(), { month: "long", year: "numeric" }).format(match.at);
    const heading = made === this.month ? [] : [h("li.month", {}, h("h3", {}, made))];
    this.month = made;
    /** @param {string} word @param {{href?: string, onclick?: () => void}} given */
    const act = (word, given) => {
      const made = given.href
        ? h("a", { ...given, t: word })
        : h("button.plain", { type: "button", ...given, t: word });
      made.setAttribute("aria-label", `${t(word)}: ${this.titles.get(match.game)}, ${day(match.at)}`);
      return made;
    };
    const item = h(
      "li.match",
      { "data-game": match.game },
      h("span.date.soft", { title: lasted(match.took) }, day(match.at)),
      h("span.game-name", {}, icon(match.game), h("b", {}, this.titles.get(match.game) ?? match.game)),
      h("span.company-of", { title: listed(names) }, names.length ? names.join(", ") : t("with-nobody")),
      outcome(match, game?.tally ?? ""),
      this.glances.place(match, game?.luck ?? true),
      h(
        "span.does",
        {},
        act("replay", { href: `/m/${match.match}` }),
        act("review", { href: `/m/${match.match}/review` }),
        act("once-more", { onclick: () => again(match, this.go) }),
      ),
    );
    return [...heading, item];
  }
}

/** How it ended for me, in a few words. @param {wire.PastMatch} match @param {string} tally what the game counts */
function outcome(match, tally) {
  const own = match.players[match.seat];
  const plain = !tally || match.players.every((each) => (each.points ?? 0) <= 1);
  const points = plain ? "" : t("counted", { what: tally[0].toLowerCase() + tally.slice(1), count: own.points ?? 0 });
  const more = match.rated ? [t("rated")] : match.away ? [t("played-away")] : [];
  if (!match.counts) return h("span.result.soft", {}, t(`ended-${ENDED.has(match.ended) ? match.ended : "other"}`));
  if (match.players.length === 1) return h("span.result", {}, [points || t("finished"), ...more].join(", "));
  if (own.won)
    return h(
      "span.result",
      {},
      sign("star"),
      h("b", {}, [t("result-won"), points, ...more].filter(Boolean).join(", ")),
    );
  const drawn = own.place === 1;
  const place =
    match.players.length > 2 ? t("place-of", { place: own.place ?? 0, all: match.players.length }) : t("result-lost");
  return h("span.result", {}, [drawn ? t("result-drawn") : place, points, ...more].filter(Boolean).join(", "));
}

const ENDED = new Set(["abandoned", "resigned"]);
