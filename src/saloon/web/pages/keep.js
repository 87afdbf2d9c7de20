// Keep your place: the key lies on this device alone, unless one does something about it.

import { isReachable, qr, whole } from "../beside/invite.js";
import { askMine, post, wordsOf } from "../net/api.js";
import { keepsNothing, me, rememberPerson } from "../net/person.js";
import { onRoad } from "../road/place.js";
import { coin } from "../ui/badge.js";
import { confirm, copy, dialog, toast } from "../ui/dialog.js";
import { h, retext } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { ago, day } from "../ui/times.js";
import { t } from "../words/words.js";
import { badgeSaid, become } from "./family.js";
import { deviceName } from "./home.js";
import { goFrom, leaving, taking } from "./leaving.js";
import { luggage } from "./luggage.js";
import { passkeyBack, passkeyList, passkeyRow } from "./passkeys.js";

/** Milliseconds between two looks whether the other device has come. */
const LOOK = 1500;

/** @param {() => void} then when it is closed */
export async function keepPlace(then) {
  if (onRoad) return keepOnRoad(then);
  const who = await askMine("/api/me").catch((fault) => toast(wordsOf(fault), { bad: true }) && null);
  if (!who) return;
  const list = h("ul.devices");
  /** Whether the key lies on this device alone, and no code is fresh. */
  const alone = who.devices.length < 2 && who.rescues.every((each) => each.spent);
  /** @param {wire.MeInfo} told */
  const draw = (told) => {
    list.replaceChildren(...told.devices.map((each) => device(each, draw, () => close())), ...passkeyList(told, draw));
  };
  const pairing = new Pairing(draw);
  const { box, close } = dialog(
    "keep-place",
    keepsNothing()
      ? h("p", { t: "keep-nothing" })
      : h(
          "p",
          {},
          h("span", { t: alone ? "keep-about" : "keep-safe", targs: { count: who.games } }),
          " ",
          alone && h("span", { t: "keep-do" }),
        ),
    h("div.boxes", {}, rescue(who.rescues), pairing.element),
    h("section.kept", {}, h("h3", { t: "devices" }), list),
    passkeyRow(who, draw),
    taking(),
    luggage(() => {}),
    leaving(who, () => close()),
  );
  box.classList.add("keep");
  draw(who);
  box.addEventListener("close", () => {
    pairing.close();
    then();
  });
}

/** Everything lies in this browser: a file is what keeps it elsewhere, too. @param {() => void} then */
function keepOnRoad(then) {
  const { box } = dialog(
    "keep-place",
    keepsNothing() ? h("p", { t: "keep-nothing" }) : h("p", { t: "keep-road" }),
    luggage(() => {}),
  );
  box.classList.add("keep");
  box.addEventListener("close", () => then());
}

/** My badge in words. */
const ownBadge = () => badgeSaid(me() ?? { shape: 0, tone: 0 });

// -- rescue codes ---------------------------------------------------------------------------

/** Three codes for paper: told once, then only whether they are fresh. @param {wire.RescueInfo[]} old */
function rescue(old) {
  const rows = h("ol.codes");
  const acts = h("div.row");
  const about = h("p.soft");
  /** @param {number} number @param {string} code @param {string} state */
  const row = (number, code, state, spent = false) =>
    h(spent ? "li.spent" : "li", {}, h("b", {}, String(number)), h("span.mono", {}, code), h("small.soft", {}, state));
  const fresh = async () => {
    try {
      const { codes } = await post("/api/me/rescue", {});
      shown(codes);
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  /** @param {string[]} codes */
  const shown = (codes) => {
    retext(about, "codes-about");
    rows.replaceChildren(...codes.map((code, at) => row(at + 1, code, t("code-fresh"))));
    const paper = h("input", { type: "checkbox", onchange: () => rows.classList.toggle("covered", paper.checked) });
    acts.replaceChildren(
      h("button", { type: "button", onclick: () => print(codes) }, sign("print"), h("span", { t: "print" })),
      h(
        "button",
        { type: "button", onclick: () => copy(codes.join("\n")).then(() => toast(t("copied"))) },
        sign("copy"),
        h("span", { t: "copy" }),
      ),
      h("button.plain.link", { type: "button", t: "codes-new", onclick: fresh }),
      h("label.tick", {}, paper, h("span", { t: "on-paper" })),
    );
  };
  const hidden = () => {
    /** @param {wire.RescueInfo} each */
    const spent = (each) => (each.spent ? t("code-used", { when: day(each.spent) }) : t("code-fresh"));
    retext(about, old.length ? "codes-hidden" : "codes-about");
    rows.replaceChildren(
      ...old.map((each) => row(each.number, "•••••-•••-•••••-•••-•••••", spent(each), each.spent > 0)),
    );
    acts.replaceChildren(
      h(old.length ? "button" : "button.go", {
        type: "button",
        t: old.length ? "codes-new" : "codes-show",
        onclick: fresh,
      }),
    );
  };
  hidden();
  return h("section.box", {}, h("h3", {}, sign("pen"), h("span", { t: "codes" })), about, rows, acts);
}

/** The codes alone, as one would write them. @param {string[]} codes */
function print(codes) {
  const sheet = h(
    "div.paper",
    {},
    h("h1", {}, `Saloon · ${me()?.name}`),
    h("p", {}, location.origin),
    ...codes.map((code) => h("p.mono", {}, code)),
  );
  document.body.append(sheet);
  window.print();
  sheet.remove();
}

// -- a second device ------------------------------------------------------------------------

/** The first device's side: a picture to be followed, then a yes or no. */
class Pairing {
  /** @param {(told: wire.MeInfo) => void} draw */
  constructor(draw) {
    this.draw = draw;
    this.until = 0;
    this.timer = 0;
    this.box = h("div.pairing");
    this.left = h("p.soft", { role: "timer" });
    this.element = h(
      "section.box",
      {},
      h("h3", {}, sign("device"), h("span", { t: "pair" })),
      h("p.soft", { t: "pair-about" }),
      this.box,
      this.left,
    );
    this.offer();
  }

  close() {
    clearTimeout(this.timer);
    if (this.until > Date.now()) post("/api/me/pair/answer", { yes: false }).catch(() => {});
    this.until = 0;
  }

  offer() {
    clearTimeout(this.timer);
    this.left.textContent = "";
    this.until = 0;
    this.box.replaceChildren(h("button", { type: "button", t: "pair-link", onclick: () => this.open() }));
  }

  async open() {
    try {
      const { path, until } = await post("/api/me/pair", {});
      this.until = until;
      const address = h("button.plain.link", {
        type: "button",
        t: "copy-link",
        onclick: () => copy(whole(path)).then(() => toast(t("copied"))),
      });
      const steps = ["pair-point", "pair-compare", "pair-yes"];
      this.box.replaceChildren(
        h("div", {}, qr(path, 164), address),
        h(
          "ol",
          {},
          ...steps.slice(isReachable() ? 0 : 1).map((word) => h("li", { t: word, targs: { badge: ownBadge() } })),
        ),
      );
      this.look();
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  }

  async look() {
    clearTimeout(this.timer);
    const rest = Math.max(0, Math.round((this.until - Date.now()) / 1000));
    retext(this.left, "pair-left", { time: `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}` });
    if (!rest) return this.offer();
    const told = await askMine("/api/me/pair").catch(() => null);
    if (!this.until) return;
    if (told?.state === "asked") return this.ask(told);
    if (told && told.state !== "open" && told.state !== "agreed") return this.ended(told.state);
    this.timer = setTimeout(() => this.look(), LOOK);
  }

  /** @param {wire.PairState} told */
  ask({ label }) {
    /** @param {boolean} yes */
    const answer = async (yes) => {
      await post("/api/me/pair/answer", { yes }).catch((fault) => toast(wordsOf(fault), { bad: true }));
      if (!yes) return this.offer();
      this.box.replaceChildren(h("p", { t: "pair-waits" }));
      this.look();
    };
    this.box.replaceChildren(
      h(
        "div.asked",
        { role: "alert" },
        h(
          "p",
          {},
          coin(me() ?? {}, 40),
          h("span", {}, t("pair-asked", { label: label || t("device"), badge: ownBadge() })),
        ),
        h(
          "div.row",
          {},
          h("button.go", { type: "button", t: "pair-say-yes", onclick: () => answer(true) }),
          h("button", { type: "button", t: "no", onclick: () => answer(false) }),
        ),
      ),
    );
  }

  /** @param {string} state */
  async ended(state) {
    if (state === "done") {
      toast(t("paired"));
      this.draw(await askMine("/api/me"));
    }
    this.offer();
  }
}

/** The other device's side: whose place it would be, and waiting for the yes. @param {string} token @param {page.Go} go */
export async function followPair(token, go) {
  try {
    const asked = await post("/api/people/pair", { token, label: deviceName() });
    /** @param {{claim: string, no?: boolean}} claim */
    const told = (claim) => post("/api/people/pair/claim", claim);
    let open = true;
    const { box, close } = dialog(
      "pair-here",
      h("p.place-of", {}, coin(asked, 72), h("b", {}, asked.name)),
      h("p", {}, t("pair-here-about", { badge: badgeSaid(asked) })),
      h("div.ends", {}, h("button", { type: "button", t: "no", onclick: () => close() })),
    );
    box.addEventListener("close", () => {
      if (open) told({ claim: asked.claim, no: true }).catch(() => {});
      open = false;
    });
    while (open) {
      await new Promise((done) => setTimeout(done, LOOK));
      const answer = open ? await told({ claim: asked.claim }).catch(() => null) : null;
      if (!open || !answer || answer.state === "asked") continue;
      open = false;
      close();
      if (answer.person) opened(answer.person, go);
      else toast(t("pair-refused"), { bad: true });
    }
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
  }
}

// -- devices, and coming back -----------------------------------------------------------------

/** @param {wire.DeviceInfo} each @param {(told: wire.MeInfo) => void} draw @param {() => void} close */
function device(each, draw, close) {
  const out = async () => {
    if (!(await confirm("sign-out", each.here ? "sign-out-here" : "sign-out-sure", "sign-out"))) return;
    try {
      const told = await post(`/api/me/devices/${each.id}`, {}, "DELETE");
      if (!each.here) return draw(told);
      goFrom(me()?.person ?? "");
      close();
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  return h(
    "li",
    {},
    sign("device"),
    h("b", {}, each.label || t("device")),
    h("span.soft", {}, each.here ? t("device-here") : t("device-seen", { ago: ago(each.seen) })),
    h("button.quiet", { type: "button", t: "sign-out", onclick: out }),
  );
}

/** A field for a rescue code. @param {page.Go} go */
export function enter(go) {
  const code = h("input.mono", {
    tl: "rescue-code",
    tp: "rescue-like",
    autocomplete: "off",
    autocapitalize: "characters",
    required: true,
    maxLength: 120,
  });
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      opened(await post("/api/people/rescue", { code: code.value, label: deviceName() }), go);
    } catch (fault) {
      toast(wordsOf(fault), { bad: true });
    }
  };
  return h(
    "div.way-back",
    {},
    h("form.row.rescue", { onsubmit: submit }, code, h("button", { t: "open-place" })),
    passkeyBack((person) => opened(person, go)),
  );
}

/** The place is open on this device, too. @param {import("../net/person.js").Person} person @param {page.Go} go */
function opened(person, go) {
  rememberPerson(person);
  become(person);
  toast(t("place-open", { name: person.name }));
  go("/me");
}
