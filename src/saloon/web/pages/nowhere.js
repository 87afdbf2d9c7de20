// An address at which there is nothing: says so, and shows the way back.

import { spot } from "../road/place.js";
import { h } from "../ui/dom.js";
import { here } from "./header.js";

/** @param {HTMLElement} page */
export async function open(page) {
  here();
  page.className = "door";
  page.append(
    h(
      "section.card.narrow",
      {},
      h("h1", { t: "nowhere" }),
      h("p", { t: "nowhere-about", targs: { path: spot().pathname.slice(0, 60) } }),
      h("a.button.go", { href: "/", t: "to-lobby" }),
    ),
  );
}
