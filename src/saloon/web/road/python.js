// Python in a worker: the runtime and the packed house, read from the files of the folder.

/** @typedef {import("./house.js").RoadList} RoadList */

/**
 * @param {RoadList} list @param {string} base
 * @returns {Promise<{python: any, unpack: (group: string) => Promise<void>}>}
 */
export async function openPython(list, base) {
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
  for (const name of list.needs.first) bring(name);
  const { loadPyodide } = await import(at("pyodide.mjs"));
  const python = await loadPyodide({
    indexURL: new URL(".", at("pyodide.mjs")).href,
    env: { HOME: "/", SALOON_DATA: "/data" },
  });
  /** @param {string} group */
  const unpack = async (group) => {
    for (const name of list.needs[group]) {
      python.unpackArchive(await bring(name), "zip", { extractDir: "/house" });
      coming.delete(name);
    }
  };
  await unpack("first");
  python.runPython("import sys, importlib; sys.path.insert(0, '/house'); importlib.invalidate_caches()");
  return { python, unpack };
}
