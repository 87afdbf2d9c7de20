// What is done rarely: invite, picture, position, a bot for me, abandon, leave.

import { invite, whole } from "../beside/invite.js";
import { ask as fetchJson, link } from "../net/api.js";
import { pictureOf } from "../stage/picture.js";
import { confirm, copy, dialog, menu, toast } from "../ui/dialog.js";
import { download, h } from "../ui/dom.js";
import { openSettings } from "../ui/prefs.js";
import { change, settings } from "../ui/settings.js";
import { t } from "../words/words.js";

/** @param {import("../table/table.js").Table} table */
export function openMenu(table) {
  const { room, host } = table;
  const { you } = room;
  const playing = room.phase === "play" && you.role === "player";
  const rows = [
    you.role !== "watcher" && you.role !== "screen" && { word: "invite", icon: "people", act: () => invite(room) },
    you.host && {
      word: room.setup.locked ? "unlock" : "lock",
      icon: "door",
      act: () => table.send("setup", { locked: !room.setup.locked }),
    },
    host.token() && { word: "hand-over", icon: "link", act: () => handOver(host, room) },
    { word: "flip", icon: "flip", act: () => change({ flip: !settings().flip }) },
    { word: "zen", icon: "eye", act: () => change({ zen: !settings().zen }) },
    { word: "picture-svg", icon: "camera", act: () => savePicture(table, "svg") },
    { word: "picture-png", icon: "camera", act: () => savePicture(table, "png") },
    { word: "copy-position", icon: "link", act: () => copyPosition(host) },
    { word: "copy-log", icon: "text", act: () => copy(table.log.text()).then(() => toast(t("copied"))) },
    room.match?.over && {
      word: "match-file",
      icon: "save",
      act: () => location.assign(link(`/api/matches/${room.match.match}/file`)),
    },
    room.game.luck && { word: "fairness", icon: "dice", act: () => fairness(room) },
    { word: "settings", icon: "gear", act: () => openSettings() },
    playing && {
      word: "bot-for-me",
      icon: "people",
      act: () => table.send("bot", { seat: you.seat >= 0 ? you.seat : you.seats[0], level: "regular" }),
    },
    playing &&
      room.setup.pace &&
      you.seat >= 0 &&
      !room.seats[you.seat].rested && {
        word: "holiday",
        icon: "clock",
        act: async () =>
          (await confirm("holiday", "holiday-sure", "holiday")) && table.send("rest", { seat: you.seat }),
      },
    playing &&
      room.seats.length === 2 && {
        word: "resign",
        icon: "shut",
        act: async () =>
          (await confirm("resign", "resign-sure", "resign")) &&
          table.send("resign", { seat: you.seat >= 0 ? you.seat : you.seats[0] }),
      },
    playing && {
      word: "abandon",
      icon: "shut",
      act: async () => (await confirm("abandon", "abandon-sure", "abandon")) && table.send("abandon"),
    },
    (you.role === "player" || you.role === "guest") && {
      word: "leave",
      icon: "door",
      act: async () => (await confirm("leave", "leave-sure", "leave")) && host.leave(),
    },
  ].filter(Boolean);
  menu("more", rows);
}

/** The own seat on another device: whoever has this link is this guest. */
async function handOver(host, room) {
  await copy(`${whole(`/r/${room.code}`)}#token=${host.token()}`);
  toast(t("hand-over-about"));
}

async function savePicture(table, kind) {
  const { content, type } = await pictureOf(table.stage, kind);
  download(`${table.room.game.key}-${table.now.number}.${kind}`, content, type);
}

async function copyPosition(host) {
  const { text } = await host.send("position");
  await copy(text);
  toast(t("copied-position", { text: text.length > 60 ? `${text.slice(0, 60)}…` : text }));
}

/** What was promised about chance, in plain words. */
async function fairness(room) {
  const { match, setup } = room;
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
