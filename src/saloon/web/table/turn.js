// What may be done now: lit on the table, said and offered in the bar. It is drawn after every change of the match.

import { notices } from "../bar/notices.js";
import { after, asks, fallen, tools } from "../bar/offers.js";
import { Paths } from "../match/path.js";
import { acts, isEnded, isIdle, thrower } from "../match/store.js";
import { inSight, stepAside } from "../over/aside.js";
import { settings } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { t } from "../words/words.js";
import { never } from "./never.js";
import { preparing } from "./prepare.js";

/** Changes after which something else is shown first: a beat, a position, how it settles. */
const LATER = new Set(["told", "came", "began", "shown"]);
/** Changes by which the reader has begun: what was told at the opening goes. */
const BEGUN = new Set(["picked", "leapt", "threw", "reasoned"]);

/** @typedef {page.State & {room: wire.RoomInfo, now: page.Position}} Known */

export class Turn {
  /**
   * @param {import("./furniture.js").Parts} parts @param {page.Deeds & page.Host} deeds
   * @param {{hand: import("./hand.js").Hand, coach: import("./coach.js").Coach, toss: import("./toss.js").Toss}} who knows what to offer
   */
  constructor(parts, deeds, { hand, coach, toss }) {
    this.parts = parts;
    this.deeds = deeds;
    this.hand = hand;
    this.coach = coach;
    this.toss = toss;
  }

  /** Something has changed. @param {page.State} state @param {import("../match/store.js").Change} name */
  hear(state, name) {
    const wants = name === "asked" && state.helped !== state.asked; // the coach who helps unasked leaves it there
    if (wants || BEGUN.has(name)) this.parts.opening.close();
    if (name === "began" && state.tells === "entry") this.dark(state);
    else if (!LATER.has(name) && (state.quiet || state.tells === "meanwhile")) this.draw(state);
  }

  /** Light what may be clicked, say whose turn it is, and offer the buttons. @param {page.State} state */
  draw(state) {
    const { room, now } = state;
    if (!room || !now) return;
    const { parts, deeds, coach } = this;
    const { paths, busy, hint } = state;
    const { bar } = parts;
    const { scene } = now;
    const throws = thrower(state) !== undefined;
    const next = throws ? new Set(this.toss.things) : paths.next;
    const hinted = hint?.path ?? [];
    parts.stage.light.set({
      next: busy ? new Set() : next,
      picked: paths.picked,
      hinted,
      leads: busy ? undefined : paths.leads,
      shown: paths.shown,
      glimpse: (id) => paths.glimpse(id),
    });
    const idle = room.you.role === "player" && isIdle(state);
    const { text } = coach;
    bar.speak(
      this.sentence({ ...state, room, now }),
      idle ? t("nothing-to-play") : (text ?? this.hand.half()),
      !idle && text === undefined,
    );
    if (isEnded(state)) bar.offer(after(room, deeds));
    else if (throws) {
      bar.speak(this.toss.sentence);
      bar.offer(this.toss.offers);
    } else if (idle) bar.offer(busy || !acts(state).includes(room.you.seat) ? [] : never(state, deeds));
    else if (now.nature.length && room.you.role === "player") bar.offer(fallen(room, now, deeds));
    else {
      const [first, last] = coach.buttons();
      const asked = now.window && !paths.picked.length ? [...last, ...never(state, deeds)] : last;
      bar.show(paths, scene.buttons, busy, first, [...asked, ...preparing(state, deeds)]);
    }
    bar.arrange(tools(state, deeds));
    this.giveWay(room.you.seat, [...next, ...hinted]);
    bar.notice(notices(room, deeds.tell));
    parts.frame.classList.toggle("mine", acts(state).includes(room.you.seat));
    if (settings().text) parts.wordy.offer(paths.choices);
  }

  /** What lies on the table for a while steps aside. @param {number} seat the reader's @param {string[]} ids of what may be clicked */
  giveWay(seat, ids) {
    const { stage, opening, bar } = this.parts;
    const boxes = () => inSight(stage, seat, ids);
    opening.giveWay(boxes);
    bar.giveWay(boxes);
    const idea = document.querySelector("#toasts > .idea");
    if (idea instanceof HTMLElement) stepAside(idea, ["high", "middle"], [...boxes(), ...bar.noted]);
  }

  /** Nothing may be clicked while something happens. @param {page.State} state */
  dark(state) {
    const { stage, bar } = this.parts;
    stage.light.set();
    bar.show(new Paths(), [], true);
    if (state.now) bar.arrange(tools(state, this.deeds));
  }

  /** Whether the end does not stand beside the table. */
  get alone() {
    return narrow.matches || this.parts.fold.folds;
  }

  /** What is said under the table: how it ended, who plays for the reader, or whose turn it is. @param {Known} state */
  sentence(state) {
    const { room, now } = state;
    if (isEnded(state))
      return [room.match?.ending?.sentence ?? now.scene.prompt, this.alone && room.match?.ending?.near]
        .filter(Boolean)
        .join(" ");
    const seat = room.seats[room.you.seat];
    if (now.nature.length && room.you.role === "player") return asks(room, now);
    if (seat?.stand_in && seat.guest === room.you.guest) return t("bot-plays", { name: seat.name });
    return room.you.seats.length > 1 && acts(state).includes(room.you.seat)
      ? `${seat.name}: ${now.scene.prompt}`
      : now.scene.prompt;
  }
}
