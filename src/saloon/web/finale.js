// The end of a match: who has won, why, and how it went. It lies on the table and can be put aside.

import { ask } from "./api.js";
import { h, keep, s, write } from "./dom.js";
import { rememberFeats } from "./memory.js";
import { resultCard } from "./picture.js";
import { figure, sign } from "./signs.js";
import { t } from "./words.js";

const MOMENTS = 5;

export class Finale {
  constructor() {
    this.seal = h("div.seal", { "aria-hidden": "true" }, sign("star"));
    this.sentence = h("h2");
    this.why = h("p.why");
    this.places = h("ol.places");
    this.course = h("figure.course", { hidden: true });
    this.moments = h("ol.moments");
    this.series = h("p.series.soft", { hidden: true });
    this.element = h("section.finale", { hidden: true, tl: "the-end" }, h("button.plain.shut", { tl: "close", type: "button", onclick: () => this.aside() }, sign("shut")), this.seal, this.sentence, this.why, this.series, this.places, this.course, this.moments);
    this.match = "";
    this.put = "";
  }

  /** Put aside: the table is looked at. */
  aside() {
    this.put = this.match;
    this.element.hidden = true;
  }

  hide() {
    this.element.hidden = true;
    this.match = "";
  }

  /** @param {any} room @param {any[]} seated of the last scene @param {any[]} lines of the log */
  show(room, seated, lines) {
    const { ending, match } = room.match;
    const news = this.match !== match;
    this.match = match;
    this.element.hidden = this.put === match;
    this.element.dataset.outcome = ending.outcome;
    write(this.sentence, ending.sentence);
    write(this.why, ending.why);
    this.why.hidden = !ending.why;
    this.rank(ending, seated);
    this.count(room, seated);
    const key = lines.filter((line) => line.weight === "dramatic").slice(-MOMENTS);
    keep(this.moments, ending.outcome === "abandoned" ? [] : key, (line) => String(line.number), (line) => h("li", {}, line.seat >= 0 ? figure(line.seat, true) : h("span.nature"), h("span", {}, line.text)));
    if (ending.challenges?.length && room.you.role === "player") rememberFeats(room.game.key, match, ending.challenges);
    if (news) this.draw(room, seated);
  }

  /** Seats from the best to the last, winners crowned. */
  rank(ending, seated) {
    const rows = seated.map((each, seat) => ({ ...each, seat, best: ending.winners.includes(seat) }));
    rows.sort((a, b) => b.best - a.best || (b.score ?? 0) - (a.score ?? 0));
    keep(this.places, rows, (row) => String(row.seat), (row) => h("li", {}, figure(row.seat, true), h("b"), h("span.soft"), h("span.score")), (item, row) => {
      item.classList.toggle("best", row.best);
      const [, name, note, score] = item.children;
      write(name, row.name);
      write(note, row.note === String(row.score) ? "" : row.note);
      write(score, row.score === null || row.score === undefined ? "" : String(row.score));
    });
  }

  /** Matches won in a row of rematches. */
  count(room, seated) {
    const total = room.series.reduce((sum, each) => sum + each, 0);
    this.series.hidden = total < 2 || room.match.ending.outcome === "abandoned";
    write(this.series, t("series", { score: seated.map((each, seat) => `${each.name} ${room.series[seat]}`).join(" · ") }));
  }

  /** The course of the match as a curve for each seat. */
  async draw(room, seated) {
    this.course.hidden = true;
    if (room.match.ending.outcome === "abandoned") return;
    const { label, rows } = await ask(`/api/matches/${room.match.match}/course`).catch(() => ({ rows: [] }));
    if (rows.length < 4 || this.match !== room.match.match) return;
    this.course.replaceChildren(curves(rows), h("figcaption.soft", {}, label));
    this.course.setAttribute("aria-label", `${label}: ${seated.map((each, seat) => `${each.name} ${rows.at(-1)[seat]}`).join(", ")}`);
    this.course.setAttribute("role", "img");
    this.course.hidden = false;
  }

  /** The result as a picture to be handed on. */
  picture(stage, room) {
    const { ending } = room.match;
    return resultCard(stage, room.game.title, ending.sentence, [...this.places.children].map((row) => [...row.children].slice(1).map((each) => each.textContent)));
  }
}

function curves(rows) {
  const [width, height] = [320, 84];
  const most = Math.max(...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const x = (i) => 4 + (i * (width - 8)) / (rows.length - 1);
  const y = (value) => height - 5 - ((value - least) * (height - 10)) / (most - least || 1);
  const lines = rows[0].map((_, seat) => s("polyline", { points: rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" "), fill: "none", stroke: `var(--tone-${seat % 8})`, "stroke-width": 3, "stroke-linejoin": "round" }));
  return s("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, s("path", { d: `M4 ${y(0)}H${width - 4}`, stroke: "var(--line)", "stroke-width": 2 }), ...lines);
}
