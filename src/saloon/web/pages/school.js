// The school of a game: what is due first, then its lessons, its drills by theme, and my mistakes.

import { askMine, once, wordsOf } from "../net/api.js";
import { me } from "../net/person.js";
import { keptAs } from "../road/place.js";
import { dialog } from "../ui/dialog.js";
import { h, s } from "../ui/dom.js";
import { onChange } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { day } from "../ui/times.js";
import { decimal, langNow, t } from "../words/words.js";
import { icon } from "./facts.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { shareBar } from "./tolearn.js";

/** The ring that shows how far one has come: its middle, its radius, its length. */
const [MIDDLE, RADIUS] = [23, 18];
const ROUND = 2 * Math.PI * RADIUS;
/** Where the schools one was in last are kept, and how many stand side by side. */
const [VISITED, NEAR] = [keptAs("saloon.schools"), 3];
const DAY = 86_400_000;
/** The tallest bar of the week. */
const TALL = 34;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key] }) {
  page.className = "school";
  let closed = false;
  const fill = async () => {
    try {
      const [told, games, deck] = await Promise.all([
        askMine(`/api/school/${key}`),
        once("/api/games"),
        me() ? askMine("/api/me/deck", { game: key }).catch(() => null) : null,
      ]);
      if (closed) return;
      here(t("school"));
      document.title = `${t("school-of", { game: told.title })} · Saloon`;
      page.replaceChildren(heading(told, games, go), columns(told, deck), foot());
    } catch (fault) {
      page.replaceChildren(h("p", {}, wordsOf(fault)), h("a.button", { href: "/", t: "to-lobby" }));
    }
  };
  await fill();
  const end = onChange((_, part) => "lang" in part && fill());
  return {
    close() {
      closed = true;
      end();
    },
  };
}

/**
 * On a phone the games are a list to choose from; elsewhere the last ones stand side by side, and all behind a button.
 * @param {wire.SchoolInfo} told @param {wire.GameInfo[]} games @param {page.Go} go
 */
function heading(told, games, go) {
  const others = h(
    "select.chip",
    { tl: "school-games", onchange: () => go(`/school/${others.value}`) },
    ...games.map((game) => h("option", { value: game.key, selected: game.key === told.game }, game.title)),
  );
  const titles = new Map(games.map((game) => [game.key, game.title]));
  const near = visited(told.game).filter((key) => titles.has(key));
  return h(
    "div.school-head",
    {},
    h("a.crumb", { href: `/g/${told.game}` }, sign("back"), h("span", { t: "to-game" })),
    h("h1", {}, t("school-of", { game: told.title })),
    others,
    h(
      "nav.schools",
      { tl: "school-games" },
      ...near.map((key) =>
        h(
          "a.button.quiet",
          { href: `/school/${key}`, "aria-current": key === told.game ? "page" : undefined },
          titles.get(key),
        ),
      ),
      h("button.quiet", { type: "button", t: "school-all", onclick: () => all(games, told.game) }),
    ),
  );
}

/** The schools one was in last, this one first. @param {string} key */
function visited(key) {
  /** @type {string[]} */
  let before = [];
  try {
    before = JSON.parse(localStorage.getItem(VISITED) ?? "[]");
    const next = [key, ...before.filter((each) => each !== key)].slice(0, NEAR);
    localStorage.setItem(VISITED, JSON.stringify(next));
    return next;
  } catch {
    return [key]; // this browser keeps nothing
  }
}

/** @param {wire.GameInfo[]} games @param {string} now */
function all(games, now) {
  const { close } = dialog(
    "school-games",
    h(
      "ul.all-schools",
      {},
      ...games.map((game) =>
        h(
          "li",
          {},
          h(
            "a.button.quiet",
            {
              href: `/school/${game.key}`,
              "aria-current": game.key === now ? "page" : undefined,
              onclick: () => close(),
            },
            icon(game.key),
            h("span", {}, game.title),
          ),
        ),
      ),
    ),
  );
}

/** Cards that are due come first. @param {wire.DeckInfo | null} deck @param {string} key */
function waiting(deck, key) {
  if (!deck?.due) return "";
  return h(
    "section.card.roomy.cards-due",
    {},
    h("b.many", { "aria-hidden": "true" }, String(deck.due)),
    h("div", {}, h("b", { t: "drills-due", targs: { count: deck.due } }), h("p.soft", { t: "drill-waits" })),
    h("a.button.go", { href: `/drill/${key}`, t: "drill-now" }),
  );
}

/** @param {wire.SchoolInfo} told @param {wire.DeckInfo | null} deck */
function columns(told, deck) {
  return h(
    "div.school-columns",
    {},
    h("div", {}, waiting(deck, told.game), lessonList(told), deck && week(deck)),
    h("div", {}, drillList(told, deck), deck && mistakeList(deck)),
  );
}

/** How many cards were answered on each of the last seven days; nothing to keep up. @param {wire.DeckInfo} deck */
function week(deck) {
  const most = Math.max(...deck.week);
  if (!most) return "";
  const names = deck.week.map((_, at) => weekday(Date.now() - (deck.week.length - 1 - at) * DAY));
  return h(
    "section.card.week",
    {},
    h("h2", {}, h("span", { t: "cards-week" })),
    h(
      "ol",
      {},
      ...deck.week.map((count, at) => {
        const bar = h("i", { "aria-hidden": "true" });
        bar.style.height = `${Math.round((count / most) * TALL)}px`;
        return h("li", {}, h("b", {}, count ? String(count) : ""), bar, h("small", {}, names[at]));
      }),
    ),
  );
}

/** @param {number} at */
const weekday = (at) => new Intl.DateTimeFormat(langNow(), { weekday: "short" }).format(at);

/** What was answered badly the last time, and when it comes back. @param {wire.DeckInfo} deck */
function mistakeList({ mistakes }) {
  if (!mistakes.length) return "";
  return h(
    "section.card.mistakes",
    {},
    h("h2", {}, h("span", { t: "my-mistakes" })),
    h(
      "ul",
      {},
      ...mistakes.map((each) =>
        h(
          "li",
          {},
          h(
            "div",
            {},
            h("span", {}, each.label),
            h("small", {}, t("costs", { cost: decimal(each.cost) }), each.own ? ` · ${t("from-own-match")}` : ""),
          ),
          h("small.soft", {}, each.back <= Date.now() ? t("due-today") : day(each.back)),
        ),
      ),
    ),
  );
}

/** The lessons in any order; what was begun comes before what was not. @param {wire.SchoolInfo} told */
export function lessonList({ game, lessons }) {
  const done = lessons.filter((each) => each.done === each.scenes).length;
  const next = lessons.find((each) => each.done && each.done < each.scenes) ?? lessons.find((each) => !each.done);
  return h(
    "section.card.lessons",
    {},
    h("h2", {}, h("span", { t: "lessons" }), h("small", {}, t("lessons-done", { done, count: lessons.length }))),
    h("ol", {}, ...lessons.map((each, at) => lessonRow(game, each, at, each === next))),
  );
}

/** @param {string} game @param {wire.LessonInfo} lesson @param {number} at @param {boolean} next */
function lessonRow(game, lesson, at, next) {
  const { name, title, about, scenes, done } = lesson;
  const word = done === scenes ? "again" : done ? "go-on" : "begin";
  const far = done === scenes ? t("lesson-all", { count: scenes }) : t("lesson-some", { done, count: scenes });
  return h(
    next ? "li.on" : "li",
    {},
    ring(done, scenes),
    h("div.what", {}, h("b", {}, `${at + 1} ${title}`), h("small.about", {}, about), h("small.far", {}, far)),
    h(
      next ? "a.button.go" : "a.button.quiet",
      {
        href: `/school/${game}/${name}`,
        "aria-label": `${t(word)}: ${title}`,
      },
      h("span", { t: word }),
      sign("next"),
    ),
  );
}

/** @param {number} done @param {number} all */
function ring(done, all) {
  const given = { cx: MIDDLE, cy: MIDDLE, r: RADIUS, fill: "none", "stroke-width": 6 };
  const whole = done === all;
  return s(
    "svg",
    { viewBox: `0 0 ${2 * MIDDLE} ${2 * MIDDLE}`, class: "ring-of", "aria-hidden": "true" },
    s("circle", { ...given, class: "all" }),
    s("circle", {
      ...given,
      class: "done",
      "stroke-dasharray": `${(ROUND * done) / all} ${ROUND}`,
      transform: `rotate(-90 ${MIDDLE} ${MIDDLE})`,
    }),
    whole
      ? s("path", { d: "M15 23l6 6 10-12", class: "tick" })
      : s("text", { x: MIDDLE, y: MIDDLE + 5, "text-anchor": "middle" }, String(done)),
  );
}

/** By theme, with how often one was right at the first try. @param {wire.SchoolInfo} told @param {wire.DeckInfo | null} deck */
function drillList({ game, themes }, deck) {
  if (!themes.length) return "";
  const mine = new Map((deck?.games[0]?.themes ?? []).map((each) => [each.theme, each]));
  return h(
    "section.card.themes",
    {},
    h("h2", {}, h("span", { t: "drills-by-theme" })),
    h(
      "ul",
      {},
      ...themes.map((each) =>
        h(
          "li",
          {},
          h("b", {}, each.label),
          h("small", {}, t("drill-cards", { count: each.count })),
          ...tried(mine.get(each.theme)),
          h("a.button.quiet", {
            href: `/drill/${game}?theme=${each.theme}`,
            t: "practise",
            "aria-label": `${t("practise")}: ${each.label}`,
          }),
        ),
      ),
    ),
  );
}

/** A share never stands without how many it is made of, and its interval. @param {wire.ThemeInfo | undefined} theme */
function tried(theme) {
  if (!theme?.tried) return [];
  const share = { right: theme.right, count: theme.tried, low: percent(theme.low), high: percent(theme.high) };
  return [
    shareBar(theme),
    h("small.how", {}, `${t("theme-right", share)} · ${t("theme-cost", { cost: decimal(theme.cost) })}`),
  ];
}

/** @param {number} share */
const percent = (share) => Math.round(100 * share);
