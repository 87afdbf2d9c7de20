// A throw between two scenes: which dice fall, and the cup that is shaken before.

import { wait } from "./motion.js";
import { SHAKE } from "./pace.js";
import { dieOf } from "./thing.js";

/** @typedef {import("./scene.js").Stage} Stage */

/**
 * Dice thrown between what is shown and a scene. One that shows its old face again was thrown with those that changed, or lay otherwise before.
 * @param {Stage} stage @param {wire.Scene} scene
 */
export function thrown(stage, scene) {
  const dice = scene.nodes.filter((node) => node.kind === "die");
  /** @param {wire.Node} node */
  const old = (node) => stage.node(node.id);
  /** @param {wire.Node} node */
  const changed = (node, was = old(node), now = stage.place(node)) =>
    !was ||
    was.art !== now.art ||
    was.x !== now.x ||
    was.y !== now.y ||
    (was.turn ?? 0) !== (now.turn ?? 0) ||
    !was.marks?.includes("rolled");
  const marked = dice.filter((node) => node.marks?.includes("rolled"));
  /** @param {wire.Node} node */
  const turned = (node, was = old(node)) => was && was.art !== node.art && dieOf(node.art);
  const some = marked.some((node) => changed(node)) ? marked : dice.filter((node) => turned(node));
  return new Set(some.map((node) => node.id));
}

/** Shake the cup, if there is one. @param {Stage} stage @param {number} haste */
export async function shake(stage, haste) {
  const cup = [...stage.things.values()].find((thing) => thing.node.kind === "cup");
  if (!cup || !haste) return;
  const tilt = [0, -13, 12, -10, 9, -6, 0].map((turn, i) => ({
    transform: `translateY(${i % 2 ? -9 : 0}px) rotate(${turn}deg)`,
  }));
  cup.inner.animate(tilt, { duration: SHAKE * haste, easing: "ease-in-out" });
  await wait(SHAKE * haste);
}
