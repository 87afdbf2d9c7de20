// The keys of a match being played.

import { tools } from "../bar/offers.js";
import { change, settings } from "../ui/settings.js";

/**
 * @param {import("../match/store.js").Store} store @param {page.Deeds & page.Host} deeds
 * @param {import("./furniture.js").Parts} parts @param {() => boolean} putAside closes what lies on the table
 * @returns {import("../ui/keys.js").Shortcut[]}
 */
export function shortcuts(store, deeds, parts, putAside) {
  const { touch } = parts.stage;
  /** @param {number} nth */
  const tap = (nth) => parts.bar.buttons.querySelectorAll("button")[nth]?.click();
  /** @param {string} key */
  const use = (key) => {
    const tool = tools(store.state, deeds).find((each) => each.key === key && !each.off);
    return tool ? tool.act?.() : false;
  };
  return [
    { keys: ["b"], word: "key-board", act: () => touch.focusFirst() || parts.frame.focus() },
    { keys: [" "], word: "key-throw", act: () => deeds.throw() },
    {
      keys: ["Escape"],
      word: "key-back",
      act: () => parts.about.close() || deeds.hurry() || deeds.back() || putAside(),
    },
    {
      keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      word: "key-arrows",
      act: () => !touch.focused && touch.focusFirst(),
    },
    {
      keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
      word: "key-number",
      act: (event) => tap(Number(event.key) - 1),
    },
    { keys: ["i"], word: "key-learn", act: () => (touch.focused ? deeds.learn(touch.focused) : false) },
    { keys: ["m"], word: "key-all", act: () => deeds.all() },
    { keys: ["h"], word: "key-hint", act: () => use("hint") },
    { keys: ["u"], word: "key-undo", act: () => use("undo") },
    { keys: ["o"], word: "key-odds", act: () => use("odds") },
    { keys: ["t"], word: "key-text", act: () => change({ text: !settings().text }) },
    { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
    { keys: ["z"], word: "key-zen", act: () => change({ zen: !settings().zen }) },
    {
      keys: ["c", "/"],
      word: "key-chat",
      act: () => {
        parts.panel.open("chat");
        parts.chat.input.focus();
      },
    },
    { keys: ["r"], word: "key-rules", act: () => deeds.clause() },
    { keys: ["s"], word: "key-sound", act: () => change({ sound: !settings().sound }) },
  ];
}
