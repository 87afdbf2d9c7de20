// The end of a match: who has won, how close it was, and why. It stands beside the table, on a phone behind a tab, and hides nothing that was scored.

import { ask, Refused } from "../net/api.js";
import { rememberFeats } from "../net/memory.js";
import { resultCard } from "../stage/picture.js";
import { h, keep, part, parts, s, write } from "../ui/dom.js";
import { pace } from "../ui/settings.js";
import { figure, sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { standing } from "./mine.js";

/** Pixels that the columns of an account have on the smallest phone, and a digit takes. */
const [ROOM, LETTER] = [200, 7];

/** Milliseconds after which a house in trouble is asked again. */
const AGAIN = [500, 1000, 2000, 4000, 8000, 16_000];

export class Finale {
  /** @param {() => void} shut */
  constructor(shut) {
    this.seal = h("div.seal", { "aria-hidden": "true" }, sign("star"));
    this.sentence = h("h2");
    this.near = h("p.near");
    this.why = h("p.why");
    this.places = h("ol.places");
    this.account = h("div.accounts", { hidden: true });
    this.course = h("figure.course", { hidden: true });
    this.moments = h("ol.moments");
    this.turned = h("section.turned", { hidden: true }, h("h3", { t: "turned" }), this.moments);
    this.series = h("p.series.soft", { hidden: true });
    this.mine = h("ul.standing.soft", { hidden: true, tl: "your-record" });
    this.review = h("a.to-review", { t: "review" });
    this.element = h(
      "section.finale.card",
      { hidden: true, tl: "the-end" },
      h("button.plain.shut", { tl: "close", type: "button", onclick: shut }, sign("shut")),
      h("header", {}, this.seal, this.sentence),
      this.near,
      this.why,
      h("p.reviewed", {}, this.review),
      this.series,
      this.mine,
      this.places,
      this.account,
      this.course,
      this.turned,
    );
    this.match = "";
    this.put = "";
    /** How the match went, once it is known. @type {wire.MatchCourse | null} */
    this.told = null;
    /** Seats from the best to the last. @type {number[]} */
    this.order = [];
  }

  /** Whether it is seen. */
  get seen() {
    return this.element.checkVisibility();
  }

  /** Room is made for it, or taken back. @param {boolean} so */
  stands(so) {
    this.element.hidden = !so;
    this.element.parentElement?.classList.toggle("ended", so);
  }

  /** Put aside: what stands there otherwise is looked at. */
  aside() {
    this.put = this.match;
    this.stands(false);
  }

  /** Back again. */
  back() {
    this.put = "";
    this.stands(true);
  }

  /** Under a broad table: to it, or back to the table. */
  scroll() {
    const play = this.element.parentElement;
    play?.scrollTo({ top: play.scrollTop ? 0 : play.scrollHeight, behavior: pace() ? "smooth" : "instant" });
  }

  hide() {
    this.stands(false);
    this.match = "";
  }

  /** @param {wire.RoomInfo} room @param {wire.Seated[]} seated of the last scene */
  show(room, seated) {
    const { ending, match = "" } = room.match ?? {};
    if (!ending) return;
    this.review.href = `/m/${match}/review`;
    const news = this.match !== match;
    this.match = match;
    this.stands(this.put !== match);
    this.element.dataset.outcome = ending.outcome;
    write(this.sentence, ending.sentence);
    for (const [line, text] of /** @type {const} */ ([
      [this.near, ending.near],
      [this.why, ending.why],
    ])) {
      write(line, text ?? "");
      line.hidden = !text;
    }
    if (news) this.told = null;
    this.rank(ending, seated);
    this.count(room, ending, seated);
    if (ending.challenges?.length && room.you.role === "player") rememberFeats(room.game.key, match, ending.challenges);
    if (news) this.recount(match, ending, seated);
    if (news) this.stand(room, seated);
  }

  /** How the reader stands in this game now; those who look on are told nothing. @param {wire.RoomInfo} room @param {wire.Seated[]} seated */
  async stand(room, seated) {
    this.mine.hidden = true;
    const { match } = this;
    const others = seated.map((each) => each.name).filter((_, seat) => !room.you.seats.includes(seat));
    const rows = room.you.role === "player" ? await standing(room.game.key, others) : [];
    if (this.match !== match) return;
    this.mine.replaceChildren(...rows);
    this.mine.hidden = !rows.length;
  }

  /** Seats from the best to the last, winners crowned, each with what it was. @param {wire.EndingInfo} ending @param {wire.Seated[]} seated */
  rank(ending, seated) {
    this.order = seated
      .map((_, seat) => seat)
      .sort(
        (a, b) =>
          Number(ending.winners.includes(b)) - Number(ending.winners.includes(a)) ||
          (seated[b].score ?? 0) - (seated[a].score ?? 0),
      );
    const rows = this.order.map((seat) => ({
      seat,
      name: seated[seat].name,
      note: this.told?.notes[seat] ?? "",
      best: ending.winners.includes(seat),
    }));
    keep(
      this.places,
      rows,
      (row) => String(row.seat),
      (row) =>
        h(
          "li",
          {},
          figure(row.seat, true),
          h("span", {}, h("b"), " ", h("small")),
          h("span.crown", { role: "img", tl: "winner" }, sign("star")),
        ),
      (item, row) => {
        item.classList.toggle("best", row.best);
        write(part(item, "b"), row.name);
        write(part(item, "small"), row.note);
        part(item, ".crown").hidden = !row.best;
      },
    );
    this.places.hidden = seated.length < 2 && !this.told?.notes[0];
  }

  /** Matches won in a row of rematches. @param {wire.RoomInfo} room @param {wire.EndingInfo} ending @param {wire.Seated[]} seated */
  count(room, ending, seated) {
    const total = room.series.reduce((sum, each) => sum + each, 0);
    this.series.hidden = total < 2 || seated.length < 2 || ending.outcome === "abandoned";
    write(
      this.series,
      t("series", { score: seated.map((each, seat) => `${each.name} ${room.series[seat]}`).join(" · ") }),
    );
  }

  /**
   * Where everything came from, how it went, and what turned it: asked for when the match is over.
   * @param {string} match @param {wire.EndingInfo} ending @param {wire.Seated[]} seated
   */
  async recount(match, ending, seated) {
    this.account.hidden = this.course.hidden = this.turned.hidden = true;
    if (ending.outcome === "abandoned") return;
    const told = await this.asked(match);
    if (!told || this.match !== match) return;
    this.told = told;
    this.rank(ending, seated);
    this.add(told, seated);
    this.draw(told, seated);
    keep(
      this.moments,
      told.moments,
      (moment) => String(moment.number),
      (moment) =>
        h("li", {}, moment.seat >= 0 ? figure(moment.seat, true) : h("span.nature"), h("span", {}, moment.text)),
    );
    this.turned.hidden = !told.moments.length;
  }

  /** The course of the match; of a house that has trouble just now it is asked again. @param {string} match */
  async asked(match) {
    for (const pause of AGAIN) {
      if (this.match !== match) break;
      try {
        return await ask(`/api/matches/${match}/course`);
      } catch (fault) {
        if (fault instanceof Refused && fault.status < 500) break;
        await new Promise((on) => setTimeout(on, pause));
      }
    }
    return null;
  }

  /**
   * A row for each source, a column for each seat, and the total; seats that do not fit beside each other stand in tables below each other.
   * @param {wire.MatchCourse} told @param {wire.Seated[]} seated
   */
  add({ label, account, rows }, seated) {
    const total = rows.at(-1) ?? [];
    const widest = Math.max(...[...account.flatMap((row) => row.amounts), ...total].map((each) => String(each).length));
    const tables = Math.ceil(seated.length / Math.floor(ROOM / (widest * LETTER + 4)));
    const each = Math.ceil(seated.length / tables);
    const groups = Array.from({ length: tables }, (_, at) => this.order.slice(at * each, (at + 1) * each));
    this.account.replaceChildren(...groups.map((seats) => sheet(seats, { label, account, total }, seated)));
    this.account.hidden = !account.length;
  }

  /** The course of the match as a curve for each seat. @param {wire.MatchCourse} told @param {wire.Seated[]} seated */
  draw({ label, rows }, seated) {
    const last = rows.at(-1);
    if (!last || rows.length < 4) return;
    this.course.replaceChildren(curves(rows), h("figcaption.soft", {}, label));
    this.course.setAttribute(
      "aria-label",
      `${label}: ${seated.map((each, seat) => `${each.name} ${last[seat]}`).join(", ")}`,
    );
    this.course.setAttribute("role", "img");
    this.course.hidden = false;
  }

  /** The result as a picture to be handed on. @param {import("../stage/scene.js").Stage} stage @param {wire.RoomInfo} room */
  picture(stage, room) {
    const totals = this.told?.rows.at(-1) ?? [];
    /** @type {[string, string, string][]} */
    const rows = parts(this.places).map((row, place) => [
      part(row, "b").textContent,
      part(row, "small").textContent,
      String(totals[this.order[place]] ?? ""),
    ]);
    return resultCard(stage, room.game.title, room.match?.ending?.sentence ?? "", rows);
  }
}

/**
 * Some of the seats, with their part of every row.
 * @param {number[]} seats @param {{label: string, account: wire.AccountRow[], total: number[]}} rows @param {wire.Seated[]} seated
 */
function sheet(seats, { label, account, total }, seated) {
  /** @param {number[]} amounts @param {string[]} [told] */
  const cells = (amounts, told, none = "·") =>
    seats.map((seat) =>
      h(
        "td",
        {},
        told?.[seat] ? h("small", {}, told[seat]) : "",
        h("span", {}, amounts[seat] ? String(amounts[seat]).replace("-", "−") : none),
      ),
    );
  const heads = seats.map((seat) =>
    h("th", { scope: "col", "aria-label": seated[seat].name }, seated.length > 1 ? figure(seat, true) : ""),
  );
  const body = account.map((row) => h("tr", {}, h("th", { scope: "row" }, row.name), ...cells(row.amounts, row.told)));
  const sum = h("tr", {}, h("th", { scope: "row" }, label), ...cells(total, undefined, "0"));
  return h(
    "table.account",
    {},
    h("thead", {}, h("tr", {}, h("td"), ...heads)),
    h("tbody", {}, ...body),
    h("tfoot", {}, sum),
  );
}

/** @param {number[][]} rows */
function curves(rows) {
  const [width, height] = [320, 84];
  const most = Math.max(...rows.flat());
  const least = Math.min(0, ...rows.flat());
  /** @param {number} i */
  const x = (i) => 4 + (i * (width - 8)) / (rows.length - 1);
  /** @param {number} value */
  const y = (value) => height - 5 - ((value - least) * (height - 10)) / (most - least || 1);
  const lines = rows[0].map((_, seat) =>
    s("polyline", {
      points: rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" "),
      fill: "none",
      stroke: `var(--tone-${seat % 8})`,
      "stroke-width": 3,
      "stroke-linejoin": "round",
    }),
  );
  return s(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    s("path", { d: `M4 ${y(0)}H${width - 4}`, stroke: "var(--line)", "stroke-width": 2 }),
    ...lines,
  );
}
