// What else can be done with a table from the lobby: behind a button, and on a phone by a swipe to the left.

import { post, wordsOf } from "../net/api.js";
import { confirm, menu, toast } from "../ui/dialog.js";
import { sayThere } from "./errand.js";

/** So far to the left is a swipe, and so far up or down is none. */
const [FAR, ASIDE] = [48, 30];

/** @typedef {import("./going.js").Match} Match */
/** @typedef {{word: string, icon: string, act: () => unknown}} Row */

/**
 * @param {Match} match @param {{forget: (room: string) => void, changed: () => void}} host
 * @returns {Row[]}
 */
export function rowsOf(match, host) {
  /** @param {Promise<unknown>} done */
  const then = (done) => done.then(host.changed, (fault) => toast(wordsOf(fault), { bad: true }));
  if (match.state) return [{ word: "forget-table", icon: "shut", act: () => host.forget(match.room) }];
  if (match.over)
    return [{ word: "forget-table", icon: "shut", act: () => then(post("/api/me/seen", { room: match.room })) }];
  const { seat, players } = match;
  if (players[seat]?.kind !== "human")
    return [{ word: "take-back", icon: "people", act: () => then(sayThere(match.room, "back", { seat })) }];
  /** @type {Row[]} */
  const rows = [
    {
      word: "bot-for-me",
      icon: "bot",
      act: () => then(sayThere(match.room, "bot", { seat, level: "regular" })),
    },
  ];
  const giveUp = async () =>
    (await confirm("resign", "resign-sure", "resign")) && then(sayThere(match.room, "resign", { seat }));
  if (players.length === 2) rows.push({ word: "resign", icon: "shut", act: giveUp });
  return rows;
}

/** @param {Row[]} rows */
export const openRows = (rows) => menu("more", rows);

/** A finger that goes left over an element. @param {HTMLElement} element @param {() => void} act */
export function onSwipe(element, act) {
  /** @type {{x: number, y: number} | null} */
  let from = null;
  let swiped = false;
  element.addEventListener("pointerdown", (event) => {
    swiped = false;
    from = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    element.style.translate = right < 0 && Math.abs(down) < ASIDE ? `${Math.max(right, -FAR)}px` : "";
    if (Math.abs(down) >= ASIDE) from = null;
  });
  /** @param {PointerEvent} event */
  const end = (event) => {
    const far = from && from.x - event.clientX >= FAR;
    from = null;
    element.style.translate = "";
    swiped = Boolean(far) && event.type === "pointerup";
    if (swiped) act();
  };
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  /** What began as a swipe is no click. @param {Event} event */
  const stop = (event) => {
    if (!swiped) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener("click", stop, { capture: true });
}
