// Whether this device tells its reader what happens while they do not look.

import { wordsOf } from "../net/api.js";
import { canTell, mayTell, pushed, tellNoMore, wantToBeTold } from "../net/told.js";
import { toast } from "../ui/dialog.js";
import { h, retext } from "../ui/dom.js";

export function telling() {
  const state = h("p.soft", { role: "status" });
  const button = h("button", { type: "button", t: "tell-on" });
  const show = async () => {
    const always = await pushed();
    const may = mayTell();
    button.hidden = !canTell();
    retext(button, always ? "tell-off" : "tell-on");
    retext(state, always ? "tell-always" : may ? "tell-open" : canTell() ? "tell-me-about" : "tell-not");
  };
  button.onclick = async () => {
    button.disabled = true;
    try {
      if (await pushed()) await tellNoMore();
      else await wantToBeTold();
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
    button.disabled = false;
    await show();
  };
  show();
  return h("section.card.roomy", {}, h("h2", { t: "tell-me" }), state, button);
}
