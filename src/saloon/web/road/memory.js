// What Python remembers of its start: its memory once the house has been read, kept beside the house in this browser.
// The next start takes it up instead of reading everything again; it is thrown away with its house.

/** @typedef {import("./house.js").RoadList} RoadList */

const NAME = "memory";
/** There while a start takes the memory up. One that never got to its end left it there, and the memory is not used again. */
const TRIED = "memory-tried";
/** By whom it was made: another browser makes its own. */
const MAKER = "saloon-made-by";

/** The cache in which a version of the house lies; an address may have several houses. @param {string} base @param {string} version */
export const cacheOf = (base, version) => `saloon-road-${new URL(base).pathname}${version}`;

/** The memory of one house. Whatever goes wrong with it, the house opens without it. */
export class Memory {
  /** @param {RoadList} list @param {string} base */
  constructor(list, base) {
    this.cache = cacheOf(base, list.version);
    this.at = new URL(NAME, base);
    this.tried = new URL(TRIED, base);
  }

  /** Where the house is kept, if it is. */
  async shelf() {
    return "caches" in globalThis && (await caches.has(this.cache)) ? caches.open(this.cache) : null;
  }

  /**
   * That of an earlier start of this very house; `begin` makes use of it.
   * @template T @param {(memory: Uint8Array) => Promise<T>} begin @returns {Promise<T | undefined>}
   */
  async recall(begin) {
    try {
      const shelf = await this.shelf();
      const found = await shelf?.match(this.at);
      if (!shelf || !found?.body || found.headers.get(MAKER) !== navigator.userAgent) return undefined;
      if (await shelf.match(this.tried)) throw new Error("an earlier start did not get to its end");
      await shelf.put(this.tried, new Response());
      const whole = new Response(found.body.pipeThrough(new DecompressionStream("gzip")));
      const begun = await begin(new Uint8Array(await whole.arrayBuffer()));
      await shelf.delete(this.tried);
      return begun;
    } catch {
      await this.forget();
      return undefined;
    }
  }

  /** Keep what `make` makes at once, for the next start. @param {() => Uint8Array<ArrayBuffer>} make */
  async keep(make) {
    try {
      const memory = make();
      const shelf = await this.shelf();
      if (!shelf) return;
      const small = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
      const body = await new Response(small).blob();
      const headers = { [MAKER]: navigator.userAgent, "content-length": String(body.size) };
      await shelf.put(this.at, new Response(body, { headers }));
    } catch {} // no room
  }

  async forget() {
    try {
      const shelf = await this.shelf();
      await shelf?.delete(this.at);
      await shelf?.delete(this.tried);
    } catch {} // then it is of no use next time either
  }
}

/** Bytes it takes on this device. @param {Cache} cache @param {string} base */
export const memorySize = async (cache, base) =>
  Number((await cache.match(new URL(NAME, base)))?.headers.get("content-length") ?? 0);
