// Without pictures: the text of the table and every choice as a button.

import { h, write } from "../ui/dom.js";

export class Wordy {
  /** @param {(choice: any) => void} choose */
  constructor(choose) {
    this.choose = choose;
    this.words = h("pre.board-text", { tabIndex: 0, tl: "text-board" });
    this.list = h("ul.move-list");
    this.element = h("div.wordy", { hidden: true }, this.words, this.list);
  }

  tell(text) {
    write(this.words, text);
  }

  offer(choices) {
    this.list.replaceChildren(
      ...choices.map((choice) =>
        h("li", {}, h("button", { type: "button", onclick: () => this.choose(choice) }, choice.label)),
      ),
    );
  }
}
