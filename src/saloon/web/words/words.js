// The words of the page itself, in the language that is read. The games' words come from the server.

export const LANGS = { cs: "čeština", en: "English", ru: "русский" };
/** @typedef {keyof typeof LANGS} Lang */
/** The words of a language; plurals by category. @typedef {Record<string, string | Record<string, string>>} Book */

/** @type {Partial<Record<Lang, Book>>} */
const BOOKS = {};
/** @type {Lang} */
let lang = "en";

/** @param {string} asked @returns {asked is Lang} */
const isOurs = (asked) => asked in LANGS;

/** The language of the reader: the asked one, else the first of the browser's that we speak. @param {string} asked @returns {Lang} */
export function ownLang(asked) {
  if (isOurs(asked)) return asked;
  return (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2)).find(isOurs) ?? "en";
}

/** Reads the words of a language: nothing can be said in it before. @param {Lang} asked */
export async function learn(asked) {
  BOOKS[asked] ??= (await import(`./${asked}.js`)).default;
}

/** @param {Lang} asked */
export const knows = (asked) => asked in BOOKS;

/** @param {Lang} asked */
export function useLang(asked) {
  lang = asked;
  document.documentElement.lang = asked;
}

export const langNow = () => lang;

/**
 * A text with its arguments: "{count} cards". Plurals are objects by category, chosen by `count`.
 * @param {string} key @param {page.Args} [args]
 */
export function t(key, args = {}) {
  let text = BOOKS[lang]?.[key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  if (typeof text === "object") text = text[new Intl.PluralRules(lang).select(Number(args.count))] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** A number as the reader writes it. @param {number} value */
export function decimal(value, digits = 1) {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const shown = Number(value.toFixed(digits)) || 0; // nothing is never less than nothing
  return new Intl.NumberFormat(lang, { ...places, useGrouping: false }).format(shown).replace("-", "−");
}

/** A share as per cents, as the reader writes them. @param {number} share @param {number} digits */
export const percents = (share, digits = 1) =>
  lang === "en" ? `${decimal(100 * share, digits)}%` : `${decimal(100 * share, digits)}\u00a0%`;
