// A person of this house: made with the first game on a device, known again by its key.

import { askMine, post, Refused } from "../net/api.js";
import { allFeats, featsGiven, giveFeats, rememberRoom, rooms } from "../net/memory.js";
import { me, rememberPerson } from "../net/person.js";
import { change, onChange, settings } from "../ui/settings.js";

/** How many tokens are shown at once. */
const MOST = 40;
const MOST_FEATS = 200;
let off = false;
/** @type {Promise<ReturnType<typeof me>> | undefined} */
let coming;

/** Whether the house keeps nothing of people; known once it has been asked. */
export const knowsNobody = () => off;

/** The person in front of this device; if nobody is known, a person is made, and old rooms are theirs. A house may know nobody: null. */
export function arrive() {
  if (me() || off) return Promise.resolve(me());
  coming ??= come().finally(() => {
    coming = undefined;
  });
  return coming;
}

async function come() {
  try {
    const made = await post("/api/people", { name: settings().name || null, label: deviceName() });
    rememberPerson(made);
    await adopt();
    return me();
  } catch (fault) {
    off = fault instanceof Refused && fault.code === "people-off";
    return null; // somebody who cannot be known plays all the same
  }
}

/** Rooms from before the device had a key. */
async function adopt() {
  const tokens = rooms().flatMap((room) => room.token ?? []);
  for (let at = 0; at < tokens.length; at += MOST) {
    const told = await post("/api/me/adopt", { tokens: tokens.slice(at, at + MOST) }).catch(() => null);
    for (const code of told?.unknown ?? []) rememberRoom(code, { gone: true });
  }
}

/** Challenges that this browser kept before it knew anybody go to the first person in front of it. */
async function bring() {
  const who = me();
  if (!who || featsGiven()) return;
  const challenges = allFeats().slice(0, MOST_FEATS);
  if (challenges.length) await post("/api/me/challenges", { challenges });
  giveFeats(who.person);
}

/** What the lobby shows; null if nobody in particular is here. */
export async function home() {
  if (!me() && rooms().length) await arrive();
  if (!me()) return null;
  await bring().catch(() => {});
  const told = await askMine("/api/home");
  if (!told.people) off = true;
  if (told.me) rememberPerson(shown(told.me));
  return told;
}

/**
 * Change one's name, badge, or whether one stands on the board.
 * @param {Partial<Pick<wire.MeInfo, "name" | "shape" | "tone" | "board">>} wishes @returns {Promise<wire.MeInfo>}
 */
export async function changeMe(wishes) {
  const told = await post("/api/me", wishes, "PATCH");
  rememberPerson(shown(told));
  if (wishes.name) change({ name: told.name });
  return told;
}

/** @param {wire.MeInfo} told */
const shown = ({ person, name, shape, tone }) => ({ person, name, shape, tone });

/** What this device is called in the list of devices: the browser and the system. */
export function deviceName() {
  const says = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(says)?.[0] ?? "";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(says)?.[0] ?? "";
  /** @type {Record<string, string>} */
  const names = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac" };
  return [browser, system]
    .map((each) => names[each] ?? each)
    .filter(Boolean)
    .join(", ");
}

onChange((now, part) => {
  const who = me();
  if ("name" in part && who && now.name && who.name !== now.name) changeMe({ name: now.name }).catch(() => {});
});
