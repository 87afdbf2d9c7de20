// Hints: asked for, or unasked in the first turns of somebody's first match of a game.

import { comesUp } from "../match/ideas.js";
import { placeOf } from "../match/store.js";
import { once } from "../net/api.js";
import { countTurn, isToldIdea, rememberIdea, turnsOf } from "../net/memory.js";
import { speak, toast } from "../ui/dialog.js";
import { change, pace, settings } from "../ui/settings.js";
import { t } from "../words/words.js";

/** How many turns the coach looks on. */
const LESSONS = 3;
/** Milliseconds for which an idea is before the eyes. */
const IDEA = 9000;

export class Coach {
  /** @param {import("../match/store.js").Store} store @param {page.Deeds} deeds */
  constructor(store, deeds) {
    this.store = store;
    this.deeds = deeds;
  }

  /** What is said meanwhile, or then. */
  get text() {
    const { thinks, hint, reasoned } = this.store.state;
    if (thinks) return t("hint-thinks");
    return reasoned && hint ? `${hint.text} ${hint.more}` : hint?.text;
  }

  /** @returns {Promise<void>} */
  async ask() {
    const { store, deeds } = this;
    const { thinks, room } = store.state;
    if (thinks || !room) return;
    store.change("asked");
    try {
      const hint = await deeds.ask("hint", { seat: room.you.seat });
      if (store.state.asked === placeOf(store.state)) {
        store.change("hinted", hint);
        speak(hint.text);
      }
    } catch (fault) {
      deeds.refuse(/** @type {wire.Rejected} */ (fault));
    } finally {
      store.change("thought");
    }
    const { helped, asked } = store.state;
    const place = placeOf(store.state);
    if (helped === place && asked !== place) await this.ask(); // that was about a decision already made
  }

  /** The rest of the reason, for those who want to know. */
  tellMore() {
    this.store.change("reasoned");
    speak(this.store.state.hint?.more ?? "");
  }

  /** The first time something new comes up, one sentence about it: the ideas of the lessons, each once. */
  async mention() {
    const { store } = this;
    const { room, now } = store.state;
    if (!room || !now || !settings().coach || !pace() || room.setup.rated) return;
    const { key } = room.game;
    const ideas = await once(`/api/school/${key}/ideas`).catch(() => []);
    const fresh = ideas.find((idea) => comesUp(idea, now.scene) && !isToldIdea(key, idea.name));
    if (!fresh || store.state.now !== now) return;
    rememberIdea(key, fresh.name);
    toast(fresh.text, { stay: IDEA }).classList.add("idea");
    speak(fresh.text);
    store.change("mentioned");
  }

  /** Somebody new is to decide: help unasked, until the coach is sent away. */
  lookOn() {
    const { store } = this;
    const { room, hint, helped } = store.state;
    if (!room?.code) return; // a lesson has words of its own
    this.mention();
    if (hint || helped === placeOf(store.state)) return;
    const { game, setup } = room;
    if (!settings().coach || !pace() || setup.rated || turnsOf(game.key) >= LESSONS) return;
    store.change("helped");
    countTurn(game.key);
    this.ask();
  }

  /**
   * What comes before the choices, a button that does what the hint says; and after them, one that sends the coach away.
   * @returns {[page.Offer[], page.Offer[]]}
   */
  buttons() {
    const { store, deeds } = this;
    const { hint, now, helped, reasoned } = store.state;
    const choice = now?.scene.choices.find((each) => each.text === hint?.action);
    if (!hint || !choice) return [[], []];
    const away = () => {
      change({ coach: false });
      deeds.back(true);
    };
    const why = hint.more && !reasoned ? [{ key: "hint-why", word: "hint-why", act: () => deeds.reason() }] : [];
    return [
      [{ key: "hinted", word: "hint-do", icon: "hint", go: true, act: () => deeds.act(choice) }, ...why],
      helped === placeOf(store.state) ? [{ key: "coach-away", word: "coach-away", act: away }] : [],
    ];
  }
}
