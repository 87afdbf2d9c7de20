// What is asked over HTTP, in the reader's language.

import { askHouse } from "../road/house.js";
import { langNow } from "../words/words.js";
import { forgetPerson, me } from "./person.js";

/** A refusal of the server, with its words for the reader. */
export class Refused extends Error {
  /** @param {number} status @param {wire.Wrong | null} body */
  constructor(status, body) {
    super(body?.text ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.code ?? "";
    this.clause = body?.clause ?? "";
  }
}

/** @typedef {Record<string, string | number | boolean | undefined>} Query */

/** What was caught, in words for the reader: a refusal by HTTP or over the line. @param {any} fault @returns {string} */
export const wordsOf = (fault) => fault?.text ?? fault?.message ?? String(fault);

/** @param {string} path @param {Query} query */
function address(path, query) {
  const given = new URLSearchParams({ lang: langNow() });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return `${path}?${given}`;
}

/** @param {Response} response */
async function answer(response) {
  if (response.ok) return response;
  throw new Refused(response.status, await response.json().catch(() => null));
}

/**
 * Ask as the person in front of the device. A key that opens nothing any more is forgotten, and the question is asked without one.
 * @param {string} path @param {Query} query @param {RequestInit} [given] @returns {Promise<Response>}
 */
async function call(path, query, given = {}) {
  const who = me();
  const headers = { ...given.headers, ...(who ? { authorization: `Bearer ${who.key}` } : {}) };
  try {
    return await answer(await askHouse(address(path, query), { ...given, headers }));
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.code !== "key-unknown" || !who) throw fault;
    forgetPerson(who.person);
    return call(path, query, given);
  }
}

/** @template {string} P @param {P} path @param {Query} [query] @returns {Promise<page.Got<P>>} */
export async function ask(path, query = {}) {
  return (await answer(await askHouse(address(path, query)))).json();
}

/** @param {string} path @param {Query} [query] */
export async function askText(path, query = {}) {
  return (await answer(await askHouse(address(path, query)))).text();
}

/** What only the one who has the key may know. @template {string} P @param {P} path @param {Query} [query] @returns {Promise<page.Got<P>>} */
export async function askMine(path, query = {}) {
  return (await call(path, query)).json();
}

/** A file that only the one who has the key may have. @param {string} path @returns {Promise<Blob>} */
export async function askBlob(path) {
  return (await call(path, {})).blob();
}

/** @template {string} P @param {P} path @param {object} body @returns {Promise<page.Posted<P>>} */
export async function post(path, body, method = "POST") {
  const given = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const found = await call(path, {}, given);
  return found.status === 204 ? /** @type {any} */ (undefined) : found.json();
}

/** @param {string} path @param {Query} [query] */
export const link = (path, query = {}) => address(path, query);

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * Asked once per language and kept as long as the page.
 * @template {string} P @param {P} path @param {Query} [query] @returns {Promise<page.Got<P>>}
 */
export function once(path, query = {}) {
  const key = address(path, query);
  if (!kept.has(key))
    kept.set(
      key,
      ask(path, query).catch((fault) => {
        kept.delete(key);
        throw fault;
      }),
    );
  return /** @type {Promise<page.Got<P>>} */ (kept.get(key));
}

let sheet = "";

/**
 * The drawings of a game, put into the page; one game's at a time, for names repeat. A scene may name one more.
 * @param {string} key @param {{nodes: wire.Node[]}} [scene]
 */
export async function useArt(key, scene) {
  if (sheet !== key) {
    const game = await once(`/api/games/${key}`);
    const art = await drawings(`/art/${key}.svg?v=${game.art}`);
    art.id = "art";
    art.setAttribute("class", "unseen");
    art.setAttribute("aria-hidden", "true");
    document.getElementById("art")?.remove();
    document.body.append(art);
    sheet = key;
  }
  const missing = new Set(
    (scene?.nodes ?? []).map((node) => node.art).filter((name) => name && !document.getElementById(`art-${name}`)),
  );
  for (const name of missing)
    document.getElementById("art")?.append(...(await drawings(`/art/${key}/${name}.svg`)).children);
}

/** @param {string} address */
async function drawings(address) {
  const text = await (await answer(await askHouse(address))).text();
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}
