// Round one screen: who sits where on this device, and the match begins. People of the device are chosen by tapping their emblem.

import { post, wordsOf } from "../net/api.js";
import { companyHere, rememberCompany } from "../net/memory.js";
import { me, peopleHere, rememberPerson } from "../net/person.js";
import { coin } from "../ui/badge.js";
import { dialog, toast } from "../ui/dialog.js";
import { h, keep, part } from "../ui/dom.js";
import { figure, sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { arrive, deviceName, knowsNobody } from "./home.js";
import { openRoom, ownName } from "./making.js";

/** @typedef {import("../net/person.js").Person} Person */
/** A seat: a name, and whose it is if the device knows them. @typedef {{id: string, name: string, person: Person | null}} Row */

/** Coins of the people of this device. @param {Person[]} people @param {(person: Person) => void} tap @param {(person: Person) => boolean} [on] */
function coins(people, tap, on) {
  /** @param {Person} person */
  const one = (person) => {
    const button = h(
      "button.plain",
      { type: "button", onclick: () => tap(person) },
      coin(person, 40),
      h("span", {}, person.name),
    );
    if (on) button.setAttribute("aria-pressed", String(on(person)));
    return h("li", {}, button);
  };
  return h("ul", {}, ...people.map(one));
}

/** Ask who plays here, then play. @param {wire.GameInfo} game @param {page.Go} go */
export async function playHere(game, go) {
  await arrive();
  new Company(game, go).ask();
}

class Company {
  /** @param {wire.GameInfo} game @param {page.Go} go */
  constructor(game, go) {
    this.game = game;
    this.go = go;
    const [least, most] = game.seats;
    this.enough = Math.max(2, least);
    this.most = most;
    this.next = 0;
    const known = new Map(peopleHere().map((each) => [each.name, each]));
    /** @type {string[]} */
    const names = companyHere();
    const others = names.filter((name) => name !== me()?.name);
    this.rows = [this.row(ownName(), me()), ...others.map((name) => this.row(name, known.get(name)))].slice(0, most);
    while (this.rows.length < this.enough) this.rows.push(this.row(""));
    this.list = h("ol.company");
    this.family = h("div.family");
    this.own = h("input", { type: "checkbox", checked: true });
    this.add = h(
      "button.quiet",
      { type: "button", onclick: () => this.more() },
      sign("people"),
      h("span", { t: "one-more" }),
    );
  }

  /** @param {string} name @param {Person | null} [person] @returns {Row} */
  row(name, person = null) {
    return { id: String(this.next++), name, person };
  }

  ask() {
    const { game } = this;
    const { close } = dialog(
      h("span", {}, t("device-who", { game: game.title })),
      h("p.soft", { t: game.secrets ? "device-about-hands" : "device-about" }),
      this.family,
      h(
        "form.options",
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            close();
            this.begin();
          },
        },
        this.list,
        !knowsNobody() && h("label.tick", {}, this.own, h("span", { t: "device-own" })),
        h("div.row", {}, h("button.go", { t: "start" }), this.add),
      ),
    );
    this.draw();
  }

  draw() {
    const { rows } = this;
    keep(
      this.list,
      rows,
      (each) => `${each.id} ${each.person?.person ?? ""}`,
      (each) => this.chair(each),
      (item, each) => {
        const at = rows.indexOf(each);
        if (!each.person) item.querySelector("svg")?.replaceWith(figure(at));
        item.querySelector("input")?.setAttribute("aria-label", t("name-of-seat", { number: at + 1 }));
        part(item, "button").hidden = rows.length <= this.enough || at === 0;
      },
    );
    this.add.hidden = rows.length >= this.most;
    /** @param {Person} person */
    const seated = (person) => rows.some((each) => each.person?.person === person.person);
    const all = peopleHere();
    this.family.hidden = all.length < 2;
    this.family.replaceChildren(coins(all, (person) => this.tap(person), seated));
  }

  /** Somebody of the family sits down, or stands up again. @param {Person} person */
  tap(person) {
    const { rows } = this;
    const at = rows.findIndex((each) => each.person?.person === person.person);
    const free = rows.findIndex((each) => !each.person && !each.name.trim());
    if (at >= 0) {
      if (rows.length > this.enough) rows.splice(at, 1);
      else rows[at] = this.row("");
    } else if (free >= 0) rows[free] = this.row(person.name, person);
    else if (rows.length < this.most) rows.push(this.row(person.name, person));
    this.draw();
  }

  /** @param {Row} each */
  chair(each) {
    const away = h("button.plain", { type: "button", tl: "take-away", onclick: () => this.drop(each) }, sign("shut"));
    if (each.person) return h("li", {}, coin(each.person, 34), h("b", {}, each.name), away);
    const name = h("input", { value: each.name, maxLength: 24, required: true, autocomplete: "off" });
    name.addEventListener("input", () => {
      each.name = name.value;
    });
    return h("li", {}, figure(0), name, away);
  }

  /** @param {Row} each */
  drop(each) {
    this.rows.splice(this.rows.indexOf(each), 1);
    this.draw();
  }

  more() {
    this.rows.push(this.row(""));
    this.draw();
    /** @type {HTMLElement | null} */ (this.list.querySelector("li:last-child input"))?.focus();
  }

  /** A newcomer becomes a person of this device, if that is wanted: then each has a record of their own. */
  async begin() {
    const [first, ...others] = this.rows;
    rememberCompany(others.map((each) => each.name.trim()));
    const sitting = [];
    for (const each of others) sitting.push(await this.sitting(each));
    await openRoom(this.game, this.go, { seats: this.rows.length, name: first.name.trim(), others: sitting });
  }

  /** @param {Row} row */
  async sitting({ name, person }) {
    const found = person ?? (this.own.checked && !knowsNobody() ? await newcomer(name.trim()) : null);
    return found ? { key: found.key } : { name: name.trim() };
  }
}

/** @param {string} name @returns {Promise<Person | null>} */
async function newcomer(name) {
  try {
    const made = await post("/api/people", { name, label: deviceName() });
    rememberPerson(made, false);
    return made;
  } catch (fault) {
    toast(wordsOf(fault), { bad: true });
    return null;
  }
}

/**
 * Who else sits down at this device: somebody of the family, or a name; null if nobody.
 * @param {string[]} seated names at the table @returns {Promise<{name?: string, key?: string} | null>}
 */
export function whoSits(seated) {
  const free = peopleHere().filter((each) => each.person !== me()?.person && !seated.includes(each.name));
  return new Promise((answer) => {
    /** @type {{name?: string, key?: string} | null} */
    let said = null;
    const name = h("input", { maxLength: 24, required: true, autocomplete: "off", tl: "name-another" });
    /** @param {{name?: string, key?: string}} who */
    const done = (who) => {
      said = who;
      close();
    };
    const { box, close } = dialog(
      "name-another",
      free.length > 0 &&
        h(
          "div.family",
          {},
          coins(free, (person) => done({ key: person.key })),
        ),
      h(
        "form.row",
        { method: "dialog", onsubmit: () => done({ name: name.value.trim() }) },
        name,
        h("button.go", { t: "save" }),
      ),
    );
    if (!free.length) name.focus();
    box.addEventListener("close", () => answer(said));
  });
}
