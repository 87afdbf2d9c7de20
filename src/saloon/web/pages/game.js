// The page of a game: its table, what it is, who it is for, its rules, and a way to a table.

import { steps } from "../beside/lesson.js";
import { oddsOf } from "../beside/odds.js";
import { rulesOf } from "../beside/rules.js";
import { link, once, wordsOf } from "../net/api.js";
import { h } from "../ui/dom.js";
import { onChange, theme } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { botsNow } from "./bots.js";
import { challengesOf } from "./challenges.js";
import { here } from "./header.js";
import { openRoom } from "./making.js";

/** Players, minutes, luck and secrets; in short only numbers are seen. @param {wire.GameInfo} game */
export function facts(game, short = false) {
  const [least, most] = game.seats;
  const players = least === most ? t("players-one", { count: least }) : t("players", { least, most, count: most });
  const rows = [
    ["people", players, least === most ? String(least) : `${least}–${most}`],
    ["clock", t("minutes", { count: game.minutes }), t("minutes-short", { count: game.minutes })],
  ];
  if (!short)
    rows.push(["dice", t(game.luck ? "luck-yes" : "luck-no")], ["eye", t(game.secrets ? "secrets-yes" : "secrets-no")]);
  /** @param {string} words @param {string} [number] @returns {page.Inside[]} */
  const said = (words, number = "") =>
    short ? [h("span.unseen", {}, words), h("span", { "aria-hidden": "true" }, number)] : [words];
  return h("ul.facts", {}, ...rows.map(([icon, words, number]) => h("li", {}, sign(icon), ...said(words, number))));
}

/** Its table in the middle of a match; without an address it waits for one. @param {string} [src] */
export function picture(src) {
  return h("img.view", { ...(src ? { src } : {}), width: 1000, height: 640, decoding: "async", alt: "" });
}

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key] }) {
  page.className = "gamepage";
  const fill = async () => {
    try {
      const game = await once(`/api/games/${key}`);
      here(game.title);
      document.title = `${game.title} · Saloon`;
      page.replaceChildren(...(await parts(game, go)));
    } catch (fault) {
      page.replaceChildren(h("p", {}, wordsOf(fault)), h("a.button", { href: "/", t: "to-lobby" }));
    }
  };
  await fill();
  return { close: onChange((_, part) => ("lang" in part || "theme" in part) && fill()) };
}

/** @param {wire.GameInfo} game @param {page.Go} go */
async function parts(game, go) {
  const rules = h("article.card.rules");
  rules.append(await rulesOf(game.key));
  const bots = botsNow(game, (chosen) => openRoom(game, go, chosen));
  return [
    h(
      "div.intro",
      {},
      h("div.frame.still", {}, picture(link(`/api/games/${game.key}/picture.svg`, { theme: theme(), shape: "wide" }))),
      h(
        "div.about",
        {},
        h("h1", {}, game.title),
        h("p", {}, game.summary),
        facts(game),
        h(
          "div.row",
          {},
          h("button.go", { type: "button", t: "open-table", onclick: () => openRoom(game, go) }),
          bots.button,
        ),
        bots.picks,
        options(game),
        odds(game),
        ...(await challenges(game)),
      ),
    ),
    game.lesson.length ? h("section.card.lesson", {}, h("h2", { t: "how-to-play" }), steps(game)) : "",
    rules,
  ];
}

/** The switches of the game, to see what can be chosen at the table. @param {wire.GameInfo} game */
function options(game) {
  if (!game.options.length) return "";
  return h(
    "details",
    {},
    h("summary", { t: "variants" }),
    h(
      "dl.variants",
      {},
      ...game.options.flatMap((option) => [
        h("dt", {}, `${option.label}: ${option.values.map((value) => value.label).join(" / ")}`),
        h("dd.soft", {}, option.about),
      ]),
    ),
  );
}

/** What can be gathered over many matches, and how far this device has got. @param {wire.GameInfo} game */
async function challenges(game) {
  const list = await challengesOf(game.key).catch(() => null);
  return list ? [h("details.feats", {}, h("summary", { t: "challenges" }), list)] : [];
}

/** What a throw promises, worked out when somebody wants to know. @param {wire.GameInfo} game */
function odds(game) {
  if (!game.odds) return "";
  const box = h("details", {}, h("summary", { t: "odds" }), h("p.soft", { t: "odds-about" }));
  box.addEventListener(
    "toggle",
    async () => box.append(await oddsOf(game.key).catch((fault) => h("p", {}, fault.message))),
    { once: true },
  );
  return box;
}
