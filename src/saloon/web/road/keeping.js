// The whole house is kept in this browser, so that it opens without a net; how much has come, a newer one, and the way
// to free the space.

import { roadList } from "./house.js";
import { cacheOf as cacheAt, memorySize } from "./memory.js";
import { here, keptAs, listAt, onRoad } from "./place.js";

/** @typedef {{state: "none" | "coming" | "kept" | "newer" | "full" | "unable", done: number, size: number}} Kept */

const CURRENT = "saloon-road-current";
const WANTED = keptAs("saloon.keep");
const ROOT = ["./", "index.html", "manifest.json", "list.json"];

/** @type {Kept} */
let kept = { state: "none", done: 0, size: 0 };
/** @type {Set<(kept: Kept) => void>} */
const listeners = new Set();

/** Hear how much of the house is kept; returns the way to stop. @param {(kept: Kept) => void} listener */
export function onKept(listener) {
  listeners.add(listener);
  listener(kept);
  return () => listeners.delete(listener);
}

/** @param {Partial<Kept>} next */
function tell(next) {
  kept = { ...kept, ...next };
  for (const each of listeners) each(kept);
}

const version = () => document.querySelector('meta[name="saloon-road"]')?.getAttribute("data-version") ?? "";
/** Of a version of the house in this very folder. @param {string} which */
const cacheOf = (which) => cacheAt(here(), which);

/** The caches of this folder's houses. */
async function own() {
  const before = cacheOf("");
  return (await caches.keys()).filter((name) => name.startsWith(before) && !name.slice(before.length).includes("/"));
}

/** Which version this browser opens. @returns {Promise<string>} */
async function current() {
  const found = await (await caches.open(CURRENT)).match(new URL("current", here()));
  return found ? found.text() : "";
}

/** Whether this browser can keep the house at all: only over https or on this machine. */
const able = () => onRoad && "serviceWorker" in navigator && "caches" in globalThis;

/** While a page is open no other one clears its files away. */
const hold = () => navigator.locks?.request(cacheOf(version()), { mode: "shared" }, () => new Promise(() => {}));

/** Whether the reader wants it kept. */
const wanted = () => localStorage.getItem(WANTED) !== "no";

/** At the beginning: keep the house, or look whether there is a newer one. */
export async function keepHouse() {
  if (!able()) return tell({ state: "unable" });
  hold();
  if (!wanted()) return tell({ state: "none" });
  try {
    await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
    addEventListener("online", lookForNewer);
    const list = await roadList();
    if ((await current()) !== list.version) await bring(list);
    else {
      await tellKept();
      if (list.version === version()) await clear([list.version]);
    }
    if (kept.state === "kept") await lookForNewer();
  } catch {
    tell({ state: "none" }); // a browser that lends nobody any room
  }
}

/** What this browser keeps: this house, a newer one that is opened next, or none. @param {Kept["state"]} [otherwise] */
async function tellKept(otherwise = "none") {
  const which = await current();
  if (!which) return tell({ state: otherwise, done: 0 });
  const cache = await caches.open(cacheOf(which));
  const list = await (await cache.match(new URL("list.json", here())))?.json();
  const size = sizeOf(list) + (await memorySize(cache, here()));
  tell({ state: which === version() ? "kept" : "newer", done: size, size });
}

/** All of this folder's houses go but those of the given versions, and those that a page still has open. @param {string[]} stay */
async function clear(stay) {
  const names = stay.filter(Boolean).map(cacheOf);
  for (const name of await own())
    if (!names.includes(name))
      await navigator.locks.request(
        name,
        { ifAvailable: true },
        async (lock) => void (lock && (await caches.delete(name))),
      );
}

/** @param {any} fault */
const isFull = (fault) => fault?.name === "QuotaExceededError";

/** @param {import("./house.js").RoadList} list */
const sizeOf = (list) => Object.values(list.files).reduce((sum, file) => sum + file.size, 0);

/**
 * Bring a house; what is kept already stays, whatever becomes of it. What fails is tried again with the next net; what is
 * half there where no room is left goes, for it helps nobody, and a match may need the room.
 * @param {import("./house.js").RoadList} list
 */
async function bring(list) {
  try {
    await bringFiles(list);
    await tellKept();
  } catch (fault) {
    if (isFull(fault) && (await current()) !== list.version) await caches.delete(cacheOf(list.version));
    await tellKept(isFull(fault) ? "full" : "none");
  }
}

/**
 * All files of a list; those that an older house has too are taken from it. Then this is the house that is opened next.
 * The older one stays until then: a page that is open may yet ask for its files.
 * @param {import("./house.js").RoadList} list
 */
async function bringFiles(list) {
  const size = sizeOf(list);
  let done = 0;
  tell({ state: "coming", done, size });
  const cache = await caches.open(cacheOf(list.version));
  const old = await current();
  const before = old ? await caches.open(cacheOf(old)) : null;
  for (const file of Object.values(list.files)) {
    const at = new URL(file.at, here()).href;
    if (!(await cache.match(at))) {
      const there = await before?.match(at);
      if (there) await cache.put(at, there);
      else await cache.add(at);
    }
    done += file.size;
    tell({ done });
  }
  for (const name of ROOT) await cache.add(new Request(new URL(name, here()), { cache: "reload" }));
  const told = await (await cache.match(new URL("list.json", here())))?.json();
  if (told?.version !== list.version) throw new Error("the folder has changed meanwhile");
  await navigator.storage?.persist?.();
  await (await caches.open(CURRENT)).put(new URL("current", here()), new Response(list.version));
}

/** With a net: is there a newer house? It is brought beside everything, and opened when the reader comes next or says so. */
async function lookForNewer() {
  if (!wanted() || !navigator.onLine || kept.state === "coming" || kept.state === "full") return;
  const list = await fetch(new URL(listAt, location.href), { cache: "reload" })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null); // whatever answers in a train is not always the web space
  if (!list) return;
  if ((await current()) === list.version) await tellKept();
  else await bring(list);
}

/** Free the space: the house is not kept any more; matches and people stay. */
export async function freeHouse() {
  localStorage.setItem(WANTED, "no");
  await (await caches.open(CURRENT)).delete(new URL("current", here()));
  for (const name of await own()) await caches.delete(name);
  tell({ state: "none", done: 0 });
}

/** Keep it again. */
export async function keepAgain() {
  localStorage.removeItem(WANTED);
  await keepHouse();
}
