// The keys of a match being played.

import { tools } from "../bar/offers.js";
import { change, settings } from "../ui/settings.js";

export function shortcuts(table) {
  const tap = (nth) => () => table.bar.buttons.querySelectorAll("button")[nth]?.click();
  return [
    { keys: ["b"], word: "key-board", act: () => table.stage.touch.focusFirst() || table.frame.focus() },
    { keys: [" "], word: "key-throw", act: () => table.toss.go() },
    {
      keys: ["Escape"],
      word: "key-back",
      act: () => table.why.about.close() || table.hurry() || table.hand.back() || table.putAside(),
    },
    {
      keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      word: "key-arrows",
      act: () => !table.stage.touch.focused && table.stage.touch.focusFirst(),
    },
    {
      keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
      word: "key-number",
      act: (event) => tap(Number(event.key) - 1)(),
    },
    {
      keys: ["i"],
      word: "key-learn",
      act: () => (table.stage.touch.focused ? table.why.learn(table.stage.touch.focused) : false),
    },
    { keys: ["m"], word: "key-all", act: () => table.hand.all() },
    {
      keys: ["h"],
      word: "key-hint",
      act: () => tools(table).some((tool) => tool.key === "hint" && !tool.off) && table.coach.ask(),
    },
    {
      keys: ["u"],
      word: "key-undo",
      act: () =>
        tools(table)
          .find((tool) => tool.key === "undo")
          ?.act(),
    },
    {
      keys: ["o"],
      word: "key-odds",
      act: () =>
        tools(table)
          .find((tool) => tool.key === "odds")
          ?.act(),
    },
    { keys: ["t"], word: "key-text", act: () => change({ text: !settings().text }) },
    { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
    { keys: ["z"], word: "key-zen", act: () => change({ zen: !settings().zen }) },
    {
      keys: ["c", "/"],
      word: "key-chat",
      act: () => {
        table.panel.open("chat");
        table.chat.input.focus();
      },
    },
    { keys: ["r"], word: "key-rules", act: () => table.rules.enlarge() },
    { keys: ["s"], word: "key-sound", act: () => change({ sound: !settings().sound }) },
  ];
}
