// What this browser remembers of rooms and matches, and whether a file keeps what was promised.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";

/** A storage of a browser. */
class Kept {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}

const fresh = () => {
  globalThis.localStorage = new Kept();
  globalThis.sessionStorage = new Kept();
};
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { value: new Kept(), writable: true, configurable: true });
const memory = await import("../../src/saloon/web/net/memory.js");
const chance = await import("../../src/saloon/web/net/chance.js");

beforeEach(fresh);

test("a token is found again, also when only this tab has it", () => {
  memory.rememberRoom("KON-1", { token: "secret" });
  assert.equal(memory.tokenOf("KON-1"), "secret");
  localStorage.removeItem("saloon.rooms");
  assert.equal(memory.tokenOf("KON-1"), "secret");
  assert.equal(memory.tokenOf("KON-2"), undefined);
});

test("one who leaves is again who they were before", () => {
  memory.rememberRoom("KON-1", { token: "new", before: "old" });
  memory.forgetRoom("KON-1");
  assert.equal(memory.tokenOf("KON-1"), "old");
  memory.forgetRoom("KON-1", true);
  assert.equal(memory.tokenOf("KON-1"), undefined);
});

test("many finished tables are forgotten, unfinished ones stay", () => {
  for (let at = 0; at < 30; at++) memory.rememberRoom(`P-${at}`, { phase: "play" });
  for (let at = 0; at < 30; at++) memory.rememberRoom(`O-${at}`, { phase: "over" });
  const codes = memory.rooms().map((room) => room.code);
  assert.equal(codes.filter((code) => code.startsWith("O-")).length, 12);
  assert.equal(codes.filter((code) => code.startsWith("P-")).length, 30);
});

test("a storage that holds nonsense holds nothing", () => {
  localStorage.setItem("saloon.rooms", "{[");
  assert.deepEqual(memory.rooms(), []);
});

test("the newest forty promises are kept", () => {
  for (let at = 0; at < 45; at++) memory.keepPromise(`m${at}`, { commitment: String(at), shares: {} });
  assert.equal(memory.promiseOf("m44").commitment, "44");
  assert.equal(Object.keys(localStorage).filter((key) => key.startsWith("saloon.match.")).length, 40);
});

test("turns are counted by game, the first to do a feat is remembered", () => {
  memory.countTurn("oko");
  memory.countTurn("oko");
  assert.deepEqual([memory.turnsOf("oko"), memory.turnsOf("prsi")], [2, 0]);
  memory.rememberFeats("oko", "m1", ["ace"]);
  memory.rememberFeats("oko", "m2", ["ace", "two"]);
  assert.deepEqual(
    Object.entries(memory.feats("oko")).map(([name, { match }]) => [name, match]),
    [
      ["ace", "m1"],
      ["two", "m2"],
    ],
  );
});

test("a file without the promise, a share or the last hash is not what was promised", () => {
  const kept = { commitment: "c0", shares: { 1: "beef" }, head: "hh" };
  const file = "commitment c0 x\nadds 2 0 beef y\nend 3 hh";
  assert.ok(chance.fits(file, kept));
  assert.ok(!chance.fits(file.replace("c0", "c1"), kept));
  assert.ok(!chance.fits(file.replace("beef", "feed"), kept));
  assert.ok(!chance.fits(file.replace("hh", "gg"), kept));
});

test("one who did not open what they promised is named, when all is drawn anew", () => {
  const seats = [
    { seat: 0, name: "Eva" },
    { seat: 1, name: "Ben" },
  ];
  const match = { match: "m1", pledges: ["p", "p"], opened: ["o", ""] };
  const before = { pledge: { step: "open", left: 1 }, match, seats };
  assert.deepEqual(chance.unopened(before, { match: { match: "m2" } }), ["Ben"]);
  assert.deepEqual(chance.unopened(before, { match }), []);
  assert.deepEqual(chance.unopened(null, { match }), []);
});

test("the page's own hash is SHA-256", async () => {
  const { sha256, plain, hex, unhex, pack, utf8 } = globalThis.saloonHash;
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const real = createHash("sha256").update(bytes).digest("hex");
    assert.deepEqual([hex(plain(bytes)), hex(await sha256(bytes))], [real, real], length);
  }
  assert.deepEqual(unhex("00ff10"), Uint8Array.of(0, 255, 16));
  assert.deepEqual([...pack("é", Uint8Array.of(1))], [0, 0, 0, 2, ...utf8("é"), 0, 0, 0, 1, 1]);
});
