// What the bar offers beside the choices of the game: tools, what follows a match, what real dice showed.

import { openOdds } from "../beside/odds.js";
import { acts, isEnded } from "../match/store.js";
import { toast } from "../ui/dialog.js";
import { download } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";
import { narrow } from "../ui/shape.js";
import { t } from "../words/words.js";
import { allChoices } from "./choices.js";

import { dice, tapPad } from "./pad.js";

/** Where one button more has its place. */
const roomy = matchMedia("(min-width: 1100px)");

/** How many sentences have room as buttons. */
const FEW = 2;

/** What stands beside the bar at all times. What cannot be used just now keeps its place. @param {page.State} state @param {page.Deeds} deeds */
export function tools(state, deeds) {
  const { room, now } = state;
  /** @type {page.Offer[]} */
  const row = [];
  if (!room || !now) return row;
  const mine = acts(state).includes(room.you.seat) && now.scene.choices.length > 0 && state.quiet;
  const plays = room.phase === "play" && room.seats[room.you.seat]?.kind === "person" && room.you.role === "player";
  if (plays && !room.setup.rated)
    row.push({
      key: "hint",
      word: "hint",
      icon: "hint",
      off: state.thinks || !mine,
      act: () => deeds.hint(),
    });
  if (now.undo && room.phase === "play")
    row.push({
      key: "undo",
      word: now.undo === "ask" ? "undo-ask" : "undo",
      icon: "undo",
      act: () => deeds.tell("undo", room.you.seats.length > 1 ? {} : { seat: room.you.seat }),
    });
  if (plays)
    row.push({
      key: "all",
      word: mine ? "all-moves" : "moves",
      args: { count: now.scene.choices.length },
      off: !mine,
      icon: "list",
      act: () => deeds.all(),
    });
  if (room.game.odds || (plays && !room.setup.rated))
    row.push({
      key: "odds",
      word: "odds",
      icon: "dice",
      act: () => openOdds(room.game, room.setup.options, plays && !room.setup.rated ? here(room, deeds, mine) : {}),
    });
  if (isEnded(state) && room.match?.ending && !narrow.matches)
    row.push({ key: "result", word: "result", icon: "star", act: () => deeds.result() });
  row.push({
    key: "text",
    word: "text-board",
    icon: "text",
    pressed: settings().text,
    act: () => change({ text: !settings().text }),
  });
  row.push({ key: "more", word: "more", icon: "more", act: () => deeds.menu() });
  return row;
}

/** What a player may ask about this position, with nothing at stake. @param {wire.RoomInfo} room @param {page.Deeds} deeds @param {boolean} mine */
function here({ you: { seat } }, deeds, mine) {
  return {
    foresee: (/** @type {{seen: number}} */ fields) => deeds.ask("chances", { seat, ...fields }),
    weigh: mine ? () => deeds.ask("weigh", { seat }) : undefined,
  };
}

/** When the match is over: again, look back, or change the table. @param {wire.RoomInfo} room @param {page.Deeds & page.Host} deeds */
export function after(room, deeds) {
  const { match } = room;
  /** @type {page.Offer[]} */
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
      act: () => deeds.tell("rematch"),
    });
  const shared = room.setup.deal ? `/deal/${room.setup.deal}` : room.setup.party ? `/d/${room.setup.party}` : "";
  if (shared) offers.unshift({ key: "compare", word: "deal-compare", go: true, act: () => deeds.follow(shared) });
  if (match) offers.push({ key: "replay", word: "replay", icon: "play", act: () => deeds.replay(match.match) });
  if (match && roomy.matches)
    offers.push({ key: "review", word: "review", icon: "text", act: () => deeds.review(match.match) });
  if (match?.ending)
    offers.push({
      key: "share",
      word: shares() ? "share-result" : "save-result",
      icon: "camera",
      act: () => deeds.share(),
    });
  if (!narrow.matches) offers.push({ key: "lobby", word: "all-tables", icon: "door", act: () => deeds.lobby() });
  if (room.you.host) offers.push({ key: "edit", word: "change-table", icon: "gear", act: () => deeds.edit() });
  return offers;
}

/** Whether the system can hand pictures on; elsewhere they are saved, and the button says so. */
const shares = () => navigator.canShare?.({ files: [new File([], "result.png", { type: "image/png" })] }) ?? false;

/**
 * The result as a picture: handed to the system where it can share, else saved, and it is said where.
 * @param {page.State} state
 * @param {{finale: import("../over/finale.js").Finale, stage: import("../stage/scene.js").Stage}} parts
 */
export async function shareResult({ room }, { finale, stage }) {
  if (!room) return;
  const { content, type } = await finale.picture(stage, room);
  const file = new File([content], `${room.game.key}.png`, { type });
  if (shares()) return navigator.share({ files: [file] }).catch(() => {});
  download(file.name, content, type);
  toast(t("saved-result", { file: file.name }));
}

/** Real dice: who must say what fell. @param {wire.RoomInfo} room @param {page.Position} now */
export function asks(room, now) {
  if (now.throw < 0) return t(lot(room, now) ? "whose-lot" : "what-fell-short");
  const mine = room.you.seats.length === 1 && room.you.seats[0] === now.throw;
  const [yours, theirs] = dice(now.nature) ? ["what-threw-you", "what-threw"] : ["what-came-you", "what-came"];
  return mine ? t(yours) : t(theirs, { name: room.seats[now.throw].name });
}

/**
 * Real dice: what may have fallen. A die is tapped as a face, a lot as a name; the rest is found behind one button.
 * @param {wire.RoomInfo} room @param {page.Position} now @param {page.Deeds} deeds @returns {page.Offer[]}
 */
export function fallen(room, now, deeds) {
  const { match, nature: row, number } = now;
  /** @param {wire.Chosen} each */
  const fell = (each) => deeds.tell("nature", { match, number, action: each.text });
  /** @param {wire.Chosen} each @param {Partial<page.Offer>} [more] */
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

/** @param {wire.Chosen} each */
const last = ({ text }) => text.split(" ").at(-1) ?? "";

/** Whether one of the seats is drawn: as many texts as seats, which end with their numbers. @param {wire.RoomInfo} room @param {page.Position} now */
function lot(room, { nature, throw: hand }) {
  return (
    hand < 0 && nature.length === room.seats.length && nature.every((each, seat) => last(each) === String(seat + 1))
  );
}
