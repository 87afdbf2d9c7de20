// Moments and spans in the reader's language.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ago, day, lasted, left, listed, moment } from "../../src/saloon/web/ui/times.js";
import { learn, useLang } from "../../src/saloon/web/words/words.js";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const NOW = new Date(2026, 5, 15, 12).getTime();

before(async () => {
  globalThis.document ??= { documentElement: {} };
  await learn("en");
  useLang("en");
});

test("what was a while ago is told in the largest unit that fits", () => {
  const told = [10_000, 5 * MINUTE, 3 * HOUR, DAY, 40 * DAY].map((span) => ago(NOW - span, NOW));
  assert.deepEqual(told.slice(1, 4), ["5 min. ago", "3 hr. ago", "yesterday"]);
  assert.equal(new Set(told).size, 5);
  assert.equal(told[4], day(NOW - 40 * DAY, NOW));
});

test("what lies ahead by a clock that is wrong is just now", () => {
  assert.equal(ago(NOW + HOUR, NOW), ago(NOW, NOW));
});

test("time that is left, and time that has gone by", () => {
  for (const told of [left(NOW + 3 * DAY + HOUR, NOW), lasted(3 * DAY + HOUR)]) assert.match(told, /3/);
  assert.match(left(NOW + 90 * 1000, NOW), /2/);
  assert.match(lasted(1), /1/);
  assert.match(left(NOW - DAY, NOW), /0/);
});

test("the year is said only if it is another one, the day only if it is not today", () => {
  assert.doesNotMatch(day(NOW - 30 * DAY, NOW), /2026/);
  assert.match(day(NOW - 400 * DAY, NOW), /2025/);
  assert.doesNotMatch(moment(NOW - HOUR, NOW), /Jun/);
  assert.match(moment(NOW - DAY, NOW), /Jun/);
});

test("names stand in a row", () => {
  assert.equal(listed(["Eva", "Jan", "Ota"]), "Eva, Jan, and Ota");
});
