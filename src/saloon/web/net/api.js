// What is asked over HTTP, in the language of now.

import { langNow } from "../words/words.js";
import { forgetPerson, me } from "./person.js";

/** A refusal of the server, with its words for the reader. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.text ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.code ?? "";
    this.clause = body?.clause ?? "";
  }
}

function address(path, query) {
  const given = new URLSearchParams({ lang: langNow() });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return `${path}?${given}`;
}

async function answer(response) {
  if (response.ok) return response;
  throw new Refused(response.status, await response.json().catch(() => null));
}

/** Ask as whoever is in front of the device. A key that opens nothing any more is forgotten, and nobody in particular asks. */
async function call(path, query, given = {}) {
  const who = me();
  const headers = { ...given.headers, ...(who ? { authorization: `Bearer ${who.key}` } : {}) };
  try {
    return await answer(await fetch(address(path, query), { ...given, headers }));
  } catch (fault) {
    if (fault.code !== "key-unknown" || !who) throw fault;
    forgetPerson(who.person);
    return call(path, query, given);
  }
}

export async function ask(path, query = {}) {
  return (await answer(await fetch(address(path, query)))).json();
}

export async function askText(path, query = {}) {
  return (await answer(await fetch(address(path, query)))).text();
}

/** What only whoever has the key may know. */
export async function askMine(path, query = {}) {
  return (await call(path, query)).json();
}

export async function post(path, body, method = "POST") {
  const given = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const found = await call(path, {}, given);
  return found.status === 204 ? null : found.json();
}

export const link = (path, query = {}) => address(path, query);

const kept = new Map();

/** Asked once per language and kept as long as the page. */
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
  return kept.get(key);
}

let sheet = "";

/** The drawings of a game, put into the page; one game's at a time, for names repeat. A scene may name one more. */
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
    document.getElementById("art").append(...(await drawings(`/art/${key}/${name}.svg`)).children);
}

async function drawings(address) {
  const text = await (await answer(await fetch(address))).text();
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}
