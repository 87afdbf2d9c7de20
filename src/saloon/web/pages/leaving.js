// Taking all that is kept along, and leaving the house.

import { askBlob, post, wordsOf } from "../net/api.js";
import { forgetRooms } from "../net/memory.js";
import { forgetPerson, me } from "../net/person.js";
import { dialog, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { change } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";

/** @param {string} icon @param {string} word @param {HTMLElement} button */
function row(icon, word, button) {
  return h(
    "section.kept-row",
    {},
    sign(icon),
    h("div", {}, h("h3", { t: word }), h("p.soft", { t: `${word}-about` })),
    button,
  );
}

/** One archive of everything. */
export function taking() {
  const button = h("button", { type: "button", t: "take-all-now" });
  button.onclick = async () => {
    button.disabled = true;
    try {
      download("saloon.zip", await askBlob("/api/me/archive"), "application/zip");
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
    button.disabled = false;
  };
  return row("save", "take-all", button);
}

/** Somebody is no longer known on this device. If nobody is left, neither are rooms and name: they would make somebody anew. @param {string} person */
export function goFrom(person) {
  forgetPerson(person);
  if (me()) return;
  forgetRooms();
  change({ name: "" });
}

/** Asked once more, unless there is nothing to lose. @param {{games: number}} who @param {() => void} then */
export function leaving(who, then) {
  const leave = async () => {
    if (who.games && !(await sure())) return;
    try {
      await post("/api/me", {}, "DELETE");
      goFrom(me()?.person ?? "");
      toast(t("left-house"));
      then();
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  return row("bin", "delete-me", h("button.grave", { type: "button", t: "delete-me", onclick: leave }));
}

/** @returns {Promise<boolean>} */
function sure() {
  return new Promise((answer) => {
    let said = false;
    const { box, close } = dialog(
      "delete-me",
      h("p", { t: "delete-sure" }),
      h(
        "div.ends",
        {},
        h("button.grave", {
          type: "button",
          t: "delete-me",
          onclick: () => {
            said = true;
            close();
          },
        }),
        h("button.go", { type: "button", t: "keep-my-place", onclick: () => close() }),
      ),
    );
    box.addEventListener("close", () => answer(said));
  });
}
