// The lesson, offered where a game is opened for the first time.

import { askMine } from "../net/api.js";
import { h } from "../ui/dom.js";
import { sign } from "../ui/signs.js";
import { t } from "../words/words.js";

/**
 * In place of the record of somebody who has not played yet, and on top of the page.
 * @param {HTMLElement} box @param {HTMLElement} link @param {string} key
 */
export async function offerLesson(box, link, key) {
  const { lessons } = await askMine(`/api/school/${key}`);
  const next = lessons.find((each) => each.done < each.scenes);
  if (!next) return;
  link.replaceWith(h("a.button.quiet.to-lesson", { href: `/school/${key}/${next.name}`, t: "first-lesson" }));
  const done = lessons.filter((each) => each.done === each.scenes).length;
  box.replaceChildren(
    h("h2", { t: "learn-it" }),
    h("p", {}, h("b", {}, next.title), h("span.soft", {}, ` · ${next.about}`)),
    lessons.length > 1 ? h("p.gloss", {}, t("lessons-done", { done, count: lessons.length })) : "",
    h(
      "p.row",
      {},
      h(
        "a.button.quiet",
        { href: `/school/${key}/${next.name}` },
        sign("play"),
        h("span", { t: next.done ? "go-on" : "begin" }),
      ),
      h("a", { href: `/school/${key}`, t: "to-school" }),
    ),
  );
  box.hidden = false;
}
