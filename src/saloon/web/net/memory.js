// What this browser remembers of rooms and matches: the tokens of its guests, and the way back.

const ROOMS = "saloon.rooms";
const MATCHES = "saloon.matches";
const FEATS = "saloon.challenges";
const MOST = 12;
/** So many tables are kept that were left before their match was over. */
const MOST_OPEN = 60;

function read(key, empty = "[]") {
  try {
    return JSON.parse(localStorage.getItem(key) ?? empty);
  } catch {
    return JSON.parse(empty);
  }
}

function put(key, row, stays = () => false) {
  try {
    localStorage.setItem(key, JSON.stringify(row.filter((each, at) => at < MOST || (at < MOST_OPEN && stays(each)))));
  } catch {
    // Without storage the page still plays; only the way back after closing it is lost.
  }
}

export const rooms = () => read(ROOMS);
export const matches = () => read(MATCHES);

/** Whether a match waits there, or one that has not begun. */
export const isUnfinished = (room) => room.phase === "setup" || room.phase === "pledge" || room.phase === "play";

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

export function rememberRoom(code, about) {
  const old = rooms().find((room) => room.code === code) ?? {};
  put(
    ROOMS,
    [{ ...old, ...about, code, at: Date.now() }, ...rooms().filter((room) => room.code !== code)],
    isUnfinished,
  );
  if (about.token) sessionStorage.setItem(ROOMS, JSON.stringify({ ...session(), [code]: about.token }));
}

/** Who one was there is over; who one was before that, if anybody, one is again. */
export function forgetRoom(code, wholly = false) {
  const { token: _token, before: old, ...about } = rooms().find((room) => room.code === code) ?? {};
  const before = wholly ? undefined : old;
  put(
    ROOMS,
    [...(before ? [{ ...about, token: before }] : []), ...rooms().filter((room) => room.code !== code)],
    isUnfinished,
  );
  const { [code]: _, ...rest } = session();
  sessionStorage.setItem(ROOMS, JSON.stringify(before ? { ...rest, [code]: before } : rest));
}

/** What has been done in a game: a feat's name with the first match that did it. */
export const feats = (key) => read(FEATS, "{}")[key] ?? {};

export function rememberFeats(key, match, names) {
  const done = { ...feats(key) };
  for (const name of names) done[name] ??= { match, at: Date.now() };
  try {
    localStorage.setItem(FEATS, JSON.stringify({ ...read(FEATS, "{}"), [key]: done }));
  } catch {
    // Without storage they are seen at the end of the match only.
  }
}

export function rememberMatch(id, about) {
  if (matches().some((match) => match.id === id)) return;
  put(MATCHES, [{ ...about, id, at: Date.now() }, ...matches()]);
}

const PROMISES = "saloon.match.";
const PROMISED = 40;

/** What was promised about a match; null if this browser was not there. */
export const promiseOf = (match) => read(PROMISES + match, "null");

/** Keep what was promised about a match. The oldest ones go: they were checked, or their match was never ended. */
export function keepPromise(match, kept) {
  const key = PROMISES + match;
  const others = Object.keys(localStorage).filter((each) => each.startsWith(PROMISES) && each !== key);
  const age = new Map(others.map((each) => [each, read(each, "{}").at ?? 0]));
  for (const each of others.sort((one, two) => age.get(two) - age.get(one)).slice(PROMISED - 1))
    localStorage.removeItem(each);
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // Without storage the match can still be checked by its file.
  }
}

const TURNS = "saloon.turns";

/** How many turns of a game the coach has looked on in this browser. */
export const turnsOf = (game) => read(TURNS).find((each) => each.game === game)?.count ?? 0;

export function countTurn(game) {
  put(TURNS, [{ game, count: turnsOf(game) + 1 }, ...read(TURNS).filter((each) => each.game !== game)]);
}

const BOTS = "saloon.bots";

/** Against whom this browser last played a game at once. */
export const botsOf = (game) => read(BOTS, "{}")[game] ?? {};

export function rememberBots(game, chosen) {
  try {
    localStorage.setItem(BOTS, JSON.stringify({ ...read(BOTS, "{}"), [game]: chosen }));
  } catch {
    // Without storage one chooses again.
  }
}

const COMPANY = "saloon.company";

/** The names that last sat round this device, without the first. */
export const companyHere = () => read(COMPANY);

export const rememberCompany = (names) => put(COMPANY, names);

const HOME = "saloon.home";

/** What the house last told the lobby, and when; null if it never did. It is whoever's key it was asked with. */
export const homeOf = (person) => {
  const kept = read(HOME, "null");
  return kept?.me?.person === person ? kept : null;
};

export function rememberHome(told) {
  try {
    localStorage.setItem(HOME, JSON.stringify({ ...told, at: Date.now() }));
  } catch {
    // Without storage the lobby waits for the house.
  }
}
