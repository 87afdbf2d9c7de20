// What somebody whose strength is known may expect against bots.

import { h } from "../ui/dom.js";
import { t } from "../words/words.js";
import { strength } from "./ratings.js";

export class Outlook {
  /** @param {wire.GameInfo} game */
  constructor(game) {
    this.game = game;
    this.element = h("p.outlook", { role: "status", hidden: true });
    /** @type {wire.RatingInfo[]} */
    this.ratings = [];
    this.seats = 0;
    this.level = "";
  }

  /** How strong one is, by numbers of seats. @param {wire.RatingInfo[]} ratings */
  know(ratings) {
    this.ratings = ratings;
    this.show();
  }

  /** @param {number} seats @param {string} level */
  choose(seats, level) {
    this.seats = seats;
    this.level = level;
    this.show();
  }

  show() {
    const mine = this.ratings.find((each) => each.seats === this.seats);
    const theirs = this.game.ratings[this.game.levels.indexOf(this.level)] ?? null;
    const told = mine && theirs !== null && !this.game.camps;
    this.element.hidden = !told;
    if (!told) return;
    /** @param {number} points */
    const wins = (points) => Math.round(100 / (1 + (this.seats - 1) * 10 ** ((theirs - points) / 400)));
    const { value, low, high } = mine.points;
    const args = { strength: strength(mine.points), count: wins(value), low: wins(low), high: wins(high) };
    this.element.textContent = t("outlook", args);
  }
}
