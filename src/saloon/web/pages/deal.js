// The deal of the day: what it is, one try, and then what everybody made of it.

import { askMine, link, post, wordsOf } from "../net/api.js";
import { rememberRoom } from "../net/memory.js";
import { wholeAddress } from "../road/place.js";
import { coin } from "../ui/badge.js";
import { copy, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { onChange, theme } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { longDay, moment } from "../ui/times.js";
import { t } from "../words/words.js";
import { ledgerOf } from "./dealledger.js";
import { turnsOf } from "./dealturns.js";
import { dotPlot, FEW, minus, sentence } from "./dots.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { arrive } from "./home.js";

/** How often one looks whether the master is done, and after how many milliseconds. */
const [LOOKS, PAUSE] = [30, 4000];
/** Friends that are named beside one. */
const FRIENDS = 8;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { args: [day = ""], go }) {
  here();
  page.className = "deal";
  let [looks, left, timer] = [0, LOOKS, 0];
  const ask = () => askMine("/api/deal", { day: day || undefined });
  const fill = async () => {
    const look = ++looks;
    clearTimeout(timer);
    try {
      const deal = await ask();
      document.title = `${t("deal-of-day")} · Saloon`;
      const turns = await turnsOf(deal);
      page.replaceChildren(
        ...parts(
          deal,
          go,
          turns,
          ledgerOf(deal, () => look !== looks),
        ),
        foot(),
      );
      if (awaited(deal)) later(look);
    } catch (fault) {
      page.replaceChildren(
        h("section.card.narrow", {}, h("p", {}, wordsOf(fault)), h("a.button", { href: "/deal", t: "deal-of-day" })),
        foot(),
      );
    }
  };
  /** Look again after a while. Until the master is done the page stays as it is. @param {number} look */
  const later = (look) => {
    if (look === looks && left-- > 0) timer = setTimeout(glance, PAUSE, look);
  };
  /** @param {number} look */
  const glance = async (look) => {
    const deal = await ask().catch(() => null);
    if (look === looks && deal && !awaited(deal)) fill();
    else later(look);
  };
  await fill();
  const end = onChange((_, part) => ("lang" in part || "theme" in part) && fill());
  return {
    close() {
      looks += 1;
      clearTimeout(timer);
      end();
    },
  };
}

/** Whether a master is still to play what I have played. @param {wire.DealInfo} deal */
const awaited = (deal) => deal.state === "done" && deal.master === null;

/** Whether one may still play it: then that comes first. @param {wire.DealInfo} deal */
const waits = (deal) => deal.today && deal.state !== "done" && deal.state !== "left";

/** @param {wire.DealInfo} deal @param {page.Go} go @param {HTMLElement | null} turns @param {page.Inside} luck */
function parts(deal, go, turns, luck) {
  const everybody = deal.played > 0 && results(deal);
  return [
    h(
      "div.deal-head",
      {},
      h("p.over", {}, sign("calendar"), `${t("deal-of-day")}, ${longDay(Date.parse(deal.day))}`),
      h("h1", {}, headline(deal)),
      h("span.chip", {}, about(deal)),
    ),
    !waits(deal) && everybody,
    turns
      ? halves([turns, calendar(deal), honest(deal)], [luck, friends(deal), doing(deal, go)])
      : halves([doing(deal, go)], [luck, friends(deal), calendar(deal), honest(deal)]),
    waits(deal) && everybody,
  ].flatMap((each) => each || []);
}

/** @param {page.Inside[]} left @param {page.Inside[]} right */
const halves = (left, right) => h("div.deal-halves", {}, h("div", {}, ...left), h("div", {}, ...right));

/** What the deal is, in one line. @param {wire.DealInfo} deal */
export const about = (deal) => t(`deal-kind-${deal.kind}`, { game: deal.title });

/** How it went, or that it waits. @param {wire.DealInfo} deal */
export function headline(deal) {
  if (deal.state === "done" && deal.score !== null)
    return [
      t(`deal-made-${deal.kind}`, { score: signed(deal), count: Math.abs(deal.score) }),
      deal.played >= FEW && deal.behind > 0 ? t("deal-better", { behind: deal.behind, others: deal.played - 1 }) : "",
      deal.master !== null ? t("deal-master-makes", { value: minus(deal.master) }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  if (deal.state === "playing") return t("deal-goes-on");
  if (deal.state === "left") return t("deal-left");
  return deal.today ? t("deal-waits") : t("deal-past");
}

/** @param {wire.DealInfo} deal */
const signed = (deal) =>
  deal.score === null
    ? ""
    : deal.kind === "fliptown" || deal.kind === "drills" || deal.score <= 0
      ? minus(deal.score)
      : `+${deal.score}`;

/** @param {wire.DealInfo} deal */
function results(deal) {
  const all = deal.dots.map((dot) => dot.score).join(", ");
  return h(
    "section.card.deal-results",
    {},
    h(
      "div.row",
      {},
      h("h2", { t: "deal-results" }),
      deal.played > 1 && h("b", {}, best(deal)),
      h("span.soft", {}, t("deal-each-dot", { count: deal.played })),
    ),
    h("div.scrolled", {}, dotPlot(deal, { wide: narrow.matches ? 330 : 1180 })),
    h("details", {}, h("summary", { t: "deal-as-text" }), h("p", {}, `${sentence(deal)} ${all}`)),
  );
}

/** The best of the house, with the name where one may know it. @param {wire.DealInfo} deal */
function best(deal) {
  const first = deal.dots.reduce((one, other) => (other.score >= one.score ? other : one));
  const value = t("deal-most", { value: minus(first.score) });
  return first.name ? `${value} · ${first.name}` : value;
}

/** What one can do now. @param {wire.DealInfo} deal @param {page.Go} go */
function doing(deal, go) {
  const done = !waits(deal);
  const main = done ? null : playButton(deal, go);
  const rows = [
    done && deal.match && h("a.button.go", { href: `/m/${deal.match}/review`, t: "deal-review" }),
    deal.master_match && h("a.button", { href: `/m/${deal.master_match}`, t: "deal-watch" }),
    done &&
      deal.kind !== "drills" &&
      h("button.quiet", { type: "button", t: "deal-again", onclick: () => play(deal, go, true) }),
    deal.state === "done" &&
      h("button.quiet", { type: "button", onclick: () => share(deal) }, sign("link"), h("span", { t: "share-result" })),
  ].flatMap((each) => each || []);
  return h(
    "section.card.deal-do",
    {},
    deal.kind !== "drills" &&
      h("img.view", { src: link(`/api/games/${deal.game}/picture.svg`, { theme: theme() }), alt: "" }),
    h("h2", {}, about(deal)),
    h("p", { t: `deal-about-${deal.kind}` }),
    main,
    rows.length > 0 && h("div.row.wrap", {}, ...rows),
    h("p.soft", {}, t("deal-one-try", { next: tomorrow(deal), when: moment(deal.closes) })),
    awaited(deal) && h("p.soft", { t: "deal-master-plays" }),
    deal.kind === "prsi" && deal.today && h("p.soft", { t: "deal-solution-later" }),
    deal.kind === "prsi" && !deal.today && deal.master_match && h("p.soft", { t: "deal-solution" }),
  );
}

/** The one brick button: play, or go on. @param {wire.DealInfo} deal @param {page.Go} go */
export const playButton = (deal, go, kind = "button.go") =>
  h(kind, {
    type: "button",
    t: deal.state === "playing" ? "deal-go-on" : "deal-play",
    onclick: () => play(deal, go, false),
  });

/** @param {wire.DealInfo} deal @param {page.Go} go @param {boolean} again */
export async function play(deal, go, again) {
  await arrive();
  if (deal.kind === "drills") return go("/deal/cards");
  try {
    const joined = await post("/api/deal/try", { day: deal.day, again });
    rememberRoom(joined.code, { token: joined.token || undefined, game: deal.game, phase: "play" });
    await go(`/r/${joined.code}`);
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
  }
}

/** @param {wire.DealInfo} deal */
const tomorrow = (deal) => (deal.calendar[1] ? t(`deal-short-${deal.calendar[1].kind}`) : "");

/** Those one may know, the best first. @param {wire.DealInfo} deal */
function friends(deal) {
  const known = deal.dots
    .filter((dot) => dot.name)
    .reverse()
    .slice(0, FRIENDS);
  if (known.length < 2) return "";
  return h(
    "section.card.deal-friends",
    {},
    h("h2", { t: "deal-friends" }),
    h(
      "ol",
      {},
      ...known.map((dot) =>
        h("li", { class: dot.me ? "own" : "" }, coin(dot, 28), h("span", {}, dot.name), h("b", {}, minus(dot.score))),
      ),
    ),
  );
}

/** @param {wire.DealInfo} deal */
function calendar(deal) {
  return h(
    "section.card.deal-calendar",
    {},
    h("h2", { t: "deal-calendar" }),
    h(
      "ol",
      {},
      ...deal.calendar.map((each, at) =>
        h(
          "li",
          { "aria-current": at === 0 ? "date" : undefined },
          h("span", {}, weekday(each.day)),
          h("b", {}, t(`deal-short-${each.kind}`)),
        ),
      ),
    ),
  );
}

/** @param {string} day */
const weekday = (day) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", day: "numeric", month: "numeric" }).format(
    Date.parse(day),
  );

/** The promise, and the secret once it is opened. @param {wire.DealInfo} deal */
function honest(deal) {
  return h(
    "details.card.deal-honest",
    {},
    h("summary", { t: "deal-honest" }),
    h("p", { t: "deal-honest-about" }),
    h("p.mono", {}, `${t("deal-promise")}: ${deal.promise}`),
    deal.secret ? h("p.mono", {}, `${t("deal-secret")}: ${deal.secret}`) : h("p.soft", { t: "deal-secret-later" }),
  );
}

/** A card that says how it went and nothing of what fell. @param {wire.DealInfo} deal */
export async function share(deal) {
  const low = deal.dots[0]?.score ?? 0;
  const span = Math.max(1, (deal.dots.at(-1)?.score ?? 0) - low);
  const filled = Math.round((((deal.score ?? low) - low) / span) * 10);
  const text = [
    `Saloon · ${t("deal-of-day")} · ${longDay(Date.parse(deal.day))}`,
    `${about(deal)}: ${signed(deal)}`,
    deal.played > 1
      ? `${"▪".repeat(filled)}${"▫".repeat(10 - filled)} ${t("deal-place", { place: deal.place, of: deal.played })}`
      : "",
    wholeAddress(`/deal/${deal.day}`),
  ]
    .filter(Boolean)
    .join("\n");
  if (navigator.share) await navigator.share({ text }).catch(() => {});
  else {
    await copy(text);
    toast(t("copied"));
  }
}
