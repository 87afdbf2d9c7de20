// What an address says about an analysis.

import { ask } from "../net/api.js";
import { spot } from "../road/place.js";
import { t } from "../words/words.js";
import { isTree, Tree, unpacked } from "./tree.js";

/** A tree, a moment of a match, a position, or the beginning. @param {wire.GameInfo} game */
export async function given(game) {
  const query = new URLSearchParams(spot().search);
  const tree = new URLSearchParams(spot().hash.slice(1)).get("tree");
  const match = query.get("match");
  if (tree) {
    const kept = await unpacked(tree).catch(() => null);
    if (!isTree(kept) || kept.game !== game.key) throw new Error(t("think-no-tree"));
    return { tree: new Tree(kept), seat: -2, played: "" };
  }
  if (match) {
    const moment = await ask(`/api/matches/${match}/moment`, { number: Number(query.get("at") ?? 1) });
    const { options, seats, text } = moment;
    return { tree: new Tree({ game: game.key, options, seats, begins: text }), seat: -2, played: moment.move };
  }
  const [begins, options] = [query.get("position") ?? "", query.get("options") ?? ""];
  const seats = Number(query.get("seats") ?? 0);
  return {
    tree: new Tree({ game: game.key, options, seats, begins }),
    seat: Number(query.get("seat") ?? -2),
    played: "",
  };
}
