// Who is in the room without a seat, and how the host shows somebody out.

import { confirm } from "../ui/dialog.js";
import { h, keep, parts, write } from "../ui/dom.js";
import { t } from "../words/words.js";

export class Guests {
  /** @param {(guest: number) => void} kick */
  constructor(kick) {
    this.kick = kick;
    this.list = h("ul.guests");
    this.element = h("section.also", { hidden: true }, h("h2.head", { t: "also-here" }), this.list);
  }

  /** @param {wire.RoomInfo} room */
  show(room) {
    const seated = new Set(room.seats.map((seat) => seat.guest));
    const standing = room.guests.filter((each) => !seated.has(each.guest));
    this.element.hidden = !standing.length;
    keep(
      this.list,
      standing,
      (each) => String(each.guest),
      (each) => this.make(each),
      (row, each) => this.dress(row, each, room),
    );
  }

  /** @param {wire.GuestInfo} each */
  make({ guest }) {
    return h(
      "li.row",
      {},
      h("span"),
      h("small.soft"),
      h("span.grow"),
      h("button.quiet", { type: "button", t: "kick", onclick: () => this.kick(guest) }),
    );
  }

  /** @param {HTMLElement} row @param {wire.GuestInfo} each @param {wire.RoomInfo} room */
  dress(row, each, room) {
    const [name, state, , out] = parts(row);
    const mine = each.guest === room.you.guest;
    write(name, mine ? t("you-are", { name: each.name }) : each.name);
    write(state, [each.program ? t("seat-program") : "", each.online ? "" : t("offline")].filter(Boolean).join(" · "));
    out.hidden = !mayShowOut(room, each.guest);
  }
}

/**
 * Whether this reader may send the guest away; those who play a rated match stay, and nobody goes while chance is mixed.
 * @param {wire.RoomInfo} room @param {number} guest
 */
export function mayShowOut({ you, phase, setup, seats }, guest) {
  if (!you.host || !guest || guest === you.guest || phase === "pledge") return false;
  return !(phase === "play" && setup.rated && seats.some((seat) => seat.guest === guest));
}

/** @param {(type: "kick", fields: page.Fields<"kick">) => void} send @param {number} guest */
export async function showOut(send, guest) {
  if (await confirm("kick", "kick-sure", "kick")) send("kick", { guest });
}
