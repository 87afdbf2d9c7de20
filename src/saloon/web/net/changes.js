// The server tells only what has changed; here its messages are made whole again.
//
// Null takes a field away, whatever else is given replaces it; of a text a part may be given. A thing or a choice that was
// there before is told by its name, and null for a thing means: as it looked before it changed last.

const MOST_KNOWN = 2000;
const EVENT = {
  acts: [],
  to_act: [-1],
  nature: [],
  clocks: null,
  undo: "",
  more: false,
  opening: null,
  window: false,
  throw: -1,
};
const LINE = { seat: -1, kind: "event", clause: "", weight: "notable" };

const told = (old, by) =>
  typeof old === "string" && Array.isArray(by) ? old.slice(0, by[0]) + by[2] + old.slice(by[0] + by[1]) : by;
const merged = (old, by) => ({
  ...old,
  ...Object.fromEntries(Object.entries(by).map(([name, value]) => [name, told(old[name], value)])),
});
const put = (old, by) => Object.fromEntries(Object.entries(merged(old, by)).filter(([, value]) => value !== null));
const lineOf = (line, number) => ({ ...LINE, number, hand: line.seat ?? LINE.seat, ...line });

export class Follower {
  constructor() {
    this.room = {};
    this.match = "";
    this.scene = null;
    /** Each thing as it looked last, and before that: `[now, before]` by id. */
    this.nodes = new Map();
    this.choices = new Map();
  }

  /** The message as it is for those who are told everything. */
  hear(message) {
    if (message.type === "room") {
      this.room = { ...this.room, ...message };
      return this.room;
    }
    if (!message.scene && !message.changes) return message;
    this.match = message.match ?? this.match;
    const scene = this.show(message);
    if (message.log) return { ...message, scene, log: message.log.map((line) => lineOf(line)) };
    return message.line
      ? { ...EVENT, match: this.match, ...message, scene, line: lineOf(message.line, message.number) }
      : { ...message, scene };
  }

  /** The scene of a message; those before stay as they are. */
  show({ scene, changes }) {
    this.scene = scene ?? this.changed(changes);
    if (scene || this.nodes.size + this.choices.size > MOST_KNOWN) {
      this.nodes = new Map(this.scene.nodes.map((node) => [node.id, [node, node]]));
      this.choices = new Map(this.scene.choices.map((choice) => [choice.text, choice]));
    }
    return this.scene;
  }

  changed(by) {
    const { scene } = this;
    const { text: lines = {}, seats = {} } = by;
    const text =
      typeof lines === "string"
        ? lines
        : scene.text
            .split("\n")
            .map((line, at) => told(line, lines[at] ?? line))
            .join("\n");
    const seated = Array.isArray(seats) ? seats : scene.seats.map((seat, at) => merged(seat, seats[at] ?? {}));
    const choices = by.choices?.map((each) => this.choice(each)) ?? scene.choices;
    return { ...put(scene, by), nodes: this.lying(by.nodes ?? {}), choices, seats: seated, text };
  }

  choice(by) {
    if (by.text) this.choices.set(by.text, { path: [], loose: false, ...by });
    return this.choices.get(by.text ?? by);
  }

  /** The things on the table, in drawing order. */
  lying({ gone = [], changed = {}, new: fresh = [] }) {
    for (const [id, patch] of Object.entries(changed)) {
      const [now, before] = this.nodes.get(id);
      this.nodes.set(id, [patch === null ? before : put(now, patch), now]);
    }
    const runs = fresh.map(([place, ...things]) => [place, things.map((each) => this.coming(each))]);
    const leave = new Set([...gone, ...runs.flatMap(([, ids]) => ids)]);
    const ids = this.scene.nodes.map((node) => node.id).filter((id) => !leave.has(id));
    for (const [place, things] of runs) ids.splice(place, 0, ...things);
    return ids.map((id) => this.nodes.get(id)[0]);
  }

  /** The id of something that comes, or comes back. */
  coming(by) {
    if (!by.id) return by;
    const [now] = this.nodes.get(by.id) ?? [{}];
    this.nodes.set(by.id, [put(now, by), now]);
    return by.id;
  }
}
