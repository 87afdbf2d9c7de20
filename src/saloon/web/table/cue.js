// The sound and the title that call a reader whose turn has come, and tell the end.

import { acts, isEnded } from "../match/store.js";
import { play } from "../ui/sound.js";
import { t } from "../words/words.js";

export class Cue {
  /** @param {import("../beside/panel.js").Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.mine = false;
    /** @type {boolean | undefined} */
    this.over = undefined;
  }

  /** @param {page.State} state all of which has been shown */
  call(state) {
    const over = isEnded(state);
    const mine = acts(state).length > 0 && !state.now?.window;
    if (mine && !this.mine) play("turn");
    if (over && this.over === false) play("end");
    this.over = over;
    this.mine = mine;
    this.panel.badge("table", mine ? 1 : 0);
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${state.room?.game.title} · Saloon`;
  }
}
