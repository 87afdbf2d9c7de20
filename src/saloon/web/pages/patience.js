// On the road: a level that thinks long on a slow phone says so, and offers the one below.

import { slowLevels } from "../road/house.js";
import { h, retext } from "../ui/dom.js";
import { decimal, t } from "../words/words.js";

/** @param {wire.GameInfo} game @param {(level: wire.Level) => void} take the level below is taken */
export function patience(game, take) {
  const text = h("span");
  const below = h("button.plain.link", { type: "button" });
  const element = h("p.gloss.patience", { hidden: true }, text, " ", below);
  let now = "";
  /** @param {string} level */
  const show = async (level) => {
    now = level;
    const slow = await slowLevels(game.key);
    if (now !== level) return;
    const next = game.levels[game.levels.indexOf(level) - 1];
    element.hidden = !slow[level];
    below.hidden = !next;
    retext(text, "road-slow", { seconds: decimal(slow[level] ?? 0, 0) });
    if (next) retext(below, "road-below", { level: t(`level-${next}`) });
    below.onclick = () => take(/** @type {wire.Level} */ (next));
  };
  return { element, show };
}
