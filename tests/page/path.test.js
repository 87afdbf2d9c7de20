// From clicks to a choice: the page follows paths of ids and knows no rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Paths } from "../../src/saloon/web/match/path.js";

const choice = (text, path, more = {}) => ({ text, label: "", path, loose: false, ...more });
const loose = (text, path) => choice(text, path, { loose: true });

const DRAUGHTS = [
  choice("a3-b4", ["man-a3", "b4"]),
  choice("c3-b4", ["man-c3", "b4"]),
  choice("c3-d4", ["man-c3", "d4"]),
  choice("draw", []),
];
const DICE = [
  loose("all", ["throw"]),
  loose("keep 1", ["die-0", "throw"]),
  loose("keep 12", ["die-0", "die-1", "throw"]),
];
const CARDS = [choice("HO", ["card-HO"]), choice("HO=L", ["card-HO", "suit-L"])];

/** What becomes of clicks one after another; BACK takes the last one back. */
function follow(choices, clicks = [], alike = []) {
  const paths = new Paths(choices, alike);
  let last = {};
  for (const id of clicks) last = id === "BACK" ? { did: paths.back() ? "back" : "nothing" } : paths.click(id);
  return {
    made: last.made?.text ?? null,
    did: last.did ?? "",
    picked: paths.picked,
    next: [...paths.next].sort(),
    complete: paths.complete.map((each) => each.text),
    later: paths.later("throw"),
  };
}

test("first steps are offered until one is taken", () => {
  assert.deepEqual(follow(DRAUGHTS).next, ["man-a3", "man-c3"]);
  assert.deepEqual(follow(DRAUGHTS, ["man-c3"]).next, ["b4", "d4"]);
});

test("the last step makes the choice", () => {
  const { made, picked } = follow(DRAUGHTS, ["man-c3", "d4"]);
  assert.deepEqual([made, picked], ["c3-d4", []]);
});

test("another first step begins anew", () => {
  const { did, picked } = follow(DRAUGHTS, ["man-c3", "man-a3"]);
  assert.deepEqual([did, picked], ["anew", ["man-a3"]]);
});

test("a click that leads nowhere keeps what is half made", () => {
  const { did, picked } = follow(DRAUGHTS, ["man-c3", "h8"]);
  assert.deepEqual([did, picked], ["nothing", ["man-c3"]]);
  assert.equal(follow(DRAUGHTS, ["h8"]).did, "nothing");
});

test("a second click on the same thing takes it back", () => {
  const { did, picked } = follow(DRAUGHTS, ["man-c3", "man-c3"]);
  assert.deepEqual([did, picked], ["back", []]);
});

test("back takes one step back", () => {
  assert.deepEqual(follow(DRAUGHTS, ["man-c3", "BACK"]).picked, []);
  assert.equal(follow(DRAUGHTS, ["BACK"]).did, "nothing");
});

test("loose steps come in any order and can be taken back", () => {
  assert.equal(follow(DICE, ["die-1", "die-0", "throw"]).made, "keep 12");
  assert.equal(follow(DICE, ["die-1", "die-0", "die-1", "throw"]).made, "keep 1");
  assert.equal(follow(DICE, ["throw"]).made, "all");
});

test("a set that is no choice cannot be ended", () => {
  const { next, later } = follow(DICE, ["die-1"]);
  assert.deepEqual([next, later], [["die-0"], true]);
});

test("a choice that can go on waits to be confirmed", () => {
  const { made, complete, next } = follow(CARDS, ["card-HO"]);
  assert.deepEqual([made, complete, next], [null, ["HO"], ["suit-L"]]);
  assert.equal(follow(CARDS, ["card-HO", "suit-L"]).made, "HO=L");
});

test("one of three alike takes the others along where no choice has one without them", () => {
  const fours = [
    loose("444", ["0", "1", "2", "cup"]),
    loose("1", ["3", "cup"]),
    loose("4441", ["0", "1", "2", "3", "cup"]),
  ];
  const alike = [["0", "1", "2"]];
  assert.deepEqual(follow(fours, ["1"], alike).picked.sort(), ["0", "1", "2"]);
  assert.deepEqual(follow(fours, ["1", "0"], alike).picked, []);
  assert.equal(follow(fours, ["1", "3", "cup"], alike).made, "4441");
  assert.equal(follow(fours, ["3", "2", "1", "cup"], alike).made, "1");
});

test("of two things alike either may be clicked first, taken back, or both be thrown", () => {
  const sets = [["0"], ["0", "2"], ["1"], ["0", "1"], ["0", "2", "1"]];
  const three = sets.map((each) => loose(each.join("+"), [...each, "throw"]));
  const equal = [["0", "2"]];
  assert.deepEqual(follow(three, ["2"], equal).next, ["0", "1", "throw"]);
  assert.deepEqual(follow(three, ["2", "0"], equal).next, ["1", "throw"]);
  assert.deepEqual(follow(three, ["2", "2"], equal).next, ["0", "1", "2"]);
  for (const [clicks, made] of Object.entries({ 0: "0", 2: "0", 20: "0+2", 21: "0+1", 221: "1", 120: "0+2+1" }))
    assert.equal(follow(three, [...clicks, "throw"], equal).made, made, clicks);
});

// -- what half a choice opens and shows --------------------------------------------------------

const ROADS = [
  choice("six", ["card-6", "card-9", "seal"], { leads: ["room-1", "grave"], shows: ["mine", "pair"] }),
  choice("six ten", ["card-6", "card-10", "seal"], { leads: ["room-2", "grave"], shows: ["mine", "two"] }),
  choice("nine", ["card-9", "card-6", "seal"], { leads: ["stop"], shows: ["trail"] }),
];

function ahead(clicks, id = "", choices = ROADS) {
  const paths = new Paths(choices);
  for (const each of clicks) paths.click(each);
  return {
    leads: Object.fromEntries(paths.leads),
    leap: paths.leap(id)?.text ?? null,
    shown: [...paths.shown].sort(),
    glimpse: [...paths.glimpse(id)].sort(),
  };
}

test("nothing is led to or shown before the first click", () => {
  const { leads, shown } = ahead([]);
  assert.deepEqual([leads, shown], [{}, []]);
});

test("half a choice leads on, and one click short it can be leapt from", () => {
  assert.deepEqual(ahead(["card-6"]).leads, { "room-1": false, grave: false, "room-2": false });
  assert.equal(ahead(["card-6"], "grave").leap, null);
  const { leads, leap } = ahead(["card-6", "card-9"], "grave");
  assert.deepEqual([leads, leap], [{ "room-1": true, grave: true }, "six"]);
});

test("what begins another choice is no leap", () => {
  const rooms = [choice("1", ["room-1", "go"], { leads: ["room-2", "room-3"] }), choice("2", ["room-2", "go"])];
  assert.equal(ahead(["room-1"], "room-2", rooms).leap, null);
  assert.equal(ahead(["room-1"], "room-3", rooms).leap, "1");
});

test("ghosts that all open choices share come first, the others with the last click but one", () => {
  assert.deepEqual(ahead(["card-6"]).shown, ["mine"]);
  assert.deepEqual(ahead(["card-6", "card-9"]).shown, ["mine", "pair"]);
});

test("what is pointed at shows what it would bring", () => {
  assert.deepEqual(ahead(["card-6"], "card-10").glimpse, ["mine", "two"]);
  assert.deepEqual(ahead([], "card-9").glimpse, ["trail"]);
});

test("what is half made goes on among new choices as far as it still leads somewhere", () => {
  const paths = new Paths(DICE);
  for (const id of ["die-0", "die-1"]) paths.click(id);
  assert.deepEqual(paths.carry(DICE.slice(0, 2)).picked, ["die-0"]);
  assert.deepEqual(paths.carry([]).picked, []);
});
