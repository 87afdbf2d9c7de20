// Who plays on this device: nobody comes back by an answer that was late.

import assert from "node:assert/strict";
import { test } from "node:test";

const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
};
globalThis.addEventListener ??= () => {};
const { forgetPerson, me, peopleHere, rememberPerson } = await import("../../src/saloon/web/net/person.js");

const eva = { person: "p1", key: "k1", name: "Eva", shape: 1, tone: 2 };

test("somebody new is in front of the device, and what changes about them is kept", () => {
  rememberPerson(eva);
  rememberPerson({ person: "p1", name: "Eva K." });
  assert.deepEqual(me(), { ...eva, name: "Eva K." });
});

test("an answer about somebody who has left meanwhile brings nobody back", () => {
  rememberPerson(eva);
  forgetPerson("p1");
  rememberPerson({ person: "p1", name: "Eva", shape: 1, tone: 2 });
  assert.equal(me(), null);
  assert.deepEqual(peopleHere(), []);
});
