// The table itself: scenes one after another, things kept by their id, so that what moves can be seen to move.

import { moveBefore, s } from "../ui/dom.js";
import { Light } from "./light.js";
import { LINGER, wait } from "./motion.js";
import { MOVE } from "./pace.js";
import { Panes } from "./panes.js";
import { Thing } from "./thing.js";
import { shake, thrown } from "./throw.js";
import { Touch } from "./touch.js";
import { travel } from "./travel.js";

const NATURE = -1;

/**
 * How a scene is shown: who acted, by what the time is multiplied (0: at once), what the table is called.
 * @typedef {{actor?: number, haste?: number, label?: string}} How
 */
/**
 * A thing that is put: where it was, whether that is far, its old picture, whether it is new.
 * @typedef {{thing: Thing, was: string, far: boolean, turned: string, fresh: boolean}} Move
 */

export class Stage {
  /** @param {{clicked: (id: string) => void, asked: (id: string) => void, missed: () => void, learn?: (id: string) => void}} on */
  constructor(on) {
    this.svg = s("svg", { class: "scene", role: "group", preserveAspectRatio: "xMidYMid meet" });
    this.layer = this.svg.appendChild(s("g"));
    /** @type {Map<string, Thing>} */
    this.things = new Map();
    /** @type {wire.Scene | null} */
    this.scene = null;
    this.flipped = false;
    this.panes = new Panes(this);
    this.light = new Light(this);
    this.touch = new Touch(this, on);
  }

  /** The node of a thing that is there. @param {string | undefined} id */
  node(id) {
    return this.things.get(id ?? "")?.node;
  }

  /** How wide and high the table is, in its own units. */
  get size() {
    return this.scene?.size ?? [1000, 640];
  }

  /** A point of the table on the screen. Where the table lies is asked once for many: it lays the page out. @param {number} x @param {number} y */
  onScreen(x, y, lies = this.layer.getScreenCTM()) {
    return new DOMPoint(x, y).matrixTransform(lies ?? undefined);
  }

  /** Where things stand on the screen, whatever still glides. @param {Iterable<string>} ids */
  boxes(ids) {
    const lies = this.layer.getScreenCTM();
    return [...ids]
      .flatMap((id) => this.node(id) ?? [])
      .map(({ x, y, w = 0, h = 0 }) => {
        const [from, to] = [this.onScreen(x - w / 2, y - h / 2, lies), this.onScreen(x + w / 2, y + h / 2, lies)];
        return { left: from.x, top: from.y, right: to.x, bottom: to.y };
      });
  }

  /** Things that can be clicked. */
  get active() {
    return [...this.things.values()].filter((thing) => thing.active);
  }

  /**
   * Show a scene. With a haste above 0 things glide there from where they were.
   * @param {wire.Scene} scene @param {How} how
   * @returns {Promise<void>} when the motion is over
   */
  async show(scene, { actor = -2, haste = 0, label } = {}) {
    const [width, height] = scene.size;
    /** @type {Set<string>} */
    const dice = actor === NATURE && haste ? thrown(this, scene) : new Set();
    this.scene = scene;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.setAttribute("aria-label", label ?? scene.prompt);
    const gone = this.sweep(scene);
    /** @type {Move[]} */
    const moves = [];
    for (const node of scene.nodes) {
      const known = this.things.get(node.id);
      const thing = known ?? new Thing(node.id);
      this.things.set(node.id, thing);
      moves.push({ thing, ...thing.put(this.place(node)), fresh: !known });
    }
    this.panes.turn(scene);
    this.order(scene, haste ? moves : []);
    const left = this.touch.left(gone);
    const time = haste ? travel(this, moves, gone, { actor, haste, dice }) : 0;
    for (const thing of gone) this.release(thing, haste);
    this.touch.reach();
    this.light.shine();
    if (left) this.touch.refocus(left);
    await wait(time);
    if (time && this.scene === scene) this.order(scene, []);
  }

  /**
   * Throw the dice of a scene that is to be shown: they fall while all else stays as it was, so that nothing that
   * follows from them is seen before they lie. Says whether there were any.
   * @param {wire.Scene} scene @param {How} how
   */
  async cast(scene, { actor = -2, haste = 0, label } = {}) {
    const { scene: before } = this;
    const falls = actor === NATURE && haste && before && String(before.size) === String(scene.size);
    if (!falls || !thrown(this, scene).size) return false;
    await shake(this, haste);
    const news = new Map(
      scene.nodes.filter((node) => node.kind === "die" || node.kind === "cup").map((node) => [node.id, node]),
    );
    const old = before.nodes
      .filter((node) => node.kind !== "die" || news.has(node.id))
      .map((node) => news.get(node.id) ?? node);
    const ids = new Set(old.map((node) => node.id));
    await this.show(
      { ...before, nodes: [...old, ...[...news.values()].filter((node) => !ids.has(node.id))] },
      { actor, haste, label },
    );
    return true;
  }

  /** The node as it is to stand: turned half round when the board is flipped. @param {wire.Node} node @returns {wire.Node} */
  place(node) {
    if (!this.flipped) return node;
    const [width, height] = this.size;
    const align = node.align === "start" ? "end" : node.align === "end" ? "start" : node.align;
    const turn = node.marks?.includes("turns") ? (node.turn ?? 0) + 180 : node.turn;
    /** @type {[number, number][] | undefined} */
    const via = node.via?.map(([x, y]) => [width - x, height - y]);
    return { ...node, x: width - node.x, y: height - node.y, align, turn, via };
  }

  /** Things that are no longer there. @param {wire.Scene} scene */
  sweep(scene) {
    const ids = new Set(scene.nodes.map((node) => node.id));
    const gone = [...this.things.values()].filter((thing) => !ids.has(thing.id));
    for (const thing of gone) {
      this.things.delete(thing.id);
      thing.group.classList.add("gone");
    }
    return gone;
  }

  /** Let a thing go; a hit stays a while on the one it hit. @param {Thing} thing @param {number} haste */
  release(thing, haste) {
    const hit = haste && thing.node.marks?.includes("hit");
    if (hit) this.top(thing);
    thing.leave(haste * (hit ? LINGER : MOVE));
  }

  /** Drawing order of the scene; what flies is drawn over what lies. @param {wire.Scene} scene @param {Move[]} moves */
  order(scene, moves) {
    const flying = new Set(
      moves.filter((move) => (move.fresh ? move.thing.node.origin : move.far)).map((move) => move.thing.id),
    );
    const ids = scene.nodes.map((node) => node.id);
    const row = [...ids.filter((id) => !flying.has(id)), ...ids.filter((id) => flying.has(id))];
    let at = this.layer.firstElementChild;
    for (const id of row) {
      const group = this.things.get(id)?.group;
      if (!group) continue;
      while (at?.classList.contains("gone")) at = at.nextElementSibling;
      if (group === at) at = group.nextElementSibling;
      else moveBefore(this.layer, group, at);
    }
  }

  /** Draw a thing above all others. @param {Thing} thing */
  top(thing) {
    moveBefore(this.layer, thing.group, null);
  }

  /** Raise the seats that have won. @param {number[]} seats */
  crown(seats) {
    for (const thing of this.things.values()) {
      const best = seats.some((seat) => thing.id === `seat-${seat}` || thing.id.startsWith(`seat-${seat}-`));
      thing.group.classList.toggle("crowned", best);
    }
  }
}
