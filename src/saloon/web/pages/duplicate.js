// Duplicate: several tables with the same chance, compared seat by seat.

import { ask, once, post, wordsOf } from "../net/api.js";
import { rememberRoom } from "../net/memory.js";
import { toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { figure } from "../ui/signs.js";
import { t } from "../words/words.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { arrive } from "./home.js";
import { ownName } from "./making.js";

/** Milliseconds between two looks. */
const LOOK = 8000;

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { args: [code], go }) {
  here();
  page.className = "duplicate";
  let timer = 0;
  let over = false;
  const fill = async () => {
    try {
      const told = await ask(`/api/duplicates/${code}`);
      if (over) return;
      page.replaceChildren(...(await parts(told, go)), foot());
    } catch (fault) {
      page.replaceChildren(h("section.card.narrow", {}, h("p", {}, wordsOf(fault))), foot());
    }
    timer = setTimeout(fill, LOOK);
  };
  await fill();
  return {
    close() {
      over = true;
      clearTimeout(timer);
    },
  };
}

/** @param {wire.DuplicateInfo} told @param {page.Go} go */
async function parts(told, go) {
  const room = await ask(`/api/rooms/${told.party}`).catch(() => null);
  const key = told.game || room?.game.key || "";
  const game = key ? await once(`/api/games/${key}`).catch(() => null) : null;
  const numbers = [...new Set(told.tables.map((each) => each.number))]
    .filter(Boolean)
    .sort((one, other) => one - other);
  const waiting = told.tables.filter((each) => !each.number);
  const another = async () => {
    try {
      await arrive();
      const joined = await post("/api/rooms", {
        game: key,
        name: ownName(),
        seats: room?.seats.length,
        party: told.party,
      });
      rememberRoom(joined.code, { token: joined.token, game: key, phase: "setup" });
      await go(`/r/${joined.code}`);
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  return [
    h("h1", {}, t("duplicate-title", { game: game?.title ?? "" })),
    h("p", { t: "duplicate-about" }),
    h(
      "div.row.wrap",
      {},
      h("button.go", { type: "button", t: "duplicate-another", onclick: another }),
      h("span.chip.mono", {}, told.party),
    ),
    ...numbers.map((number) =>
      compared(
        number,
        told.tables.filter((each) => each.number === number),
      ),
    ),
    waiting.length > 0 && h("p.soft", {}, t("duplicate-waiting", { count: waiting.length })),
  ].flatMap((each) => each || []);
}

/** One match at all tables: seats beside seats. @param {number} number @param {wire.DuplicateTable[]} tables */
function compared(number, tables) {
  const most = Math.max(...tables.map((each) => each.seats.length));
  const best = Array.from({ length: most }, (_, seat) =>
    Math.max(...tables.map((each) => each.seats[seat]?.points ?? Number.NEGATIVE_INFINITY)),
  );
  return h(
    "section.card",
    {},
    h("h2", {}, t("duplicate-match", { number })),
    h(
      "div.scrolled",
      { tabIndex: 0, role: "region", tl: "duplicate" },
      h(
        "table",
        {},
        h("tr", {}, h("td"), ...best.map((_, seat) => h("th", { scope: "col" }, figure(seat, true), String(seat + 1)))),
        ...tables.map((table) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, h("a", { href: `/m/${table.match}` }, table.room)),
            ...table.seats.map((seat, at) =>
              h(
                "td",
                { class: seat.points !== null && seat.points === best[at] ? "best" : "" },
                h("b", {}, seat.points === null ? (seat.won ? t("duplicate-won") : "–") : String(seat.points)),
                ` ${seat.name}${seat.won ? " ★" : ""}`,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
