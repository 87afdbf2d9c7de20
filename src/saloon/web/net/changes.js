// The server tells only what has changed; here its messages are made whole again.
//
// Null takes a field away, whatever else is given replaces it; of a text a part may be given. A thing or a choice that was
// there before is told by its name, and null for a thing means: as it looked before it changed last.

const MOST_KNOWN = 2000;

/** What was told before under this name. @template T @param {Map<string, T>} told @param {string} name */
function known(told, name) {
  const found = told.get(name);
  if (found === undefined) throw new Error(`never told: ${name}`);
  return found;
}

/** What is usual in an event, and in its line. */
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

/** @param {any} old @param {any} by */
const told = (old, by) =>
  typeof old === "string" && Array.isArray(by) ? old.slice(0, by[0]) + by[2] + old.slice(by[0] + by[1]) : by;
/** @param {any} old @param {wire.Patch} by */
const merged = (old, by) => ({
  ...old,
  ...Object.fromEntries(Object.entries(by).map(([name, value]) => [name, told(old[name], value)])),
});
/** @param {object} old @param {wire.Patch} by @returns {any} */
const put = (old, by) => Object.fromEntries(Object.entries(merged(old, by)).filter(([, value]) => value !== null));
/** @param {wire.ShortLine | wire.LogLine} line @param {number} [number] @returns {any} */
const lineOf = (line, number) => ({ ...LINE, number, hand: line.seat ?? LINE.seat, ...line });

export class Follower {
  constructor() {
    /** @type {Partial<wire.RoomInfo>} */
    this.room = {};
    this.match = "";
    /** @type {wire.Scene | null} */
    this.scene = null;
    /** Each thing as it looked last, and before that: `[now, before]` by id. @type {Map<string, [wire.Node, wire.Node]>} */
    this.nodes = new Map();
    /** @type {Map<string, wire.Choice>} */
    this.choices = new Map();
  }

  /** The message as it is for those who are told everything. @param {wire.ToClient} message @returns {page.Heard} */
  hear(message) {
    if (message.type === "room") {
      const room = { ...this.room, ...message };
      this.room = room;
      return room;
    }
    if (message.type !== "table" && message.type !== "event" && message.type !== "draft") return message;
    if ("match" in message) this.match = message.match;
    const scene = this.show(message);
    if (message.type === "table") return { ...message, scene, log: message.log.map((line) => lineOf(line)) };
    if (message.type === "draft") return { ...message, scene };
    return { ...EVENT, match: this.match, ...message, scene, line: lineOf(message.line, message.number) };
  }

  /**
   * The scene of a message; those before stay as they are.
   * @param {{scene?: wire.Scene, changes?: wire.SceneChanges}} message
   */
  show({ scene, changes }) {
    const shown = scene ?? this.changed(changes ?? {});
    this.scene = shown;
    if (scene || this.nodes.size + this.choices.size > MOST_KNOWN) {
      this.nodes = new Map(shown.nodes.map((node) => [node.id, [node, node]]));
      this.choices = new Map(shown.choices.map((choice) => [choice.text, choice]));
    }
    return shown;
  }

  /** The scene that was shown last. */
  get last() {
    if (!this.scene) throw new Error("changes of a scene that was never told");
    return this.scene;
  }

  /** @param {wire.SceneChanges} by @returns {wire.Scene} */
  changed(by) {
    const scene = this.last;
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

  /** @param {string | wire.ShortChoice} by */
  choice(by) {
    if (typeof by === "string") return known(this.choices, by);
    const choice = { path: [], loose: false, ...by };
    this.choices.set(by.text, choice);
    return choice;
  }

  /** The things on the table, in drawing order. @param {NonNullable<wire.SceneChanges["nodes"]>} by */
  lying({ gone = [], changed = {}, new: fresh = [] }) {
    for (const [id, patch] of Object.entries(changed)) {
      const [now, before] = known(this.nodes, id);
      this.nodes.set(id, [patch === null ? before : put(now, patch), now]);
    }
    const runs = fresh.map(([place, ...things]) => ({ place, ids: things.map((each) => this.coming(each)) }));
    const leave = new Set([...gone, ...runs.flatMap((run) => run.ids)]);
    const ids = this.last.nodes.map((node) => node.id).filter((id) => !leave.has(id));
    for (const run of runs) ids.splice(run.place, 0, ...run.ids);
    return ids.map((id) => known(this.nodes, id)[0]);
  }

  /** The id of something that comes, or comes back. @param {string | (wire.Patch & {id: string})} by */
  coming(by) {
    if (typeof by === "string") return by;
    const [now] = this.nodes.get(by.id) ?? [{ id: by.id, x: 0, y: 0 }];
    this.nodes.set(by.id, [put(now, by), now]);
    return by.id;
  }
}
