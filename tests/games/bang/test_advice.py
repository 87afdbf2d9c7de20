"""What the bots of Bang! foresee: roles by an exact filter, who wins, and the last two worked out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import exp, log, tanh
from random import Random

import pytest

from games.bang.shootout import forced, table
from moves import play
from saloon.bots import make
from saloon.core import NATURE, anything
from saloon.core import play as play_on
from saloon.games.bang import GAME
from saloon.games.bang.advice import absurd, rate
from saloon.games.bang.advice.belief import believed, known_roles, weighed
from saloon.games.bang.advice.dice_worth import (
    DiceWorth,
    chance_by_stopping,
    chance_by_throw,
    counted,
    dice_worth,
    finals,
    suspicion_by_shot,
)
from saloon.games.bang.advice.duel import duel
from saloon.games.bang.advice.network_inputs import inputs, outlaw_look
from saloon.games.bang.advice.outlook import AMONG_THREE, outlook
from saloon.games.bang.advice.outlook import lift as lift_of
from saloon.games.bang.advice.quick import SHOOTING, suspicion
from saloon.games.bang.advice.reasons import reason
from saloon.games.bang.advice.tokens import fired, less, raided, struck
from saloon.games.bang.data import ARROW, BEER, BLANK, DYNAMITE, GATLING, LETTERS, ONE, RENEGADE, TWO
from saloon.games.bang.engine.rolling import FULL
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import STOP, Shoot
from saloon.kit.dice import parts_of, rest_of
from twins.bang_belief_naive import Filter, bot

# -- roles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_belief_is_the_exact_filter_over_all_orders_of_the_cards(seats: int) -> None:
    """A seat that notes every deed it witnesses and weighs every order comes to the same odds."""
    rng, state, asked = Random(seats), GAME.new(seats), 0
    minds = [Filter(seat, seats) for seat in range(seats)]
    while state.to_act() and asked < 12:
        (seat,) = state.to_act()
        if seat == NATURE:
            if state.phase == "roll" and not state.rolls:
                view = state.view(state.player)
                found, exact = bot(view, state.player), minds[state.player].chances(view)
                assert found.keys() == exact.keys()
                assert all(found[deal] == pytest.approx(exact[deal], abs=1e-9) for deal in exact)
                asked += 1
            action = state.sample(rng)
        else:
            action = rng.choice(list(state.legal(seat)))
            for each in range(seats):
                minds[each].witness(state.view(each), seat, action)
        state = state.after(seat, action)
    assert asked > 5


def test_worlds_are_dealt_as_they_are_believed() -> None:
    """What is known stays; every deal comes as often as the belief says, and the true one tells nothing."""
    state = table("Soodr")
    state.shots = tuple(2 if (doer, other) == (1, 0) else 0 for doer in range(5) for other in range(5))
    view, rng = state.view(4), Random(1)
    odds = dict(weighed(known_roles(view, 4), 4, view.shots, view.spared, view.helped))
    worlds = Counter(believed(view, 4, rng).roles for _ in range(4000))
    assert len(odds) == 3 and worlds.keys() <= odds.keys()
    assert all(worlds[deal] / 4000 == pytest.approx(chance, abs=0.03) for deal, chance in odds.items())
    assert max(odds.values()) - min(odds.values()) > 0.1, "the shots say something"
    assert believed(table("Sdoor").view(4), 4, Random(7)).roles == believed(table("Soodr").view(4), 4, Random(7)).roles
    state.shown = 0b11111
    assert believed(state.view(4), 4, rng).roles == state.roles, "nothing is left to believe"


# -- who wins ---------------------------------------------------------------------------------


def value(state: Bang, seat: int, life: tuple[int, ...]) -> float:
    return outlook(state.view(seat), seat).value(life, state.arrows)


def test_nobody_foresees_what_is_over() -> None:
    """Without the Sheriff the Outlaws have won, unless a Renegade is left alone."""
    state = table("Soor", life={2: 0, 3: 0})
    assert [value(table("Soor"), seat, (0, 8, 8, 8)) for seat in range(4)] == [0, 1, 1, 0]
    assert value(state, 3, (0, 0, 0, 3)) == 1
    assert value(state, 0, (5, 0, 0, 0)) == 1
    assert value(table("Soor", life={2: 0, 3: 0}), 3, (5, 0, 0, 0)) == 0


def test_the_last_villain_falls_as_surely_as_it_is_one() -> None:
    """Two of five are left beside the Sheriff: one of them is the Deputy, the other the last Outlaw."""
    state = table("Sdoor", life={4: 0, 5: 0})
    look = outlook(state.view(0), 0)
    assert look.villainy[2] == pytest.approx(0.5)
    assert look.value((11, 8, 0, 0, 0), state.arrows) == pytest.approx(0.5 + 0.5 * (1 - duel(8, 11, 0, 0))), (
        "else seat 2 is it, and plays next"
    )
    assert value(state, 1, (11, 8, 0, 0, 0)) == 1, "the Deputy knows who it is"


def test_the_sum_over_seats_is_what_the_networks_were_fitted_to() -> None:
    """The quick sum by seats, and the row of all inputs through the same network."""
    state = table("Sdoor", life={1: 4, 3: 2}, arrows={1: 2, 3: 3})
    for seat in range(5):
        view = state.view(seat)
        look = outlook(view, seat)
        row = inputs(view, seat, 1)
        *rows, (*out, bias) = look.net
        hidden = [
            sum(value * weights[unit] for value, weights in zip(row, rows, strict=True)) for unit in range(len(out))
        ]
        total = sum(weight * tanh(unit) for weight, unit in zip(out, hidden, strict=True)) + bias
        assert look.value(view.life, view.arrows) == pytest.approx(1 / (1 + exp(-total)))


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_search_judges_a_position_as_the_master_does(seats: int) -> None:
    """What is reckoned at once for one position, and the sum by seats that serves many."""
    played = [state for _, _, state in play_on(GAME.new(seats), anything, Random(seats))]
    settled = [
        state
        for state in played
        if len(state.roles) == seats and BLANK not in state.characters and state.to_act() and not state.pending
    ]
    for state in settled[::10]:
        for seat in range(seats):
            assert GAME.advice.worth(state, seat) == pytest.approx(outlook(state, seat).value(state.life, state.arrows))
    assert len(settled) > 40


def test_equal_views_foresee_the_same() -> None:
    one, other = table("Sdoor", life={1: 4}), table("Sorod", life={1: 4})
    assert outlook(one.view(0), 0).value(one.life, one.arrows) == outlook(other.view(0), 0).value(
        other.life, other.arrows
    )


def test_arrows_and_guns_do_what_the_rules_do() -> None:
    """The last arrow calls the Indians; the gun spares its owner and Paul Regret."""
    state = table("Soor", "kit paul jourdonnais suzy", arrows={1: 3, 3: 4})
    assert struck(state, state.life, state.arrows, 1) == (state.life, (4, 0, 4, 0), False)
    assert struck(state, state.life, state.arrows, 3) == ((4, 9, 6, 8), (1, 0, 0, 0), True)
    assert fired(state, state.life, state.arrows) == ((9, 9, 6, 7), (0, 0, 4, 0))


@pytest.mark.parametrize("dice", ["11GGG", "122AA", "112GG", "DDD22", "1222A"])
def test_all_shots_and_the_gun_are_weighed_together(dice: str) -> None:
    """Every way to aim is tried, one by one, and fired into: two points may be one too few, and enough with a third."""
    state = table("Sdoor", "willy", life={1: 4, 2: 3, 3: 2, 4: 1, 5: 3}, arrows={1: 1})
    look, worths = outlook(state.view(0), 0), dice_worth(state.view(0), 0)
    counts = counted(tuple(LETTERS.index(face) for face in dice))
    aims = [state.reach(0, face) for face in (ONE, TWO) for _ in range(counts[face])]
    found = []
    for seats in product(*aims):
        life = tuple(
            max(0, points - seats.count(seat) - (seat == 0 and dice.startswith("DDD")))
            for seat, points in enumerate(state.life)
        )
        found.append(look.value(*(fired(state, life, state.arrows) if counts[GATLING] > 1 else (life, state.arrows))))
    assert worths.worth(counts) == pytest.approx(max(found) - worths.base)


def test_nothing_is_resolved_after_the_own_dynamite() -> None:
    state = table("Sdoor", "willy", life={1: 1, 3: 1})
    worths = dice_worth(state.view(0), 0)
    assert worths.worth(counted((DYNAMITE, DYNAMITE, DYNAMITE, TWO, BEER))) == -worths.base


def test_dice_that_gain_are_well_enough() -> None:
    state = table("dSoro", life={3: 1, 5: 2}, phase="reroll", dice="11222:1:0:0")
    assert reason(state.view(0), 0, STOP).message == "why-stop"
    assert (
        reason(table("dSoro", phase="reroll", dice="DDAAA:1:0:0", arrows={1: 3}).view(0), 0, STOP).message
        == "why-stop-risk"
    )


# -- how one looks to the others --------------------------------------------------------------


@pytest.mark.parametrize(("roles", "shot"), [("oSdor", "1>2"), ("oSdor", "1>5"), ("oSdor", "2>3"), ("Soodr", "1>2")])
def test_a_shot_makes_of_the_shooter_what_the_rules_note(roles: str, shot: str) -> None:
    """At the Sheriff, past the Sheriff, with the Sheriff out of reach, and by the Sheriff."""
    state = table(roles, "duke", phase="shoot", dice="12BGG:3:0:0")
    action = GAME.notation.read(shot)
    assert isinstance(action, Shoot)
    more = suspicion_by_shot(state, action.seat, state.reach(0, action.face))
    assert suspicion(state, 0, more) == pytest.approx(suspicion(state.after(0, action), 0))
    assert (more > 0, more < 0) == (shot == "1>2" and roles[0] == "o", shot == "1>5")


def test_what_a_deed_makes_of_oneself_is_foreseen() -> None:
    """The chance after a shot that is still to be noted, and after it has been: the life points are the same, the looks
    are not."""
    state = table("oSdor", "duke", phase="shoot", dice="1BBGG:3:0:0")
    after = state.after(0, GAME.notation.read("1>2"))
    before, noted = outlook(state.view(0), 0), outlook(after.view(0), 0)
    assert before.value(state.life, state.arrows, added_suspicion=SHOOTING) == pytest.approx(
        noted.value(state.life, state.arrows)
    )
    assert before.value(state.life, state.arrows) != pytest.approx(noted.value(state.life, state.arrows))


def test_a_shown_role_has_nothing_to_hide() -> None:
    state = table("Soor", life={2: 0})
    assert [outlaw_look(state, seat, 2.0) for seat in range(2)] == [0.0, 0.0]
    assert outlaw_look(state, 2, 2.0) > outlaw_look(state, 2)


# -- arrows that are the last of it -----------------------------------------------------------


@pytest.mark.parametrize("faces", ["G", "12", "12GG"])
def test_an_arrow_that_kills_the_sheriff_costs_all_the_other_dice_bring(faces: str) -> None:
    """The Deputy's last throw, the Sheriff with as many arrows as life points and one in the middle: every outcome by
    itself."""
    state = table("dSoro", life={2: 4}, arrows={2: 4, 3: 2, 4: 2}, phase="reroll", dice="12BGG:2:0:0")
    worths = dice_worth(state.view(0), 0)
    again = tuple(sorted(LETTERS.index(face) for face in faces))
    kept = rest_of(state.dice, again)
    found = [
        0.0 if ARROW in fall else worths.base + worths.worth(counted((*kept, *fall)))
        for fall in product(range(6), repeat=len(again))
    ]
    assert chance_by_throw(state.view(0), 0, again) == pytest.approx(sum(found) / len(found))


@pytest.mark.parametrize(
    ("characters", "arrows"), [("duke", {2: 4, 3: 3}), ("jourdonnais", {1: 3, 3: 2, 4: 1}), ("kit", {1: 2})]
)
def test_every_arrow_on_the_way_is_taken(characters: str, arrows: dict[int, int]) -> None:
    """The last throw of three dice, every outcome by itself: the arrows are taken one by one as the rules do it, the
    Indians come, and what is left of the dice gains what it gains at the table of then."""
    state = table(
        "dSoro",
        characters,
        life={2: 4},
        arrows=arrows,
        phase="reroll",
        dice="12BGG:2:0:0" if characters != "duke" else "12BGG:3:0:0",
    )
    look, worths, again = outlook(state.view(0), 0), dice_worth(state.view(0), 0), (ONE, TWO, GATLING)
    found = []
    for fall in product(range(6), repeat=3):
        dice, life, held = counted((BEER, GATLING, *fall)), state.life, state.arrows
        for _ in range(fall.count(ARROW)):
            life, held, _ = struck(state, life, held, 1)
        worth = look.value(life, held)
        then = worths if life == state.life else DiceWorth(state.view(0), 0, life, held)
        found.append(worth if worth in (0.0, 1.0) else worth + then.worth(dice))
    assert chance_by_throw(state.view(0), 0, again) == pytest.approx(sum(found) / len(found))


@pytest.mark.parametrize("dice", ["12BBA", "1BBBB", "BBBGG", "2BBBA"])
def test_shots_and_beers_are_weighed_one_after_the_other(dice: str) -> None:
    """All ways to pour after the best shots: nobody who was shot gets a beer, and a beer nobody needs changes
    nothing."""
    state = table("Sdoor", "willy", life={1: 4, 2: 3, 3: 2, 4: 1, 5: 3}, arrows={1: 1})
    view = state.view(0)
    look, worths = outlook(view, 0), dice_worth(view, 0)
    counts = counted(tuple(LETTERS.index(face) for face in dice))
    life, arrows, added_suspicion = worths.best_shots(counts[ONE], counts[TWO], counts[GATLING] > 1, False)
    found = []
    for seats in product([seat for seat in range(5) if life[seat] >= state.life[seat]], repeat=counts[BEER]):
        poured = tuple(min(state.most(seat), points + seats.count(seat)) for seat, points in enumerate(life))
        end = fired(state, poured, arrows) if counts[GATLING] > 1 else (poured, arrows)
        found.append(look.value(*end, added_suspicion=added_suspicion))
    assert worths.worth(counts) == pytest.approx(max(found) - worths.base)


def test_whom_one_has_shot_gets_no_beer_in_plans_either() -> None:
    """A Deputy beside a weak Sheriff: a beer would go there, unless the shot before it did too."""
    state = table("dSoro", "duke", life={2: 3})
    view = state.view(0)
    worths, hit = dice_worth(view, 0), less(state.life, 1, 1)
    assert worths.beer_worth() > 0
    assert worths.after_beers((hit, state.arrows, 0.0), 1, False) == outlook(view, 0).value(hit, state.arrows)


def test_arrows_call_one_attack_after_the_other() -> None:
    """Two in the middle: the second calls the Indians, and so does the ninth after that; the one who is out takes no
    more."""
    state = table("Soor", "duke", arrows={1: 3, 3: 4})
    first, _, came = raided(state, 2)
    assert came and first == tuple(points - lost for points, lost in zip(state.life, (5, 0, 4, 0), strict=True))
    assert raided(state, 10) == (first, (8, 0, 0, 0), True)
    assert raided(state, 12) == (less(first, 0, 9), (0, 0, 0, 0), True)


@pytest.mark.parametrize("dice", ["12BGG:1:0:0", "ABBGG:2:0:0"])
def test_dice_are_rated_by_the_chance_to_win(dice: str) -> None:
    """As they lie, and thrown again: never less than nothing or more than certain."""
    state = table("dSoro", arrows={2: 4, 3: 3}, phase="reroll", dice=dice)
    rates = {action: rate(state.view(0), 0, action) for action in state.legal(0)}
    assert all(0 <= each <= 1 for each in rates.values())
    assert (
        rates[STOP]
        == finals(state.view(0), 0, 0)[FULL.index(tuple(sorted(state.dice)))]
        == chance_by_stopping(state.view(0), 0)
    )
    worths = dice_worth(state.view(0), 0)
    assert rates[STOP] == pytest.approx(worths.base + worths.worth(counted(state.dice)))


# -- the last two -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "out", "me", "lift"), [("Soor", 4, 2, None), ("Soor", 3, 3, RENEGADE), ("dro", 3, 1, AMONG_THREE)]
)
def test_a_duel_to_come_counts_for_what_masters_made_of_such(roles: str, out: int, me: int, lift: int | None) -> None:
    """The first seat plays, and one of three falls: by the odds of the table, and by who the two are.

    A duel at hand is as the table tells.
    """
    gone = {2: 0} if len(roles) > 3 else {}
    three, two = (table(roles, "kit duke willy jourdonnais", life=life) for life in (gone, {**gone, out: 0}))
    told = duel(two.life[me], two.life[0], 0, 0)
    assert outlook(two.view(me), me).value(two.life, two.arrows) == pytest.approx(told)
    found = outlook(three.view(me), me).foreseen(two.life, two.arrows, 0.0)
    if lift is None:
        assert found == pytest.approx(told), "an Outlaw's network knows no such duels"
    else:
        start, slope, *gifts = lift_of(lift) or ()
        sum_ = start + slope * log(told / (1 - told)) + gifts[three.characters[me]] + gifts[16 + three.characters[0]]
        assert found == pytest.approx(1 / (1 + exp(-sum_)))
        assert found != pytest.approx(told, abs=0.005)


Place = tuple[int, int, int, int]


def after_arrow(place: Place) -> Place:
    mine, theirs, held, other = place
    return (mine, theirs, held + 1, other) if held + other + 1 < 9 else (mine - held - 1, theirs - other, 0, 0)


def final(place: Place, dice: tuple[int, ...]) -> float:
    mine, theirs, held, other = place
    mine -= dice.count(DYNAMITE) >= 3
    if mine <= 0:
        return 0.0
    theirs -= dice.count(ONE) + dice.count(TWO)
    if theirs > 0:
        mine = min(9, mine + dice.count(BEER))
        if dice.count(GATLING) >= 3:
            theirs, held = theirs - 1, 0
    return 1 - duel(theirs, mine, other, held) if theirs > 0 else 1.0


@cache
def falls(place: Place, kept: tuple[int, ...], throws: int) -> float:
    """Die by die, each arrow at once."""
    if place[0] <= 0 or place[1] <= 0:
        return 0.5 if place[0] <= 0 and place[1] <= 0 else float(place[1] <= 0)
    if len(kept) == 5:
        return decided(place, kept, throws)
    return (
        sum(
            falls(after_arrow(place) if face == ARROW else place, tuple(sorted((*kept, face))), throws)
            for face in range(6)
        )
        / 6
    )


@cache
def decided(place: Place, dice: tuple[int, ...], throws: int) -> float:
    locked = dice.count(DYNAMITE)
    stop = final(place, dice)
    if not throws or locked >= 3:
        return stop
    return max(
        stop,
        *[
            falls(place, kept, throws - 1)
            for kept in parts_of(dice)
            if kept.count(DYNAMITE) == locked and len(kept) < 5
        ],
    )


@pytest.mark.parametrize("place", [(1, 1, 0, 0), (3, 2, 1, 1), (5, 6, 2, 5)])
def test_every_turn_of_a_duel_is_played_for_the_best(place: Place) -> None:
    """One turn of dice by plain recursion from the table leads back to the table, as far as its bytes are exact."""
    assert falls(place, (), 2) == pytest.approx(duel(*place), abs=0.006)


def test_more_life_and_fewer_arrows_are_better() -> None:
    assert duel(5, 4, 0, 0) > duel(4, 4, 0, 0) > duel(4, 5, 0, 0)
    assert duel(3, 3, 0, 4) > duel(3, 3, 0, 0) > duel(3, 3, 4, 0)


# -- at the table -----------------------------------------------------------------------------


def aims(state: Bang, level: str, seat: int) -> str:
    return GAME.notation.write(make(GAME, level, seat).choose(state.view(seat)))


@pytest.mark.parametrize("level", ["beginner", "regular", "expert", "master"])
def test_no_level_shoots_its_own_sheriff(level: str) -> None:
    """The Deputy between the Sheriff with one life point and a stranger with all."""
    state = table("dSoro", life={2: 1}, phase="shoot", dice="1BBGG:3:0:0")
    assert aims(state, level, 0) == "1>5"


def test_whom_one_shot_this_turn_is_remembered_until_the_next() -> None:
    """By choice only; the one who was not shot may have a beer though the dice reached them.

    A text that says nothing of it still reads.
    """
    state = forced(play(table("oSdro", life={2: 3, 5: 3}, phase="shoot", dice="1BBGG:3:0:0"), "1>5"))
    assert state.phase == "beer" and state.aimed == 1 << 4
    text = GAME.notation.write_state(state)
    assert GAME.notation.read_state(text, state.options) == state
    assert GAME.notation.read_state(text.replace(":0:16 ", ":0 "), state.options).aimed == 0
    assert absurd(state.view(0), 0, GAME.notation.read("beer>5"))
    later = forced(play(state, "beer>1", "beer>1"))
    assert later.player == 1 and later.aimed == 0
    alone = table("oSor", life={3: 0, 4: 0}, phase="shoot", dice="1BBGG:3:0:0")
    assert play(alone, "1>2").aimed == 0, "there was nobody else"


@pytest.mark.parametrize("level", ["beginner", "regular", "expert", "master"])
def test_no_renegade_ends_the_game_for_the_outlaws(level: str) -> None:
    """The Sheriff's last point is left while others live, and taken from the last one left."""
    state = table("rSoo", life={2: 1}, phase="shoot", dice="1BBGG:3:0:0")
    assert aims(state, level, 0) == "1>4"
    assert absurd(state.view(0), 0, GAME.notation.read("1>2"))
    alone = table("rSoo", life={2: 1, 3: 0, 4: 0}, phase="shoot", dice="1BBGG:3:0:0")
    assert not absurd(alone.view(0), 0, GAME.notation.read("1>2"))
