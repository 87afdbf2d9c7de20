// Questions to this reader: an undo to agree to, an offer to end, a bot in one's seat, somebody away.

import { t } from "../words/words.js";

/** A question and the buttons that answer it. @typedef {{key: string, text: string, buttons: page.Offer[]}} Notice */

/** @param {wire.RoomInfo} room @param {page.Deeds["tell"]} send */
export function notices(room, send) {
  const { you, wish, offers, seats } = room;
  /** @type {Notice[]} */
  const items = [];
  if (room.phase === "play" && wish) items.push(...undo(room, wish, send));
  const ending = offers.abandon.filter((guest) => guest !== you.guest);
  if (room.phase === "play" && you.role === "player" && ending.length && !offers.abandon.includes(you.guest)) {
    items.push({
      key: "abandon",
      text: t("abandon-offered", { name: guestName(room, ending[0]) }),
      buttons: [
        { key: "yes", word: "abandon", act: () => send("abandon") },
        { key: "no", word: "refuse", act: () => send("withdraw", { what: "abandon" }) },
      ],
    });
  } else if (room.phase === "play" && offers.abandon.includes(you.guest))
    items.push({
      key: "abandon-waits",
      text: t("abandon-waits"),
      buttons: [{ key: "no", word: "cancel", act: () => send("withdraw", { what: "abandon" }) }],
    });
  for (const seat of seats) {
    if (room.phase === "play" && seat.stand_in && seat.guest === you.guest) {
      items.push({
        key: `back-${seat.seat}`,
        text: t("bot-plays", { name: seat.name }),
        buttons: [{ key: "back", word: "take-back", go: true, act: () => send("back", { seat: seat.seat }) }],
      });
    }
  }
  const rematch = offers.rematch.filter((guest) => guest !== you.guest);
  if (room.phase === "over" && rematch.length && you.role === "player" && !offers.rematch.includes(you.guest))
    items.push({ key: "rematch", text: t("rematch-offered", { name: guestName(room, rematch[0]) }), buttons: [] });
  return items;
}

/** @param {wire.RoomInfo} room @param {wire.Wish} wish @param {page.Deeds["tell"]} send @returns {Notice[]} */
function undo(room, wish, send) {
  const { you, seats } = room;
  const name = seats[wish.seat]?.name ?? "";
  const asked = wish.asked.filter((seat) => you.seats.includes(seat) && !wish.agreed.includes(seat));
  if (asked.length) {
    const seat = asked[0];
    return [
      {
        key: "undo",
        text: t("undo-asked", { name }),
        buttons: [
          { key: "yes", word: "agree", go: true, act: () => send("agree", { seat }) },
          { key: "no", word: "refuse", act: () => send("refuse", { seat }) },
        ],
      },
    ];
  }
  if (you.seats.includes(wish.seat))
    return [
      {
        key: "undo-mine",
        text: t("undo-waits"),
        buttons: [{ key: "no", word: "cancel", act: () => send("refuse", { seat: wish.seat }) }],
      },
    ];
  return [];
}

/** @param {wire.RoomInfo} room @param {number} guest */
const guestName = (room, guest) => room.guests.find((each) => each.guest === guest)?.name ?? "";
