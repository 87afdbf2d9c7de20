// The checking page: takes a file, shows what holds. A classic script on purpose, like hash.js.

(() => {
  const WORDS = globalThis.saloonVerifyWords;
  const GAMES = globalThis.saloonVerifyGames;
  const { check, place } = globalThis.saloonCheck;
  const HEADLINES = {
    unsealed: "holds-unsealed",
    "sealed-by": "holds-sealed",
    "sealed-expected": "holds-sealed",
    "sealed-other": "holds-other",
  };
  const at = (id) => document.getElementById(id);
  const settings = stored();
  let lang =
    settings.lang in WORDS
      ? settings.lang
      : ((navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? "en");
  let result = null;
  let text = "";

  function stored() {
    try {
      return JSON.parse(localStorage.getItem("saloon.settings") ?? "{}");
    } catch {
      return {};
    }
  }

  const say = (word, args = {}) => WORDS[lang][word].replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));

  function relabel() {
    document.documentElement.lang = lang;
    for (const each of document.querySelectorAll("[data-word]")) each.textContent = say(each.dataset.word);
    at("langs").value = lang;
    if (result) show();
  }

  function show() {
    at("report").hidden = false;
    at("verdict").textContent = say(result.holds ? (HEADLINES[result.seal] ?? "holds") : "fails");
    at("report").dataset.holds = String(result.holds);
    at("findings").replaceChildren(
      ...result.findings.map(({ kind, word, args }) =>
        item(kind, say(word, shortened(titled(args))).replaceAll("….", "…")),
      ),
    );
    const long = result.findings.filter(({ args }) => Object.values(args ?? {}).some(isLong));
    at("hashes").hidden = !long.length;
    at("hashes").lastElementChild.replaceChildren(...long.map(({ word, args }) => item("", say(word, titled(args)))));
    at("more").hidden = !result.draws.length;
    at("draws").replaceChildren(
      ...result.draws.map((draw) =>
        row([
          draw.number,
          draw.action,
          draw.word,
          [2, 6, 32].map((total) => place(draw.word, total) ?? "–").join(" · "),
        ]),
      ),
    );
  }

  const LONG = 16;
  const isLong = (value) => String(value).length > LONG && /^[0-9a-f]+$/.test(String(value));

  /** A game by its name; one that this page does not know by its key. */
  const titled = (args = {}) => ("game" in args ? { ...args, game: GAMES[args.game]?.[lang] ?? args.game } : args);

  /** Hashes by their first letters; they stand whole behind the details. */
  const shortened = (args = {}) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, isLong(value) ? `${String(value).slice(0, 8)}…` : value]),
    );

  function item(kind, text) {
    const made = document.createElement("li");
    made.className = kind;
    const inside = document.createElement("span");
    inside.textContent = text;
    inside.style.overflowWrap = "anywhere";
    made.append(inside);
    return made;
  }

  function row(cells) {
    const made = document.createElement("tr");
    for (const [i, cell] of cells.entries()) {
      const box = document.createElement("td");
      if (i === 2) box.className = "mono";
      box.textContent = String(cell);
      made.append(box);
    }
    return made;
  }

  async function take(file) {
    if (!file) return;
    text = await file.text();
    await again();
  }

  async function again() {
    if (!text) return;
    result = await check(text, at("key").value);
    show();
  }

  const drop = at("drop");
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    take(event.dataTransfer.files[0]);
  });
  at("file").addEventListener("change", (event) => take(event.target.files[0]));
  at("key").addEventListener("input", () => again());
  at("langs").addEventListener("change", (event) => {
    lang = event.target.value;
    relabel();
  });
  const dark =
    settings.theme === "night" || (settings.theme !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "night" : "day";
  relabel();
})();
