// Ways into the room for others: the code, links, a QR picture for phones, the screen on the table.

import { link } from "../net/api.js";
import { wholeAddress } from "../road/place.js";
import { copy, dialog, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../words/words.js";

/** The screen's link names the room behind "#", which no server sees, so that it can show phones the way in. @param {wire.RoomInfo} room */
export const screenLink = (room) => `${room.links.screen}#${room.code}`;

let origin = "";

/** Where others reach this house: a reader on the same machine came by a name that means nothing elsewhere. @param {wire.Links} links */
export function useOrigin(links) {
  origin = links.origin || "";
}

/** @param {string} path */
export const whole = (path) => (origin ? `${origin}${path}` : wholeAddress(path));

/** One link with its explanation, a copy button and a QR picture. @param {string} word @param {string} path */
export function linkRow(word, path, open = false) {
  const address = whole(path);
  const input = h("input.mono", {
    value: address,
    readOnly: true,
    tl: word,
    onfocus: () => input.select(),
  });
  return h(
    "div.linkrow",
    {},
    h("b", { t: word }),
    h("small.soft", { t: `${word}-about` }),
    h(
      "div.row",
      {},
      input,
      h("button", { type: "button", t: "copy", onclick: () => copy(address).then(() => toast(t("copied"))) }),
      open && h("a.button", { href: path, target: "_blank", t: "open" }),
    ),
  );
}

const LOCAL = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/** Whether other devices can come by the address that is shown. */
export const isReachable = () => Boolean(origin) || !LOCAL.test(location.hostname);

/** A QR picture of an address; where no other device could follow it, a note that says so. @param {string} path */
export function qr(path, size = 168) {
  if (!isReachable()) return h("p.qr-local", { t: "qr-local" });
  const image = h("img.qr", { src: link("/api/qr.svg", { path }), width: size, height: size });
  image.alt = t("qr", { address: whole(path) });
  return image;
}

/** Hand a link to the system, where it can share; else to the clipboard. @param {string} path @param {string} title */
export function shareButton(path, title) {
  if (!navigator.share)
    return h("button.go", {
      type: "button",
      t: "copy-link",
      onclick: () => copy(whole(path)).then(() => toast(t("copied"))),
    });
  return h("button.go", {
    type: "button",
    t: "share",
    onclick: () => navigator.share({ title, url: whole(path) }).catch(() => {}),
  });
}

/** @param {wire.RoomInfo} room */
export function invite(room) {
  const { links } = room;
  dialog(
    "invite",
    h(
      "div.invite",
      {},
      qr(links.join),
      h("p.code", {}, h("span.soft", { t: "code" }), h("b", {}, room.code)),
      shareButton(links.join, room.game.title),
    ),
    linkRow("link-join", links.join),
    links.watch && linkRow("link-watch", links.watch, true),
    links.screen && linkRow("link-screen", screenLink(room), true),
  );
}
