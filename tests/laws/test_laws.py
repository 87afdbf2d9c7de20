"""The laws of the house: what holds in every position of every game.

A game is tested by being on the shelf.
"""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from itertools import cycle
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.walks import GAMES, KEYS, Walk, each_option, step, walk, walks
from ring import many
from saloon.core import NATURE, ONLOOKER, Illegal, fold, witnessed
from saloon.house.drawings import names
from saloon.house.rooms import Weight
from saloon.scene import SHAPES, Reader
from saloon.scene.changes import Follower, Known
from saloon.words import LANGS, words

law = settings(max_examples=many(10, 30), deadline=None, suppress_health_check=list(HealthCheck))
every_game = pytest.mark.parametrize("key", KEYS)
LONGEST = 20_000
DRAWINGS = {key: set(names(game)) for key, game in GAMES.items()}


def walked(check):  # type: ignore[no-untyped-def]
    """Run a law at the end of many walks through each game."""

    @every_game
    @law
    @given(data=st.data())
    def run(key: str, data: st.DataObject) -> None:
        check(data.draw(walks(key)))

    run.__name__ = check.__name__
    run.__doc__ = check.__doc__
    return run


@walked
def test_over_means_nobody_to_act(w: Walk) -> None:
    """A game has scores exactly when nobody is to act, one for each seat."""
    scores = w.state.scores()
    assert (w.state.to_act() == ()) == (scores is not None)
    assert scores is None or len(scores) == w.seats


@walked
def test_one_who_is_to_act_can_act(w: Walk) -> None:
    """Legal actions are never missing, never doubled, always in the same order; weights are positive."""
    to_act = w.state.to_act()
    assert len(set(to_act)) == len(to_act)
    assert NATURE not in to_act or to_act == (NATURE,)
    for seat in to_act:
        if seat == NATURE:
            chances = w.state.chances()
            assert chances
            assert all(isinstance(weight, int) and weight > 0 for _, weight in chances)
            assert len({action for action, _ in chances}) == len(chances)
            assert w.state.sample(Random(w.seed)) in {action for action, _ in chances}
        else:
            legal = list(w.state.legal(seat))
            assert legal
            assert len(set(legal)) == len(legal)
            assert legal == list(w.state.legal(seat))
    for seat in set(range(w.seats)) - set(to_act):
        assert not w.state.legal(seat)


@walked
def test_positions_are_values(w: Walk) -> None:
    """Looking and moving on leave a position untouched; equal parts are equal, and it can be pickled."""
    before = deepcopy(w.state.parts())
    for viewer in w.viewers:
        w.state.view(viewer)
    w.state.guess(Random(0))
    if w.state.to_act():
        w.state.after(*step(w.state, Random(w.seed)))
    assert w.state.parts() == before
    again = pickle.loads(pickle.dumps(w.state))
    assert again == w.state
    assert hash(again) == hash(w.state)


@walked
def test_folding_the_log_gives_the_position(w: Walk) -> None:
    assert fold(w.start, w.log) == w.state


@walked
def test_text_is_read_back(w: Walk) -> None:
    """Actions, positions and views survive being written and read."""
    notation = w.game.notation
    for _, _, action in w.log:
        assert notation.read(notation.write(action)) == action
    options = w.state.options  # type: ignore[attr-defined]
    for state in (w.state, *(w.state.view(viewer) for viewer in w.viewers)):
        text = notation.write_state(state)
        assert "\n" not in text
        assert notation.read_state(text, options) == state
    assert type(options).read(options.text()) == options
    for seat in w.state.to_act():
        legal = w.state.legal(seat) if seat != NATURE else [action for action, _ in w.state.chances()]
        texts = [notation.write(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [notation.read(text) for text in texts] == list(legal)


@walked
def test_a_view_kept_up_by_witnessing_is_the_view(w: Walk) -> None:
    """What a seat sees happen is just enough to keep its view."""
    for viewer in w.viewers:
        state, view = w.start, w.start.view(viewer)
        for (_, seat, action), seen in zip(w.log, witnessed(w.start, w.log, viewer), strict=True):
            view = view.after(seat, seen.action)
            state = state.after(seat, action)
            assert view == state.view(viewer)


@walked
def test_a_view_of_a_view_is_the_view(w: Walk) -> None:
    for viewer in w.viewers:
        view = w.state.view(viewer)
        assert view.view(viewer) == view


@walked
def test_a_guess_is_a_possible_world(w: Walk) -> None:
    """A guess fits the view, has no blanks left, and holds the same things."""
    for viewer in w.viewers:
        view = w.state.view(viewer)
        world = view.guess(Random(w.seed))
        assert world.view(viewer) == view
        assert world.guess(Random(w.seed + 1)) == world
        assert world.census() == w.start.census()
        assert world.to_act() == w.state.to_act()
    assert w.state.guess(Random(w.seed)) == w.state


@walked
def test_what_one_may_do_depends_on_what_one_knows(w: Walk) -> None:
    for seat in range(w.seats):
        view = w.state.view(seat)
        legal = list(w.state.legal(seat))
        assert list(view.legal(seat)) == legal
        assert list(view.guess(Random(w.seed)).legal(seat)) == legal
        assert view.to_act() == w.state.to_act()
        assert view.scores() == w.state.scores()


@walked
def test_a_view_reckons_with_whatever_may_come(w: Walk) -> None:
    """Somebody who reads what may fall or be drawn from a view misses nothing that can happen there."""
    if w.state.to_act() != (NATURE,):
        return
    for viewer in w.viewers:
        view = w.state.view(viewer)
        reckoned = {view.witness(viewer, NATURE, action) for action, _ in view.chances()}
        assert {w.state.witness(viewer, NATURE, action) for action, _ in w.state.chances()} <= reckoned


@walked
def test_sealing_commutes(w: Walk) -> None:
    """Where several are to act, the order in which they do does not matter."""
    to_act = w.state.to_act()
    if len(to_act) < 2:
        return
    rng = Random(w.seed)
    chosen = [(seat, rng.choice(list(w.state.legal(seat)))) for seat in to_act]
    one = two = w.state
    for seat, action in chosen:
        if seat in one.to_act() and action in one.legal(seat):
            one = one.after(seat, action)
    for seat, action in reversed(chosen):
        if seat in two.to_act() and action in two.legal(seat):
            two = two.after(seat, action)
    assert one == two


@walked
def test_nothing_is_lost(w: Walk) -> None:
    """Cards, chips, arrows: the census never changes."""
    assert w.state.census() == w.start.census()


@walked
def test_scenes_are_complete(w: Walk) -> None:
    """Ids are unique, every drawing exists, each choice can be clicked, in every language and shape."""
    for viewer in w.viewers:
        view = w.state.view(viewer)
        for lang, shape in zip(LANGS, ("wide", "tall", "wide"), strict=True):
            reader = Reader.of(w.game, viewer, lang=lang, shape=shape)
            scene = w.game.board.scene(view, reader)
            ids = [node.id for node in scene.nodes]
            assert len(set(ids)) == len(ids)
            assert all(0 <= node.x <= scene.size[0] and 0 <= node.y <= scene.size[1] for node in scene.nodes)
            assert scene.prompt and scene.text
            assert scene.shape == shape
            assert scene.clause == (w.game.speech.clause(view) if w.game.speech.clause else "")
            scene.svg()
            assert all(node.kind or not node.label or not node.art for node in scene.nodes), (
                "what is spoken of is of a kind"
            )
            assert {node.art for node in scene.nodes if node.art} <= DRAWINGS[w.game.key], "every drawing is listed"
            legal = w.state.legal(viewer) if viewer >= 0 else ()
            assert [choice.text for choice in scene.choices] == [w.game.notation.write(action) for action in legal]
            labels = [choice.label for choice in scene.choices]
            assert all(labels) and len(set(labels)) == len(labels)
            paths = [choice.path for choice in scene.choices if choice.path]
            assert len(
                {
                    frozenset(path) if c.loose else path
                    for path, c in zip(paths, (c for c in scene.choices if c.path), strict=True)
                }
            ) == len(paths)
            spoken = {node.id for node in scene.nodes if node.label} | {button.id for button in scene.buttons}
            assert {step for path in paths for step in path} <= spoken


@walked
def test_equal_views_give_equal_bytes(w: Walk) -> None:
    """What is shown and told depends on the view alone: no id, order or length betrays a secret."""
    for viewer in w.viewers:
        world = w.state.view(viewer).guess(Random(w.seed))
        shown = [
            w.game.board.scene(state.view(viewer), Reader.of(w.game, viewer, lang="cs")) for state in (w.state, world)
        ]
        assert shown[0].packed() == shown[1].packed()
        assert json.loads(shown[0].packed()) == shown[0].json()


@walked
def test_a_scene_and_its_changes_are_the_next_scene(w: Walk) -> None:
    """Those who are told only what has changed see, after every event, the scene drawn afresh; equal views give equal
    changes."""
    for viewer, lang, shape in zip(w.viewers, cycle(LANGS), cycle(SHAPES), strict=False):
        reader = Reader.of(w.game, viewer, lang=lang, shape=shape)
        state, scene = w.start, w.game.board.scene(w.start.view(viewer), reader)
        known, follower = Known.of(scene), Follower()
        assert follower.hear({"scene": scene.json()}) == scene.json()
        for _, seat, action in w.log[: many(20, 40)]:
            state = state.after(seat, action)
            scene = w.game.board.scene(state.view(viewer), reader)
            told, known = known.told(scene)
            assert follower.hear({"changes": json.loads(told)}) == scene.json()
        world = state.view(viewer).guess(Random(w.seed))
        again = w.game.board.scene(world.view(viewer), reader)
        assert Known.of(again).told(scene)[0] == b"{}" == known.told(again)[0]


@walked
def test_everything_can_be_told(w: Walk) -> None:
    """Each event has a sentence for every viewer in every language, each choice its words."""
    for viewer in w.viewers:
        state = w.start
        seen = witnessed(w.start, w.log, viewer)
        for (_, seat, action), (_, _, shown) in zip(w.log[:60], seen[:60], strict=True):
            told = {
                lang: w.game.speech.tell(state.view(viewer), seat, shown, Reader.of(w.game, viewer, lang=lang))
                for lang in LANGS
            }
            assert all(text.strip() for text in told.values())
            assert w.game.speech.weight(state.view(viewer), seat, shown) in get_args(Weight)
            if not w.game.secrets:
                assert told["en"] == w.game.speech.tell(state, seat, action, Reader.of(w.game)), (
                    "one sentence for everybody"
                )
            state = state.after(seat, action)


@walked
def test_beginning_and_end_can_be_told(w: Walk) -> None:
    """Somebody who looks on hears who begins and why, and why it is over; what is counted is counted for each seat."""
    speech, first = w.game.speech, w.start
    for _, seat, action in w.log:
        if seat != NATURE:
            break
        first = first.after(seat, action)
    for viewer in w.viewers:
        for lang in LANGS:
            reader = Reader.of(w.game, viewer, lang=lang)
            if speech.opening and first.to_act() and NATURE not in first.to_act():
                assert speech.opening(first.view(viewer), reader).sentence
            if speech.end and not w.state.to_act():
                assert isinstance(speech.end(w.state.view(viewer), reader), str)
        if speech.tally:
            assert len(speech.tally(w.state.view(viewer))) in (0, w.seats)


@walked
def test_everything_on_the_table_can_be_explained(w: Walk) -> None:
    """Whatever is spoken of can be tapped to learn what it is; the clause named stands in the rules."""
    if w.game.speech.about is None:
        return
    rules = (w.game.folder / "RULES.md").read_text("utf-8")
    for viewer in w.viewers:
        view = w.state.view(viewer)
        for lang, shape in zip(LANGS, ("wide", "tall", "wide"), strict=True):
            reader = Reader.of(w.game, viewer, lang=lang, shape=shape)
            for node in w.game.board.scene(view, reader).nodes:
                if node.label and node.kind:
                    about = w.game.speech.about(view, node.id, reader)
                    assert about and about.text and f"**{about.clause}**" in rules, node.id


@walked
def test_what_is_illegal_has_a_reason(w: Walk) -> None:
    """Whatever happened earlier in the walk and is not legal now is refused in words; a decision, to who is to decide,
    with the clause."""
    rules = (w.game.folder / "RULES.md").read_text("utf-8")
    for _, by, action in w.log:
        for seat in range(w.seats):
            if not w.state.allows(seat, action):
                refusal = w.state.why_not(seat, action)
                assert isinstance(refusal, Illegal)
                if by >= 0 and w.state.legal(seat):
                    assert f"**{refusal.clause}**" in rules, refusal
                assert w.state.view(seat).why_not(seat, action).message == refusal.message
                for lang in LANGS:
                    assert words(lang, w.game.folder).fault(refusal).strip()


@walked
def test_advice_is_sound(w: Walk) -> None:
    """Bots get a rating for every choice, a worth between 0 and 1, and words for a hint."""
    for seat in w.state.to_act():
        if seat == NATURE:
            continue
        view = w.state.view(seat)
        legal = w.state.legal(seat)
        advice = w.game.advice
        for action in legal:
            assert isinstance(advice.rate(view, seat, action), int | float)
            reason = advice.reason(view, seat, action)
            for lang in LANGS:
                assert words(lang, w.game.folder)(reason.message, **reason.args)
        if advice.playout is not None:
            assert advice.playout(w.state, seat, legal, Random(w.seed)) in legal
    for seat in range(w.seats):
        assert 0 <= w.game.advice.worth(w.state, seat) <= 1


@every_game
def test_every_game_ends_with_every_option_at_every_table(key: str) -> None:
    game = GAMES[key]
    for options in each_option(game):
        for seats in game.seats:
            assert not walk(game, seats, options, seats, LONGEST).state.to_act(), (options, seats)


@every_game
def test_a_decision_that_ends_a_match_is_dramatic(key: str) -> None:
    """Somebody who looks on has time to see what decided it."""
    game = GAMES[key]
    w = walk(game, game.seats[0], game.options(), 1, LONGEST)
    before, (_, seat, action) = fold(w.start, w.log[:-1]), w.log[-1]
    assert (
        seat == NATURE
        or game.speech.weight(before.view(ONLOOKER), seat, before.witness(ONLOOKER, seat, action)) == "dramatic"
    )


@every_game
def test_wrong_numbers_of_seats_are_refused(key: str) -> None:
    game = GAMES[key]
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match="seats-wrong"):
            game.new(seats)


@every_game
@pytest.mark.parametrize("text", ["", "?!", "x" * 1000, "1", "\x00", "…", "-", "=", "+", "H7 H7"])
def test_nonsense_is_unreadable(key: str, text: str) -> None:
    """Text that is no action or position raises Unreadable, never anything else."""
    from saloon.core import Unreadable

    game = GAMES[key]
    try:
        action = game.notation.read(text)
    except Unreadable:
        pass
    else:
        assert game.notation.read(game.notation.write(action)) == action
    with pytest.raises(Unreadable):
        game.notation.read_state(text, game.options())


@every_game
def test_onlookers_may_do_nothing(key: str) -> None:
    assert not GAMES[key].new().legal(ONLOOKER)
