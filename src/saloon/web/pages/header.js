// The head of every page: the house, where one is, language, day and night, settings, keys.

import { me, onPerson } from "../net/person.js";
import { coin } from "../ui/badge.js";
import { h, write } from "../ui/dom.js";
import { help } from "../ui/keys.js";
import { openSettings } from "../ui/prefs.js";
import { change, onChange, settings, theme } from "../ui/settings.js";
import { brand, sign } from "../ui/signs.js";
import { LANGS } from "../words/words.js";

const words = h("span");
const code = h("b");
const place = h("span.chip.place", { hidden: true }, words, code);

/** Where one is: a few words, shortened where there is no room for them, and a code, always whole. */
export function here(title = "", room = "") {
  place.hidden = !title && !room;
  write(words, title);
  write(code, room);
}

/** @param {HTMLElement} top */
export function header(top) {
  const langs = h(
    "select.chip.langs",
    { tl: "language", onchange: () => change({ lang: langs.value }) },
    ...Object.entries(LANGS).map(([lang, name]) => h("option", { value: lang }, name)),
  );
  const mode = h("button.plain.mode", {
    type: "button",
    tl: "day-night",
    tt: "day-night",
    onclick: () => change({ theme: theme() === "day" ? "night" : "day" }),
  });
  const hush = h("button.plain.hush", {
    type: "button",
    tl: "sound",
    tt: "sound",
    onclick: () => change({ sound: !settings().sound }),
  });
  const show = () => {
    langs.value = settings().lang;
    mode.replaceChildren(sign(theme() === "day" ? "moon" : "sun"));
    hush.replaceChildren(sign(settings().sound ? "sound" : "silent"));
    hush.setAttribute("aria-pressed", String(settings().sound));
  };
  const who = h("a.chip.who-now", { href: "/me" });
  const greet = () => {
    const person = me();
    who.hidden = !person;
    if (person) who.replaceChildren(coin(person, 34), h("span", {}, person.name));
  };
  top.append(
    h("a.brand", { href: "/", "aria-label": "Saloon" }, brand(), h("span", {}, "Saloon")),
    place,
    h("span.grow"),
    who,
    langs,
    mode,
    hush,
    h("button.plain.helps", { type: "button", tl: "help", tt: "help", onclick: () => help() }, sign("help")),
    h("button.plain", { type: "button", tl: "settings", tt: "settings", onclick: () => openSettings() }, sign("gear")),
  );
  onChange(show);
  onPerson(greet);
  show();
  greet();
}
