// Where the page is: at a house that has a server, or on the road, where the house is a folder of files and the address
// of a page stands behind the #.

/** What the folder says of itself in index.html: where its list lies, and the page's own files. */
const meta = typeof document === "undefined" ? null : document.querySelector('meta[name="saloon-road"]');

/** Whether the house is inside this browser. */
export const onRoad = meta !== null;

/** Of the list of all files, and of the folder of the page's own. @type {string} */
export const listAt = meta?.getAttribute("content") ?? "";
const pageAt = meta?.getAttribute("data-page") ?? "";

/** The folder of the house, as a whole address. */
export const here = () => new URL(".", new URL(listAt, location.href)).href;

/**
 * The name under which this browser keeps something of the house. Several houses may lie at one address; each has people
 * and rooms of its own.
 * @param {string} name
 */
export const keptAs = (name) => (onRoad ? name.replace("saloon.", `saloon.road${new URL(here()).pathname}`) : name);

/** The page that is shown: path, query and what follows the #. */
export const spot = () =>
  onRoad ? new URL(location.hash.slice(1) || "/", "http://road") : new URL(location.href, location.origin);

/**
 * The address of a page of the house, or of a file of the page, as a browser opens it from here.
 * @param {string} path
 */
export function address(path) {
  if (!onRoad || !path.startsWith("/")) return path;
  return path.startsWith("/web/") ? pageAt + path.slice("/web/".length) : `#${path}`;
}

/** The same for others, from wherever they are. @param {string} path */
export const wholeAddress = (path) =>
  onRoad ? `${location.href.split("#")[0]}${address(path)}` : location.origin + path;

/** Another address for the page that is shown. @param {string} path @param {boolean} [replace] */
export function setPlace(path, replace = true) {
  history[replace ? "replaceState" : "pushState"](null, "", address(path));
}

/** Go to another page from the beginning. @param {string} path */
export function visit(path) {
  location.assign(address(path));
}
