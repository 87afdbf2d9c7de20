// How to play in one screen: a few pictures of real positions with a sentence each.

import { link, once } from "../net/api.js";
import { h } from "../ui/dom.js";
import { theme } from "../ui/settings.js";

/** An element that fills itself with the lesson of a game. @param {string} key */
export function howTo(key) {
  const box = h("div.lesson");
  once(`/api/games/${key}`)
    .then((game) => box.replaceChildren(h("p", {}, game.summary), steps(game)))
    .catch(() => {});
  return box;
}

/** The pictures in a row; nothing where a game has none. @param {wire.GameInfo} game */
export function steps(game) {
  return game.lesson.length ? h("ol", {}, ...game.lesson.map((step) => picture(game.key, step))) : "";
}

/** @param {string} key @param {wire.LessonStep} step */
function picture(key, { position, text }) {
  return h(
    "li",
    {},
    h("img", { src: link(`/api/games/${key}/position.svg`, { text: position, seat: 0, theme: theme() }), alt: "" }),
    h("span", {}, text),
  );
}
