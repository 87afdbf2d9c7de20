// Who is in the room without a seat, and how the host shows somebody out.

import { confirm } from "../ui/dialog.js";
import { h, keep, write } from "../ui/dom.js";
import { t } from "../words/words.js";

export class Guests {
  /** @param {(guest: number) => void} kick */
  constructor(kick) {
    this.kick = kick;
    this.list = h("ul.guests");
    this.element = h("section.also", { hidden: true }, h("h2.head", { t: "also-here" }), this.list);
  }

  /** @param {any} room */
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

  dress(row, each, room) {
    const [name, state, , out] = row.children;
    const mine = each.guest === room.you.guest;
    write(name, mine ? t("you-are", { name: each.name }) : each.name);
    write(state, each.online ? "" : t("offline"));
    out.hidden = !mayShowOut(room, each.guest);
  }
}

/** Whether this reader may send the guest away; whoever plays a rated match stays, and nobody goes while chance is mixed. */
export function mayShowOut({ you, phase, setup, seats }, guest) {
  if (!you.host || !guest || guest === you.guest || phase === "pledge") return false;
  return !(phase === "play" && setup.rated && seats.some((seat) => seat.guest === guest));
}

/** @param {(type: string, fields: object) => void} send */
export async function showOut(send, guest) {
  if (await confirm("kick", "kick-sure", "kick")) send("kick", { guest });
}
