// Being told: a badge with the number of one's moves, notifications while a page of the house is open, and Web Push when none is.

import { t } from "../words/words.js";
import { askMine, once, post } from "./api.js";
import { me } from "./person.js";

const EVERY = 60_000;
/** Matches in which it was one's move when last looked. @type {Set<string> | null} */
let before = null;

/** Whether this browser could tell its reader anything. */
export const canTell = () => "Notification" in window && window.isSecureContext;

/** Whether it may. */
export const mayTell = () => canTell() && Notification.permission === "granted";

/** Look every minute whose move it is, as long as a page is open. */
export function watch() {
  look();
  setInterval(look, EVERY);
}

async function look() {
  if (!me()) return;
  const going = await askMine("/api/me/going").catch(() => null);
  if (!going) return;
  const mine = going.filter((each) => each.turn && !each.over);
  badge(mine.length);
  const games = await once("/api/games");
  const fresh = mine.filter((each) => before && !before.has(each.match) && each.due > 0);
  before = new Set(mine.map((each) => each.match));
  if (!mayTell() || !document.hidden || (await pushed())) return;
  for (const each of fresh)
    new Notification(games.find((game) => game.key === each.game)?.title ?? "Saloon", {
      body: t("your-turn"),
      tag: each.room,
      icon: "/web/icon.svg",
    });
}

/** @param {number} count */
function badge(count) {
  const app = /** @type {any} */ (navigator);
  if (count) app.setAppBadge?.(count).catch(() => {});
  else app.clearAppBadge?.().catch(() => {});
}

/** The registration of the service worker, if there is one. */
const registered = async () => (await navigator.serviceWorker?.getRegistration("/")) ?? null;

/** Whether this device is told by push. */
export async function pushed() {
  return Boolean(await (await registered())?.pushManager?.getSubscription());
}

/** Ask the reader, and then the house, to tell this device. @returns {Promise<boolean>} whether it will be told while no page is open */
export async function wantToBeTold() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await askMine("/api/push");
  if (!key || !("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.register("/worker.js");
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = subscription.toJSON();
  await post("/api/me/push", { endpoint: subscription.endpoint, public: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** This device does not want to be told any more. */
export async function tellNoMore() {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await post("/api/me/push", {}, "DELETE");
}
