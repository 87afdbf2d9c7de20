// A board to think on: any position, every choice with its value, and the tree of what was tried.

import { whole } from "../beside/invite.js";
import { ask, once, post, wordsOf } from "../net/api.js";
import { setPlace, spot } from "../road/place.js";
import { ThinkBoard } from "../think/board.js";
import { explored } from "../think/explorer.js";
import { Setting } from "../think/setting.js";
import { discard, newId, shelve, shelved } from "../think/shelf.js";
import { isTree, packed, Tree, unpacked } from "../think/tree.js";
import { Values, valueRows } from "../think/values.js";
import { variations } from "../think/variations.js";
import { askLine, copy, dialog, speak, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { offer } from "../ui/keys.js";
import { change, onChange, settings } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { decimal, percents, t } from "../words/words.js";
import { here } from "./header.js";
import { openRoom } from "./making.js";

const LATER = 400;
/** Games of which it is told what was played. */
const EXPLORED = ["dama", "mlyn"];

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, args: [key] }) {
  page.className = "think analysis";
  try {
    const game = await once(`/api/games/${key}`);
    const found = new AnalysisPage(page, go, game, await given(game));
    await found.begin();
    return found;
  } catch (fault) {
    page.replaceChildren(
      h(
        "section.card.narrow",
        {},
        h("p", {}, wordsOf(fault)),
        h("a.button", { href: `/analysis/${key}`, t: "analysis" }),
      ),
    );
    return undefined;
  }
}

/** What the address says: a tree, a moment of a match, a position, or the beginning. @param {wire.GameInfo} game */
async function given(game) {
  const query = new URLSearchParams(spot().search);
  const tree = new URLSearchParams(spot().hash.slice(1)).get("tree");
  const match = query.get("match");
  if (tree) {
    const kept = await unpacked(tree).catch(() => null);
    if (!isTree(kept) || kept.game !== game.key) throw new Error(t("think-no-tree"));
    return { tree: new Tree(kept), seat: -2, played: "" };
  }
  if (match) {
    const moment = await ask(`/api/matches/${match}/moment`, { number: Number(query.get("at") ?? 1) });
    const { options, seats, text } = moment;
    return { tree: new Tree({ game: game.key, options, seats, begins: text }), seat: -2, played: moment.move };
  }
  const [begins, options] = [query.get("position") ?? "", query.get("options") ?? ""];
  const seats = Number(query.get("seats") ?? 0);
  return {
    tree: new Tree({ game: game.key, options, seats, begins }),
    seat: Number(query.get("seat") ?? -2),
    played: "",
  };
}

class AnalysisPage {
  /** @param {HTMLElement} page @param {page.Go} go @param {wire.GameInfo} game @param {{tree: Tree, seat: number, played: string}} given */
  constructor(page, go, game, { tree, seat, played }) {
    this.page = page;
    this.go = go;
    this.game = game;
    this.tree = tree;
    this.id = newId();
    /** Whose eyes; −2: everything lies open. */
    this.seat = seat;
    /** What was played at the beginning, in the match it comes from. */
    this.played = played;
    this.over = false;
    /** @type {wire.AnalysisNow | undefined} */
    this.now = undefined;
    this.board = new ThinkBoard(game.key, (made) => this.move(made.seat, made.text));
    this.values = new Values(() => this.weighed());
    this.setting = new Setting(game, { done: (text) => this.put(text), close: () => this.settle() });
    this.worth = h("div.worth-bar", { role: "img" }, h("i"), h("b"));
    this.steps = this.stepping();
    this.choices = h("section.card.all-choices", { "aria-live": "polite" });
    this.sure = h("section.card.sure");
    this.explorer = h("section.card.explorer");
    this.lines = h("section.card.lines-of");
    this.play = h("section.card");
    this.share = h("section.card");
    this.position = h("section.card.position");
    this.ends = [
      offer(this.shortcuts()),
      onChange((_, part) => ("lang" in part || "flip" in part) && this.load()),
      onTurned(() => this.load()),
    ];
  }

  close() {
    this.over = true;
    this.values.stop();
    clearTimeout(this.waits);
    for (const end of this.ends) end();
  }

  async begin() {
    here(this.game.title, t("analysis"));
    document.title = `${t("analysis")}: ${this.game.title} · Saloon`;
    this.page.replaceChildren(
      h("h1.unseen", {}, `${t("analysis")}: ${this.game.title}`),
      h(
        "div.board-side",
        {},
        h("div.table-row", {}, this.worth, h("div.table-col", {}, this.board.frame, this.setting.frame)),
        this.board.bar.element,
        this.steps,
        this.position,
        this.setting.element,
      ),
      h("div.middle", {}, this.choices, this.sure, this.explorer),
      h("div.side", {}, this.lines, this.play, this.share),
    );
    await this.load();
  }

  /** What is asked: the line one looks at. */
  get asked() {
    const { tree, seat } = this;
    return {
      position: tree.begins,
      options: tree.options,
      seats: tree.seats,
      line: tree.line(),
      seat: seat < 0 ? (this.side ?? -2) : seat,
      open: seat < 0,
      shape: shapeNow(),
    };
  }

  /** With everything open, whose choices of several at once. @type {number | undefined} */
  side = undefined;

  /** The position one looks at, anew. @param {number} [actor] who moved, if it shall be seen */
  async load(actor) {
    if (this.over) return;
    this.board.stage.flipped = settings().flip;
    const now = await post(`/api/analysis/${this.game.key}`, this.asked);
    if (this.over) return;
    this.now = now;
    this.tree.begins ||= now.begins;
    this.tree.seats = now.seats;
    this.draw();
    await this.board.show(now, actor);
    speak(now.result || now.acting);
    this.weigh();
  }

  /** What was played from here, where the game has an explorer. */
  async explore() {
    if (!EXPLORED.includes(this.game.key)) return;
    const { asked } = this;
    const told = await post(`/api/analysis/${this.game.key}/explorer`, asked).catch(() => null);
    if (!told || this.over || JSON.stringify(asked) !== JSON.stringify(this.asked)) return;
    this.explorer.replaceChildren(...explored(told, (move) => this.move(this.now?.actor ?? 0, move)));
    if (told.more) setTimeout(() => this.explore(), LATER);
  }

  /** Values are asked for when one stays. */
  weigh() {
    this.values.stop();
    this.values.told = null;
    clearTimeout(this.waits);
    this.waits = setTimeout(() => this.values.ask(this.game.key, this.asked).catch((fault) => this.fail(fault)), LATER);
    this.weighed();
    this.explore();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waits = undefined;

  /** @param {any} fault */
  fail(fault) {
    toast(wordsOf(fault), { bad: true });
    this.board.free();
  }

  /** Somebody moves, or something falls. @param {number} seat @param {string} text */
  async move(seat, text) {
    const line = [...this.tree.line(), { seat, action: text }];
    try {
      const now = await post(`/api/analysis/${this.game.key}`, { ...this.asked, line });
      const last = now.line.at(-1);
      if (!last) return;
      this.tree.go(last.seat, last.action);
      this.keep();
      await this.load(seat);
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** @param {() => boolean | void} step */
  step(step) {
    if (step() === false) return false;
    this.load().catch((fault) => this.fail(fault));
    return true;
  }

  keep() {
    shelve(this.id, this.tree.kept);
  }

  /** A new beginning, from a set-up board or a text. @param {string} text */
  async put(text) {
    const { game, options, seats } = this.tree;
    const before = this.tree;
    this.tree = new Tree({ game, options, seats, begins: text });
    this.id = newId();
    this.played = "";
    try {
      await this.load();
      this.setting.close();
      const query = new URLSearchParams({ position: this.now?.begins ?? text, ...(options && { options }) });
      setPlace(`/analysis/${game}?${query}`);
    } catch (fault) {
      this.tree = before;
      throw fault;
    }
  }

  settle() {
    this.page.classList.toggle("setting", this.setting.isOpen);
    this.draw();
  }

  /** @returns {import("../ui/keys.js").Shortcut[]} */
  shortcuts() {
    const { tree } = this;
    const now = () => this.tree ?? tree;
    return [
      { keys: ["ArrowLeft"], word: "step-prev", act: () => this.step(() => now().back()) },
      { keys: ["ArrowRight"], word: "step-next", act: () => this.step(() => now().on()) },
      { keys: ["Home"], word: "step-first", act: () => this.step(() => this.first()) },
      { keys: ["End"], word: "step-last", act: () => this.step(() => now().end()) },
      { keys: ["n"], word: "think-next-line", act: () => this.step(() => now().beside(1)) },
      { keys: ["N"], word: "think-prev-line", act: () => this.step(() => now().beside(-1)) },
      { keys: ["u"], word: "try-take-back", act: () => this.board.back() || this.step(() => now().back()) },
      { keys: ["s"], word: "think-set-up", act: () => this.openSetting() },
      { keys: ["f"], word: "key-flip", act: () => change({ flip: !settings().flip }) },
      { keys: [..."123456789"], word: "think-nth", act: (event) => this.nth(Number(event.key)) },
    ];
  }

  first() {
    this.tree.at = -1;
  }

  /** @param {number} at */
  nth(at) {
    const found = this.values.told?.choices[at - 1];
    if (!found || !this.now) return false;
    this.move(this.now.actor, found.move);
    return true;
  }

  openSetting() {
    if (!this.now) return;
    this.setting.open(this.now, this.tree.options);
    this.settle();
  }

  // -- drawing ------------------------------------------------------------------------------

  stepping() {
    /** @param {string} icon @param {string} word @param {() => boolean | void} step */
    const button = (icon, word, step) =>
      h("button.plain", { type: "button", tl: word, tt: word, onclick: () => this.step(step) }, sign(icon));
    return h(
      "div.steps.row",
      { role: "group", tl: "position-slider" },
      button("first", "step-first", () => this.first()),
      button("prev", "step-prev", () => this.tree.back()),
      button("next", "step-next", () => this.tree.on()),
      button("last", "step-last", () => this.tree.end()),
      h("span.grow"),
      h(
        "button.plain",
        { type: "button", onclick: () => change({ flip: !settings().flip }) },
        sign("flip"),
        h("span", { t: "think-turn" }),
      ),
      h(
        "button.plain",
        { type: "button", onclick: () => this.openSetting() },
        sign("pen"),
        h("span", { t: "think-set-up" }),
      ),
    );
  }

  draw() {
    if (!this.now) return;
    this.drawPosition(this.now);
    this.drawLines();
    this.drawPlay(this.now);
    this.drawShare();
  }

  /** @param {wire.AnalysisNow} now */
  drawPosition(now) {
    const eyes = h(
      "select",
      { tl: "seen-from", onchange: () => this.look(Number(eyes.value)) },
      h("option", { value: -2, t: "think-open" }),
      ...now.names.map((name, seat) => h("option", { value: seat }, name)),
    );
    eyes.value = String(this.seat);
    const several = this.seat < 0 && now.acts.length > 1;
    const side = h(
      "select",
      { tl: "think-for", onchange: () => this.choose(Number(side.value)) },
      ...now.acts.map((seat) => h("option", { value: seat }, now.names[seat] ?? "")),
    );
    side.value = String(now.actor);
    const text = h("input.mono", { value: now.text, tl: "think-text", spellcheck: false, autocomplete: "off" });
    const form = h(
      "form.row",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          this.put(text.value.trim()).catch((fault) => this.fail(fault));
        },
      },
      text,
      h("button", { t: "think-go" }),
      h("button", { type: "button", t: "copy", onclick: () => this.copy(text.value) }),
    );
    this.position.replaceChildren(
      h("h2", { t: "think-position" }),
      h(
        "div.row",
        {},
        (this.game.secrets || this.seat >= 0) && h("label.field", {}, h("span", { t: "seen-from" }), eyes),
        several && h("label.field", {}, h("span", { t: "think-for" }), side),
        now.hidden && h("button", { type: "button", t: "think-deal", onclick: () => this.deal() }),
      ),
      form,
    );
  }

  /** @param {number} seat */
  look(seat) {
    this.seat = seat;
    this.load().catch((fault) => this.fail(fault));
  }

  /** @param {number} seat */
  choose(seat) {
    this.side = seat;
    this.load().catch((fault) => this.fail(fault));
  }

  /** What is hidden is dealt by lot, and one thinks on from there. */
  async deal() {
    const now = await post(`/api/analysis/${this.game.key}`, { ...this.asked, line: [], deal: true });
    await this.put(now.begins);
  }

  weighed() {
    const { told } = this.values;
    const { now } = this;
    if (!now) return;
    this.drawWorth(told);
    if (!told) {
      this.choices.replaceChildren(h("h2", { t: "think-all-short" }), h("p.soft", { t: "try-weighing" }));
      this.sure.replaceChildren();
      return;
    }
    const count = told.choices.length + told.unweighed;
    const rows = valueRows(told, {
      play: (move) => this.move(now.actor, move),
      point: (move) => this.board.point(move),
      played: this.tree.at < 0 ? this.played : "",
    });
    const falls = told.falls.map((/** @type {any} */ each) =>
      h(
        "li",
        {},
        h(
          "button.plain",
          { type: "button", onclick: () => this.move(-1, each.move) },
          h("b.move", {}, each.move),
          h("span.worth", {}, each.values.map((/** @type {number} */ value) => this.chance(value, told)).join(" · ")),
          h("span.soft.cost", {}, percents(each.chance)),
        ),
      ),
    );
    this.choices.replaceChildren(
      h("h2", {}, count ? t("think-all", { count }) : t(falls.length ? "think-falls" : "think-all-short")),
      rows.length || falls.length
        ? h("ol.value-rows", {}, ...rows, ...falls)
        : h("p.soft", {}, now.result || now.acting),
      told.unweighed ? h("p.soft", {}, t("think-unweighed", { count: told.unweighed })) : "",
    );
    this.sure.replaceChildren(
      h("h2", { t: "think-sure" }),
      h("p", {}, told.sure),
      told.more ? h("p.soft", { t: "try-weighing" }) : "",
    );
  }

  /** @param {number} value @param {any} told */
  chance(value, told) {
    return told.points ? decimal(value) : percents(value);
  }

  /** The bar beside the board: what the first seat may expect, or words where it is sure. @param {any} told */
  drawWorth(told) {
    const two = told?.values.length === 2 && !told.points;
    this.worth.hidden = !two;
    if (!two) return;
    const best = told.choices[0];
    const acting = this.now?.names[told.seat] ?? "";
    const words = best?.outcome ? `${acting} · ${best.told}` : this.chance(told.values[0], told);
    const label = t("think-worth", {
      name: this.now?.names[0] ?? "",
      worth: best?.outcome ? words : this.chance(told.values[0], told),
    });
    this.worth.setAttribute("aria-label", label);
    const [fill, text] = this.worth.children;
    /** @type {HTMLElement} */ (fill).style.height = `${(100 * told.values[0]).toFixed(1)}%`;
    text.textContent = words;
  }

  drawLines() {
    const { tree } = this;
    const note = h("textarea", {
      value: tree.at < 0 ? tree.note : (tree.nodes[tree.at].note ?? ""),
      tl: "think-note",
      tp: "think-note",
      rows: 2,
      maxLength: 2000,
      onchange: () => {
        if (tree.at < 0) tree.note = note.value.trim();
        else tree.nodes[tree.at].note = note.value.trim() || undefined;
        this.keep();
        this.drawLines();
      },
    });
    const look = (/** @type {number} */ node) =>
      this.step(() => {
        tree.at = node;
      });
    this.lines.replaceChildren(
      h(
        "div.row",
        {},
        h("h2.grow", {}, tree.name || t("think-variations")),
        h(
          "button.plain",
          { type: "button", tl: "think-name", tt: "think-name", onclick: () => this.rename() },
          sign("pen"),
        ),
        shelved().length > 0 &&
          h(
            "button.plain",
            { type: "button", tl: "think-kept", tt: "think-kept", onclick: () => this.shelf() },
            sign("list"),
          ),
      ),
      tree.nodes.length ? variations(tree, look, (_, move) => move) : h("p.soft", { t: "think-empty" }),
      note,
      tree.at >= 0
        ? h(
            "div.row",
            {},
            h("button.quiet", { type: "button", t: "think-lift", onclick: () => this.change(() => tree.lift()) }),
            h("button.quiet", { type: "button", t: "think-cut", onclick: () => this.change(() => tree.cut()) }),
          )
        : "",
    );
  }

  /** @param {() => boolean} how */
  change(how) {
    this.step(how);
    this.keep();
  }

  async rename() {
    const name = await askLine("think-name", this.tree.name, 120);
    if (!name) return;
    this.tree.name = name;
    this.keep();
    this.drawLines();
  }

  /** Trees that this browser keeps. */
  shelf() {
    const rows = shelved().map(({ id, tree, at }) =>
      h(
        "li.row",
        {},
        h(
          "a.button.grow",
          {
            href: `/analysis/${tree.game}`,
            onclick: async (/** @type {Event} */ event) => {
              event.preventDefault();
              event.stopPropagation();
              close();
              await this.go(`/analysis/${tree.game}#tree=${await packed(tree)}`);
            },
          },
          `${tree.name || tree.game} · ${tree.nodes.length} · ${new Date(at).toLocaleDateString()}`,
        ),
        h(
          "button.plain",
          {
            type: "button",
            tl: "think-discard",
            onclick: (/** @type {Event} */ event) => {
              discard(id);
              /** @type {HTMLElement} */ (event.currentTarget).closest("li")?.remove();
            },
          },
          sign("bin"),
        ),
      ),
    );
    const { close } = dialog("think-kept", h("ul.kept", {}, ...rows));
  }

  /** @param {wire.AnalysisNow} now */
  drawPlay(now) {
    const level = h(
      "select",
      { tl: "how-strong" },
      ...this.game.levels.map((each) => h("option", { value: each, t: `level-${each}` })),
      h("option", { value: "", t: "think-friend" }),
    );
    level.value = this.game.levels.at(-1) ?? "";
    const mine = h("select", { tl: "think-as" }, ...now.names.map((name, seat) => h("option", { value: seat }, name)));
    mine.value = String(Math.max(0, now.acts[0] ?? 0));
    this.play.replaceChildren(
      h("h2", { t: "think-play-on" }),
      h(
        "div.row",
        {},
        level,
        now.seats > 1 && mine,
        h("button.go", {
          type: "button",
          t: "think-play",
          onclick: () => this.playOn(/** @type {wire.Level | ""} */ (level.value), Number(mine.value)),
        }),
      ),
      h("p.soft", { t: "think-unrated" }),
    );
    this.play.hidden = !now.acts.length || now.hidden;
  }

  /** @param {wire.Level | ""} level @param {number} seat */
  playOn(level, seat) {
    const { now, game } = this;
    if (!now) return;
    openRoom(game, this.go, {
      seats: now.seats,
      options: now.options,
      level: level || undefined,
      position: now.text,
      seat,
    });
  }

  drawShare() {
    const { game } = this;
    this.share.replaceChildren(
      h("h2", { t: "think-share" }),
      h(
        "div.row",
        {},
        h(
          "button",
          { type: "button", onclick: () => this.linkTree() },
          sign("link"),
          h("span", { t: "think-link-tree" }),
        ),
        h(
          "button",
          { type: "button", onclick: () => this.linkPosition() },
          sign("link"),
          h("span", { t: "think-link-position" }),
        ),
        h("button.quiet", { type: "button", onclick: () => this.save() }, sign("save"), h("span", { t: "save" })),
        h(
          "button.quiet",
          { type: "button", onclick: () => this.openFile() },
          sign("text"),
          h("span", { t: "think-open-file" }),
        ),
        game.key === "dama" &&
          h("button.quiet", { type: "button", onclick: () => this.pdn() }, sign("save"), h("span", {}, "PDN")),
      ),
    );
  }

  /** @param {string} text */
  async copy(text) {
    await copy(text);
    toast(t("copied"));
  }

  async linkTree() {
    await this.copy(whole(`/analysis/${this.game.key}#tree=${await packed(this.tree.kept)}`));
  }

  linkPosition() {
    const { options } = this.tree;
    const query = new URLSearchParams({ position: this.now?.text ?? "", ...(options && { options }) });
    return this.copy(whole(`/analysis/${this.game.key}?${query}`));
  }

  save() {
    download(
      `${this.tree.name || this.game.key}.analysis.json`,
      JSON.stringify(this.tree.kept, null, 1),
      "application/json",
    );
  }

  openFile() {
    const input = h("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", async () => {
      const kept = await input.files?.[0]
        ?.text()
        .then(JSON.parse)
        .catch(() => null);
      if (!isTree(kept)) return toast(t("think-no-tree"), { bad: true });
      await this.go(`/analysis/${kept.game}#tree=${await packed(kept)}`);
    });
    input.click();
  }

  async pdn() {
    try {
      const { pdn } = await post(`/api/analysis/${this.game.key}/notation`, this.tree.kept);
      download(`${this.tree.name || this.game.key}.pdn`, pdn, "text/plain");
    } catch (fault) {
      this.fail(fault);
    }
  }
}
