// The card from which one plays on from a position, against a level or a friend.

import { h } from "../ui/dom.js";
import { openRoom } from "./making.js";

/** @param {wire.GameInfo} game @param {page.Go} go @param {wire.AnalysisNow} now */
export function playCard(game, go, now) {
  const level = h(
    "select",
    { tl: "how-strong" },
    ...game.levels.map((each) => h("option", { value: each, t: `level-${each}` })),
    h("option", { value: "", t: "think-friend" }),
  );
  level.value = game.levels.at(-1) ?? "";
  const mine = h("select", { tl: "think-as" }, ...now.names.map((name, seat) => h("option", { value: seat }, name)));
  mine.value = String(Math.max(0, now.acts[0] ?? 0));
  const play = () =>
    openRoom(game, go, {
      seats: now.seats,
      options: now.options,
      level: /** @type {wire.Level} */ (level.value) || undefined,
      position: now.text,
      seat: Number(mine.value),
    });
  return [
    h("h2", { t: "think-play-on" }),
    h("div.row", {}, level, now.seats > 1 && mine, h("button.go", { type: "button", t: "think-play", onclick: play })),
    h("p.soft", { t: "think-unrated" }),
  ];
}
