"""Advice: the evaluation is fair to both colours, sees exchanges, and gives reasons."""

from __future__ import annotations

from random import Random

import pytest

from games.dama.draughts import fen
from saloon.games.dama import GAME
from saloon.games.dama.advice import ADVICE
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions


def best(state: Dama) -> str:
    (seat,) = state.to_act()
    return NOTATION.write(max(state.legal(seat), key=lambda action: ADVICE.rate(state, seat, action)))


def why(state: Dama, text: str) -> str:
    (seat,) = state.to_act()
    return ADVICE.reason(state, seat, NOTATION.read(text)).message


@pytest.mark.parametrize("text", ["W:Wc3,d2:Be5,Kh8", "B:WKa1,c3:Bd6,e7,f8", "W:Wc3:Bd4,h8"])
def test_what_one_gains_the_other_loses(text: str) -> None:
    state = fen(text)
    assert ADVICE.worth(state, 0) + ADVICE.worth(state, 1) == pytest.approx(1)


def test_the_start_is_even_but_for_the_move() -> None:
    assert ADVICE.worth(GAME.new(), 0) == pytest.approx(0.5, abs=0.02)


def test_a_king_is_worth_more_than_two_men_and_less_than_three() -> None:
    assert ADVICE.worth(fen("W:WKd2,h2:Be7,c7,a7"), 0) > 0.5 > ADVICE.worth(fen("W:WKd2,h2:Be7,c7,a7,g7"), 0)


def test_a_hanging_piece_counts_as_lost() -> None:
    """Black is to move and takes d4 for nothing."""
    assert ADVICE.worth(fen("B:Wd4,h2:Be5,a7"), 0) < ADVICE.worth(fen("B:Wd4,h2:Bg7,a7"), 0)


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("W:Wc7,a1:Bh8,h6", "c7-d8", "why-crown"),
        ("W:Wc3:Bd4", "c3xe5", "why-forced"),
        ("W:Wc3,g3:Bd4,h4", "c3xe5", "why-forced"),
        ("W:Wc3,a1:Bd4,b4,h8", "c3xa5", "why-take"),
        ("W:Wd6,b6:Be7,a7,c7", "d6xf8", "why-take-king"),
        ("W:Wc3,a1:Bb6,d6,h8", "c3-b4", "why-forward"),
        ("W:Wc3,a1:Bb6,h8", "c3-d4", "why-centre"),
        ("W:Wg3,a1:Bb6,h8", "g3-h4", "why-edge"),
        ("W:WKe1,a3:Bh4", "e1-f2", "why-wait"),
        ("W:Wc3,g1:Be5,h8", "c3-d4", "why-lose"),
        ("W:Wc3,b2,a1,g1:Be5,h8,a7", "c3-d4", "why-exchange"),
        ("W:Wc3,e1,h2:Bd6,h8,f6", "c3-b4", "why-forward"),
        ("W:Wd2,h2:Be5,b4,h8", "d2-e3", "why-forward"),
        ("W:WKc1,a3:Bh4", "c1-b2", "why-king-road"),
    ],
)
def test_a_hint_has_a_reason(text: str, move: str, reason: str) -> None:
    assert why(fen(text), move) == reason


@pytest.mark.parametrize(
    ("text", "options", "before", "move", "reason"),
    [
        ("W:Wb2,c3:Bd4,h8", "capture=huff", (), "b2-a3", "why-overlook"),
        ("W:Wc3,a1,Kg1:Bh8", "offers=any", (), "offer", "why-peace"),
        ("W:Wc3:Bh8,f8", "offers=any", (), "offer", "why-even"),
        ("W:Wc3:Bh8,f8", "offers=any", ("offer",), "decline", "why-play-on"),
        ("W:Wb2,c3:Bd4,h8", "capture=huff", ("b2-a3",), "forgive", "why-forgive"),
    ],
)
def test_reasons_are_true_of_the_position(
    text: str, options: str, before: tuple[str, ...], move: str, reason: str
) -> None:
    state = fen(text, options)
    for each in before:
        state = state.after(state.to_act()[0], NOTATION.read(each))
    assert why(state, move) == reason


def test_it_does_not_step_into_a_capture() -> None:
    """c3-d4 and g3-f4 lose a man for nothing, a1-b2 does not."""
    assert best(fen("W:Wc3,g3,a1:Be5,a7,h6,c7")) not in {"c3-d4", "g3-f4"}


def test_it_huffs_and_declines_when_it_stands_better() -> None:
    caught = fen("W:Wb2,c3:Bd4,h8", "capture=huff").after(0, NOTATION.read("b2-a3"))
    assert best(caught) == "huff c3"
    offered = fen("W:Wc3:Bh8,f8,Kb8", "offers=any").after(0, NOTATION.read("offer"))
    assert best(offered) == "decline"
    offered = fen("W:Wc3,a1,Kg1:Bh8", "offers=any").after(0, NOTATION.read("offer"))
    assert best(offered) == "accept"


def test_it_takes_rather_than_be_huffed() -> None:
    """An even exchange: the side that leaves it out loses a man by the huff."""
    assert (
        best(fen("B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,d4,f4:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,f6,h6,e5", "capture=huff"))
        == "e5xg3"
    )


def test_who_may_be_huffed_stands_worse() -> None:
    caught = fen("W:Wb2,c3:Bd4,h8", "capture=huff").after(0, NOTATION.read("b2-a3"))
    huffed = caught.after(1, NOTATION.read("huff c3"))
    assert ADVICE.worth(caught, 0) == ADVICE.worth(huffed, 0)


def test_who_stands_better_offers_no_draw() -> None:
    assert best(fen("W:Wc3,a1,Kg1:Bh8", "offers=any")) != "offer"


@pytest.mark.parametrize("options", ["", "capture=huff"])
def test_advice_beats_chance(options: str) -> None:
    """Following it wins nearly always against any legal move."""
    points = 0
    for game in range(8):
        rng, seat = Random(game), game % 2
        state = GAME.new(2, DamaOptions.read(options))
        while state.to_act():
            (who,) = state.to_act()
            legal = state.legal(who)
            action = (
                max(legal, key=lambda each: ADVICE.rate(state, who, each))
                if who == seat
                else legal[int(rng.random() * len(legal))]
            )
            state = state.after(who, action)
        points += (state.scores() or (0, 0))[seat]
    assert points >= 14
