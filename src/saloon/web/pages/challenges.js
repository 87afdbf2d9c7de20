// Feats gathered over many matches: the person's, and those that this browser remembers from before.

import { once } from "../net/api.js";
import { feats, featsGiven } from "../net/memory.js";
import { me } from "../net/person.js";
import { h } from "../ui/dom.js";
import { langNow, t } from "../words/words.js";

/**
 * The list of a game's challenges with what is done, when, and in which match; null where it has none.
 * @param {string} key @param {{name: string, part: string, match: string, at: number}[]} [bests] of the person
 */
export async function challengesOf(key, bests = []) {
  const rows = await once(`/api/games/${key}/challenges`);
  if (!rows.length) return null;
  const own = bests.filter((best) => best.name === "challenge").map(({ part, match, at }) => [part, { match, at }]);
  const browser = me() && featsGiven() ? {} : feats(key); // they come from the house then
  const done = { ...browser, ...Object.fromEntries(own) };
  return h("ol.challenges", {}, ...rows.map((row) => line(row, done)));
}

/** @param {wire.ChallengeLine} row @param {ReturnType<typeof feats>} done */
function line({ name, label, parts }, done) {
  const found = Object.keys(done)
    .filter((each) => each === name || each.startsWith(`${name}:`))
    .map((each) => done[each]);
  const latest = found.sort((a, b) => a.at - b.at).at(-1);
  const whole = latest && found.length >= parts;
  const day = latest && new Date(latest.at).toLocaleDateString(langNow());
  const note = whole
    ? latest.match
      ? h("a", { href: `/m/${latest.match}` }, day)
      : h("span.soft", {}, day)
    : h("span.soft", {}, parts > 1 ? `${found.length} / ${parts}` : t("challenge-open"));
  return h(whole ? "li.done" : "li", {}, h("span", {}, whole ? "✓ " : "", label), " · ", note);
}
