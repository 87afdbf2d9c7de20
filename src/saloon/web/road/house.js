// The way to the house: by HTTP and a socket where there is a server, else to a worker in this browser that answers the
// same questions and speaks the same protocol.

import { here, listAt, onRoad } from "./place.js";

/** @typedef {{version: string, files: Record<string, {at: string, size: number, packed: number, when: string}>, ready: Record<string, string>,
 *   needs: Record<string, string[]>, deals: string, home: string, slow: Record<string, Record<string, number>>}} RoadList */
/** How far the house has come, and whether somebody waits for it. @typedef {{stage: string, why?: string, part?: number, wanted?: boolean}} RoadStage */

/** @type {Promise<RoadList> | undefined} */
let listed;

/** What the folder holds, once it has been asked for. @returns {Promise<RoadList>} */
export function roadList() {
  listed ??= fetch(listAt).then((answer) => answer.json());
  return listed;
}

/** Seconds for a move of a game's levels on a slow phone, where that is long; at a server nobody waits. @param {string} game */
export const slowLevels = async (game) => (onRoad ? ((await roadList()).slow[game] ?? {}) : {});

/** Those who want to know how far the house has come: reading, open, held elsewhere, no room, broken. @type {Set<(stage: RoadStage) => void>} */
const listeners = new Set();
/** @type {RoadStage} */
let stage = { stage: "" };

/** Hear how far the house has come; returns the way to stop. @param {(stage: RoadStage) => void} listener */
export function onStage(listener) {
  listeners.add(listener);
  listener(stage);
  return () => listeners.delete(listener);
}

/** Once the house is no longer on its way: open, or held up by something. @returns {Promise<void>} */
export const arrived = () =>
  new Promise((resolve) => {
    onStage(({ stage: now }) => {
      if (!["", "reading", "opening"].includes(now)) resolve();
    });
  });

/** @param {RoadStage} next */
function reach(next) {
  stage = { wanted: stage.wanted, ...next };
  for (const each of listeners) each(stage);
}

/** The worker in which the house lives, and what waits for it. */
class RoadWorker {
  constructor() {
    this.asked = 0;
    /** @type {Map<number, {resolve: (answer: any) => void}>} */
    this.waiting = new Map();
    /** @type {Map<number, RoadSocket>} */
    this.lines = new Map();
    /** @type {Worker | undefined} */
    this.worker = undefined;
    this.opened = this.open();
  }

  async open(take = false) {
    reach({ stage: "reading" });
    const list = await roadList();
    this.worker?.terminate();
    const worker = new Worker(list.files["road/table.js"].at, { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => reach({ stage: "broken", why: event.message });
    worker.postMessage({ type: "open", list, base: here(), take });
    return worker;
  }

  /** The house is opened here though another tab has it. */
  async take() {
    for (const line of this.lines.values()) line.end(1012);
    this.lines.clear();
    const old = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of old) each.resolve({ status: 503, kind: "application/json", body: new Uint8Array() });
    this.opened = this.open(true);
    await this.opened;
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "answer") {
      this.waiting.get(message.number)?.resolve(message);
      this.waiting.delete(message.number);
    } else if (message.type === "said") this.lines.get(message.line)?.hear(message.text);
    else if (message.type === "hung") this.lines.get(message.line)?.end(message.code);
    else if (message.type === "stage") reach(message);
  }

  /** @param {string} path @param {RequestInit} given @returns {Promise<Response>} */
  async ask(path, given) {
    const worker = await this.opened;
    const number = ++this.asked;
    const { method = "GET", headers = {}, body = "" } = given;
    if (method !== "GET" && !stage.wanted) reach({ ...stage, wanted: true });
    /** @type {Promise<any>} */
    const come = new Promise((resolve) => this.waiting.set(number, { resolve }));
    worker.postMessage({ type: "ask", number, method, path, headers, body });
    const { status, kind, body: bytes } = await come;
    return new Response(status === 204 ? null : bytes, { status, headers: { "content-type": kind } });
  }
}

/** A line to the worker, as a socket is one to a server. */
class RoadSocket {
  /** @param {RoadWorker} house */
  constructor(house) {
    this.house = house;
    this.number = ++house.asked;
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: any) => void) | null} */
    this.onmessage = null;
    /** @type {((event: any) => void) | null} */
    this.onclose = null;
    house.lines.set(this.number, this);
    house.opened.then((worker) => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      worker.postMessage({ type: "call", line: this.number });
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {string} text */
  send(text) {
    this.house.worker?.postMessage({ type: "say", line: this.number, text });
  }

  /** @param {string} text */
  hear(text) {
    this.onmessage?.({ data: text });
  }

  /** @param {number} code */
  end(code) {
    this.readyState = WebSocket.CLOSED;
    this.house.lines.delete(this.number);
    this.onclose?.({ code });
  }

  close() {
    this.readyState = WebSocket.CLOSED;
    this.house.lines.delete(this.number);
    this.house.worker?.postMessage({ type: "leave", line: this.number });
  }
}

/** @type {RoadWorker | undefined} */
let road;

/** The worker, begun when it is first needed. */
function house() {
  road ??= new RoadWorker();
  return road;
}

/** Begin to read the house before anybody asks. */
export const begin = () => void house();

/** Open it here though another tab has it. */
export const takeHouse = () => house().take();

/** Answers that lie ready in files: by address without what does not matter. @type {Map<string, Promise<Record<string, string>>>} */
const sheets = new Map();

/** @param {string} path @returns {Promise<Response | null>} */
async function lying(path) {
  const list = await roadList();
  const at = list.ready[path];
  if (!at) return null;
  if (!at.endsWith(".json#")) return fetch(at);
  const file = at.slice(0, -1);
  let sheet = sheets.get(file);
  if (!sheet) {
    sheet = fetch(file).then((answer) => answer.json());
    sheets.set(file, sheet);
  }
  const text = (await sheet)[path];
  return new Response(text, { headers: { "content-type": "application/json" } });
}

/** The same address however its query is ordered; the folder's own answers are found by it. @param {string} path */
export function plainly(path) {
  const [place, query = ""] = path.split("?");
  const given = [...new URLSearchParams(query)].filter(([name]) => name !== "v").sort();
  return given.length ? `${place}?${new URLSearchParams(given)}` : place;
}

/**
 * Ask the house something, as `fetch` does.
 * @param {string} path @param {RequestInit} [given] @returns {Promise<Response>}
 */
export async function askHouse(path, given = {}) {
  if (!onRoad) return fetch(path, given);
  const ready = (given.method ?? "GET") === "GET" ? await lying(plainly(path)) : null;
  return ready ?? house().ask(path, given);
}

/** A line to the house that speaks and hears as a socket does. @returns {WebSocket} */
export function callHouse(path = "/socket") {
  if (onRoad) return /** @type {any} */ (new RoadSocket(house()));
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
}

/** The address of a picture that the house draws, for an `img`. @param {string} path */
export async function pictureAt(path) {
  return onRoad ? URL.createObjectURL(await (await askHouse(path)).blob()) : path;
}

/** A file of the house is saved on this device. @param {string} path @param {string} name */
export async function saveFile(path, name) {
  if (!onRoad) return location.assign(path);
  const link = document.createElement("a");
  link.href = await pictureAt(path);
  link.download = name;
  link.click();
}
