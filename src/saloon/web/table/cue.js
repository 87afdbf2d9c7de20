// The sound and the title that call a reader whose turn has come, and tell the end.

import { play } from "../ui/sound.js";
import { t } from "../words/words.js";

export class Cue {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.mine = false;
    this.over = undefined;
  }

  /** @param {boolean} mine whether the reader is to do something */
  call(mine) {
    const { table } = this;
    const over = table.ended();
    if (mine && !this.mine) play("turn");
    if (over && this.over === false) play("end");
    this.over = over;
    this.mine = mine;
    table.panel.badge("table", mine ? 1 : 0);
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${table.room.game.title} · Saloon`;
  }
}
