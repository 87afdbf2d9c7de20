// Why something cannot be done, and what a thing is.

import { allChoices } from "../bar/choices.js";
import { About } from "../over/about.js";
import { speak, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { play } from "../ui/sound.js";
import { t } from "../words/words.js";

export class Why {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.about = new About((clause) => table.rules.enlarge(clause));
  }

  /** Something was clicked that leads nowhere: ask why. */
  async ask(id) {
    const { table } = this;
    const { hand } = table;
    if (table.hurry()) return;
    if (hand.paths.picked.length) return hand.paths.first.has(id) ? hand.click(id) : this.askWay(id);
    hand.back(true);
    if (hand.busy || !table.beats.quiet) return;
    const answer = await this.answer(id);
    const touching = (answer.actions ?? [])
      .map((text) => hand.paths.choices.find((choice) => choice.text === text))
      .filter(Boolean);
    if (answer.legal && touching.length)
      return allChoices(touching, (choice) => hand.act(choice), { heading: "touching" });
    this.explain(id, answer);
  }

  /** Something half made cannot go on there: say why, and keep it. */
  async askWay(id) {
    const { room, hand, host } = this.table;
    if (hand.busy || hand.paths.picked.includes(id)) return;
    const answer = await host
      .send("why", { seat: room.you.seat, node: id, path: hand.paths.picked })
      .catch((fault) => fault);
    if (!answer.legal && answer.text) this.refused(answer);
  }

  /** What a thing is, also one that could be clicked. */
  async learn(id) {
    this.explain(id, { ...(await this.answer(id)), text: "" });
  }

  answer(id) {
    const { seat, role } = this.table.room.you;
    return this.table.host
      .send("why", { ...(role === "player" && seat >= 0 ? { seat } : {}), node: id })
      .catch((fault) => fault);
  }

  explain(id, answer) {
    const box = this.table.stage.things.get(id)?.group.getBoundingClientRect();
    if (answer.name && box) {
      this.about.tell(answer, box, this.table.frame.getBoundingClientRect());
      speak([answer.name, answer.about, answer.text].filter(Boolean).join(" "));
    } else if (answer.text) this.refused(answer);
  }

  refused(fault) {
    play("refuse");
    const link =
      fault.clause &&
      h(
        "a",
        { href: "#", onclick: (event) => this.showClause(event, fault.clause) },
        t("clause", { clause: fault.clause }),
      );
    toast(fault.text ?? t("failed"), { bad: true, link });
  }

  showClause(event, clause) {
    event.preventDefault();
    this.table.rules.enlarge(clause);
  }
}
