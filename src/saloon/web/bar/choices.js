// The list of all choices: every legal action in words, to be filtered, chosen or typed.

import { dialog } from "../ui/dialog.js";
import { h, parts } from "../ui/dom.js";

const FEW = 8;

/**
 * @template {wire.Chosen} C
 * @param {C[]} choices @param {(choice: C) => void} choose
 * @param {{heading?: string, typed?: (text: string) => void}} [how]
 */
export function allChoices(choices, choose, { heading = "all-moves-short", typed } = {}) {
  const list = h(
    "ul.move-list",
    {},
    ...choices.map((choice) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            onclick: () => {
              close();
              choose(choice);
            },
          },
          choice.label,
        ),
      ),
    ),
  );
  const filter = h("input", { tl: "filter", tp: "filter", autocomplete: "off", oninput: () => sift() });
  const form = h(
    "form.row",
    { onsubmit: (/** @type {Event} */ event) => submit(event) },
    filter,
    typed && h("button", { t: "play-typed" }),
  );
  const sift = () => {
    const wanted = plain(filter.value);
    for (const [i, row] of parts(list).entries())
      row.hidden = !plain(`${choices[i].label} ${choices[i].text}`).includes(wanted);
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const rows = parts(list);
    const left = choices.filter((_, i) => !rows[i].hidden);
    const exact = choices.find((choice) => plain(choice.text) === plain(filter.value));
    if (!filter.value.trim()) return;
    close();
    if (exact || left.length === 1) choose(exact ?? left[0]);
    else typed?.(filter.value.trim());
  };
  const { close } = dialog(heading, choices.length > FEW || typed ? form : null, list);
  if (!(choices.length > FEW)) list.querySelector("button")?.focus();
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();
