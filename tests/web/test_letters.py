"""Letters have room: no name, number or sentence on the table runs into another, under a badge, or out of its tag."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from laws.walks import step
from ring import covering, many
from saloon.core import ONLOOKER, Options, State
from saloon.games import SHELF
from saloon.house import Game
from saloon.scene import SHAPES, Reader
from web.house import Person

NAMES = {
    "en": ("Wilhelmina", "Maximilian", "Ann", "Christopher", "Guinevere", "Bartholomew", "Montgomery", "Wednesday"),
    "cs": ("Květoslava", "Maxmilián", "Eva", "Přemyslovna", "Bohumila", "Vojtěška", "Drahomíra", "Metoděj"),
    "ru": ("Екатерина", "Александр", "Яна", "Владимировна", "Константин", "Вильгельмина", "Ромуальд", "Ярополк"),
}
SCENES = many(3, 6)
LONGEST = 250
"""How many positions of a walk, and out of how many steps at most."""
MEASURE = """async ([key, scenes]) => {
  const { useArt } = await import('/web/net/api.js');
  await useArt(key);
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  stage.svg.setAttribute('style', 'width: 1000px; height: 1000px');
  const found = [];
  const slack = 3;
  const boxOf = (thing, part) => {
    const { x, y, width, height } = part.getBBox();
    const turned = new DOMMatrix(getComputedStyle(thing.group).transform);
    const corners = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([a, b]) => new DOMPoint(a, b).matrixTransform(turned));
    const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
    return {
      id: thing.id,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  };
  // Letters are lower than the line they stand on.
  const inked = (box) => ({
    ...box,
    top: box.top + (box.bottom - box.top) * 0.2,
    bottom: box.bottom - (box.bottom - box.top) * 0.2,
  });
  const cut = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const holds = (a, b) =>
    a.left <= b.left + slack &&
    a.right >= b.right - slack &&
    a.top <= b.top + slack &&
    a.bottom >= b.bottom - slack;
  for (const scene of scenes) {
    await stage.show(scene);
    const seen = [...stage.things.values()].filter(
      (thing) => !thing.node.marks?.includes('ghost') && stage.panes.sees(thing.node),
    );
    const order = new Map(scene.nodes.map((node, at) => [node.id, at]));
    const letters = seen
      .filter((thing) => thing.lettering && /[\\p{L}\\p{N}]/u.test(thing.lettering.textContent))
      .map((thing) => inked(boxOf(thing, thing.lettering)));
    const drawn = seen
      .filter((thing) => thing.use && thing.node.w)
      .map(({ id, node }) => ({
        id,
        left: node.x - node.w / 2,
        right: node.x + node.w / 2,
        top: node.y - node.h / 2,
        bottom: node.y + node.h / 2,
      }));
    const [width, height] = scene.size;
    const sheer = ({ id }) =>
      [...(document.getElementById(`art-${stage.things.get(id).node.art}`)?.children ?? [document.body])].every(
        (each) => Number(each.getAttribute('opacity') ?? each.getAttribute('fill-opacity') ?? 1) <= 0.5,
      );
    for (const text of letters) {
      const say = stage.things.get(text.id).lettering.textContent;
      if (!holds({ left: 0, top: 0, right: width, bottom: height }, text))
        found.push(`${text.id} "${say}" leaves the table`);
      const { art, align } = stage.things.get(text.id).node;
      if (align === 'corner') continue; // cards lie on one another
      for (const other of letters)
        if (text.id < other.id && stage.things.get(other.id).node.align !== 'corner' && cut(text, other))
          found.push(`${text.id} "${say}" and ${other.id} "${stage.things.get(other.id).lettering.textContent}"`);
      for (const thing of drawn) {
        if (thing.id === text.id || !cut(text, thing)) continue;
        // It lies over a whole part of the table, and is seen through.
        const veil =
          thing.right - thing.left > width / 2 ||
          (thing.right - thing.left) * (thing.bottom - thing.top) > (width * height) / 12;
        const covered = order.get(thing.id) > order.get(text.id) && !veil && !sheer(thing);
        // What the letters stand on hides the rest.
        const plate = drawn.some(
          (each) =>
            order.get(thing.id) < order.get(each.id) &&
            order.get(each.id) < order.get(text.id) &&
            holds(each, text),
        );
        // What they belong to, or a badge.
        const ground = !plate && (text.id.startsWith(`${thing.id}-`) || (!art && thing.right - thing.left < 64));
        if (covered || (ground && !holds(thing, text)))
          found.push(`${text.id} "${say}" ${covered ? 'under' : 'over'} ${thing.id}`);
      }
    }
  }
  stage.svg.remove();
  return [...new Set(found)];
}"""


def walked(game: Game[Any], seats: int, options: Options) -> Iterator[State]:
    """Positions of one match by lot, evenly over its length, its end among them."""
    chance, state, states = Random(f"{game.key} {seats}"), game.new(seats, options), []
    while state.to_act() and len(states) < LONGEST:
        state = state.after(*step(state, chance))
        states.append(state)
    for at in range(SCENES):
        yield states[(len(states) - 1) * at // (SCENES - 1)]


def scenes(game: Game[Any], lang: str, shape: str) -> list[Any]:
    """A plain table of the fewest, and one of the most with every switch turned, as a seat and a spectator see them."""
    made = []
    turned = game.options(**{name: values[-1] for name, values in game.options.choices().items()})
    for seats, options in ((game.seats[0], game.options()), (game.seats[-1], turned)):
        for state in walked(game, seats, options):
            for seat in (0, ONLOOKER):
                reader = Reader.of(game, seat, NAMES[lang], lang, shape)
                made.append(json.loads(game.board.scene(state.view(seat), reader).packed()))
    return made


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_letters_run_into_anything(eva: Person, key: str) -> None:
    """On a table as laptops have it and as phones and upright tablets do; scaling changes no proportion."""
    eva.bare()
    for lang, shape in covering(list(NAMES), list(SHAPES)):
        found = eva.page.evaluate(MEASURE, [key, scenes(SHELF[key], lang, shape)])
        assert not found, "\n".join([lang, shape, *found])
