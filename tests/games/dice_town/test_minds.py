"""Who knows what (RULES 14)."""

from __future__ import annotations

from random import Random

import pytest

from clauses import clause
from games.dice_town.street import cards, go, hushed, kept, owning, plays, table, thrown, town, until
from saloon.core import NATURE, ONLOOKER
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import CARDS, FIRST_CLAIM, JOE, LAND, STORE
from saloon.games.dice_town.rules import DiceTown, TownOptions, minds
from saloon.games.dice_town.rules.actions import RENEW
from saloon.games.dice_town.rules.minds import Mind
from saloon.games.dice_town.rules.store import renew


def known(s: DiceTown, viewer: int, seat: int) -> list[str]:
    """What a viewer knows of a hand."""
    held = s.view(viewer).cards[seat]  # type: ignore[attr-defined]
    return ["?" if card < 0 else CARDS[card] for card in held]


@clause("14.1")
def test_claims_taken_in_the_open_are_remembered() -> None:
    s = go(town(table(column="claim4 claim1 claim5"), "TTTTA 99JQK 9JQKK", "hall"), "grant")
    assert known(s, 1, 0) == known(s, ONLOOKER, 0) == ["claim1", "claim4"]
    s = go(s, "shift")
    assert [CARDS[card] for card in s.view(2).under] == ["claim5"]  # type: ignore[attr-defined]


@clause("14.2")
def test_an_unseen_theft_blurs_the_hand_for_the_others() -> None:
    """Two claims all have seen; one is stolen: thief and victim know which, the others know one of two."""
    s = go(town(table(4, column="claim4 claim1 claim5"), "TTTTA 99JQK 9JQKK 9TJJQ", "hall"), "grant")
    s = go(town(s, "99TTT 9QQKK 9JJKK 9TJJK", "saloon"), "steal 1", "take claim1", "take claim4", "pick claim4")
    assert (known(s, 1, 0), known(s, 0, 1)) == (["claim1"], ["claim4"])
    assert (known(s, 2, 0), known(s, 2, 1)) == (["?"], ["?"])
    worlds = {s.view(2).guess(Random(seed)).cards[0] for seed in range(40)}  # type: ignore[attr-defined]
    assert worlds == {cards("claim1"), cards("claim4")}


@clause("14.2")
def test_the_only_card_of_a_hand_is_followed() -> None:
    """A hand of one card that all have seen: the one who takes it is known to hold it."""
    s = go(town(table(column="claim4"), "TTTTK 99JQK 9JQKA", "hall"), "grant")
    s = go(town(s, "99TTT 9QQKK 9JJKK", "saloon"), "steal 1", "take claim4", "pick claim4")
    assert known(s, 2, 1) == ["claim4"]


@clause("14.2")
def test_a_draw_from_the_pile_may_be_anything_that_was_there() -> None:
    """Wanted is discarded, all know where it is; reshuffled and drawn from, it may be in a hand."""
    s = table(discards="wanted")
    assert not minds.may_hold(s.public, 0, CARDS.index("wanted"))
    drawn = go(until(town(s, "9TJJK TTQQQ 9KKAA"), "store"), "draw gear1", "draw gear2", "pick gear1")
    assert not minds.may_hold(drawn.public, 0, CARDS.index("wanted"))
    renewed = drawn.copy()
    renew(renewed, NATURE, RENEW)
    assert not minds.may_hold(renewed.public, 0, CARDS.index("wanted"))
    drawn = go(hushed(town(renewed, "9TJJK TTKKK 9KKAA", "store")), "draw wanted", "draw gear3", "pick wanted")
    assert minds.may_hold(drawn.public, 0, CARDS.index("wanted"))


@clause("14.3")
def test_the_thief_remembers_what_was_given_back() -> None:
    s = town(table(4, hands={0: "wanted gear8 gear1"}), "99TTT 9QQKK 9JJKK 9TJJK", "saloon")
    s = go(s, "steal 1", "take wanted", "take gear8", "pick gear8")
    assert known(s, 1, 0) == ["?", "wanted"]
    assert known(s, 0, 1) == ["gear8"]
    assert known(s, 3, 0) == ["?", "?"]


def bribed() -> DiceTown:
    """Seat 4 is Sheriff; seats 1 and 2 have offered a card each."""
    s = town(table(4, sheriff=3, hands={0: "gear8 gear1", 1: "gear4 gear5"}), "99JKK 99TQQ TTJJA TTJJQ")
    s = go(s, "1: add gear8", "1: offer $0 0n gear8 fenced - for 1")
    return go(s, "2: add gear4", "2: offer $0 0n gear4 fenced - for 2")


@clause("14.3")
def test_a_card_given_as_a_bribe_is_known_to_giver_and_sheriff() -> None:
    s = go(bribed(), "choose 1")
    assert (known(s, 0, 3), known(s, 3, 3)) == (["gear8"], ["gear8"])
    assert (known(s, 2, 3), known(s, 2, 0)) == (["?"], ["?"])


@clause("14.3")
def test_the_sheriff_remembers_a_card_offered_in_vain() -> None:
    s = go(bribed(), "choose 1")
    assert known(s, 3, 1) == ["?", "gear4"]
    assert known(s, 2, 1) == ["?", "?"]


@clause("14.3")
def test_corruption_is_known_to_its_owner_alone() -> None:
    s = go(town(table(hands={0: "corruption"}), "TTTTK 99JQK 9JQKA", "hall"), "grant")
    s = go(hushed(plays(s, 0, "corruption")), "draw claim5")
    assert (known(s, 0, 0), known(s, 1, 0)) == (["claim1", "claim5"], ["?", "claim1"])


@clause("14.4")
def test_keeping_more_than_one_can_pay_shows_a_brute() -> None:
    s = thrown(owning(table(2, hands={0: "brute gear1"}), money=(0, 8)), "9TJQK", "9TJQK")
    assert known(s, 1, 0) == ["?", "?"]
    s = kept(s, "9TJQK", "9")
    assert known(s, 1, 0) == ["?", "brute"]


# -- minds by themselves ----------------------------------------------------------------------


def test_a_card_seen_elsewhere_tells_what_the_other_is() -> None:
    """Two cards between two seats: seeing one tells the other."""
    mind: Mind = (((2, 9), (0, 1)),)
    assert minds.told(mind, 0, (9,)) == (((2,), (1,)), ((9,), (0,)))
    assert minds.gone(mind, 1, 9) == (((2,), (0,)),)


def test_kinds_and_places_part_a_pool() -> None:
    """A claim cannot lie in the store's pile: of two cards in a hand and the pile one knows which is which."""
    mind: Mind = (((4,), (minds.PILE,)), ((FIRST_CLAIM,), (0,)))
    assert minds.seen(mind, minds.PILE, 0, 4) == (((4, FIRST_CLAIM), (0, 0)),)
    assert minds.unseen((((4, FIRST_CLAIM), (0, 0)),), 0, minds.PILE) == mind


def test_joe_never_lies_in_a_hand() -> None:
    mind = minds.unseen((((4, JOE), (minds.PILE, minds.PILE)),), minds.PILE, 0)
    assert mind == (((4,), (0,)), ((JOE,), (minds.PILE,)))


def test_coming_and_going_is_exact() -> None:
    mind: Mind = (((3, 3), (1, 1)),)
    assert minds.come(minds.gone(mind, 1, 3), 1, 3) == mind


@pytest.mark.parametrize(("seats", "book"), [(2, "cs"), (3, "ru"), (4, "cs"), (5, "ru")])
def test_views_stay_exact_to_the_last_card(seats: int, book: str) -> None:
    """Through a whole game: views kept up by witnessing, worlds that fit them and can be played on."""
    s, rng = GAME.new(seats, TownOptions(book=book)), Random(seats)
    viewers = [*range(seats), ONLOOKER]
    views = {viewer: s.view(viewer) for viewer in viewers}
    number = 0
    while s.to_act():
        seat = s.to_act()[int(rng.random() * len(s.to_act()))]
        action = s.sample(rng) if seat == NATURE else rng.choice(list(s.legal(seat)))
        views = {viewer: view.after(seat, s.witness(viewer, seat, action)) for viewer, view in views.items()}
        s, number = s.after(seat, action), number + 1
        for viewer in viewers if number % 5 == 0 else ():
            assert views[viewer] == s.view(viewer)
            world = views[viewer].guess(rng)
            assert world.view(viewer) == views[viewer]
            assert sorted(sum(world.cards, ()) + world.column + world.under + sum(world.fenced, ())) == [*STORE, *LAND]
            assert all(JOE not in world.cards[each] for each in range(seats))  # type: ignore[attr-defined]
            assert all(
                len(world.cards[place]) == len(s.cards[place])
                for place in (minds.PILE, minds.DISCARDS, minds.COUNTER, minds.DECK)
            )
