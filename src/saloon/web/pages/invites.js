// Somebody asks me to their table: sit down there, or say no.

import { ask, post, wordsOf } from "../net/api.js";
import { rememberRoom } from "../net/memory.js";
import { coin } from "../ui/badge.js";
import { toast } from "../ui/dialog.js";
import { h, keep, part, write } from "../ui/dom.js";
import { ago } from "../ui/times.js";
import { t } from "../words/words.js";
import { againThere } from "./making.js";

export class Invites {
  /** @param {page.Go} go @param {() => void} changed */
  constructor(go, changed) {
    this.go = go;
    this.changed = changed;
    /** Answered on this page: not shown again before the house knows it. @type {Set<string>} */
    this.answered = new Set();
    this.element = h("ul.invites", { hidden: true, tl: "invites" });
  }

  /** @param {wire.InviteInfo[]} invites @param {Map<string, string>} titles by game */
  show(invites, titles) {
    const open = invites.filter((each) => !this.answered.has(`${each.room} ${each.at}`));
    this.element.hidden = !open.length;
    keep(
      this.element,
      open,
      (each) => each.room,
      (each) => this.row(each),
      (row, each) => {
        write(part(row, "b"), t("invites-you", { name: each.by.name }));
        write(part(row, "small"), [titles.get(each.game), ago(each.at)].filter(Boolean).join(", "));
      },
    );
  }

  /** @param {wire.InviteInfo} each */
  row(each) {
    return h(
      "li.card",
      { "data-room": each.room },
      coin(each.by, 40),
      h("p", {}, h("b"), " ", h("small.soft")),
      h("button.go", { type: "button", t: "sit-down", onclick: () => this.accept(each) }),
      h("button", { type: "button", t: "no-thanks", onclick: () => this.decline(each) }),
    );
  }

  /** @param {wire.InviteInfo} invite */
  async accept({ room, game }) {
    try {
      const there = await ask(`/api/rooms/${room}`);
      const joined = await post(`/api/rooms/${room}/join`, { sit: true });
      if (joined.token) rememberRoom(room, { token: joined.token, game });
      if (there.phase === "over" && joined.seats.length) againThere(room);
      await this.go(`/r/${room}`);
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  }

  /** @param {wire.InviteInfo} invite */
  async decline({ room, at }) {
    this.answered.add(`${room} ${at}`);
    this.changed();
    await post(`/api/me/invites/${room}`, {}, "DELETE").catch((fault) => toast(wordsOf(fault), { bad: true }));
  }
}
