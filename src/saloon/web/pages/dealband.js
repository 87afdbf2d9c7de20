// The deal of the day in the lobby: before it is played, and after.

import { askMine, link } from "../net/api.js";
import { h } from "../ui/dom.js";
import { theme } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { longDay } from "../ui/times.js";
import { t } from "../words/words.js";
import { about, playButton, share } from "./deal.js";
import { dotPlot, minus } from "./dots.js";

export class DealBand {
  /** @param {page.Go} go */
  constructor(go) {
    this.go = go;
    this.element = h("section.card.deal-band", { hidden: true, tl: "deal-of-day" });
    this.shown = "";
  }

  /** On a first visit one other thing comes first. */
  get first() {
    return Boolean(this.element.parentElement?.querySelector(".welcome"));
  }

  /** Ask and show; what does not come leaves no gap. */
  async look() {
    const deal = await askMine("/api/deal").catch(() => null);
    const key = JSON.stringify([deal, this.first, document.documentElement.lang, theme()]);
    this.element.hidden = !deal;
    if (!deal || key === this.shown) return;
    this.shown = key;
    this.draw(deal);
  }

  /** @param {wire.DealInfo} deal */
  draw(deal) {
    const done = deal.state === "done";
    const held = this.element.contains(document.activeElement);
    this.element.replaceChildren(
      h("img.view", { src: link(`/api/games/${deal.game}/picture.svg`, { theme: theme() }), alt: "" }),
      h(
        "div.in",
        {},
        h("p.over", {}, sign("calendar"), `${t("deal-of-day")}, ${longDay(Date.parse(deal.day))}`),
        h(
          "h2",
          {},
          done
            ? t("deal-you-made", { game: about(deal), value: deal.score === null ? "" : minus(deal.score) })
            : about(deal),
        ),
        h("p", {}, said(deal)),
        deal.played > 1 ? dotPlot(deal, { wide: narrow.matches ? 330 : 640, high: 96, small: true }) : "",
      ),
      h(
        "div.acts",
        {},
        ...(done || deal.state === "left"
          ? [
              h("a.button", { href: "/deal", t: "deal-compare" }),
              done && h("button.quiet", { type: "button", t: "share-result", onclick: () => share(deal) }),
            ].flatMap((each) => each || [])
          : [
              playButton(deal, this.go, this.first ? "button" : "button.go"),
              h("a.soft", { href: "/deal", t: "deal-more" }),
            ]),
        before(deal),
      ),
    );
    if (held)
      /** @type {HTMLElement | null} */ (this.element.querySelector("a, button"))?.focus({ preventScroll: true });
  }
}

/** @param {wire.DealInfo} deal */
function said(deal) {
  if (deal.state === "done") return t("deal-place-today", { place: deal.place, count: deal.played });
  return `${t(`deal-same-${deal.kind}`)} ${deal.played ? t("deal-played", { count: deal.played }) : t("deal-first-one")}`;
}

/** @param {wire.DealInfo} deal */
function before(deal) {
  const old = deal.before;
  if (!old || deal.state === "done") return "";
  return h(
    "a.soft",
    { href: `/deal/${old.day}` },
    t("deal-yesterday", { game: t(`deal-short-${old.kind}`), place: old.place, of: old.of }),
  );
}
