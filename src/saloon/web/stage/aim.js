// What a click or an arrow key means: geometry only.

/** @typedef {{x: number, y: number}} Place */
/**
 * What is needed of a thing here: where it stands, how large it is, whether it may be clicked.
 * @typedef {{node: Place & Pick<wire.Node, "kind" | "turn">, active: boolean, decoration: boolean, box: () => {w: number, h: number},
 *   span?: {w: number, h: number}}} Target
 */

/**
 * The thing a point means. What lies on top counts, unless a thing that can be clicked carries it (a man on a
 * square, anything on the panel of a player); a near miss counts for the nearest thing that can be clicked.
 * @template {Target} T
 * @param {T[]} row things in drawing order @param {Place} point @param {number} least size of a target
 * @returns {T | undefined}
 */
export function nearest(row, point, least) {
  const under = row
    .filter((thing) => !thing.decoration || thing.active)
    .filter((thing) => inside(thing, point, thing.box()));
  const top = under.at(-1);
  if (top?.active) return top;
  const carrier = under.findLast(
    (thing) => thing.active && (!top || thing.node.kind === "panel" || stacked(thing, top)),
  );
  if (carrier) return carrier;
  const near = row.filter((thing) => thing.active && inside(thing, point, thing.span ?? thing.box()));
  if (near.length && (!top || small(near[0], least))) return closest(near, point);
  return top;
}

/** @param {Target} thing @param {number} least */
const small = (thing, least) => Math.min(thing.box().w, thing.box().h) < least;
/** @param {Target} a @param {Target} b */
const stacked = (a, b) => far(a.node, b.node) < 0.3 * Math.min(a.box().w, a.box().h);

/** @param {Target} thing @param {Place} point @param {{w: number, h: number}} size */
function inside(thing, point, { w, h }) {
  const turn = (-(thing.node.turn ?? 0) * Math.PI) / 180;
  const dx = point.x - thing.node.x;
  const dy = point.y - thing.node.y;
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(x) <= w / 2 && Math.abs(y) <= h / 2;
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The next thing in the direction of an arrow key: near, and not far off the line. From a thing that can no longer be
 * clicked every arrow leads back to one that can, even to the man that stands on it.
 * @template {Target} T @param {T[]} things @param {T} from @param {string} key
 */
export function keyLight(things, from, key) {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  /** @type {T | null} */
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const x = thing.node.x - from.node.x;
    const y = thing.node.y - from.node.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best ?? (things.length && !things.includes(from) ? closest(things, from.node) : null);
}

/** How far two places are from each other. @param {Place} a @param {Place} b */
export const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The one of the things that lies nearest to a place; of equals the first. @template {{node: Place}} T @param {T[]} things @param {Place} to */
export const closest = (things, to) =>
  things.reduce((best, thing) => (far(thing.node, to) < far(best.node, to) ? thing : best));
