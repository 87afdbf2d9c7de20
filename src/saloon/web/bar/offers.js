// What the bar offers beside the choices of the game: tools, what follows a match, what real dice showed.

import { openOdds } from "../beside/odds.js";
import { toast } from "../ui/dialog.js";
import { download } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { t } from "../words/words.js";
import { allChoices } from "./choices.js";
import { openMenu } from "./menu.js";
import { dice, tapPad } from "./pad.js";

/** So many sentences have room as buttons. */
const FEW = 2;

/** What stands beside the bar at all times. What cannot be used just now keeps its place. */
export function tools(table) {
  const { room, now } = table;
  const mine = table.acts().includes(room.you.seat) && now.scene.choices.length > 0 && table.beats.quiet;
  const plays = room.phase === "play" && room.seats[room.you.seat]?.kind === "person" && room.you.role === "player";
  const row = [];
  if (plays && !room.setup.rated)
    row.push({
      key: "hint",
      word: "hint",
      icon: "hint",
      off: table.coach.thinks || !mine,
      act: () => table.coach.ask(),
    });
  if (now.undo && room.phase === "play")
    row.push({
      key: "undo",
      word: now.undo === "ask" ? "undo-ask" : "undo",
      icon: "undo",
      act: () => table.send("undo", room.you.seats.length > 1 ? {} : { seat: room.you.seat }),
    });
  if (plays)
    row.push({
      key: "all",
      word: mine ? "all-moves" : "all-moves-short",
      args: { count: now.scene.choices.length },
      off: !mine,
      icon: "list",
      act: () => table.hand.all(),
    });
  if (room.game.odds || (plays && !room.setup.rated))
    row.push({
      key: "odds",
      word: "odds",
      icon: "dice",
      act: () => openOdds(room.game, room.setup.options, here(table, plays && !room.setup.rated, mine)),
    });
  if (table.ended() && room.match?.ending && !narrow.matches)
    row.push({ key: "result", word: "result", icon: "star", act: () => reveal(table) });
  row.push({
    key: "text",
    word: "text-board",
    icon: "text",
    pressed: settings().text,
    act: () => change({ text: !settings().text }),
  });
  row.push({ key: "more", word: "more", icon: "more", act: () => openMenu(table) });
  return row;
}

/** How it ended, there or put aside. */
function reveal(table) {
  if (table.finale.element.hidden) table.finale.back();
  else table.finale.aside();
  table.turn.refresh();
}

/** What a player may ask about this position, with nothing at stake. */
function here(table, friendly, mine) {
  const ask = (type) => (fields) => table.host.send(type, { seat: table.room.you.seat, ...fields });
  return friendly ? { foresee: ask("chances"), weigh: mine ? ask("weigh") : undefined } : {};
}

/** When the match is over: again, look back, or change the table. */
export function after(table) {
  const { room } = table;
  const offers = [];
  if (room.you.role === "player")
    offers.push({
      key: "rematch",
      word: room.offers.rematch.includes(room.you.guest)
        ? "rematch-waits"
        : room.seats.length > 1
          ? "rematch"
          : "play-again",
      go: true,
      off: room.offers.rematch.includes(room.you.guest),
      act: () => table.send("rematch"),
    });
  if (room.match)
    offers.push({ key: "replay", word: "replay", icon: "play", act: () => table.host.replay(room.match.match) });
  if (room.match?.ending)
    offers.push({
      key: "share",
      word: shares() ? "share-result" : "save-result",
      icon: "camera",
      act: () => shareResult(table),
    });
  if (!narrow.matches) offers.push({ key: "lobby", word: "all-tables", icon: "door", act: () => table.host.lobby() });
  if (room.you.host) offers.push({ key: "edit", word: "change-table", icon: "gear", act: () => table.host.edit() });
  return offers;
}

/** Whether the system can hand pictures on; elsewhere they are saved, and the button says so. */
const shares = () => navigator.canShare?.({ files: [new File([], "result.png", { type: "image/png" })] }) ?? false;

/** The result as a picture: handed to the system where it can share, else saved, and it is said where. */
async function shareResult(table) {
  const { content, type } = await table.finale.picture(table.stage, table.room);
  const file = new File([content], `${table.room.game.key}.png`, { type });
  if (shares()) return navigator.share({ files: [file] }).catch(() => {});
  download(file.name, content, type);
  toast(t("saved-result", { file: file.name }));
}

/** Real dice: who must say what fell. */
export function asks({ room, now }) {
  if (now.throw < 0) return t(lot(room, now) ? "whose-lot" : "what-fell-short");
  const mine = room.you.seats.length === 1 && room.you.seats[0] === now.throw;
  return mine ? t("what-threw-you") : t("what-threw", { name: room.seats[now.throw].name });
}

/** Real dice: what may have fallen. A die is tapped as a face, a lot as a name; the rest is found behind one button. */
export function fallen(table) {
  const { room, now } = table;
  const { match, nature: row, number } = now;
  const fell = (each) => table.send("nature", { match, number, action: each.text });
  const tap = (each, more = {}) => ({ key: `n-${each.text}`, label: each.label, act: () => fell(each), ...more });
  const faces = dice(row);
  if (faces?.count === 1 && now.throw >= 0)
    return row.map((each) => tap(each, { label: last(each), picture: faces.picture(last(each)) }));
  if (lot(room, now)) return row.map((each, seat) => tap(each, { label: room.seats[seat].name }));
  if (row.length <= FEW) return row.map((each) => tap(each));
  const open =
    faces && faces.count > 1 ? () => tapPad(row, fell) : () => allChoices(row, fell, { heading: "what-fell-short" });
  return [{ key: "fell", word: "what-fell-short", icon: "dice", go: true, act: open }];
}

const last = ({ text }) => text.split(" ").at(-1);

/** Whether one of the seats is drawn: as many texts as seats, which end with their numbers. */
function lot(room, { nature, throw: hand }) {
  return (
    hand < 0 && nature.length === room.seats.length && nature.every((each, seat) => last(each) === String(seat + 1))
  );
}
