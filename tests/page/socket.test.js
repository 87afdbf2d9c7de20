// The line that mends itself: what was not answered is sent again with its old id, and an error breaks its promise.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** A socket whose other end is the test. */
class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made = [];

  constructor() {
    this.readyState = Socket.CONNECTING;
    this.sent = [];
    Socket.made.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  /** The other end is there, and greets. */
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.say({ type: "room" });
  }

  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const heard = [];
const states = [];
const usual = { WebSocket: globalThis.WebSocket, location: globalThis.location };
let line;

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { WebSocket: Socket, location: { protocol: "http:", host: "house" } });
  globalThis.addEventListener ??= () => {};
  globalThis.removeEventListener ??= () => {};
  Socket.made.length = heard.length = states.length = 0;
  const { Line } = await import("../../src/saloon/web/net/socket.js");
  line = new Line({
    hello: () => ({ token: "t" }),
    hear: (message) => heard.push(message.type),
    state: (state, why) => states.push([state, why?.code]),
  });
});

afterEach(() => {
  line.close();
  mock.timers.reset();
  Object.assign(globalThis, usual);
});

const last = () => Socket.made.at(-1);
const of = (type) => last().sent.filter((each) => each.type === type);

test("nothing is said before the greeting, then all that waited", () => {
  line.send("undo", {}).catch(() => {});
  assert.deepEqual(last().sent, []);
  last().open();
  assert.deepEqual(
    last().sent.map((each) => each.type),
    ["hello", "undo"],
  );
  assert.deepEqual(states, [["open", undefined]]);
});

test("an answer keeps the promise, an error breaks it", async () => {
  last().open();
  const [kept, broken] = [line.send("hint", {}), line.send("act", { action: "x", match: "m" })];
  const [hint, act] = last().sent.slice(1);
  last().say({ type: "hint", id: hint.id, text: "so" });
  last().say({ type: "error", id: act.id, code: "illegal", text: "no" });
  assert.equal((await kept).text, "so");
  await assert.rejects(broken, { code: "illegal" });
});

test("a line that breaks is called again, and what was not answered is sent with its old id", () => {
  last().open();
  line.send("act", { action: "x", match: "m" }).catch(() => {});
  const [first] = of("act");
  last().onclose({ code: 1006 });
  assert.equal(states.at(-1)[0], "lost");
  mock.timers.tick(1000);
  assert.equal(Socket.made.length, 2);
  last().open();
  assert.deepEqual(of("act"), [first]);
});

test("what met trouble is tried again", () => {
  last().open();
  line.send("act", { action: "x", match: "m" }).catch(() => {});
  const [first] = of("act");
  last().say({ type: "error", id: first.id, code: "trouble", text: "" });
  mock.timers.tick(2000);
  assert.deepEqual(of("act"), [first, first]);
});

test("who is refused for good is not called again", () => {
  last().readyState = Socket.OPEN;
  last().onopen();
  last().say({ type: "error", id: "", code: "token-unknown", text: "no" });
  last().onclose({ code: 4401 });
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 1);
  assert.deepEqual(states, [["refused", "token-unknown"]]);
});

/** Lets seconds go by, for timers and for the clock. */
function passing(context) {
  let now = performance.now();
  context.mock.method(performance, "now", () => now);
  line.heard = now;
  return (seconds) => {
    for (let half = 0; half < 2 * seconds; half++) {
      now += 500;
      mock.timers.tick(500);
    }
  };
}

function answered() {
  last().readyState = Socket.OPEN;
  last().onopen();
}

test("a house that is slow to greet is given longer each time", (context) => {
  const wait = passing(context);
  answered();
  wait(10);
  assert.equal(Socket.made.length, 2);
  answered();
  wait(15);
  assert.equal(Socket.made.length, 2);
  last().say({ type: "room" });
  assert.equal(states.at(-1)[0], "open");
});

test("a line on which nothing is heard is told to be lost, and a call that nobody answers is made anew", (context) => {
  const wait = passing(context);
  last().open();
  wait(8);
  assert.ok(of("ping").length);
  assert.equal(states.at(-1)[0], "open");
  wait(2);
  assert.equal(states.at(-1)[0], "lost");
  assert.equal(Socket.made.length, 2);
  wait(20);
  assert.equal(Socket.made.length, 3);
  last().open();
  assert.equal(states.at(-1)[0], "open");
});
