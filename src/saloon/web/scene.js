// The table itself: scenes one after another, things kept by their id, so that what moves can be seen to move.

import { closest, far, keyLight, nearest } from "./aim.js";
import { moveBefore, s } from "./dom.js";
import { Panes } from "./panes.js";
import { glide, MOVE, TUMBLE, tumble, turnOver, wait, walk } from "./motion.js";
import { still } from "./settings.js";
import { dieOf, faces, Thing } from "./thing.js";

/** Where things are put. */
const PUT = new Set(["point", "field"]);
const SHAKE = 420;
const REACH = 44;
const NATURE = -1;

export class Stage {
  /** @param {{clicked: (id: string) => void, asked: (id: string) => void, missed: () => void}} on */
  constructor(on) {
    this.on = on;
    this.svg = s("svg", { class: "scene", role: "group", preserveAspectRatio: "xMidYMid meet" });
    this.layer = this.svg.appendChild(s("g"));
    /** @type {Map<string, Thing>} */
    this.things = new Map();
    this.scene = null;
    this.flipped = false;
    this.lit = { next: new Set(), picked: [], hinted: [] };
    this.panes = new Panes(this);
    this.svg.addEventListener("click", (event) => this.click(event));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("contextmenu", (event) => this.learn(event));
    this.svg.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.pointAt(this.at(event.clientX, event.clientY)));
    this.svg.addEventListener("pointerleave", () => this.pointAt(undefined));
    this.svg.addEventListener("focusin", () => this.pointAt(this.focused));
    new ResizeObserver(() => this.reach()).observe(this.svg);
  }

  /** Units of the table that make one pixel of the screen. */
  get unit() {
    const box = this.svg.getBoundingClientRect();
    const [width, height] = this.scene?.size ?? [1000, 640];
    return box.width && box.height ? Math.max(width / box.width, height / box.height) : 1;
  }

  // -- showing ------------------------------------------------------------------------------

  /**
   * Show a scene. With a haste above 0 things glide there from where they were.
   * @param {any} scene @param {{actor?: number, haste?: number, label?: string}} how
   * @returns {Promise<void>} when the motion is over
   */
  async show(scene, { actor = -2, haste = 0, label } = {}) {
    const [width, height] = scene.size;
    const thrown = actor === NATURE && haste ? this.thrown(scene) : new Set();
    this.scene = scene;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.setAttribute("aria-label", label ?? scene.prompt);
    const gone = this.sweep(scene);
    const moves = [];
    for (const node of scene.nodes) {
      const known = this.things.get(node.id);
      const thing = known ?? new Thing(node.id);
      this.things.set(node.id, thing);
      moves.push({ thing, ...thing.put(this.place(node)), fresh: !known });
    }
    this.panes.turn(scene);
    this.order(scene, haste ? moves : []);
    const focused = this.focusedGone(gone);
    const time = haste ? this.animate(moves, gone, actor, haste, thrown) : 0;
    for (const thing of gone) thing.leave(haste * MOVE);
    this.reach();
    this.relight();
    if (focused) this.refocus(focused);
    await wait(time);
    if (time && this.scene === scene) this.order(scene, []);
  }

  /**
   * Throw the dice of a scene that is to be shown: they fall while all else stays as it was, so that nothing that
   * follows from them is seen before they lie. Says whether there were any.
   */
  async cast(scene, { actor = -2, haste = 0, label } = {}) {
    const thrown = actor === NATURE && haste && this.scene && String(this.scene.size) === String(scene.size) ? this.thrown(scene) : new Set();
    if (!thrown.size) return false;
    await this.shake(haste);
    const news = new Map(scene.nodes.filter((node) => node.kind === "die" || node.kind === "cup").map((node) => [node.id, node]));
    const old = this.scene.nodes.filter((node) => node.kind !== "die" || news.has(node.id)).map((node) => news.get(node.id) ?? node);
    const ids = new Set(old.map((node) => node.id));
    await this.show({ ...this.scene, nodes: [...old, ...[...news.values()].filter((node) => !ids.has(node.id))] }, { actor, haste, label });
    return true;
  }

  /** The node as it is to stand: turned half round when the board is flipped. */
  place(node) {
    if (!this.flipped) return node;
    const [width, height] = this.scene.size;
    const align = { start: "end", end: "start" }[node.align] ?? node.align;
    const turn = node.marks?.includes("turns") ? (node.turn ?? 0) + 180 : node.turn;
    const via = node.via?.map(([x, y]) => [width - x, height - y]);
    return { ...node, x: width - node.x, y: height - node.y, align, turn, via };
  }

  /** Things that are no longer there. */
  sweep(scene) {
    const ids = new Set(scene.nodes.map((node) => node.id));
    const gone = [...this.things.values()].filter((thing) => !ids.has(thing.id));
    for (const thing of gone) {
      this.things.delete(thing.id);
      thing.group.classList.add("gone");
    }
    return gone;
  }

  /** Drawing order of the scene; what flies is drawn over what lies. */
  order(scene, moves) {
    const flying = new Set(moves.filter((move) => move.fresh ? move.thing.node.origin : move.far).map((move) => move.thing.id));
    const ids = scene.nodes.map((node) => node.id);
    const row = [...ids.filter((id) => !flying.has(id)), ...ids.filter((id) => flying.has(id))];
    let at = this.layer.firstElementChild;
    for (const id of row) {
      const group = this.things.get(id).group;
      while (at && at.classList.contains("gone")) at = at.nextElementSibling;
      if (group === at) at = at.nextElementSibling;
      else moveBefore(this.layer, group, at);
    }
  }

  animate(moves, gone, actor, haste, thrown) {
    const ms = MOVE * haste;
    const left = [...gone];
    let time = 0;
    let dice = 0;
    for (const { thing, was, far, turned, fresh } of moves) {
      if (fresh) time = Math.max(time, this.arrive(thing, left, actor, ms));
      else if (far || was) {
        const via = far ? thing.node.via ?? [] : [];
        const long = ms * Math.min(4, 1 + 0.5 * via.length);
        if (via.length) walk(thing.group, was, via, thing.transform(), long);
        else glide(thing.group, was, thing.transform(), ms);
        time = Math.max(time, long);
      }
      if (thrown.has(thing.id)) {
        tumble(thing.inner, thing.use, faces(thing.node.art), () => thing.node.art, TUMBLE * haste, dice++);
        time = Math.max(time, TUMBLE * haste);
      } else if (turned && thing.node.kind === "card") turnOver(thing.inner, thing.use, turned, () => thing.node.art, ms);
    }
    return time;
  }

  /** A new thing comes out of a like thing that has just vanished, out of its origin, or from whoever acted. */
  arrive(thing, left, actor, ms) {
    const { node } = thing;
    const card = node.kind === "card";
    const source = this.source(node, left, actor);
    if (source) {
      left.splice(left.indexOf(source), 1);
      source.hide();
    } else if (thing.decoration && !node.origin && !card) return this.fade(thing, ms);
    const from = source?.node ?? this.things.get(node.origin ?? "")?.node ?? this.things.get(`seat-${actor}`)?.node;
    if (!from) return this.fade(thing, ms);
    if (node.marks?.includes("shot")) this.trace(from, node, ms);
    const alike = source || (card && from.kind === "card");
    const size = alike && node.w && from.w ? from.w / node.w : 0.5;
    const start = `translate(${from.x}px, ${from.y}px) rotate(${from.turn ?? 0}deg) scale(${size})`;
    const via = source ? node.via ?? [] : [];
    const long = ms * (1.2 + 0.5 * via.length);
    if (via.length) walk(thing.group, start, via, thing.transform(), long);
    else glide(thing.group, start, thing.transform(), long, { from: { opacity: alike || card ? 1 : 0 }, to: { opacity: 1 } });
    if (alike && card && from.kind === "card" && from.art !== node.art) turnOver(thing.inner, thing.use, from.art, () => thing.node.art, ms * 1.2);
    return long;
  }

  /** A line from whoever shoots to what is hit, for a moment. */
  trace(from, to, ms) {
    const line = s("line", { class: "tracer gone", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    this.layer.append(line);
    line.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], { duration: ms * 4, easing: "ease-out" }).finished.finally(() => line.remove());
  }

  /** The thing that has vanished so that this one could come: the piece that stood at its origin, a card of the hand, a stone like it. */
  source(node, left, actor) {
    const { art, kind } = node;
    const origin = this.things.get(node.origin ?? "")?.node;
    if (kind === "die" || (origin && kind === "card")) return undefined;
    const stood = origin && left.find((each) => !each.decoration && far(each.node, origin) < 1);
    if (stood) return stood;
    const like = left.filter((each) => (kind === "card" ? each.node.kind === "card" : art && origin && each.node.art === art));
    return like.length ? closest(like, origin ?? this.things.get(`seat-${actor}`)?.node ?? node) : undefined;
  }

  /** Dice thrown between what is shown and a scene. One that shows its old face again was thrown with those that changed, or lay otherwise before. */
  thrown(scene) {
    const dice = scene.nodes.filter((node) => node.kind === "die");
    const old = (node) => this.things.get(node.id)?.node;
    const changed = (node, was = old(node), now = this.place(node)) => !was || was.art !== now.art || was.x !== now.x || was.y !== now.y || (was.turn ?? 0) !== (now.turn ?? 0) || !was.marks?.includes("rolled");
    const marked = dice.filter((node) => node.marks?.includes("rolled"));
    const some = marked.some((node) => changed(node)) ? marked : dice.filter((node) => old(node) && old(node).art !== node.art && dieOf(node.art));
    return new Set(some.map((node) => node.id));
  }

  fade(thing, ms) {
    if (thing.node.marks?.includes("drawn")) thing.use?.animate([{ strokeDasharray: "100", strokeDashoffset: "100" }, { strokeDasharray: "100", strokeDashoffset: "0" }], { duration: ms * 1.3 });
    thing.group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
    return 0;
  }

  // -- light and clicks ---------------------------------------------------------------------

  /** Which things may be clicked, which have been, which are hinted at. */
  light(lit) {
    this.lit = lit;
    this.relight();
  }

  relight() {
    for (const thing of this.things.values()) {
      const at = this.lit.picked.indexOf(thing.id);
      thing.light(this.lit.next.has(thing.id), at >= 0, this.lit.hinted.includes(thing.id), this.lit.leads?.get(thing.id));
      thing.lie(this.things.get(this.scene?.slots?.[at] ?? "")?.node);
    }
    this.call();
    // Where something on a pane is picked, one stays with it.
    const settled = this.lit.picked.some((id) => this.things.get(id)?.node.pane);
    if (!settled) this.panes.reveal(this.lit.leads?.size ? this.lit.leads.keys() : [...this.lit.next].filter((id) => this.things.has(id)));
    this.svg.classList.toggle("leading", Boolean(this.lit.leads?.size));
    this.svg.classList.toggle("choosing", this.lit.next.size > 0);
  }

  /** What is pointed at shows what it would bring. */
  pointAt(id) {
    const lit = this.lit.next.has(id) ? id : undefined;
    if (lit === this.pointed) return;
    this.pointed = lit;
    this.call();
  }

  /** Ghosts come to light: of what is half made, or of what is pointed at. */
  call() {
    const glimpsed = this.pointed && this.lit.next.has(this.pointed) ? this.lit.glimpse?.(this.pointed) : undefined;
    const shown = glimpsed?.size ? glimpsed : this.lit.shown;
    for (const thing of this.things.values()) thing.group.classList.toggle("shown", shown?.has(thing.id) ?? false);
  }

  /** Raise the seats that have won. */
  crown(seats) {
    for (const thing of this.things.values()) {
      const best = seats.some((seat) => thing.id === `seat-${seat}` || thing.id.startsWith(`seat-${seat}-`));
      thing.group.classList.toggle("crowned", best);
    }
  }

  /** Every clickable thing can be hit by a thumb. */
  reach() {
    if (!this.scene) return;
    const least = REACH * this.unit;
    for (const thing of this.things.values()) thing.reach(least);
  }

  click(event) {
    const id = event.detail === 0 ? event.target.closest?.("[data-id]")?.dataset.id : this.at(event.clientX, event.clientY);
    const thing = this.things.get(id ?? "");
    if (thing?.active) this.on.clicked(thing.id);
    else if (thing?.node.opens) this.panes.show(thing.node.opens);
    else if (thing && !thing.decoration) this.on.asked(thing.id);
    else this.on.missed();
  }

  /** A long press or the other button asks what a thing is. */
  learn(event) {
    const id = this.at(event.clientX, event.clientY);
    if (!this.on.learn || !id) return;
    event.preventDefault();
    this.on.learn(id);
  }

  /** The thing the keyboard is on. */
  get focused() {
    return document.activeElement?.closest?.("[data-id]")?.dataset.id;
  }

  /** A point of the screen in units of the table. */
  point(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.layer.getScreenCTM().inverse());
  }

  /** What a point of the screen means, but for the thing that is carried there. */
  at(x, y, carried = "") {
    if (!this.scene || !this.layer.getScreenCTM()) return undefined;
    const row = this.scene.nodes.filter((node) => node.id !== carried && this.panes.sees(node) && this.isLight(node)).map((node) => this.things.get(node.id));
    return nearest(row, this.point(x, y), REACH * this.unit)?.id;
  }

  /** Whether a ghost has come to light; all else always has. */
  isLight(node) {
    return !node.marks?.includes("ghost") || Boolean(this.lit.shown?.has(node.id));
  }

  // -- carrying -----------------------------------------------------------------------------

  /** Lift a thing above all others. */
  raise(thing) {
    thing.group.classList.add("carried");
    moveBefore(this.layer, thing.group, null);
  }

  /** Let a carried thing lie where its node says. */
  settle(thing) {
    thing.group.classList.remove("carried");
    thing.group.style.transform = thing.transform();
    this.order(this.scene, []);
  }

  /** Show a piece on the place it is put on before the server has said so. */
  advance(id, target) {
    const [thing, place] = [this.things.get(id), this.things.get(target)];
    if (!thing || !place || !PUT.has(place.node.kind)) return;
    const was = thing.transform();
    thing.node = { ...thing.node, x: place.node.x, y: place.node.y };
    thing.group.style.transform = thing.transform();
    moveBefore(this.layer, thing.group, null);
    if (!still()) glide(thing.group, was, thing.transform(), MOVE);
  }

  /** Shake the cup, if there is one. */
  async shake(haste) {
    const cup = [...this.things.values()].find((thing) => thing.node.kind === "cup");
    if (!cup || !haste) return;
    const tilt = [0, -13, 12, -10, 9, -6, 0].map((turn, i) => ({ transform: `translateY(${i % 2 ? -9 : 0}px) rotate(${turn}deg)` }));
    cup.inner.animate(tilt, { duration: SHAKE * haste, easing: "ease-in-out" });
    await wait(SHAKE * haste);
  }

  key(event) {
    const id = event.target.closest?.("[data-id]")?.dataset.id;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      const thing = this.things.get(id);
      if (thing?.active) this.on.clicked(id);
      else if (thing?.node.opens) this.panes.show(thing.node.opens);
    } else if (event.key.startsWith("Arrow")) {
      const active = [...this.things.values()].filter((thing) => thing.active);
      const next = keyLight(active, this.things.get(id), event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.group.focus();
    }
  }

  /** Put the keyboard on the first thing that can be clicked. */
  focusFirst() {
    const first = this.scene?.nodes.map((node) => this.things.get(node.id)).find((thing) => thing.active);
    first?.group.focus();
    return Boolean(first);
  }

  focusedGone(gone) {
    return gone.find((thing) => thing.group === document.activeElement)?.node;
  }

  /** Where the keyboard goes when the thing it was on is gone: the nearest one left, else the table. */
  refocus(node) {
    const active = [...this.things.values()].filter((thing) => thing.active);
    (active.length ? closest(active, node).group : this.svg.closest("[tabindex]:not(g)"))?.focus({ preventScroll: true });
  }
}
