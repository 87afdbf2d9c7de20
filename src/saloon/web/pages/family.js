// Who is in front of this device: one's name and badge, and the others of the family, chosen by tapping their emblem.

import { post, wordsOf } from "../net/api.js";
import { changeTo, me, peopleHere, rememberPerson } from "../net/person.js";
import { coin, SHAPES, TONES } from "../ui/badge.js";
import { askLine, dialog, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { change } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { changeMe, deviceName } from "./home.js";

/** @typedef {{shape: number, tone: number}} Badge */
/** @typedef {import("../net/person.js").Person} Person */

/** What a badge looks like, in words. @param {Badge} badge */
export const badgeSaid = ({ shape, tone }) => t("badge-said", { shape: t(`shape-${shape}`), tone: t(`tone-${tone}`) });

/** Name and badge, seen on the spot. @param {() => void} then */
export function badgeDialog(then) {
  const person = me();
  if (!person) return;
  const shown = h("div.badge-now", {}, coin(person, 92));
  const name = h("input", { value: person.name, maxLength: 24, required: true, autocomplete: "nickname" });
  /** @type {Promise<unknown>} */
  let wish = Promise.resolve();
  /** @param {Partial<Person>} wishes */
  const set = (wishes) => {
    wish = wish.then(() => changeMe(wishes)).catch((fault) => toast(fault.message, { bad: true }));
    return wish;
  };
  name.addEventListener("change", () => name.value.trim() && set({ name: name.value.trim() }));
  /** @param {number} shape @param {number} tone */
  const pick = (shape, tone) => {
    const input = h("input.unseen", {
      type: "radio",
      name: "badge",
      checked: shape === person.shape && tone === person.tone,
      onchange: () => {
        shown.replaceChildren(coin({ shape, tone }, 92));
        set({ shape, tone });
      },
    });
    input.setAttribute("aria-label", badgeSaid({ shape, tone }));
    return h("label", {}, input, coin({ shape, tone }, 36));
  };
  const coins = Array.from({ length: SHAPES * TONES }, (_, at) => pick(Math.floor(at / TONES), at % TONES));
  const { box } = dialog(
    "name-badge",
    h("div.badge-head", {}, shown, h("label.field", {}, h("span", { t: "your-name" }), name)),
    h("fieldset", {}, h("legend", { t: "badge" }), h("div.coins", {}, ...coins)),
  );
  box.addEventListener("close", () => wish.then(then));
}

/** All who have a key on this device; a tap on their emblem puts them in front of it. @param {() => void} then */
export function family(then) {
  const all = peopleHere();
  /** @param {Person} person */
  const one = (person) => {
    const button = h(
      "button.plain",
      {
        type: "button",
        onclick: () => {
          become(person);
          then();
        },
      },
      coin(person, 44),
      h("span", {}, person.name),
    );
    button.setAttribute("aria-pressed", String(person.person === me()?.person));
    return h("li", {}, button);
  };
  const add = h(
    "button.plain.somebody",
    { type: "button", onclick: async () => (await somebody()) && then() },
    sign("people"),
    h("span", { t: "somebody-else" }),
  );
  return h(
    "section.family",
    { tl: "family" },
    all.length > 1 && h("span.soft", { t: "family" }),
    h("ul", {}, ...(all.length > 1 ? all.map(one) : []), h("li", {}, add)),
  );
}

/** Somebody of the family is in front of the device. @param {{person: string, name: string}} person */
export function become(person) {
  changeTo(person.person);
  change({ name: person.name });
}

/** Somebody new on this device, by a name; null if they thought better of it. */
export async function somebody() {
  const name = await askLine("name-another");
  if (!name) return null;
  try {
    const made = await post("/api/people", { name, label: deviceName() });
    rememberPerson(made);
    become(made);
    return made;
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
    return null;
  }
}
