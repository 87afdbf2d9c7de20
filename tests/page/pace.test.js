// How long an event stays before the eyes: the director's promises (docs/page.md).

import assert from "node:assert/strict";
import { test } from "node:test";
import { BREATH, lasts, MOVE, ROUND, SHAKE, share, TUMBLE, time, waits } from "../../src/saloon/web/stage/pace.js";

const beat = (weight, more = {}) => ({ weight, own: false, changes: false, clocks: false, ...more });

test("the weight of an event decides its time", () => {
  assert.deepEqual(
    ["silent", "routine", "notable", "dramatic"].map((weight) => time(beat(weight))),
    [0, 280, 900, 2000],
  );
});

test("a breath passes when the turn does, but not after one's own decision", () => {
  assert.equal(time(beat("notable", { changes: true })), 900 + BREATH);
  assert.equal(time(beat("notable", { own: true, changes: true })), time(beat("notable", { own: true })));
});

test("one's own decision takes less, unless it is dramatic", () => {
  assert.ok(time(beat("notable", { own: true })) < time(beat("notable")));
  assert.equal(time(beat("dramatic", { own: true })), 2000);
});

test("where clocks run, all but one's own takes half its time", () => {
  assert.equal(time(beat("notable", { clocks: true })), 450);
  assert.equal(time(beat("notable", { clocks: true, own: true })), time(beat("notable", { own: true })));
});

test("the first events of a round have all they need, late ones just happen", () => {
  assert.equal(share("notable", 0), 1);
  assert.equal(share("notable", ROUND), 0);
  const shares = [0, 1000, 2000, 3000, 4000].map((spent) => share("notable", spent));
  assert.deepEqual(
    shares,
    shares.toSorted((one, two) => two - one),
  );
});

test("dice are seen to their end", () => {
  assert.equal(lasts(beat("silent"), 1), 0);
  assert.equal(lasts(beat("routine", { dice: true }), 1), SHAKE + TUMBLE);
  assert.equal(lasts(beat("routine"), 1), Math.max(280, MOVE));
});

test("a round of others takes at most the round's time, however much happens in it", () => {
  for (const weight of ["routine", "notable", "dramatic"]) {
    const many = Array.from({ length: 200 }, () => beat(weight, { at: 0 }));
    assert.ok(waits(many, 1) <= ROUND / 1000, weight);
    assert.ok(waits(many, 0.45) < waits(many, 1), weight);
    assert.equal(waits(many, 0), 0);
  }
});

test("the end of a match has all its time", () => {
  const late = [...Array.from({ length: 200 }, () => beat("notable", { at: 0 }))];
  const end = waits([...late, beat("dramatic", { at: 0, end: true })], 1) - waits(late, 1);
  assert.ok(Math.abs(end - 2) < 1e-9);
});

test("a round of others never takes more than six seconds at normal pace, and less at a brisk one", () => {
  const rounds = [
    Array(40).fill("notable"),
    Array(8).fill(["dramatic", "notable"]).flat(),
    Array(60).fill("routine"),
    Array(12).fill("dramatic"),
    Array(30).fill(["notable", "routine"]).flat(),
  ];
  for (const weights of rounds) {
    const beats = weights.map((weight) =>
      beat(weight, { changes: true, dice: weight !== "routine", at: 0, end: false }),
    );
    const [calm, normal, brisk, instant] = [1.6, 1, 0.45, 0].map((pace) => waits(beats, pace));
    assert.ok(brisk < normal && normal < calm);
    assert.ok(normal <= 6);
    assert.equal(instant, 0);
  }
});

test("an own move that plays itself is sent when all before it has been seen, and the next answer comes later by so much", () => {
  const chain = [beat("dramatic", { at: 0 }), beat("notable", { own: true, at: 0 }), beat("notable", { at: 0.7 })];
  assert.ok(waits(chain, 1) > 2.7);
  assert.equal(waits(chain, 0), 0.7);
});
