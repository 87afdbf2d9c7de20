// A position set up: stones put on a board by clicks, and every part of its text in a form. The reason is told why one is impossible.

import { post, useArt, wordsOf } from "../net/api.js";
import { Stage } from "../stage/scene.js";
import { h, s } from "../ui/dom.js";
import { shapeNow } from "../ui/shape.js";

const SOON = 250;
const PLACE = /^(?:point|square)-(.+)$/;
const STONE = /^stone-(.+)$/;
/** What lies beside a board and follows from what stands on it. */
const BESIDE = /^(?:stone|taken|lost|hand|stock|last)-/;

export class Setting {
  /** @param {wire.GameInfo} game @param {{done: (text: string) => Promise<void>, close: () => void}} on */
  constructor(game, on) {
    this.game = game;
    this.on = on;
    this.isOpen = false;
    /** @type {wire.AnalysisNow | undefined} */
    this.now = undefined;
    /** @type {wire.SettingNow | undefined} */
    this.told = undefined;
    this.options = "";
    /** By place, the drawing of what stands there. @type {Record<string, string>} */
    this.pieces = {};
    this.piece = "";
    this.seat = 0;
    this.stage = new Stage({ clicked: (id) => this.put(id), asked() {}, missed() {} });
    this.frame = h("div.frame", { hidden: true, tabIndex: -1 }, this.stage.svg);
    this.fault = h("p.fault", { role: "alert", hidden: true });
    this.palette = h("div.palette", { role: "group", tl: "think-set-up" });
    this.form = h("div.fields");
    this.done = h("button.go", { type: "button", t: "think-done", onclick: () => this.finish() });
    this.element = h(
      "section.card.set-up",
      { hidden: true },
      h("h2", { t: "think-set-up" }),
      h("p.soft", { t: "think-set-up-how" }),
      this.palette,
      this.form,
      this.fault,
      h("div.row.ends", {}, h("button", { type: "button", t: "cancel", onclick: () => this.close() }), this.done),
    );
  }

  /** @param {wire.AnalysisNow} now @param {string} options */
  async open(now, options) {
    this.now = now;
    this.options = options;
    this.isOpen = true;
    this.element.hidden = false;
    this.seat = Math.max(0, now.acts[0] ?? 0);
    await this.take(now.text);
    if (this.told?.pieces.length) this.begin();
    this.element.scrollIntoView({ block: "nearest" });
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.element.hidden = true;
    this.frame.hidden = true;
    this.on.close();
  }

  /** The stones of the position, to be moved about. */
  begin() {
    const { now, told } = this;
    if (!now || !told) return;
    this.pieces = {};
    for (const { id, art } of now.scene.nodes) {
      const place = STONE.exec(id)?.[1];
      if (place && art && told.pieces.includes(art)) this.pieces[place] = art;
    }
    this.piece = told.pieces[0];
    this.frame.hidden = false;
    const [width, height] = now.scene.size;
    this.frame.style.setProperty("--wide", String(width));
    this.frame.style.setProperty("--high", String(height));
    this.frame.dataset.ground = now.scene.ground;
    this.drawPalette();
    this.draw();
  }

  drawPalette() {
    const { told, now } = this;
    if (!told || !now) return;
    const buttons = [...told.pieces, ""].map((art) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": String(art === this.piece),
          tl: art ? `piece-${art}` : "think-remove",
          tt: art ? `piece-${art}` : "think-remove",
          onclick: () => {
            this.piece = art;
            this.drawPalette();
          },
        },
        art
          ? s(
              "svg",
              { viewBox: "0 0 100 100", width: 36, height: 36, "aria-hidden": "true" },
              s("use", { href: `#art-${art}`, width: 100, height: 100 }),
            )
          : "✕",
      ),
    );
    const turn = h(
      "select",
      {
        tl: "think-to-move",
        onchange: () => {
          this.seat = Number(turn.value);
          this.compose();
        },
      },
      ...now.names.map((name, seat) => h("option", { value: seat }, name)),
    );
    turn.value = String(this.seat);
    const empty = h("button", {
      type: "button",
      t: "think-empty-board",
      onclick: () => {
        this.pieces = {};
        this.draw();
        this.compose();
      },
    });
    this.palette.replaceChildren(h("div.row", {}, ...buttons, turn, empty));
  }

  /** A place was clicked: the piece in hand stands there, or what stood there goes. @param {string} id */
  put(id) {
    const place = PLACE.exec(id)?.[1] ?? STONE.exec(id)?.[1];
    if (!place) return;
    if (!this.piece || this.pieces[place] === this.piece) delete this.pieces[place];
    else this.pieces[place] = this.piece;
    this.draw();
    this.compose();
  }

  async draw() {
    const { now } = this;
    if (!now) return;
    await useArt(this.game.key, now.scene);
    const places = now.scene.nodes.filter((node) => PLACE.test(node.id));
    const size = places[0]?.w ?? 60;
    const stones = places.flatMap((node) => {
      const place = PLACE.exec(node.id)?.[1] ?? "";
      const art = this.pieces[place];
      return art
        ? [{ id: `stone-${place}`, x: node.x, y: node.y, w: size, h: size, art, kind: "stone", label: place }]
        : [];
    });
    const nodes = [...now.scene.nodes.filter((node) => !BESIDE.test(node.id)), ...stones];
    const scene = /** @type {wire.Scene} */ ({ ...now.scene, nodes, choices: [], buttons: [] });
    await this.stage.show(scene, {});
    const ids = places.map((node) => {
      const place = PLACE.exec(node.id)?.[1] ?? "";
      return this.pieces[place] ? `stone-${place}` : node.id;
    });
    this.stage.light.set({ next: new Set(ids), picked: [], hinted: [] });
  }

  /** What stands on the board becomes the text. */
  async compose() {
    const { key } = this.game;
    this.told = await post(`/api/analysis/${key}/setting`, { position: "", pieces: this.pieces, seat: this.seat });
    this.drawForm();
    this.check();
  }

  /** A text is taken apart. @param {string} text */
  async take(text) {
    this.told = await post(`/api/analysis/${this.game.key}/setting`, { position: text });
    this.palette.hidden = !this.told.pieces.length;
    this.drawForm();
    this.check();
  }

  drawForm() {
    const { told } = this;
    if (!told) return;
    const rows = told.fields.map((field) => {
      if (!field.label) return h("hr");
      const input = h("input.mono", {
        value: field.value,
        spellcheck: false,
        autocomplete: "off",
        oninput: () => {
          field.value = input.value.trim();
          this.later();
        },
      });
      return h("label.field", {}, h("span", {}, field.label), input);
    });
    this.form.replaceChildren(...rows);
  }

  get text() {
    return (this.told?.fields ?? [])
      .map((field) => `${field.before}${field.value}`)
      .filter(Boolean)
      .join(" ");
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waits = undefined;

  later() {
    clearTimeout(this.waits);
    this.waits = setTimeout(() => this.check(), SOON);
  }

  /** Whether it is possible, and why not. */
  async check() {
    const asked = { position: this.text, options: this.options, shape: shapeNow() };
    try {
      await post(`/api/analysis/${this.game.key}`, asked);
      this.tell("");
    } catch (fault) {
      this.tell(wordsOf(fault));
    }
  }

  /** @param {string} fault */
  tell(fault) {
    this.fault.textContent = fault;
    this.fault.hidden = !fault;
  }

  async finish() {
    try {
      await this.on.done(this.text);
      this.close();
    } catch (fault) {
      this.tell(wordsOf(fault));
    }
  }
}
