// Making a room, and what is to happen there at once.

import { ask, once, post, wordsOf } from "../net/api.js";
import { rememberRoom } from "../net/memory.js";
import { me } from "../net/person.js";
import { toast } from "../ui/dialog.js";
import { settings } from "../ui/settings.js";
import { listed } from "../ui/times.js";
import { langNow, t } from "../words/words.js";
import { arrive } from "./home.js";

/** The name to sit down with: the kept one, else a plain one to be changed at the table. */
export const ownName = () => me()?.name || settings().name || t("guest-name");

/** Who else sits down at the same device: somebody with a key, or just a name. @typedef {{name?: string, key?: string}} Other */
/** What one goes to a room for. @typedef {{start?: wire.Level, others?: Other[], bots?: wire.Level[], again?: boolean}} Plan */

/** @type {Map<string, Plan>} */
const plans = new Map();

/** What one goes to a room for, told once. @param {string} code @returns {Plan} */
export function planOf(code) {
  const plan = plans.get(code) ?? {};
  plans.delete(code);
  return plan;
}

/**
 * Make a room and go there, with a chair for a friend unless more is wanted.
 * @param {{key: string, seats: [number, number]}} game
 * @param {page.Go} go
 * @param {{name?: string, seats?: number, options?: object | string, level?: wire.Level, others?: Other[], pace?: {days: number},
 *   company?: string, bots?: wire.Level[], position?: string, seat?: number}} [how]
 *   level: bots take all chairs; others: who sits down at the same device; either way it starts at once;
 *   company: a match whose people are asked to come; bots: those who sat there then; position: where it begins
 */
export async function openRoom(
  { key, seats: [least] },
  go,
  { name, seats, options, level, others, pace, company, bots, position, seat } = {},
) {
  try {
    await arrive();
    const joined = await post("/api/rooms", {
      game: key,
      name: name || ownName(),
      lang: langNow(),
      seats: seats ?? Math.max(2, least),
      ...(position ? { position, written: options, seat } : { options: options ?? {} }),
      ...(pace ? { pace } : {}),
    });
    rememberRoom(joined.code, { token: joined.token, game: key, phase: "setup" });
    if (level || others || bots?.length) plans.set(joined.code, { start: level, others, bots });
    if (company) await askThem(joined.code, company);
    await go(`/r/${joined.code}`);
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
  }
}

/** One goes to a room to play there again. @param {string} code */
export const againThere = (code) => plans.set(code, { again: true });

/** The others of a match are asked to a room, wherever they are. @param {string} code @param {string} match */
async function askThem(code, match) {
  const told = await post(`/api/rooms/${code}/invite`, { match }).catch(() => null);
  if (told?.names.length) toast(t("invited", { names: listed(told.names) }));
}

/**
 * The same once more, and with the same people: in its room if that stands as it did, else in a new one by the same rules.
 * @param {{match: string, room: string, game: string, seat?: number, options?: string, players: {kind: string, person?: string}[]}} match
 * @param {page.Go} go
 */
export async function again(match, go) {
  const room = await ask(`/api/rooms/${match.room}`).catch(() => null);
  const known = match.players.some((each, seat) => each.person && seat !== match.seat);
  if (room?.phase === "over" && room.game.key === match.game) {
    againThere(match.room);
    if (known) await askThem(match.room, match.match);
    return go(`/r/${match.room}`);
  }
  const game = await once(`/api/games/${match.game}`).catch(() => null);
  if (!game) {
    toast(t("failed"), { bad: true });
    return;
  }
  const bots = match.players.filter((each) => each.kind !== "human");
  const strength = bots[0]?.kind.split(":")[1] ?? game.levels[0];
  const level = bots.length === match.players.length - 1 ? /** @type {wire.Level} */ (strength) : undefined;
  return openRoom(game, go, {
    seats: match.players.length,
    options: chosen(game, match.options ?? ""),
    level,
    ...(known
      ? { company: match.match, bots: bots.map((each) => /** @type {wire.Level} */ (each.kind.split(":")[1])) }
      : {}),
  });
}

/** Options as a match file writes them, as the house reads them. @param {wire.GameInfo} game @param {string} text */
function chosen(game, text) {
  /** @param {boolean | number | string} value */
  const written = (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  const pairs = new Map(text.split(" ").map((each) => /** @type {[string, string]} */ (each.split("="))));
  const found = game.options.flatMap((option) => {
    const value = option.values.find((each) => written(each.value) === pairs.get(option.name));
    return value ? [[option.name, value.value]] : [];
  });
  return Object.fromEntries(found);
}
