"""Beats come one after another; new things come from where they were."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import Invite
from web.house import Person

BEATS = """async ([weights, hurry]) => {
  const { Beats } = await import('/web/stage/motion.js');
  const seen = [];
  let running = 0, most = 0;
  await new Promise((calm) => {
    const beats = new Beats(async ({ number }, haste) => {
      most = Math.max(most, ++running);
      if (hurry && number === 1) beats.hurry();
      await Promise.resolve();
      seen.push([number, haste]);
      running--;
    }, calm);
    weights.forEach((weight, number) => beats.add({ number, line: { weight } }));
  });
  return { seen, most };
}"""

ROUNDS = """async (beats) => {
  const { Beats } = await import('/web/stage/motion.js');
  const seen = [];
  await new Promise((calm) => {
    const row = new Beats(
      async ({ ms }, haste) => {
        seen.push(haste);
        row.spend(ms, true);
      },
      calm,
      ({ own }) => own,
    );
    for (const [ms, own] of beats) row.add({ ms, own, line: { weight: 'notable' } });
  });
  return seen;
}"""

BEGINS = """async ([line, choices, secrets]) => {
  const { Telling } = await import('/web/table/telling.js');
  const { Paths } = await import('/web/match/path.js');
  const room = { you: { seat: 0 }, game: { secrets }, seats: [{ kind: 'person' }, { kind: 'bot' }] };
  const state = { room, now: { scene: { choices: Array(choices).fill({}) } }, paths: new Paths() };
  return new Telling({ state }).begins({ line });
}"""

STAYS = """async ([weights, hurried]) => {
  const { event, message, newScene, newTable, shown } = await import('/alone.js');
  const table = await newTable('oko');
  const scene = newScene([], [1]);
  const told = [];
  new MutationObserver(() => told.push([table.parts.caption.text.textContent, performance.now()])).observe(
    table.parts.caption.text,
    { childList: true, characterData: true, subtree: true },
  );
  table.onTable(message(0, scene, [1], { log: [] }));
  weights.forEach((weight, i) => table.onEvent(message(i + 1, scene, [1], event(i + 1, `${i}`, weight))));
  const skip = () => document.querySelector('.skip-on:not([hidden])');
  // On a busy machine the first event comes later.
  const hurry = () => (skip() ? skip().click() : setTimeout(hurry, 10));
  if (hurried) setTimeout(hurry, hurried);
  await shown(table);
  told.push(['', performance.now()]);
  return told.slice(0, -1).map(([text, at], i) => [text, told[i + 1][1] - at]);
}"""

PASSED = """async (many) => {
  const { event, message, newScene, newTable, shown } = await import('/alone.js');
  const table = await newTable('oko');
  const scene = (at) =>
    newScene([{ id: `at-${at}`, kind: 'text', x: 10, y: 10 * at, w: 50, h: 9, text: `${at}` }], [1]);
  const { stage } = table.parts,
    show = stage.show.bind(stage),
    drawn = [];
  stage.show = (picture, how) => {
    drawn.push(picture.nodes[0].text);
    return show(picture, how);
  };
  table.onTable(message(0, scene(0), [1], { log: [] }));
  for (let at = 1; at <= many; at++) table.onEvent(message(at, scene(at), [1], event(at, `${at}`)));
  await shown(table);
  return { drawn, things: [...stage.things.keys()], lines: document.querySelectorAll('.log li').length };
}"""

SHOW = """async ([before, after, actor]) => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  const scene = (nodes) => ({ size: [1000, 640], prompt: '-', nodes });
  await stage.show(scene(before));
  stage.show(scene(after), { haste: 1, actor });
  const starts = {};
  for (const [id, thing] of stage.things) {
    const [first] = thing.group.getAnimations();
    const frames = first?.effect.getKeyframes() ?? [];
    const turns = thing.inner
      .getAnimations()
      .flatMap((each) => each.effect.getKeyframes())
      .some((frame) => frame.transform.includes('scaleX'));
    starts[id] = {
      from: frames[0]?.transform ?? '',
      stops: frames.length,
      seen: frames[0]?.opacity ?? '1',
      tumbles: thing.inner.getAnimations().length > 0,
      turns,
    };
  }
  starts.gone = [...stage.layer.querySelectorAll('.gone')].map((each) => each.dataset.id);
  return starts;
}"""

MEANWHILE = """async () => {
  const { event, message, newScene, newTable, shown, until } = await import('/alone.js');
  const sent = [];
  const table = await newTable('craps', {
    send: async (type, fields) => {
      sent.push({ type, ...fields });
      return {};
    },
  });
  const field = { id: 'bet-low', kind: 'field', art: 'bet-low-wide', x: 200, y: 400, w: 300, h: 100, label: 'low' };
  const choices = [
    { text: 'low', label: 'low', path: ['bet-low'] },
    { text: 'high', label: 'high', path: ['bet-high'] },
  ];
  const scene = newScene([field], [0, 1], choices);
  const open = () => document.querySelector('.thing.hit') !== null && !table.store.state.quiet;
  table.onTable(message(0, scene, [0, 1], { log: [] }));
  await shown(table);
  table.onEvent(message(1, scene, [0, 1], event(1, '1')));
  table.onEvent(message(2, scene, [0, 1], { ...event(2, '2'), to_act: [1] }));
  await new Promise((on) => setTimeout(on, 120));
  const first = open();
  table.hand.click('bet-low');
  await until(() => table.store.state.now.number >= 2);
  return { first, later: open(), sent: sent.filter((each) => each.type === 'act') };
}"""

LANDED = """async () => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  const scene = (face, sum) => ({
    size: [1000, 640],
    prompt: '-',
    nodes: [
      { id: 'die-0', kind: 'die', art: `die-${face}`, x: 100, y: 100, w: 80, h: 80, label: '-', marks: ['rolled'] },
      { id: 'sum', x: 300, y: 100, h: 40, text: sum },
    ],
  });
  await stage.show(scene('3', '9'));
  const next = scene('6', '15');
  const falling = stage.cast(next, { actor: -1, haste: 0.3 });
  const text = () => stage.things.get('sum').lettering.textContent;
  const early = text();
  const thrown = await falling;
  await stage.show(next, { actor: -1, haste: 0.3 });
  return { thrown, early, late: text() };
}"""

COVERED = """async () => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  const card = (id, x, y) => ({ id, kind: 'card', art: 'card-H7', x, y, w: 100, h: 150, label: '-' });
  const pile = (...numbers) => ({
    size: [1000, 640],
    prompt: '-',
    nodes: [
      { id: 'seat-0', kind: 'tag', art: 'tag', x: 100, y: 90, w: 190, h: 40, label: '-' },
      ...numbers.map((n) => card(`card-${n}`, 500, 300)),
    ],
  });
  const first = pile(1, 2, 3, 4);
  await stage.show({ ...first, nodes: [...first.nodes, card('back-0', 100, 100)] });
  stage.show(pile(2, 3, 4, 5), { haste: 1, actor: 0 });
  return [...stage.layer.children].map((each) => each.dataset.id);
}"""


FADES = """async (nodes) => {
  const { newStage } = await import('/alone.js');
  const stage = newStage();
  const scene = (nodes) => ({ size: [1000, 640], prompt: '-', nodes });
  await stage.show(scene(nodes));
  stage.show(scene([]), { haste: 1 });
  return Object.fromEntries(
    [...stage.layer.querySelectorAll('.gone')].map((each) => [
      each.dataset.id,
      each.getAnimations()[0].effect.getTiming().duration,
    ]),
  );
}"""


@pytest.fixture
def ana(invite: Invite) -> Person:
    person = invite("Ana", likes={"speed": "normal", "sole": True})
    person.bare()
    return person


def show(person: Person, before: list[dict[str, Any]], after: list[dict[str, Any]], actor: int = -1) -> Any:
    return person.page.evaluate(SHOW, [before, after, actor])


def hastes(person: Person, weights: list[str], hurry: bool = False) -> list[float]:
    return [haste for _, haste in person.page.evaluate(BEATS, [weights, hurry])["seen"]]


def test_beats_keep_their_order_and_never_overlap(ana: Person) -> None:
    result = ana.page.evaluate(BEATS, [["notable"] * 5, False])
    assert [beat for beat, _ in result["seen"]] == [0, 1, 2, 3, 4]
    assert result["most"] == 1


def test_what_one_does_oneself_has_all_its_time_however_long_the_others_took(ana: Person) -> None:
    """And with it a new round begins, of which nothing is spent."""
    long, own, others = [4800, False], [900, True], [900, False]
    assert ana.page.evaluate(ROUNDS, [[*long], [*own], [*others]]) == [1, 1, 1]
    assert ana.page.evaluate(ROUNDS, [[*long], [*others], [*own]]) == [1, 0, 1]


@pytest.mark.parametrize(
    ("line", "choices", "secrets", "begins"),
    [
        ({"kind": "event", "seat": 0}, 2, False, True),
        ({"kind": "event", "seat": 0}, 1, False, False),  # it plays itself: nobody was asked
        ({"kind": "event", "seat": 0}, 1, True, True),
        ({"kind": "event", "seat": 1}, 0, False, False),
        ({"kind": "event", "seat": -1, "hand": 0}, 0, False, True),
        ({"kind": "event", "seat": -1, "hand": 1}, 0, False, False),
        ({"kind": "seat", "seat": 0}, 0, False, False),
        (None, 0, False, False),
    ],
)
def test_a_round_of_others_lasts_until_one_decides_or_throws(
    ana: Person, line: dict[str, Any] | None, choices: int, secrets: bool, begins: bool
) -> None:
    assert ana.page.evaluate(BEGINS, [line, choices, secrets]) is begins


def test_when_many_wait_each_is_shorter(ana: Person) -> None:
    found = hastes(ana, ["routine"] * 20)
    # The first one begins before the others are there.
    assert 0 < found[1] < found[-1] == 1
    assert found[1:] == sorted(found[1:])


def test_no_queue_shortens_what_decides_a_game(ana: Person) -> None:
    found = hastes(ana, ["routine", "notable", "dramatic", *["routine"] * 40])
    assert found[2] == 1
    assert found[1] == found[3] == 0, "too much waits for the rest"


def test_one_who_is_in_a_hurry_sees_the_rest_at_once(ana: Person) -> None:
    found = hastes(ana, ["dramatic"] * 6, hurry=True)
    assert found[0] > 0
    assert found[2:] == [0, 0, 0, 0]


def test_a_death_stays_before_the_eyes_and_a_deal_is_quick(ana: Person) -> None:
    """Two seconds for what is dramatic whatever waits behind it, about one for a decision; routine is not captioned."""
    told = dict(ana.page.evaluate(STAYS, [["notable", "dramatic", "routine", "routine", "notable"], 0]))
    assert list(told) == ["0", "1", "4"]
    assert told["0"] > 600
    assert told["1"] > 1900
    assert told["4"] < told["1"]


def test_what_is_shown_can_be_skipped(ana: Person) -> None:
    told = ana.page.evaluate(STAYS, [["dramatic", "dramatic", "dramatic"], 700])
    assert sum(time for _, time in told) < 4500, "unskipped they take six seconds"


def test_with_less_motion_events_stay_their_time(invite: Invite) -> None:
    """Nothing moves, but nobody has to read faster for it."""
    ota = invite("Ota", likes={"speed": "normal"}, reduced_motion="reduce")
    ota.bare()
    [[_, time]] = ota.page.evaluate(STAYS, [["dramatic"], 0])
    assert time > 1900


def test_what_follows_from_a_throw_is_seen_when_the_dice_have_landed(ana: Person) -> None:
    seen = ana.page.evaluate(LANDED)
    assert seen == {"thrown": True, "early": "9", "late": "15"}


def test_one_who_may_decide_at_once_with_others_need_not_wait_for_them(ana: Person) -> None:
    """While a bot's bet is shown one's own can be put down; when the betting is over, no more."""
    told = ana.page.evaluate(MEANWHILE)
    assert told["first"] and not told["later"]
    assert [(each["action"], each["number"]) for each in told["sent"]] == [("low", 1)]


def test_a_card_that_is_covered_does_not_flash_on_top(ana: Person) -> None:
    """Of a pile only the last cards are drawn: the one that goes is under them while it fades."""
    order = ana.page.evaluate(COVERED)
    assert order.index("card-1") < order.index("card-5")


def test_a_hit_is_seen_while_its_harm_is_told(ana: Person) -> None:
    """The stamp goes with the life it took, but not at once like everything else that goes."""
    nodes = [
        {"id": id, "art": "aimed", "x": 100, "y": 100, "w": 60, "h": 60, "marks": marks}
        for id, marks in (("hit", ["hit"]), ("tick", []))
    ]
    times = ana.page.evaluate(FADES, nodes)
    assert times["hit"] > max(1200, times["tick"])


def test_a_new_card_comes_out_of_its_origin(ana: Person) -> None:
    talon = {"id": "talon", "kind": "card", "art": "card-back", "x": 400, "y": 300, "w": 100, "h": 150}
    card = {
        "id": "card-H7",
        "kind": "card",
        "art": "card-H7",
        "x": 500,
        "y": 550,
        "w": 100,
        "h": 150,
        "label": "seven",
        "origin": "talon",
    }
    flown = show(ana, [talon], [talon, card])["card-H7"]
    assert flown["from"].startswith("translate(400px, 300px)")
    assert flown["turns"]


def test_a_card_laid_by_another_comes_out_of_their_hand(ana: Person) -> None:
    tag = {"id": "seat-1", "art": "tag", "x": 500, "y": 160, "w": 190, "h": 40, "label": "Jan"}
    hand = [
        {"id": f"back-1-{i}", "kind": "card", "art": "card-back", "x": 440 + 60 * i, "y": 90, "w": 66, "h": 99}
        for i in range(3)
    ]
    card = {"id": "card-H7", "kind": "card", "art": "card-H7", "x": 580, "y": 320, "w": 100, "h": 150, "label": "seven"}
    shown = show(ana, [tag, *hand], [tag, *hand[:2], card], 1)
    assert shown["card-H7"]["from"].startswith("translate(560px, 90px)")
    assert shown["card-H7"]["turns"]
    assert shown["gone"] == []


def stone(at: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {
        "id": f"stone-{at}",
        "kind": "stone",
        "art": "stone-white",
        "x": x,
        "y": y,
        "w": 50,
        "h": 50,
        "label": at,
        **more,
    }


POINTS = [
    {"id": f"point-{name}", "art": "mill-point", "x": x, "y": 100, "w": 50, "h": 50, "label": name}
    for name, x in (("a1", 100), ("d1", 400))
]


def test_a_piece_named_after_its_square_glides_there_whole(ana: Person) -> None:
    """The one that stood at the origin is the one that moves: it is not seen to vanish, nor to fade in."""
    shown = show(ana, [*POINTS, stone("a1", 100, 100)], [*POINTS, stone("d1", 400, 100, origin="point-a1")], 0)
    assert shown["stone-d1"]["from"] == "translate(100px, 100px) rotate(0deg) scale(1)"
    assert shown["stone-d1"]["seen"] == "1"
    assert shown["gone"] == []


def test_a_piece_that_jumps_on_passes_every_square(ana: Person) -> None:
    shown = show(
        ana,
        [*POINTS, stone("a1", 100, 100)],
        [*POINTS, stone("d1", 400, 100, origin="point-a1", via=[[200, 0], [300, 200]])],
        0,
    )
    assert shown["stone-d1"]["stops"] == 4


def test_a_stone_laid_from_the_hand_is_the_one_that_lay_there(ana: Person) -> None:
    tag = {"id": "seat-0", "art": "tag", "x": 120, "y": 530, "w": 190, "h": 40, "label": "Eva"}
    hand = [
        {"id": f"hand-0-{i}", "kind": "stone", "art": "stone-white", "x": 150 + 50 * i, "y": 600, "w": 40, "h": 40}
        for i in range(3)
    ]
    shown = show(ana, [tag, *POINTS, *hand], [tag, *POINTS, *hand[:2], stone("d1", 400, 100, origin="seat-0")], 0)
    assert shown["stone-d1"]["from"] == "translate(250px, 600px) rotate(0deg) scale(0.8)"
    assert shown["gone"] == []


def test_a_new_thing_without_an_origin_comes_from_the_one_who_acts(ana: Person) -> None:
    tag = {"id": "seat-0", "art": "tag", "x": 120, "y": 530, "w": 190, "h": 40, "label": "Eva"}
    stone = {"id": "stone-a1", "art": "stone", "x": 300, "y": 500, "w": 50, "h": 50, "label": "stone"}
    assert show(ana, [tag], [tag, stone], 0)["stone-a1"]["from"].startswith("translate(120px, 530px)")


def die(number: int, face: str, *marks: str, x: int | None = None) -> dict[str, Any]:
    place = {"x": 100 * number if x is None else x, "y": 100, "w": 80, "h": 80}
    return {"id": f"die-{number}", "kind": "die", "art": f"die-{face}", **place, "label": face, "marks": list(marks)}


def test_dice_tumble_when_nature_throws_them_and_not_otherwise(ana: Person) -> None:
    """A die that shows its old face again was thrown with the one that changed; a kept one lies still."""

    def dice(*faces: str) -> list[dict[str, Any]]:
        marks = ("rolled", "rolled", "kept")
        return [die(i, face, marks[i]) for i, face in enumerate(faces)]

    def one(*marks: str, **more: Any) -> dict[str, Any]:
        return die(0, "6", *marks, x=100) | more

    assert show(ana, [one()], [one("rolled")])["die-0"]["tumbles"], "the same face again"
    assert show(ana, [one("rolled", turn=4)], [one("rolled", turn=8)])["die-0"]["tumbles"]
    assert not show(ana, [one("rolled")], [one(art="die-blank")])["die-0"]["tumbles"], "back into the hand"

    def tumbling(before: list[dict[str, Any]], after: list[dict[str, Any]], actor: int) -> list[bool]:
        shown = show(ana, before, after, actor)
        return [shown[f"die-{i}"]["tumbles"] for i in range(3)]

    assert tumbling(dice("1", "2", "3"), dice("5", "2", "3"), -1) == [True, True, False]
    assert tumbling(dice("1", "2", "3"), dice("1", "2", "3"), -1) == [False, False, False]
    assert tumbling(dice("1", "2", "3"), dice("5", "2", "3"), 0) == [False, False, False]


def test_what_nobody_could_see_is_not_drawn(eva: Person) -> None:
    """At a pace at which a run of events just happens, only what is seen costs drawing, and all of it is in the
    log."""
    eva.bare()
    told = eva.page.evaluate(PASSED, 12)
    assert told["lines"] == 12 and told["things"] == ["at-12"]
    assert told["drawn"][-1] == "12" and len(told["drawn"]) <= 4
