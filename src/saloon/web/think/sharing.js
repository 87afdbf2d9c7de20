// Ways out of an analysis: links, files, a notation for other programs, a room for two.

import { whole } from "../beside/invite.js";
import { post, wordsOf } from "../net/api.js";
import { onRoad } from "../road/place.js";
import { copy, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { isTree, packed } from "./tree.js";

/** @param {string} text */
export async function copied(text) {
  await copy(text);
  toast(t("copied"));
}

/** @param {string} icon @param {string} word @param {() => void} act @param {string} [kind] */
const button = (icon, word, act, kind = "button") =>
  h(kind, { type: "button", onclick: act }, sign(icon), h("span", { t: word }));

/**
 * @param {import("./tree.js").Tree} tree @param {string} text the position one looks at
 * @param {{go: page.Go, together: () => void, inRoom: boolean}} on
 */
export function shareCard(tree, text, { go, together, inRoom }) {
  return [
    h("h2", { t: "think-share" }),
    h(
      "div.row",
      {},
      !inRoom && !onRoad && button("people", "think-together", together),
      button("link", "think-link-tree", () => linkTree(tree)),
      button("link", "think-link-position", () => copied(whole(positionAt(tree, text)))),
      button("save", "save", () => save(tree), "button.quiet"),
      button("text", "think-open-file", () => openFile(go), "button.quiet"),
      tree.game === "dama" &&
        h("button.quiet", { type: "button", onclick: () => pdn(tree) }, sign("save"), h("span", {}, "PDN")),
    ),
  ];
}

/** The address of a position. @param {import("./tree.js").Tree} tree @param {string} position */
export function positionAt({ game, options }, position) {
  return `/analysis/${game}?${new URLSearchParams({ position, ...(options && { options }) })}`;
}

/** The address of a room. @param {string} game @param {string} key */
export const roomAt = (game, key) => whole(`/analysis/${game}?room=${key}`);

/** @param {import("./tree.js").Tree} tree */
async function linkTree(tree) {
  await copied(whole(`/analysis/${tree.game}#tree=${await packed(tree.kept)}`));
}

/** @param {import("./tree.js").Tree} tree */
function save(tree) {
  download(`${tree.name || tree.game}.analysis.json`, JSON.stringify(tree.kept, null, 1), "application/json");
}

/** @param {page.Go} go */
function openFile(go) {
  const input = h("input", { type: "file", accept: ".json,application/json" });
  input.addEventListener("change", async () => {
    const kept = await input.files?.[0]
      ?.text()
      .then(JSON.parse)
      .catch(() => null);
    if (!isTree(kept)) return toast(t("think-no-tree"), { bad: true });
    await go(`/analysis/${kept.game}#tree=${await packed(kept)}`);
  });
  input.click();
}

/** @param {import("./tree.js").Tree} tree */
async function pdn(tree) {
  try {
    const { pdn } = await post(`/api/analysis/${tree.game}/notation`, tree.kept);
    download(`${tree.name || tree.game}.pdn`, pdn, "text/plain");
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
  }
}
