// What is done rarely: invite, picture, position, a bot for me, abandon, leave.

import { invite, whole } from "../beside/invite.js";
import { ask as fetchJson, link } from "../net/api.js";
import { saveFile } from "../road/house.js";
import { pictureOf } from "../stage/picture.js";
import { confirm, copy, dialog, menu, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { openSettings } from "../ui/prefs.js";
import { change, settings } from "../ui/settings.js";
import { t } from "../words/words.js";

/** @typedef {{stage: import("../stage/scene.js").Stage, log: import("../beside/log.js").Log}} Parts */

/** @param {page.State} state @param {page.Deeds & page.Host} deeds @param {Parts} parts */
export function openMenu({ room, now }, deeds, { stage, log }) {
  if (!room || !now) return;
  const { you, match } = room;
  const playing = room.phase === "play" && you.role === "player";
  /** @param {"svg" | "png"} kind */
  const save = (kind) => savePicture(stage, kind, `${room.game.key}-${now.number}`);
  /** @type {({word: string, icon: string, act: () => unknown} | false | undefined | null | "")[]} */
  const rows = [
    you.role !== "watcher" && you.role !== "screen" && { word: "invite", icon: "people", act: () => invite(room) },
    you.host && {
      word: room.setup.locked ? "unlock" : "lock",
      icon: "door",
      act: () => deeds.tell("setup", { locked: !room.setup.locked }),
    },
    deeds.token() && { word: "hand-over", icon: "link", act: () => handOver(deeds, room) },
    { word: "flip", icon: "flip", act: () => change({ flip: !settings().flip }) },
    { word: "zen", icon: "eye", act: () => change({ zen: !settings().zen }) },
    { word: "picture-svg", icon: "camera", act: () => save("svg") },
    { word: "picture-png", icon: "camera", act: () => save("png") },
    { word: "copy-position", icon: "link", act: () => copyPosition(deeds) },
    { word: "copy-log", icon: "text", act: () => copy(log.text()).then(() => toast(t("copied"))) },
    match?.over && {
      word: "match-file",
      icon: "save",
      act: () => saveFile(link(`/api/matches/${match.match}/file`), `${match.match.slice(0, 8)}.saloon`),
    },
    room.game.luck && { word: "fairness", icon: "dice", act: () => fairness(room) },
    { word: "settings", icon: "gear", act: () => openSettings() },
    playing && {
      word: "bot-for-me",
      icon: "people",
      act: () => deeds.tell("bot", { seat: you.seat >= 0 ? you.seat : you.seats[0], level: "regular" }),
    },
    playing &&
      room.setup.pace &&
      you.seat >= 0 &&
      !room.seats[you.seat].rested && {
        word: "holiday",
        icon: "clock",
        act: async () =>
          (await confirm("holiday", "holiday-sure", "holiday")) && deeds.tell("rest", { seat: you.seat }),
      },
    playing &&
      room.seats.length === 2 && {
        word: "resign",
        icon: "shut",
        act: async () =>
          (await confirm("resign", "resign-sure", "resign")) &&
          deeds.tell("resign", { seat: you.seat >= 0 ? you.seat : you.seats[0] }),
      },
    playing && {
      word: "abandon",
      icon: "shut",
      act: async () => (await confirm("abandon", "abandon-sure", "abandon")) && deeds.tell("abandon"),
    },
    (you.role === "player" || you.role === "guest") && {
      word: "leave",
      icon: "door",
      act: async () => (await confirm("leave", "leave-sure", "leave")) && deeds.leave(),
    },
  ];
  menu(
    "more",
    rows.flatMap((row) => row || []),
  );
}

/** The own seat on another device: the one who opens this link is this guest. @param {page.Host} host @param {wire.RoomInfo} room */
async function handOver(host, room) {
  await copy(`${whole(`/r/${room.code}`)}#token=${host.token()}`);
  toast(t("hand-over-about"));
}

/** @param {import("../stage/scene.js").Stage} stage @param {"svg" | "png"} kind @param {string} name */
async function savePicture(stage, kind, name) {
  const { content, type } = await pictureOf(stage, kind);
  download(`${name}.${kind}`, content, type);
}

/** @param {page.Deeds} deeds */
async function copyPosition(deeds) {
  const { text } = await deeds.ask("position");
  await copy(text);
  toast(t("copied-position", { text: text.length > 60 ? `${text.slice(0, 60)}…` : text }));
}

/** What was promised about chance, in plain words. @param {wire.RoomInfo} room */
async function fairness(room) {
  const { match, setup } = room;
  /** @type {HTMLElement[]} */
  const parts = [h("p", { t: setup.chance === "fair" ? "fair-about" : "typed-about" })];
  if (match?.commitment) parts.push(h("p", { t: "commitment" }), h("p.mono", {}, match.commitment));
  if (match?.secret) parts.push(h("p", { t: "secret" }), h("p.mono", {}, match.secret));
  if (match?.over) {
    const verdict = await fetchJson(`/api/matches/${match.match}/verify`).catch(() => null);
    if (verdict) parts.push(h("ul", {}, ...verdict.lines.map((line) => h("li", {}, line))));
  }
  parts.push(h("p", {}, h("a", { href: "/web/verify/index.html", t: "verify-page" })));
  dialog("fairness", ...parts);
}
