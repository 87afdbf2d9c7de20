// The shelf: the games in four groups, each with its picture, what one has won, and three ways in.

import { once } from "../net/api.js";
import { onRoad } from "../road/place.js";
import { h } from "../ui/dom.js";
import { theme } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { botsNow } from "./bots.js";
import { playHere } from "./device.js";
import { facts, icon, picture } from "./facts.js";
import { openRoom } from "./making.js";

const GROUPS = ["great", "boards", "cards", "dice"];
/** How many pictures are asked for at once. */
const FEW = 4;

/** @typedef {Map<string, wire.GameRecordInfo>} Records by game */

/** @param {wire.GameInfo[]} games @param {Records} records @param {page.Go} go */
export function shelf(games, records, go) {
  const parts = GROUPS.map((group) => ({ group, some: games.filter((game) => game.group === group) })).filter(
    ({ some }) => some.length,
  );
  return h(
    "section.shelf",
    {},
    h("div.part", {}, h("h2", { t: "shelf" }), h("span.soft", { t: "shelf-games", targs: { count: games.length } })),
    h(
      "nav.jump",
      { tl: "shelf" },
      ...parts.map(({ group }) =>
        h("button.chip", {
          type: "button",
          t: `group-${group}`,
          onclick: () => document.getElementById(group)?.scrollIntoView(),
        }),
      ),
    ),
    ...parts.map(({ group, some }) =>
      h(
        `div.group.of-${group}`,
        { id: group },
        h("h3", { t: `group-${group}` }),
        h("ul", {}, ...some.map((game) => tile(game, records, go))),
      ),
    ),
  );
}

/** The pictures come a few at a time, the first ones first. @param {Element} box @param {wire.GameInfo[]} games */
export async function hang(box, games) {
  for (let at = 0; at < games.length; at += FEW) {
    const keys = games.slice(at, at + FEW).map((game) => game.key);
    const pictures = await once("/api/pictures", { games: keys.join(","), theme: theme() }).catch(() => null);
    for (const [key, svg] of Object.entries(pictures ?? {})) {
      const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      /** @type {NodeListOf<HTMLImageElement>} */
      const images = box.querySelectorAll(`[data-game="${key}"] img:not([src])`);
      for (const image of images) image.src = src;
    }
  }
}

/** @param {wire.GameInfo} game @param {Records} records @param {page.Go} go */
function tile(game, records, go) {
  const bots = botsNow(game, (chosen) => openRoom(game, go, chosen));
  const more = h(
    "button.unfold",
    {
      type: "button",
      "aria-expanded": "false",
      onclick: () => more.setAttribute("aria-expanded", String(box.classList.toggle("open"))),
    },
    sign("down"),
  );
  more.setAttribute("aria-label", t("ways-of", { game: game.title }));
  /** @param {string} word @param {string} icon @param {() => void} act */
  const way = (word, icon, act) => {
    const button = h("button.quiet", { type: "button", onclick: act }, sign(icon), h("span", { t: word }));
    button.setAttribute("aria-label", t("play-of", { play: t(word), game: game.title }));
    return button;
  };
  const box = h(
    "li.game",
    { "data-game": game.key },
    picture(),
    icon(game.key, { size: 80 }),
    h(
      "div.in",
      {},
      h("h4", {}, h("a", { href: `/g/${game.key}` }, game.title)),
      h("p.summary", {}, game.summary),
      facts(game, true),
      records.size ? won(records.get(game.key)) : "",
      h("div.now", {}, bots.button, more),
      bots.picks,
      h(
        "div.ways",
        {},
        !onRoad && way("with-friends", "people", () => openRoom(game, go)),
        way("on-device", "device", () => playHere(game, go)),
        way("analysis", "pen", () => go(`/analysis/${game.key}`)),
      ),
    ),
  );
  return box;
}

/** What one has won of a game, in a few words. @param {wire.GameRecordInfo} [record] */
function won(record) {
  if (!record || !(record.games || record.alone)) return h("p.won.none", { t: "won-none" });
  const words = record.games
    ? t("won-of", { won: record.won, games: record.games })
    : t("played-alone", { count: record.alone });
  return h("p.won", {}, sign("star"), h("span", {}, words));
}
