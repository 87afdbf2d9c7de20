// What the reader likes: kept in this browser, applied to the page at once.

import { knows, learn, ownLang, useLang } from "../words/words.js";

const KEY = "saloon.settings";
const FIRST = {
  /** Empty: that of the browser. */
  lang: "",
  theme: "auto",
  sound: true,
  coordinates: true,
  flip: false,
  zen: false,
  speed: "normal",
  sole: true,
  forme: false,
  /** What one does not wish to be asked for. */
  never: /** @type {string[]} */ ([]),
  name: "",
  text: false,
  letters: true,
  coach: true,
};
/** @type {Record<string, number>} */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.45, instant: 0 };

/** @typedef {typeof FIRST} Settings */
/** With a language that we speak. @typedef {Settings & {lang: import("../words/words.js").Lang}} Likes */

/** @type {Settings} */
let now = { ...FIRST, ...stored() };
/** @type {Set<(now: Likes, part: Partial<Settings>) => void>} */
const listeners = new Set();
const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The present settings; the language is always one we speak. @returns {Likes} */
export const settings = () => ({ ...now, lang: ownLang(now.lang) });

/** Change some; everybody who listens hears which. @param {Partial<Settings>} part */
export function change(part) {
  now = { ...now, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser without storage forgets them with the page; nothing else is lost.
  }
  const lang = ownLang(now.lang);
  if (knows(lang)) tell(part);
  else learn(lang).then(() => tell(part));
}

/** @param {Partial<Settings>} part */
function tell(part) {
  apply();
  for (const each of listeners) each(settings(), part);
}

/** Hear of changes; returns the way to stop. @param {(now: Likes, part: Partial<Settings>) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The theme in use: `auto` follows the system. */
export const theme = () => (now.theme === "auto" ? (dark.matches ? "night" : "day") : now.theme);

/** By what every time is multiplied; 0 means that all happens at once. */
export const pace = () => SPEEDS[now.speed] ?? 1;

/** Whether nothing is to move: things are then just there, but what happened still stays its time. */
export const still = () => calm.matches || !pace();

export function apply() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.speed = still() ? "instant" : now.speed;
  root.classList.toggle("no-coordinates", !now.coordinates);
  useLang(ownLang(now.lang));
}

await learn(ownLang(now.lang));
apply();
dark.addEventListener("change", () => change({}));
addEventListener("storage", (event) => {
  if (event.key === KEY) change(stored());
});
