// The match as the page knows it: named changes of one value, and what goes with them.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  acts,
  after,
  FIRST,
  isEnded,
  isMeanwhile,
  isMine,
  placeOf,
  Store,
  thrower,
} from "../../src/saloon/web/match/store.js";

const CHOICES = [
  { text: "low", label: "low", path: ["low"], loose: false },
  { text: "a-b", label: "", path: ["a", "b"], loose: false },
];
const ROOM = {
  phase: "play",
  game: { key: "craps", secrets: false },
  you: { role: "player", seat: 0, seats: [0], guest: 1 },
  setup: { chance: "fair" },
  seats: [{ kind: "person" }, { kind: "bot" }],
  match: null,
};
const HINT = { action: "low", text: "Bet low.", path: ["low"], more: "" };
const position = (number, more = {}) => ({
  type: "event",
  match: "m",
  number,
  scene: { choices: CHOICES, alike: [] },
  to_act: [0, 1],
  throw: -1,
  window: false,
  line: { seat: 1, number, weight: "notable" },
  ...more,
});

/** The state after changes one after another: a name, or a row of a name and what it brings. */
const walk = (...changes) => changes.reduce((state, change) => after(state, ...[change].flat()), FIRST);
const shown = (number, more) => [
  ["came", position(number, more)],
  ["began", "entry"],
  ["shown", position(number, more)],
  ["settled", false],
];
const DECIDING = [["told", ROOM], ...shown(1)];
const picking = (...ids) => {
  const half = walk(...DECIDING).paths.copy();
  for (const id of ids) half.click(id);
  return ["picked", half];
};

test("a position is known by its match and number", () => {
  assert.equal(placeOf(FIRST), "");
  assert.equal(placeOf(walk(...DECIDING)), "m 1");
});

test("the reader is to act in their own seat, unless the curtain is drawn or a bot plays for them", () => {
  assert.deepEqual([acts(walk(...DECIDING)), isMine(walk(...DECIDING))], [[0], true]);
  assert.ok(!isMine(walk(...DECIDING, ["settled", true])));
  const stood = { ...ROOM, seats: [{ kind: "bot" }, { kind: "bot" }] };
  assert.deepEqual(acts(walk(["told", stood], ...shown(1))), []);
  assert.deepEqual(acts(walk(["told", { ...ROOM, phase: "setup" }], ...shown(1))), []);
});

test("what came is not shown before its turn", () => {
  const state = walk(...DECIDING, ["came", position(2)]);
  assert.deepEqual([state.quiet, state.latest.number, state.now.number], [false, 2, 1]);
});

test("a draft looks otherwise, and nothing has happened", () => {
  const scene = { choices: [], alike: [] };
  const state = walk(...DECIDING, ["came", { type: "draft", match: "m", number: 1, scene }]);
  assert.deepEqual([state.latest.number, state.latest.scene, state.latest.line.number], [1, scene, 1]);
});

test("a hint goes with whatever decides, and with every other position", () => {
  const hinted = [...DECIDING, "asked", ["hinted", HINT], "thought"];
  assert.equal(walk(...hinted).hint, HINT);
  for (const change of [picking("a"), picking("low"), picking(), "sent", ["began", "entry"], ["began", "position"]])
    assert.equal(walk(...hinted, change).hint, null, String(change[0]));
  assert.equal(walk(...hinted, ["settled", true]).hint, null);
});

test("a hint stays while others decide meanwhile, and with all that decides nothing", () => {
  const hinted = [...DECIDING, "asked", ["hinted", HINT], "thought"];
  const meanwhile = [
    ["came", position(2)],
    ["began", "meanwhile"],
    ["shown", position(2)],
    "carried",
    ["settled", false],
  ];
  const state = walk(...hinted, ...meanwhile);
  assert.deepEqual([state.hint, state.asked], [HINT, "m 2"]);
  for (const change of [["told", ROOM], ["came", position(2)], "reasoned", "dropped", "freed", "helped"])
    assert.equal(walk(...hinted, change).hint, HINT, String(change[0]));
});

test("a hint takes the place of what is half made", () => {
  assert.deepEqual(walk(...DECIDING, picking("a"), "asked", ["hinted", HINT]).paths.picked, []);
});

test("a hint asked for is about the position it was asked in", () => {
  const state = walk(...DECIDING, "asked", ...shown(2));
  assert.notEqual(state.asked, placeOf(state));
  assert.ok(state.thinks);
});

test("what is half made goes on where it still can, and ends where the reader may not act", () => {
  assert.deepEqual(walk(...DECIDING, picking("a"), ...shown(2)).paths.picked, ["a"]);
  assert.deepEqual(walk(...DECIDING, picking("a"), ...shown(2, { to_act: [1] })).paths.picked, []);
});

test("one choice at a time is on its way, until the position has changed or it is refused", () => {
  assert.ok(walk(...DECIDING, "sent").busy);
  assert.ok(!walk(...DECIDING, "sent", "freed").busy);
  assert.ok(!walk(...DECIDING, "sent", ...shown(2)).busy);
});

test("dice are thrown once in a position, and again when the throw was refused", () => {
  const throwing = [["told", ROOM], ...shown(1, { to_act: [-1], throw: 0 })];
  assert.equal(thrower(walk(...throwing)), 0);
  assert.equal(thrower(walk(...throwing, "threw")), undefined);
  assert.equal(thrower(walk(...throwing, "threw", "unthrown")), 0);
  assert.equal(thrower(walk(...throwing, ["came", position(2)])), undefined);
  assert.equal(thrower(walk(["told", { ...ROOM, setup: { chance: "typed" } }], ...shown(1, { throw: 0 }))), undefined);
});

test("others decide meanwhile where both were and are to act, but not in a window", () => {
  const state = walk(...DECIDING);
  assert.ok(isMeanwhile(state, position(2)));
  assert.ok(!isMeanwhile(state, position(2, { to_act: [1] })));
  assert.ok(!isMeanwhile(state, position(2, { line: { seat: 0 } })));
  assert.ok(!isMeanwhile(state, position(2, { line: { seat: -1 } })));
  assert.ok(!isMeanwhile(walk(["told", ROOM], ...shown(1, { window: true })), position(2)));
});

test("a match has ended when its last entry has been shown", () => {
  const over = { ...ROOM, phase: "over", match: { match: "m", number: 2 } };
  assert.ok(!isEnded(walk(["told", over], ...shown(1))));
  assert.ok(isEnded(walk(["told", over], ...shown(2))));
  assert.ok(!isEnded(FIRST));
});

test("a change leaves the state before it as it was, and is told to all in order", () => {
  const store = new Store();
  const heard = [];
  for (const who of ["one", "two"]) store.listen((state, name) => heard.push([who, name, state.room]));
  const before = store.state;
  store.change("told", ROOM);
  assert.equal(before.room, null);
  assert.deepEqual(heard, [
    ["one", "told", ROOM],
    ["two", "told", ROOM],
  ]);
});
