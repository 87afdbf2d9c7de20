// Ways into the room for others: the code, links, a QR picture for phones, the screen on the table.

import { link } from "./api.js";
import { copy, dialog, toast } from "./dialog.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** The screen's link names the room behind "#", which no server sees, so that it can show phones the way in. */
export const screenLink = (room) => `${room.links.screen}#${room.code}`;

let origin = "";

/** Where others reach this house: a reader on the same machine came by a name that means nothing elsewhere. */
export function useOrigin(links) {
  origin = links.origin || "";
}

export const whole = (path) => `${origin || location.origin}${path}`;

/** One link with its explanation, a copy button and a QR picture. */
export function linkRow(word, path, open = false) {
  const address = whole(path);
  const input = h("input.mono", { value: address, readOnly: true, tl: word, onfocus: (event) => event.target.select() });
  return h(
    "div.linkrow",
    {},
    h("b", { t: word }),
    h("small.soft", { t: `${word}-about` }),
    h("div.row", {}, input, h("button", { type: "button", t: "copy", onclick: () => copy(address).then(() => toast(t("copied"))) }), open && h("a.button", { href: path, target: "_blank", t: "open" })),
  );
}

export function qr(path, size = 168) {
  const image = h("img.qr", { src: link("/api/qr.svg", { path }), width: size, height: size });
  image.alt = t("qr", { address: whole(path) });
  return image;
}

export function invite(room) {
  const { links } = room;
  dialog(
    "invite",
    h("div.invite", {}, qr(links.join), h("p.code", {}, h("span.soft", { t: "code" }), h("b", {}, room.code))),
    linkRow("link-join", links.join),
    links.watch && linkRow("link-watch", links.watch, true),
    links.screen && linkRow("link-screen", screenLink(room), true),
  );
}
