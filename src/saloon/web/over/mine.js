// At the end of a match: how I stand in this game, and against whom I have just played.

import { askMine } from "../net/api.js";
import { me } from "../net/person.js";
import { h } from "../ui/dom.js";
import { t } from "../words/words.js";

/**
 * In sentences; none for somebody of whom the house keeps nothing, and where nobody else played.
 * @param {string} game @param {string[]} names of the others at the table
 */
export async function standing(game, names) {
  if (!me()) return [];
  const told = await askMine("/api/me/record", { game }).catch(() => null);
  const record = told?.games.find((each) => each.game === game);
  if (!told || !record?.games) return [];
  const { won, games, share, enough } = record;
  const rivals = told.rivals.filter((each) => names.includes(each.name));
  return [
    [t("record-here", { won, games }), enough ? t("record-share", hundredths(share)) : ""].join(" "),
    ...rivals.map(({ name, ahead, behind, even }) =>
      [t("record-against", { name, ahead, behind }), even ? t("draws", { count: even }) : ""]
        .filter(Boolean)
        .join(", "),
    ),
  ].map((line) => h("li", {}, line));
}

/** @param {wire.ShareInfo} share */
const hundredths = ({ value, low, high }) => ({
  share: Math.round(value * 100),
  low: Math.round(low * 100),
  high: Math.round(high * 100),
});
