// The rules of the game beside the table, the clause that applies now in the light.

import { askText, once } from "../net/api.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { langNow } from "../words/words.js";

/** @type {Map<string, string>} */
const kept = new Map();

/** The rules as elements: a fragment of our own server, made from the game's RULES.md. @param {string} key */
export async function rulesOf(key) {
  const name = `${langNow()} ${key}`;
  const text = kept.get(name) ?? (await askText(`/api/games/${key}/rules`));
  kept.set(name, text);
  const template = document.createElement("template");
  template.innerHTML = text;
  number(template.content);
  nameOptions(template.content, (await once(`/api/games/${key}`)).options);
  return template.content;
}

/** Codes like `places=yes` as people read them: the switch of the table and its value. @param {DocumentFragment} content @param {wire.Option[]} options */
function nameOptions(content, options) {
  for (const code of content.querySelectorAll("code")) {
    const [name, value] = code.textContent.split("=");
    const option = options.find((each) => each.name === name);
    const label = option?.values.find((each) => spelled(each.value) === value)?.label;
    if (option && label) code.replaceWith(h("i.switch-name", {}, `${option.label}: ${label}`));
  }
}

/** @param {boolean | number | string} value */
const spelled = (value) => (value === true ? "yes" : value === false ? "no" : String(value));

/** Clauses are found by number, not by id: the same rules may stand on the page twice. @param {DocumentFragment} content */
function number(content) {
  /** @type {NodeListOf<HTMLElement>} */
  const heads = content.querySelectorAll("[id^='clause-']");
  for (const head of heads) {
    head.dataset.clause = head.id.slice("clause-".length);
    head.removeAttribute("id");
  }
  for (const bold of content.querySelectorAll("li > strong:first-child, p > strong:first-child")) {
    const said = bold.textContent.trim().replace(/\.$/, "");
    if (/^\d+(\.\d+)+[a-z]?$/.test(said) && bold.parentElement) bold.parentElement.dataset.clause ??= said;
  }
}

export class Rules {
  constructor() {
    this.body = h("div.rules", { tabIndex: 0, role: "region", tl: "rules" });
    this.wide = h(
      "button.plain.enlarge",
      { type: "button", tl: "enlarge", tt: "enlarge", onclick: () => this.enlarge() },
      sign("wide"),
    );
    this.element = h("section.card.book", {}, h("h2", { t: "rules" }), this.wide, this.body);
    this.key = "";
    this.game = "";
    this.clause = "";
  }

  /** @param {string} key */
  async open(key) {
    const name = `${langNow()} ${key}`;
    if (this.key === name) return;
    this.key = name;
    this.game = key;
    const content = await rulesOf(key).catch(() => null);
    if (this.key !== name || !content) return;
    this.body.replaceChildren(content);
    this.light(this.clause, true);
  }

  /** Put a clause into the light, and scroll to it unless the reader reads elsewhere. @param {string} clause */
  light(clause, always = false) {
    const changed = clause !== this.clause;
    this.clause = clause;
    for (const each of this.body.querySelectorAll(".applies")) each.classList.remove("applies");
    const found = find(this.body, clause);
    if (!found) return;
    found.classList.add("applies");
    if ((changed || always) && !this.body.matches(":hover, :focus-within")) reveal(this.body, found);
  }

  /** The rules in a large window, at a clause if there is one. */
  async enlarge(clause = this.clause) {
    const body = h("div.rules");
    const { box } = dialog("rules", body);
    box.classList.add("reading");
    body.append(await rulesOf(this.game));
    const found = find(body, clause);
    found?.classList.add("applies");
    found?.scrollIntoView({ block: "center" });
  }
}

/** @param {Element} root @param {string} clause */
function find(root, clause) {
  if (!clause) return null;
  const exact = root.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  return exact ?? root.querySelector(`[data-clause="${CSS.escape(clause.split(".")[0])}"]`);
}

/** @param {Element} box @param {Element} found */
function reveal(box, found) {
  box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - 12;
}
