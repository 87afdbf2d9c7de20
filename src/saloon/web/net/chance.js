// The page's own share in chance: bytes promised by their hash, then opened.

import "../verify/hash.js";
import { askHouse } from "../road/house.js";
import { keepPromise, promiseOf } from "./memory.js";

const { sha256, pack, hex } = globalThis.saloonHash;
const BYTES = 16;

/** What this device adds for each of its seats; kept over a reload, so that a promise can be kept. */
export class Shares {
  /** @param {{send: page.Send}} line */
  constructor(line) {
    this.line = line;
    /** @type {Set<string>} */
    this.sent = new Set();
  }

  /** Do what the room waits for. @param {wire.RoomInfo} room */
  async tend(room) {
    const { pledge, match, you } = room;
    if (!pledge || !match) return;
    for (const seat of you.seats) {
      const step = `${match.match} ${seat} ${pledge.step}`;
      if (this.sent.has(step) || room.seats[seat].kind !== "person") continue;
      this.sent.add(step);
      const bytes = share(match.match, seat);
      if (pledge.step === "pledge" && !match.pledges[seat]) {
        const hash = hex(await sha256(pack("saloon pledge 1", match.match, String(seat + 1), bytes)));
        this.line.send("pledge", { seat, hash }).catch(() => {});
      } else if (pledge.step === "open" && match.pledges[seat] && !match.opened[seat]) {
        this.line.send("open", { seat, bytes: hex(bytes) }).catch(() => {});
      }
    }
  }
}

/**
 * Who had promised bytes and did not open them, so that all is drawn anew; nobody if the match has just gone on.
 * @param {wire.RoomInfo | null} before @param {wire.RoomInfo} room
 */
export function unopened(before, room) {
  const match = before?.match;
  if (!match || before.pledge?.step !== "open" || match.match === room.match?.match) return [];
  return before.seats.filter(({ seat }) => match.pledges[seat] && !match.opened[seat]).map((seat) => seat.name);
}

/**
 * What this device was promised and what it gave, remembered from the beginning of a match and compared with its file
 * after the end: whether the house kept its word is not left to the house.
 */
export class Memory {
  /** @param {() => void} wrong */
  constructor(wrong) {
    this.wrong = wrong;
    /** @type {Set<string>} */
    this.checked = new Set();
  }

  /** @param {wire.RoomInfo} room */
  async tend({ match, you }) {
    if (!match?.commitment) return;
    const kept = promiseOf(match.match) ?? { commitment: match.commitment, shares: {} };
    for (const seat of you.seats) {
      const own = sessionStorage.getItem(`saloon.share.${match.match}.${seat}`);
      if (own && match.opened[seat]) kept.shares[seat] = own;
    }
    const first = match.over && !kept.head && match.head;
    if (first) Object.assign(kept, { head: match.head, key: match.key, signature: match.signature });
    keepPromise(match.match, kept);
    if (match.over && !this.checked.has(match.match)) {
      this.checked.add(match.match);
      const answer = await askHouse(`/api/matches/${match.match}/file`);
      if (answer.ok && !fits(await answer.text(), kept)) this.wrong();
    }
  }
}

/** Whether a file has the promise, the shares and the last hash that were remembered. @param {string} text @param {import("./memory.js").Promised} kept */
export function fits(text, kept) {
  const lines = text.split("\n");
  /** @param {string} words */
  const has = (words) => lines.some((line) => line.startsWith(words));
  if (!has(`commitment ${kept.commitment} `)) return false;
  if (kept.head && !lines.some((line) => line.endsWith(` ${kept.head}`))) return false;
  return Object.entries(kept.shares).every(([seat, bytes]) =>
    lines.some((line) => line.startsWith(`adds ${Number(seat) + 1} `) && line.includes(` ${bytes} `)),
  );
}

/** @param {string} match @param {number} seat */
function share(match, seat) {
  const key = `saloon.share.${match}.${seat}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return globalThis.saloonHash.unhex(kept);
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  sessionStorage.setItem(key, hex(bytes));
  return bytes;
}
