// Ideas of the lessons: told when their choice and their clause come up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { comesUp } from "../../src/saloon/web/match/ideas.js";

const scene = (clause, ...texts) => ({ clause, choices: texts.map((text) => ({ text })) });

test("an idea comes up with a choice like its pattern", () => {
  const bribe = { name: "bribe", choice: "give *", clause: "", text: "" };
  assert.ok(comesUp(bribe, scene("6.2", "no offer", "give $1")));
  assert.ok(!comesUp(bribe, scene("6.2", "no offer")));
  assert.ok(!comesUp({ ...bribe, choice: "?7" }, scene("", "H10", "draw")));
});

test("a clause must fit as well", () => {
  const seven = { name: "seven", choice: "?7", clause: "5.1", text: "" };
  assert.ok(comesUp(seven, scene("5.1", "A7", "draw")));
  assert.ok(!comesUp(seven, scene("3.1", "A7")));
  assert.ok(comesUp({ ...seven, choice: "" }, scene("5.1", "draw")));
  assert.ok(!comesUp({ ...seven, choice: "" }, scene("5.1")));
});
