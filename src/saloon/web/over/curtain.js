// Several people at one device: a curtain between hidden hands.

import { h, retext } from "../ui/dom.js";
import { figure } from "../ui/signs.js";

export class Curtain {
  /** @param {(seat: number) => void} look asks the server for the view of a seat */
  constructor(look) {
    this.look = look;
    /** The seat whose owner has said to be the one who looks now. */
    this.shown = -2;
    this.wanted = -2;
    this.shape = h("div.shape");
    this.title = h("h2", { t: "pass-device", targs: { name: "" } });
    this.button = h("button.go", { t: "show-hand", type: "button", targs: { name: "" }, onclick: () => this.open() });
    this.element = h(
      "div.curtain",
      { hidden: true, role: "group" },
      h("div.cloth", {}, this.shape, this.title, h("p", { t: "pass-about" }), this.button),
    );
  }

  get closed() {
    return !this.element.hidden;
  }

  /**
   * Draw or open as the position asks; says from which seat the device should look, if that is to change.
   * @param {wire.RoomInfo} room @param {number[]} acts
   */
  tend(room, acts) {
    const { you, game } = room;
    if (you.seats.length < 2 || room.phase !== "play") {
      this.element.hidden = true;
      return undefined;
    }
    const turn = acts.includes(you.seat) ? you.seat : acts[0];
    if (!game.secrets) {
      this.element.hidden = true;
      return turn;
    }
    if (turn === undefined) {
      // Nobody here is to act: the one who looked last may go on looking, nobody else's hand is shown.
      const covered = you.seat >= 0 && you.seat !== this.shown;
      this.element.hidden = !covered;
      return covered ? -2 : undefined;
    }
    if (turn === this.shown) {
      this.element.hidden = true;
      return turn;
    }
    this.close(turn, room.seats[turn]?.name ?? "");
    return -2;
  }

  /** @param {number} seat @param {string} name */
  close(seat, name) {
    const news = this.element.hidden || this.wanted !== seat;
    this.wanted = seat;
    this.shown = -2;
    this.element.hidden = false;
    if (!news) return;
    this.shape.replaceChildren(figure(seat));
    retext(this.title, "pass-device", { name });
    retext(this.button, "show-hand", { name });
    this.button.focus({ preventScroll: true });
  }

  open() {
    this.shown = this.wanted;
    this.look(this.wanted);
  }
}
