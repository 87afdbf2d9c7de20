// How strong one is, by rated matches: a number with its interval, and how it came about as a line with a band.

import { h, s } from "../ui/dom.js";
import { t } from "../words/words.js";

const [WIDE, HIGH] = [220, 56];

/** @param {wire.RatingsInfo} told @param {Map<string, string>} titles */
export function ratings({ ratings: rated, untold }, titles) {
  return h(
    "section.card.roomy.ratings",
    {},
    h("h2", { t: "ratings" }),
    h("p.soft", { t: "ratings-about" }),
    h("ul", {}, ...rated.map((each) => row(each, titles))),
    ...untold.map(({ game, needed, games }) =>
      h("p.soft", { t: "rating-untold", targs: { game: titles.get(game) ?? game, needed, games } }),
    ),
  );
}

/** @param {wire.RatingInfo} each @param {Map<string, string>} titles */
function row(each, titles) {
  const { value, low, high } = each.points;
  const numbers = { points: Math.round(value), low: Math.round(low), high: Math.round(high) };
  return h(
    "li",
    {},
    h(
      "div",
      {},
      h("b", {}, titles.get(each.game) ?? each.game),
      h("small.soft", {}, ` ${t("seats-of", { count: each.seats })} · ${t("games-count", { count: each.games })}`),
    ),
    h("div", {}, h("b", {}, t("rating-now", numbers)), each.settled ? "" : h("small.soft", {}, ` ${t("provisional")}`)),
    each.line.length > 1 ? line(each, numbers.points) : "",
  );
}

/** @param {wire.RatingInfo} each @param {number} points */
function line({ line: moments }, points) {
  const [first, last] = [moments[0].at, moments[moments.length - 1].at];
  const least = Math.min(...moments.map((each) => each.points.low));
  const most = Math.max(...moments.map((each) => each.points.high));
  const x = (/** @type {number} */ at) => ((at - first) / Math.max(1, last - first)) * WIDE;
  const y = (/** @type {number} */ value) => HIGH - ((value - least) / Math.max(1, most - least)) * HIGH;
  const path = (/** @type {[number, number][]} */ spots) =>
    spots.map((spot) => spot.map(Math.round).join(",")).join(" ");
  const top = moments.map((each) => /** @type {[number, number]} */ ([x(each.at), y(each.points.high)]));
  const under = moments.map((each) => /** @type {[number, number]} */ ([x(each.at), y(each.points.low)])).reverse();
  const middle = moments.map((each) => /** @type {[number, number]} */ ([x(each.at), y(each.points.value)]));
  return s(
    "svg",
    { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": t("rating-line", { points }), class: "rating-line" },
    s("polygon", { points: path([...top, ...under]), class: "band" }),
    s("polyline", { points: path(middle), class: "mean" }),
  );
}
