"""What the bots know of Fliptown: legal ways at every table, levels that mean something, reasons that were worked
out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from statistics import mean

import pytest

from games.fliptown.frontier import GAME, table
from saloon.bots import make
from saloon.bots.planner import Planner
from saloon.core import NATURE, Action
from saloon.games.fliptown.advice import ADVICE, turn_number, ways
from saloon.games.fliptown.advice.outlook import MOST_KEPT, Outlook, features, outlook
from saloon.games.fliptown.advice.reasons import reason
from saloon.games.fliptown.advice.turn_choices import turn_choices
from saloon.games.fliptown.data import NIGHTS, TARGETS, VALUE
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, start
from saloon.games.fliptown.rules.actions import Arrange, Bribe, ChangeSuit, ChangeValue, Rob, Use
from saloon.games.fliptown.rules.scoring import points
from saloon.house.rooms import Plan

TABLES = [
    (1, ""),
    (1, "holdem=yes characters=dealt cowbot=drawn level=hard"),
    (1, "cowbot=card"),
    (2, "characters=chosen"),
    (3, "holdem=competitive characters=dealt passing=always"),
    (4, "characters=dealt holdem=yes descent=later"),
]


def quickly(seats: int, options: str, seed: int) -> Iterator[tuple[Fliptown, int, Action]]:
    """A game of the quick policy: every decision where there is a choice."""
    chance = Random(seed)
    state = start(seats, FliptownOptions.read(options))
    while who := state.to_act():
        seat = who[0]
        if seat == NATURE:
            action = state.sample(chance)
        else:
            view = state.view(seat)
            action = ways(view, seat, 1)[0][0]
            yield state, seat, action
        state = state.after(seat, action)
    yield state, NATURE, Arrange(0, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_way_begins_with_something_legal(seats: int, options: str) -> None:
    for seed in range(3):
        for state, seat, action in quickly(seats, options, seed):
            if seat == NATURE:
                assert state.scores() is not None
                continue
            legal = state.legal(seat)
            assert action in legal
            assert all(way[0] in legal for way in ways(state.view(seat), seat, 99))
            assert all(isinstance(ADVICE.rate(state.view(seat), seat, each), float) for each in legal)


def played(level: str, deals: int) -> list[int]:
    found = []
    for deal in range(deals):
        chance, state, bot = Random(f"deal {deal}"), start(1, FliptownOptions()), make(GAME, level, 0, deal)
        while who := state.to_act():
            state = state.after(who[0], state.sample(chance) if who[0] == NATURE else bot.choose(state.view(0)))
        found.append(points(state.maps[0]))
    return found


def test_a_beginner_is_short_sighted_but_no_fool() -> None:
    """A player of one step reaches about 62 points, one who throws dice over everything hardly 30."""
    beginner, regular = mean(played("beginner", 12)), mean(played("regular", 12))
    assert 45 < beginner < 66 < regular


def test_no_two_ways_come_to_the_same() -> None:
    """The first is what the quick policy does; each further one is worth something else, the best first."""
    state = table("arrange", "H4 S4 C2", "gold=3")
    found = turn_choices(state, 0)
    worths = {choice.actions: choice.worth for choice in found}
    row = [worths[tuple(way)] for way in ways(state, 0, 8)]
    assert len({choice.worth for choice in found[:8]}) < 8, "two cards of one value: some come to the same"
    assert row == sorted(set(row), reverse=True) and len(row) == 8
    assert ways(state, 0, 8)[0] == ways(state, 0, 1)[0] == found[0].actions


def test_a_planner_sees_what_its_seat_sees() -> None:
    """Another sheriff card, the same choice."""
    one = table("arrange", "H4 S9 C2", "gold=3", sheriff="DJ")
    other = table("arrange", "H4 S9 C2", "gold=3", sheriff="D3")
    plan = Plan(ways, turn_number, compared=6, decisions=60, turns=2)
    choices = [Planner(GAME, 0, 5, plan).choose(each.view(0)) for each in (one, other)]
    assert choices[0] == choices[1]


def test_a_planner_goes_to_church_in_time() -> None:
    """Fourteen W in the third round: eight stars are at stake, and the church stands open."""
    state = table("turn", "C2 H6 S9", "cash=20 gold=0 stars=30 wanted=14", round=3, turn=5)
    plan = Plan(ways, turn_number, compared=8, decisions=400, turns=1)
    assert GAME.notation.write(Planner(GAME, 0, 1, plan).choose(state.view(0))) == "visit church"


# -- reasons: each claim recomputed ---------------------------------------------------------------


def reasons() -> Iterator[tuple[Fliptown, Action, str, dict[str, str | int]]]:
    for seed in range(12):
        for state, seat, action in quickly(1, "", seed):
            if seat != NATURE:
                view = state.view(seat)
                found = reason(view, seat, action)
                yield view, action, found.message, dict(found.args)


def unseen(view: Fliptown) -> list[int]:
    """Values of the cards that lie nowhere in sight."""
    hidden = [
        card for card in range(52) if not view.discards >> card & 1 and card not in view.line and card != view.sheriff
    ]
    return [VALUE[card] for card in hidden]


def test_reasons_say_what_is_so() -> None:
    told = set()
    for view, action, message, args in reasons():
        told.add(message)
        me = view.maps[0]
        match action:
            case Rob(target=target) if message == "why-rob":
                left = unseen(view)
                gun = 0 if not me.owned >> 9 & 1 else 4 if me.owned >> 10 & 1 else 2
                assert args["percent"] == round(100 * sum(value + gun >= target + 2 for value in left) / len(left))
                assert (args["stars"], args["cash"]) == (TARGETS[target].stars, TARGETS[target].cash)
            case Bribe() if message in ("why-bribe", "why-no-bribe"):
                left = unseen_sheriff(view)
                assert args["percent"] == round(100 * sum(value < me.wanted for value in left) / len(left))
            case Use(building=6):
                assert message == "why-forced" or args["count"] == NIGHTS[me.nights + 1] - NIGHTS[me.nights]
            case Use(building=2 | 5) if message == "why-shed":
                left = unseen_sheriff(view)
                assert args["before"] == round(100 * sum(value < me.wanted for value in left) / len(left))
    assert {"why-turn", "why-hand", "why-rob", "why-bonus", "why-site"} <= told


def unseen_sheriff(view: Fliptown) -> list[int]:
    """Values that the sheriff card may have: itself if one knows it, else all that was not seen this round."""
    if view.sheriff >= 0:
        return [VALUE[view.sheriff]]
    return [VALUE[card] for card in range(52) if not view.seen >> card & 1]


# -- the outlook ------------------------------------------------------------------------------------


def test_what_is_kept_of_hands_has_an_end() -> None:
    """Thrown away when it is too much, and worked out anew."""
    eyes = Outlook(0, 0, (0,) * 5, True)
    hands = list(islice(combinations(range(52), 3), 3 * MOST_KEPT))
    first = [eyes.hand(cards) for cards in hands]
    assert 0 < len(eyes.hands) <= MOST_KEPT
    assert [eyes.hand(cards) for cards in hands[:100]] == first[:100]


def test_the_outlook_is_the_sum_of_its_features() -> None:
    """Quick sums and the features that were learned from agree."""
    for state, seat, _ in quickly(1, "", 3):
        if seat != NATURE and state.phase == "arrange":
            me, eyes = state.maps[0], outlook(state)
            scored = points(me) - me.cash // 4 - me.gold // 2 + me.cash / 4 + me.gold / 2
            learned = sum(eyes.weight(name) * count for name, count in features(me, state.round))
            assert eyes.all(me) == pytest.approx(scored + learned)


# -- gold is not thrown away ------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["D3 CK DK", "H4 S4 C2", "HA H7 D7"])
def test_nobody_pays_for_what_the_same_cards_give_for_nothing(line: str) -> None:
    """Another role for each card reaches the site without gold."""
    state = table("arrange", line, "gold=9")
    found = turn_choices(state, 0)
    free = {choice.actions[1] for choice in found if not isinstance(choice.actions[1], ChangeSuit | ChangeValue)}
    paid = {
        next(each for each in choice.actions[1:] if not isinstance(each, ChangeSuit | ChangeValue))
        for choice in found
        if isinstance(choice.actions[1], ChangeSuit | ChangeValue)
    }
    assert free and paid
    assert not free & paid


def test_nobody_pays_for_another_suit_twice() -> None:
    """The suit card was a club and gold has made it a heart."""
    state = table("turn", "C3 S9 D2", "gold=9", suit="H")
    assert any(isinstance(action, ChangeSuit) for action in state.legal(0))
    assert not any(isinstance(action, ChangeSuit) for choice in turn_choices(state, 0) for action in choice.actions)
    for level in GAME.offered():
        assert not isinstance(make(GAME, level, 0, 1).choose(state.view(0)), ChangeSuit)
