// How a game goes for me, and the house's board of those who want to stand on it.

import { wordsOf } from "../net/api.js";
import { me } from "../net/person.js";
import { coin } from "../ui/badge.js";
import { toast } from "../ui/dialog.js";
import { h, s } from "../ui/dom.js";
import { t } from "../words/words.js";
import { usualLevel } from "./bots.js";
import { changeMe } from "./home.js";
import { lineOf, strength } from "./ratings.js";
import { percent, plot } from "./records.js";

const [WIDTH, MARGIN] = [220, 8];
/** What the name of a level takes. */
const ROOM = 84;
/** The board, and whether I stand on it. @typedef {wire.BoardInfo & {shown: boolean}} Told */

/** @param {HTMLElement} mine @param {HTMLElement} house @param {wire.RecordInfo | null} record @param {Told | null} told @param {wire.GameInfo} game */
export function board(mine, house, record, told, game) {
  const own = record?.games.find((each) => each.game === game.key);
  if (own && record) mine.replaceChildren(...standing(own, record));
  if (own) mine.hidden = false; // else the lesson stands there
  house.hidden = !told || (!told.rows.length && !me());
  if (told && !house.hidden) house.replaceChildren(...rows(told, game));
}

/** @param {wire.GameRecordInfo} own @param {wire.RecordInfo} record */
function standing(own, record) {
  const { share, expected } = own;
  const said = t("share-said", {
    share: percent(share.value),
    low: percent(share.low),
    high: percent(share.high),
    expected: percent(expected),
  });
  const best = record.bests.filter((each) => each.text).slice(0, 3);
  return [
    h("h2", { t: "your-record" }),
    own.games
      ? h(
          "div.sum",
          {},
          h("b", {}, t("won-of", { won: own.won, games: own.games })),
          h("p", {}, own.enough ? said : t("too-few")),
        )
      : "",
    own.games ? plot(share, expected, said, true) : "",
    own.alone ? h("p.gloss", {}, t("played-alone", { count: own.alone })) : "",
    h("div.rated-here"),
    h("p.chips", {}, ...best.map((each) => h("a.chip", { href: `/m/${each.match}` }, `${each.label}: ${each.text}`))),
  ];
}

/** My strength in this game, with the number of seats at which I have played most. @param {wire.RatingInfo[]} all @param {wire.GameInfo} game */
export function ratedHere(all, game) {
  const most = all.reduce((one, other) => (other.games > one.games ? other : one));
  return [
    h("h3", {}, `${t("rating")}, ${t("players-one", { count: most.seats })}: ${strength(most.points)}`),
    h("p.gloss", {}, t("rating-from", { count: most.games }), most.settled ? "" : `, ${t("provisional")}`),
    lineOf(most, game),
  ];
}

/** @param {Told} told @param {wire.GameInfo} game */
function rows(told, game) {
  const all = told.rows.filter((row) => row.place);
  const ends = all.flatMap((row) => [row.points.low, row.points.high]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  /** @param {number} points */
  const x = (points) => MARGIN + ((points - least) / (most - least || 1)) * (WIDTH - 2 * MARGIN);
  const bots = levels(game).filter((each) => each.points >= least && each.points <= most);
  return [
    h("h2", { t: "house-board" }),
    h("p.gloss", { t: told.rows.length ? "house-board-about" : "house-board-none" }),
    told.rows.length
      ? h(
          "table.board",
          {},
          all.length > 0 && names(bots, x),
          h("tbody", {}, ...told.rows.map((row) => line(row, x, bots))),
        )
      : "",
    me() ? wish(told) : "",
  ];
}

/** A level of bots, and how far it stands above a regular. @typedef {{level: string, points: number}} Bot */

/** Those that were measured. @param {wire.GameInfo} game @returns {Bot[]} */
function levels({ levels: all, ratings }) {
  const usual = ratings[all.indexOf(usualLevel(all))] ?? null;
  if (usual === null) return [];
  return all.flatMap((level, at) => (ratings[at] === null ? [] : [{ level, points: ratings[at] - usual }]));
}

/** The bots above their dotted lines, as far as there is room. @param {Bot[]} bots @param {(points: number) => number} x */
function names(bots, x) {
  let free = 0;
  const words = bots.flatMap(({ level, points }) => {
    if (x(points) < free) return [];
    free = x(points) + ROOM;
    const anchor = x(points) < ROOM / 2 ? "start" : x(points) > WIDTH - ROOM / 2 ? "end" : "middle";
    return [s("text", { x: x(points), y: 13, "text-anchor": anchor }, t(`level-${level}`))];
  });
  const scale = s("svg", { viewBox: `0 0 ${WIDTH} 18`, "aria-hidden": "true" }, ...words);
  return h("thead", {}, h("tr", {}, h("td"), h("td"), h("td.plot", {}, scale), h("td"), h("td")));
}

/** @param {wire.BoardRow} row @param {(points: number) => number} x @param {Bot[]} bots */
function line(row, x, bots) {
  const { points } = row;
  const said = t("points-said", { value: whole(points.value), low: whole(points.low), high: whole(points.high) });
  return h(
    row.me ? "tr.mine" : "tr",
    {},
    h("td.num", {}, row.place ? String(row.place) : ""),
    h(
      "th",
      { scope: "row" },
      h("span", {}, coin(row), h("span", {}, row.me ? t("you-are", { name: row.name }) : row.name)),
    ),
    h("td.plot", {}, row.place ? interval(points, x, said, bots) : h("span.soft", { t: "too-few" })),
    h(
      "td.num",
      {},
      row.place ? h("b", {}, signed(points.value)) : "",
      row.place ? h("small.soft", {}, ` ${whole(points.low)} … ${whole(points.high)}`) : "",
    ),
    h("td.num.soft", {}, t("games-count", { count: row.games })),
  );
}

/** @param {wire.ShareInfo} points @param {(points: number) => number} x @param {string} said @param {Bot[]} bots */
function interval({ value, low, high }, x, said, bots) {
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} 24`, role: "img", "aria-label": said },
    ...bots.map((each) =>
      s("path", { d: `M${x(each.points)} 0V24`, stroke: "var(--edge)", "stroke-dasharray": "2 4" }),
    ),
    s("path", {
      d: `M${x(low)} 12H${x(high)}M${x(low)} 7v10M${x(high)} 7v10`,
      stroke: "currentColor",
      "stroke-width": 2.3,
    }),
    s("circle", { cx: x(value), cy: 12, r: 6, fill: "currentColor" }),
  );
}

/** @param {number} points */
const whole = (points) => String(Math.round(points)).replace("-", "−");
/** @param {number} points */
const signed = (points) => (Math.round(points) > 0 ? `+${whole(points)}` : whole(points));

/** Whether one wants to stand there. @param {Told} told */
function wish(told) {
  const input = h("input", { type: "checkbox", checked: told.shown });
  input.onchange = async () => {
    try {
      await changeMe({ board: input.checked });
    } catch (fault) {
      input.checked = !input.checked;
      toast(wordsOf(fault), { bad: true });
    }
  };
  return h("label.tick", {}, input, h("span", { t: "board-wish" }));
}
