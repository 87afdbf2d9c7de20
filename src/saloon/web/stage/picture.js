// A picture of the position as it is shown: SVG as it is, PNG drawn from it.

const SCALE = 2;
const MARKS =
  ".mark-dim{opacity:.55}.mark-last{filter:drop-shadow(0 0 5px var(--gold))}" +
  ":where(text:not([fill])){font-family:Rockwell,'Roboto Slab',Georgia,serif;font-weight:700;fill:var(--chalk)}" +
  ".corner{fill:#2a2018}.on-paper{fill:var(--ink)}.on-wood{fill:#3f2716}" +
  ".on-red{fill:color-mix(in srgb,#ff8a66 var(--dark),#b4372a)}.ring,.mark-ghost{display:none}.mark-veil{mix-blend-mode:saturation}";
const NAMES = [
  "paper",
  "sheet",
  "ink",
  "soft",
  "line",
  "walnut",
  "walnut-deep",
  "felt",
  "felt-deep",
  "brick",
  "gold",
  "sky",
  "sage",
  "ivory",
  "wood-light",
  "wood-dark",
  "chalk",
  "dark",
  "dusk",
  "lamp",
  ...Array.from({ length: 8 }, (_, i) => `tone-${i}`),
];
/** @typedef {import("./scene.js").Stage} Stage */
/** @type {Record<string, string>} */
const GROUNDS = { felt: "felt", wood: "walnut", parchment: "sheet", paper: "sheet" };

/** @param {Stage} stage @param {"svg" | "png"} kind */
export async function pictureOf(stage, kind) {
  const [width, height] = stage.size;
  const text = standalone(stage, width, height);
  return kind === "svg" ? { content: text, type: "image/svg+xml" } : png(text, width, height);
}

/**
 * A result to be handed on: the game, who has won, the last position, and the places.
 * @param {Stage} stage @param {string} title @param {string} sentence @param {[name: string, note: string, score: string][]} rows
 */
export function resultCard(stage, title, sentence, rows) {
  const [width, height] = stage.size;
  const [head, step] = [150, 46];
  const whole = head + height + 30 + rows.length * step + 30;
  /** @param {number} x @param {number} y @param {number} size @param {string} text */
  const letters = (x, y, size, text, more = "") =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;
  const list = rows.flatMap(([name, note, score], i) => {
    const y = head + height + 30 + (i + 0.7) * step;
    return [
      letters(40, y, 28, name),
      letters(width * 0.45, y, 20, note, 'opacity=".75"'),
      letters(width - 40, y, 28, score, 'text-anchor="end"'),
    ];
  });
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}">` +
    `<style>text{font-family:Rockwell,'Roboto Slab',Georgia,serif;font-weight:700;fill:#fbf6ea}</style>` +
    `<rect width="${width}" height="${whole}" rx="24" fill="#3f2716"/>` +
    `<rect x="8" y="8" width="${width - 16}" height="${whole - 16}" rx="18" fill="none" stroke="#d79f36" stroke-width="3"/>` +
    letters(width / 2, 58, 30, `Saloon · ${title}`, 'text-anchor="middle" opacity=".8"') +
    letters(width / 2, 118, sentence.length > 34 ? 34 : 48, sentence, 'text-anchor="middle" style="fill:#e9bb5e"') +
    `<g transform="translate(20 ${head}) scale(${(width - 40) / width})">${standalone(stage, width, height)}</g>${list.join("")}</svg>`;
  return png(text, width, whole);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** @param {string} text @param {number} width @param {number} height */
async function png(text, width, height) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  /** @type {Blob} */
  const content = await new Promise((ready, fail) =>
    canvas.toBlob((made) => (made ? ready(made) : fail(new Error("no picture"))), "image/png"),
  );
  return { content, type: "image/png" };
}

/** @param {Stage} stage @param {number} width @param {number} height */
function standalone(stage, width, height) {
  const style = getComputedStyle(document.documentElement);
  const colours = NAMES.map((name) => `--${name}:${style.getPropertyValue(`--${name}`)}`).join(";");
  const copy = /** @type {SVGGElement} */ (stage.layer.cloneNode(true));
  for (const each of copy.querySelectorAll(".ring, .gone, .below")) each.remove();
  const used = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1)));
  const symbols = [...document.querySelectorAll("#art symbol")].filter((symbol) => used.has(symbol.id));
  const extra = [...document.querySelectorAll("#art > :not(symbol)")];
  /** @param {Node} each */
  const write = (each) => new XMLSerializer().serializeToString(each);
  const ground = `var(--${GROUNDS[stage.scene?.ground ?? ""] ?? "felt"})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>svg{${colours}}${MARKS}</style><defs>${[...symbols, ...extra].map(write).join("")}</defs>` +
    `<rect width="${width}" height="${height}" rx="18" fill="${ground}"/>${write(copy)}</svg>`
  );
}
