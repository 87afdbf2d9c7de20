// Round one screen: who sits where on this device, and the match begins.

import { companyHere, rememberCompany } from "../net/memory.js";
import { dialog } from "../ui/dialog.js";
import { h, keep, part } from "../ui/dom.js";
import { figure, sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { openRoom, ownName } from "./making.js";

/** Ask who plays here, then play. @param {wire.GameInfo} game @param {page.Go} go */
export function playHere(game, go) {
  const [least, most] = game.seats;
  const enough = Math.max(2, least);
  const known = companyHere();
  let next = 0;
  /** @param {string} name */
  const row = (name) => ({ id: String(next++), name });
  const rows = [ownName(), ...known].slice(0, most).map(row);
  while (rows.length < enough) rows.push(row(""));
  const list = h("ol.company");
  const add = h(
    "button.quiet",
    { type: "button", onclick: () => more() },
    sign("people"),
    h("span", { t: "one-more" }),
  );
  const draw = () => {
    keep(
      list,
      rows,
      (each) => each.id,
      (each) => chair(each),
      (item, each) => {
        const at = rows.indexOf(each);
        part(item, "svg").replaceWith(figure(at));
        part(item, "input").setAttribute("aria-label", t("name-of-seat", { number: at + 1 }));
        part(item, "button").hidden = rows.length <= enough || at === 0;
      },
    );
    add.hidden = rows.length >= most;
  };
  /** @param {ReturnType<typeof row>} each */
  const chair = (each) => {
    const name = h("input", { value: each.name, maxLength: 24, required: true, autocomplete: "off" });
    name.addEventListener("input", () => {
      each.name = name.value;
    });
    return h(
      "li",
      {},
      figure(0),
      name,
      h(
        "button.plain",
        {
          type: "button",
          tl: "take-away",
          onclick: () => {
            rows.splice(rows.indexOf(each), 1);
            draw();
          },
        },
        sign("shut"),
      ),
    );
  };
  const more = () => {
    rows.push(row(""));
    draw();
    part(list, "li:last-child input").focus();
  };
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    const names = rows.map((each) => each.name.trim());
    rememberCompany(names.slice(1));
    close();
    openRoom(game, go, { seats: names.length, name: names[0], others: names.slice(1).map((name) => ({ name })) });
  };
  const { close } = dialog(
    h("span", {}, t("device-who", { game: game.title })),
    h("p.soft", { t: game.secrets ? "device-about-hands" : "device-about" }),
    h("form.options", { onsubmit: begin }, list, h("div.row", {}, h("button.go", { t: "start" }), add)),
  );
  draw();
}
