// One line to the server that mends itself. What was not answered, or met trouble, is sent again with its old id.

import "../verify/hash.js";
import { callHouse } from "../road/house.js";
import { onRoad } from "../road/place.js";

const QUIET = 2500;
const DEAD = 9000;
const PATIENT = 72_000;
const AGAIN = 2000;
const FINAL = new Set([4401]);

export class Line {
  /**
   * @param {{hello: () => page.Fields<"hello">, hear: (message: wire.ToClient) => void,
   *   state: (state: "open" | "lost" | "refused", why?: wire.Rejected) => void, address?: string, greeting?: string}} on
   *   greeting: the kind of message with which the other side takes one in
   */
  constructor(on) {
    this.on = on;
    /** @type {Map<string, {text: string, resolve: (answer: any) => void, reject: (fault: wire.Rejected) => void}>} */
    this.waiting = new Map();
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {wire.Rejected | undefined} */
    this.refusal = undefined;
    /** @type {number | undefined} */
    this.again = undefined;
    this.pinged = 0;
    this.tries = 0;
    this.patience = DEAD;
    this.closed = false;
    this.greeted = false;
    this.heard = performance.now();
    this.timer = setInterval(() => this.watch(), 500);
    this.online = () => this.connect();
    this.offline = () => this.lost();
    if (!onRoad) {
      addEventListener("online", this.online);
      addEventListener("offline", this.offline);
    }
    this.connect();
  }

  connect() {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.again);
    this.drop();
    this.heard = performance.now();
    const socket = callHouse(this.on.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", id: fresh(), ...this.on.hello() }));
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  drop() {
    const old = this.socket;
    this.socket = undefined;
    this.greeted = false;
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  }

  /** A message came: an answer keeps its promise, and everything is told on. @param {wire.ToClient} message */
  hear(message) {
    this.heard = performance.now();
    if (!this.greeted && message.type === (this.on.greeting ?? "room")) this.greet();
    const id = "id" in message ? message.id : "";
    const wait = this.waiting.get(id);
    if (wait && message.type === "error" && message.code === "trouble") {
      setTimeout(() => this.greeted && this.waiting.has(id) && this.socket?.send(wait.text), AGAIN);
      return;
    }
    if (wait) {
      this.waiting.delete(id);
      if (message.type === "error") wait.reject(message);
      else wait.resolve(message);
    } else if (message.type === "error" && !this.greeted) this.refusal = message;
    this.on.hear(message);
  }

  greet() {
    this.greeted = true;
    this.tries = 0;
    this.patience = DEAD;
    this.on.state("open");
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  /** @param {number} [code] */
  lost(code = 0) {
    this.drop();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.close();
      return this.on.state("refused", this.refusal);
    }
    this.on.state("lost");
    clearTimeout(this.again);
    const delay = Math.min(5000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.again = setTimeout(() => this.connect(), delay);
  }

  /**
   * After some silence ask whether somebody is there; after more, the line is lost. A house that has not greeted yet
   * may be busy, and every call begins its greeting anew: it is given longer each time.
   */
  watch() {
    if (!this.socket || onRoad) return; // nothing can break that line, and a worker that thinks is silent
    const now = performance.now();
    const silent = now - this.heard;
    if (silent > this.patience) {
      this.patience = Math.min(PATIENT, 2 * this.patience);
      this.lost();
    } else if (silent > QUIET && this.greeted && now - this.pinged > QUIET) {
      this.pinged = now;
      this.socket.send(JSON.stringify({ type: "ping", id: fresh() }));
    }
  }

  /**
   * Say something; the promise is kept with the answer, or broken with the error.
   * @template {page.Kind} K @param {K} type @param {page.Fields<K>} [fields] @returns {Promise<page.Reply<K>>}
   */
  send(type, fields) {
    const id = fresh();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.greeted) this.socket?.send(text);
    });
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.again);
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    this.drop();
  }
}

function fresh() {
  return globalThis.saloonHash.hex(crypto.getRandomValues(new Uint8Array(12)));
}
