// The words of the page itself, in the language that is read. The games' words come from the server.

export const LANGS = { cs: "čeština", en: "English", ru: "русский" };
const BOOKS = {};
let lang = "en";

/** The language of the reader: the asked one, else the first of the browser's that we speak. */
export function ownLang(asked) {
  if (asked in LANGS) return asked;
  return (
    (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2)).find((each) => each in LANGS) ?? "en"
  );
}

/** Reads the words of a language: nothing can be said in it before. */
export async function learn(asked) {
  BOOKS[asked] ??= (await import(`./${asked}.js`)).default;
}

export const knows = (asked) => asked in BOOKS;

export function useLang(asked) {
  lang = asked;
  document.documentElement.lang = asked;
}

export const langNow = () => lang;

/**
 * A text with its arguments: "{count} cards". Plurals are objects by category, chosen by `count`.
 * @param {string} key @param {Record<string, string | number>} [args]
 */
export function t(key, args = {}) {
  let text = BOOKS[lang][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  if (typeof text === "object") text = text[new Intl.PluralRules(lang).select(Number(args.count))] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}
