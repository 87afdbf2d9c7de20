// The words of the page: three languages with the same keys and the plurals each needs.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import cs from "../../src/saloon/web/words/cs.js";
import en from "../../src/saloon/web/words/en.js";
import ru from "../../src/saloon/web/words/ru.js";
import { decimal, knows, learn, ownLang, percents, t, useLang } from "../../src/saloon/web/words/words.js";

const BOOKS = { cs, en, ru };
const places = (text) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((found) => found[1]);

before(async () => {
  globalThis.document ??= { documentElement: {} };
  for (const lang of Object.keys(BOOKS)) await learn(lang);
});

test("the three languages have the same keys", () => {
  assert.deepEqual(Object.keys(cs).sort(), Object.keys(en).sort());
  assert.deepEqual(Object.keys(ru).sort(), Object.keys(en).sort());
});

test("the same places are left for arguments", () => {
  for (const key of Object.keys(en))
    for (const book of [cs, ru]) assert.deepEqual(new Set(places(book[key])), new Set(places(en[key])), key);
});

test("plurals have the forms their language needs", () => {
  const needed = { en: ["one", "other"], cs: ["few", "one", "other"], ru: ["few", "one", "other"] };
  for (const [lang, book] of Object.entries(BOOKS))
    for (const [key, text] of Object.entries(book))
      if (typeof text === "object") assert.deepEqual(Object.keys(text).sort(), needed[lang], `${lang} ${key}`);
});

test("a count chooses the plural of its language", () => {
  const said = (lang, counts) => {
    useLang(lang);
    return counts.map((count) => t("watchers", { count }));
  };
  for (const lang of ["cs", "ru"])
    assert.equal(new Set(said(lang, [1, 3, 5]).map((text) => text.replace(/\d+/, ""))).size, 3, lang);
  assert.equal(new Set(said("en", [1, 3, 5]).map((text) => text.replace(/\d+/, ""))).size, 2);
});

test("a word that nobody has written is an error", () => {
  useLang("en");
  assert.throws(() => t("no-such-word"), /no words for no-such-word/);
});

test("a language we do not speak gives way to one that we do", () => {
  assert.equal(ownLang("cs"), "cs");
  assert.ok(["cs", "en", "ru"].includes(ownLang("xx")));
  assert.ok(knows("ru"));
});

test("numbers are written as the language writes them", () => {
  const told = (lang) => {
    useLang(lang);
    return [decimal(-1234.56), decimal(-0.01), percents(0.525)];
  };
  assert.deepEqual(told("en"), ["−1234.6", "0.0", "52.5%"]);
  assert.deepEqual(told("cs"), ["−1234,6", "0,0", "52,5\u00a0%"]);
  assert.deepEqual(told("ru"), ["−1234,6", "0,0", "52,5\u00a0%"]);
  useLang("en");
});
