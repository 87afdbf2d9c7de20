// From clicks to a choice. Knows ids and paths only; what they mean is the game's affair.

/**
 * A path is a row of ids. In a loose one all but the last may come in any order, and be taken back. What was
 * clicked lights the ghosts of every choice that lacks one click, and those that all choices left have in common.
 * @typedef {wire.Choice} Choice
 */
/** What became of a click. @typedef {{made?: Choice, did: "made" | "step" | "back" | "anew" | "nothing"}} Clicked */

export class Paths {
  /**
   * @param {Choice[]} choices
   * @param {string[][]} alike ids that may stand for one another in a loose path
   * @param {string[]} picked what has been clicked so far
   */
  constructor(choices = [], alike = [], picked = []) {
    this.choices = choices;
    this.alike = alike;
    this.picked = picked;
  }

  /** The same, to be clicked on: the state of a match keeps what was. */
  copy() {
    return new Paths(this.choices, this.alike, [...this.picked]);
  }

  /** Choices that need no click on a thing: plain buttons. */
  get plain() {
    return this.choices.filter((each) => each.path.length === 0);
  }

  /** Choices that what was clicked so far can still become. */
  get open() {
    return this.choices.filter((each) => each.path.length > 0 && fits(each, this.picked, this.alike));
  }

  /** Choices that what was clicked so far already is. */
  get complete() {
    return this.open.filter(
      (each) => each.path.length === this.picked.length && !(each.loose && this.picked.length === 0),
    );
  }

  /** Ids that may be clicked now. */
  get next() {
    /** @type {Set<string>} */
    const ids = new Set();
    for (const choice of this.open) for (const id of following(choice, this.picked, this.alike)) ids.add(id);
    return ids;
  }

  /** Ids that what is half made would open, each with whether a click there makes the choice and goes on. */
  get leads() {
    /** @type {Map<string, boolean>} */
    const found = new Map();
    if (!this.picked.length) return found;
    for (const id of this.open.flatMap((each) => each.leads ?? [])) found.set(id, Boolean(this.leap(id)));
    return found;
  }

  /** The one choice that opens the id and lacks only its last click. What can be begun instead is no leap. @param {string} id */
  leap(id) {
    if (!this.picked.length || this.next.has(id) || this.first.has(id)) return undefined;
    const ways = this.open.filter((each) => each.leads?.includes(id));
    return ways.length === 1 && ways[0].path.length === this.picked.length + 1 ? ways[0] : undefined;
  }

  /** Ids that begin a choice, whatever is half made. */
  get first() {
    /** @type {Set<string>} */
    const ids = new Set();
    for (const choice of this.choices) for (const id of following(choice, [], this.alike)) ids.add(id);
    return ids;
  }

  /** The choice that a click on the id would make. @param {string} id */
  making(id) {
    return this.open.find(
      (each) => each.path.length === this.picked.length + 1 && following(each, this.picked, this.alike).includes(id),
    );
  }

  /** Ids of ghosts that the choice half made calls up: those of every choice it can still become, and of those that lack one click. */
  get shown() {
    const open = this.picked.length ? this.open : [];
    const near = open.filter((each) => each.path.length === this.picked.length + 1).flatMap((each) => each.shows ?? []);
    const sure = (open[0]?.shows ?? []).filter((id) => open.every((each) => each.shows?.includes(id)));
    return new Set([...near, ...sure]);
  }

  /** What would be shown after a click on the id. @param {string} id */
  glimpse(id) {
    return new Paths(this.choices, this.alike, this.next.has(id) ? [...this.picked, id] : [id]).shown;
  }

  /** Whether the id can only end a loose choice that is not ready yet (a button shown but not lit). @param {string} id */
  later(id) {
    return this.open.some((each) => each.loose && each.path.at(-1) === id) && !this.next.has(id);
  }

  /**
   * Returns a choice when a click makes it, else what became of the click.
   * @param {string} id @returns {Clicked}
   */
  click(id) {
    if (this.picked.includes(id) && !this.next.has(id)) {
      this.unpick(id);
      return { did: "back" };
    }
    if (this.next.has(id)) return this.step(id);
    if (this.first.has(id)) {
      this.picked = [];
      const result = this.step(id);
      return result.made ? result : { did: "anew" };
    }
    return { did: "nothing" };
  }

  /** @param {string} id @returns {Clicked} */
  step(id) {
    this.picked = [...this.picked, id];
    const kin = group(id, this.alike).filter((each) => !this.picked.includes(each));
    this.picked.push(...kin.slice(0, this.lacking(id))); // one of three fours takes the other two along
    const done = this.complete;
    const more = this.open.some((each) => each.path.length > this.picked.length);
    if (done.length === 1 && !more) {
      this.picked = [];
      return { made: done[0], did: "made" };
    }
    return { did: "step" };
  }

  /** How many things like this one every choice still wants that what is picked can become. @param {string} id */
  lacking(id) {
    const ways = this.open.filter((each) => each.loose && this.picked.length < each.path.length);
    const kin = group(id, this.alike);
    return ways.length
      ? Math.min(
          ...ways.map(
            (each) => (wanted(each, this.picked, this.alike) ?? []).filter((want) => kin.includes(want)).length,
          ),
        )
      : 0;
  }

  /** Take one click back: in a loose choice that one and those that came along with it, otherwise it and all after it. @param {string} id */
  unpick(id) {
    const at = this.picked.indexOf(id);
    if (at < 0) return;
    const without = this.picked.filter((each) => each !== id);
    if (!this.choices.some((each) => each.loose && fits(each, without, this.alike))) {
      this.picked = this.picked.slice(0, at);
      return;
    }
    this.picked = without;
    const kin = group(id, this.alike);
    while (this.lacking(id) && this.picked.some((each) => kin.includes(each)))
      this.picked.splice(
        this.picked.findLastIndex((each) => kin.includes(each)),
        1,
      );
  }

  /** Take the last click back; false if there was none. */
  back() {
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** The same half-made choice among new choices, as far as it still leads somewhere. @param {Choice[]} [choices] @param {string[][]} [alike] */
  carry(choices, alike) {
    const next = new Paths(choices, alike);
    for (const id of this.picked) if (next.next.has(id)) next.picked.push(id);
    return next;
  }
}

/** The other ids that may be clicked instead, and the id itself. @param {string} id @param {string[][]} alike */
const group = (id, alike) => alike.find((ids) => ids.includes(id)) ?? [id];

/**
 * What a loose choice still wants after these clicks; null if it is another choice.
 * @param {Choice} choice @param {string[]} clicks @param {string[][]} alike
 */
function wanted(choice, clicks, alike) {
  const rest = choice.path.slice(0, -1);
  for (const id of clicks) {
    const at = rest.findIndex((each) => group(each, alike).includes(id));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** @param {Choice} choice @param {string[]} picked @param {string[][]} alike */
function fits(choice, picked, alike) {
  if (picked.length > choice.path.length) return false;
  if (!choice.loose) return picked.every((id, i) => choice.path[i] === id);
  if (picked.length === choice.path.length)
    return picked.at(-1) === choice.path.at(-1) && wanted(choice, picked.slice(0, -1), alike) !== null;
  return wanted(choice, picked, alike) !== null;
}

/** Ids that continue a choice after what was clicked. @param {Choice} choice @param {string[]} picked @param {string[][]} alike */
function following(choice, picked, alike) {
  if (!choice.loose) return picked.length < choice.path.length ? [choice.path[picked.length]] : [];
  if (picked.length >= choice.path.length) return [];
  const rest = wanted(choice, picked, alike) ?? [];
  return rest.length
    ? rest.flatMap((id) => group(id, alike)).filter((id) => !picked.includes(id))
    : choice.path.slice(-1);
}
