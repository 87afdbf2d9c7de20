// How wide letters are, known before they are drawn.

const SIZE = 100;
const lengths = new Map();
let pen = null;

/** How wide a text is in the letters of titles, so many units high. */
function length(text, size) {
  if (!pen) {
    pen = document.createElement("canvas").getContext("2d");
    pen.font = `700 ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue("--title")}`;
  }
  if (!lengths.has(text)) lengths.set(text, pen.measureText(text).width / SIZE);
  return lengths.get(text) * size;
}

/** The height of letters at which a text fits its room; 0: there is no end to it. */
export function fitted(text, size, room) {
  return room ? Math.min(size, (size * room) / length(text, size)) : size;
}
