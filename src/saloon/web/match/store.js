// The match as this page knows it: one value, changed in one way. What the server says and what the reader does are named
// changes; those who draw listen.

import { Paths } from "./path.js";

/** @typedef {page.State} State */

/** Before anything is known. @type {State} */
export const FIRST = {
  room: null,
  now: null,
  latest: null,
  quiet: true,
  tells: "",
  covered: false,
  paths: new Paths(),
  busy: false,
  ahead: "",
  hint: null,
  reasoned: false,
  asked: "",
  thinks: false,
  helped: "",
  thrown: "",
};

// -- what is so now --------------------------------------------------------------------------

/** The name of the position that is shown. @param {State} state */
export const placeOf = ({ now }) => (now ? `${now.match} ${now.number}` : "");

/** Whether the match is over and its last entry has been shown. @param {State} state */
export function isEnded({ room, now }) {
  if (!room || !now || room.phase !== "over") return false;
  return !room.match || now.match !== room.match.match || now.number >= room.match.number;
}

/** Which of this device's own seats are to act, or to throw. @param {State} state */
export function acts({ room, now }) {
  if (!room || !now || room.phase !== "play") return [];
  return [...now.to_act, now.throw].filter(
    (seat) => room.you.seats.includes(seat) && room.seats[seat]?.kind === "person",
  );
}

/** Whether the reader is to act, and sees the table. @param {State} state */
export const isMine = (state) => Boolean(state.room && !state.covered && acts(state).includes(state.room.you.seat));

/** In a window one answer is no question; only at a pace of days all are waited for, whatever they hold. @param {State} state */
export const isIdle = ({ room, now }) => Boolean(now?.window && !room?.setup.pace && now.scene.choices.length <= 1);

/**
 * Whether the only possible move plays itself: where nothing is hidden that it would tell, and not when it has just been taken back.
 * @param {State} state @param {boolean} sole whether the reader likes it so
 */
export function playsItself({ now, room, paths }, sole) {
  const one = now?.scene.choices.length === 1 && !paths.picked.length && now.line?.kind !== "undo";
  return sole && one && !room?.game.secrets;
}

/** The reader's seat that is to throw now; undefined if there is none. @param {State} state */
export function thrower(state) {
  const { room, now, quiet, covered } = state;
  if (!room || !now || !quiet || covered || room.setup.chance === "typed" || state.thrown === placeOf(state))
    return undefined;
  return acts(state).find((seat) => seat === now.throw);
}

/** Whether somebody else does something while the reader may decide all the same: all bet at once. @param {State} state @param {page.Shown} message */
export function isMeanwhile(state, message) {
  const { room, now } = state;
  const { line } = message;
  if (!room || !now || now.window || !line || !("to_act" in message)) return false;
  const { seat } = room.you;
  return line.seat >= 0 && line.seat !== seat && acts(state).includes(seat) && message.to_act.includes(seat);
}

// -- how it changes --------------------------------------------------------------------------

/** Each change by its name: what is different after it. */
const CHANGES = {
  /** The server told of the room. @param {State} _ @param {wire.RoomInfo} room */
  told: (_, room) => ({ room }),
  /** A message came; it is shown in its turn. @param {State} state @param {page.Shown} message */
  came: ({ latest }, message) => ({
    quiet: false,
    latest: message.type === "draft" ? latest && { ...latest, scene: message.scene } : message,
  }),
  /** Its turn has come. @param {State} _ @param {State["tells"]} tells */
  began: (_, tells) => ({ tells }),
  /** It is on the table. Where others decided meanwhile, what was asked before is about the same decision. @param {State} state @param {page.Position} now */
  shown(state, now) {
    const [before, place] = [placeOf(state), placeOf({ ...state, now })];
    const same = state.tells === "meanwhile" && before;
    return {
      now,
      asked: same && state.asked === before ? place : state.asked,
      helped: same && state.helped === before ? place : state.helped,
    };
  },
  /** What is half made goes on in the new position, where it still can. @param {State} state */
  carried: ({ paths, now }) => ({ paths: paths.carry(now?.scene.choices, now?.scene.alike) }),
  /** All has been shown. @param {State} state @param {boolean} covered whether the curtain hides it */
  settled(state, covered) {
    const { paths, now } = state;
    const mine = isMine({ ...state, covered });
    const next = mine ? paths.carry(now?.scene.choices, now?.scene.alike) : new Paths();
    return { quiet: true, tells: /** @type {const} */ (""), busy: false, covered, paths: next };
  },

  /** Something was clicked, lifted or taken back. @param {State} _ @param {Paths} paths */
  picked: (_, paths) => ({ paths }),
  /** A thing was put down where it changes nothing. */
  dropped: () => ({}),
  /** A place was clicked that the choice on its way will open. @param {State} _ @param {string} ahead */
  leapt: (_, ahead) => ({ ahead }),
  landed: () => ({ ahead: "" }),
  /** A choice is on its way. @param {State} state */
  sent: ({ paths }) => ({ busy: true, paths: new Paths(paths.choices, paths.alike) }),
  /** It was refused, or was about an old position. */
  freed: () => ({ busy: false }),
  /** The reader threw; the throw was refused. @param {State} state */
  threw: (state) => ({ thrown: placeOf(state) }),
  unthrown: () => ({ thrown: "" }),

  /** A hint is being thought about. @param {State} state */
  asked: (state) => ({ asked: placeOf(state), thinks: true }),
  /** It came. @param {State} state @param {wire.Hinted} hint */
  hinted: ({ paths }, hint) => ({ hint, reasoned: false, paths: new Paths(paths.choices, paths.alike) }),
  thought: () => ({ thinks: false }),
  /** An idea of the lessons was told. */
  mentioned: () => ({}),
  /** All of its reason was asked for. */
  reasoned: () => ({ reasoned: true }),
  /** The coach helps unasked. @param {State} state */
  helped: (state) => ({ helped: placeOf(state) }),
};

/** @typedef {keyof typeof CHANGES} Change */
/** @template {Change} C @typedef {typeof CHANGES[C] extends (state: State, ...given: infer Given) => unknown ? Given : []} Given */

/**
 * What cannot outlast a change: a hint is about one decision of which nothing is made yet.
 * @param {Change} name @param {State} state after it
 */
function outlasted(name, state) {
  const decided = name === "picked" || name === "sent";
  const elsewhere = (name === "began" && state.tells !== "meanwhile") || (name === "settled" && !isMine(state));
  return decided || elsewhere ? { ...state, hint: null } : state;
}

/**
 * The state after a change.
 * @template {Change} C @param {State} state @param {C} name @param {Given<C>} given @returns {State}
 */
export function after(state, name, ...given) {
  /** @type {(state: State, ...given: any[]) => Partial<State>} */
  const change = CHANGES[name];
  return outlasted(name, { ...state, ...change(state, ...given) });
}

/** @typedef {(state: State, name: Change) => void} Listener */

export class Store {
  constructor() {
    this.state = FIRST;
    /** @type {Listener[]} */
    this.listeners = [];
  }

  /** Hear of every change, after those who asked earlier. @param {Listener} listener */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** The one way in which anything changes. @template {Change} C @param {C} name @param {Given<C>} given */
  change(name, ...given) {
    this.state = after(this.state, name, ...given);
    for (const listener of this.listeners) listener(this.state, name);
  }
}
