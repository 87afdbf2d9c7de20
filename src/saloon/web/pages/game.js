// The page of a game: ways to play it on top, then how it goes for me, then how it is played.

import { steps } from "../beside/lesson.js";
import { oddsOf } from "../beside/odds.js";
import { rulesOf } from "../beside/rules.js";
import { askMine, link, once, wordsOf } from "../net/api.js";
import { homeOf } from "../net/memory.js";
import { me } from "../net/person.js";
import { h } from "../ui/dom.js";
import { onChange, theme } from "../ui/settings.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";
import { board, ratedHere } from "./board.js";
import { challengesOf } from "./challenges.js";
import { facts, picture } from "./facts.js";
import { foot } from "./foot.js";
import { here } from "./header.js";
import { home } from "./home.js";
import { offerLesson } from "./learning.js";
import { Outlook } from "./outlook.js";
import { goOn, ways } from "./ways.js";

/** @param {HTMLElement} page @param {page.Visit} visit */
export async function open(page, { go, gone, args: [key] }) {
  page.className = "gamepage";
  const fill = async () => {
    try {
      const game = await once(`/api/games/${key}`);
      here();
      document.title = `${game.title} · Saloon`;
      const parts = new Page(game, go);
      const made = await parts.make();
      if (gone()) return;
      page.replaceChildren(...made);
      await parts.tell(gone);
    } catch (fault) {
      page.replaceChildren(h("p", {}, wordsOf(fault)), h("a.button", { href: "/", t: "to-lobby" }));
    }
  };
  await fill();
  return { close: onChange((_, part) => ("lang" in part || "theme" in part) && fill()) };
}

class Page {
  /** @param {wire.GameInfo} game @param {page.Go} go */
  constructor(game, go) {
    this.game = game;
    this.go = go;
    this.on = h("div.going-on");
    this.outlook = new Outlook(game);
    this.company = h("div.company-last", { hidden: true });
    this.learn = h("a.button.quiet.to-lesson", { href: `/school/${game.key}`, t: "play-lesson" });
    this.mine = h("section.card.roomy.my-record", { hidden: true });
    this.feats = h("details.feats", { hidden: true });
    this.board = h("section.card.roomy.house-board", { hidden: true });
  }

  async make() {
    const { game, go } = this;
    const src = link(`/api/games/${game.key}/picture.svg`, { theme: theme(), shape: "wide" });
    this.running(homeOf(me()?.person));
    await this.challenges();
    return [
      h("div.top-row", {}, h("a.crumb", { href: "/" }, sign("back"), h("span", { t: "all-tables" })), this.learn),
      h(
        "div.title",
        {},
        h("div.frame.still", {}, picture(src)),
        h("div.about", {}, h("h1", {}, game.title), h("p", {}, game.summary), facts(game), this.on),
      ),
      ways(game, go, this.company, this.outlook),
      h("div.standing", {}, this.mine, this.board),
      h(
        "div.learning",
        {},
        game.lesson.length > 0 &&
          h(
            "section.card.lesson",
            {},
            h("h2", { t: "how-to-play" }),
            steps(game),
            h("a.button.quiet", { href: `/school/${game.key}`, t: "to-school" }),
          ),
        h(
          "section.card.more",
          {},
          h(
            "p.row.to-think",
            {},
            h("a.button.quiet", { href: `/analysis/${game.key}` }, sign("pen"), h("span", { t: "analysis-board" })),
            h("span.soft", { t: "analysis-about" }),
          ),
          options(game),
          odds(game),
          this.feats,
        ),
      ),
      h("article.card.rules", {}, await rulesOf(game.key)),
      foot(),
    ];
  }

  /** What can be gathered over many matches, and how far one has got. @param {wire.BestInfo[]} [bests] */
  async challenges(bests) {
    const list = await challengesOf(this.game.key, bests).catch(() => null);
    this.feats.hidden = !list;
    if (list) this.feats.replaceChildren(h("summary", { t: "challenges" }), list);
  }

  /** What is known of me comes afterwards: one plays without waiting for it. @param {() => boolean} gone */
  async tell(gone) {
    if (!me()) return this.show(null, gone, false);
    const { key } = this.game;
    const strengths = askMine("/api/me/ratings").catch(() => null); // they may have to be worked out
    const [told, record, past] = await Promise.all([
      home().catch(() => null),
      askMine("/api/me/record", { game: key }).catch(() => null),
      askMine("/api/me/history", { game: key, with: "people" }).catch(() => null),
    ]);
    if (gone()) return;
    if (told) this.running(told);
    if (record) await this.challenges(record.bests);
    const last = past?.matches[0];
    if (last) goOn(this.company, last, this.go);
    await this.show(record, gone, told?.me?.board ?? false);
    const rated = (await strengths)?.ratings.filter((each) => each.game === key) ?? [];
    if (gone()) return;
    this.outlook.know(rated);
    if (rated.length) this.mine.querySelector(".rated-here")?.replaceChildren(...ratedHere(rated, this.game));
  }

  /** @param {wire.RecordInfo | null} record @param {() => boolean} gone @param {boolean} shown whether I stand on the board */
  async show(record, gone, shown) {
    const told = await askMine(`/api/games/${this.game.key}/board`).catch(() => null);
    if (gone()) return;
    const played = record?.games.some((each) => each.game === this.game.key);
    if (!played) await offerLesson(this.mine, this.learn, this.game.key).catch(() => {});
    if (!gone()) board(this.mine, this.board, record, told && { ...told, shown }, this.game);
  }

  /** The table that goes on, if there is one. @param {wire.HomeInfo | null} told */
  running(told) {
    const match = told?.going.find((each) => each.game === this.game.key && !each.over);
    this.on.hidden = !match;
    if (!match) return;
    const names = match.players.filter((_, seat) => seat !== match.seat).map((each) => each.name);
    this.on.replaceChildren(
      h("b", {}, t(match.turn ? "your-move" : "it-goes-on")),
      h("span", {}, names.join(", ")),
      h(match.turn ? "a.button.go" : "a.button", { href: `/r/${match.room}`, t: "continue" }),
    );
  }
}

/** The switches of the game, to see what can be chosen at the table. @param {wire.GameInfo} game */
function options(game) {
  if (!game.options.length) return "";
  return h(
    "details",
    {},
    h("summary", { t: "variants" }),
    h(
      "dl.variants",
      {},
      ...game.options.flatMap((option) => [
        h("dt", {}, `${option.label}: ${option.values.map((value) => value.label).join(" / ")}`),
        h("dd.soft", {}, option.about),
      ]),
    ),
  );
}

/** What a throw promises, worked out when somebody wants to know. @param {wire.GameInfo} game */
function odds(game) {
  if (!game.odds) return "";
  const box = h("details", {}, h("summary", { t: "odds" }), h("p.soft", { t: "odds-about" }));
  box.addEventListener(
    "toggle",
    async () => box.append(await oddsOf(game.key).catch((fault) => h("p", {}, fault.message))),
    { once: true },
  );
  return box;
}
