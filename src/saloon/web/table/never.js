// Windows in which the reader does not wish to be asked: this round, or ever (kept in this browser). They are answered as if nothing were
// held, and among people nobody waits for the reader then. Who holds nothing is offered the same, so that nothing is told by it.

import { change, settings } from "../ui/settings.js";

/** The round of the match in which the reader wishes to hear of no window. */
let resting = "";

/** @typedef {Pick<wire.Choice, "text"> & Partial<wire.Choice>} Choice */

/** A choice that takes nothing from the table: the answer that gives nothing away. @param {Choice} choice */
export const isPlain = (choice) => !choice.path?.length;

/** What a choice is about, whatever else it names. @param {Choice} choice */
const topic = ({ text }) => text.split(" ").slice(0, 2).join(" ");

/** @param {page.Position} now */
const roundOf = ({ match, scene }) => `${match} ${scene.asks?.round}`;

/** Whether other people play: then a window takes its time. @param {wire.RoomInfo} room */
const among = ({ seats, you }) => seats.some(({ kind }, seat) => kind === "person" && !you.seats.includes(seat));

/** Whether all that could be answered is something the reader never wants to be asked for. @param {Choice[]} choices */
export function isMuted(choices) {
  const plays = choices.filter((choice) => !isPlain(choice));
  return plays.length > 0 && choices.some(isPlain) && plays.every((choice) => settings().never.includes(topic(choice)));
}

/**
 * Whether nobody need wait for the reader in this window: it hangs on what everybody may be asked for, not on what is held.
 * @param {Pick<page.State, "now" | "room">} state
 */
export function waives({ now, room }) {
  if (!now?.scene.asks || !room) return false;
  const { asks, choices } = now.scene;
  return (
    among(room) &&
    choices.some(isPlain) &&
    (resting === roundOf(now) || asks.topics.every((each) => settings().never.includes(each)))
  );
}

/** Whether the choice says no for the whole round; remembered. @param {page.Position} now @param {Choice} choice */
export function rests(now, choice) {
  if (!now.scene.asks || choice.text !== now.scene.asks.rest) return false;
  resting = roundOf(now);
  return true;
}

/**
 * The buttons that say so: not this round, for those who have no such choice, and never for what is asked.
 * @param {Pick<page.State, "now" | "room">} state @param {Pick<page.Deeds, "act">} deeds @returns {page.Offer[]}
 */
export function never({ now, room }, deeds) {
  if (!now || !room) return [];
  const { asks, choices } = now.scene;
  const plays = choices.filter((choice) => !isPlain(choice));
  const plain = choices.find(isPlain);
  if (!plain || !(plays.length || (asks && among(room)))) return [];
  const mute = () => {
    change({ never: [...new Set([...settings().never, ...(plays.length ? plays.map(topic) : (asks?.topics ?? []))])] });
    deeds.act(plain);
  };
  const rest = () => {
    if (asks) rests(now, { text: asks.rest });
    deeds.act(plain);
  };
  return [
    ...(plays.length ? [] : [{ key: "rest", word: "not-this-round", act: rest }]),
    { key: "never", word: "never-ask", act: mute },
  ];
}
