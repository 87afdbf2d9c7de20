// Why something cannot be done, and what a thing is.

import { allChoices } from "../bar/choices.js";
import { speak, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { play } from "../ui/sound.js";
import { t } from "../words/words.js";

export class Why {
  /**
   * @param {import("../match/store.js").Store} store @param {page.Deeds} deeds
   * @param {(id: string, answer: wire.WhyNot) => boolean} explain tells beside a thing what it is; false if it is not there
   */
  constructor(store, deeds, explain) {
    this.store = store;
    this.deeds = deeds;
    this.explain = explain;
  }

  /** Something was clicked that leads nowhere: ask why. @param {string} id */
  async ask(id) {
    const { store, deeds } = this;
    if (deeds.hurry()) return;
    const { paths } = store.state;
    if (paths.picked.length) return paths.first.has(id) ? deeds.click(id) : this.askWay(id);
    deeds.back(true);
    if (store.state.busy || !store.state.quiet) return;
    const answer = await this.answer(id);
    const touching = (answer.actions ?? []).flatMap(
      (text) => store.state.paths.choices.find((choice) => choice.text === text) ?? [],
    );
    if (answer.legal && touching.length)
      return allChoices(touching, (choice) => deeds.act(choice), { heading: "touching" });
    this.tell(id, answer);
  }

  /** Something half made cannot go on there: say why, and keep it. @param {string} id */
  async askWay(id) {
    const { room, paths, busy } = this.store.state;
    if (!room || busy || paths.picked.includes(id)) return;
    const answer = await this.deeds
      .ask("why", { seat: room.you.seat, node: id, path: paths.picked })
      .catch((fault) => fault);
    if (!answer.legal && answer.text) this.refused(answer);
  }

  /** What a thing is, also one that could be clicked. @param {string} id */
  async learn(id) {
    this.tell(id, { ...(await this.answer(id)), text: "" });
  }

  /** @param {string} id @returns {Promise<wire.WhyNot>} */
  answer(id) {
    const { seat = -2, role = "" } = this.store.state.room?.you ?? {};
    return this.deeds
      .ask("why", { ...(role === "player" && seat >= 0 ? { seat } : {}), node: id })
      .catch((fault) => fault);
  }

  /** @param {string} id @param {wire.WhyNot} answer */
  tell(id, answer) {
    if (answer.name && this.explain(id, answer))
      speak([answer.name, answer.about, answer.text].filter(Boolean).join(" "));
    else if (answer.text) this.refused(answer);
  }

  /** @param {{text?: string, clause?: string}} fault */
  refused({ text, clause }) {
    play("refuse");
    /** @param {Event} event */
    const read = (event) => {
      event.preventDefault();
      this.deeds.clause(clause);
    };
    const link = clause && h("a", { href: "#", onclick: read }, t("clause", { clause }));
    toast(text ?? t("failed"), { bad: true, link });
  }
}
