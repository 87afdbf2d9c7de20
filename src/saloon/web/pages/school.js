// The school of a game: what is due first, then its lessons, its drills by theme, and my mistakes.

import { askMine, once, wordsOf } from "../net/api.js";
import { h, s } from "../ui/dom.js";
import { onChange } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { foot } from "./foot.js";
import { here } from "./header.js";

/** The ring that shows how far one has come: its middle, its radius, its length. */
const [MIDDLE, RADIUS] = [23, 18];
const ROUND = 2 * Math.PI * RADIUS;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key] }) {
  page.className = "school";
  let closed = false;
  const fill = async () => {
    try {
      const [told, games] = await Promise.all([askMine(`/api/school/${key}`), once("/api/games")]);
      if (closed) return;
      here(t("school"));
      document.title = `${t("school-of", { game: told.title })} · Saloon`;
      page.replaceChildren(heading(told, games, go), columns(told), foot());
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

/** @param {wire.SchoolInfo} told @param {wire.GameInfo[]} games @param {page.Go} go */
function heading(told, games, go) {
  const others = h(
    "select.chip",
    { tl: "school-games", onchange: () => go(`/school/${others.value}`) },
    ...games.map((game) => h("option", { value: game.key, selected: game.key === told.game }, game.title)),
  );
  return h(
    "div.school-head",
    {},
    h("a.crumb", { href: `/g/${told.game}` }, sign("back"), h("span", { t: "to-game" })),
    h("h1", {}, t("school-of", { game: told.title })),
    others,
  );
}

/** @param {wire.SchoolInfo} told */
function columns(told) {
  return h("div.school-columns", {}, h("div", {}, lessonList(told)), h("div", {}, drillList(told)));
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

/** @param {wire.SchoolInfo} told */
function drillList({ themes }) {
  if (!themes.length) return "";
  return h(
    "section.card.themes",
    {},
    h("h2", {}, h("span", { t: "drills-by-theme" })),
    h(
      "ul",
      {},
      ...themes.map((each) =>
        h("li", {}, h("b", {}, each.label), h("small", {}, t("drill-cards", { count: each.count }))),
      ),
    ),
  );
}
