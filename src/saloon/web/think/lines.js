// The card of variations: the tree with its name, the remark of the move one looks at, what becomes of that move.

import { askLine, dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { discard, shelved } from "./shelf.js";
import { packed } from "./tree.js";
import { variations } from "./variations.js";

/**
 * @typedef {{look: (node: number) => void, note: (text: string) => void, rename: (name: string) => void,
 *   lift: () => void, cut: () => void, go: page.Go}} On
 */

/** @param {import("./tree.js").Tree} tree @param {On} on */
export function linesCard(tree, on) {
  const note = h("textarea", {
    value: tree.at < 0 ? tree.note : (tree.nodes[tree.at].note ?? ""),
    tl: "think-note",
    tp: "think-note",
    rows: 2,
    maxLength: 2000,
    onchange: () => on.note(note.value.trim()),
  });
  return [
    h(
      "div.row",
      {},
      h("h2.grow", {}, tree.name || t("think-variations")),
      h(
        "button.plain",
        { type: "button", tl: "think-name", tt: "think-name", onclick: () => rename(tree, on) },
        sign("pen"),
      ),
      shelved().length > 0 &&
        h(
          "button.plain",
          { type: "button", tl: "think-kept", tt: "think-kept", onclick: () => shelf(on) },
          sign("list"),
        ),
    ),
    tree.nodes.length ? variations(tree, on.look, (_, move) => move) : h("p.soft", { t: "think-empty" }),
    note,
    tree.at >= 0
      ? h(
          "div.row",
          {},
          h("button.quiet", { type: "button", t: "think-lift", onclick: () => on.lift() }),
          h("button.quiet", { type: "button", t: "think-cut", onclick: () => on.cut() }),
        )
      : "",
  ];
}

/** @param {import("./tree.js").Tree} tree @param {On} on */
async function rename(tree, on) {
  const name = await askLine("think-name", tree.name, 120);
  if (name) on.rename(name);
}

/** Trees that this browser keeps. @param {On} on */
function shelf(on) {
  const rows = shelved().map(({ id, tree, at }) =>
    h(
      "li.row",
      {},
      h(
        "a.button.grow",
        {
          href: `/analysis/${tree.game}`,
          onclick: async (/** @type {Event} */ event) => {
            event.preventDefault();
            event.stopPropagation();
            close();
            await on.go(`/analysis/${tree.game}#tree=${await packed(tree)}`);
          },
        },
        `${tree.name || tree.game} · ${tree.nodes.length} · ${new Date(at).toLocaleDateString()}`,
      ),
      h(
        "button.plain",
        {
          type: "button",
          tl: "think-discard",
          onclick: (/** @type {Event} */ event) => {
            discard(id);
            /** @type {HTMLElement} */ (event.currentTarget).closest("li")?.remove();
          },
        },
        sign("bin"),
      ),
    ),
  );
  const { close } = dialog("think-kept", h("ul.kept", {}, ...rows));
}
