// Python in a worker: the runtime and the packed house, read from the files of the folder, or remembered.

import { Memory } from "./memory.js";

/** @typedef {import("./house.js").RoadList} RoadList */

const HOUSE = "/house";
const ANEW = `import sys; sys.path.insert(0, "${HOUSE}")`;
/** Chance that lay in the memory would come again with every start; secrets never lie there. */
const AWAKE = "import random; random.seed()";

/** A file at once; workers may wait. @param {string} address @returns {ArrayBuffer} */
function bytesNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  return request.response;
}

/**
 * An extension of Python in its place, before Python itself begins: so it lies in the same place in every memory.
 * @param {any} module @param {string} path @param {Uint8Array} bytes
 */
async function link(module, path, bytes) {
  module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  module.FS.writeFile(path, bytes);
  const library = module.newDSO(path, undefined, "loading");
  library.global = false;
  library.exports = await module.loadWebAssemblyModule(bytes, { loadAsync: true, nodelete: true }, path, {});
  const name = path.slice(path.lastIndexOf("/") + 1).split(".")[0];
  module.addFunction(library.exports[`PyInit_${name}`]);
}

/**
 * Python with the house read. `come` hears what part of the way is behind: 0 to 1. `making`: what this start has read is
 * kept for the next one.
 * @param {RoadList} list @param {string} base @param {(part: number) => void} [come] @param {boolean} [making]
 * @returns {Promise<{python: any, browser: any, unpack: (group: string) => Promise<void>, bringGames: () => Promise<void>,
 *   recalled: boolean}>} `recalled`: with the memory of an earlier start
 */
export async function openPython(list, base, come = () => {}, making = false) {
  /** @param {string} name */
  const at = (name) => new URL(list.files[name].at, base).href;
  /** Asked for at once, so that they come beside each other. @type {Map<string, Promise<ArrayBuffer>>} */
  const coming = new Map();
  /** @param {string} name */
  const bring = (name) => {
    let come = coming.get(name);
    if (!come) {
      come = fetch(at(name)).then((answer) => {
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        return answer.arrayBuffer();
      });
      coming.set(name, come);
    }
    return come;
  };
  const extensions = Object.keys(list.files).filter((name) => name.endsWith(".so"));
  for (const name of [...list.needs.house, ...extensions]) bring(name);
  const memory = new Memory(list, base);
  const { loadPyodide } = await import(at("pyodide.mjs"));
  const { default: createModule } = await import(at("pyodide.asm.mjs"));
  come(0.15);
  const createPyodideModule = (/** @type {any} */ settings) =>
    new Promise((resolve, reject) => {
      settings.preRun.push((/** @type {any} */ module) => {
        module.addRunDependency("extensions");
        linkAll(module).then(() => module.removeRunDependency("extensions"), reject);
      });
      createModule(settings).then(resolve, reject);
    });
  /** @param {any} module */
  const linkAll = async (module) => {
    for (const name of extensions) {
      await link(module, `${HOUSE}/${name}`, new Uint8Array(await bring(name)));
      coming.delete(name);
    }
  };
  /** @param {any} python @param {string} group */
  const unpackInto = async (python, group) => {
    for (const name of list.needs[group]) {
      python.unpackArchive(await bring(name), "zip", { extractDir: HOUSE });
      coming.delete(name);
    }
  };
  /** Python with the house read. @param {Record<string, any>} how @param {string} first what it does before */
  const begin = async (how, first) => {
    const python = await loadPyodide({
      indexURL: new URL(".", at("pyodide.mjs")).href,
      stdLibURL: at("library.zip"),
      env: { HOME: "/", SALOON_DATA: "/data" },
      createPyodideModule,
      ...how,
    });
    come(0.6);
    await unpackInto(python, "house");
    come(0.7);
    python.runPython(first);
    return { python, browser: python.pyimport("saloon.road.browser") };
  };
  const remembered = await memory.recall((kept) => begin({ _loadSnapshot: kept }, AWAKE));
  const { python, browser } = remembered ?? (await begin({ _makeSnapshot: making }, ANEW));
  if (making && !remembered) memory.keep(() => python.makeMemorySnapshot());
  const unpack = (/** @type {string} */ group) => unpackInto(python, group);
  /** Bytes of games that have come meanwhile. @type {Map<string, ArrayBuffer>} */
  const games = new Map();
  const groups = Object.keys(list.needs).filter((group) => group.startsWith("game-"));
  /** A game is unpacked when its rules are first read, which cannot wait: if it has not come, all waits for it. @param {string} key */
  const bringGame = (key) => {
    for (const name of list.needs[`game-${key}`] ?? [])
      python.unpackArchive(games.get(name) ?? bytesNow(at(name)), "zip", { extractDir: HOUSE });
  };
  python.pyimport("saloon.road.finding").find_games(bringGame);
  /** The other games come beside everything else. */
  const bringGames = async () => {
    for (const group of groups) for (const name of list.needs[group]) games.set(name, await bring(name));
  };
  return { python, browser, unpack, bringGames, recalled: Boolean(remembered) };
}
