// Against bots at once: how many, and how strong. What was chosen for a game is kept for the next time.

import { botsOf, rememberBots } from "../net/memory.js";
import { h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { patience } from "./patience.js";

/** How many sit at a table that nobody has set otherwise. */
const USUAL = 4;

/** A way to fill the table. @typedef {{seats: number, label: string, options?: wire.SetupInfo["options"]}} Way */

/** Ways to fill the table: with a number of bots, or alone in each way that the game knows. @param {wire.GameInfo} game @returns {Way[]} */
function ways({ seats: [least, most], alone }) {
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return counts.flatMap((seats) => {
    if (seats > 1) return [{ seats, label: t("against", { count: seats - 1 }) }];
    if (!alone) return [{ seats, label: t("against-none") }];
    return alone.values.map(({ value, label }) => ({
      seats,
      options: { [alone.name]: value },
      label: value === alone.default ? t("against-none") : `${alone.label}: ${label}`,
    }));
  });
}

/** The level that everybody begins with: the regular; where there is none, the lowest. @param {string[]} levels */
export const usualLevel = (levels) => (levels.includes("regular") ? "regular" : levels[0]);

/** What is chosen for a game: how many, how strong, or how alone. It begins with what was chosen the last time. */
export class Bots {
  /** @param {wire.GameInfo} game */
  constructor(game) {
    this.game = game;
    const { label, level } = botsOf(game.key);
    const kept = ways(game).find((way) => way.label === label);
    this.seats = kept?.seats ?? Math.min(USUAL, game.seats[1]);
    this.alone = (game.alone && kept?.options?.[game.alone.name]) ?? game.alone?.default;
    this.level = /** @type {wire.Level} */ (level && game.levels.includes(level) ? level : usualLevel(game.levels));
  }

  /** How many may sit at the table. */
  counts() {
    const [least, most] = this.game.seats;
    return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  }

  /** What is to be played; it is kept for the next time. */
  begin() {
    const { seats, level, game } = this;
    const name = seats === 1 && game.alone ? game.alone.name : "";
    const way = ways(game).find((each) => each.seats === seats && (!name || each.options?.[name] === this.alone));
    if (way) rememberBots(game.key, { label: way.label, level });
    return { seats, level, options: way?.options };
  }
}

/**
 * The button, and what it can be set to.
 * @param {wire.GameInfo} game @param {(chosen: {seats: number, level: wire.Level, options?: wire.SetupInfo["options"]}) => void} play
 */
export function botsNow(game, play) {
  const all = ways(game);
  const kept = botsOf(game.key);
  const at = all.findIndex((way) => way.label === kept.label);
  const usual = all.findIndex((way) => way.seats === Math.min(USUAL, game.seats[1]));
  const many = h(
    "select",
    { tl: "against-how-many" },
    ...all.map((way, nth) => h("option", { value: String(nth) }, way.label)),
  );
  const strong = h(
    "select",
    { tl: "how-strong" },
    ...game.levels.map((level) => h("option", { value: level, t: `level-${level}` })),
  );
  many.value = String(at < 0 ? usual : at);
  strong.value = kept.level && game.levels.includes(kept.level) ? kept.level : usualLevel(game.levels);
  const chosen = () => all[Number(many.value)];
  const begin = () => {
    rememberBots(game.key, { label: chosen().label, level: strong.value });
    const level = /** @type {wire.Level} */ (strong.value);
    play({ seats: chosen().seats, options: chosen().options, level });
  };
  const wait = patience(game, (level) => {
    strong.value = level;
    show();
  });
  const words = h("span.long-word");
  const button = h(
    "button",
    { type: "button", onclick: begin },
    sign("play"),
    words,
    h("span.short-word", { t: "play-bots-short" }),
  );
  const show = () => {
    const word = chosen().seats > 1 ? "play-bots" : "play-alone";
    retext(words, word);
    const whom = chosen().seats > 1 ? `${chosen().label}, ${t(`level-${strong.value}`)}` : chosen().label;
    button.setAttribute("aria-label", t("play-of", { play: t(word), game: game.title }));
    button.title = whom;
    strong.disabled = chosen().seats < 2;
    wait.show(strong.disabled ? "" : strong.value);
  };
  many.addEventListener("change", show);
  strong.addEventListener("change", show);
  show();
  return { button, picks: h("div.picks", {}, all.length > 1 && many, strong, wait.element) };
}
