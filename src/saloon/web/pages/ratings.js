// How strong one is, by rated matches: a line with its band of 95 %, and the bots as dotted lines.

import { h, s } from "../ui/dom.js";
import { day } from "../ui/times.js";
import { t } from "../words/words.js";

const [WIDTH, HEIGHT, ROOM] = [256, 130, 112];
/** From one name of a level to the next. */
const APART = 14;
/** How many points of a line are drawn at most. */
const MOST = 60;
/** How many charts are seen at first. */
const FIRST = 4;

/** @param {wire.RatingsInfo} told @param {wire.GameInfo[]} games */
export function ratings({ ratings: some, untold }, games) {
  const all = [...some].sort((one, other) => other.games - one.games);
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
  return h(
    "section.strength",
    {},
    h("div.part", {}, h("h2", { t: "rating" }), h("span.grow"), all.length > FIRST && more),
    h("p.gloss", { t: all.length ? "ratings-about" : "ratings-none" }),
    list,
    ...untold.map((each) => h("p.gloss", {}, t("rating-untold", { game: named(each, games), count: each.needed }))),
  );
}

/** @param {wire.RatingInfo} rating @param {wire.GameInfo[]} games @param {boolean} hidden */
function card(rating, games, hidden) {
  const game = games.find((each) => each.key === rating.game);
  return h(
    "li.card",
    { hidden },
    h("h3", {}, h("span", {}, named(rating, games)), h("b", {}, strength(rating.points))),
    h("p.gloss", {}, t("rating-from", { count: rating.games }), rating.settled ? "" : `, ${t("provisional")}`),
    lineOf(rating, game),
  );
}

/** A game, with how many play it, where there may be several numbers. @param {{game: string, seats: number}} rating @param {wire.GameInfo[]} games */
function named({ game: key, seats }, games) {
  const game = games.find((each) => each.key === key);
  const many = game && game.seats[0] !== game.seats[1] ? `, ${t("players-one", { count: seats })}` : "";
  return `${game?.title ?? key}${many}`;
}

/** A strength with how far the true one may be away. @param {wire.ShareInfo} points */
export const strength = ({ value, low, high }) => `${Math.round(value)} ± ${Math.round((high - low) / 2)}`;

/** The chart; where one points at it, or comes to by arrows, it says what was known then. @param {wire.RatingInfo} rating @param {wire.GameInfo} [game] */
export function lineOf(rating, game) {
  const { rows, picture, mark, x } = chart(rating, game);
  const read = h("span.reading.soft");
  const box = h("div.over-time", { tabIndex: 0 }, picture, read);
  box.setAttribute("role", "slider");
  box.setAttribute("aria-label", t("rating"));
  box.setAttribute("aria-valuemin", "1");
  box.setAttribute("aria-valuemax", String(rows.length));
  let at = rows.length - 1;
  /** @param {number} next */
  const show = (next, seen = true) => {
    at = Math.min(Math.max(next, 0), rows.length - 1);
    const said = `${day(rows[at].at)}: ${strength(rows[at].points)}`;
    box.setAttribute("aria-valuenow", String(at + 1));
    box.setAttribute("aria-valuetext", said);
    read.textContent = seen ? said : "";
    mark(seen ? at : rows.length - 1);
  };
  show(at, false);
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -rows.length, End: rows.length };
  box.addEventListener("keydown", (event) => {
    const by = step[/** @type {keyof typeof step} */ (event.key)];
    if (!by) return;
    event.preventDefault();
    show(at + by);
  });
  /** @param {PointerEvent} event */
  const point = (event) => {
    const { left, width } = picture.getBoundingClientRect();
    const there = ((event.clientX - left) / width) * WIDTH;
    const away = rows.map((_, each) => Math.abs(x(each) - there));
    show(away.indexOf(Math.min(...away)));
  };
  box.addEventListener("pointermove", point);
  box.addEventListener("pointerdown", point);
  box.addEventListener("pointerleave", () => show(rows.length - 1, false));
  box.addEventListener("blur", () => show(rows.length - 1, false));
  return box;
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
  const near = bots
    .filter(({ strength }) => strength > points.low - 400 && strength < points.high + 400)
    .slice(0, 3)
    .sort((one, other) => other.strength - one.strength);
  const [least, most] = [
    Math.min(...ends, ...near.map((each) => each.strength)),
    Math.max(...ends, ...near.map((each) => each.strength)),
  ];
  const x = (/** @type {number} */ at) => 2 + (at / Math.max(1, rows.length - 1)) * (WIDTH - ROOM - 4);
  const y = (/** @type {number} */ value) => 8 + ((most - value) / (most - least || 1)) * (HEIGHT - 34);
  const upper = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.high).toFixed(1)}`);
  const lower = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.low).toFixed(1)}`).reverse();
  const middle = rows.map((row, at) => `${x(at).toFixed(1)} ${y(row.points.value).toFixed(1)}`);
  const dot = s("circle", { r: 4.5, fill: "var(--line-ink)" });
  /** @param {number} at */
  const mark = (at) => {
    dot.setAttribute("cx", String(x(at)));
    dot.setAttribute("cy", String(y(rows[at].points.value)));
  };
  let free = 0;
  const labels = near.map(({ level, strength }) => {
    free = Math.max(free + APART, y(strength) + 5);
    return s("text", { x: WIDTH - ROOM + 6, y: free }, `${t(`level-${level}`)} ${strength}`);
  });
  const picture = s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    ...near.map(({ strength }) =>
      s("path", { d: `M2 ${y(strength)}H${WIDTH - ROOM}`, stroke: "var(--edge)", "stroke-dasharray": "2 5" }),
    ),
    ...labels,
    s("path", { d: `M${upper.join(" ")}L${lower.join(" ")}z`, fill: "var(--tone-5)", "fill-opacity": ".24" }),
    s("path", { d: `M${middle.join(" ")}`, fill: "none", stroke: "var(--line-ink)", "stroke-width": 2.5 }),
    dot,
    s("path", { d: `M2 ${HEIGHT - 22}H${WIDTH - ROOM}`, stroke: "var(--edge)" }),
    s("text", { x: 2, y: HEIGHT - 6 }, day(rows[0].at)),
    ...(line.length > 1
      ? [s("text", { x: WIDTH - ROOM, y: HEIGHT - 6, "text-anchor": "end" }, day(rows[rows.length - 1].at))]
      : []),
  );
  return { rows, picture, mark, x };
}
