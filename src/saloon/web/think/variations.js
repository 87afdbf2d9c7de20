// The tree as it is read: the main line in a row, variations indented below the move they stand for, remarks between.

import { h } from "../ui/dom.js";

/**
 * @param {import("./tree.js").Tree} tree @param {(node: number) => void} look
 * @param {(seat: number, move: string) => string} told how a move is written
 */
export function variations(tree, look, told) {
  return h("div.variations", {}, row(tree, -1, look, told, 1));
}

/**
 * The line from a node on; where it branches, the other ways follow the first.
 * @param {import("./tree.js").Tree} tree @param {number} from @param {(node: number) => void} look
 * @param {(seat: number, move: string) => string} told @param {number} count
 */
function row(tree, from, look, told, count) {
  const line = h("p.line");
  const whole = h("div.branch", {}, line);
  let [node, ...others] = tree.children(from);
  let at = count;
  let words = line;
  while (node !== undefined) {
    words.append(...move(tree, node, look, told, at));
    for (const other of others) {
      const first = h("p.line", {}, ...move(tree, other, look, told, at));
      whole.append(h("div.branch", {}, first, ...parts(row(tree, other, look, told, at + 1))));
    }
    if (others.length) {
      words = h("p.line");
      whole.append(words);
    }
    at += 1;
    [node, ...others] = tree.children(node);
  }
  return whole;
}

/** @param {HTMLElement} branch */
const parts = (branch) => [...branch.children].filter((each) => each.childNodes.length);

/**
 * @param {import("./tree.js").Tree} tree @param {number} node @param {(node: number) => void} look
 * @param {(seat: number, move: string) => string} told @param {number} at
 */
function move(tree, node, look, told, at) {
  const { seat, move: text, note } = tree.nodes[node];
  const button = h(
    "button.plain",
    { type: "button", "aria-current": node === tree.at ? "step" : "false", onclick: () => look(node) },
    h("span.soft", {}, `${at}.`),
    told(seat, text),
  );
  return note ? [button, h("em.note", {}, note)] : [button];
}
