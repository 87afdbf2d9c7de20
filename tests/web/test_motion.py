"""Beats come one after another; new things come from where they were."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import Invite
from web.house import Person

BEATS = """async ([count, hurry]) => {
  const { Beats } = await import('/web/motion.js');
  const seen = [];
  let running = 0, most = 0;
  await new Promise((calm) => {
    const beats = new Beats(async (beat, haste) => {
      most = Math.max(most, ++running);
      if (hurry && beat === 1) beats.hurry();
      await Promise.resolve();
      seen.push([beat, haste]);
      running--;
    }, calm);
    for (let i = 0; i < count; i++) beats.add(i);
  });
  return { seen, most };
}"""

SHOW = """async ([before, after, actor]) => {
  const { Stage } = await import('/web/scene.js');
  const stage = new Stage({ clicked() {}, asked() {}, missed() {} });
  document.body.append(stage.svg);
  const scene = (nodes) => ({ size: [1000, 640], prompt: '-', nodes });
  await stage.show(scene(before));
  stage.show(scene(after), { haste: 1, actor });
  const starts = {};
  for (const [id, thing] of stage.things) {
    const [first] = thing.group.getAnimations();
    const frames = first?.effect.getKeyframes() ?? [];
    const turns = thing.inner.getAnimations().flatMap((each) => each.effect.getKeyframes()).some((frame) => frame.transform.includes('scaleX'));
    starts[id] = { from: frames[0]?.transform ?? '', stops: frames.length, seen: frames[0]?.opacity ?? '1', tumbles: thing.inner.getAnimations().length > 0, turns };
  }
  starts.gone = [...stage.layer.querySelectorAll('.gone')].map((each) => each.dataset.id);
  return starts;
}"""


@pytest.fixture
def ana(invite: Invite) -> Person:
    person = invite("Ana", likes={"speed": "normal"})
    person.go("/")
    person.find("[data-game]").first.wait_for()
    return person


def show(person: Person, before: list[dict[str, Any]], after: list[dict[str, Any]], actor: int = -1) -> Any:
    return person.page.evaluate(SHOW, [before, after, actor])


def test_beats_keep_their_order_and_never_overlap(ana: Person) -> None:
    result = ana.page.evaluate(BEATS, [5, False])
    assert [beat for beat, _ in result["seen"]] == [0, 1, 2, 3, 4]
    assert result["most"] == 1


def test_when_many_wait_each_is_shorter(ana: Person) -> None:
    hastes = [haste for _, haste in ana.page.evaluate(BEATS, [20, False])["seen"]]
    # The first one begins before the others are there.
    assert 0 < hastes[1] < hastes[-1] == 1
    assert hastes[1:] == sorted(hastes[1:])


def test_whoever_is_in_a_hurry_sees_the_rest_at_once(ana: Person) -> None:
    hastes = [haste for _, haste in ana.page.evaluate(BEATS, [6, True])["seen"]]
    assert hastes[0] > 0
    assert hastes[2:] == [0, 0, 0, 0]


def test_a_new_card_comes_out_of_its_origin(ana: Person) -> None:
    talon = {"id": "talon", "kind": "card", "art": "card-back", "x": 400, "y": 300, "w": 100, "h": 150}
    card = {"id": "card-H7", "kind": "card", "art": "card-H7", "x": 500, "y": 550, "w": 100, "h": 150, "label": "seven", "origin": "talon"}
    flown = show(ana, [talon], [talon, card])["card-H7"]
    assert flown["from"].startswith("translate(400px, 300px)")
    assert flown["turns"]


def test_a_card_laid_by_another_comes_out_of_their_hand(ana: Person) -> None:
    tag = {"id": "seat-1", "art": "tag", "x": 500, "y": 160, "w": 190, "h": 40, "label": "Jan"}
    hand = [{"id": f"back-1-{i}", "kind": "card", "art": "card-back", "x": 440 + 60 * i, "y": 90, "w": 66, "h": 99} for i in range(3)]
    card = {"id": "card-H7", "kind": "card", "art": "card-H7", "x": 580, "y": 320, "w": 100, "h": 150, "label": "seven"}
    shown = show(ana, [tag, *hand], [tag, *hand[:2], card], 1)
    assert shown["card-H7"]["from"].startswith("translate(560px, 90px)")
    assert shown["card-H7"]["turns"]
    assert shown["gone"] == []


def stone(at: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"id": f"stone-{at}", "kind": "stone", "art": "stone-white", "x": x, "y": y, "w": 50, "h": 50, "label": at, **more}


POINTS = [{"id": f"point-{name}", "art": "mill-point", "x": x, "y": 100, "w": 50, "h": 50, "label": name} for name, x in (("a1", 100), ("d1", 400))]


def test_a_piece_named_after_its_square_glides_there_whole(ana: Person) -> None:
    """The one that stood at the origin is the one that moves: it is not seen to vanish, nor to fade in."""
    shown = show(ana, [*POINTS, stone("a1", 100, 100)], [*POINTS, stone("d1", 400, 100, origin="point-a1")], 0)
    assert shown["stone-d1"]["from"] == "translate(100px, 100px) rotate(0deg) scale(1)"
    assert shown["stone-d1"]["seen"] == "1"
    assert shown["gone"] == []


def test_a_piece_that_jumps_on_passes_every_square(ana: Person) -> None:
    shown = show(ana, [*POINTS, stone("a1", 100, 100)], [*POINTS, stone("d1", 400, 100, origin="point-a1", via=[[200, 0], [300, 200]])], 0)
    assert shown["stone-d1"]["stops"] == 4


def test_a_stone_laid_from_the_hand_is_the_one_that_lay_there(ana: Person) -> None:
    tag = {"id": "seat-0", "art": "tag", "x": 120, "y": 530, "w": 190, "h": 40, "label": "Eva"}
    hand = [{"id": f"hand-0-{i}", "kind": "stone", "art": "stone-white", "x": 150 + 50 * i, "y": 600, "w": 40, "h": 40} for i in range(3)]
    shown = show(ana, [tag, *POINTS, *hand], [tag, *POINTS, *hand[:2], stone("d1", 400, 100, origin="seat-0")], 0)
    assert shown["stone-d1"]["from"] == "translate(250px, 600px) rotate(0deg) scale(0.8)"
    assert shown["gone"] == []


def test_a_new_thing_without_an_origin_comes_from_whoever_acts(ana: Person) -> None:
    tag = {"id": "seat-0", "art": "tag", "x": 120, "y": 530, "w": 190, "h": 40, "label": "Eva"}
    stone = {"id": "stone-a1", "art": "stone", "x": 300, "y": 500, "w": 50, "h": 50, "label": "stone"}
    assert show(ana, [tag], [tag, stone], 0)["stone-a1"]["from"].startswith("translate(120px, 530px)")


def test_dice_tumble_when_nature_throws_them_and_not_otherwise(ana: Person) -> None:
    """A die that shows its old face again was thrown with the one that changed; a kept one lies still."""

    def dice(*faces: str) -> list[dict[str, Any]]:
        marks = (["rolled"], ["rolled"], ["kept"])
        return [{"id": f"die-{i}", "kind": "die", "art": f"die-{face}", "x": 100 * i, "y": 100, "w": 80, "h": 80, "label": face, "marks": marks[i]} for i, face in enumerate(faces)]

    def one(*marks: str, **more: Any) -> dict[str, Any]:
        return {"id": "die-0", "kind": "die", "art": "die-6", "x": 100, "y": 100, "w": 80, "h": 80, "label": "6", "marks": list(marks), **more}

    assert show(ana, [one()], [one("rolled")])["die-0"]["tumbles"], "the same face again"
    assert show(ana, [one("rolled", turn=4)], [one("rolled", turn=8)])["die-0"]["tumbles"]
    assert not show(ana, [one("rolled")], [one(art="die-blank")])["die-0"]["tumbles"], "back into the hand"

    def tumbling(before: list[dict[str, Any]], after: list[dict[str, Any]], actor: int) -> list[bool]:
        shown = show(ana, before, after, actor)
        return [shown[f"die-{i}"]["tumbles"] for i in range(3)]

    assert tumbling(dice("1", "2", "3"), dice("5", "2", "3"), -1) == [True, True, False]
    assert tumbling(dice("1", "2", "3"), dice("1", "2", "3"), -1) == [False, False, False]
    assert tumbling(dice("1", "2", "3"), dice("5", "2", "3"), 0) == [False, False, False]
