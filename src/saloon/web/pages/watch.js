// Onlookers: a spectator's page, and the big screen on the table that shows only what lies open.

import { here } from "./header.js";
import { Session } from "./room.js";
import { screenFace } from "./screen.js";

export async function open(page, { go, args: [kind, key] }) {
  here();
  const session = kind === "t" ? new Screen(page, go, "") : new Session(page, go, "");
  session.enter({ watch: key, ...(kind === "t" ? { screen: true } : {}) });
  return session;
}

/** The screen on the table: large, nothing to click, and before the match the way in for phones. */
class Screen extends Session {
  face() {
    this.page.classList.add("screen");
    if (this.room.phase === "setup" || this.room.phase === "pledge") {
      this.page.classList.remove("playing");
      this.page.replaceChildren(this.banner, screenFace(this.room));
    } else {
      this.page.classList.add("playing");
      if (!this.table.element.isConnected) this.page.replaceChildren(this.banner, this.table.element);
    }
  }
}
