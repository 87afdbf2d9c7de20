// The letterbox: matches by letters that this device plays, a letter that has come, a new match.

import { once } from "../net/api.js";
import { dropLetter, lettersHere } from "../net/letters.js";
import { confirm } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";

/** @typedef {import("../net/letters.js").KeptMatch} KeptMatch */

/** @param {HTMLElement} page @param {page.Go} go */
export async function letterbox(page, go) {
  const [all, games] = [await lettersHere(), await once("/api/games")];
  const rows = all.map((each) => row(each, () => letterbox(page, go)));
  const open = games.filter((each) => !each.secrets && each.seats[0] <= 2 && each.seats[1] > 1);
  page.replaceChildren(
    h(
      "div.stack",
      {},
      h("section.card", {}, h("h1", { t: "letters" }), h("p", { t: "letters-about" })),
      h(
        "section.card",
        {},
        h("h2", { t: "letters-mine" }),
        rows.length ? h("ul.rows", {}, ...rows) : h("p.soft", { t: "letters-none" }),
      ),
    ),
    h(
      "div.side",
      {},
      h("section.card", {}, h("h2", { t: "letters-got" }), pasting(go)),
      h(
        "section.card",
        {},
        h("h2", { t: "letters-new" }),
        h(
          "p.games-by-letter",
          {},
          ...open.map(({ key, title }) => h("a.button", { href: `/letter?game=${key}` }, title)),
        ),
      ),
    ),
  );
}

/** @param {page.Go} go */
function pasting(go) {
  const paste = h("textarea.mono", { rows: 3, required: true, tl: "letters-paste", tp: "letters-paste" });
  /** @param {Event} event */
  const read = (event) => {
    event.preventDefault();
    go(`/letter#${paste.value.trim().split("#").at(-1)}`);
  };
  return h("form.stack", { onsubmit: read }, paste, h("button.go", { t: "letters-read" }));
}

/** @param {KeptMatch} kept @param {() => void} dropped */
function row(kept, dropped) {
  const state = kept.over ? "letters-over" : kept.waits ? "letters-waits" : "letters-yours";
  const drop = async () => {
    if (!(await confirm("letters-drop", "letters-drop-about", "letters-drop"))) return;
    await dropLetter(kept.match);
    dropped();
  };
  return h(
    "li.row",
    {},
    h(
      "a",
      { href: `/letter#${kept.waits || !kept.got ? kept.letter : kept.got}` },
      `${kept.title}: ${kept.names.join(" – ")}`,
    ),
    h("span.soft", { t: state }),
    h("button.plain", { type: "button", tl: "letters-drop", onclick: drop }, sign("bin")),
  );
}
