// Windows in which the reader does not wish to be asked: kept in this browser, answered as if nothing were held.

import { change, settings } from "./settings.js";

/** A choice that takes nothing from the table: the answer that gives nothing away. */
export const isPlain = (choice) => !choice.path?.length;

/** What a choice is about, whatever else it names. */
const topic = ({ text }) => text.split(" ").slice(0, 2).join(" ");

/** Whether all that could be answered is something the reader never wants to be asked for. */
export function isMuted(choices) {
  const plays = choices.filter((choice) => !isPlain(choice));
  return plays.length > 0 && choices.some(isPlain) && plays.every((choice) => settings().never.includes(topic(choice)));
}

/** The button that says so for all that can be answered now. */
export function never(table) {
  const { choices } = table.now.scene;
  const plays = choices.filter((choice) => !isPlain(choice));
  if (!plays.length || !choices.some(isPlain)) return [];
  const mute = () => {
    change({ never: [...new Set([...settings().never, ...plays.map(topic)])] });
    table.hand.act(choices.find(isPlain));
  };
  return [{ key: "never", word: "never-ask", act: mute }];
}
