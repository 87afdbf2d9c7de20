/** A stage or a table alone on an empty page: nothing is heard but what a test tells it. */

import { once } from "/web/net/api.js";
import { Stage } from "/web/stage/scene.js";
import { Table } from "/web/table/table.js";

export function newStage() {
  const stage = new Stage({ clicked() {}, asked() {}, missed() {} });
  document.body.append(stage.svg);
  return stage;
}

/** A table of a person, who reads it, and a bot, unless other seats are named. */
export async function newTable(key, { seats, send = async () => ({}) } = {}) {
  const table = new Table({ send, token: () => "" });
  document.body.append(table.element);
  await once(`/api/games/${key}`);
  await table.onRoom({
    phase: "play",
    game: { key, title: "-" },
    you: { role: "player", seat: 0, seats: [0], guest: 1 },
    setup: { chat: "free" },
    seats: seats ?? [{ kind: "person" }, { kind: "bot", level: "regular" }],
    guests: [],
    offers: { abandon: [], rematch: [] },
    match: null,
  });
  return table;
}

/** A scene of these nodes, where `acting` seats of two may decide. */
export const newScene = (nodes, acting = [], choices = []) => ({
  shape: "wide",
  size: [1000, 640],
  ground: "felt",
  prompt: "-",
  clause: "",
  text: "-",
  nodes,
  choices,
  buttons: [],
  seats: ["Ana", "Doc"].map((name, seat) => ({ name, acts: acting.includes(seat) })),
});

/** What a server says of a position; the reader acts if `acting` holds seat 0. */
export const message = (number, scene, acting, more) => ({
  match: "m",
  number,
  scene,
  acts: acting.filter((seat) => seat === 0),
  to_act: acting,
  nature: [],
  clocks: null,
  undo: "",
  ...more,
});

/** The line of an event, as a part of a message. */
export const event = (number, text, weight = "notable") => ({
  line: { number, kind: "event", seat: 1, text, clause: "", at: 0, weight },
});

export async function until(holds) {
  while (!holds()) await new Promise((on) => setTimeout(on, 10));
}

/** All that was told has been shown. */
export const shown = (table) => until(() => table.store.state.now && table.store.state.quiet);
