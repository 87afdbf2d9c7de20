// What the screen on the table shows before a match: who sits there, and how a phone comes in.

import { isReachable, qr, whole } from "../beside/invite.js";
import { spot } from "../road/place.js";
import { h } from "../ui/dom.js";
import { figure } from "../ui/signs.js";
import { t } from "../words/words.js";

/** @param {wire.RoomInfo} room */
export function screenFace(room) {
  const code = room.code || decodeURIComponent(spot().hash.slice(1));
  const join = code && `/r/${code}`;
  const seats = room.seats.map((seat) =>
    h("li", {}, figure(seat.seat), h("b", {}, seat.kind === "open" ? t("seat-open") : seat.name)),
  );
  return h(
    "section.lobbyscreen",
    {},
    join
      ? h("div.entry", {}, ...scanned(join), h("p.code", {}, h("b", {}, code)), h("p.mono.soft", {}, whole(join)))
      : "",
    h("div", {}, h("h1", {}, room.game.title), h("ul.bigseats", {}, ...seats), h("p.soft", { t: "screen-about" })),
  );
}

/** A picture to scan, where another device could follow it; else a word on why there is none. @param {string} join */
const scanned = (join) => (isReachable() ? [qr(join, 320), h("p", { t: "scan" })] : [qr(join)]);
