// Real dice are tapped in face by face, in any order; the page only compares the texts of what may have fallen.

import { dialog } from "../ui/dialog.js";
import { h, s, write } from "../ui/dom.js";

/** Texts like "roll 1125": one common word or two, then one letter for each die of the table. Null where that is not so: cards. @param {wire.Chosen[]} row */
export function dice(row) {
  const word = row[0].text.split(" ").slice(0, -1).join(" ");
  const faces = row.map(({ text }) => (text.startsWith(`${word} `) ? text.slice(word.length + 1) : ""));
  const count = faces[0].length;
  if (!count || faces.some((each) => each.length !== count || /\s/.test(each))) return null;
  const sets = new Map(faces.map((each, i) => [sorted(each), row[i]]));
  const all = [...new Set(faces.join(""))];
  const picture = pictures(all);
  return sets.size === row.length && all.every(picture) ? { count, sets, all, picture } : null;
}

/** @param {string} letters */
const sorted = (letters) => [...letters].sort().join("");

/** Whether some throw contains these faces. @param {Map<string, wire.Chosen>} sets @param {string} faces */
function possible(sets, faces) {
  return [...sets.keys()].some((whole) => {
    let rest = whole;
    return [...faces].every((face) => {
      const had = rest.includes(face);
      rest = rest.replace(face, "");
      return had;
    });
  });
}

/** @param {wire.Chosen[]} row @param {(each: wire.Chosen) => void} fell */
export function tapPad(row, fell) {
  const known = dice(row);
  if (!known) return;
  const { count, sets, all, picture } = known;
  let faces = "";
  const shown = h("div.fallen", { role: "group", tl: "what-fell-short" });
  const pad = h("div.pad");
  const said = h("p", { role: "status" });
  const yes = h("button.go", {
    type: "button",
    t: "ok",
    onclick: () => {
      const found = sets.get(sorted(faces));
      close();
      if (found) fell(found);
    },
  });
  const draw = () => {
    const dice = Array.from({ length: count }, (_, i) =>
      faces[i] ? die(faces[i], picture, () => take(i)) : h("span.gap", { "aria-hidden": "true" }),
    );
    shown.replaceChildren(...dice);
    for (const button of pad.querySelectorAll("button")) button.disabled = !possible(sets, faces + button.dataset.face);
    const found = sets.get(sorted(faces));
    write(said, found?.label ?? "");
    yes.disabled = !found;
    if (found) yes.focus();
  };
  /** @param {number} i */
  const take = (i) => {
    faces = faces.slice(0, i) + faces.slice(i + 1);
    draw();
  };
  /** @param {string} face */
  const add = (face) => {
    faces += face;
    draw();
  };
  pad.append(...all.map((face) => die(face, picture, () => add(face))));
  const { close } = dialog("what-fell-short", shown, pad, said, h("div.ends", {}, yes));
  draw();
}

/** The drawing of a face. @param {string} art */
export const face = (art) =>
  s("svg", { viewBox: "0 0 60 60", "aria-hidden": "true" }, s("use", { href: `#${art}`, width: 60, height: 60 }));

/** @param {string} letter @param {(letter: string) => string} picture @param {() => void} act */
function die(letter, picture, act) {
  const art = picture(letter);
  return h(
    "button.die",
    { type: "button", "data-face": letter, "aria-label": letter, onclick: act },
    art ? face(art) : h("b", {}, letter),
  );
}

/** Drawings of the faces: of the die on which most of them are found. @param {string[]} all */
function pictures(all) {
  /** @type {Map<string, Map<string, string>>} */
  const dice = new Map();
  /** @type {NodeListOf<SVGSymbolElement>} */
  const symbols = document.querySelectorAll("#art symbol[data-die]");
  for (const { id, dataset } of symbols) {
    const { die = "", face = "" } = dataset;
    dice.set(die, new Map(dice.get(die)).set(face, id));
  }
  /** @param {Map<string, string>} die */
  const score = (die) => all.filter((face) => die.has(face)).length;
  const [best] = [...dice.values()].sort((a, b) => score(b) - score(a));
  return (/** @type {string} */ face) => best?.get(face) ?? "";
}
