// How wide letters are, known before they are drawn.

const SIZE = 100;
/** @type {Map<string, number>} */
const lengths = new Map();
/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/** How wide a text is in the letters of titles, at a height in units. @param {string} text @param {number} size */
function length(text, size) {
  if (!pen) {
    pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    pen.font = `700 ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue("--title")}`;
  }
  const known = lengths.get(text) ?? pen.measureText(text).width / SIZE;
  lengths.set(text, known);
  return known * size;
}

/** The height of letters at which a text fits its room; 0: the room has no limit. @param {string} text @param {number} size @param {number} room */
export function fitted(text, size, room) {
  return room ? Math.min(size, (size * room) / length(text, size)) : size;
}
