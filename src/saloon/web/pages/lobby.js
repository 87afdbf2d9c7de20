// The lobby: what one can go on with, the games on their shelf, and the way to a friend's table.

import { once } from "../net/api.js";
import { forgetRoom, homeOf, isUnfinished, matches, rememberHome, rooms } from "../net/memory.js";
import { me } from "../net/person.js";
import { onRoad, setPlace, spot } from "../road/place.js";
import { coin } from "../ui/badge.js";
import { toast } from "../ui/dialog.js";
import { h, part, retext } from "../ui/dom.js";
import { change, onChange } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { listed, moment } from "../ui/times.js";
import { t } from "../words/words.js";
import { DealBand } from "./dealband.js";
import { foot } from "./foot.js";
import { Going } from "./going.js";
import { here } from "./header.js";
import { home } from "./home.js";
import { Invites } from "./invites.js";
import { followPair } from "./keep.js";
import { again, openRoom } from "./making.js";
import { along, keeping } from "./road.js";
import { hang, shelf } from "./shelf.js";

/** An easy game to begin with: with whom, and how strong. @type {{key: string, seats: number, level: wire.Level}} */
const EASY = { key: "prsi", seats: 3, level: "regular" };
const SEEN = 4;
/** Milliseconds between two looks at whose move it is. */
const LOOK = 8000;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go }) {
  here();
  page.className = "lobby";
  const pair = spot().hash.match(/^#pair=([\w.~-]+)$/)?.[1];
  if (spot().hash) setPlace("/");
  const lobby = await new Lobby(page, go).open();
  if (pair) followPair(pair, go);
  return lobby;
}

class Lobby {
  /** @param {HTMLElement} page @param {page.Go} go */
  constructor(page, go) {
    this.page = page;
    this.go = go;
    this.closed = false;
    /** @type {(() => void)[]} */
    this.ends = [];
    this.timer = 0;
    /** Who was greeted, and how. */
    this.greeted = "";
    /** @type {wire.GameInfo[]} */
    this.games = [];
    this.hello = h("div");
    this.nothing = h("p.nothing", { hidden: true });
    this.recent = h("p.nothing", { hidden: true });
    this.going = new Going({
      forget: (room) => {
        forgetRoom(room, true);
        this.show();
      },
      again: (match) => again(match, go),
      changed: () => this.look(),
    });
    this.deal = new DealBand(go);
    this.invites = new Invites(go, () => this.show());
    this.road = keeping();
    this.shelf = h("section.shelf", { "aria-busy": "true" });
    /** What the house last said, and when if that is long ago. @type {(wire.HomeInfo & {at?: number}) | null} */
    this.told = homeOf(me()?.person);
    this.asOf = 0;
  }

  async open() {
    this.page.append(
      this.hello,
      this.invites.element,
      this.going.element,
      this.nothing,
      this.recent,
      this.deal.element,
      this.shelf,
      onRoad ? "" : joining(this.go),
      this.road?.element ?? along(),
      foot(),
    );
    this.ends = [onChange((_, part) => ("lang" in part || "theme" in part) && this.fill()), onSeen(() => this.look())];
    this.greet();
    await this.fill();
    this.look();
    return this;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    for (const end of this.ends) end();
    this.road?.close();
  }

  async fill() {
    const games = await once("/api/games").catch((fault) => {
      toast(fault.message, { bad: true });
      return null;
    });
    this.games = games ?? [];
    if (this.closed) return;
    this.stock();
    this.show();
  }

  /** The games on the shelf, with what one has won of each. */
  stock() {
    /** @type {HTMLElement | null | undefined} */
    const held = document.activeElement?.closest("[data-game]");
    const old = held?.dataset.game;
    const records = new Map((this.told?.records ?? []).map((each) => [each.game, each]));
    const made = shelf(this.games, records, this.go);
    this.shelf.replaceWith(made);
    this.shelf = made;
    hang(made, this.games);
    /** @type {HTMLElement | null} */
    const next = old ? made.querySelector(`[data-game="${old}"] a`) : null;
    next?.focus({ preventScroll: true });
  }

  /** Ask the house what goes on, now and every few seconds while the page is seen. */
  async look() {
    clearTimeout(this.timer);
    if (this.closed || document.hidden) return;
    try {
      const told = await home();
      if (this.closed) return;
      if (hasOneCode(told) && !hasOneCode(this.told)) toast(t("code-last"));
      const news = JSON.stringify(told?.records) !== JSON.stringify(this.told?.records);
      this.told = told;
      this.asOf = 0;
      if (told) rememberHome(told);
      if (news) this.stock();
    } catch {
      this.asOf ||= this.told?.at ?? 0;
    }
    this.show();
    this.deal.look();
    this.timer = setTimeout(() => this.look(), LOOK);
  }

  show() {
    const tables = all(this.told);
    const titles = new Map(this.games.map((game) => [game.key, game.title]));
    const mine = tables.filter((match) => match.turn && !match.over).length;
    this.greet(mine);
    const there = new Set(tables.map((match) => match.room));
    this.invites.show(
      (this.told?.invites ?? []).filter((each) => !there.has(each.room)),
      titles,
    );
    this.going.show(tables, titles, this.asOf);
    document.title = mine ? `(${mine}) Saloon` : "Saloon";
    const last = this.told?.last;
    this.nothing.hidden = tables.length > 0 || !last;
    if (last && !tables.length) this.nothing.replaceChildren(...this.lastAgain(last, titles));
    this.remember();
  }

  /** Where nobody is known, the browser remembers which matches it saw to the end. */
  remember() {
    const seen = me() ? [] : matches().slice(0, SEEN);
    this.recent.hidden = !seen.length;
    /** @param {import("../net/memory.js").KeptMatch} match */
    const link = (match) => t("replay-of", { game: match.title ?? "", when: moment(match.at) });
    this.recent.replaceChildren(
      h("span", { t: "recent" }),
      ...seen.map((match) => h("a.chip", { href: `/m/${match.id}` }, link(match))),
    );
  }

  /** @param {wire.PastMatch} last @param {Map<string, string>} titles */
  lastAgain(last, titles) {
    const others = last.players.filter((_, seat) => seat !== last.seat).map((each) => each.name);
    const what = [titles.get(last.game), others.length ? t("with-names", { names: listed(others) }) : ""];
    return [
      h("span", { t: "nothing-running" }),
      " ",
      h(
        "button.quiet",
        { type: "button", onclick: () => again(last, this.go) },
        t("last-again", { what: what.join(" ") }),
      ),
    ];
  }

  /** A known person is greeted by what waits for them; others are told where they are. */
  greet(mine = 0) {
    const who = me();
    const cards = this.told?.drills ?? 0;
    const key = JSON.stringify([who, mine, cards, document.documentElement.lang, this.games.length]);
    if (this.greeted === key) return;
    this.greeted = key;
    const code = h(
      "a.button.quiet",
      { href: "#join" },
      h("span.long-word", { t: "have-code" }),
      h("span.short-word", { t: "code-short" }),
    );
    code.onclick = (event) => {
      event.preventDefault();
      part(document, "#join input").focus();
    };
    const made = who
      ? h(
          "div.hello",
          {},
          coin(who, 52),
          h(
            "div",
            {},
            h("h1", { t: "welcome-back" }),
            h(
              "p.soft",
              {},
              h("span", { t: mine ? "tables-wait" : "tables-none", targs: { count: mine } }),
              " ",
              cards > 0 && h("a", { href: "/drill", t: "drills-due", targs: { count: cards } }),
            ),
          ),
          !onRoad && code,
        )
      : this.welcome(code);
    this.hello.replaceWith(made);
    this.hello = made;
  }

  /** @param {HTMLElement} code */
  welcome(code) {
    const easy = this.games.find((game) => game.key === EASY.key);
    const show = () => {
      change({ coach: true });
      if (easy) openRoom(easy, this.go, EASY);
    };
    const about = h("p.soft");
    if (this.games.length) retext(about, "welcome-about", { count: this.games.length });
    return h(
      "div.card.welcome",
      {},
      h("div", {}, h("h1", { t: "welcome" }), about),
      h(
        "div.row",
        {},
        easy && h("button.go", { type: "button", onclick: show }, sign("play"), h("span", { t: "show-easy" })),
        !onRoad && code,
      ),
    );
  }
}

/** Whether only one rescue code is left. @param {wire.HomeInfo | null} told */
const hasOneCode = (told) => told?.me?.rescues.filter((each) => !each.spent).length === 1;

/** What the house says goes on, and tables that only this browser knows of. @param {wire.HomeInfo | null} told @returns {import("./going.js").Match[]} */
function all(told) {
  const going = told?.going ?? [];
  const known = new Set(going.map((match) => match.room));
  /** @type {import("./going.js").Match[]} */
  const own = rooms()
    .filter((room) => isUnfinished(room) && !known.has(room.code) && (room.gone || room.phase !== "play" || !told?.me))
    .map((room) => ({
      room: room.code,
      match: "",
      game: room.game ?? "",
      seat: 0,
      players: [],
      acts: [],
      turn: false,
      since: room.at,
      due: 0,
      over: false,
      place: 0,
      won: false,
      state: room.gone ? "gone" : room.phase === "play" ? "unknown" : "setup",
    }));
  return [...going, ...own];
}

/** Hear when the page is looked at again; returns the way to stop. @param {() => void} listener */
function onSeen(listener) {
  const seen = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("focus", seen);
  addEventListener("online", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("focus", seen);
    removeEventListener("online", seen);
  };
}

/** @param {page.Go} go */
function joining(go) {
  const code = h("input.mono", {
    tp: "code-like",
    autocapitalize: "characters",
    autocomplete: "off",
    maxLength: 20,
    required: true,
    tl: "code",
  });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    go(`/r/${encodeURIComponent(code.value.trim().toUpperCase())}`);
  };
  return h(
    "section.card.joining",
    { id: "join" },
    h("div", {}, h("h2", { t: "join-code" }), h("p.soft", { t: "join-where" })),
    h("form.row.join", { onsubmit: submit }, code, h("button", { t: "join" })),
  );
}
