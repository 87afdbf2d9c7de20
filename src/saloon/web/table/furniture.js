// The parts of a match that are seen: the table with all that lies on it, the bar under it, the panel beside it.

import { Bar } from "../bar/bar.js";
import { Chat } from "../beside/chat.js";
import { showOut } from "../beside/guests.js";
import { Log } from "../beside/log.js";
import { Panel } from "../beside/panel.js";
import { Rules } from "../beside/rules.js";
import { Seats } from "../beside/seats.js";
import { Caption } from "../over/caption.js";
import { Curtain } from "../over/curtain.js";
import { Finale } from "../over/finale.js";
import { recap } from "../over/help.js";
import { Opening } from "../over/opening.js";
import { Wordy } from "../over/wordy.js";
import { Drag } from "../stage/drag.js";
import { Lens } from "../stage/lens.js";
import { Stage } from "../stage/scene.js";
import { h } from "../ui/dom.js";
import { settings } from "../ui/settings.js";
import { Fold } from "./fold.js";

/** Make the parts and put them together. @param {import("./table.js").Table} table */
export function furnish(table) {
  const { hand, why } = table;
  table.stage = new Stage({
    clicked: (id) => hand.click(id),
    asked: (id) => why.ask(id),
    learn: (id) => why.learn(id),
    missed: () => table.hurry() || why.about.close() || hand.back(true),
  });
  table.stage.flipped = settings().flip;
  table.drag = new Drag(table.stage, {
    grab: (id) => hand.grab(id),
    drop: (id, target, away) => hand.drop(id, target, away),
  });
  table.bar = new Bar({
    choose: (choice) => hand.act(choice),
    click: (id) => hand.click(id),
    back: () => hand.back(),
    all: () => hand.all(),
  });
  table.wordy = new Wordy((choice) => hand.act(choice));
  table.caption = new Caption(
    () => table.hurry(),
    () => recap(table),
  );
  table.lens = new Lens(table.stage);
  table.opening = new Opening();
  table.finale = new Finale(() => table.shut());
  table.curtain = new Curtain((seat) => table.look(seat));
  table.frame = h(
    "div.frame",
    { tabIndex: -1 },
    table.caption.element,
    table.stage.svg,
    table.lens.element,
    table.wordy.element,
    why.about.element,
    table.opening.element,
    table.curtain.element,
  );
  table.log = new Log();
  table.seats = new Seats({
    bot: (seat) => table.send("bot", { seat, level: "regular" }),
    back: (seat) => table.send("back", { seat }),
    sit: (seat) => table.send("sit", { seat }),
    kick: (guest) => showOut((type, fields) => table.send(type, fields), guest),
  });
  table.seats.face = table.caption.clock;
  table.rules = new Rules();
  table.chat = new Chat((fields) => table.host.send("say", fields));
  table.panel = new Panel({ seats: table.seats, log: table.log, rules: table.rules, chat: table.chat });
  table.chat.seen = () => table.panel.shows("chat");
  table.title = h("h1.unseen", {}, "Saloon"); // until the game is known
  table.element = h(
    "div.play",
    {},
    table.title,
    h("section.tableside", {}, table.frame, table.bar.element),
    table.panel.element,
    table.finale.element,
    table.panel.tabs,
  );
  table.fold = new Fold(table);
  table.panel.fold = table.fold;
  table.fold.lay();
}
