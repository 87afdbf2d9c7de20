// The page's own share in chance: bytes promised by their hash, then opened.

import "./verify/hash.js";

const { sha256, pack, hex } = globalThis.saloonHash;
const BYTES = 16;

/** What this device adds for each of its seats; kept over a reload, so that a promise can be kept. */
export class Shares {
  constructor(line) {
    this.line = line;
    this.sent = new Set();
  }

  /** Do what the room waits for. */
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

function share(match, seat) {
  const key = `saloon.share.${match}.${seat}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return globalThis.saloonHash.unhex(kept);
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  sessionStorage.setItem(key, hex(bytes));
  return bytes;
}
