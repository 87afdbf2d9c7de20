// Help from the table itself: how to play, and what happened since the reader's last turn.

import { howTo } from "../beside/lesson.js";
import { dialog } from "../ui/dialog.js";
import { h, touched } from "../ui/dom.js";
import { openSettings } from "../ui/prefs.js";
import { figure } from "../ui/signs.js";

/** How to play, before the keys. @param {page.State} state @param {import("../beside/rules.js").Rules} rules */
export function help({ room, now }, rules) {
  if (!room || !now) return [];
  /** @param {string} word @param {() => void} act */
  const link = (word, act) =>
    h(
      "button",
      {
        type: "button",
        onclick: (/** @type {Event} */ event) => {
          const box = touched(event, "dialog");
          if (box instanceof HTMLDialogElement) box.close();
          act();
        },
      },
      h("span", { t: word }),
    );
  const tips = ["help-lit", "help-tap", "help-hint", "help-undo"].map((word) => h("li", { t: word }));
  return [
    howTo(room.game.key),
    h("p", {}, h("a", { href: `/school/${room.game.key}`, t: "learn-it" })),
    h("p", {}, h("b", {}, now.scene.prompt)),
    h("ul.helps", {}, ...tips),
    h(
      "div.row",
      {},
      link("rules", () => rules.enlarge(now.scene.clause)),
      link("settings", () => openSettings()),
    ),
  ];
}

/** What happened since the reader's last decision. @param {import("../beside/log.js").Log} log @param {number[]} seats the reader's */
export function recap(log, seats) {
  const rows = log
    .since(seats)
    .map((line) =>
      h(
        `li.${line.weight}`,
        {},
        line.seat >= 0 ? figure(line.seat, true) : h("span.nature", { "aria-hidden": "true" }),
        h("span", {}, line.text),
      ),
    );
  dialog("recap", rows.length ? h("ol.recap", {}, ...rows) : h("p", { t: "recap-none" }));
}
