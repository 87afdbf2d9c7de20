// What there is to learn on my page: cards that are due, and how often I am right, by theme.

import { h } from "../ui/dom.js";
import { day } from "../ui/times.js";
import { decimal, t } from "../words/words.js";

/** Themes that are shown: those tried most. */
const MOST = 6;

/** Games that are offered where nothing is due: those played most. */
const OFFERED = 3;

/** @param {wire.DeckInfo} deck @param {wire.GameRecordInfo[]} played */
export function learning(deck, played) {
  const often = played.map((each) => each.game);
  /** @param {wire.DeckGame} each */
  const rank = ({ game }) => (often.includes(game) ? often.indexOf(game) : often.length);
  const offered = [...deck.games].sort((one, other) => rank(one) - rank(other)).slice(0, OFFERED);
  const rows = deck.games
    .flatMap((game) => game.themes.map((theme) => ({ ...theme, game })))
    .filter((each) => each.tried > 0)
    .sort((one, other) => other.tried - one.tried)
    .slice(0, MOST);
  const waits = deck.due
    ? t("drills-due", { count: deck.due })
    : deck.next
      ? t("drill-none-next", { when: day(deck.next) })
      : t("drill-begin");
  return h(
    "section.card.roomy.to-learn",
    {},
    h("h2", { t: "to-learn" }),
    h("p", {}, waits),
    rows.length > 0 && h("ul.themes", {}, ...rows.map(themeRow)),
    h(
      "div.row.wrap",
      {},
      ...(deck.due
        ? [h("a.button.go", { href: "/drill", t: "drill-now" })]
        : offered.map((each) => h("a.button.quiet", { href: `/school/${each.game}` }, each.title))),
    ),
  );
}

/** A theme: a share always comes with how many it is made of, and its interval. @param {wire.ThemeInfo & {game: wire.DeckGame}} each */
export function themeRow(each) {
  return h(
    "li",
    {},
    h("a", { href: `/drill/${each.game.game}?theme=${each.theme}` }, `${each.game.title}: ${each.title}`),
    shareBar(each),
    h(
      "span.soft",
      {},
      t("theme-right", { right: each.right, count: each.tried, low: percent(each.low), high: percent(each.high) }),
    ),
    h("span.soft", {}, t("theme-cost", { cost: decimal(each.cost) })),
  );
}

/** The share that is right as a dot, its interval as a bar. @param {wire.ThemeInfo} each */
export function shareBar(each) {
  const bar = h("span.share-bar", { "aria-hidden": "true" }, h("i"), h("b"));
  const [range, dot] = /** @type {HTMLElement[]} */ ([...bar.children]);
  range.style.left = `${100 * each.low}%`;
  range.style.width = `${100 * (each.high - each.low)}%`;
  dot.style.left = `${(100 * each.right) / Math.max(1, each.tried)}%`;
  return bar;
}

/** @param {number} share */
const percent = (share) => Math.round(100 * share);
