// How a game goes for me, and the house's board of those who want to stand on it.

import { wordsOf } from "../net/api.js";
import { me } from "../net/person.js";
import { coin } from "../ui/badge.js";
import { toast } from "../ui/dialog.js";
import { h, s } from "../ui/dom.js";
import { t } from "../words/words.js";
import { changeMe } from "./home.js";
import { percent, plot } from "./records.js";

const [WIDTH, MARGIN] = [220, 8];
/** The board, and whether I stand on it. @typedef {wire.BoardInfo & {shown: boolean}} Told */

/** @param {HTMLElement} mine @param {HTMLElement} house @param {wire.RecordInfo | null} record @param {Told | null} told @param {wire.GameInfo} game */
export function board(mine, house, record, told, game) {
  const own = record?.games.find((each) => each.game === game.key);
  if (own && record) mine.replaceChildren(...standing(own, record));
  if (own) mine.hidden = false; // else the lesson stands there
  house.hidden = !told || (!told.rows.length && !me());
  if (told && !house.hidden) house.replaceChildren(...rows(told));
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
    h("p.chips", {}, ...best.map((each) => h("a.chip", { href: `/m/${each.match}` }, `${each.label}: ${each.text}`))),
  ];
}

/** @param {Told} told */
function rows(told) {
  const all = told.rows.filter((row) => row.place);
  const ends = all.flatMap((row) => [row.points.low, row.points.high]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  /** @param {number} points */
  const x = (points) => MARGIN + ((points - least) / (most - least || 1)) * (WIDTH - 2 * MARGIN);
  return [
    h("h2", { t: "house-board" }),
    h("p.gloss", { t: told.rows.length ? "house-board-about" : "house-board-none" }),
    told.rows.length ? h("table.board", {}, h("tbody", {}, ...told.rows.map((row) => line(row, x)))) : "",
    me() ? wish(told) : "",
  ];
}

/** @param {wire.BoardRow} row @param {(points: number) => number} x */
function line(row, x) {
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
    h("td.plot", {}, row.place ? interval(points, x, said) : h("span.soft", { t: "too-few" })),
    h(
      "td.num",
      {},
      row.place ? h("b", {}, signed(points.value)) : "",
      row.place ? h("small.soft", {}, ` ${whole(points.low)} … ${whole(points.high)}`) : "",
    ),
    h("td.num.soft", {}, t("games-count", { count: row.games })),
  );
}

/** @param {wire.ShareInfo} points @param {(points: number) => number} x @param {string} said */
function interval({ value, low, high }, x, said) {
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} 24`, role: "img", "aria-label": said },
    s("path", { d: `M${x(0)} 0V24`, stroke: "var(--edge)", "stroke-dasharray": "2 4" }),
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
