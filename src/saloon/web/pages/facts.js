// A game in a few facts, and its table as a picture.

import { link } from "../net/api.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";

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
  const said = (words, number) =>
    short ? [h("span.unseen", {}, words), h("span", { "aria-hidden": "true" }, number)] : [words];
  return h("ul.facts", {}, ...rows.map(([icon, words, number]) => h("li", {}, sign(icon), ...said(words, number))));
}

/** Its own small drawing. @param {string} game @param {{size?: number, proud?: boolean}} [how] proud: the one beside best things */
export function icon(game, { size = 32, proud = false } = {}) {
  const src = link(`/api/games/${game}/icon.svg`, proud ? { proud: "true" } : {});
  return h("img.icon", { src, width: size, height: size, loading: "lazy", decoding: "async", alt: "" });
}

/** Its table in the middle of a match; without an address it waits for one. @param {string} [src] */
export function picture(src) {
  return h("img.view", { ...(src ? { src } : {}), width: 1000, height: 640, decoding: "async", alt: "" });
}
