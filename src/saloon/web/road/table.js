// The worker in which the house lives on the road. It reads Python and the house, keeps rows on the shelf, gives what is
// to be thought about to a worker of its own, and answers the page. Of several tabs one has the house.

import "./indoors.js";
import { openPython } from "./python.js";
import { Shelf } from "./shelf.js";

/** @type {any} */
const scope = self;
/** @type {any} */
let house;
/** @type {any[]} */
const early = [];
/** Milliseconds after which the bots' worker is read though nobody has sat down yet. */
const SOON = 2000;
/** @type {Thinkers} */
let thinkers;

/** `part`: how much of the way to an open house is behind. @param {string} stage @param {string} [why] @param {number} [part] */
const tell = (stage, why, part) => scope.postMessage({ type: "stage", stage, why, part });

/** Thinkers: a worker that is started when it is first asked, and again when it has broken off. */
class Thinkers {
  /** @param {any} list @param {string} base */
  constructor(list, base) {
    this.list = list;
    this.base = base;
    this.asked = 0;
    /** @type {Map<number, {resolve: (answer: Uint8Array) => void, reject: (fault: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Worker | undefined} */
    this.worker = undefined;
  }

  /** So that they are awake when they are asked. */
  wake() {
    this.worker ??= this.start();
  }

  start() {
    const worker = new Worker(new URL(this.list.files["road/bots.js"].at, this.base), { type: "module" });
    worker.onmessage = ({ data }) => {
      this.waiting.get(data.number)?.resolve(data.answer);
      this.waiting.delete(data.number);
    };
    worker.onerror = () => {
      worker.terminate();
      this.worker = undefined;
      for (const each of this.waiting.values()) each.reject(new Error("the thinker broke off"));
      this.waiting.clear();
    };
    worker.postMessage({ list: this.list, base: this.base });
    return worker;
  }

  /** @param {Uint8Array} question @returns {Promise<Uint8Array>} */
  ask(question) {
    this.wake();
    const number = ++this.asked;
    this.worker?.postMessage({ number, question });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }
}

/** @param {{list: any, base: string, take: boolean}} given */
async function open({ list, base, take }) {
  const name = `saloon-house ${new URL(base).pathname}`;
  await held(name, take);
  tell("reading", "", 0);
  const shelf = new Shelf(name);
  thinkers = new Thinkers(list, base);
  const { browser, unpack, bringGames } = await openPython(list, base, (part) => tell("reading", "", part));
  tell("opening", "", 0.95);
  house = await browser.open({
    get: (/** @type {string} */ name) => shelf.get(name),
    under: (/** @type {string} */ prefix) => shelf.under(prefix),
    write: (/** @type {any} */ names, /** @type {any} */ bytes, /** @type {any} */ drops) =>
      shelf.write(names, bytes, drops),
    full: () => tell("full"),
    roomy: () => tell("open"),
    think: (/** @type {Uint8Array} */ question) => thinkers.ask(question),
    bring: (/** @type {string} */ group) => unpack(group),
    said: (/** @type {number} */ line, /** @type {string} */ text) => scope.postMessage({ type: "said", line, text }),
    hung: (/** @type {number} */ line, /** @type {number} */ code) => scope.postMessage({ type: "hung", line, code }),
    deals: list.deals,
    origin: base,
  });
  tell("open");
  for (const message of early.splice(0)) hear(message);
  setTimeout(() => thinkers.wake(), SOON);
  bringGames().catch(() => {}); // then they come when they are needed
}

/** Wait until no other tab has the house; `take`: now. It is held for as long as this worker lives. @param {string} name @param {boolean} take */
async function held(name, take) {
  const locks = scope.navigator.locks;
  if (!locks) return;
  /** @param {any} options @returns {Promise<boolean>} */
  const ask = (options) =>
    new Promise((resolve) => {
      locks
        .request(name, options, (/** @type {any} */ lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch(() => {
          tell("taken");
          scope.close(); // two houses must not write on one shelf
        });
    });
  if (await ask(take ? { steal: true } : { ifAvailable: true })) return;
  tell("elsewhere");
  await ask({});
}

/** @param {any} message */
async function hear(message) {
  if (message.type === "call") {
    house.call(message.line);
    thinkers.wake();
  } else if (message.type === "say") house.say(message.line, message.text);
  else if (message.type === "leave") house.leave(message.line);
  else if (message.type === "ask") {
    const { number, method, path, headers, body } = message;
    /** @type {[number, string, Uint8Array]} */
    const broken = [500, "application/json", new Uint8Array()];
    const [status, kind, bytes] = await house.ask(method, path, headers, body).catch(() => broken);
    scope.postMessage({ type: "answer", number, status, kind, body: bytes }, [bytes.buffer]);
  }
}

scope.onmessage = (/** @type {any} */ { data }) => {
  if (data.type === "open") open(data).catch((fault) => tell("broken", String(fault?.message ?? fault).slice(-400)));
  else if (house) hear(data);
  else early.push(data);
};
