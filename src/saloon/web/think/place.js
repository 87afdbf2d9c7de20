// The card of the position: through whose eyes it is seen, whose choices are listed where several act at once, and the
// text to copy or to change.

import { h } from "../ui/dom.js";
import { copied } from "./sharing.js";

/**
 * @param {wire.AnalysisNow} now @param {{seat: number, secrets: boolean}} eyes whose; −2: everything lies open
 * @param {{look: (seat: number) => void, choose: (seat: number) => void, put: (text: string) => void, deal: () => void}} on
 */
export function placeCard(now, { seat, secrets }, on) {
  const eyes = h(
    "select",
    { tl: "seen-from", onchange: () => on.look(Number(eyes.value)) },
    h("option", { value: -2, t: "think-open" }),
    ...now.names.map((name, at) => h("option", { value: at }, name)),
  );
  eyes.value = String(seat);
  const side = h(
    "select",
    { tl: "think-for", onchange: () => on.choose(Number(side.value)) },
    ...now.acts.map((at) => h("option", { value: at }, now.names[at] ?? "")),
  );
  side.value = String(now.actor);
  const text = h("input.mono", { value: now.text, tl: "think-text", spellcheck: false, autocomplete: "off" });
  const form = h(
    "form.row",
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        on.put(text.value.trim());
      },
    },
    text,
    h("button", { t: "think-go" }),
    h("button", { type: "button", t: "copy", onclick: () => copied(text.value) }),
  );
  return [
    h("h2", { t: "think-position" }),
    h(
      "div.row",
      {},
      (secrets || seat >= 0) && h("label.field", {}, h("span", { t: "seen-from" }), eyes),
      seat < 0 && now.acts.length > 1 && h("label.field", {}, h("span", { t: "think-for" }), side),
      now.hidden && h("button", { type: "button", t: "think-deal", onclick: () => on.deal() }),
    ),
    form,
  ];
}
