// Who sits at the table: shape and colour, name, what everybody may know, clock, level, connection.

import { h, keep, part, parts, s, write } from "../ui/dom.js";
import { figure, sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { Guests, mayShowOut } from "./guests.js";

/** From this number of seats on their lines are short: how strong a bot is stands in their tips. */
const CROWD = 5;

export class Seats {
  /** @param {{bot?: (seat: number) => void, back?: (seat: number) => void, sit?: (seat: number) => void, kick?: (guest: number) => void}} [on] */
  constructor(on = {}) {
    this.on = on;
    this.list = h("ul.seats");
    this.guests = new Guests((guest) => on.kick?.(guest));
    this.watchers = h("p.soft.watchers", { hidden: true });
    this.element = h(
      "section.card.people",
      {},
      h("h2", { t: "at-table" }),
      this.list,
      this.guests.element,
      this.watchers,
    );
    /** @type {wire.Ticking[] | null} */
    this.clocks = null;
    /** Days for a move, where that is agreed. @type {wire.SetupInfo["pace"] | undefined} */
    this.pace = undefined;
    /** Another place for the clock that runs. @type {HTMLElement | undefined} */
    this.face = undefined;
    this.since = 0;
    this.timer = setInterval(() => this.tick(), 500);
  }

  close() {
    clearInterval(this.timer);
  }

  /** @param {wire.Seated[]} seated of the scene @param {wire.RoomInfo} [room] @param {wire.Ticking[] | null} [clocks] */
  show(seated, room, clocks = null) {
    this.clocks = clocks;
    this.pace = room?.setup.pace;
    this.since = performance.now();
    const best =
      room?.phase === "over" || (!room && !seated.some((each) => each.acts))
        ? Math.max(...seated.map((each) => each.score ?? -Infinity))
        : Infinity;
    /** @type {Item[]} */
    const items = seated.map((each, seat) => ({
      seat,
      ...each,
      best: each.score === best && seated.some((other) => other.score !== best),
      player: room?.seats[seat],
      mine: Boolean(room?.you.seats.includes(seat) && room.you.seat === seat),
    }));
    keep(
      this.list,
      items,
      (item) => String(item.seat),
      (item) => this.make(item),
      (row, item) => this.dress(row, item, room, seated),
    );
    if (room) this.guests.show(room);
    const count = room?.watchers ?? 0;
    this.watchers.hidden = !count;
    write(this.watchers, count ? t("watchers", { count }) : "");
    this.tick();
  }

  /** @param {Item} item */
  make(item) {
    return h(
      "li.seat",
      {},
      figure(item.seat),
      h("div.who", {}, h("b"), h("span.counts"), h("small")),
      h(
        "div.side",
        {},
        h("span.crown", { hidden: true, role: "img", tl: "winner" }, sign("star")),
        h("span.score"),
        h("span.clock", { hidden: true }),
        h("span.state"),
      ),
      h("div.acts.row"),
    );
  }

  /** @param {HTMLElement} row @param {Item} item @param {wire.RoomInfo | undefined} room @param {wire.Seated[]} seated */
  dress(row, item, room, seated) {
    const { player } = item;
    row.classList.toggle("on", item.acts && (!room || room.phase === "play"));
    row.classList.toggle("out", item.out);
    row.classList.toggle("best", item.best);
    part(row, ".crown").hidden = !item.best;
    write(part(row, "b"), item.mine ? t("you-are", { name: item.name }) : item.name);
    keep(
      part(row, ".counts"),
      item.counts ?? [],
      (each) => each.art,
      (each) => h("span", { role: "img" }, drawing(each.art), h("b", { "aria-hidden": "true" })),
      (box, each) => {
        box.setAttribute("aria-label", each.label);
        box.title = each.label;
        write(part(box, "b"), String(each.count));
      },
    );
    const level = about(player);
    write(
      part(row, "small"),
      [
        item.note,
        seated.length < CROWD || !item.note || player?.program ? level : "",
        player?.resting ? t("on-holiday") : "",
      ]
        .filter(Boolean)
        .join(" · "),
    );
    row.title = level;
    write(part(row, ".score"), item.score === null || item.score === undefined ? "" : String(item.score));
    write(
      part(row, ".state"),
      item.acts && (!room || room.phase === "play")
        ? away(player) && !room?.setup.pace
          ? `${t("to-move")} · ${t("offline")}`
          : t("to-move")
        : away(player) && !room?.setup.pace
          ? t("offline")
          : "",
    );
    row.classList.toggle("away", away(player) && !room?.setup.pace);
    keep(
      part(row, ".acts"),
      this.deeds(item, room),
      (each) => each.key,
      (each) => h("button.quiet", { type: "button", onclick: each.act }, h("span", { t: each.word })),
    );
  }

  /** What this reader may do about a seat. @param {Item} item @param {wire.RoomInfo} [room] */
  deeds({ seat, player }, room) {
    if (room?.phase !== "play" || !player) return [];
    const { you } = room;
    const deeds = [];
    if (player.stand_in && player.guest === you.guest)
      deeds.push({ key: "back", word: "take-back", act: () => this.on.back?.(seat) });
    else if (player.kind === "bot" && player.guest === 0 && you.role === "guest" && !room.setup.rated)
      deeds.push({ key: "sit", word: "sit-here", act: () => this.on.sit?.(seat) });
    const gone = away(player) && player.guest !== you.guest && !room.setup.pace;
    if (gone && mayShowOut(room, player.guest))
      deeds.push({ key: "kick", word: "kick", act: () => this.on.kick?.(player.guest) });
    if (gone && (you.host || (you.role === "player" && player.away > 30_000)))
      deeds.push({ key: "bot", word: "put-bot", act: () => this.on.bot?.(seat) });
    return deeds;
  }

  tick() {
    if (this.face) this.face.hidden = !this.clocks?.some((each) => each.runs);
    if (!this.clocks) return;
    const gone = performance.now() - this.since;
    for (const [seat, row] of parts(this.list).entries()) {
      const clock = part(row, ".clock");
      const given = this.clocks[seat];
      clock.hidden = !given || (Boolean(this.pace) && !given.runs);
      if (clock.hidden) continue;
      const left = Math.max(0, given.left - (given.runs ? gone : 0));
      const text = this.pace ? timeLeft(left) : minutes(left);
      write(clock, text);
      if (given.runs && this.face) write(this.face, text);
      clock.classList.toggle("runs", given.runs);
      clock.classList.toggle("low", left < (this.pace ? (this.pace.days * DAY) / 10 : 20_000));
    }
  }
}

/** A seat with all that is known of it. @typedef {wire.Seated & {seat: number, best: boolean, mine: boolean, player?: wire.SeatInfo}} Item */

/** A drawing of the game, small. @param {string} art */
const drawing = (art) =>
  s(
    "svg",
    { viewBox: "0 0 100 100", "aria-hidden": "true" },
    s("use", { href: `#art-${art}`, width: 100, height: 100 }),
  );

/** @param {wire.SeatInfo} [player] */
const away = (player) => player?.kind === "person" && !player.online;

/** @param {wire.SeatInfo} [player] */
function about(player) {
  if (!player) return "";
  if (player.kind === "bot")
    return player.stand_in
      ? t("bot-for", { level: t(`level-${player.level}`) })
      : t("bot-level", { level: t(`level-${player.level}`) });
  return player.program ? t("seat-program") : "";
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days and hours, the last hours in hours, the last one in minutes. @param {number} ms */
export function timeLeft(ms) {
  if (ms < HOUR) return t("left-minutes", { count: Math.ceil(ms / 60_000) });
  const hours = Math.floor(ms / HOUR);
  if (hours < 24) return t("left-hours", { count: hours });
  return t("left-days", { count: Math.floor(hours / 24), hours: hours % 24 });
}

/** @param {number} ms */
export function minutes(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
