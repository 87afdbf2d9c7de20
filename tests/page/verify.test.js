// The checking page says in a sentence which match it was and how it ended.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../src/saloon/web/verify/hash.js";
import "../../src/saloon/web/verify/check.js";

const { saloonCheck, saloonHash } = /** @type {any} */ (globalThis);
const HEAD = ["saloon 1", "match ab12", "game oko 1", "options -", "play friendly"];
const SEATS = ['seat 1 human "Eva"', 'seat 2 bot:regular "Doc Holliday"', 'seat 3 human "Jan"'];

/** The file of a match with these seats, entries and end. @param {string[]} seats @param {string[]} rest */
async function told(seats, rest) {
  let before = "0".repeat(64);
  const lines = [];
  for (const text of [...HEAD, ...seats, "chance open", ...rest]) {
    before = saloonHash.hex(await saloonHash.sha256(saloonHash.utf8(`${before} ${text}`)));
    lines.push(`${text} ${before}\n`);
  }
  const { holds, findings } = await saloonCheck.check(lines.join(""));
  assert.ok(holds);
  return /** @type {{word: string, args: object}[]} */ (findings).map(({ word, args }) => [word, args]);
}

/** @param {string[]} seats @param {string[]} rest */
const end = async (seats, rest) => (await told(seats, rest)).find(([word]) => /^(ended|running)/.test(String(word)));

test("the match is named with its players", async () => {
  const [, match] = await told(SEATS, ["end finished 0,1,0"]);
  assert.deepEqual(match, ["match", { game: "oko", names: "Eva, Doc Holliday, Jan", version: "1", id: "ab12" }]);
});

test("who has won is told by name, with those who sat there last", async () => {
  assert.deepEqual(await end(SEATS, ["end finished 0,1,0"]), ["ended-won", { who: "Doc Holliday" }]);
  assert.deepEqual(await end(SEATS, ["end finished 2,0,2"]), ["ended-won", { who: "Eva, Jan" }]);
  assert.deepEqual(await end(SEATS, ['1 seat 2 human "Ida"', "end finished 0,1,0"]), ["ended-won", { who: "Ida" }]);
});

test("a draw, a game alone, a player who gave up, an end without a result, and none yet", async () => {
  assert.deepEqual(await end(SEATS, ["end finished 1,1,1"]), ["ended-draw", {}]);
  assert.deepEqual(await end(SEATS.slice(0, 1), ["end finished 81"]), ["ended-alone", { who: "Eva" }]);
  assert.deepEqual(await end(SEATS, ["end resigned 3"]), ["ended-resigned", { who: "Jan" }]);
  assert.deepEqual(await end(SEATS, ["end abandoned"]), ["ended-abandoned", {}]);
  assert.deepEqual(await end(SEATS, ["1 1 throw"]), ["running", {}]);
});
