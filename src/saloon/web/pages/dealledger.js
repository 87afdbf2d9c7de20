// The ledger of my try at the deal: luck and choices apart, as soon as the review is worked out.

import { askText } from "../net/api.js";
import { h } from "../ui/dom.js";
import { ledger } from "./ledger.js";

/** Milliseconds after which it is asked again. */
const AGAIN = 2000;

/** A place that fills itself; nothing where there is no match of mine to look at. @param {wire.DealInfo} deal @param {() => boolean} over */
export function ledgerOf(deal, over) {
  if (deal.state !== "done" || !deal.match) return "";
  const place = h("div.deal-ledger", { hidden: true });
  fill(place, deal.match, over);
  return place;
}

/** A quick look first, then the whole. @param {HTMLElement} place @param {string} match @param {() => boolean} over */
async function fill(place, match, over) {
  const text = await askText(`/api/matches/${match}/review`).catch(() => "");
  if (!text || over()) return;
  const { progress, review } = JSON.parse(text);
  if (review) {
    place.replaceChildren(ledger(review, 0));
    place.hidden = false;
  }
  if (!progress.whole) setTimeout(() => !over() && fill(place, match, over), AGAIN);
}
