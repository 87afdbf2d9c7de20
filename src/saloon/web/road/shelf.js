// Where the house in this browser keeps things: bytes under names, in IndexedDB.

const STORE = "kept";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {string} name @returns {Promise<IDBDatabase>} */
function opened(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

export class Shelf {
  /** @param {string} name each house has a shelf of its own */
  constructor(name) {
    this.name = name;
    /** @type {Promise<IDBDatabase> | undefined} */
    this.base = undefined;
  }

  /** Open, and opened again when the browser has shut it: storage may be cleared at any time. */
  async link() {
    this.base ??= opened(this.name);
    const base = await this.base.catch((fault) => {
      this.base = undefined;
      throw fault;
    });
    base.onclose = base.onversionchange = () => {
      this.base = undefined;
    };
    return base;
  }

  /** @param {string} name @returns {Promise<Uint8Array | undefined>} */
  async get(name) {
    const base = await this.link();
    return done(base.transaction(STORE).objectStore(STORE).get(name));
  }

  /** All whose names begin so: names, then what lies there. @param {string} prefix @returns {Promise<[string[], Uint8Array[]]>} */
  async under(prefix) {
    const store = (await this.link()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [names, kept] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return [names.map(String), kept];
  }

  /** All of it or nothing. @param {string[]} names @param {Uint8Array[]} bytes @param {string[]} drops @returns {Promise<void>} */
  async write(names, bytes, drops) {
    const base = await this.link();
    const change = base.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const name of drops) store.delete(name);
    names.forEach((name, at) => {
      store.put(bytes[at], name);
    });
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = change.onerror = () => reject(change.error ?? new Error("aborted"));
    });
  }
}
