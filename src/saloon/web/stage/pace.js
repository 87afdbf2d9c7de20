// How long an event stays before the eyes: arithmetic alone, the same for the page and for what measures it (bench/pace.py).

/** By its weight, at an even pace, in milliseconds. @type {Record<string, number>} */
export const TIMES = { silent: 0, routine: 280, notable: 900, dramatic: 2000 };
/** Between two people's turns. */
export const BREATH = 260;
/** What one has decided oneself needs no explaining. */
export const OWN = 320;
/** Motion: a thing glides, dice tumble, a cup is shaken before. */
export const MOVE = 240;
export const TUMBLE = 650;
export const SHAKE = 420;
/** Milliseconds for all that others do between two turns of the reader. */
export const ROUND = 4800;
/**
 * Of the time that is left, an event of its weight gets at most this part: so the first ones have all they need and a long run is told ever quicker.
 * @type {Record<string, number>}
 */
const PART = { silent: 0, routine: 0.06, notable: 0.19, dramatic: 0.6 };
/** What would be seen for fewer milliseconds just happens. */
const BLINK = 50;

/** An event, as far as its time goes. @typedef {{weight: string, own: boolean, changes: boolean, clocks: boolean}} Beat */

/** How long an entry stays before the eyes at an even pace. @param {Beat} beat */
export function time({ weight, own, changes, clocks }) {
  if (weight === "silent") return 0;
  const mine = own && weight !== "dramatic";
  const hurried = clocks && !mine ? 0.5 : 1; // nobody's clock is to run while they watch
  return (mine ? OWN : (TIMES[weight] ?? TIMES.notable)) * hurried + (changes && !mine ? BREATH : 0);
}

/** By what an event's time is multiplied when this share of the round is spent. @param {string} weight @param {number} spent */
export function share(weight, spent) {
  const whole = TIMES[weight] || 1;
  const part = PART[weight] * Math.max(0, ROUND - spent);
  return part < BLINK ? 0 : Math.min(1, part / whole);
}

/** How long it takes to be shown: what falls or glides is seen to its end. @param {Beat & {dice?: boolean}} beat @param {number} haste */
export function lasts(beat, haste) {
  const motion = beat.dice ? SHAKE + TUMBLE : beat.weight === "silent" ? 0 : MOVE;
  return Math.max(time(beat), motion) * haste;
}

/**
 * Seconds that a reader waits between two own turns: each beat is shown when it has come and the one before it has been seen. An own one plays itself
 * when all before it has been seen, and what follows comes that much later.
 * @param {(Beat & {at: number, dice?: boolean, end?: boolean})[]} beats @param {number} pace
 */
export function waits(beats, pace) {
  let clock = 0;
  let spent = 0;
  let later = 0;
  for (const beat of beats) {
    if (beat.own) later = Math.max(later, clock - beat.at * 1000);
    clock = Math.max(clock, beat.at * 1000 + later);
    const shown = lasts(beat, pace * (beat.end ? 1 : share(beat.weight, spent)));
    clock += shown;
    if (pace) spent += shown / pace;
  }
  return clock / 1000;
}
