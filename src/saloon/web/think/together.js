// An analysis room: one tree in which all who have the link move, and one place at which all look.

import { Line } from "../net/socket.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { langNow, t } from "../words/words.js";
import { copied, roomAt } from "./sharing.js";
import { Tree } from "./tree.js";

/**
 * @typedef {{tree: (tree: Tree, moved: boolean) => void, refused: (text: string) => void, leave: () => void, first?: number}} On
 *   tree: it has changed, or all look elsewhere; `moved`: by one move; first: where all are to look at first
 */

export class Together {
  /** @param {string} game @param {string} key @param {On} on */
  constructor(game, key, on) {
    this.game = game;
    this.key = key;
    this.on = on;
    this.here = 0;
    this.shape = 0;
    /** Whether one looks where the others look. */
    this.follows = true;
    this.lost = false;
    /** Where all look. */
    this.at = -1;
    /** @type {Tree | undefined} */
    this.tree = undefined;
    this.card = h("section.card.together", { role: "status" });
    this.line = new Line({
      address: "/study",
      greeting: "study",
      hello: () => /** @type {any} */ ({ study: key, lang: langNow() }),
      hear: (message) => this.hear(message),
      state: (state, why) => this.state(state, why),
    });
  }

  close() {
    this.line.close();
  }

  /** @param {any} message */
  hear(message) {
    const { type } = message;
    if (type === "study") {
      this.shape = message.shape;
      this.here = message.here;
      this.at = message.at;
      const before = this.tree;
      this.tree = new Tree(message.tree);
      const { first } = this.on;
      this.on.first = undefined;
      if (first !== undefined) this.look(first);
      this.tree.at = this.follows ? message.at : Math.min(before?.at ?? -1, this.tree.nodes.length - 1);
      this.on.tree(this.tree, false);
    } else if (type === "added" && this.tree) {
      const { after, seat, move, at } = message;
      if (move !== undefined && move !== null) this.tree.nodes.push({ after, seat, move });
      this.go(at, this.tree.at === this.tree.nodes[at].after);
    } else if (type === "looked") this.go(message.at, false);
    else if (type === "here") this.here = message.here;
    this.draw();
  }

  /** All look there. @param {number} at @param {boolean} moved */
  go(at, moved) {
    this.at = at;
    if (!this.tree) return;
    if (this.follows) this.tree.at = at;
    this.on.tree(this.tree, this.follows && moved);
  }

  /** @param {"open" | "lost" | "refused"} state @param {any} [why] */
  state(state, why) {
    this.lost = state === "lost";
    if (state === "refused") this.on.refused(why?.text ?? t("think-room-gone"));
    this.draw();
  }

  /** Say something; what is refused is told by the promise. @param {string} type @param {object} fields */
  say(type, fields) {
    return this.line.send(/** @type {any} */ (type), /** @type {any} */ ({ shape: this.shape, ...fields }));
  }

  /** One looks elsewhere, and so do those who look together. @param {number} node */
  look(node) {
    if (this.follows && node !== this.at) this.say("look", { node }).catch(() => {});
  }

  draw() {
    const follows = h("input", {
      type: "checkbox",
      checked: this.follows,
      onchange: () => {
        this.follows = follows.checked;
        if (this.follows) this.go(this.at, false);
      },
    });
    this.card.replaceChildren(
      h("h2", {}, this.lost ? t("think-room-lost") : t("think-room", { count: this.here })),
      h("p.soft", { t: "think-room-about" }),
      h(
        "div.row",
        {},
        h("label.field.tick", {}, follows, h("span", { t: "think-room-follow" })),
        h(
          "button",
          { type: "button", onclick: () => copied(roomAt(this.game, this.key)) },
          sign("link"),
          h("span", { t: "think-room-link" }),
        ),
        h("button.quiet", { type: "button", t: "think-room-leave", onclick: () => this.on.leave() }),
      ),
    );
  }
}
