// How strong one is, by rated matches: a line with its band of 95 %, and the bots as dotted lines.

import { h, s } from "../ui/dom.js";
import { day } from "../ui/times.js";
import { t } from "../words/words.js";

const [WIDTH, HEIGHT, ROOM] = [256, 130, 112];
/** How many points of a line are drawn at most. */
const MOST = 60;
/** How many charts are seen at first. */
const FIRST = 4;

/** @param {wire.RatingsInfo} told @param {wire.GameInfo[]} games */
export function ratings({ ratings: all, untold }, games) {
  const list = h("ul.ratings", {}, ...all.map((each, at) => card(each, games, at >= FIRST)));
  const more = h("button.plain.all", {
    type: "button",
    t: "show-more",
    targs: { count: all.length - FIRST },
    onclick: () => {
      for (const each of list.children) /** @type {HTMLElement} */ (each).hidden = false;
      more.remove();
    },
  });
  const title = (/** @type {string} */ key) => games.find((game) => game.key === key)?.title ?? key;
  return h(
    "section.strength",
    {},
    h("div.part", {}, h("h2", { t: "rating" }), h("span.grow"), all.length > FIRST && more),
    h("p.gloss", { t: all.length ? "ratings-about" : "ratings-none" }),
    list,
    ...untold.map((each) => h("p.gloss", {}, t("rating-untold", { game: title(each.game), count: each.needed }))),
  );
}

/** @param {wire.RatingInfo} rating @param {wire.GameInfo[]} games @param {boolean} hidden */
function card(rating, games, hidden) {
  const game = games.find((each) => each.key === rating.game);
  const { value, low, high } = rating.points;
  const half = Math.round((high - low) / 2);
  const seats = game && game.seats[0] !== game.seats[1] ? `, ${t("players-one", { count: rating.seats })}` : "";
  return h(
    "li.card",
    { hidden },
    h("h3", {}, h("span", {}, `${game?.title ?? rating.game}${seats}`), h("b", {}, `${Math.round(value)} ± ${half}`)),
    h("p.gloss", {}, t("rating-from", { count: rating.games }), rating.settled ? "" : `, ${t("provisional")}`),
    chart(rating, game),
  );
}

/** @param {wire.RatingInfo} rating @param {wire.GameInfo} [game] */
function chart({ line, points }, game) {
  const step = Math.max(1, Math.ceil(line.length / MOST));
  const some = line.filter((_, at) => at % step === 0 || at === line.length - 1);
  const rows = some.length === 1 ? [some[0], some[0]] : some; // a single match has a band, too
  const bots = (game?.levels ?? []).flatMap((level, at) => {
    const strength = game?.ratings[at];
    return strength === null || strength === undefined ? [] : [{ level, strength }];
  });
  const ends = rows.flatMap((row) => [row.points.low, row.points.high]);
  const near = bots.filter(({ strength }) => strength > points.low - 400 && strength < points.high + 400).slice(0, 3);
  const [least, most] = [
    Math.min(...ends, ...near.map((each) => each.strength)),
    Math.max(...ends, ...near.map((each) => each.strength)),
  ];
  const x = (/** @type {number} */ at) => 2 + (at / Math.max(1, rows.length - 1)) * (WIDTH - ROOM - 4);
  const y = (/** @type {number} */ value) => 8 + ((most - value) / (most - least || 1)) * (HEIGHT - 34);
  const upper = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.high).toFixed(1)}`);
  const lower = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.low).toFixed(1)}`).reverse();
  const middle = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.value).toFixed(1)}`);
  const last = rows.at(-1);
  return s(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": `${t("rating")}: ${Math.round(points.value)}, ${Math.round(points.low)}–${Math.round(points.high)}`,
    },
    ...near.flatMap(({ level, strength }) => [
      s("path", { d: `M2 ${y(strength)}H${WIDTH - ROOM}`, stroke: "var(--edge)", "stroke-dasharray": "2 5" }),
      s("text", { x: WIDTH - ROOM + 6, y: y(strength) + 5 }, `${t(`level-${level}`)} ${strength}`),
    ]),
    s("path", { d: `M${upper.join(" ")}L${lower.join(" ")}z`, fill: "var(--tone-5)", "fill-opacity": ".24" }),
    s("path", { d: `M${middle.join(" ")}`, fill: "none", stroke: "var(--line-ink)", "stroke-width": 2.5 }),
    ...(last
      ? [s("circle", { cx: x(rows.length - 1), cy: y(last.points.value), r: 4.5, fill: "var(--line-ink)" })]
      : []),
    s("path", { d: `M2 ${HEIGHT - 22}H${WIDTH - ROOM}`, stroke: "var(--edge)" }),
    ...(rows.length ? [s("text", { x: 2, y: HEIGHT - 6 }, day(rows[0].at))] : []),
  );
}
