// Words that lie on the table for a while step aside for what may be clicked.

/**
 * Lay an element at that of its places (`data-at`) where it covers the fewest boxes of the screen; of equals the first.
 * @param {HTMLElement} element @param {string[]} places @param {{left: number, top: number, right: number, bottom: number}[]} boxes
 */
export function stepAside(element, places, boxes) {
  const covered = places.map((place) => {
    element.dataset.at = place;
    const own = element.getBoundingClientRect();
    return boxes.filter((box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top).length;
  });
  element.dataset.at = places[covered.indexOf(Math.min(...covered))];
}
