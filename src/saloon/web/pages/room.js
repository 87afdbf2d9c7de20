// A room by its code: sit down, set the table up, play, and again.

import { useOrigin } from "../beside/invite.js";
import { ask, post, wordsOf } from "../net/api.js";
import { Memory, Shares, unopened } from "../net/chance.js";
import { Follower } from "../net/changes.js";
import { forgetRoom, homeOf, rememberMatch, rememberRoom, tokenOf } from "../net/memory.js";
import { me } from "../net/person.js";
import { Line } from "../net/socket.js";
import { setPlace, spot } from "../road/place.js";
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

/** What opens a room. @typedef {{token?: string, room?: string, key?: string, watch?: string, screen?: boolean}} Pass */

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [given] }) {
  const code = given.toUpperCase();
  const handed = spot().hash.match(/^#token=([\w.~-]+)$/)?.[1];
  if (spot().hash) setPlace(spot().pathname);
  const session = new Session(page, go, code);
  if (handed && handed !== tokenOf(code)) await session.handed(handed);
  else await session.comeIn();
  return session;
}

/** One guest in one room, as long as the page is open. */
export class Session {
  /** @param {HTMLElement} page @param {page.Go} go @param {string} code */
  constructor(page, go, code) {
    this.page = page;
    this.go = go;
    this.code = code;
    this.plan = planOf(code);
    /** @type {wire.RoomInfo | null} */
    this.room = null;
    /** @type {(() => void)[]} */
    this.ends = [];
    this.editing = false;
    /** @type {Pass} */
    this.pass = {};
    this.lost = h("p.lost", { role: "status", hidden: true, t: "lost" });
    this.trouble = h("p.trouble", { role: "status", hidden: true });
    this.banner = h("div.banners", {}, this.lost, this.trouble);
    /** What there is once one is in. @type {{table: Table, setup: Setup, line: Line, follower: Follower, shares: Shares, memory: Memory} | null} */
    this.entered = null;
  }

  get inside() {
    if (!this.entered) throw new Error("nobody has come in yet");
    return this.entered;
  }

  close() {
    this.entered?.line.close();
    this.entered?.table.close();
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

  /**
   * What opens the room: a token, or the key of a person who is a guest there; a token with a key makes the guest that person's.
   * @param {string} token @returns {Pass}
   */
  opens(token) {
    const key = me()?.key;
    return { ...(token ? { token } : { room: this.code }), ...(key ? { key } : {}) };
  }

  /** A link that makes its reader a guest of this room: first we look whose it is, and ask the reader. @param {string} token */
  async handed(token) {
    here("", this.code);
    /** @param {string} shown */
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
      toast(wordsOf(fault), { bad: true });
      await this.comeIn();
    }
  }

  /** @param {string} name @param {string | undefined} mine @param {() => void} become */
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
          h("p", {}, wordsOf(fault)),
          h("a.button", { href: "/", t: "to-lobby" }),
        ),
      );
    }
  }

  /** @param {wire.RoomInfo} room */
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
    /** @param {boolean} sit */
    const enter = async (sit, called = name.value.trim()) => {
      if (called) change({ name: called });
      else if (sit && !name.reportValidity()) return;
      try {
        await arrive();
        const joined = await post(`/api/rooms/${this.code}/join`, { name: called || ownName(), sit });
        rememberRoom(this.code, { token: joined.token, game: room.game.key });
        this.enter(this.opens(joined.token));
      } catch (fault) {
        toast(wordsOf(fault), { bad: true });
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
              onsubmit: (/** @type {Event} */ event) => {
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

  /** @param {Pass} pass */
  enter(pass) {
    this.pass = pass;
    this.lost.hidden = this.trouble.hidden = true;
    const table = new Table({
      send: (type, fields) => line.send(type, fields),
      leave: () => this.leave(),
      token: () => this.pass.token,
      lobby: () => this.go("/"),
      edit: () => this.edit(true),
      replay: (match) => this.go(`/m/${match}`),
      review: (match) => this.go(`/m/${match}/review`),
      follow: (path) => this.go(path),
    });
    const setup = new Setup({
      send: (type, fields) => this.send(type, fields),
      back: () => this.edit(false),
      leave: () => this.leave(),
    });
    const line = new Line({
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      state: (state, why) => this.state(state, why),
    });
    const memory = new Memory(() => toast(t("promise-broken"), { bad: true }));
    this.entered = { table, setup, line, memory, follower: new Follower(), shares: new Shares(line) };
    this.page.className = "room";
    this.page.replaceChildren(this.banner);
    this.ends.push(
      onTurned(() => this.look({ shape: shapeNow() })),
      onChange((now, part) => this.changed(now, part)),
    );
  }

  /** How one wishes to see the table. @param {page.Fields<"look">} how */
  look(how) {
    this.inside.line.send("look", how).catch(() => {});
  }

  /** Whether one is a guest here, rather than somebody who looks on. */
  get ownPass() {
    return Boolean(this.pass.token || this.pass.room);
  }

  /** @returns {page.Fields<"hello">} */
  hello() {
    const last = this.inside.table.latest;
    return {
      ...this.pass,
      lang: langNow(),
      shape: shapeNow(),
      changes: true,
      ...(last ? { after: { match: last.match, number: last.number } } : {}),
    };
  }

  /** Dice wait for the hand of the one who sits here, unless they let the house throw. */
  tellHand() {
    const own = !settings().forme;
    if (this.ownPass && this.room && this.room.you.throws !== own)
      this.inside.line.send("throws", { own }).catch(() => {});
  }

  /** @param {import("../ui/settings.js").Likes} now @param {Partial<import("../ui/settings.js").Settings>} part */
  changed(now, part) {
    if ("forme" in part) this.tellHand();
    if ("lang" in part) {
      this.look({ lang: now.lang });
      this.inside.setup.relang();
    }
    document.documentElement.classList.toggle("zen", now.zen && this.page.classList.contains("playing"));
  }

  /** A message, made whole, goes to the part of the page that it is for. @param {wire.ToClient} told */
  hear(told) {
    const { table, follower } = this.inside;
    const message = follower.hear(told);
    if (message.type === "room") this.onRoom(message);
    else if (message.type === "table") table.onTable(message);
    else if (message.type === "event") table.onEvent(message);
    else if (message.type === "draft") table.onDraft(message);
    else if (message.type === "chat") table.onChat(message);
    else if (message.type === "nudge") table.onNudge(message);
    else if (message.type === "trouble") this.onTrouble(message);
    else if (message.type === "error" && !message.id) toast(message.text, { bad: true });
  }

  /** @param {"open" | "lost" | "refused"} state @param {wire.Rejected} [why] */
  state(state, why) {
    this.lost.hidden = state === "open";
    if (state !== "open") this.trouble.hidden = true;
    this.page.classList.toggle("offline", state !== "open");
    if (state !== "refused") return;
    forgetRoom(this.code);
    this.entered?.table.close();
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

  /** The house cannot write: said until it is over. @param {wire.Trouble} told */
  onTrouble({ on, text }) {
    this.trouble.hidden = !on;
    write(this.trouble, text);
    if (!on) toast(text);
  }

  /** @param {wire.RoomInfo} room */
  onRoom(room) {
    const { shares, memory, table } = this.inside;
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
    shares.tend(room);
    memory.tend(room).catch(() => {});
    table.onRoom(room);
    this.face(room);
    this.begin(room);
  }

  /** What one came for: bots on all chairs, those who sit round this device, or the same once more. @param {wire.RoomInfo} room */
  async begin(room) {
    const { start, others, bots, again } = this.plan;
    this.plan = {};
    if (again && room.phase === "over") this.send("rematch");
    if (room.phase !== "setup" || !room.you.host) return;
    for (const [at, other] of (others ?? []).entries()) await this.send("sit", { seat: at + 1, ...other });
    for (const [at, level] of (bots ?? []).entries())
      await this.send("bot", { seat: room.seats.length - 1 - at, level });
    if (start || others) await this.send("start", start ? { fill: start } : {});
  }

  /** Show the table or its setting up. @param {wire.RoomInfo} room */
  face(room) {
    const { table, setup } = this.inside;
    const playing = room.phase === "play" || (room.phase === "over" && !this.editing);
    const element = playing ? table.element : setup.element;
    this.seatChat(playing);
    this.page.classList.toggle("playing", playing);
    document.documentElement.classList.toggle("zen", playing && settings().zen);
    if (!playing) {
      document.title = `${room.game.title} · Saloon`;
      setup.show(room);
    }
    if (element.isConnected) return;
    this.page.replaceChildren(this.banner, element);
    this.page.focus({ preventScroll: true });
  }

  /** The chat stands beside the table, or where people wait for it. @param {boolean} playing */
  seatChat(playing) {
    const { chat, panel } = this.inside.table.parts;
    const home = playing ? panel.element : this.inside.setup.element;
    if (chat.element.parentElement !== home) home.append(chat.element);
  }

  /** @param {boolean} on */
  edit(on) {
    this.editing = on;
    if (this.room) this.face(this.room);
  }

  /** @template {page.Kind} K @param {K} type @param {page.Fields<K>} [fields] */
  async send(type, fields) {
    await this.inside.line.send(type, fields).catch((fault) => toast(fault.text, { bad: true }));
  }

  async leave() {
    const { line } = this.inside;
    await line.send("leave").catch(() => {});
    line.close();
    forgetRoom(this.code);
    this.go("/");
  }
}
