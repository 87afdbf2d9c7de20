// On the road: how much of the house this browser keeps, and what stands in the way of opening it.

import { begin, onStage, takeHouse } from "../road/house.js";
import { freeHouse, keepAgain, keepHouse, onKept } from "../road/keeping.js";
import { onRoad, spot } from "../road/place.js";
import { h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";

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

/** Over every page: why one waits, or what is wrong. @param {HTMLElement} page */
export function roadNotices(page) {
  if (!onRoad) return;
  const text = h("span");
  const act = h("button", { type: "button", hidden: true });
  const line = h("p.roadnote", { role: "status", hidden: true }, sign("clock"), text, act);
  page.before(line);
  let later = 0;
  onStage(({ stage, why = "" }) => {
    clearTimeout(later);
    line.classList.toggle("bad", ["elsewhere", "taken", "full", "broken"].includes(stage));
    const word = { reading: "road-reading", opening: "road-opening" }[stage];
    act.hidden = !["elsewhere", "taken", "broken"].includes(stage);
    retext(act, stage === "broken" ? "road-again" : "road-take");
    act.onclick = () => (stage === "broken" ? location.reload() : takeHouse());
    if (stage === "" || stage === "open") line.hidden = true;
    else if (word) {
      retext(text, word);
      later = setTimeout(() => {
        line.hidden = spot().pathname === "/"; // the lobby stands already, and nobody waits there
      }, SOON);
    } else {
      retext(text, stage === "full" ? "road-noroom" : `road-${stage}`, { why });
      line.hidden = false;
    }
  });
  begin();
  keepHouse();
}
