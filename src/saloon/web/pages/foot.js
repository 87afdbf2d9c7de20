// What stands under every page of the house but the tables.

import { me } from "../net/person.js";
import { onRoad } from "../road/place.js";
import { h } from "../ui/dom.js";
import { knowsNobody } from "./home.js";

export function foot() {
  return h(
    "footer.foot",
    {},
    h("a", { href: "/web/verify/index.html", t: "verify-page" }),
    me()
      ? h("a", { href: "/me#keep", t: "keep-place" })
      : !knowsNobody() && !onRoad && h("a", { href: "/me", t: "enter-place" }),
    h("a", { href: "/privacy", t: "privacy" }),
    h("span.soft", { t: "no-tracking" }),
  );
}
