// Trees that this browser keeps: named, the latest first.

import { isTree } from "./tree.js";

const KEY = "saloon-analyses";
const MOST = 40;

/** A tree with its own number and when it was last changed. @typedef {{id: string, at: number, tree: import("./tree.js").Kept}} Shelved */

/** @returns {Shelved[]} */
export function shelved() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => isTree(each?.tree)) : [];
  } catch {
    return [];
  }
}

/** @param {string} id @param {import("./tree.js").Kept} tree */
export function shelve(id, tree) {
  const others = shelved().filter((each) => each.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ id, at: Date.now(), tree }, ...others].slice(0, MOST)));
    return true;
  } catch {
    return false; // a full or locked store: then it lives as long as the page
  }
}

/** @param {string} id */
export function discard(id) {
  localStorage.setItem(KEY, JSON.stringify(shelved().filter((each) => each.id !== id)));
}

export const newId = () => Math.random().toString(36).slice(2, 10);
