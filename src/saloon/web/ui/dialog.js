// Dialogs, questions before what cannot be undone, and short notices.

import { h, part } from "./dom.js";
import { sign } from "./signs.js";

/**
 * Open a dialog with a heading; it is gone when closed. Returns the element and a way to close it.
 * @param {string | Node} heading a text of the page, or an element @param {...page.Inside} inside
 */
export function dialog(heading, ...inside) {
  const title = h(
    "h2",
    typeof heading === "string" ? { t: heading } : {},
    typeof heading === "string" ? undefined : heading,
  );
  title.id = `dialog-${Math.random().toString(36).slice(2)}`;
  const box = h(
    "dialog",
    { "aria-labelledby": title.id },
    h("button.plain.shut", { tl: "close", type: "button", onclick: () => box.close() }, sign("shut")),
    title,
    ...inside,
  );
  const before = document.activeElement;
  box.addEventListener("close", () => {
    box.remove();
    if (before?.isConnected && "focus" in before) /** @type {HTMLElement} */ (before).focus({ preventScroll: true });
  });
  box.addEventListener("click", (event) => event.target === box && outside(box, event) && box.close());
  document.body.append(box);
  box.showModal();
  return { box, close: () => box.close() };
}

/** @param {Element} box @param {MouseEvent} event */
function outside(box, event) {
  const edge = box.getBoundingClientRect();
  return (
    event.clientX < edge.left || event.clientX > edge.right || event.clientY < edge.top || event.clientY > edge.bottom
  );
}

/**
 * A list of things to do; the dialog closes when one is chosen.
 * @param {string} heading @param {{word: string, icon: string, act: () => unknown}[]} rows
 */
export function menu(heading, rows) {
  const list = h(
    "ul.menu",
    {},
    ...rows.map((row) =>
      h(
        "li",
        {},
        h(
          "button.plain",
          {
            type: "button",
            onclick: () => {
              close();
              row.act();
            },
          },
          sign(row.icon),
          h("span", { t: row.word }),
        ),
      ),
    ),
  );
  const { close } = dialog(heading, list);
}

/** Ask before what cannot be undone. @param {string} heading @param {string} about @param {string} yes @returns {Promise<boolean>} */
export function confirm(heading, about, yes) {
  return new Promise((answer) => {
    let said = false;
    const { box, close } = dialog(
      heading,
      h("p", { t: about }),
      h(
        "div.ends",
        {},
        h("button", { t: "no", type: "button", onclick: () => close() }),
        h("button.go", {
          t: yes,
          type: "button",
          onclick: () => {
            said = true;
            close();
          },
        }),
      ),
    );
    box.addEventListener("close", () => answer(said));
  });
}

/** Ask for one line of text. @param {string} heading @returns {Promise<string>} */
export function askLine(heading, first = "", most = 24) {
  return new Promise((answer) => {
    let said = "";
    const input = h("input", { value: first, maxLength: most, required: true, autocomplete: "off", tl: heading });
    const form = h(
      "form.row",
      { method: "dialog", onsubmit: () => (said = input.value.trim()) },
      input,
      h("button.go", { t: "save" }),
    );
    const { box } = dialog(heading, form);
    input.select();
    box.addEventListener("close", () => answer(said));
  });
}

/** @type {HTMLElement | undefined} */
let last;

/**
 * A notice that goes by itself; a new one of the same kind takes the place of the old.
 * @param {string} text @param {{bad?: boolean, link?: page.Inside, stay?: number}} [how]
 */
export function toast(text, { bad = false, link, stay = 7000 } = {}) {
  last?.remove();
  const note = h(
    bad ? "div.toast.bad" : "div.toast",
    {},
    h("span", {}, text),
    link,
    h("button", { tl: "close", type: "button", onclick: () => note.remove() }, sign("shut")),
  );
  last = note;
  (document.querySelector("dialog[open]") ?? part(document, "#toasts")).append(note);
  setTimeout(() => note.remove(), stay);
  return note;
}

/** Say something to screen readers only. @param {string} text */
export function speak(text) {
  const speech = part(document, "#speech");
  speech.append(h("p", {}, text));
  while (speech.childElementCount > 6) speech.firstElementChild?.remove();
}

/** Copy a text, also where the browser keeps its clipboard for https only. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h("textarea.unseen", { value: text });
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}
