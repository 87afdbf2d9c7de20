// Beside the table: seats, log, rules, chat. On a wide screen a column, on a phone tabs.

import { h, parts, write } from "../ui/dom.js";
import { narrow } from "../ui/shape.js";
import { t } from "../words/words.js";

/** @type {Record<string, string>} */
const NAMES = {
  table: "tab-table",
  result: "tab-result",
  seats: "tab-seats",
  log: "tab-log",
  rules: "tab-rules",
  chat: "tab-chat",
};

export class Panel {
  /**
   * @param {{seats: import("./seats.js").Seats, log: import("./log.js").Log, rules: import("./rules.js").Rules,
   *   chat?: import("./chat.js").Chat}} parts
   */
  constructor(parts) {
    this.parts = parts;
    this.now = "table";
    /**
     * What folds the column away, where something does.
     * @type {{folds: boolean, open: boolean, handle: HTMLElement, turn: (open: boolean) => void} | undefined}
     */
    this.fold = undefined;
    const inner = parts.chat ? ["rules", "chat"] : ["rules"];
    this.switch = h(
      "div.switch",
      { role: "group", tl: "panel-switch" },
      ...inner.map((name) =>
        h("button.plain", { type: "button", t: NAMES[name], "data-tab": name, onclick: () => this.pick(name) }),
      ),
    );
    this.element = h("aside", { tl: "panel" });
    this.element.append(...Object.values(parts).map((part) => part.element), this.switch);
    this.tabs = h(
      "nav.tabs",
      { tl: "tabs" },
      ...["table", "result", ...Object.keys(parts)].map((name) =>
        h(
          "button.plain",
          { type: "button", "data-tab": name, onclick: () => this.open(name) },
          h("span", { t: NAMES[name] }),
          h("span.badge", { hidden: true }),
        ),
      ),
    );
    /** Which of rules and chat stands in the column: none, until somebody asks for one. */
    this.lower = "";
    this.conclude(false);
    this.show();
  }

  /** When a match is over, how it ended stands where the players stood. @param {boolean} over */
  conclude(over) {
    for (const button of parts(this.tabs)) {
      if (button.dataset.tab === "result") button.hidden = !over;
      if (button.dataset.tab === "seats") button.hidden = over;
    }
    if (this.now === (over ? "seats" : "result")) this.open(over ? "result" : "table");
  }

  /** Put rules or chat into the column, or fold them away again. @param {string} name */
  pick(name) {
    this.lower = this.lower === name ? "" : name;
    this.show();
    if (this.lower === "rules") this.reveal();
  }

  /** @param {string} name */
  open(name) {
    if (this.fold?.folds) this.fold.turn(true);
    this.now = name;
    if (name === "rules" || name === "chat") this.lower = name;
    this.show();
    if (name === "log") this.parts.log.follow(true);
    if (name === "rules") this.reveal();
  }

  /** The clause that applies may have changed while the rules were out of sight. */
  reveal() {
    const { rules } = this.parts;
    rules.light(rules.clause, true);
  }

  /** @param {string} name */
  shows(name) {
    if (this.fold?.folds && !this.fold.open) return false;
    return narrow.matches ? this.now === name : (name !== "chat" && name !== "rules") || this.lower === name;
  }

  show() {
    this.element.dataset.tab = this.now;
    this.element.dataset.lower = this.lower;
    for (const button of parts(this.tabs)) button.setAttribute("aria-pressed", String(button.dataset.tab === this.now));
    for (const button of parts(this.switch))
      button.setAttribute("aria-pressed", String(button.dataset.tab === this.lower));
    if (this.parts.chat && this.shows("chat")) {
      this.parts.chat.unread = 0;
      this.badge("chat", 0);
    }
  }

  /** @param {string} name @param {number} count */
  badge(name, count) {
    for (const button of [...this.buttons, ...(this.fold ? [this.fold.handle] : [])]) {
      if (button.dataset.tab !== name) continue;
      /** @type {HTMLElement} */
      const badge = button.querySelector(".badge") ?? button.appendChild(h("span.badge"));
      badge.hidden = !count;
      write(badge, !count ? "" : name === "table" ? "●" : String(count));
      if (count) badge.setAttribute("aria-label", name === "table" ? t("your-turn") : t("unread", { count }));
    }
  }

  /** @param {{chat: boolean}} may */
  allow({ chat }) {
    this.parts.chat?.element.classList.toggle("barred", !chat);
    for (const button of this.buttons) if (button.dataset.tab === "chat") button.hidden = !chat;
  }

  get buttons() {
    return [...parts(this.tabs), ...parts(this.switch)];
  }
}
