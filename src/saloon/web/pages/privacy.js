// What is kept: of everybody, and of the one who looks.

import { askMine } from "../net/api.js";
import { me } from "../net/person.js";
import { onRoad } from "../road/place.js";
import { h } from "../ui/dom.js";
import { onChange } from "../ui/settings.js";
import { longDay } from "../ui/times.js";
import { t } from "../words/words.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { leaving, taking } from "./leaving.js";
import { luggage } from "./luggage.js";

/** Rooms that are told at once. */
const FEW = 20;
const PARTS = ["device", "house", "others", "not"];

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go }) {
  here();
  page.className = "privacy";
  const fill = async () => {
    document.title = `${t("privacy")} · Saloon`;
    const kept = me() && !onRoad ? await askMine("/api/me/kept").catch(() => null) : null;
    page.replaceChildren(
      h("h1", { t: "privacy" }),
      h(
        "div.boxes",
        {},
        ...(onRoad ? ["road"] : PARTS).map((part) =>
          h("section.card", {}, h("h2", { t: `kept-${part}` }), h("p", { t: `kept-${part}-about` })),
        ),
      ),
      ...(kept ? mine(kept, go) : [onRoad ? luggage(() => go("/privacy")) : h("p.soft", { t: "kept-nobody" })]),
      foot(),
    );
  };
  await fill();
  return { close: onChange((_, part) => "lang" in part && fill()) };
}

/** Many rooms, to be looked at by those who want to. @param {string[]} rooms */
const folded = (rooms) => h("details", {}, h("summary", {}, String(rooms.length)), rooms.join(", "));

/** Everything of mine, by what it is. @param {wire.KeptInfo} kept @param {page.Go} go */
function mine({ me: who, rooms, rows }, go) {
  /** @param {string} word @param {string | HTMLElement} value */
  const line = (word, value) => [h("dt", { t: word }), h("dd", {}, value)];
  const counts = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return [
    h(
      "section.card.roomy",
      {},
      h("h2", { t: "kept-mine" }),
      h(
        "dl.all-kept",
        {},
        ...line("your-name", who.name),
        ...line("kept-since", longDay(who.made)),
        ...line("games", String(who.games)),
        ...line("devices", who.devices.map((each) => each.label || t("device")).join(", ")),
        ...line("kept-codes", String(who.rescues.length)),
        ...line("kept-rooms", rooms.length > FEW ? folded(rooms) : rooms.join(", ") || "–"),
        ...line("kept-rows", counts.join(", ") || "–"),
      ),
      taking(),
      luggage(() => go("/privacy")),
      leaving(who, () => go("/")),
    ),
  ];
}
