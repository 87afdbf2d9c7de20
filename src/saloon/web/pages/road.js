// On the road: how much of the house this browser keeps, and what stands in the way of opening it.

import { once } from "../net/api.js";
import { rooms } from "../net/memory.js";
import { arrived, begin, onStage, takeHouse } from "../road/house.js";
import { freeHouse, keepAgain, keepHouse, onKept } from "../road/keeping.js";
import { onRoad, spot } from "../road/place.js";
import { h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { hang } from "./shelf.js";

const MEGA = 1_000_000;
/** Milliseconds after which a reader who waits is told for what. */
const SOON = 400;

/** @param {number} bytes */
const mega = (bytes) => (bytes / MEGA).toFixed(bytes < 10 * MEGA ? 1 : 0);

/** In the lobby: the house is kept, is coming, or can be. Nothing at a server. @returns {{element: HTMLElement, close: () => void} | null} */
export function keeping() {
  if (!onRoad) return null;
  const text = h("p");
  const bar = h("progress", { max: 1, hidden: true });
  const act = h("button", { type: "button" });
  const box = h("section.card.road", {}, h("div", {}, h("h2", { t: "road-title" }), text, bar), act);
  const stop = onKept(({ state, done, size }) => {
    bar.hidden = state !== "coming";
    bar.value = size ? done / size : 0;
    retext(text, `road-${state}`, { size: mega(size), done: mega(done) });
    const word = { kept: "road-free", none: "road-keep", full: "road-keep", newer: "road-open" }[String(state)];
    act.hidden = !word;
    if (word) retext(act, word);
    act.onclick = () => (state === "kept" ? freeHouse() : state === "newer" ? location.reload() : keepAgain());
  });
  return { element: box, close: stop };
}

/** In the lobby of a house with a server that can be taken along: where it is. @returns {HTMLElement | string} */
export function along() {
  const meta = document.querySelector('meta[name="saloon-along"]');
  if (!meta) return "";
  const size = mega(Number(meta.getAttribute("data-size")));
  return h(
    "section.card.road",
    {},
    h("div", {}, h("h2", { t: "road-along" }), h("p", { t: "road-along-about", targs: { size } })),
    h("a.button", { href: meta.getAttribute("content") ?? "", t: "road-along-go" }),
  );
}

/** Over every page: why one waits and how far it has come, or what is wrong. @param {HTMLElement} page */
export function roadNotices(page) {
  if (!onRoad) return;
  const text = h("span");
  const bar = h("progress", { max: 1 });
  const act = h("button", { type: "button", hidden: true });
  const line = h("p.roadnote", { role: "status", hidden: true }, sign("clock"), text, bar, act);
  const sight = h("div.roadsight", { hidden: true });
  page.before(line);
  page.after(sight);
  let later = 0;
  onStage(({ stage, why = "", part = 0, wanted = false }) => {
    clearTimeout(later);
    const coming = stage === "reading" || stage === "opening";
    line.classList.toggle("bad", ["elsewhere", "taken", "full", "broken"].includes(stage));
    bar.hidden = !coming;
    bar.value = part;
    act.hidden = !["elsewhere", "taken", "broken"].includes(stage);
    retext(act, stage === "broken" ? "road-again" : "road-take");
    act.onclick = () => (stage === "broken" ? location.reload() : takeHouse());
    sight.hidden = !coming && stage !== "elsewhere";
    const show = () => {
      line.hidden = coming && spot().pathname === "/" && !wanted; // the lobby stands already
      if (!sight.hidden && !sight.firstChild) look(sight);
    };
    if (stage === "" || stage === "open") line.hidden = true;
    else {
      retext(text, stage === "full" ? "road-noroom" : `road-${stage}`, { why });
      if (coming) later = setTimeout(show, SOON);
      else show();
    }
  });
  begin();
  arrived().then(keepHouse); // those who want to play do not wait for what is kept for later
}

/** Something to look at while a page is still empty: the game that is meant, else all of them. @param {HTMLElement} sight */
async function look(sight) {
  const games = await once("/api/games").catch(() => []);
  const meant = gameMeant();
  const shown = games.filter(({ key }) => key === meant);
  sight.append(
    ...(shown.length ? shown : games).map((game) =>
      h(
        "figure",
        { "data-game": game.key },
        h("img", { alt: "", width: 1000, height: 640 }),
        h("figcaption", {}, h("b", {}, game.title), shown.length ? h("span", {}, game.summary) : ""),
      ),
    ),
  );
  sight.classList.toggle("one", shown.length > 0);
  await hang(sight, games);
}

/** The game of the page, as far as its address or this browser's memory tells. */
function gameMeant() {
  const [, what, which] = spot().pathname.split("/");
  return ["g", "school", "drill", "analysis"].includes(what) ? which : rooms().find(({ code }) => code === which)?.game;
}
