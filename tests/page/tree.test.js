// The tree of what was tried: it branches, is gone through, cut and packed into an address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isTree, packed, Tree, unpacked } from "../../src/saloon/web/think/tree.js";

function grown() {
  const tree = new Tree({ game: "dama", begins: "start" });
  tree.go(0, "a");
  tree.go(1, "b");
  tree.back();
  tree.go(1, "c");
  tree.go(0, "d");
  return tree;
}

test("a move branches, and a known one is gone to", () => {
  const tree = grown();
  assert.equal(tree.nodes.length, 4);
  assert.deepEqual(tree.line(), [
    { seat: 0, action: "a" },
    { seat: 1, action: "c" },
    { seat: 0, action: "d" },
  ]);
  tree.at = 0;
  tree.go(1, "b");
  assert.equal(tree.nodes.length, 4);
  assert.equal(tree.at, 1);
});

test("one goes back, on along the main line, and beside", () => {
  const tree = grown();
  tree.at = -1;
  assert.equal(tree.back(), false);
  tree.end();
  assert.equal(tree.at, 1);
  assert.equal(tree.beside(1), true);
  assert.equal(tree.at, 2);
  assert.equal(tree.on(), true);
  assert.equal(tree.on(), false);
});

test("a move goes with all that follows", () => {
  const tree = grown();
  tree.at = 2;
  assert.equal(tree.cut(), true);
  assert.deepEqual(
    tree.nodes.map((each) => each.move),
    ["a", "b"],
  );
  assert.equal(tree.at, 0);
});

test("a variation becomes the main line", () => {
  const tree = grown();
  tree.at = 2;
  assert.equal(tree.lift(), true);
  assert.equal(tree.nodes[tree.at].move, "c");
  assert.deepEqual(
    tree.children(0).map((at) => tree.nodes[at].move),
    ["c", "b"],
  );
  assert.ok(tree.nodes.every((each, at) => each.after < at));
  assert.equal(tree.lift(), false);
});

test("an address carries it whole, and nothing else is taken for one", async () => {
  const { kept } = grown();
  const text = await packed(kept);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(await unpacked(text), kept);
  assert.ok(isTree(kept));
  assert.ok(!isTree({ ...kept, nodes: [{ after: 3, seat: 0, move: "a" }] }));
  assert.ok(!isTree(null));
});
