// Luck and own choices in the rows of the history: two halves of a chip, which come by themselves for the rows one sees.

import { post } from "../net/api.js";
import { h, retext } from "../ui/dom.js";
import { langNow, t } from "../words/words.js";

/** Milliseconds after which it is asked again: the house looks only while somebody asks. */
const AGAIN = 3000;
const PART = 25;

/** The places in the rows that wait, and what is told of them. */
export class Glances {
  constructor() {
    /** @type {Map<Element, wire.PastMatch>} */
    this.places = new Map();
    /** Those that one sees now. @type {Set<Element>} */
    this.seen = new Set();
    this.timer = 0;
    this.eye = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) this.seen.add(target);
        else this.seen.delete(target);
      this.soon(0);
    });
  }

  /** Nothing of before is waited for. */
  clear() {
    this.eye.disconnect();
    this.places.clear();
    this.seen.clear();
  }

  /** The place in the row of a match; a match that does not count has none. @param {wire.PastMatch} match @param {boolean} lucky */
  place(match, lucky) {
    const place = h("span.glance");
    if (!match.counts) return place;
    if (match.glance) tell(place, match.glance);
    else {
      if (!lucky) place.append(h("span.half.soft", { t: "glance-no-luck" }));
      this.places.set(place, match);
      this.eye.observe(place);
    }
    return place;
  }

  /** @param {number} wait */
  soon(wait) {
    if (this.timer || !this.seen.size) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.ask();
    }, wait);
  }

  async ask() {
    const places = [...this.places].filter(([place]) => this.seen.has(place) && place.isConnected).slice(0, PART);
    if (!places.length) return;
    if (document.hidden) return this.soon(AGAIN);
    const matches = places.map(([, { match }]) => match);
    const told = await post("/api/me/glances", { matches }).catch(() => null);
    for (const [place, { match }] of told ? places : []) {
      const glance = told?.glances[match];
      if (glance) tell(place, glance);
      if (!told?.coming.includes(match)) this.forget(place);
    }
    this.soon(AGAIN);
  }

  /** There is nothing more to come. @param {Element} place */
  forget(place) {
    this.places.delete(place);
    this.seen.delete(place);
    this.eye.unobserve(place);
  }
}

/** @param {Element} place @param {wire.GlanceInfo} glance */
function tell(place, glance) {
  place.replaceChildren(
    glance.luck ? half("luck", glance.luck, glance) : h("span.half.soft", { t: "glance-no-luck" }),
    half("play", glance.play, glance),
  );
}

/**
 * One half: exact, with its interval, or about; what could as well be nothing is said to be unclear.
 * @param {"luck" | "play"} name @param {wire.ShareInfo} part @param {wire.GlanceInfo} glance
 */
function half(name, part, { points, certainty }) {
  const scale = points ? 1 : 100;
  const [value, low, high] = [part.value, part.low, part.high].map((each) => each * scale);
  const spread = (high - low) / 2;
  const wide = spread >= 0.5;
  const sure = certainty === "exact" || spread > 0;
  const number = `${sure ? "" : "≈ "}${signed(value)}${wide ? ` ± ${whole(spread)}` : ""}`;
  const said = `${t(`glance-${name}`, { value: number })}. ${t(points ? "glance-points" : "glance-chances")}`;
  const made = h("span.half", { title: said });
  if (wide && low <= 0 && high >= 0) {
    retext(made, `glance-${name}-unclear`);
    made.classList.add("soft");
  } else made.textContent = t(`glance-${name}`, { value: number });
  return made;
}

/** @param {number} value */
const whole = (value) => new Intl.NumberFormat(langNow(), { maximumFractionDigits: 0 }).format(Math.round(value) || 0);

/** @param {number} value */
function signed(value) {
  const text = whole(value).replace("-", "−");
  return Math.round(value) > 0 ? `+${text}` : text;
}
