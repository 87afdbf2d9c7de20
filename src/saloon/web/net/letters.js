// Matches by letters, as far as this device goes: its key, its chains of shares, and what it has signed last.
// The private key cannot be read out of the browser. What is kept lies in IndexedDB, for a key can lie nowhere else.

import "../verify/hash.js";

const { sha256, pack, hex, unhex } = globalThis.saloonHash;
/** Shares of a chain, as in `saloon/match/twofold.py`. */
const LENGTH = 2000;
const NAME = "saloon-letters";

/**
 * A match by letters that this device plays: its seat, the last share, the hash it has signed last, its last letter, the one it got
 * after that, and its hash.
 * @typedef {{match: string, game: string, title: string, seat: number, last: string, head: string, letter: string, got: string, seen: string,
 *   names: string[], waits: boolean, over: boolean, at: number}} KeptMatch
 */

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** @returns {Promise<IDBDatabase>} */
function base() {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("keys");
      asked.result.createObjectStore("matches", { keyPath: "match" });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  return opened;
}

/** @param {string} store @param {"readonly" | "readwrite"} mode @param {(store: IDBObjectStore) => IDBRequest} act @returns {Promise<any>} */
async function within(store, mode, act) {
  const work = (await base()).transaction(store, mode);
  const asked = act(work.objectStore(store));
  return new Promise((done, fail) => {
    work.oncomplete = () => done(asked.result);
    work.onerror = work.onabort = () => fail(work.error ?? asked.error);
  });
}

/** @returns {Promise<KeptMatch[]>} the latest first */
export async function lettersHere() {
  /** @type {KeptMatch[]} */
  const all = await within("matches", "readonly", (store) => store.getAll());
  return all.sort((one, other) => other.at - one.at);
}

/** @param {string} match @returns {Promise<KeptMatch | undefined>} */
export const letterOf = (match) => within("matches", "readonly", (store) => store.get(match));

/** @param {KeptMatch} kept */
export const keepLetter = (kept) => within("matches", "readwrite", (store) => store.put({ ...kept, at: Date.now() }));

/** @param {string} match */
export const dropLetter = (match) => within("matches", "readwrite", (store) => store.delete(match));

/** Whether this browser lends its keys to this page: it does on https and on localhost. */
export const canSign = () => Boolean(globalThis.crypto?.subtle && globalThis.indexedDB);

/** The key of this device, made once. @returns {Promise<{key: string, sign: (message: string) => Promise<string>}>} */
export async function deviceKey() {
  /** @type {CryptoKeyPair} */
  let pair = await within("keys", "readonly", (store) => store.get("letters"));
  if (!pair) {
    pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]));
    await within("keys", "readwrite", (store) => store.put(pair, "letters"));
  }
  const key = hex(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  return {
    key,
    sign: async (message) => hex(new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, unhex(message)))),
  };
}

/** @type {Map<string, Promise<string[]>>} */
const chains = new Map();

/** The chain of a seat by its numbers; link 0 is the top. @param {string} match @param {number} seat @param {string} last */
export function chainOf(match, seat, last) {
  const key = `${match} ${seat} ${last}`;
  const found = chains.get(key) ?? chain(match, seat, last);
  chains.set(key, found);
  return found;
}

/** @param {string} match @param {number} seat @param {string} last */
async function chain(match, seat, last) {
  let share = unhex(last);
  const links = [last];
  for (let at = 0; at < LENGTH; at++) {
    share = await sha256(pack("saloon share 1", match, String(seat + 1), share));
    links.push(hex(share));
  }
  return links.reverse();
}

/** Bytes by lot. @param {number} count */
export const lot = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));
