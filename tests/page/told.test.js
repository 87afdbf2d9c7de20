// While an event is told, what `stays` is as it was when it happened.

import assert from "node:assert/strict";
import { test } from "node:test";
import { told } from "../../src/saloon/web/stage/told.js";

const node = (id, x = 0, ...marks) => ({ id, x, y: 0, ...(marks.length ? { marks } : {}) });
const scene = (...nodes) => ({ shape: "wide", nodes });
const ids = (shown) => shown.nodes.map((each) => each.id);

test("a scene in which nothing stays is shown as it is", () => {
  const after = scene(node("a"));
  assert.equal(told(scene(node("b")), after), after);
  assert.equal(told(undefined, after), after);
});

test("what stays is still there, what takes its place is not there yet", () => {
  const before = scene(node("house"), node("light", 0, "stays"));
  const after = scene(node("house"), node("light-2", 9, "stays"));
  assert.deepEqual(ids(told(before, after)), ["house", "light"]);
});

test("what lies under a thing that has moved away goes at once", () => {
  const before = scene(node("ring", 0, "stays"), node("man", 0));
  const after = scene(node("man", 50));
  assert.deepEqual(ids(told(before, after)), ["man"]);
});

test("a table turned upright is told as it is", () => {
  const after = { ...scene(node("a")), shape: "tall" };
  assert.equal(told(scene(node("b", 0, "stays")), after), after);
});
