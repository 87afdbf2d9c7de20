// An optional passkey: a fingerprint, a face or a PIN opens the place on every device that it reaches.

import { post, wordsOf } from "../net/api.js";
import { toast } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { deviceName } from "./home.js";

const possible = () => Boolean(globalThis.PublicKeyCredential) && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Left out where the house or the browser has none. @param {wire.MeInfo} who @param {(told: wire.MeInfo) => void} draw */
export function passkeyRow(who, draw) {
  if (!who.passkey || !possible()) return "";
  const add = async () => {
    try {
      const options = PublicKeyCredential.parseCreationOptionsFromJSON(
        /** @type {any} */ (await post("/api/me/passkeys/new", {})),
      );
      const made = /** @type {PublicKeyCredential | null} */ (
        await navigator.credentials.create({ publicKey: options })
      );
      if (!made) return;
      draw(await post("/api/me/passkeys", { credential: made.toJSON(), label: deviceName() }));
      toast(t("passkey-added"));
    } catch (fault) {
      if (/** @type {Error} */ (fault).name !== "NotAllowedError") toast(wordsOf(fault), { bad: true });
    }
  };
  return h(
    "section.kept-row",
    {},
    sign("key"),
    h("div", {}, h("h3", { t: "passkey" }), h("p.soft", { t: "passkey-about" })),
    h("button", { type: "button", t: "passkey-add", onclick: add }),
  );
}

/** Those that there are, each to be taken away. @param {wire.MeInfo} who @param {(told: wire.MeInfo) => void} draw */
export function passkeyList(who, draw) {
  return who.passkeys.map((each) => {
    const away = async () => {
      try {
        draw(await post(`/api/me/passkeys/${each.id}`, {}, "DELETE"));
      } catch (fault) {
        toast(wordsOf(fault), { bad: true });
      }
    };
    return h(
      "li",
      {},
      sign("key"),
      h("b", {}, each.label || t("passkey-one")),
      h("span.soft", { t: "passkey-one" }),
      h("button.quiet", { type: "button", t: "take-away", onclick: away }),
    );
  });
}

/** A way back by passkey. @param {(person: import("../net/person.js").Person) => void} opened */
export function passkeyBack(opened) {
  if (!possible()) return "";
  const open = async () => {
    try {
      const options = PublicKeyCredential.parseRequestOptionsFromJSON(
        /** @type {any} */ (await post("/api/people/passkey/new", {})),
      );
      const shown = /** @type {PublicKeyCredential | null} */ (await navigator.credentials.get({ publicKey: options }));
      if (shown) opened(await post("/api/people/passkey", { credential: shown.toJSON(), label: deviceName() }));
    } catch (fault) {
      if (/** @type {Error} */ (fault).name !== "NotAllowedError") toast(wordsOf(fault), { bad: true });
    }
  };
  return h("button.quiet", { type: "button", onclick: open }, sign("key"), h("span", { t: "passkey-open" }));
}
