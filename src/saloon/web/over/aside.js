// Words that lie on the table for a while step aside for what may be clicked and for what one holds.

/**
 * Lay an element at that of its places (`data-at`) where what it covers weighs least; of equals the first.
 * @param {HTMLElement} element @param {string[]} places
 * @param {page.Box[]} boxes of the screen
 */
export function stepAside(element, places, boxes) {
  const covered = places.map((place) => {
    element.dataset.at = place;
    const own = element.getBoundingClientRect();
    const under = boxes.filter(
      (box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
    );
    return under.reduce((sum, box) => sum + (box.weight ?? 1), 0);
  });
  element.dataset.at = places[covered.indexOf(Math.min(...covered))];
}

/** Kinds of things that one plays with, wherever they lie; and how much it weighs to cover one of them, a token, or a line of a list. */
const HELD = new Set(["die", "cup", "card"]);
const [HEAVY, LOOSE, LINE] = [100, 0.5, 0.2];
/** And to cover a hint, for as long as an idea of the lessons is read. */
export const HINT = 10;

/**
 * What is to be seen: what may be clicked, dice and cards, and what is the reader's own; rather a line of a list is covered than any of those.
 * @param {import("../stage/scene.js").Stage} stage @param {number} seat the reader's @param {string[]} ids of what may be clicked
 * @returns {page.Box[]}
 */
export function inSight(stage, seat, ids) {
  const nodes = stage.scene?.nodes ?? [];
  const held = nodes.filter(
    ({ id, kind, tone, label }) =>
      (HELD.has(kind ?? "") && label) ||
      (kind === "chip" && tone === seat) ||
      (kind === "panel" && id === `seat-${seat}`),
  );
  const own = nodes.filter(
    ({ id, kind, tone }) => id === `seat-${seat}` || id.startsWith(`seat-${seat}-`) || (kind && tone === seat),
  );
  const loose = nodes.filter(({ id, kind }) => kind === "token" && !id.startsWith("seat-"));
  /** @param {wire.Node[]} some */
  const seen = (some) => new Set(some.filter((node) => stage.panes.sees(node)).map((node) => node.id));
  /** @param {Set<string>} some @param {number} weight */
  const weighed = (some, weight) => stage.boxes(some).map((box) => ({ ...box, weight }));
  return [
    ...weighed(new Set([...ids, ...seen(held)]), HEAVY),
    ...weighed(seen(loose), LOOSE),
    ...weighed(seen(own), LINE),
  ];
}
