// Onlookers: a spectator's page, and the big screen on the table that shows only what lies open.

import { here } from "./header.js";
import { Session } from "./room.js";
import { screenFace } from "./screen.js";

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [kind, key] }) {
  here();
  const session = kind === "t" ? new Screen(page, go, "") : new Session(page, go, "");
  session.enter({ watch: key, ...(kind === "t" ? { screen: true } : {}) });
  return session;
}

/** The screen on the table: large, nothing to click, and before the match the way in for phones. */
class Screen extends Session {
  /** @param {wire.RoomInfo} room */
  face(room) {
    this.page.classList.add("screen");
    if (room.phase === "setup" || room.phase === "pledge") {
      this.page.classList.remove("playing");
      this.page.replaceChildren(this.banner, screenFace(room));
    } else {
      const { element } = this.inside.table;
      this.page.classList.add("playing");
      if (!element.isConnected) this.page.replaceChildren(this.banner, element);
    }
  }
}
