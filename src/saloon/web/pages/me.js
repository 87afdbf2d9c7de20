// My page: who I am here, what I have won and what would be fair, what I am proud of, whom I met, and every match.

import { askMine, once } from "../net/api.js";
import { rooms } from "../net/memory.js";
import { me } from "../net/person.js";
import { onRoad, spot } from "../road/place.js";
import { coin } from "../ui/badge.js";
import { h } from "../ui/dom.js";
import { onChange } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { longDay } from "../ui/times.js";
import { t } from "../words/words.js";
import { bests, collections } from "./bests.js";
import { badgeDialog, family } from "./family.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { History } from "./history.js";
import { arrive } from "./home.js";
import { enter, keepPlace } from "./keep.js";
import { ratings } from "./ratings.js";
import { records } from "./records.js";
import { inOrder, rivals } from "./rivals.js";
import { telling } from "./telling.js";
import { learning } from "./tolearn.js";

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, gone }) {
  here();
  page.className = "me";
  document.title = `${t("my-page")} · Saloon`;
  if (!me() && rooms().length) await arrive();
  const history = new History(go);
  const fill = async () => {
    if (!me()) return page.replaceChildren(...stranger(go), foot());
    const games = (await once("/api/games").catch(() => null)) ?? [];
    const made = await parts(games, history, fill);
    if (gone()) return;
    if (!me()) return page.replaceChildren(...stranger(go), foot()); // the key opens nothing any more
    page.replaceChildren(...made, foot());
  };
  await fill();
  if (spot().hash === "#keep" && me()) keepPlace(fill);
  if (spot().hash === "#history") page.querySelector("#history")?.scrollIntoView();
  return { close: onChange((_, part) => ("lang" in part || "theme" in part) && fill()) };
}

/** For somebody who has not played here yet, or has a place on another device. @param {page.Go} go */
function stranger(go) {
  return [
    h(
      "section.card.narrow.stranger",
      {},
      h("h1", { t: "my-games-none" }),
      h("p", { t: "my-games-none-about" }),
      h("div.row", {}, h("a.button.go", { href: "/", t: "to-lobby" })),
    ),
    h("section.card.narrow", {}, h("h2", { t: "enter-place" }), h("p.soft", { t: "enter-place-about" }), enter(go)),
  ];
}

/** @param {wire.GameInfo[]} games @param {History} history @param {() => void} again */
async function parts(games, history, again) {
  const titles = new Map(games.map((game) => [game.key, game.title]));
  const [who, deck, told, strength] = await Promise.all([
    askMine("/api/me").catch(() => null),
    askMine("/api/me/deck").catch(() => null),
    askMine("/api/me/record").catch(() => null),
    askMine("/api/me/ratings").catch(() => null),
  ]);
  if (!me()) return [];
  const played = told?.games ?? [];
  const met = inOrder(told?.rivals ?? []);
  const empty = who && !who.games;
  /** @type {(HTMLElement | false | null | undefined | 0)[]} */
  const all = [
    head(who, played, games.length, again),
    family(again),
    !told && failed("games", again),
    empty &&
      h(
        "section.card.nothing-yet",
        {},
        h("p", { t: "my-games-none" }),
        h("a.button.go", { href: "/", t: "play-bots" }),
      ),
    h("div.how-it-goes", {}, deck && learning(deck, played), played.length > 0 && records(played, titles)),
    strength && played.length > 0 && ratings(strength, games),
    told &&
      told.bests.length > 0 &&
      h(
        "div.pride",
        {},
        bests(told.bests, titles, told.collections),
        ...told.collections.map((each) => collections(each, titles)),
      ),
    told && met.length > 0 && rivals(met, titles),
    !empty && history.show(games, met),
    !onRoad && telling(),
  ];
  return all.flatMap((each) => each || []);
}

/** @param {wire.MeInfo | null} who @param {wire.GameRecordInfo[]} played @param {number} all @param {() => void} again */
function head(who, played, all, again) {
  const person = me();
  const count = played.length;
  const about = who
    ? [
        t("here-since", { date: longDay(who.made) }),
        who.games ? t("games-count", { count: who.games }) : "",
        count ? t("games-of", { count, all }) : "",
      ]
    : [];
  return h(
    "div.who-head",
    {},
    coin(person ?? undefined, 92),
    h("div", {}, h("h1", {}, person?.name), h("p.soft", {}, about.filter(Boolean).join(" · "))),
    h(
      "div.row",
      {},
      h(
        "button.quiet",
        { type: "button", onclick: () => badgeDialog(again) },
        sign("pen"),
        h("span", { t: "name-badge" }),
      ),
      h("button", { type: "button", onclick: () => keepPlace(again) }, sign("key"), h("span", { t: "keep-place" })),
    ),
  );
}

/** One part did not come; the others stand. @param {string} word @param {() => void} again */
export function failed(word, again) {
  return h(
    "section.card.roomy",
    {},
    h("h2", { t: word }),
    h("p", { t: "failed" }),
    h("button.quiet", { type: "button", t: "try-again", onclick: again }),
  );
}
