// The way in: which page the address means, and what all pages share.

import { watch } from "./net/told.js";
import { header } from "./pages/header.js";
import { roadNotices } from "./pages/road.js";
import { setPlace, spot } from "./road/place.js";
import { toast } from "./ui/dialog.js";
import { h, part, relabel, touched } from "./ui/dom.js";
import { help, offer } from "./ui/keys.js";
import { change, onChange, theme } from "./ui/settings.js";

/**
 * A page that is open. `moved`: only what stands behind the # has changed, and the page goes there itself.
 * @typedef {{close: () => void, moved?: () => void}} Opened
 */
/** @typedef {{open: (page: HTMLElement, visit: page.Visit) => Promise<Opened | void>}} Page */

/** @type {[RegExp, () => Promise<Page>][]} */
const PAGES = [
  [/^\/$/, () => import("./pages/lobby.js")],
  [/^\/me$/, () => import("./pages/me.js")],
  [/^\/letter$/, () => import("./pages/letter.js")],
  [/^\/privacy$/, () => import("./pages/privacy.js")],
  [/^\/g\/([a-z_]+)$/, () => import("./pages/game.js")],
  [/^\/r\/([^/]+)$/, () => import("./pages/room.js")],
  [/^\/([wt])\/([^/]+)$/, () => import("./pages/watch.js")],
  [/^\/deal(?:\/(\d{4}-\d\d-\d\d))?$/, () => import("./pages/deal.js")],
  [/^\/deal\/cards$/, () => import("./pages/dealcards.js")],
  [/^\/drill(?:\/([a-z_]+))?$/, () => import("./pages/drill.js")],
  [/^\/d\/([^/]+)$/, () => import("./pages/duplicate.js")],
  [/^\/m\/([0-9a-f]+)$/, () => import("./pages/replay.js")],
  [/^\/m\/([0-9a-f]+)\/review$/, () => import("./pages/review.js")],
  [/^\/m\/([0-9a-f]+)\/try$/, () => import("./pages/try.js")],
  [/^\/analysis\/([a-z_]+)$/, () => import("./pages/analysis.js")],
  [/^\/school\/([a-z_]+)$/, () => import("./pages/school.js")],
  [/^\/school\/([a-z_]+)\/([a-z-]+)$/, () => import("./pages/lesson.js")],
];
/** @type {[RegExp, () => Promise<Page>]} */
const NOWHERE = [/^/, () => import("./pages/nowhere.js")];

const page = part(document, "#page");
// What lies outside the page asks the body which page it is: a style that looked into the whole body to find out would be
// worked out anew with whatever changes there.
new MutationObserver(() => (document.body.dataset.page = page.className)).observe(page, { attributeFilter: ["class"] });
/** @type {Opened} */
let current = { close() {} };
let turn = 0;
/** The address that the page was opened for, without what stands behind the #. */
let opened = "";

/** Go to a page of the house without leaving it. @type {page.Go} */
export function go(path, { replace = false } = {}) {
  const { pathname, search, hash } = spot();
  if (path !== pathname + search + hash) setPlace(path, replace);
  return show();
}

async function show() {
  const mine = ++turn;
  const [pattern, load] = PAGES.find(([each]) => each.test(spot().pathname)) ?? NOWHERE;
  const module = await load();
  if (mine !== turn) return;
  current.close();
  for (const box of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (box).close(); // asked by the page before
  page.replaceChildren();
  page.className = "";
  document.title = "Saloon";
  document.documentElement.classList.remove("zen");
  window.scrollTo(0, 0);
  current = { close() {} };
  opened = whither();
  const made = await module.open(page, {
    go,
    gone: () => mine !== turn,
    args: (spot().pathname.match(pattern) ?? []).slice(1).map((each) => decodeURIComponent(each ?? "")),
  });
  if (made && mine === turn) current = made;
  else made?.close(); // left before it was all there
}

/** Which page the address means. */
function whither() {
  const { pathname, search } = spot();
  return pathname + search;
}

/** Somebody has gone back or forward, or typed another place of the same page. */
function moved() {
  if (current.moved && whither() === opened) current.moved();
  else show();
}

document.addEventListener("click", (event) => {
  const link = touched(event, "a[href^='/']");
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.download ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button
  )
    return;
  const { pathname, search, hash } = new URL(link.href);
  if (!PAGES.some(([pattern]) => pattern.test(pathname))) return;
  event.preventDefault();
  go(pathname + search + hash);
});
addEventListener("popstate", moved);

watch((text, path) => toast(text, { link: h("a.button", { href: path, t: "to-table" }) }));
header(part(document, "#top"));
roadNotices(page);
relabel(document.body);
onChange((_, part) => {
  if ("lang" in part) relabel(document.body);
});
offer([
  { keys: ["?"], word: "key-help", act: () => help() },
  { keys: ["d"], word: "key-dark", act: () => change({ theme: theme() === "day" ? "night" : "day" }) },
]);
show();
