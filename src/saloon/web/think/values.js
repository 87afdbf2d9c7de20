// All choices with what they promise, side by side: as a list to play from, or as bars of what each costs.

import { post } from "../net/api.js";
import { h } from "../ui/dom.js";
import { decimal } from "../words/words.js";

const AGAIN = 300;

/** Values of a position, asked for until all is known; another position ends that. */
export class Values {
  /** @param {(told: any) => void} hear */
  constructor(hear) {
    this.hear = hear;
    this.turn = 0;
    /** @type {any} */
    this.told = null;
  }

  /** @param {string} key @param {object} asked @returns {Promise<any>} when all is known */
  async ask(key, asked) {
    const mine = ++this.turn;
    this.told = null;
    for (;;) {
      const told = await post(`/api/analysis/${key}/values`, asked);
      if (mine !== this.turn) return null;
      this.told = told;
      this.hear(told);
      if (!told.more) return told;
      await new Promise((done) => setTimeout(done, AGAIN));
      if (mine !== this.turn) return null;
    }
  }

  stop() {
    this.turn += 1;
  }
}

/** What a choice costs, with its interval; of a search nothing, since it proves no number. @param {any} each @param {any} told */
export function costOf({ cost }, told) {
  if (told.certainty === "searched") return "";
  const scale = told.points ? 1 : 100;
  const half = ((cost.high - cost.low) / 2) * scale;
  const sure = `−${decimal(cost.value * scale)}`;
  return cost.value * scale < 0.05 && half < 0.05 ? "0" : half >= 0.05 ? `${sure} ± ${decimal(half)}` : sure;
}

/** The value as a sign: a tick, two lines, a cross. @param {string} outcome */
const mark = (outcome) =>
  outcome
    ? h("span.outcome", { "data-how": outcome, "aria-hidden": "true" }, { won: "✓", drawn: "=", lost: "✕" }[outcome])
    : undefined;

/**
 * Rows to play from. @param {any} told @param {{play: (move: string) => void, point: (move: string) => void, played?: string}} on
 */
export function valueRows(told, { play, point, played }) {
  return told.choices.map((/** @type {any} */ each, /** @type {number} */ at) =>
    h(
      each.right ? "li.right" : "li",
      {},
      h(
        "button.plain",
        {
          type: "button",
          onclick: () => play(each.move),
          onfocus: () => point(each.move),
          onpointerenter: () => point(each.move),
        },
        h("kbd.nth", { "aria-hidden": "true" }, at < 9 ? String(at + 1) : ""),
        h("b.move", {}, each.text),
        h("span.worth", {}, mark(each.outcome), each.told),
        each.move === played && h("span.chip.small", { t: "think-played" }),
        h("span.soft.cost", {}, each.outcome ? each.more : costOf(each, told)),
      ),
    ),
  );
}

/**
 * Bars of what each choice costs from the best; right answers lie in the gold band.
 * @param {any} told @param {{mine: string, played: string}} chosen
 */
export function costBars(told, { mine, played }) {
  const scale = told.points ? 1 : 100;
  const most = Math.max(0.5, ...told.choices.map((/** @type {any} */ each) => each.cost.high * scale));
  /** @param {number} value */
  const share = (value) => `${Math.min(100, Math.max(0, (value / most) * 100)).toFixed(1)}%`;
  const rows = told.choices.map((/** @type {any} */ each, /** @type {number} */ at) => {
    const cost = each.cost.value * scale;
    const tag = each.move === mine ? "try-you" : each.move === played ? "try-match" : at === 0 ? "try-best" : undefined;
    return h(
      each.move === mine ? "tr.mine" : "tr",
      {},
      h(
        "th",
        { scope: "row" },
        each.text,
        h(
          "div.bars",
          {},
          h("span.band", { style: `width:${share(0.5)}`, "aria-hidden": "true" }),
          h("span.costs", { style: `width:${share(cost)}`, "aria-hidden": "true" }),
          each.cost.n > 0 &&
            h("span.error", {
              style: `left:${share(each.cost.low * scale)};width:calc(${share(each.cost.high * scale)} - ${share(each.cost.low * scale)})`,
              "aria-hidden": "true",
            }),
          tag && h("span.tag", { t: tag }),
        ),
      ),
      h("td.worth", {}, mark(each.outcome), each.told),
      h("td.cost", {}, costOf(each, told)),
    );
  });
  return h(
    "table.cost-bars",
    {},
    h(
      "thead.unseen",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col", t: "think-choice" }),
        h("th", { scope: "col", t: "think-promises" }),
        h("th", { scope: "col", t: "think-cost" }),
      ),
    ),
    h("tbody", {}, ...rows),
  );
}
