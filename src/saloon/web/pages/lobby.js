// The lobby: the games as pictures of their own tables, the way to a friend's table, and the way back.

import { once } from "../net/api.js";
import { forgetRoom, isUnfinished, matches, rooms } from "../net/memory.js";
import { toast } from "../ui/dialog.js";
import { h, retext } from "../ui/dom.js";
import { onChange, settings, theme } from "../ui/settings.js";
import { t } from "../words/words.js";
import { botsNow } from "./bots.js";
import { facts, openRoom, picture } from "./game.js";
import { here } from "./header.js";

const FEW = 4;

export async function open(page, { go }) {
  here();
  const about = h("p.soft");
  const grid = h("ul.shelf", { "aria-busy": "true" });
  const code = h("input.mono", {
    tl: "code",
    tp: "code-like",
    autocapitalize: "characters",
    autocomplete: "off",
    maxLength: 20,
    required: true,
  });
  const join = h(
    "form.row.join",
    {
      onsubmit: (event) => {
        event.preventDefault();
        go(`/r/${encodeURIComponent(code.value.trim().toUpperCase())}`);
      },
    },
    h("label", {}, h("span.unseen", { t: "code" }), code),
    h("button", { t: "join" }),
  );
  page.className = "lobby";
  page.append(
    h(
      "div.welcome",
      {},
      h("div", {}, h("h1", { t: "welcome" }), about),
      h("section.card.codebox", {}, h("h2", { t: "join-code" }), join),
    ),
    recent() ?? "",
    grid,
    h("footer.foot", {}, h("a", { href: "/web/verify/index.html", t: "verify-page" })),
  );
  const fill = async () => {
    const games = await once("/api/games").catch((fault) => {
      toast(fault.message, { bad: true });
      return [];
    });
    if (games.length) retext(about, "welcome-about", { count: games.length });
    const old = document.activeElement?.closest?.("[data-game]")?.dataset.game;
    grid.replaceChildren(...games.map((game) => card(game, go)));
    grid.removeAttribute("aria-busy");
    hang(grid, games);
    if (old) grid.querySelector(`[data-game="${old}"] a`)?.focus({ preventScroll: true });
  };
  await fill();
  return { close: onChange((_, part) => ("lang" in part || "theme" in part) && fill()) };
}

/** The pictures come a few at a time, the first ones first. */
async function hang(grid, games) {
  for (let at = 0; at < games.length; at += FEW) {
    const keys = games.slice(at, at + FEW).map((game) => game.key);
    const pictures = await once("/api/pictures", { games: keys.join(","), theme: theme() }).catch(() => ({}));
    for (const [key, svg] of Object.entries(pictures)) {
      const image = grid.querySelector(`[data-game="${key}"] img`);
      if (image) image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    }
  }
}

function card(game, go) {
  const bots = botsNow(game, (chosen) => openRoom(game, go, chosen));
  const start = h("button.quiet", { type: "button", onclick: () => openRoom(game, go) }, t("open-table"));
  start.setAttribute("aria-label", t("open-table-of", { game: game.title }));
  return h(
    "li.game",
    { "data-game": game.key },
    h("a.look", { href: `/g/${game.key}` }, picture(), h("h2", {}, game.title)),
    h("p.summary", {}, game.summary),
    facts(game, true),
    h("div.base", {}, bots.button, bots.picks, start),
  );
}

/** Tables this browser sat at, all that are unfinished first and marked, and matches it saw to the end. */
function recent() {
  const waiting = rooms().filter(isUnfinished);
  const known = [
    ...waiting,
    ...rooms()
      .filter((room) => !isUnfinished(room))
      .slice(0, FEW),
  ];
  const seen = matches().slice(0, FEW);
  if (!known.length && !seen.length) return null;
  const when = (at) =>
    new Intl.DateTimeFormat(settings().lang, {
      day: "numeric",
      month: "numeric",
      hour: "numeric",
      minute: "2-digit",
    }).format(at);
  const box = h("section.recent", {}, h("h2.head", { t: "recent" }));
  const row = h("div.row");
  for (const room of known) {
    const mark =
      isUnfinished(room) && h("i.mark", { t: room.phase === "play" ? "unfinished-play" : "unfinished-setup" });
    const item = h(
      mark ? "span.chip.unfinished" : "span.chip",
      {},
      h("a", { href: `/r/${room.code}` }, `${room.title ?? ""} `, h("b", {}, room.code), mark),
      h(
        "button.plain",
        {
          type: "button",
          tl: "forget",
          targs: { code: room.code },
          onclick: () => {
            forgetRoom(room.code, true);
            item.remove();
          },
        },
        "×",
      ),
    );
    row.append(item);
  }
  for (const match of seen)
    row.append(h("a.chip", { href: `/m/${match.id}` }, t("replay-of", { game: match.title, when: when(match.at) })));
  box.append(row);
  return box;
}
