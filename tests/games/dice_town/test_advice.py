"""Bots of Dice Town: exact dice, cards at their moment, bribes by what they are worth, hints that are true."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.dice_town.street import dice, kept, owning, table, thrown, town
from saloon.bots import LEVELS, hint, make
from saloon.core.play import play
from saloon.core.state import NATURE, Action, Seat
from saloon.games.dice_town import GAME
from saloon.games.dice_town.advice import offers, town_choices, worths
from saloon.games.dice_town.advice.gains import EVERYTHING, likes
from saloon.games.dice_town.advice.hands import dice_promise
from saloon.games.dice_town.advice.rivals import final_hands
from saloon.games.dice_town.advice.rolling import FULL, NUMBER, before, beyond, costs_of, held, throw
from saloon.games.dice_town.data import NINE
from saloon.games.dice_town.notation import NOTATION
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules.actions import SETS, Keep, NoOffer, Offer
from saloon.scene import Reader

SEATS = (2, 4)

# -- the table of partial hands ---------------------------------------------------------------


def arbitrary(seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.random() for _ in SETS]


def kept_best(row: tuple[int, ...], worth: list[float], costs: list[float]) -> float:
    """One throw by enumeration of ordered dice and of every subset of them."""
    missing = 5 - len(row)
    total = 0.0
    for roll in product(range(6), repeat=missing):
        choices = []
        for mask in range(1 << missing):
            part = tuple(face for at, face in enumerate(roll) if mask >> at & 1)
            choices.append(worth[NUMBER[tuple(sorted(row + part))]] + costs[len(part)])
        total += max(choices)
    return total / 6**missing


def test_one_throw_played_for_the_best() -> None:
    row, worth = dice("9QK"), arbitrary(1)
    costs = list(costs_of([0.0, -0.3, -0.5]))
    assert costs[3] == -0.5 and costs[4] < -1000  # three dice cost two dollars; who has two cannot pay for four
    assert before(worth, costs, [NUMBER[row]])[NUMBER[row]] == pytest.approx(kept_best(row, worth, costs))


def test_a_blind_throw() -> None:
    row, worth = dice("TTA"), arbitrary(2)
    fills = [worth[NUMBER[tuple(sorted((*row, *roll)))]] for roll in product(range(6), repeat=2)]
    assert throw(worth, beyond(row))[NUMBER[row]] == pytest.approx(sum(fills) / 36)


def test_two_throws_then_a_blind_one() -> None:
    """Somebody who holds three dice now chooses once more, then a rival is complete."""
    row, finals, costs = dice("9JK"), [arbitrary(seed) for seed in (3, 4)], list(costs_of([0.0, -0.3]))
    rows = beyond(row)
    later = throw(finals[1], rows)
    expected = [before(later, costs, rows)[each] for each in rows]
    found = held(row, finals, costs, 0.0)
    assert [found[each] for each in rows] == pytest.approx(expected)
    hasty = held(row, finals, costs, 1.0)
    assert hasty[NUMBER[row]] == pytest.approx(throw(finals[0], rows)[NUMBER[row]])


def test_what_a_rival_shows_sums_to_one() -> None:
    hands = final_hands(dice("QQ"), 2, (1, 1, 1, 4, 1, 1))
    assert sum(hands) == pytest.approx(1)
    assert all(not chance or hand.count(3) >= 2 for hand, chance in zip(FULL, hands, strict=True))
    wanted = sum(chance for hand, chance in zip(FULL, hands, strict=True) if hand.count(3) > 3)
    alike = sum(
        chance for hand, chance in zip(FULL, final_hands(dice("QQ"), 2, (1,) * 6), strict=True) if hand.count(3) > 3
    )
    assert wanted > alike


# -- good choices -----------------------------------------------------------------------------


def best(s: DiceTown, seat: Seat, level: str = "master") -> str:
    """What a bot of the level thinks best from what its seat knows."""
    return NOTATION.write(make(GAME, level, seat).explain(s.view(seat)).action)


def test_one_who_can_end_the_cups_well_does() -> None:
    """Three aces and a jack, and a rival who has kept nothing: the fee is less than what a blind last throw costs
    him."""
    s = thrown(table(2), "9TJQK", "9JAAA")
    assert best(s, 0) == "keep JAAA"
    assert best(s, 0, "beginner") == "keep AA"


def test_without_money_one_die_is_kept() -> None:
    s = owning(thrown(table(2), "9TJQK", "9JAAA"), money=(0, 8))
    assert all(len(best(s, 0, level)) == len("keep J") for level in LEVELS)


def test_dynamite_waits_for_a_better_moment_but_not_for_ever() -> None:
    early = town(table(2, hands={0: "dynamite"}), "9TJQK TTJQK")
    assert best(early, 0) == "pass"
    late = town(owning(table(2, hands={0: "dynamite"}), mine=6), "999QK TTJQK")
    assert best(late, 0) == "play dynamite"


def test_the_sheriff_names_himself_or_the_one_who_pays() -> None:
    tied = town(table(2), "99JQK 99TQA")
    while tied.phase == "offers":
        tied = tied.after(1, NoOffer())
    assert best(tied, 0) == "choose 1"
    sold = town(table(3), "TJQKA 999QK 999TA")
    sold = sold.after(1, NoOffer())
    offer = Offer(2, 0, (), (), 2)
    sold = sold.after(2, NOTATION.read("give $2")).after(2, offer)
    assert best(sold, 0) == "choose 3"


def laid(s: DiceTown, seat: Seat) -> Action:
    """What a master lays in the end, piece by piece."""
    bot = make(GAME, "master", seat, seed=3)
    for number in range(6):
        action = bot.choose(s.view(seat), number=number)
        if isinstance(action, Offer | NoOffer):
            return action
        s = s.after(seat, action)
    raise AssertionError("no end of changes")


def test_a_tied_player_bribes_a_sheriff_who_has_nothing_to_lose() -> None:
    s = town(table(3), "TJQKA 999QK 999TA")
    offer = laid(s, 1)
    assert isinstance(offer, Offer)
    assert 0 < worths.purse(s, offer.dollars) < offers.worth_of_winning(s, 1)


def test_nobody_pays_a_rival_more_than_it_is_worth() -> None:
    """Between two players what one gains the other loses: a tied Sheriff cannot be bought."""
    assert isinstance(laid(town(table(2), "99JQK 99TQA"), 1), NoOffer)


def test_the_badge_is_not_sold_for_less_than_it_counts() -> None:
    """In the last round it is five points to the wearer, and five to the one who takes it: a few dollars do not pay for
    that."""
    for seats, rows in ((2, "TJQKK 9TJKK"), (3, "TJQKK 9TJKK 9TTQA")):
        s = town(owning(table(seats), mine=1, nuggets=(2,) * seats), rows, "sheriff")
        while s.phase == "offers":
            seat = s.to_act()[0]
            s = (
                s.after(seat, NOTATION.read("give $4")).after(seat, Offer(4, 0, (), (), seat))
                if seat == 1
                else s.after(seat, NoOffer())
            )
        assert NOTATION.write(make(GAME, "master", 0).choose(s.view(0))) == "choose 1"


def test_a_badge_costs_its_wearer_what_it_brings_another() -> None:
    s = town(table(2), "TJQKK 9TJKK", "sheriff")
    assert town_choices.gain_to(s, 0, "sheriff", 0) == 0
    assert town_choices.gain_to(s, 0, "sheriff", 1) == -2 * worths.badge(s) == -town_choices.gain_to(s, 1, "sheriff", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bribe_enriches_the_sheriff_and_is_no_dearer_than_what_it_buys(seats: int) -> None:
    """A bank of $8: whatever is offered, with what it brings the Sheriff, costs less than to be named is worth."""
    rows = ("TJQKA", "TT9QK", "TT99A", "99JQA")[:seats]
    for money in ((8,) * seats, (3, 20, 9, 9)[:seats], (20, 12, 12, 5)[:seats]):
        s = town(owning(table(seats), bank=8, money=money, nuggets=(3,) * seats), " ".join(rows), "bank")
        for seat in s.to_act() if s.phase == "offers" else ():
            offer = laid(s, seat)
            if isinstance(offer, Offer):
                given = offer.dollars / 2 + offer.nuggets
                assert given * (1 + worths.spite(s, seat)[s.sheriff]) < offers.worth_of_winning(s, seat)


def test_no_reason_argues_against_itself() -> None:
    """Nothing is said to be worth $0, and no house is named that the dice hardly ever win."""
    rng, state, bots, seen = Random(2), GAME.new(3), [make(GAME, "master", seat, 2) for seat in range(3)], 0
    for _ in range(400):
        seat = state.to_act()[0]
        if seat == NATURE:
            state = state.after(seat, state.sample(rng))
            continue
        view = state.view(seat)
        choice = bots[seat].choose(view)
        found = GAME.advice.reason(view, seat, choice)
        if found.message == "why-keep":
            seen += 1
            assert int(found.args["percent"]) >= 15
        if found.message in ("why-decide-own", "why-decide-paid", "why-offer", "why-no-offer", "why-no-stake"):
            assert "$0" not in Reader.of(GAME, seat)(found.message, **found.args)
        state = state.after(seat, choice)
    assert seen > 10


@pytest.mark.parametrize("book", ["cs", "ru"])
def test_offers_find_an_end_in_both_books(book: str) -> None:
    s = town(table(4, f"book={book}"), "TJQKA 999QK 999TA TJQKK")
    assert all(isinstance(laid(s, seat), Offer | NoOffer) for seat in s.to_act())


def test_the_richest_pays_for_joe_and_the_dearest_card_is_taken() -> None:
    s = owning(table(3), money=(5, 1, 8))
    assert town_choices.joe(s, 0, 2) > town_choices.joe(s, 0, 1)
    gear = worths.card(s, 16)
    assert gear == 8 and town_choices.pick(s, 0, 16) > town_choices.pick(s, 0, 12)


# -- blind, levels, time ------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_choices(level: str) -> None:
    one = thrown(table(2, hands={1: "wanted"}), "99JQA", "99TTK")
    two = thrown(table(2, hands={1: "elixir"}), "AAAAA", "99TTK")
    assert one.view(0) == two.view(0) and one != two
    first, second = (make(GAME, level, 0, seed=9).choose(each.view(0), number=4) for each in (one, two))
    assert first == second


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str, seats: int) -> None:
    bots = [make(GAME, level, seat, seed=seat) for seat in range(seats)]

    def choose(state: DiceTown, seat: Seat, legal: object, chance: Random) -> Action:
        action = bots[seat].choose(state.view(seat))  # type: ignore[arg-type]
        assert action in state.legal(seat)
        return action

    for _ in play(GAME.new(seats, TownOptions.read("book=ru")), choose, Random(seats), decisions=60):
        pass


def test_a_sealed_choice_is_drawn_among_those_as_good() -> None:
    s = thrown(table(2), "9TJQK", "9TJQK")
    bot = make(GAME, "master", 0)
    ranked = bot.explain(s.view(0)).ranked
    near = [each.action for each in ranked if each.value > ranked[0].value - 0.1]
    assert {bot.choose(s.view(0), number=number) for number in range(30)} <= set(near)


# -- hints ------------------------------------------------------------------------------------


def test_the_chance_in_a_hint_is_that_of_the_rivals_hands() -> None:
    """Two nines win the mine whenever the rival shows fewer, and the Sheriff wins ties."""
    s = kept(thrown(table(2), "99TJQ", "99TJQ"), "99", "T")
    view = s.view(0)
    hands = final_hands(view.rows[1], 5 - len(view.rows[1]), likes(view, 1))  # type: ignore[attr-defined, arg-type]
    fewer = sum(chance for hand, chance in zip(FULL, hands, strict=True) if hand.count(NINE) <= 2)
    promise = dice_promise(view, 0, EVERYTHING)  # type: ignore[arg-type]
    assert promise.wins(view, 0, NINE, 2) == pytest.approx(fewer)  # type: ignore[arg-type]


def test_what_the_runner_up_loses() -> None:
    thought = hint(GAME, thrown(table(2), "99TJQ", "99TJQ").view(0), 0)
    gap = thought.ranked[0].value - thought.ranked[1].value
    assert thought.reason.message == "why-keep" and thought.reason.args["less"] == int(2 * gap) > 0


def test_what_a_fee_buys() -> None:
    thought = hint(GAME, thrown(table(2), "9TJQK", "9JAAA").view(0), 0)
    free = max(each.value for each in thought.ranked if isinstance(each.action, Keep) and len(each.action.faces) == 1)
    assert thought.reason.message == "why-keep-pay"
    assert thought.reason.args == {"fee": 3, "dollars": int(2 * (thought.ranked[0].value - free))}


def test_what_is_far_worse_is_not_defended_with_numbers() -> None:
    s = thrown(table(2), "9TJQK", "99TJQ")
    assert make(GAME, "beginner", 0).explain(s.view(0)).reason.message == "why-glance"


def test_joe_says_what_the_victim_has() -> None:
    s = owning(table(3), money=(5, 1, 8)).copy()
    s.phase, s.house, s.winner, s.rows = "joe", "store", 0, (dice("JJJ9T"), dice("99TQK"), dice("TTQKA"))
    thought = hint(GAME, s.view(0), 0)
    assert NOTATION.write(thought.action) == "joe 3" and thought.reason.args == {"dollars": 4}


@pytest.mark.parametrize("money", [(2, 2), (2, 8)])
def test_of_three_alike_and_little_money_one_keeps_of_those(money: tuple[int, ...]) -> None:
    """9 J J J Q with $2: a lone queen is not what to keep."""
    s = owning(thrown(table(2), "9JJJQ", "9TJQK"), money=money)
    assert set(GAME.notation.write(hint(GAME, s.view(0), 0).action).removeprefix("keep ")) == {"J"}
