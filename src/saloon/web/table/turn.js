// What may be done now: lit on the table, said and offered in the bar.

import { notices } from "../bar/notices.js";
import { after, asks, fallen, tools } from "../bar/offers.js";
import { settings } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { t } from "../words/words.js";
import { isMuted, isPlain, never, waives } from "./never.js";
import { Paths } from "./path.js";

export class Turn {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** All beats have been shown: say what may be done now. */
  settle() {
    const { table } = this;
    const { room, now, hand, curtain } = table;
    if (!room || !now) return;
    const { seat } = room.you;
    const acts = table.acts();
    table.caption.busy(false);
    hand.busy = false;
    const next = curtain.tend(room, acts);
    if (next !== undefined && next !== seat) table.look(next);
    const mine = acts.includes(seat) && !curtain.closed;
    if (!mine) table.coach.hint = null;
    table.rules.light(now.scene.clause);
    table.cue.call(acts.length > 0 && !now.window);
    table.bar.run(now.window && now.scene.choices.length > 1 ? (room.setup.pace ? 0 : room.window) : 0, now.number);
    table.conclude();
    hand.carry(mine ? now.scene : { choices: [] });
    if (mine) this.begin();
  }

  /** The reader is to decide: what was clicked ahead goes on, the coach looks on, the only choice may be made at once. */
  begin() {
    const { hand, coach, now } = this.table;
    const { choices } = now.scene;
    if (hand.ahead) return hand.goOn();
    if (now.window && (isMuted(choices) || waives(this.table))) return hand.act(choices.find(isPlain));
    if (!choices.length || this.isIdle()) return;
    coach.lookOn();
    if (this.isForced()) hand.act(choices[0]);
  }

  /** Whether the only possible move plays itself: where nothing is hidden that it would tell, and not when it has just been taken back. */
  isForced() {
    const { hand, now, room } = this.table;
    return (
      settings().sole &&
      !room.game.secrets &&
      now.scene.choices.length === 1 &&
      !hand.paths.picked.length &&
      now.line?.kind !== "undo"
    );
  }

  /** In a window one answer is no question; only at a pace of days all are waited for, whatever they hold. */
  isIdle() {
    const { now, room } = this.table;
    return now.window && !room.setup.pace && now.scene.choices.length <= 1;
  }

  refresh() {
    const { table } = this;
    const { room, now, hand, coach, bar } = table;
    if (!room || !now) return;
    const { paths, busy } = hand;
    const throws = table.toss.seat !== undefined;
    const next = throws ? new Set(table.toss.things) : paths.next;
    table.stage.light.set({
      next: busy ? new Set() : next,
      picked: paths.picked,
      hinted: coach.hint?.path ?? [],
      leads: busy ? undefined : paths.leads,
      shown: paths.shown,
      glimpse: (id) => paths.glimpse(id),
    });
    const idle = room.you.role === "player" && this.isIdle();
    bar.speak(
      this.sentence(),
      idle ? t("nothing-to-play") : (coach.text ?? hand.half()),
      !idle && coach.text === undefined,
    );
    if (table.ended()) bar.offer(after(table));
    else if (throws) table.toss.offer();
    else if (idle) bar.offer(busy || !table.acts().includes(room.you.seat) ? [] : never(table));
    else if (now.nature.length && room.you.role === "player") bar.offer(fallen(table));
    else {
      const [first, last] = coach.buttons();
      bar.show(
        paths,
        now.scene.buttons,
        busy,
        first,
        now.window && !paths.picked.length ? [...last, ...never(table)] : last,
      );
    }
    bar.arrange(tools(table));
    table.giveWay(new Set([...next, ...(coach.hint?.path ?? [])]));
    bar.notice(notices(room, (type, fields) => table.send(type, fields)));
    table.frame.classList.toggle("mine", table.acts().includes(room.you.seat));
    if (settings().text) table.wordy.offer(paths.choices);
  }

  /** Nothing may be clicked while something happens. */
  dark() {
    const { table } = this;
    table.stage.light.set();
    table.bar.show(new Paths(), [], true);
    if (table.now) table.bar.arrange(tools(table));
  }

  /** What is said under the table: how it ended, who plays for the reader, or whose turn it is. */
  sentence() {
    const { table } = this;
    const { room, now } = table;
    if (table.ended())
      return [room.match?.ending?.sentence ?? now.scene.prompt, narrow.matches && room.match?.ending?.near]
        .filter(Boolean)
        .join(" ");
    const seat = room.seats[room.you.seat];
    if (now.nature.length && room.you.role === "player") return asks(table);
    if (seat?.stand_in && seat.guest === room.you.guest) return t("bot-plays", { name: seat.name });
    return room.you.seats.length > 1 && table.acts().includes(room.you.seat)
      ? `${seat.name}: ${now.scene.prompt}`
      : now.scene.prompt;
  }
}
