// A table being set up: who sits where, the switches of the game, the ways in, and the start.

import { Guests, mayShowOut, showOut } from "../beside/guests.js";
import { linkRow, qr, screenLink, shareButton } from "../beside/invite.js";
import { once } from "../net/api.js";
import { onRoad } from "../road/place.js";
import { askLine, confirm } from "../ui/dialog.js";
import { h, keep, part, retext, write } from "../ui/dom.js";
import { change } from "../ui/settings.js";
import { figure, sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { whoSits } from "./device.js";
import { houseSwitches, optionSwitch } from "./switches.js";

/** @param {wire.RoomInfo} room */
const hasOpen = (room) => room.seats.some((seat) => seat.kind === "open");

export class Setup {
  /** @param {{send: page.Deeds["tell"], back: () => void, leave: () => void}} host */
  constructor(host) {
    this.host = host;
    this.title = h("h1");
    this.game = h("select.games", { tl: "which-game", onchange: () => host.send("setup", { game: this.game.value }) });
    this.state = h("p.soft", { role: "status" });
    this.chairs = h("ul.chairs");
    /** @type {wire.RoomInfo | null} */
    this.room = null;
    /** Levels of bots that the game offers, and a word on why they are few. @type {string[]} */
    this.levels = [];
    this.few = h("p.soft.few", { t: "levels-few", hidden: true });
    /** How strong each of them is, as it was measured. @type {(number | null)[]} */
    this.ratings = [];
    /** The switches as they are drawn: of which game, in which language, for whom. */
    this.drawn = "";
    /** @type {Field[]} */
    this.fields = [];
    this.presets = h("div.pick.presets", { role: "group", tl: "presets" });
    /** The ways in, as they are drawn. */
    this.invited = "";
    this.strength = h("p.soft.few", { t: "rating-about", hidden: true });
    this.guests = new Guests((guest) => showOut(host.send, guest));
    this.count = h("div.pick.count", { role: "group", tl: "how-many" });
    this.form = h("div.options");
    this.ways = h("div.ways");
    this.start = h("button.go.big", { type: "button", t: "start", onclick: () => this.begin() });
    this.agree = h("button", { type: "button", t: "program-agree", onclick: () => host.send("admit", {}) });
    this.program = h("div.row.program", { hidden: true }, h("p.soft", { t: "program-rated-about" }), this.agree);
    this.stay = h("button", { type: "button", t: "to-table", onclick: () => host.back() });
    this.go = h("button.plain", { type: "button", t: "leave", onclick: () => this.leave() });
    this.shut = h("p.shut", { t: "door-shut" });
    this.inviting = h("section.card.ways-box", {}, h("h2", { t: "invite" }), this.shut, this.ways);
    this.element = h(
      "div.setup",
      {},
      h(
        "section.card.sitting",
        {},
        h("div.row.gamerow", {}, this.title, h("span.grow"), this.game),
        this.state,
        h("h2.head", { t: "players-head" }),
        this.count,
        this.chairs,
        this.strength,
        this.few,
        this.program,
        h("div.row.startrow", {}, this.start, this.stay, h("span.grow"), this.go),
        this.guests.element,
      ),
      this.inviting,
      h("section.card.switches", {}, h("h2", { t: "game-options" }), this.form),
    );
  }

  /** @param {wire.RoomInfo} room */
  async show(room) {
    this.room = room;
    const host = room.you.host;
    write(this.title, room.game.title);
    retext(this.state, room.phase === "pledge" ? "pledging" : host ? "setup-host" : "setup-guest");
    this.element.classList.toggle("waiting", room.phase === "pledge");
    const open = hasOpen(room);
    this.start.hidden = !host || room.phase === "pledge";
    retext(this.start, open ? "start-fill" : "start");
    this.stay.hidden = room.phase !== "over";
    this.go.hidden = !room.you.guest;
    this.inviting.hidden = !room.links.join || onRoad;
    this.sitting(room);
    const program = room.setup.rated && room.seats.some((seat) => seat.program);
    this.program.hidden = !program || !room.you.seats.length || room.phase === "pledge";
    this.agree.hidden = room.offers.program.includes(room.you.guest);
    retext(part(this.program, "p"), this.agree.hidden ? "program-agreed" : "program-rated-about");
    this.shut.hidden = !room.setup.locked;
    this.guests.show(room);
    if (room.links.join) this.invite(room);
    this.games(room);
    const game = await once(`/api/games/${room.game.key}`);
    if (this.room !== room) return;
    this.levels = game.levels;
    this.ratings = game.ratings;
    this.strength.hidden = !host;
    retext(this.strength, game.ratings.some((each) => each !== null) ? "rating-about" : "rating-none");
    this.few.hidden = !host || game.levels.length > 3;
    this.sitting(room);
    this.switches(game, room);
  }

  /** @param {wire.RoomInfo} room */
  sitting(room) {
    keep(
      this.chairs,
      room.seats,
      (seat) => String(seat.seat),
      (seat) => this.chair(seat),
      (row, seat) => this.seat(room, row, seat),
    );
  }

  /** The host may choose another game for the same people. @param {wire.RoomInfo} room */
  async games(room) {
    this.game.hidden = !room.you.host || room.phase === "pledge";
    const games = await once("/api/games");
    keep(
      this.game,
      games,
      (each) => each.key,
      (each) => h("option", { value: each.key }),
      (option, each) => write(option, each.title),
    );
    this.game.value = room.game.key;
  }

  relang() {
    this.drawn = "";
  }

  /** One button: it stays under the finger when the last chair is taken. */
  begin() {
    this.host.send("start", this.room && hasOpen(this.room) ? { fill: "regular" } : {});
  }

  async leave() {
    if (await confirm("leave", "leave-sure", "leave")) this.host.leave();
  }

  // -- chairs -------------------------------------------------------------------------------

  /** @param {wire.SeatInfo} seat */
  chair(seat) {
    return h("li.chair", {}, figure(seat.seat), h("div.who", {}, h("b"), h("small.soft")), h("div.row.acts"));
  }

  /** @param {wire.RoomInfo} room @param {HTMLElement} row @param {wire.SeatInfo} seat */
  seat(room, row, seat) {
    const mine = seat.guest === room.you.guest && seat.kind === "person";
    row.classList.toggle("open", seat.kind === "open");
    write(part(row, "b"), seat.kind === "open" ? t("seat-open") : seat.name);
    write(part(row, "small"), this.about(room, seat, mine));
    keep(
      part(row, ".acts"),
      this.deeds(room, seat, mine),
      (each) => each.key,
      (each) => each.make(),
      (element, each) => each.patch?.(element),
    );
  }

  /** @param {wire.RoomInfo} room @param {wire.SeatInfo} seat @param {boolean} mine */
  about(room, seat, mine) {
    if (seat.kind === "open") return t("seat-open-about");
    if (seat.kind === "bot") return t("bot-level", { level: t(`level-${seat.level}`) });
    if (seat.program) return seat.online ? t("seat-program") : `${t("seat-program")} · ${t("offline")}`;
    return mine
      ? t(room.you.seats[0] === seat.seat ? "seat-you" : "seat-here")
      : seat.online
        ? t("seat-friend")
        : t("offline");
  }

  /** @param {wire.RoomInfo} room @param {wire.SeatInfo} seat @param {boolean} mine @returns {Deed[]} */
  deeds(room, seat, mine) {
    const { you, phase } = room;
    if (phase === "pledge" || you.role === "watcher" || you.role === "screen") return [];
    /** @param {string} key @param {string} word @param {() => void} act @returns {Deed} */
    const button = (key, word, act) => ({
      key,
      make: () => h("button.quiet", { type: "button", onclick: act }, h("span", { t: word })),
    });
    /** @type {Deed[]} */
    const deeds = [];
    if (seat.kind === "open")
      deeds.push(button("sit", you.seats.length ? "sit-another" : "sit-here", () => this.sit(seat.seat)));
    if (mine)
      deeds.push(
        button("name", "rename", () => this.rename(seat)),
        button("stand", "stand", () => this.host.send("stand", { seat: seat.seat })),
      );
    if (you.host && seat.seat > 0)
      deeds.push({
        key: "up",
        make: () =>
          h(
            "button.quiet",
            {
              type: "button",
              tl: "seat-up",
              tt: "seat-up",
              onclick: () => this.host.send("swap", { seat: seat.seat, other: seat.seat - 1 }),
            },
            sign("up"),
          ),
      });
    if (mayShowOut(room, seat.guest))
      deeds.push(
        button("kick", "kick", () => showOut(this.host.send, this.room?.seats[seat.seat]?.guest ?? seat.guest)),
      );
    const away = seat.kind === "person" && !mine && !seat.online;
    if (you.host && (seat.kind === "open" || seat.kind === "bot" || away)) deeds.push(this.level(seat));
    return deeds;
  }

  /** Who plays the seat if no person does: a friend by link, or a bot of a level. @param {wire.SeatInfo} seat @returns {Deed} */
  level(seat) {
    const make = () => {
      const chosen = () => /** @type {wire.Level | ""} */ (select.value);
      const select = h(
        "select",
        { onchange: () => this.host.send("bot", { seat: seat.seat, level: chosen() }) },
        h("option", { value: "", t: onRoad ? "road-nobody" : "by-link" }),
        ...this.levels.map((level, at) =>
          h("option", {
            value: level,
            t: `bot-${level}`,
            targs: { strength: this.ratings[at] === null ? "" : ` · ${this.ratings[at]}` },
          }),
        ),
      );
      return select;
    };
    /** @param {HTMLElement} select */
    const patch = (select) => {
      if (!(select instanceof HTMLSelectElement)) return;
      select.setAttribute("aria-label", t("seat-kind", { number: seat.seat + 1 }));
      if (document.activeElement !== select || select.value !== seat.level)
        select.value = seat.kind === "bot" ? seat.level : "";
    };
    return { key: `level ${this.levels} ${this.ratings}`, make, patch };
  }

  /** @param {number} seat */
  async sit(seat) {
    const more = Boolean(this.room?.you.seats.length);
    const who = more ? await whoSits((this.room?.seats ?? []).map((each) => each.name)) : {};
    if (who) this.host.send("sit", { seat, ...who });
  }

  /** @param {wire.SeatInfo} seat */
  async rename(seat) {
    const name = await askLine("your-name", seat.name);
    if (!name) return;
    if (this.room?.you.seats[0] === seat.seat) change({ name });
    this.host.send("name", { name, seat: seat.seat });
  }

  // -- ways in ------------------------------------------------------------------------------

  /** @param {wire.RoomInfo} room */
  invite(room) {
    const { links } = room;
    const key = `${room.code} ${document.documentElement.lang} ${links.watch} ${links.origin}`;
    if (this.invited === key) return;
    this.invited = key;
    this.ways.replaceChildren(
      h(
        "div.invite",
        {},
        qr(links.join),
        h(
          "div",
          {},
          h("p.code", {}, h("span.soft", { t: "code" }), h("b", {}, room.code)),
          shareButton(links.join, room.game.title),
        ),
      ),
      h(
        "details",
        {},
        h("summary", { t: "more-links" }),
        linkRow("link-join", links.join),
        links.watch ? linkRow("link-watch", links.watch, true) : "",
        links.screen ? linkRow("link-screen", screenLink(room), true) : "",
      ),
    );
  }

  // -- switches -----------------------------------------------------------------------------

  /** @param {wire.GameInfo} game @param {wire.RoomInfo} room */
  switches(game, room) {
    const host = room.you.host && room.phase !== "pledge";
    const [least, most] = game.seats;
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    keep(
      this.count,
      counts,
      String,
      (count) =>
        h("button.quiet", { type: "button", onclick: () => this.host.send("setup", { seats: count }) }, String(count)),
      (button, count) => {
        button.setAttribute("aria-pressed", String(count === room.setup.seats));
        button.setAttribute("aria-label", t("players-one", { count }));
        button.disabled = !host;
      },
    );
    this.count.hidden = counts.length < 2;
    const drawn = `${game.key} ${document.documentElement.lang} ${host}`;
    if (this.drawn !== drawn) {
      this.drawn = drawn;
      const on = { send: this.host.send, room: () => this.room };
      const [options, house] = [game.options.map((option) => optionSwitch(option, on)), houseSwitches(game, on)];
      this.fields = [...options, ...house];
      const folded = h(
        "details.house-rules",
        {},
        h("summary", { t: "house-rules" }),
        h("p.explains", { t: "house-rules-about" }),
        ...options.map((field) => field.element),
      );
      this.presets.replaceChildren(); // another game's have other options
      this.form.replaceChildren(
        ...(game.presets.length ? [this.presets] : []),
        ...(options.length ? [folded] : []),
        ...house.map((field) => field.element),
      );
    }
    this.choosePreset(game, room, host);
    for (const field of this.fields) field.show(room.setup, host);
  }

  /**
   * Rules by a name: the printed ones, and those that go well together.
   * @param {wire.GameInfo} game @param {wire.RoomInfo} room @param {boolean} host
   */
  choosePreset(game, room, host) {
    const printed = {
      name: "printed",
      label: t("preset-printed"),
      options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    };
    /** @param {wire.Preset} preset */
    const chosen = (preset) =>
      Object.entries(preset.options).every(([name, value]) => room.setup.options[name] === value);
    keep(
      this.presets,
      [printed, ...game.presets],
      (preset) => preset.name,
      (preset) =>
        h("button.quiet", { type: "button", onclick: () => this.host.send("setup", { options: preset.options }) }),
      (button, preset) => {
        write(button, preset.label);
        button.setAttribute("aria-pressed", String(chosen(preset)));
        button.disabled = !host;
      },
    );
  }
}

/** What can be done about a seat. @typedef {{key: string, make: () => HTMLElement, patch?: (made: HTMLElement) => void}} Deed */
/** @typedef {import("./switches.js").Field} Field */
