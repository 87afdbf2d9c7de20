// Without pictures: the text of the table and every choice as a button.

import { h, write } from "../ui/dom.js";

export class Wordy {
  /** @param {(choice: wire.Choice) => void} choose */
  constructor(choose) {
    this.choose = choose;
    this.words = h("pre.board-text", { tabIndex: 0, tl: "text-board" });
    this.list = h("ul.move-list");
    this.element = h("div.wordy", { hidden: true }, this.words, this.list);
  }

  /** @param {string} text */
  tell(text) {
    write(this.words, text);
  }

  /** @param {wire.Choice[]} choices */
  offer(choices) {
    this.list.replaceChildren(
      ...choices.map((choice) =>
        h("li", {}, h("button", { type: "button", onclick: () => this.choose(choice) }, choice.label)),
      ),
    );
  }
}
