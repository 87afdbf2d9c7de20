// Words that lie on the table for a while step aside for what may be clicked and for what one holds.

/**
 * Lay an element at that of its places (`data-at`) where what it covers weighs least; of equals the first.
 * @param {HTMLElement} element @param {string[]} places
 * @param {{left: number, top: number, right: number, bottom: number, weight?: number}[]} boxes of the screen
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
