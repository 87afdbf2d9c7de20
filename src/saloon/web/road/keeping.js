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

/** At the beginning: keep the house, or look whether there is a newer one. */
export async function keepHouse() {
  if (!able()) return tell({ state: "unable" });
  hold();
  addEventListener("online", () => lookForNewer().catch(() => {})); // what fails is tried again with the next net
  if (localStorage.getItem(WANTED) === "no") return tell({ state: "none" });
  try {
    await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
    const list = await roadList();
    if ((await current()) === list.version) {
      const size = sizeOf(list) + (await memorySize(await caches.open(cacheOf(list.version)), here()));
      tell({ state: "kept", done: size, size });
      if (list.version === version()) await clear([list.version]);
    } else await bring(list);
    await lookForNewer();
  } catch (fault) {
    if (isFull(fault)) {
      await clear([version(), await current()]); // what is half there helps nobody, and a match may need the room
      tell({ state: "full" });
    } else if (kept.state !== "kept") tell({ state: "none" });
  }
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
 * All files of a list; those that an older house has too are taken from it. Then this is the house that is opened next.
 * The older one stays until then: a page that is open may yet ask for its files.
 * @param {import("./house.js").RoadList} list
 */
async function bring(list) {
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
  tell({ state: list.version === version() ? "kept" : "newer", done: size, size });
}

/** With a net: is there a newer house? It is brought beside everything, and opened when the reader comes next or says so. */
export async function lookForNewer() {
  if (!able() || !navigator.onLine || kept.state === "coming") return;
  const answer = await fetch(new URL(listAt, location.href), { cache: "reload" }).catch(() => null);
  if (!answer?.ok) return;
  const list = await answer.json();
  if (list.version === (await current())) {
    if (list.version !== version()) tell({ state: "newer" });
    return;
  }
  await bring(list);
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
