// What a click or an arrow key means.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closest, keyLight, nearest } from "../../src/saloon/web/stage/aim.js";

const thing = (id, x, y, { node, size, ...more } = {}) => ({
  id,
  node: { x, y, ...node },
  active: false,
  decoration: false,
  box: () => ({ w: 40, h: 40, ...size }),
  ...more,
});
const meant = (row, x, y, least = 0) => nearest(row, { x, y }, least)?.id;

test("what lies on top is meant", () => {
  const row = [thing("below", 0, 0, { active: true }), thing("above", 10, 0, { active: true })];
  assert.equal(meant(row, 5, 0), "above");
  assert.equal(meant(row, -15, 0), "below");
  assert.equal(meant(row, 99, 99), undefined);
});

test("a square that can be clicked is meant where a man stands on it that cannot", () => {
  const row = [thing("square", 0, 0, { active: true }), thing("man", 2, 0)];
  assert.equal(meant(row, 0, 0), "square");
});

test("what lies in a panel is meant, until the panel itself can be clicked", () => {
  const row = (active) => [
    thing("panel", 100, 100, { active, node: { kind: "panel" }, size: { w: 200, h: 200 } }),
    thing("coin", 40, 40, { size: { w: 20, h: 20 } }),
  ];
  assert.equal(meant(row(false), 42, 38, 44), "coin");
  assert.equal(meant(row(true), 42, 38, 44), "panel");
});

test("decoration is never meant, unless it can be clicked", () => {
  assert.equal(meant([thing("line", 0, 0, { decoration: true })], 0, 0), undefined);
  assert.equal(meant([thing("line", 0, 0, { decoration: true, active: true })], 0, 0), "line");
});

test("a near miss counts for the nearest thing that can be clicked", () => {
  const span = { w: 120, h: 120 };
  const row = [thing("one", 0, 0, { active: true, span }), thing("two", 80, 0, { active: true, span })];
  assert.equal(meant(row, 30, 0, 60), "one");
  assert.equal(meant(row, 55, 0, 60), "two");
});

test("a thing that is turned is hit where it lies", () => {
  const row = [thing("card", 0, 0, { active: true, node: { turn: 90 }, size: { w: 100, h: 20 } })];
  assert.equal(meant(row, 0, 45), "card");
  assert.equal(meant(row, 45, 0), undefined);
});

test("arrows go to what is near in their direction", () => {
  const [from, right, down, far] = [thing("a", 0, 0), thing("b", 50, 0), thing("c", 0, 50), thing("d", 60, 90)];
  const things = [from, right, down, far];
  assert.equal(keyLight(things, from, "ArrowRight"), right);
  assert.equal(keyLight(things, from, "ArrowDown"), down);
  assert.equal(keyLight(things, from, "ArrowLeft"), null);
});

test("from a thing that can no longer be clicked every arrow leads back", () => {
  const [gone, left] = [thing("gone", 0, 0), thing("left", -50, 0)];
  assert.equal(keyLight([left], gone, "ArrowRight"), left);
});

test("of equals the first is the closest", () => {
  const [one, two] = [thing("one", -10, 0), thing("two", 10, 0)];
  assert.equal(closest([one, two], { x: 0, y: 0 }), one);
});

test("no arrow is stuck on a thing that can no longer be clicked", () => {
  const from = thing("from", 0, 0);
  const ways = (...places) => {
    const things = places.map(([x, y]) => thing("lit", x, y));
    return ["Left", "Right", "Up", "Down"].map((way) => things.indexOf(keyLight(things, from, `Arrow${way}`)));
  };
  assert.deepEqual(ways([0, 0]), [0, 0, 0, 0], "a man stands on it");
  assert.deepEqual(ways([100, 0]), [0, 0, 0, 0], "one to the right");
  assert.deepEqual(ways([100, 0], [-90, 0]), [1, 0, 1, 1], "one on each side");
  assert.deepEqual(ways(), [-1, -1, -1, -1], "nothing");
});
