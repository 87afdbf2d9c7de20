// The settings as a dialog. Each works at once and stays in this browser.

import { LANGS, t } from "../words/words.js";
import { dialog } from "./dialog.js";
import { h, touched } from "./dom.js";
import { change, SPEEDS, settings } from "./settings.js";

/**
 * @param {string} word @param {"lang" | "theme" | "speed"} name @param {string[]} values
 * @param {Record<string, string>} [labels]
 */
function pick(word, name, values, labels) {
  const now = settings()[name];
  const rows = values.map((value) => {
    const input = h("input", {
      type: "radio",
      name,
      value,
      checked: now === value,
      onchange: () => change({ [name]: value }),
    });
    return h("label", {}, input, labels ? h("span", {}, labels[value]) : h("span", { t: `${name}-${value}` }));
  });
  return h("fieldset", {}, h("legend", { t: word }), h("div.pick", {}, ...rows));
}

/** @param {string} word @param {keyof import("./settings.js").Settings} name */
function tick(word, name) {
  const input = h("input", {
    type: "checkbox",
    checked: settings()[name],
    onchange: () => change({ [name]: input.checked }),
  });
  return h("label.tick", {}, input, h("span", { t: word }));
}

export function openSettings() {
  const name = h("input", {
    value: settings().name,
    maxLength: 24,
    autocomplete: "nickname",
    onchange: () => change({ name: name.value.trim() }),
  });
  dialog(
    "settings",
    h(
      "div.options",
      {},
      h("label.field", {}, h("span", { t: "your-name" }), name),
      pick("language", "lang", Object.keys(LANGS), LANGS),
      pick("theme", "theme", ["auto", "day", "night"]),
      pick("speed", "speed", Object.keys(SPEEDS)),
      h(
        "fieldset",
        {},
        h("legend", { t: "table-settings" }),
        tick("sound", "sound"),
        tick("coordinates", "coordinates"),
        tick("flip", "flip"),
        tick("zen", "zen"),
        tick("coach", "coach"),
        tick("only-move", "sole"),
        tick("throw-for-me", "forme"),
        tick("key-text", "text"),
        tick("letter-keys", "letters"),
      ),
      settings().never.length
        ? h("button", {
            type: "button",
            t: "ask-again",
            onclick: (/** @type {Event} */ event) => {
              change({ never: [] });
              touched(event, "button")?.remove();
            },
          })
        : "",
      h("p.soft", {}, t("settings-kept")),
    ),
  );
}
