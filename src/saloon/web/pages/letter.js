// A match by letters: a letter is opened, answered on the table, signed and sent on, as a link or a picture.

import { isReachable } from "../beside/invite.js";
import { once, post, wordsOf } from "../net/api.js";
import { canSign, chainOf, deviceKey, keepLetter, letterOf, lot } from "../net/letters.js";
import { setPlace, spot, wholeAddress } from "../road/place.js";
import { ThinkBoard } from "../think/board.js";
import { confirm, copy, speak, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { onChange, settings } from "../ui/settings.js";
import { onTurned, shapeNow } from "../ui/shape.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { here } from "./header.js";
import { letterbox } from "./letterbox.js";
import { ownName } from "./making.js";

/** @typedef {import("../net/letters.js").KeptMatch} KeptMatch */

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go }) {
  here(t("letters"), "");
  document.title = `${t("letters")} · Saloon`;
  page.className = "think letter";
  if (!canSign()) return said(page, t("letters-need-https"));
  const found = new LetterPage(page, go);
  await found.begin().catch((fault) => found.refuse(fault));
  return found;
}

/** @param {HTMLElement} page @param {string} text */
function said(page, text) {
  page.replaceChildren(
    h(
      "section.card.narrow",
      {},
      h("h1", { t: "letters" }),
      h("p", {}, text),
      h("a.button", { href: "/", t: "to-lobby" }),
    ),
  );
}

class LetterPage {
  /** @param {HTMLElement} page @param {page.Go} go */
  constructor(page, go) {
    this.page = page;
    this.go = go;
    this.key = "";
    /** @type {(message: string) => Promise<string>} */
    this.sign = async () => "";
    /** @type {wire.LetterNow | undefined} */
    this.now = undefined;
    /** What this device keeps of the match. @type {KeptMatch | undefined} */
    this.kept = undefined;
    /** Letters before each of my decisions, as long as nothing has been opened since. @type {wire.LetterNow[]} */
    this.before = [];
    /** @type {ThinkBoard | undefined} */
    this.board = undefined;
    this.side = h("div.side");
    this.over = false;
    this.ends = [
      onChange((_, part) => ("lang" in part || "flip" in part) && this.again()),
      onTurned(() => this.again()),
    ];
  }

  close() {
    this.over = true;
    for (const end of this.ends) end();
  }

  /** @param {Record<string, unknown>} body @returns {Promise<wire.LetterNow>} */
  ask(body) {
    return post("/api/letters", { key: this.key, shape: shapeNow(), ...body });
  }

  get address() {
    return wholeAddress("/letter");
  }

  async begin() {
    Object.assign(this, await deviceKey());
    this.before = [];
    this.board = undefined;
    const letter = spot().hash.slice(1);
    const game = new URLSearchParams(spot().search).get("game");
    if (letter) await this.read(letter);
    else if (game) await this.invite(game);
    else await letterbox(this.page, this.go);
  }

  /** It is told what is wrong, and nothing is lost. @param {any} fault */
  refuse(fault) {
    if (this.over) return;
    this.page.replaceChildren(
      h(
        "section.card.narrow",
        {},
        h("h1", { t: "letters" }),
        h("p.fault", { role: "alert" }, wordsOf(fault)),
        h("a.button", { href: "/letter", t: "letters-mine" }),
      ),
    );
  }

  // -- beginning and accepting -------------------------------------------------------

  /** @param {string} key */
  async invite(key) {
    const game = await once(`/api/games/${key}`);
    this.form(t("letters-invite", { game: game.title }), "letters-invite-about", async (name) => {
      const [match, last] = [lot(16), lot(32)];
      const chain = await chainOf(match, 0, last);
      this.now = await this.ask({ does: "invite", match, game: key, name, top: chain[0] });
      this.kept = this.keeping(0, last);
      await this.finish();
    });
  }

  /** @param {wire.LetterNow} now */
  accepting(now) {
    this.form(t("letters-accept", { name: now.names[0], game: now.title }), "letters-accept-about", async (name) => {
      const last = lot(32);
      const chain = await chainOf(now.match, 1, last);
      this.now = await this.ask({ does: "accept", letter: now.letter, name, top: chain[0] });
      this.kept = this.keeping(1, last);
      await this.goOn();
    });
  }

  /** @param {number} seat @param {string} last @returns {KeptMatch} */
  keeping(seat, last) {
    const { match, game, title, names } = /** @type {wire.LetterNow} */ (this.now);
    return {
      match,
      game,
      title,
      seat,
      last,
      names,
      head: "",
      letter: "",
      got: "",
      seen: "",
      waits: false,
      over: false,
      at: 0,
    };
  }

  /** @param {string} heading @param {string} about @param {(name: string) => Promise<void>} done */
  form(heading, about, done) {
    const name = h("input", { value: ownName(), maxLength: 24, required: true, autocomplete: "off", tl: "your-name" });
    const button = h("button.go", { t: "letters-begin" });
    this.page.replaceChildren(
      h(
        "section.card.narrow",
        {},
        h("h1", {}, heading),
        h("p", { t: about }),
        h(
          "form.stack",
          {
            onsubmit: async (/** @type {Event} */ event) => {
              event.preventDefault();
              button.disabled = true;
              await done(name.value.trim()).catch((fault) => this.refuse(fault));
            },
          },
          h("label.field", {}, h("span", { t: "your-name" }), name),
          button,
        ),
      ),
    );
  }

  // -- reading and answering ---------------------------------------------------------

  /** @param {string} letter */
  async read(letter) {
    const now = await this.ask({ does: "read", letter });
    if (this.over) return;
    const kept = await letterOf(now.match);
    this.now = now;
    this.kept = kept;
    if (now.seat < 0) {
      if (now.due === "accept" && !kept) this.accepting(now);
      else await this.look("letters-others");
      return;
    }
    if (!kept) {
      await this.look("letters-lost");
      return;
    }
    if (now.signed[now.seat]?.head !== kept.head) {
      toast(t("letters-old"), { bad: true });
      if (kept.letter && kept.letter !== letter) await this.go(`/letter#${kept.letter}`, { replace: true });
      return;
    }
    if (now.head !== kept.head && kept.seen && kept.seen !== now.head)
      throw new Error(t("letters-twice", { name: now.names[1 - now.seat] }));
    if (now.head !== kept.head)
      await keepLetter({
        ...kept,
        got: letter,
        seen: now.head,
        waits: false,
        over: now.due === "over",
        names: now.names,
      });
    if (now.writes !== now.seat) await this.sent();
    else await this.goOn();
  }

  /** Do what is due until a decision is wanted, or somebody else is to write. */
  async goOn() {
    for (;;) {
      const { now, kept } = this;
      if (!now || !kept || this.over) return;
      if (now.writes !== kept.seat) {
        await this.ready();
        return;
      }
      if (now.due === "move") {
        await this.table();
        return;
      }
      const chain = await chainOf(now.match, kept.seat, kept.last);
      this.before = [];
      this.now = await this.ask({ does: "open", letter: now.letter, share: chain[now.share] });
    }
  }

  /** @param {import("../think/board.js").Made} made */
  async move({ text }) {
    const { now } = this;
    if (!now) return;
    try {
      this.before.push(now);
      this.now = await this.ask({ does: "move", letter: now.letter, move: text });
      await this.goOn();
    } catch (fault) {
      this.before.pop();
      toast(wordsOf(fault), { bad: true });
      this.board?.free();
    }
  }

  /** The letter is done; as long as nothing was opened with it, one may think again. */
  async ready() {
    if (this.before.length) await this.table();
    else await this.finish();
  }

  async back() {
    this.now = this.before.pop();
    await this.table();
  }

  async resign() {
    const { now } = this;
    if (!now || !(await confirm("letters-resign", "letters-resign-about", "letters-resign"))) return;
    this.now = await this.ask({ does: "resign", letter: now.letter });
    await this.finish();
  }

  /** Sign, remember what was signed, and offer it for sending. */
  async finish() {
    const { now, kept } = this;
    if (!now || !kept) return;
    const signature = await this.sign(now.sign);
    const done = await this.ask({ does: "sign", letter: now.letter, signature, base: this.address });
    this.before = [];
    this.now = done;
    this.kept = {
      ...kept,
      head: done.head,
      letter: done.letter,
      seen: "",
      names: done.names,
      waits: done.due !== "over",
      over: done.due === "over",
    };
    await keepLetter(this.kept);
    setPlace(`${spot().pathname}#${done.letter}`);
    await this.sent();
  }

  // -- what is shown -----------------------------------------------------------------

  /** The table with what stands beside it. @param {...page.Inside} inside */
  async show(...inside) {
    const { now } = this;
    if (!now || this.over) return;
    this.page.className = now.writes === now.seat || this.before.length ? "think letter" : "think letter sending";
    const first = !this.board;
    this.board ??= new ThinkBoard(now.game, (made) => this.move(made));
    this.board.stage.flipped = settings().flip;
    this.side.replaceChildren(
      h(
        "section.card",
        {},
        h("h2", {}, `${now.title}: ${now.names.join(" – ")}`),
        h("p.about", { role: "status" }, this.sentence()),
        ...inside,
      ),
      now.log.length
        ? h("section.card.log", {}, h("h2", { t: "log" }), h("ol", {}, ...now.log.map((each) => h("li", {}, each))))
        : "",
    );
    if (first)
      this.page.replaceChildren(
        h("h1.unseen", { t: "letters" }),
        h("div.board-side", {}, this.board.frame, this.board.bar.element),
        this.side,
      );
    const { board } = this;
    await board.show(
      { ...now, begins: "", text: "", seats: 2, line: [], hidden: false, acting: this.sentence() },
      now.seat,
    );
    const log = this.side.querySelector(".log ol");
    if (log) log.scrollTop = log.scrollHeight;
    speak(this.sentence());
  }

  sentence() {
    const { now } = this;
    if (!now) return "";
    if (now.due === "over") return now.result || t("letters-over");
    if (this.before.length && now.writes !== now.seat) return t("letters-check");
    const name = now.names[now.writes] ?? "";
    if (now.writes !== now.seat) return t(now.due === "accept" ? "letters-wait-accept" : "letters-wait", { name });
    return t("letters-your-turn");
  }

  /** One decides. */
  async table() {
    const done = this.now?.writes !== this.now?.seat;
    await this.show(
      h(
        "div.row",
        {},
        done && h("button.go", { type: "button", t: "letters-sign", onclick: () => this.finish() }),
        this.before.length > 0 &&
          h("button", { type: "button", onclick: () => this.back() }, sign("undo"), h("span", { t: "letters-back" })),
        !this.before.length && h("button.quiet", { type: "button", t: "letters-resign", onclick: () => this.resign() }),
      ),
    );
  }

  /** The letter is with somebody else, or the match is over. */
  async sent() {
    const { now } = this;
    if (!now) return;
    const mine = now.signed[now.seat]?.head === now.head;
    const link = `${this.address}#${now.letter}`;
    if (mine && !now.qr) now.qr = (await this.pictured(now)) ?? "";
    await this.show(
      ...(mine ? this.sending(link, now) : []),
      now.file && this.saving(now),
      h("p", {}, h("a", { href: "/letter", t: "letters-mine" })),
    );
  }

  /** The picture of a letter that was signed before. @param {wire.LetterNow} now */
  async pictured(now) {
    return (
      await this.ask({ does: "sign", letter: now.letter, signature: await this.sign(now.sign), base: this.address })
    ).qr;
  }

  /** @param {string} link @param {wire.LetterNow} now @returns {page.Inside[]} */
  sending(link, now) {
    const title = `${now.title} · Saloon`;
    const picture = h("img.qr", { width: 260, height: 260, alt: t("letters-picture") });
    picture.src = `data:image/svg+xml,${encodeURIComponent(now.qr)}`;
    return [
      now.qr && isReachable() ? picture : h("p.soft", { t: now.qr ? "letters-local" : "letters-no-picture" }),
      h(
        "div.row",
        {},
        "share" in navigator &&
          h("button.go", {
            type: "button",
            t: "share",
            onclick: () => navigator.share({ title, url: link }).catch(() => {}),
          }),
        h("button.go", { type: "button", t: "copy-link", onclick: () => copy(link).then(() => toast(t("copied"))) }),
      ),
    ];
  }

  /** @param {wire.LetterNow} now */
  saving(now) {
    return h(
      "div.row",
      {},
      h("button", {
        type: "button",
        t: "letters-file",
        onclick: () => download(`${now.game}-${now.match}.saloon`, now.file, "text/plain"),
      }),
      h("button", {
        type: "button",
        t: "letters-proof",
        onclick: () => download(`${now.game}-${now.match}.letter`, now.letter, "text/plain"),
      }),
    );
  }

  /** Somebody else's letter, or one whose keys are gone: it can be looked at. @param {string} word */
  async look(word) {
    await this.show(h("p.soft", { t: word }), this.now?.file ? this.saving(this.now) : "");
  }

  /** The same in another language or shape. */
  async again() {
    const { now } = this;
    if (!now || this.over || !this.board) return;
    if (now.writes === now.seat || this.before.length) {
      const { pathname, search, hash } = spot();
      await this.go(pathname + search + hash);
      return;
    }
    await this.begin();
  }
}
