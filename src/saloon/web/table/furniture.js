// The parts of a match that are seen: the table with all that lies on it, the bar under it, the panel beside it.

import { Bar } from "../bar/bar.js";
import { Chat } from "../beside/chat.js";
import { showOut } from "../beside/guests.js";
import { Log } from "../beside/log.js";
import { Panel } from "../beside/panel.js";
import { Rules } from "../beside/rules.js";
import { Seats } from "../beside/seats.js";
import { About } from "../over/about.js";
import { Caption } from "../over/caption.js";
import { Curtain } from "../over/curtain.js";
import { Finale } from "../over/finale.js";
import { Opening } from "../over/opening.js";
import { Wordy } from "../over/wordy.js";
import { Lens } from "../stage/lens.js";
import { Stage } from "../stage/scene.js";
import { h } from "../ui/dom.js";
import { settings } from "../ui/settings.js";
import { Fold } from "./fold.js";

/** @typedef {ReturnType<typeof furnish>} Parts */

/** Make the parts and put them together. @param {page.Deeds} deeds */
export function furnish(deeds) {
  const stage = new Stage({
    clicked: (id) => deeds.click(id),
    asked: (id) => deeds.why(id),
    learn: (id) => deeds.learn(id),
    missed: () => deeds.miss(),
  });
  stage.flipped = settings().flip;
  const bar = new Bar(deeds);
  const wordy = new Wordy((choice) => deeds.act(choice));
  const caption = new Caption(
    () => deeds.hurry(),
    () => deeds.recap(),
  );
  const lens = new Lens(stage);
  const opening = new Opening();
  const finale = new Finale(() => deeds.shut());
  const curtain = new Curtain((seat) => deeds.look(seat));
  const about = new About((clause) => deeds.clause(clause));
  const frame = h(
    "div.frame",
    { tabIndex: -1 },
    caption.element,
    stage.svg,
    lens.element,
    wordy.element,
    about.element,
    opening.element,
    curtain.element,
  );
  const log = new Log();
  const seats = new Seats({
    bot: (seat) => deeds.tell("bot", { seat, level: "regular" }),
    back: (seat) => deeds.tell("back", { seat }),
    sit: (seat) => deeds.tell("sit", { seat }),
    kick: (guest) => showOut(deeds.tell, guest),
  });
  seats.face = caption.clock;
  const rules = new Rules();
  const chat = new Chat((fields) => deeds.ask("say", fields));
  const panel = new Panel({ seats, log, rules, chat });
  chat.seen = () => panel.shows("chat");
  const title = h("h1.unseen", {}, "Saloon"); // until the game is known
  const element = h(
    "div.play",
    {},
    title,
    h("section.tableside", {}, frame, bar.element),
    panel.element,
    finale.element,
    panel.tabs,
  );
  const fold = new Fold(element, panel, bar);
  panel.fold = fold;
  fold.lay();
  return {
    element,
    title,
    frame,
    stage,
    lens,
    bar,
    wordy,
    caption,
    opening,
    finale,
    curtain,
    about,
    log,
    seats,
    rules,
    chat,
    panel,
    fold,
  };
}
