// The switches of a table being set up: those of the game, and those that the house has for every game.

import { askLine } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { t } from "../words/words.js";

/** Where a turned switch is told, and the room as it is now. @typedef {{send: page.Deeds["tell"], room: () => wire.RoomInfo | null}} Turned */
/** A switch. @typedef {{element: HTMLElement, show: (setup: wire.SetupInfo, host: boolean) => void}} Field */

let fields = 0;

/** A switch of the game itself. @param {wire.Option} option @param {Turned} on */
export function optionSwitch(option, on) {
  /** @param {wire.SetupInfo} setup */
  const current = (setup) => String(setup.options[option.name]);
  return field(
    option.label,
    option.about,
    option.values.map(({ value, label }) => row(String(value), label, value)),
    current,
    (value) => on.send("setup", { options: { [option.name]: value } }),
  );
}

/** How many days a move may take, and what happens to those who are late. @param {Turned} on */
function paceSwitches(on) {
  /** @param {wire.SetupInfo | undefined} setup */
  const now = (setup) => /** @type {wire.PaceSetup} */ (setup?.pace ?? { days: 0, late: "move" });
  /** @param {Partial<wire.PaceSetup>} part */
  const set = (part) => on.send("setup", { pace: { ...now(on.room()?.setup), ...part } });
  const days = field(
    t("pace"),
    t("pace-about"),
    /** @type {const} */ ([0, 1, 2, 3, 7]).map((count) =>
      row(String(count), t(count ? "pace-days" : "pace-none", { count }), count),
    ),
    (setup) => String(now(setup).days),
    (count) => set({ days: count }),
  );
  const late = field(
    t("late"),
    t("late-about"),
    /** @type {const} */ (["move", "bot", "lost"]).map((value) => row(value, t(`late-${value}`), value)),
    (setup) => now(setup).late ?? "move",
    (value) => set({ late: value }),
  );
  /** @type {Field["show"]} */
  const show = (setup, host) => {
    late.show(setup, host);
    late.element.hidden = !setup.pace;
    for (const input of late.inputs) if (input.value === "lost") input.disabled ||= setup.seats !== 2;
  };
  return [days, { element: late.element, show }];
}

/** The same chance at several tables: this one is the first, or shares that of another. @param {Turned} on */
function duplicateSwitch(on) {
  const made = field(
    t("duplicate"),
    t("duplicate-setup"),
    /** @type {const} */ (["own", "shared"]).map((value) => row(value, t(`duplicate-${value}`), value)),
    (setup) => (setup.party ? "shared" : "own"),
    (value) => on.send("setup", { party: value === "shared" ? (on.room()?.code ?? "") : "" }),
  );
  const other = h("button.quiet", { type: "button", t: "duplicate-join", onclick: () => shareWith(on) });
  const link = h("a.button.quiet", { t: "duplicate-see" });
  made.element.append(h("div.row.wrap", {}, other, link));
  /** @type {Field["show"]} */
  const show = (setup, host) => {
    made.show(setup, host);
    other.hidden = !host;
    link.hidden = !setup.party;
    link.href = `/d/${setup.party}`;
  };
  return { element: made.element, show };
}

/** Share the chance of a table whose code one knows. @param {Turned} on */
async function shareWith(on) {
  const code = await askLine("code");
  if (code) on.send("setup", { party: code });
}

/** What the house can set for every game: dice, clock, talk, hints, the door. @param {wire.GameInfo} game @param {Turned} on */
export function houseSwitches(game, on) {
  /** @type {Field[]} */
  const fields = [];
  /** @template {keyof page.Fields<"setup">} N @param {N} name @returns {(value: page.Fields<"setup">[N]) => void} */
  const set = (name) => (value) => on.send("setup", { [name]: value });
  if (game.luck)
    fields.push(
      field(
        t("chance"),
        t("chance-about"),
        /** @type {const} */ (["fair", "typed"]).map((value) => row(value, t(`chance-${value}`), value)),
        (setup) => setup.chance,
        set("chance"),
      ),
    );
  if (game.luck) fields.push(duplicateSwitch(on));
  /** @type {Record<string, wire.ClockSetup>} */
  const clocks = {
    none: { bank: 0, increment: 0 },
    quick: { bank: 180, increment: 5 },
    calm: { bank: 600, increment: 15 },
    long: { bank: 1800, increment: 30 },
  };
  /** @param {wire.SetupInfo} setup */
  const clockNow = (setup) =>
    Object.keys(clocks).find((name) => setup.clock && clocks[name].bank === setup.clock.bank) ?? "none";
  fields.push(
    field(
      t("clock"),
      t("clock-about"),
      Object.keys(clocks).map((name) => row(name, t(`clock-${name}`), clocks[name])),
      clockNow,
      set("clock"),
    ),
  );
  fields.push(...paceSwitches(on));
  fields.push(
    field(
      t("play-kind"),
      t("play-kind-about"),
      [
        ["false", t("friendly"), false],
        ["true", t("rated"), true],
      ],
      (setup) => String(setup.rated),
      set("rated"),
    ),
  );
  fields.push(
    field(
      t("chat"),
      t("chat-about"),
      /** @type {const} */ (["free", "phrases", "off"]).map((value) => row(value, t(`chat-${value}-way`), value)),
      (setup) => setup.chat,
      set("chat"),
    ),
  );
  fields.push(
    field(
      t("door"),
      t("door-about"),
      [
        ["false", t("door-open"), false],
        ["true", t("door-locked"), true],
      ],
      (setup) => String(setup.locked),
      set("locked"),
    ),
  );
  return fields;
}

/**
 * A value of a switch: its key, its words, and what is sent.
 * @template V @param {string} key @param {string} text @param {V} value @returns {[string, string, V]}
 */
const row = (key, text, value) => [key, text, value];

/**
 * One switch: its name, what it means, its values; only the host may turn it.
 * @template V
 * @param {string} label @param {string} about @param {[string, string, V][]} values
 * @param {(setup: wire.SetupInfo) => string} current @param {(value: V) => void} set
 */
function field(label, about, values, current, set) {
  const name = `field-${fields++}`;
  const inputs = values.map(([key, , value]) =>
    h("input", { type: "radio", name, value: key, onchange: () => set(value) }),
  );
  const element = h(
    "fieldset",
    {},
    h("legend", {}, label),
    h("p.explains", {}, about),
    h("div.pick", {}, ...values.map(([, text], i) => h("label", {}, inputs[i], h("span", {}, text)))),
  );
  /** @type {Field["show"]} */
  const show = (setup, host) => {
    for (const input of inputs) {
      input.checked = input.value === current(setup);
      input.disabled = !host;
    }
  };
  return { element, inputs, show };
}
