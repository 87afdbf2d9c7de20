// Feats that this device's guest has done over many matches, kept in the browser.

import { ask } from "../net/api.js";
import { feats } from "../net/memory.js";
import { h } from "../ui/dom.js";
import { langNow, t } from "../words/words.js";

/** The list of a game's challenges with what is done, when, and in which match; null where it has none. @param {string} key */
export async function challengesOf(key) {
  const rows = await ask(`/api/games/${key}/challenges`);
  if (!rows.length) return null;
  const done = feats(key);
  return h("ol.challenges", {}, ...rows.map((row) => line(row, done)));
}

/** @param {wire.ChallengeLine} row @param {ReturnType<typeof feats>} done */
function line({ name, label, parts }, done) {
  const found = Object.keys(done)
    .filter((each) => each === name || each.startsWith(`${name}:`))
    .map((each) => done[each]);
  const latest = found.sort((a, b) => a.at - b.at).at(-1);
  const whole = latest && found.length >= parts;
  const note = whole
    ? h("a", { href: `/m/${latest.match}` }, new Date(latest.at).toLocaleDateString(langNow()))
    : h("span.soft", {}, parts > 1 ? `${found.length} / ${parts}` : t("challenge-open"));
  return h(whole ? "li.done" : "li", {}, h("span", {}, whole ? "✓ " : "", label), " · ", note);
}
