// The table one thinks on: a position, clicked as in a match. The page that holds it is told the choice.

import { Bar } from "../bar/bar.js";
import { allChoices } from "../bar/choices.js";
import { Paths } from "../match/path.js";
import { useArt } from "../net/api.js";
import { Stage } from "../stage/scene.js";
import { speak } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { pace, settings, still } from "../ui/settings.js";

/** A choice made on the table, or what fell; without words it falls by lot. @typedef {{seat: number, text: string}} Made */

export class ThinkBoard {
  /** @param {string} key @param {(made: Made) => void} made */
  constructor(key, made) {
    this.key = key;
    this.made = made;
    /** @type {wire.AnalysisNow | undefined} */
    this.now = undefined;
    this.paths = new Paths();
    this.busy = false;
    /** @type {string[]} */
    this.hinted = [];
    this.stage = new Stage({ clicked: (id) => this.click(id), asked: () => {}, missed: () => this.back(true) });
    this.stage.flipped = settings().flip;
    this.bar = new Bar({
      act: (choice) => this.act(choice.text),
      click: (id) => this.click(id),
      back: (all) => this.back(all),
      all: () => this.all(),
    });
    this.frame = h("div.frame", { tabIndex: -1 }, this.stage.svg);
    /** Buttons that come last. @type {page.Offer[]} */
    this.extra = [];
  }

  /** @param {wire.AnalysisNow} now @param {number} [actor] who acted, if the things are to glide */
  async show(now, actor) {
    await useArt(this.key, now.scene);
    this.now = now;
    this.busy = false;
    this.hinted = [];
    const { scene } = now;
    this.paths = new Paths(now.actor >= 0 ? scene.choices : [], scene.alike);
    const [width, height] = scene.size;
    this.frame.style.setProperty("--wide", String(width));
    this.frame.style.setProperty("--high", String(height));
    this.frame.dataset.ground = scene.ground;
    const haste = actor === undefined || still() ? 0 : pace();
    this.draw();
    await this.stage.show(scene, { actor, haste, label: now.acting });
    this.draw();
  }

  draw() {
    const { now, paths, stage } = this;
    if (!now) return;
    stage.light.set({
      next: this.busy ? new Set() : paths.next,
      picked: paths.picked,
      hinted: this.hinted,
      leads: paths.leads,
      shown: paths.shown,
      glimpse: (id) => paths.glimpse(id),
    });
    this.bar.speak(now.result || (now.actor >= 0 ? now.scene.prompt : now.acting));
    this.bar.show(paths, now.scene.buttons, this.busy, this.fortune(), this.extra);
  }

  /** What fell is chosen, or left to the lot. @returns {page.Offer[]} */
  fortune() {
    const { now } = this;
    if (now?.acts[0] !== -1) return [];
    /** @param {string} text */
    const fell = (text) => this.tell(-1, text);
    const choose = () =>
      allChoices(now.falls, (each) => fell(each.text), { heading: "what-fell-short", typed: (text) => fell(text) });
    return [
      { key: "lot", word: "think-lot", go: true, icon: "dice", act: () => fell("") },
      { key: "choose", word: "think-choose-fall", icon: "list", act: choose },
    ];
  }

  /** @param {string} id */
  click(id) {
    if (this.busy) return;
    const { made } = this.paths.click(id);
    if (made) this.act(made.text);
    else speak(this.now?.scene.prompt ?? "");
    this.draw();
  }

  back(all = false) {
    if (!this.paths.picked.length) return false;
    if (all) this.paths.picked = [];
    else this.paths.back();
    this.draw();
    return true;
  }

  all() {
    allChoices(this.now?.scene.choices ?? [], (choice) => this.act(choice.text), { typed: (text) => this.act(text) });
  }

  /** @param {string} text */
  act(text) {
    if (this.now && this.now.actor >= 0) this.tell(this.now.actor, text);
  }

  /** @param {number} seat @param {string} text */
  tell(seat, text) {
    if (this.busy) return;
    this.busy = true;
    this.paths.picked = [];
    this.draw();
    this.made({ seat, text });
  }

  /** It was refused: one may go on. */
  free() {
    this.busy = false;
    this.draw();
  }

  /** Light the things of a choice. @param {string} text */
  point(text) {
    this.light(this.now?.scene.choices.find((each) => each.text === text)?.path ?? []);
  }

  /** @param {string[]} path */
  light(path) {
    this.hinted = path;
    this.draw();
  }
}
