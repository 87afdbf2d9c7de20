// If they do this, I do that: answers prepared at a pace of days, clicked on a table of their own on which both sides are played.

import { allChoices } from "../bar/choices.js";
import { Paths } from "../match/path.js";
import { acts } from "../match/store.js";
import { Stage } from "../stage/scene.js";
import { dialog, toast } from "../ui/dialog.js";
import { h, retext, write } from "../ui/dom.js";
import { settings } from "../ui/settings.js";
import { figure } from "../ui/signs.js";
import { t } from "../words/words.js";

/** Whether an answer can be prepared now: the others are to move, and all there is to know lies open. @param {page.State} state */
export function canPrepare(state) {
  const { room, now, quiet } = state;
  if (!room || !now || !quiet || room.phase !== "play" || !room.setup.pace) return false;
  const own = room.seats[room.you.seat]?.kind === "person" && room.you.role === "player";
  return own && !room.game.luck && !room.game.secrets && !acts(state).includes(room.you.seat);
}

/** The button for it, which says whether something is prepared. @param {page.State} state @param {page.Deeds} deeds @returns {page.Offer[]} */
export function preparing(state, deeds) {
  if (!canPrepare(state)) return [];
  const some = Boolean(state.room?.you.prepared.length);
  return [
    { key: "prepare", word: some ? "prepare-more" : "prepare", icon: "clock", act: () => openPrepare(state, deeds) },
  ];
}

/** @param {page.State} state @param {page.Deeds} deeds */
function openPrepare({ room, now }, deeds) {
  if (room && now) new Preparing(room, now, deeds).show(room.you.prepared);
}

class Preparing {
  /** @param {wire.RoomInfo} room @param {page.Position} now @param {page.Deeds} deeds */
  constructor(room, now, deeds) {
    this.room = room;
    this.now = now;
    this.deeds = deeds;
    this.paths = new Paths();
    /** What the server says of the line so far. @type {wire.Supposed | null} */
    this.told = null;
    this.stage = new Stage({
      clicked: (id) => this.click(id),
      asked: () => {},
      missed: () => this.unpick(),
    });
    this.stage.flipped = settings().flip;
    this.lines = h("ol.prepared", { tl: "prepare" });
    this.say = h("p.say", { role: "status" });
    this.undo = h("button", { type: "button", t: "step-back", onclick: () => this.show(this.texts.slice(0, -1)) });
    this.list = h("button", { type: "button", t: "all-moves-short", onclick: () => this.all() });
    this.drop = h("button", { type: "button", t: "prepare-none", onclick: () => this.save([]) });
    this.keep = h("button.go", { type: "button", t: "prepare-keep", onclick: () => this.save(this.texts) });
    const { box, close } = dialog(
      "prepare",
      h("p.soft", { t: "prepare-about" }),
      h("div.supposed", { "data-ground": now.scene.ground }, this.stage.svg),
      this.say,
      this.lines,
      h("div.ends", {}, this.list, this.undo, this.drop, this.keep),
    );
    box.classList.add("preparing");
    this.close = close;
  }

  get texts() {
    return this.told?.steps.map((step) => step.text) ?? [];
  }

  /** Whether the line ends with the reader's own move, and so can be kept. */
  get whole() {
    return this.told?.steps.at(-1)?.seat === this.room.you.seat;
  }

  /** The table after these moves. @param {string[]} steps */
  async show(steps) {
    try {
      this.told = await this.deeds.ask("suppose", { seat: this.room.you.seat, steps });
    } catch (fault) {
      return this.fail(fault);
    }
    const { scene, more, seat } = this.told;
    this.stage.show(scene, {});
    this.paths = more || seat === this.room.you.seat ? new Paths(scene.choices, scene.alike) : new Paths();
    this.draw();
  }

  draw() {
    const { told, paths } = this;
    if (!told) return;
    const own = told.seat === this.room.you.seat;
    const { next, picked, leads, shown } = paths;
    this.stage.light.set({ next, picked, hinted: [], leads, shown, glimpse: (id) => paths.glimpse(id) });
    write(
      this.say,
      !paths.choices.length
        ? t("prepare-full")
        : t(own ? "prepare-mine" : "prepare-theirs", { name: this.room.seats[told.seat]?.name ?? "" }),
    );
    this.lines.replaceChildren(
      ...told.steps.map((step) =>
        h(
          "li",
          {},
          figure(step.seat, true),
          h("span", {}, t(step.seat === this.room.you.seat ? "prepare-i" : "prepare-if", { what: step.label })),
        ),
      ),
    );
    this.undo.disabled = !told.steps.length;
    this.list.disabled = !paths.choices.length;
    this.drop.hidden = !this.room.you.prepared.length;
    this.keep.disabled = !this.whole;
    retext(this.keep, "prepare-keep");
  }

  /** @param {string} id */
  click(id) {
    const half = this.paths.copy();
    const { made } = half.click(id);
    this.paths = half;
    if (made) this.show([...this.texts, made.text]);
    else this.draw();
  }

  unpick() {
    this.paths = new Paths(this.paths.choices, this.paths.alike);
    this.draw();
  }

  /** The same in words, for those who do not click on the table. */
  all() {
    allChoices(this.paths.choices, (choice) => this.show([...this.texts, choice.text]));
  }

  /** @param {string[]} steps */
  async save(steps) {
    const { match, number } = this.now;
    try {
      await this.deeds.ask("prepare", { match, number, steps, seat: this.room.you.seat });
      toast(t(steps.length ? "prepare-kept" : "prepare-gone"));
      this.close();
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** Something has happened meanwhile, or cannot be done. @param {unknown} fault */
  fail(fault) {
    this.close();
    toast(/** @type {wire.Rejected} */ (fault).text, { bad: true });
  }
}
