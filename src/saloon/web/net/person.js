// Who plays on this device: people with their keys. One of them is in front of it now.

import { keptAs } from "../road/place.js";

const PEOPLE = keptAs("saloon.people");

/**
 * @typedef {{person: string, key: string, name: string, shape: number, tone: number}} Person
 */

/** @type {{now: string, people: Person[]}} */
let kept = read();
let refused = false;
/** @type {Set<() => void>} */
const listeners = new Set();

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(PEOPLE) ?? "null");
    return Array.isArray(found?.people) ? found : { now: "", people: [] };
  } catch {
    return { now: "", people: [] };
  }
}

/** @param {{now: string, people: Person[]}} next */
function write(next) {
  kept = next;
  try {
    localStorage.setItem(PEOPLE, JSON.stringify(kept));
  } catch {
    refused = true; // the key lives as long as the page, and the page says so
  }
  for (const each of listeners) each();
}

/** Whether this browser keeps nothing. */
export const keepsNothing = () => refused;

/** The person in front of this device now; null before the first game. @returns {Person | null} */
export const me = () => kept.people.find((each) => each.person === kept.now) ?? null;

/** Everybody who has a key here. */
export const peopleHere = () => kept.people;

/**
 * Keep somebody, or what has changed about them; somebody new is in front of the device, unless they only sit down beside somebody.
 * Nobody comes in without a key: an answer about somebody who has left meanwhile brings nobody back.
 * @param {Partial<Person> & {person: string}} about
 */
export function rememberPerson(about, front = true) {
  const old = kept.people.find((each) => each.person === about.person);
  if (!old && !about.key) return;
  const people = old
    ? kept.people.map((each) => (each === old ? { ...old, ...about } : each))
    : [...kept.people, /** @type {Person} */ (about)];
  const same = old && JSON.stringify({ ...old, ...about }) === JSON.stringify(old);
  if (!same) write({ now: kept.now && (old || !front) ? kept.now : about.person, people });
}

/** Somebody else is in front of the device; "" for somebody whom it does not know yet. @param {string} person */
export const changeTo = (person) => write({ ...kept, now: person });

/** The key goes from this device; the next of the family is in front of it. @param {string} person */
export function forgetPerson(person) {
  const people = kept.people.filter((each) => each.person !== person);
  write({ now: kept.now === person ? (people[0]?.person ?? "") : kept.now, people });
}

/** Hear when somebody else is there, or has another name or badge; returns the way to stop. @param {() => void} listener */
export function onPerson(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

addEventListener("storage", (event) => {
  if (event.key !== PEOPLE) return;
  kept = read();
  for (const each of listeners) each();
});
