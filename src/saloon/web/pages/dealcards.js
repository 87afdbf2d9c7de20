// The drill set of the day: ten cards, each answered once.

import { askMine, post } from "../net/api.js";
import { h } from "../ui/dom.js";
import { t } from "../words/words.js";
import { headline } from "./deal.js";
import { start } from "./drill.js";
import { arrive } from "./home.js";

const CARDS = 10;

/** @param {HTMLElement} page */
export async function open(page) {
  await arrive();
  return start(page, {
    next: (_, shape) => askMine("/api/deal/cards", { shape }),
    reply: (card, move) => post(`/api/deal/cards/${card.id}`, { move }),
    many: async () => CARDS,
    leave: "/deal",
    done: async () => {
      const deal = await askMine("/api/deal").catch(() => null);
      return [h("h1", {}, deal ? headline(deal) : t("deal-of-day"))];
    },
  });
}
