"""A thing that tells its way is seen to pass every place of it."""

from __future__ import annotations

from typing import Any

from web.house import Person

WALK = """async ([flipped, marks]) => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  stage.flipped = flipped;
  const scene = (x, via) => ({
    size: [1000, 640],
    prompt: '-',
    nodes: [{ id: 'pawn', x, y: 100, w: 50, h: 50, turn: 90, via, marks }],
  });
  await stage.show(scene(100));
  stage.show(
    scene(400, [
      [200, 100],
      [300, 100],
    ]),
    { haste: 1 },
  );
  const group = stage.things.get('pawn').group;
  const frames = group
    .getAnimations()[0]
    .effect.getKeyframes()
    .map((frame) => frame.transform);
  await stage.show(
    scene(400, [
      [200, 100],
      [300, 100],
    ]),
    { haste: 1 },
  );
  return { frames, stands: group.style.transform, again: group.getAnimations().length };
}"""


def walked(person: Person, flipped: bool = False, *marks: str) -> Any:
    person.bare()
    return person.page.evaluate(WALK, [flipped, list(marks)])


def test_it_rests_on_each_place_between(eva: Person) -> None:
    seen = walked(eva)
    assert [frame.split("px")[0] for frame in seen["frames"]] == [
        "translate(100",
        "translate(200",
        "translate(300",
        "translate(400",
    ]


def test_on_a_turned_board_the_way_is_turned_too(eva: Person) -> None:
    seen = walked(eva, True)
    assert [frame.split("px")[0] for frame in seen["frames"]] == [
        "translate(900",
        "translate(800",
        "translate(700",
        "translate(600",
    ]
    assert "rotate(90deg)" in seen["stands"]


def test_what_belongs_to_the_board_is_turned_with_it(eva: Person) -> None:
    assert "rotate(270deg)" in walked(eva, True, "turns")["stands"]


def test_a_thing_that_stays_does_not_walk_again(eva: Person) -> None:
    """The first walk may still be on; no second one has begun."""
    assert walked(eva)["again"] <= 1
