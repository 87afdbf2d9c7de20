// What this browser remembers of rooms and matches: the tokens of its guests, and the way back.

import { keptAs } from "../road/place.js";

const ROOMS = keptAs("saloon.rooms");
const MATCHES = keptAs("saloon.matches");
const FEATS = keptAs("saloon.challenges");
const MOST = 12;
/** How many tables are kept that were left before their match was over. */
const MOST_OPEN = 60;

/** @typedef {{code: string, at: number, token?: string, before?: string, game?: string, title?: string, phase?: string, gone?: boolean}} KeptRoom */
/** @typedef {{id: string, at: number, title: string}} KeptMatch */
/**
 * What was promised about the chance of a match.
 * @typedef {{commitment: string, shares: Record<number, string>, head?: string, key?: string, signature?: string, at?: number}} Promised
 */

/** @param {string} key */
function read(key, empty = "[]") {
  try {
    return JSON.parse(localStorage.getItem(key) ?? empty);
  } catch {
    return JSON.parse(empty);
  }
}

/** @template T @param {string} key @param {T[]} row @param {(each: T) => boolean} [stays] */
function put(key, row, stays = () => false) {
  try {
    localStorage.setItem(key, JSON.stringify(row.filter((each, at) => at < MOST || (at < MOST_OPEN && stays(each)))));
  } catch {
    // Without storage the page still plays; only the way back after closing it is lost.
  }
}

/** @returns {KeptRoom[]} */
export const rooms = () => read(ROOMS);
/** @returns {KeptMatch[]} */
export const matches = () => read(MATCHES);

/** Whether a match waits there, or one that has not begun. @param {{phase?: string}} room */
export const isUnfinished = (room) => room.phase === "setup" || room.phase === "pledge" || room.phase === "play";

/** @param {string} code @returns {string | undefined} */
export function tokenOf(code) {
  return rooms().find((room) => room.code === code)?.token ?? session()[code];
}

const session = () => {
  try {
    return JSON.parse(sessionStorage.getItem(ROOMS) ?? "{}");
  } catch {
    return {};
  }
};

/** @param {string} code @param {Partial<KeptRoom>} about */
export function rememberRoom(code, about) {
  const old = rooms().find((room) => room.code === code) ?? {};
  put(
    ROOMS,
    [{ ...old, ...about, code, at: Date.now() }, ...rooms().filter((room) => room.code !== code)],
    isUnfinished,
  );
  if (about.token) sessionStorage.setItem(ROOMS, JSON.stringify({ ...session(), [code]: about.token }));
}

/** Forget the guest one was there; if one was another before that, that one is back. @param {string} code */
export function forgetRoom(code, wholly = false) {
  const { token: _token, before: old, ...about } = rooms().find((room) => room.code === code) ?? { code, at: 0 };
  const before = wholly ? undefined : old;
  put(
    ROOMS,
    [...(before ? [{ ...about, token: before }] : []), ...rooms().filter((room) => room.code !== code)],
    isUnfinished,
  );
  const { [code]: _, ...rest } = session();
  sessionStorage.setItem(ROOMS, JSON.stringify(before ? { ...rest, [code]: before } : rest));
}

/** All rooms: the person who had keys to them is no longer known here. */
export function forgetRooms() {
  put(ROOMS, []);
  put(MATCHES, []);
  sessionStorage.removeItem(ROOMS);
}

/** What has been done in a game: a feat's name with the first match that did it. @param {string} key @returns {Record<string, {match: string, at: number}>} */
export const feats = (key) => read(FEATS, "{}")[key] ?? {};

const GIVEN = keptAs("saloon.challenges-of");

/** Whose the feats of this browser have become; empty as long as they are nobody's. */
export const featsGiven = () => localStorage.getItem(GIVEN) ?? "";

/** All feats of this browser, as the house takes them. */
export const allFeats = () =>
  Object.entries(read(FEATS, "{}")).flatMap(([game, done]) =>
    Object.entries(done).map(([name, { match, at }]) => ({ game, name, match, at })),
  );

/** They are somebody's now, and are not given away again. @param {string} person */
export function giveFeats(person) {
  try {
    localStorage.setItem(GIVEN, person);
  } catch {
    // Without storage there are none.
  }
}

/** @param {string} key @param {string} match @param {string[]} names */
export function rememberFeats(key, match, names) {
  const done = { ...feats(key) };
  for (const name of names) done[name] ??= { match, at: Date.now() };
  try {
    localStorage.setItem(FEATS, JSON.stringify({ ...read(FEATS, "{}"), [key]: done }));
  } catch {
    // Without storage they are seen at the end of the match only.
  }
}

/** @param {string} id @param {{title: string}} about */
export function rememberMatch(id, about) {
  if (matches().some((match) => match.id === id)) return;
  put(MATCHES, [{ ...about, id, at: Date.now() }, ...matches()]);
}

const PROMISES = keptAs("saloon.match.");
const PROMISED = 40;

/** What was promised about a match; null if this browser was not there. @param {string} match @returns {Promised | null} */
export const promiseOf = (match) => read(PROMISES + match, "null");

/**
 * Keep what was promised about a match. The oldest ones go: they were checked, or their match was never ended.
 * @param {string} match @param {Promised} kept
 */
export function keepPromise(match, kept) {
  const key = PROMISES + match;
  const others = Object.keys(localStorage).filter((each) => each.startsWith(PROMISES) && each !== key);
  const aged = others.map((each) => ({ each, at: Number(read(each, "{}").at ?? 0) }));
  for (const { each } of aged.sort((one, two) => two.at - one.at).slice(PROMISED - 1)) localStorage.removeItem(each);
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // Without storage the match can still be checked by its file.
  }
}

const TURNS = keptAs("saloon.turns");

/** @returns {{game: string, count: number}[]} */
const turns = () => read(TURNS);

/** How many turns of a game the coach has looked on in this browser. @param {string} game */
export const turnsOf = (game) => turns().find((each) => each.game === game)?.count ?? 0;

/** @param {string} game */
export function countTurn(game) {
  put(TURNS, [{ game, count: turnsOf(game) + 1 }, ...turns().filter((each) => each.game !== game)]);
}

const IDEAS = keptAs("saloon.ideas");

/** Whether the coach has told an idea of a game in this browser. @param {string} game @param {string} name @returns {boolean} */
export const isToldIdea = (game, name) => (read(IDEAS, "{}")[game] ?? []).includes(name);

/** @param {string} game @param {string} name */
export function rememberIdea(game, name) {
  const told = read(IDEAS, "{}");
  try {
    localStorage.setItem(IDEAS, JSON.stringify({ ...told, [game]: [...new Set([...(told[game] ?? []), name])] }));
  } catch {
    // Without storage it is told again.
  }
}

const BOTS = keptAs("saloon.bots");

/** Against whom this browser last played a game at once. @param {string} game @returns {{label?: string, level?: string}} */
export const botsOf = (game) => read(BOTS, "{}")[game] ?? {};

/** @param {string} game @param {{label: string, level: string}} chosen */
export function rememberBots(game, chosen) {
  try {
    localStorage.setItem(BOTS, JSON.stringify({ ...read(BOTS, "{}"), [game]: chosen }));
  } catch {
    // Without storage one chooses again.
  }
}

const COMPANY = keptAs("saloon.company");

/** The names that last sat round this device, without the first. */
export const companyHere = () => read(COMPANY);

/** @param {string[]} names */
export const rememberCompany = (names) => put(COMPANY, names);

const HOME = keptAs("saloon.home");

/**
 * What the house last told a person's lobby, and when; null if it never did.
 * @param {string} [person] @returns {(wire.HomeInfo & {at: number}) | null}
 */
export const homeOf = (person) => {
  const kept = read(HOME, "null");
  return person && kept?.me?.person === person ? kept : null;
};

/** @param {wire.HomeInfo} told */
export function rememberHome(told) {
  try {
    localStorage.setItem(HOME, JSON.stringify({ ...told, at: Date.now() }));
  } catch {
    // Without storage the lobby waits for the house.
  }
}
