// All ways to play a game, on the first screen of its page: bots now, friends, this device, a move a day.

import { onRoad } from "../road/place.js";
import { coin, plate } from "../ui/badge.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { day, listed } from "../ui/times.js";
import { t } from "../words/words.js";
import { Bots } from "./bots.js";
import { playHere } from "./device.js";
import { again, openRoom } from "./making.js";
import { patience } from "./patience.js";

const DAYS = [1, 2, 3, 7];
/** "2–5", or "2". @param {number} least @param {number} most */
const people = (least, most) => (least === most ? `${most}` : `${least}–${most}`);
let groups = 0;
/** @typedef {{value: string, words: string, more?: string}} Choice */

/** One of several, side by side. @param {string} label @param {Choice[]} all @param {string} chosen @param {(value: string) => void} set */
function segment(label, all, chosen, set, unseen = false) {
  const name = `segment-${groups++}`;
  /** @param {Choice} choice */
  const one = ({ value, words, more }) => {
    const input = h("input.unseen", {
      type: "radio",
      name,
      value,
      checked: value === chosen,
      onchange: () => set(value),
    });
    return h("label", {}, input, h("span", {}, words), more && h("small", {}, more));
  };
  return h("fieldset.segment", {}, h(unseen ? "legend.unseen" : "legend", { t: label }), h("div", {}, ...all.map(one)));
}

/**
 * @param {wire.GameInfo} game @param {page.Go} go @param {Element} company where those of the last time are shown
 * @param {import("./outlook.js").Outlook} outlook
 */
export function ways(game, go, company, outlook) {
  const [least, most] = game.seats;
  /** @param {string} kind @param {string} icon @param {string} word @param {...page.Inside} inside */
  const card = (kind, icon, word, ...inside) =>
    h(`section.card.way.${kind}`, {}, h("h2", {}, sign(icon), h("span", { t: word })), ...inside);
  const open = h("button", { type: "button", t: "open-table", onclick: () => openRoom(game, go) });
  const device =
    most > 1 &&
    card(
      "device",
      "device",
      "on-device",
      h("p", {
        t: game.secrets ? "way-device-hands" : "way-device",
        targs: { many: people(Math.max(2, least), most) },
      }),
      h("button", { type: "button", t: "set-seats", onclick: () => playHere(game, go) }),
    );
  const byLetters =
    !game.secrets &&
    least <= 2 &&
    most > 1 &&
    card(
      "letters",
      "post",
      "letters",
      h("p", { t: "way-letters" }),
      h("a.button", { href: `/letter?game=${game.key}`, t: "letters-write" }),
    );
  const friends =
    most > 1 &&
    (onRoad
      ? card("own", "pen", "own-table", h("p", { t: "way-own-table" }), open)
      : card("friends", "people", "with-friends", h("p", { t: "way-friends" }), open, company));
  return h(
    "div.play-ways",
    {},
    card("bots", "bot", "against-bots", ...bots(game, go, outlook)),
    (friends || byLetters) && h("div.stack", {}, friends, byLetters),
    most > 1 && h("div.stack", {}, device, !onRoad && card("slow", "calendar", "move-a-day", ...slow(game, go))),
  );
}

/** @param {wire.GameInfo} game @param {page.Go} go @param {import("./outlook.js").Outlook} outlook @returns {page.Inside[]} */
function bots(game, go, outlook) {
  const chosen = new Bots(game);
  const many = chosen.counts();
  const alone = h("div.alone");
  const button = h(
    "button.go",
    { type: "button", onclick: () => openRoom(game, go, chosen.begin()) },
    sign("play"),
    h("span", { t: "play-now" }),
  );
  const strong = segment(
    "how-strong",
    game.levels.map((level, at) => ({
      value: level,
      words: t(`level-${level}`),
      more: game.ratings[at] === null ? "" : String(game.ratings[at]),
    })),
    chosen.level,
    (level) => {
      chosen.level = /** @type {wire.Level} */ (level);
      show();
      wait.show(level);
    },
  );
  const wait = patience(game, (level) => {
    /** @type {HTMLInputElement | null} */
    const input = strong.querySelector(`input[value="${level}"]`);
    input?.click();
  });
  wait.show(chosen.level);
  strong.classList.add("twofold");
  const show = () => {
    const solo = chosen.seats === 1;
    strong.hidden = solo;
    outlook.choose(chosen.seats, chosen.level);
    alone.replaceChildren(solo && game.alone ? aloneWith(game.alone, chosen) : "");
  };
  const count =
    many.length > 1 &&
    segment(
      "against-how-many",
      many.map((seats) => ({ value: String(seats), words: seats === 1 ? t("against-none") : String(seats - 1) })),
      String(chosen.seats),
      (seats) => {
        chosen.seats = Number(seats);
        show();
      },
    );
  show();
  return [
    count,
    alone,
    strong,
    outlook.element,
    wait.element,
    h("p.gloss", { t: game.ratings.some((each) => each !== null) ? "rating-about" : "rating-none" }),
    button,
  ].filter(Boolean);
}

/** An opponent of paper, for those who play alone. @param {wire.Option} alone @param {Bots} chosen */
function aloneWith(alone, chosen) {
  const select = h("select", {}, ...alone.values.map((each, at) => h("option", { value: String(at) }, each.label)));
  select.value = String(alone.values.findIndex((each) => each.value === chosen.alone));
  select.addEventListener("change", () => {
    chosen.alone = alone.values[Number(select.value)].value;
  });
  return h("label.field", {}, h("span", {}, alone.label), select);
}

/** A table for which nobody has to sit down at the same time. @param {wire.GameInfo} game @param {page.Go} go */
function slow(game, go) {
  let days = 1;
  return [
    segment(
      "pace",
      DAYS.map((count) => ({ value: String(count), words: t("pace-days", { count }) })),
      "1",
      (value) => {
        days = Number(value);
      },
      true,
    ),
    h("button", { type: "button", t: "invite", onclick: () => openRoom(game, go, { pace: { days } }) }),
  ];
}

/** Those with whom one played it last, to be asked again. @param {HTMLElement} box @param {wire.PastMatch} match @param {page.Go} go */
export function goOn(box, match, go) {
  const others = match.players.filter((_, seat) => seat !== match.seat);
  const names = listed(others.map((each) => each.name));
  box.hidden = false;
  box.replaceChildren(
    h("h3", {}, t("company-of", { day: day(match.at) })),
    h(
      "p.with",
      { title: names },
      h("span.set", {}, ...others.slice(0, 3).map((each) => (each.kind === "human" ? coin(each) : plate()))),
      h("span.names", {}, names),
    ),
    h("button.quiet", { type: "button", t: "ask-again-all", onclick: () => again(match, go) }),
  );
}
