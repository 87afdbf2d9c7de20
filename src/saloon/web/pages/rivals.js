// Rivals: other people, then bots of each level, and who came in higher how often.

import { me } from "../net/person.js";
import { coin, plate } from "../ui/badge.js";
import { h, parts, s } from "../ui/dom.js";
import { ago } from "../ui/times.js";
import { t } from "../words/words.js";

/** How many are seen at first, and games of each. */
const [FIRST, GAMES] = [4, 3];
/** Levels that have a name. */
const LEVELS = ["beginner", "regular", "expert", "master"];
/** Who came in higher the last time. @type {Record<string, string>} */
const LATEST = { 1: "latest-you", 0: "latest-even", "-1": "latest-they" };

/** @param {wire.RivalInfo} rival */
const isBot = (rival) => rival.person.startsWith("bot:");

/** What a rival is called. @param {wire.RivalInfo} rival */
export const nameOf = (rival) => (isBot(rival) ? t(rival.person.replace(":", "-"), { strength: "" }) : rival.name);

/** Those that have a name, with the bots one met most among the first. @param {wire.RivalInfo[]} all */
export function inOrder(all) {
  const people = all.filter((each) => !isBot(each));
  const bots = all.filter((each) => isBot(each) && LEVELS.includes(each.person.slice(4)));
  const early = Math.min(people.length, FIRST - (bots.length ? 1 : 0));
  return [
    ...people.slice(0, early),
    ...bots.slice(0, FIRST - early),
    ...people.slice(early),
    ...bots.slice(FIRST - early),
  ];
}

/** @param {wire.RivalInfo[]} all in order @param {Map<string, string>} titles */
export function rivals(all, titles) {
  const list = h("ul.rivals", {}, ...all.map((rival, at) => card(rival, titles, at >= FIRST)));
  const button = h("button.plain.all", {
    type: "button",
    t: "rivals-all",
    targs: { count: all.length },
    onclick: () => {
      for (const each of parts(list)) each.hidden = false;
      button.remove();
    },
  });
  return h(
    "section.met",
    {},
    h(
      "div.part",
      {},
      h("h2", { t: "rivals" }),
      h("span.soft", { t: "rivals-about" }),
      h("span.grow"),
      all.length > FIRST && button,
    ),
    list,
  );
}

/** @param {wire.RivalInfo} rival @param {Map<string, string>} titles @param {boolean} hidden */
function card(rival, titles, hidden) {
  const own = me() ?? undefined;
  const name = nameOf(rival);
  const played = Object.entries(rival.played).map(([game, count]) => `${titles.get(game) ?? game} ${count}`);
  return h(
    "li.card",
    { hidden },
    h(
      "div.versus",
      {},
      coin(own, 40),
      h("b", {}, `${rival.ahead} : ${rival.behind}`),
      isBot(rival) ? plate(40) : coin(rival, 40),
    ),
    bar(rival),
    h(
      "div.ends",
      {},
      h("span", {}, t("you-count", { count: rival.ahead })),
      rival.even ? h("span.soft", {}, t("draws", { count: rival.even })) : "",
      h("span.name", { title: name }, `${name} ${rival.behind}`),
    ),
    h(
      "p.soft",
      { title: played.join(", ") },
      [...played.slice(0, GAMES), ...(played.length > GAMES ? ["…"] : [])].join(", "),
    ),
    h("p", {}, t(LATEST[rival.latest], { name, ago: ago(rival.last) })),
    h("a", { href: `/me?with=${rival.person}#history`, t: "their-games" }),
  );
}

/** Mine at the left, theirs at the right, draws in the middle. @param {wire.RivalInfo} rival */
function bar({ ahead, behind, even }) {
  const all = ahead + behind + even || 1;
  const [one, two] = [(ahead / all) * 100, ((ahead + even) / all) * 100];
  /** @param {number} from @param {number} to @param {string} fill */
  const part = (from, to, fill) => s("path", { d: `M${from} 0H${to}V14H${from}z`, fill });
  return s(
    "svg",
    { class: "split", viewBox: "0 0 100 14", preserveAspectRatio: "none", "aria-hidden": "true" },
    part(0, one, `var(--tone-${me()?.tone ?? 5})`),
    part(one, two, "var(--line)"),
    part(two, 100, "var(--edge)"),
  );
}
