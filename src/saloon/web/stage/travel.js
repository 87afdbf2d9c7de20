// How things get from one scene to the next: what stays glides, what is new comes from somewhere, what goes fades.

import { s } from "../ui/dom.js";
import { closest, far } from "./aim.js";
import { glide, tumble, turnOver, walk } from "./motion.js";
import { MOVE, TUMBLE } from "./pace.js";
import { faces } from "./thing.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("./thing.js").Thing} Thing */

/**
 * Set everything in motion; says how long it takes. `dice` are the ids of those that tumble.
 * @param {Stage} stage @param {import("./scene.js").Move[]} moves @param {Thing[]} gone
 * @param {{actor: number, haste: number, dice: Set<string>}} how
 */
export function travel(stage, moves, gone, { actor, haste, dice }) {
  const ms = MOVE * haste;
  const left = [...gone];
  let time = 0;
  let tumbling = 0;
  for (const { thing, was, far, turned, fresh } of moves) {
    if (fresh) time = Math.max(time, arrive(stage, thing, left, actor, ms));
    else if (far || was) time = Math.max(time, go(thing, was, far ? (thing.node.via ?? []) : [], ms));
    if (dice.has(thing.id)) {
      tumble(thing.inner, thing.use, faces(thing.node.art ?? ""), () => thing.node.art, TUMBLE * haste, tumbling++);
      time = Math.max(time, TUMBLE * haste);
    } else if (turned && thing.node.kind === "card") turnOver(thing.inner, thing.use, turned, () => thing.node.art, ms);
  }
  return time;
}

/** A thing that was elsewhere before. @param {Thing} thing @param {string} was @param {[number, number][]} via @param {number} ms */
function go(thing, was, via, ms) {
  const long = ms * Math.min(4, 1 + 0.5 * via.length);
  if (via.length) walk(thing.group, was, via, thing.transform(), long);
  else glide(thing.group, was, thing.transform(), ms);
  return long;
}

/**
 * A new thing comes out of a like thing that has just vanished, out of its origin, or from the seat that acted.
 * @param {Stage} stage @param {Thing} thing @param {Thing[]} left @param {number} actor @param {number} ms
 */
function arrive(stage, thing, left, actor, ms) {
  const { node } = thing;
  const card = node.kind === "card";
  const source = sourceOf(stage, node, left, actor);
  if (source) {
    left.splice(left.indexOf(source), 1);
    source.hide();
  } else if (thing.decoration && !node.origin && !card) return fade(thing, ms);
  const from = source?.node ?? stage.node(node.origin) ?? stage.node(`seat-${actor}`);
  if (!from) return fade(thing, ms);
  if (node.marks?.includes("shot")) trace(stage.layer, from, node, ms);
  const alike = source || (card && from.kind === "card");
  const size = alike && node.w && from.w ? from.w / node.w : 0.5;
  const start = `translate(${from.x}px, ${from.y}px) rotate(${from.turn ?? 0}deg) scale(${size})`;
  const via = source ? (node.via ?? []) : [];
  const long = ms * (1.2 + 0.5 * via.length);
  if (via.length) walk(thing.group, start, via, thing.transform(), long);
  else
    glide(thing.group, start, thing.transform(), long, {
      from: { opacity: alike || card ? 1 : 0 },
      to: { opacity: 1 },
    });
  if (alike && card && from.kind === "card" && from.art !== node.art)
    turnOver(thing.inner, thing.use, from.art, () => thing.node.art, ms * 1.2);
  return long;
}

/**
 * The thing that has vanished so that this one could come: the piece that stood at its origin, a card of the hand, a stone like it.
 * @param {Stage} stage @param {wire.Node} node @param {Thing[]} left @param {number} actor
 */
function sourceOf(stage, node, left, actor) {
  const { art, kind } = node;
  const origin = stage.node(node.origin);
  if (kind === "die" || (origin && kind === "card")) return undefined;
  const stood = origin && left.find((each) => !each.decoration && far(each.node, origin) < 1);
  if (stood) return stood;
  const like = left.filter((each) =>
    kind === "card" ? each.node.kind === "card" : art && origin && each.node.art === art,
  );
  return like.length ? closest(like, origin ?? stage.node(`seat-${actor}`) ?? node) : undefined;
}

/** A line from the one who shoots to what is hit, for a moment. @param {Element} layer @param {wire.Node} from @param {wire.Node} to @param {number} ms */
function trace(layer, from, to, ms) {
  const line = s("line", { class: "tracer gone", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  layer.append(line);
  line
    .animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], { duration: ms * 4, easing: "ease-out" })
    .finished.finally(() => line.remove());
}

/** @param {Thing} thing @param {number} ms */
function fade(thing, ms) {
  if (thing.node.marks?.includes("drawn"))
    thing.use?.animate(
      [
        { strokeDasharray: "100", strokeDashoffset: "100" },
        { strokeDasharray: "100", strokeDashoffset: "0" },
      ],
      { duration: ms * 1.3 },
    );
  thing.group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
  return 0;
}
