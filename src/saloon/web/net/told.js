// Being told: a badge with the number of one's moves, notifications while a page of the house is open, and Web Push when none is.

import { address, onRoad, spot } from "../road/place.js";
import { t } from "../words/words.js";
import { askMine, once, post } from "./api.js";
import { me } from "./person.js";

const EVERY = 60_000;
/** Matches in which it was one's move, and invitations, when last looked. @type {Set<string> | null} */
let before = null;

/** Whether this browser could tell its reader anything. */
export const canTell = () => "Notification" in window && window.isSecureContext;

/** Whether it may. */
export const mayTell = () => canTell() && Notification.permission === "granted";

/**
 * Look every minute whose move it is, as long as a page is open.
 * @param {(text: string, path: string) => void} tell a note in the page, for somebody who looks at it
 */
export function watch(tell) {
  look(tell);
  setInterval(() => look(tell), EVERY);
}

/** @param {(text: string, path: string) => void} tell */
export async function look(tell) {
  if (!me()) return;
  const [going, invites] = await Promise.all([
    askMine("/api/me/going").catch(() => null),
    askMine("/api/me/invites").catch(() => null),
  ]);
  if (!going || !invites) return;
  const mine = going.filter((each) => each.turn && !each.over);
  badge(mine.length + invites.length);
  const fresh = news(mine, invites, before);
  before = new Set([...mine.map(turnId), ...invites.map(inviteId)]);
  if (!fresh.length) return;
  const games = await once("/api/games");
  for (const each of fresh)
    await note(games.find((game) => game.key === each.game)?.title ?? "Saloon", each.text, each.room, tell);
}

/** @param {wire.GoingInfo} each */
const turnId = (each) => each.match;
/** @param {wire.InviteInfo} each */
const inviteId = (each) => `${each.room} ${each.at}`;

/**
 * What is to be told since it was last looked: moves at a pace of days, and invitations; nothing at the first look.
 * @param {wire.GoingInfo[]} mine @param {wire.InviteInfo[]} invites @param {Set<string> | null} known
 * @returns {{game: string, room: string, text: string}[]}
 */
export function news(mine, invites, known) {
  if (!known) return [];
  const turns = mine.filter((each) => each.due > 0 && !known.has(turnId(each)));
  const asked = invites.filter((each) => !known.has(inviteId(each)));
  return [
    ...turns.map(({ game, room }) => ({ game, room, text: t("your-turn") })),
    ...asked.map(({ game, room, by }) => ({ game, room, text: t("invites-you", { name: by.name }) })),
  ];
}

/**
 * In the page where it is looked at; else by the browser, unless it hears of it by push.
 * @param {string} title @param {string} text @param {string} room @param {(text: string, path: string) => void} tell
 */
async function note(title, text, room, tell) {
  const path = `/r/${room}`;
  if (!document.hidden) {
    if (![path, "/"].includes(spot().pathname)) tell(`${title}: ${text}`, path);
    return;
  }
  if (!mayTell() || (await pushed())) return;
  new Notification(title, { body: text, tag: room, icon: address("/web/icon.svg") });
}

/** @param {number} count */
function badge(count) {
  const app = /** @type {any} */ (navigator);
  if (count) app.setAppBadge?.(count).catch(() => {});
  else app.clearAppBadge?.().catch(() => {});
}

/** The registration of the service worker, if there is one. */
const registered = async () => (await navigator.serviceWorker?.getRegistration(onRoad ? "./" : "/")) ?? null;

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
