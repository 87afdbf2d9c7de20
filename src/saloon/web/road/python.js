// Python in a worker: the runtime and the packed house, read from the files of the folder.

/** @typedef {import("./house.js").RoadList} RoadList */

/** A file at once; workers may wait. @param {string} address @returns {ArrayBuffer} */
function bytesNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  return request.response;
}

/**
 * `come` hears what part of the way is behind: 0 to 1.
 * @param {RoadList} list @param {string} base @param {(part: number) => void} [come]
 * @returns {Promise<{python: any, unpack: (group: string) => Promise<void>, bringGames: () => Promise<void>}>}
 */
export async function openPython(list, base, come = () => {}) {
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
  for (const name of list.needs.house) bring(name);
  const { loadPyodide } = await import(at("pyodide.mjs"));
  come(0.15);
  const python = await loadPyodide({
    indexURL: new URL(".", at("pyodide.mjs")).href,
    stdLibURL: at("library.zip"),
    env: { HOME: "/", SALOON_DATA: "/data" },
  });
  come(0.6);
  /** @param {string} group */
  const unpack = async (group) => {
    for (const name of list.needs[group]) {
      python.unpackArchive(await bring(name), "zip", { extractDir: "/house" });
      coming.delete(name);
    }
  };
  await unpack("house");
  come(0.7);
  python.runPython("import sys; sys.path.insert(0, '/house')");
  /** Bytes of games that have come meanwhile. @type {Map<string, ArrayBuffer>} */
  const games = new Map();
  const groups = Object.keys(list.needs).filter((group) => group.startsWith("game-"));
  /** A game is unpacked when its rules are first read, which cannot wait: if it has not come, all waits for it. @param {string} key */
  const bringGame = (key) => {
    for (const name of list.needs[`game-${key}`] ?? [])
      python.unpackArchive(games.get(name) ?? bytesNow(at(name)), "zip", { extractDir: "/house" });
  };
  python.pyimport("saloon.road.finding").find_games(bringGame);
  /** The other games come beside everything else. */
  const bringGames = async () => {
    for (const group of groups) for (const name of list.needs[group]) games.set(name, await bring(name));
  };
  return { python, unpack, bringGames };
}
