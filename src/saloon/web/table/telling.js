// The telling of a match: every entry of the log is one beat, shown, said and heard; a whole position is just there.

import { useArt } from "../net/api.js";
import { time } from "../stage/pace.js";
import { told } from "../stage/told.js";
import { speak } from "../ui/dialog.js";
import { still } from "../ui/settings.js";
import { play, soundOf } from "../ui/sound.js";
import { t } from "../words/words.js";

/** Events of these weights are not captioned. */
const QUIET = new Set(["silent", "routine"]);

export class Telling {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Show one message: an entry as a beat, a draft or a whole position at once. */
  async beat(message, haste) {
    const { table } = this;
    await useArt(table.room.game.key, message.scene);
    if (!message.line || !this.isMeanwhile(message)) table.coach.hint = null;
    if (message.type === "draft")
      return table.draw(
        { ...table.now, scene: message.scene, opening: null },
        this.showing(table.room.you.seat, still() ? 0 : haste),
      );
    return message.line ? this.entry(message, haste) : this.whole(message);
  }

  async entry(message, haste) {
    const { table } = this;
    const { line, scene } = message;
    const from = performance.now();
    const how = this.showing(line.seat, still() ? 0 : haste);
    const meanwhile = this.isMeanwhile(message);
    if (!meanwhile) table.turn.dark();
    table.caption.busy(haste > 0 && (line.weight === "dramatic" || table.beats.row.length > 0));
    if (haste) play(soundOf(scene, table.now?.scene));
    await table.stage.cast(scene, how);
    this.say(line);
    const changes = String(message.to_act) !== String(table.now?.to_act) && message.to_act.some((seat) => seat >= 0);
    const picture = haste ? told(table.now?.scene, scene) : scene;
    const before = table.now && table.coach.position;
    const drawn = table.draw(message, how, picture);
    if (meanwhile) {
      table.coach.carry(before);
      table.hand.carry(scene);
    }
    await drawn;
    await table.beats.rest(this.time(line, changes) * haste - (performance.now() - from));
    table.beats.spend(performance.now() - from, this.isWaiting(scene), this.isPersons(line));
    if (picture !== scene && !table.beats.row.length) table.stage.show(scene, this.showing(undefined, how.haste));
  }

  /** In the log, on the table, and for those who listen. */
  say(line) {
    this.table.log.add(line);
    if (!QUIET.has(line.weight)) this.table.caption.tell(line);
    if (line.weight !== "silent") speak(line.text);
  }

  whole(message) {
    const { log, caption } = this.table;
    log.reset(message.log);
    const last = message.log.findLast((line) => !QUIET.has(line.weight));
    if (last) caption.tell(last);
    else caption.clear();
    speak(message.scene.prompt);
    this.table.draw(message, this.showing());
  }

  showing(actor, haste = 0) {
    return { actor, haste, label: t("table-of", { game: this.table.room.game.title }) };
  }

  /** Whether somebody else does something while the reader may decide all the same: all bet at once. */
  isMeanwhile({ line, to_act }) {
    const { room, now } = this.table;
    const { seat } = room.you;
    return (
      line.seat >= 0 &&
      line.seat !== seat &&
      Boolean(now) &&
      !now.window &&
      this.table.acts().includes(seat) &&
      to_act.includes(seat)
    );
  }

  /** How long an entry stays before the eyes, at an even pace. */
  time(line, changes) {
    const { room, now } = this.table;
    return time({
      weight: line.weight,
      own: line.seat >= 0 && room.you.seats.includes(line.seat),
      changes,
      clocks: Boolean(now.clocks && room.setup.clock),
    });
  }

  /** Whether the reader plays on, and so waits for a turn of their own. */
  isWaiting(scene) {
    const { room } = this.table;
    return room.you.seats.some((seat) => room.seats[seat]?.kind === "person" && !scene.seats[seat]?.out);
  }

  /** Whether a person decided or threw it. */
  isPersons(line) {
    const seat = line.seat >= 0 ? line.seat : line.hand;
    return line.kind !== "seat" && seat >= 0 && this.table.room.seats[seat]?.kind === "person";
  }
}
