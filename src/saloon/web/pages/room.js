// A room by its code: sit down, set the table up, play, and again.

import { useOrigin } from "../beside/invite.js";
import { ask, post } from "../net/api.js";
import { Memory, Shares, unopened } from "../net/chance.js";
import { Follower } from "../net/changes.js";
import { forgetRoom, homeOf, rememberMatch, rememberRoom, tokenOf } from "../net/memory.js";
import { me } from "../net/person.js";
import { Line } from "../net/socket.js";
import { Table } from "../table/table.js";
import { toast } from "../ui/dialog.js";
import { h, write } from "../ui/dom.js";
import { change, onChange, settings } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { langNow, t } from "../words/words.js";
import { here } from "./header.js";
import { arrive } from "./home.js";
import { ownName, planOf } from "./making.js";
import { Setup } from "./setup.js";

export async function open(page, { go, args: [given] }) {
  const code = given.toUpperCase();
  const handed = location.hash.match(/^#token=([\w.~-]+)$/)?.[1];
  if (location.hash) history.replaceState(null, "", location.pathname);
  const session = new Session(page, go, code);
  if (handed && handed !== tokenOf(code)) await session.handed(handed);
  else await session.comeIn();
  return session;
}

/** One guest in one room, as long as the page is open. */
export class Session {
  constructor(page, go, code) {
    this.page = page;
    this.go = go;
    this.code = code;
    this.plan = planOf(code);
    this.room = null;
    this.ends = [];
    this.editing = false;
  }

  close() {
    this.line?.close();
    this.table?.close();
    for (const end of this.ends) end();
    document.documentElement.classList.remove("zen");
  }

  /** As who one was here before, or by the door. */
  async comeIn() {
    const token = tokenOf(this.code);
    if (token) this.enter(this.opens(token));
    else if (homeOf(me()?.person)?.going.some((match) => match.room === this.code)) this.enter(this.opens(""));
    else await this.door();
  }

  /** What opens the room: a token, or the key of a person who is a guest there; a token with a key makes the guest that person's. */
  opens(token) {
    const key = me()?.key;
    return { ...(token ? { token } : { room: this.code }), ...(key ? { key } : {}) };
  }

  /** A link that makes one somebody of this room: first it is looked whose it is, and whoever follows it is asked. */
  async handed(token) {
    here("", this.code);
    const whose = (shown) => post(`/api/rooms/${this.code}/guest`, { token: shown });
    const before = tokenOf(this.code);
    try {
      const [guest, mine] = await Promise.all([whose(token), before ? whose(before).catch(() => null) : null]);
      this.page.className = "door";
      this.page.replaceChildren(
        this.asking(guest.name, mine?.name, () => {
          rememberRoom(this.code, { token, ...(mine ? { before } : {}) });
          this.enter({ token });
        }),
      );
    } catch (fault) {
      toast(fault.message, { bad: true });
      await this.comeIn();
    }
  }

  asking(name, mine, become) {
    const stay = mine
      ? h("button", { type: "button", t: "handed-stay", targs: { name: mine } })
      : h("button", { type: "button", t: "handed-own" });
    stay.onclick = () => this.comeIn();
    return h(
      "section.card.narrow",
      {},
      h("h1", { t: "handed", targs: { name } }),
      mine && h("p", { t: "handed-mine", targs: { name: mine } }),
      h("p", { t: "handed-about", targs: { name } }),
      h("div.row", {}, h("button.go", { type: "button", t: "handed-go", targs: { name }, onclick: become }), stay),
    );
  }

  /** Before one is in: who sits there, and a name to come in with. */
  async door() {
    here("", this.code);
    try {
      const room = await ask(`/api/rooms/${this.code}`);
      this.page.replaceChildren(this.greeting(room));
    } catch (fault) {
      this.page.className = "door";
      this.page.replaceChildren(
        h(
          "section.card.narrow",
          {},
          h("h1", { t: "no-room", targs: { code: this.code } }),
          h("p", {}, fault.message),
          h("a.button", { href: "/", t: "to-lobby" }),
        ),
      );
    }
  }

  greeting(room) {
    this.page.className = "door";
    const seated = room.phase === "setup" && room.seats.some((seat) => seat.kind === "open");
    const name = h("input", {
      value: me()?.name ?? settings().name,
      tp: "name-like",
      maxLength: 24,
      required: seated,
      autocomplete: "nickname",
    });
    const enter = async (sit, called = name.value.trim()) => {
      if (called) change({ name: called });
      else if (sit && !name.reportValidity()) return;
      try {
        await arrive();
        const joined = await post(`/api/rooms/${this.code}/join`, { name: called || ownName(), sit });
        rememberRoom(this.code, { token: joined.token, game: room.game.key });
        this.enter(this.opens(joined.token));
      } catch (fault) {
        toast(fault.message, { bad: true });
      }
    };
    return h(
      "section.card.narrow",
      {},
      h("h1", {}, room.game.title),
      h(
        "p",
        {},
        t("at-table-are", {
          names:
            room.seats
              .filter((seat) => seat.kind !== "open")
              .map((seat) => seat.name)
              .join(", ") || "–",
        }),
      ),
      room.setup.locked
        ? h("div", {}, h("p.shut", { t: "door-shut" }), h("a.button", { href: "/", t: "to-lobby" }))
        : h(
            "form.options",
            {
              onsubmit: (event) => {
                event.preventDefault();
                enter(seated);
              },
            },
            h("label.field", {}, h("span", { t: "your-name" }), name),
            h(
              "div.row",
              {},
              h("button.go", { t: seated ? "sit-down" : "come-in" }),
              h("button", { type: "button", t: "just-watch", onclick: () => enter(false) }),
            ),
          ),
    );
  }

  // -- the line -----------------------------------------------------------------------------

  /** @param {{token?: string, room?: string, key?: string, watch?: string, screen?: boolean}} pass */
  enter(pass) {
    this.pass = pass;
    this.lost = h("p.lost", { role: "status", hidden: true, t: "lost" });
    this.trouble = h("p.trouble", { role: "status", hidden: true });
    this.banner = h("div.banners", {}, this.lost, this.trouble);
    this.table = new Table({
      send: (type, fields) => this.line.send(type, fields),
      leave: () => this.leave(),
      token: () => this.pass.token,
      lobby: () => this.go("/"),
      edit: () => this.edit(true),
      replay: (match) => this.go(`/m/${match}`),
    });
    this.setup = new Setup({
      send: (type, fields) => this.send(type, fields),
      back: () => this.edit(false),
      leave: () => this.leave(),
    });
    this.line = new Line({
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      state: (state, why) => this.state(state, why),
    });
    this.follower = new Follower();
    this.shares = new Shares(this.line);
    this.memory = new Memory(() => toast(t("promise-broken"), { bad: true }));
    this.page.className = "room";
    this.page.replaceChildren(this.banner);
    this.ends.push(onTurned(() => this.line.send("look", { shape: shapeNow() }).catch(() => {})));
    this.ends.push(onChange((now, part) => this.changed(now, part)));
  }

  /** Whether one is a guest here, rather than somebody who looks on. */
  get ownPass() {
    return Boolean(this.pass.token || this.pass.room);
  }

  hello() {
    const last = this.table.latest;
    return {
      ...this.pass,
      lang: langNow(),
      shape: shapeNow(),
      changes: true,
      ...(last ? { after: { match: last.match, number: last.number } } : {}),
    };
  }

  /** Dice wait for the hand of whoever sits here, unless they let the house throw. */
  tellHand() {
    const own = !settings().forme;
    if (this.ownPass && this.room && this.room.you.throws !== own) this.line.send("throws", { own }).catch(() => {});
  }

  changed(now, part) {
    if ("forme" in part) this.tellHand();
    if ("lang" in part) {
      this.line.send("look", { lang: now.lang }).catch(() => {});
      this.setup.relang();
    }
    document.documentElement.classList.toggle("zen", now.zen && this.page.classList.contains("playing"));
  }

  /** A message, made whole, goes to whoever it is for. */
  hear(told) {
    const message = this.follower.hear(told);
    if (message.type === "room") this.onRoom(message);
    else if (message.type === "table") this.table.onTable(message);
    else if (message.type === "event") this.table.onEvent(message);
    else if (message.type === "draft") this.table.onDraft(message);
    else if (message.type === "chat") this.table.onChat(message);
    else if (message.type === "nudge") this.table.onNudge(message);
    else if (message.type === "trouble") this.onTrouble(message);
    else if (message.type === "error" && !message.id) toast(message.text, { bad: true });
  }

  state(state, why) {
    this.lost.hidden = state === "open";
    if (state !== "open") this.trouble.hidden = true;
    this.page.classList.toggle("offline", state !== "open");
    if (state !== "refused") return;
    forgetRoom(this.code);
    this.table.close();
    for (const end of this.ends) end();
    if (why?.text) toast(why.text, { bad: true });
    if (this.pass.room) this.door();
    else if (this.pass.token) this.comeIn();
    else
      this.page.replaceChildren(
        h("section.card.narrow", {}, h("p", {}, why?.text ?? ""), h("a.button", { href: "/", t: "to-lobby" })),
      );
  }

  // -- the room -----------------------------------------------------------------------------

  /** The house cannot write: said until it is over. */
  onTrouble({ on, text }) {
    this.trouble.hidden = !on;
    write(this.trouble, text);
    if (!on) toast(text);
  }

  onRoom(room) {
    const broken = unopened(this.room, room);
    if (broken.length) toast(t("pledge-unopened", { names: broken.join(", ") }), { bad: true, stay: 20_000 });
    const begun = this.room && this.room.phase === "over" && room.phase !== "over";
    const first = !this.room;
    this.room = room;
    if (first) this.tellHand();
    if (begun) this.editing = false;
    if (this.ownPass) rememberRoom(room.code, { game: room.game.key, title: room.game.title, phase: room.phase });
    if (room.match?.over && room.phase === "over") rememberMatch(room.match.match, { title: room.game.title });
    useOrigin(room.links);
    here(room.game.title, room.code);
    this.shares.tend(room);
    this.memory.tend(room).catch(() => {});
    this.table.onRoom(room);
    this.face();
    this.begin();
  }

  /** What one came for: bots on all chairs, those who sit round this device, or the same once more. */
  async begin() {
    const { start, others, again } = this.plan;
    this.plan = {};
    if (again && this.room.phase === "over") this.send("rematch");
    if (this.room.phase !== "setup" || !this.room.you.host) return;
    for (const [at, other] of (others ?? []).entries()) await this.send("sit", { seat: at + 1, ...other });
    if (start || others) await this.send("start", start ? { fill: start } : {});
  }

  /** Show the table or its setting up. */
  face() {
    const { room } = this;
    const playing = room.phase === "play" || (room.phase === "over" && !this.editing);
    const element = playing ? this.table.element : this.setup.element;
    this.seatChat(playing);
    this.page.classList.toggle("playing", playing);
    document.documentElement.classList.toggle("zen", playing && settings().zen);
    if (!playing) {
      document.title = `${room.game.title} · Saloon`;
      this.setup.show(room);
    }
    if (element.isConnected) return;
    this.page.replaceChildren(this.banner, element);
    this.page.focus({ preventScroll: true });
  }

  /** The chat stands beside the table, or where people wait for it. */
  seatChat(playing) {
    const { chat, panel } = this.table.parts;
    const home = playing ? panel.element : this.setup.element;
    if (chat.element.parentElement !== home) home.append(chat.element);
  }

  edit(on) {
    this.editing = on;
    this.face();
  }

  send(type, fields) {
    return this.line.send(type, fields).catch((fault) => toast(fault.text, { bad: true }));
  }

  async leave() {
    await this.line.send("leave").catch(() => {});
    this.line.close();
    forgetRoom(this.code);
    this.go("/");
  }
}
