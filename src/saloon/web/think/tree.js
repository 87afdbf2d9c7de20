// The tree of what was tried: moves that branch from a position, each with a remark. Knows no element of the page.

/** A move: after which one (−1: at the beginning), who, what, and a remark. @typedef {{after: number, seat: number, move: string, note?: string}} Branch */
/**
 * A tree as it is kept and sent.
 * @typedef {{saloon: "analysis", format: 1, game: string, options: string, seats: number, begins: string, name: string,
 *   note: string, nodes: Branch[]}} Kept
 */

export class Tree {
  /** @param {Partial<Kept> & {game: string}} kept */
  constructor({ game, options = "", seats = 0, begins = "", name = "", note = "", nodes = [] }) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.begins = begins;
    this.name = name;
    this.note = note;
    this.nodes = nodes.map((each) => ({ ...each }));
    /** Where one looks. */
    this.at = -1;
  }

  /** @returns {Kept} */
  get kept() {
    const { game, options, seats, begins, name, note, nodes } = this;
    return { saloon: "analysis", format: 1, game, options, seats, begins, name, note, nodes };
  }

  /** The numbers of the nodes that lead to one. @param {number} node */
  way(node) {
    const found = [];
    for (let at = node; at >= 0; at = this.nodes[at].after) found.unshift(at);
    return found;
  }

  /** The moves that lead there. */
  line(node = this.at) {
    return this.way(node).map((at) => ({ seat: this.nodes[at].seat, action: this.nodes[at].move }));
  }

  /** @param {number} node */
  children(node) {
    return this.nodes.flatMap((each, at) => (each.after === node ? [at] : []));
  }

  /** A move from where one looks: a known one is gone to, a new one branches. @param {number} seat @param {string} move */
  go(seat, move) {
    const known = this.children(this.at).find((at) => this.nodes[at].seat === seat && this.nodes[at].move === move);
    if (known === undefined) this.nodes.push({ after: this.at, seat, move });
    this.at = known ?? this.nodes.length - 1;
  }

  /** One move back; false at the beginning. */
  back() {
    if (this.at < 0) return false;
    this.at = this.nodes[this.at].after;
    return true;
  }

  /** One move on along the main line; false at its end. */
  on() {
    const [first] = this.children(this.at);
    if (first === undefined) return false;
    this.at = first;
    return true;
  }

  /** The last move of the line one looks at. */
  end() {
    while (this.on());
  }

  /** The next or the previous move beside the one that is looked at. @param {1 | -1} step */
  beside(step) {
    if (this.at < 0) return false;
    const row = this.children(this.nodes[this.at].after);
    this.at = row[(row.indexOf(this.at) + step + row.length) % row.length];
    return row.length > 1;
  }

  /** The move that is looked at goes, with all that follows; one looks at what was before. */
  cut() {
    if (this.at < 0) return false;
    const { after } = this.nodes[this.at];
    const gone = new Set([this.at]);
    for (const [at, each] of this.nodes.entries()) if (gone.has(each.after)) gone.add(at);
    const places = new Map([[-1, -1]]);
    const left = this.nodes.filter((_, at) => !gone.has(at) && places.set(at, places.size - 1));
    this.nodes = left.map((each) => ({ ...each, after: places.get(each.after) ?? -1 }));
    this.at = places.get(after) ?? -1;
    return true;
  }

  /** The move that is looked at becomes the main one among those beside it. */
  lift() {
    if (this.at < 0) return false;
    const row = this.children(this.nodes[this.at].after);
    if (row[0] === this.at) return false;
    const way = this.line();
    const order = [...this.nodes.keys()].sort((one, other) => Number(other === this.at) - Number(one === this.at));
    this.nodes = sorted(this.nodes, order);
    this.at = -1;
    for (const { seat, action } of way) this.go(seat, action);
    return true;
  }
}

/** The nodes in another order, parents before their children. @param {Branch[]} nodes @param {number[]} order */
function sorted(nodes, order) {
  /** @type {Map<number, number>} */
  const places = new Map([[-1, -1]]);
  /** @type {Branch[]} */
  const found = [];
  let waiting = order;
  while (waiting.length) {
    const next = waiting.find((at) => places.has(nodes[at].after));
    if (next === undefined) return nodes;
    places.set(next, found.length);
    found.push({ ...nodes[next], after: places.get(nodes[next].after) ?? -1 });
    waiting = waiting.filter((at) => at !== next);
  }
  return found;
}

/** A tree in an address: packed, in letters that an address may have. @param {Kept} kept */
export async function packed(kept) {
  const stream = new Blob([JSON.stringify(kept)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, (each) => String.fromCharCode(each)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text @returns {Promise<Kept>} */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

/** Whether what was read is a tree. @param {any} kept @returns {kept is Kept} */
export function isTree(kept) {
  return (
    kept?.saloon === "analysis" &&
    kept.format === 1 &&
    typeof kept.game === "string" &&
    Array.isArray(kept.nodes) &&
    kept.nodes.every(
      (/** @type {Branch} */ each, /** @type {number} */ at) =>
        Number.isInteger(each.after) && each.after >= -1 && each.after < at && typeof each.move === "string",
    )
  );
}
