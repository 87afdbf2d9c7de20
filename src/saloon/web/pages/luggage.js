// What was made on the road: saved to one file, and handed over to this house match by match.

import { askMine, post, wordsOf } from "../net/api.js";
import { askHome } from "../net/luggage.js";
import { roadList } from "../road/house.js";
import { onRoad, visit } from "../road/place.js";
import { toast } from "../ui/dialog.js";
import { download, h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";

/** @param {() => void} taken something new is here */
export function luggage(taken) {
  const state = h("p.soft", { role: "status" });
  const save = h("button", { type: "button", t: "luggage-save" });
  save.onclick = async () => {
    save.disabled = true;
    try {
      const all = await askMine("/api/me/luggage");
      download("saloon-luggage.json", JSON.stringify(all), "application/json");
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
    save.disabled = false;
  };
  const accept = onRoad ? ".json,.saloon,application/json,text/plain" : ".json,application/json";
  const file = h("input.unseen", { type: "file", accept, tl: "luggage-read" });
  const read = h("button", { type: "button", t: "luggage-read", onclick: () => file.click() });
  file.onchange = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    read.disabled = true;
    try {
      const text = await chosen.text();
      if (onRoad && text.startsWith(MATCH)) await replay(text, read);
      else if (await hand(JSON.parse(text), state)) taken();
    } catch (fault) {
      toast(fault instanceof SyntaxError ? t("luggage-none") : wordsOf(fault), { bad: true });
    }
    read.disabled = false;
    file.value = "";
  };
  return h(
    "section.kept-row.luggage",
    {},
    sign("door"),
    h(
      "div",
      {},
      h("h3", { t: "luggage" }),
      h("p.soft", { t: "luggage-about" }),
      onRoad && h("p.soft", { t: "luggage-match" }),
      state,
    ),
    h("div.stack", {}, save, read, file, onRoad && handing(state)),
  );
}

/** How the file of one match begins. */
const MATCH = "saloon 1 ";

/** The match of a file, without becoming anybody's. @param {string} text @param {Element} from */
async function replay(text, from) {
  const { match } = await post("/api/files", { text });
  from.closest("dialog")?.close();
  visit(`/m/${match}`);
}

/** Where the house was taken along from one with a server: all of it is handed over there. @param {HTMLElement} state */
function handing(state) {
  const button = h("button", { type: "button", t: "luggage-bring", hidden: true });
  roadList().then(({ home }) => {
    button.hidden = !home;
    button.onclick = async () => {
      button.disabled = true;
      try {
        await hand(await askMine("/api/me/luggage"), state, (part) => askHome(home, "api/me/luggage", part));
      } catch (fault) {
        toast(wordsOf(fault), { bad: true });
      }
      button.disabled = false;
    };
  });
  return button;
}

/**
 * Match by match, then the rest; whatever is wrong keeps nothing else away.
 * @param {any} found @param {HTMLElement} state @param {(part: object) => Promise<any>} [give] to this house, if not to another
 */
async function hand(found, state, give = (part) => post("/api/me/luggage", part)) {
  if (found?.saloon !== "luggage 1" || !Array.isArray(found.matches)) throw new Error(t("luggage-none"));
  const told = { matches: 0, lessons: 0, cards: 0, known: 0 };
  /** @type {wire.RefusedMatch[]} */
  const refused = [];
  const { saloon, matches, lessons = [], cards = [] } = found;
  const parts = [
    ...matches.map((/** @type {unknown} */ each) => ({ saloon, matches: [each] })),
    ...few(saloon, lessons, cards),
  ];
  for (const [at, part] of parts.entries()) {
    retext(state, "luggage-going", { at: Math.min(at + 1, matches.length), all: matches.length });
    try {
      const answer = await give(part);
      for (const name of /** @type {const} */ (["matches", "lessons", "cards", "known"])) told[name] += answer[name];
      refused.push(...answer.refused);
    } catch (fault) {
      refused.push({ match: "", text: wordsOf(fault) });
    }
  }
  const isNew = told.matches + told.lessons + told.cards > 0;
  const why = { count: refused.length, why: refused[0]?.text ?? "" };
  if (isNew || told.known || !refused.length) retext(state, isNew ? "luggage-done" : "luggage-nothing", told);
  else retext(state, "luggage-refused", why);
  if (refused.length) toast(t("luggage-refused", why), { bad: true, stay: 20_000 });
  return isNew;
}

const MOST = 50;

/** Lessons and cards in parts that are not too long. @param {string} saloon @param {unknown[]} lessons @param {unknown[]} cards */
function few(saloon, lessons, cards) {
  const parts = [];
  for (let at = 0; at < Math.max(lessons.length, cards.length); at += MOST)
    parts.push({ saloon, lessons: lessons.slice(at, at + MOST), cards: cards.slice(at, at + MOST) });
  return parts;
}
