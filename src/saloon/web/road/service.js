// The service worker of a house that is a folder: it answers from what this browser has kept. It knows no version; the
// page says which one is current (`road/keeping.js`), and keeps the files.

/** What stands around a service worker. @type {any} */
const worker = self;
const CURRENT = "saloon-road-current";
const KEPT = "saloon-road-";

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

/** The name of the cache in which the current house lies; empty while there is none. @returns {Promise<string>} */
async function current() {
  const kept = await (await caches.open(CURRENT)).match(new URL("current", worker.registration.scope));
  return kept ? KEPT + new URL(worker.registration.scope).pathname + (await kept.text()) : "";
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(request, url));
});

/**
 * What is kept comes first: files never change under their names, and the way in belongs to the files it names.
 * @param {Request} request @param {URL} url
 */
async function answer(request, url) {
  const name = await current();
  if (name && request.cache !== "reload" && request.cache !== "no-store") {
    const cache = await caches.open(name);
    const place = request.mode === "navigate" && isRoot(url) ? new URL("index.html", worker.registration.scope) : url;
    const how = { ignoreSearch: true, ignoreVary: true };
    const kept = (await cache.match(place, how)) ?? (await caches.match(place, how)); // an older house may still be open
    if (kept) return kept;
  }
  return fetch(request);
}

/** The folder itself, under either of its names. @param {URL} url */
const isRoot = (url) =>
  ["", "index.html"].includes(url.pathname.slice(new URL(worker.registration.scope).pathname.length));
