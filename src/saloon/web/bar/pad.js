// Real dice are tapped in face by face, in any order; the page only compares the texts of what may have fallen.

import { dialog } from "../ui/dialog.js";
import { h, s, write } from "../ui/dom.js";

/** Texts like "roll 1125": one common word or two, then one letter for each die. Null where that is not so. */
export function dice(row) {
  const word = row[0].text.split(" ").slice(0, -1).join(" ");
  const faces = row.map(({ text }) => (text.startsWith(`${word} `) ? text.slice(word.length + 1) : ""));
  const count = faces[0].length;
  if (!count || faces.some((each) => each.length !== count || /\s/.test(each))) return null;
  const sets = new Map(faces.map((each, i) => [sorted(each), row[i]]));
  const all = [...new Set(faces.join(""))];
  return sets.size === row.length ? { count, sets, all, picture: pictures(all) } : null;
}

const sorted = (letters) => [...letters].sort().join("");

/** Whether some throw contains these faces. */
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

/** @param {{text: string, label: string}[]} row @param {(each: any) => void} fell */
export function tapPad(row, fell) {
  const { count, sets, all, picture } = dice(row);
  let faces = "";
  const shown = h("div.fallen", { role: "group", tl: "what-fell-short" });
  const pad = h("div.pad");
  const said = h("p", { role: "status" });
  const yes = h("button.go", {
    type: "button",
    t: "ok",
    onclick: () => {
      close();
      fell(sets.get(sorted(faces)));
    },
  });
  const draw = () => {
    const dice = Array.from({ length: count }, (_, i) =>
      faces[i] ? die(faces[i], picture, () => take(i)) : h("span.gap", { "aria-hidden": "true" }),
    );
    shown.replaceChildren(...dice);
    for (const button of pad.children) button.disabled = !possible(sets, faces + button.dataset.face);
    const found = sets.get(sorted(faces));
    write(said, found?.label ?? "");
    yes.disabled = !found;
    if (found) yes.focus();
  };
  const take = (i) => {
    faces = faces.slice(0, i) + faces.slice(i + 1);
    draw();
  };
  const add = (face) => {
    faces += face;
    draw();
  };
  pad.append(...all.map((face) => die(face, picture, () => add(face))));
  const { close } = dialog("what-fell-short", shown, pad, said, h("div.ends", {}, yes));
  draw();
}

/** The drawing of a face. */
export const face = (art) =>
  s("svg", { viewBox: "0 0 60 60", "aria-hidden": "true" }, s("use", { href: `#${art}`, width: 60, height: 60 }));

function die(letter, picture, act) {
  const art = picture(letter);
  return h(
    "button.die",
    { type: "button", "data-face": letter, "aria-label": letter, onclick: act },
    art ? face(art) : h("b", {}, letter),
  );
}

/** Drawings of the faces: of the die on which most of them are found. */
function pictures(all) {
  const dice = new Map();
  for (const { id, dataset } of document.querySelectorAll("#art symbol[data-die]"))
    dice.set(dataset.die, new Map(dice.get(dataset.die)).set(dataset.face, id));
  const score = (die) => all.filter((face) => die.has(face)).length;
  const [best] = [...dice.values()].sort((a, b) => score(b) - score(a));
  return (face) => best?.get(face) ?? "";
}
