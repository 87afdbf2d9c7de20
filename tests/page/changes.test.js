// Messages that tell only what has changed, made whole again. That the page makes the same of them as the house does for
// every game is tried by tests/web/test_changes.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "../../src/saloon/web/net/changes.js";

const node = (id, x, more = {}) => ({ id, x, y: 0, ...more });
const SCENE = {
  shape: "wide",
  size: [1000, 640],
  ground: "felt",
  prompt: "Eva is to move",
  clause: "1",
  text: "one\ntwo",
  nodes: [node("a", 1), node("b", 2, { label: "bee" })],
  choices: [{ text: "go", label: "Go", path: ["a"], loose: false }],
  buttons: [],
  seats: [{ name: "Eva", note: "", acts: true, out: false, score: null, counts: [] }],
};

function begun() {
  const follower = new Follower();
  follower.hear({ type: "table", match: "m", number: 1, log: [{ text: "It begins", at: 5 }], scene: SCENE });
  return follower;
}
const event = (changes, more = {}) => ({
  type: "event",
  number: 2,
  line: { text: "Eva goes", at: 9, seat: 0 },
  changes,
  ...more,
});

test("a room keeps what is not told again", () => {
  const follower = new Follower();
  follower.hear({ type: "room", code: "KON-1", phase: "setup" });
  assert.deepEqual(follower.hear({ type: "room", phase: "play" }), { type: "room", code: "KON-1", phase: "play" });
});

test("an event is made whole with what is usual", () => {
  const heard = begun().hear(event({}));
  assert.deepEqual(heard.line, {
    number: 2,
    hand: 0,
    seat: 0,
    kind: "event",
    clause: "",
    weight: "notable",
    text: "Eva goes",
    at: 9,
  });
  assert.deepEqual([heard.match, heard.to_act, heard.more, heard.throw], ["m", [-1], false, -1]);
  assert.deepEqual(heard.scene, SCENE);
});

test("null takes a field away, a part of a text is replaced", () => {
  const { scene } = begun().hear(
    event({ prompt: [0, 3, "Ben"], text: { 1: "2" }, nodes: { changed: { b: { label: null, x: 7 } } } }),
  );
  assert.equal(scene.prompt, "Ben is to move");
  assert.equal(scene.text, "one\n2");
  assert.deepEqual(scene.nodes[1], node("b", 7));
});

test("a thing comes back by its name, and looks as before by null", () => {
  const follower = begun();
  follower.hear(event({ nodes: { changed: { a: { x: 5 } }, gone: ["b"] } }));
  const { scene } = follower.hear(event({ nodes: { changed: { a: null }, new: [[0, "b"]] } }));
  assert.deepEqual(scene.nodes, [SCENE.nodes[1], SCENE.nodes[0]]);
});

test("a choice that was there before is told by its text", () => {
  const follower = begun();
  follower.hear(event({ choices: [] }));
  assert.deepEqual(follower.hear(event({ choices: ["go", { text: "stop", label: "Stop" }] })).scene.choices, [
    SCENE.choices[0],
    { text: "stop", label: "Stop", path: [], loose: false },
  ]);
});

test("scenes told before stay as they were", () => {
  const follower = begun();
  const before = structuredClone(follower.scene);
  const kept = follower.scene;
  follower.hear(event({ nodes: { changed: { a: { x: 5 } } }, seats: { 0: { acts: false } } }));
  assert.deepEqual(kept, before);
});

test("changes of something never told are an error, not a guess", () => {
  assert.throws(() => new Follower().hear(event({})), /never told/);
  assert.throws(() => begun().hear(event({ choices: ["fly"] })), /never told: fly/);
});

test("what is no picture passes as it is", () => {
  const pong = { type: "pong", id: "1", at: 3 };
  assert.equal(new Follower().hear(pong), pong);
});
