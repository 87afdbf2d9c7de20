// Keep your place: the key lies on this device alone, unless one does something about it.

import { askMine, post, wordsOf } from "../net/api.js";
import { forgetPerson, keepsNothing, me } from "../net/person.js";
import { confirm, dialog, toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { ago } from "../ui/times.js";
import { t } from "../words/words.js";

/** @param {() => void} then when it is closed */
export async function keepPlace(then) {
  const who = await askMine("/api/me").catch((fault) => {
    toast(fault.message, { bad: true });
    return null;
  });
  if (!who) return;
  const devices = h("ul.devices");
  /** @param {wire.DeviceInfo[]} list */
  const draw = (list) => devices.replaceChildren(...list.map((each) => device(each, draw, close)));
  const { box, close } = dialog(
    "keep-place",
    h("p", { t: keepsNothing() ? "keep-nothing" : "keep-about", targs: { count: who.games } }),
    h("h3", { t: "devices" }),
    devices,
  );
  box.classList.add("keep");
  draw(who.devices);
  box.addEventListener("close", then);
}

/** @param {wire.DeviceInfo} each @param {(list: wire.DeviceInfo[]) => void} draw @param {() => void} close */
function device(each, draw, close) {
  const out = async () => {
    if (!(await confirm("sign-out", each.here ? "sign-out-here" : "sign-out-sure", "sign-out"))) return;
    try {
      const told = await post(`/api/me/devices/${each.id}`, {}, "DELETE");
      if (!each.here) return draw(told.devices);
      forgetPerson(me()?.person ?? "");
      close();
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  return h(
    "li",
    {},
    h("b", {}, each.label || t("device")),
    h("span.soft", {}, each.here ? t("device-here") : ago(each.seen)),
    h("button.quiet", { type: "button", t: "sign-out", onclick: out }),
  );
}

export function enter() {
  return "";
}
