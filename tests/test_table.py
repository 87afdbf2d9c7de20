"""The Python side: play, step, do; what is public and what an import costs."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

import saloon
from saloon.bots import Clock
from saloon.core import NATURE, Illegal, Unreadable
from saloon.scene import Reader
from saloon.table import play, seating


def test_every_public_name_is_there() -> None:
    for name in saloon.__all__:
        assert getattr(saloon, name) is not None
    assert set(saloon.__all__) <= set(dir(saloon))
    with pytest.raises(AttributeError):
        saloon.chess  # noqa: B018


@pytest.mark.parametrize("first", ["import saloon.games", "import saloon"])
def test_the_shelf_can_be_called_whatever_was_imported_first(first: str) -> None:
    code = f"{first}; import saloon; assert 'prsi' in [game.key for game in saloon.games()]; assert saloon.games.SHELF"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


def test_importing_saloon_costs_nothing() -> None:
    code = "import sys, saloon; assert not [name for name in sys.modules if name.startswith('saloon.')]"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


def test_a_patient_clock_is_for_the_highest_level_alone() -> None:
    table = saloon.play("mlyn", seats=2, bots=["master", "expert"], clock=Clock(3.0, patient=True))
    assert table.time(0) == Clock(3.0, patient=True)
    assert table.time(1) == Clock(3.0)


def test_a_program_plays_a_whole_match() -> None:
    table = saloon.play("prsi", seats=3, bots=["regular", "beginner"], seed=7)
    while not table.over:
        if not table.run():
            table.do(table.choices()[-1])
    assert sorted(table.scores) == [0, 0, 1]
    assert {event.seat for event in table.match.events} == {NATURE, 0, 1, 2}


def test_steps_are_single_and_stop_before_a_person() -> None:
    table = saloon.play("prsi", seats=2, seed=1)
    count = 0
    while table.step():
        count += 1
        assert len(table.match.events) == count
    assert table.waits_for() == (0,)
    assert table.to_act() == (0,)


def test_a_program_gets_the_same_refusals_as_a_person() -> None:
    table = saloon.play("prsi", seats=2, seed=1)
    with pytest.raises(saloon.Illegal):
        table.do("H7")  # nobody is to act yet
    table.run()
    with pytest.raises(saloon.Unreadable):
        table.do("xyzzy")
    missing = next(text for text in ("H7", "L8", "A9", "B10", "HK") if text not in table.scene().text)
    with pytest.raises(saloon.Illegal) as refusal:
        table.do(missing)
    assert refusal.value.clause == "3.1"


def test_hidden_cards_stay_hidden_from_the_reader() -> None:
    table = saloon.play("prsi", seats=2, seed=1)
    table.run()
    assert "?" in table.scene().text
    assert (
        "?"
        not in saloon.game("prsi")
        .board.scene(saloon.View(table.match.state), Reader.of(saloon.game("prsi")))
        .text.partition("Pile")[0]
    )
    assert table.scene(saloon.ONLOOKER).text.count("?") > table.scene().text.count("?")


def test_options_in_every_form() -> None:
    own = saloon.game("prsi").options(deal=5)
    for options in ("deal=5", {"deal": 5}, own):
        assert saloon.play("prsi", options=options).match.options == own
    with pytest.raises(saloon.Unreadable):
        saloon.play("prsi", options={"deal": 7})


@pytest.mark.parametrize(
    ("seats", "people", "levels", "kinds"),
    [
        (None, None, [], ["human", "bot:regular"]),
        (4, None, [], ["human", "bot:regular", "bot:regular", "bot:regular"]),
        (None, None, ["expert", "master"], ["human", "bot:expert", "bot:master"]),
        (4, None, ["expert"], ["human", "bot:expert", "bot:expert", "bot:expert"]),
        (2, None, ["expert", "master"], ["bot:expert", "bot:master"]),
        (None, 3, [], ["human", "human", "human"]),
        (None, 2, ["expert"], ["human", "human", "bot:expert"]),
        (3, 0, ["expert"], ["bot:expert", "bot:expert", "bot:expert"]),
    ],
)
def test_whatever_is_not_said_is_made_to_fit(seats, people, levels, kinds) -> None:
    assert seating(saloon.game("prsi"), seats, people, levels) == kinds


def test_games_are_found_by_any_name() -> None:
    assert saloon.game("Prší") is saloon.game("prsi")
    with pytest.raises(saloon.Unreadable) as fault:
        saloon.game("prsii")
    assert fault.value.args_by_name["like"] == "prsi"


def test_a_bot_that_takes_a_seat_plays_it() -> None:
    table = saloon.play("prsi", seats=2, seed=1)
    table.run()
    table.match.reseat(0, "bot:beginner")
    table.run()
    assert table.over


# -- what a programmer reads --------------------------------------------------------------------


def test_what_goes_wrong_is_a_sentence():
    """With the message id behind it, to be looked up."""
    with pytest.raises(Unreadable, match=r"2 to 5 .*, not .*9.* \(seats-wrong "):
        play("prsi", seats=9)
    table = play("prsi", seats=2, bots="beginner", seed=1)
    table.run()
    with pytest.raises(Unreadable, match=r"“xx”.* \(unreadable-action "):
        table.do("xx")
    not_mine = next(
        card for card in ("H7", "H8", "L7", "L8", "B7") if card not in table.choices() and card not in str(table)
    )
    with pytest.raises(Illegal, match=r"^[A-Z].*\. .*\(illegal-"):
        table.do(not_mine)


def test_a_table_says_what_it_is_and_print_shows_it():
    table = play("prsi", seats=2, bots="beginner", seed=1)
    table.run()
    assert repr(table) == f"<Table of prsi: 0 human, 1 bot:beginner; {len(table.match.events)} events; to act: 0>"
    assert str(table).startswith(table.scene().text)
    assert str(table).endswith(table.scene().prompt)


def test_a_picture_stays_within_the_window():
    table = play("prsi", seats=2, bots="beginner", seed=1)
    for picture in (table._repr_svg_(), table.match._repr_svg_(), table.match.state._repr_svg_()):
        assert picture.startswith('<svg style="max-width:100%;max-height:85vh" ')


def test_one_who_has_nothing_to_play_is_not_asked_in_windows() -> None:
    """Alone among bots; several people are all asked, or it would be seen who holds a card."""
    asked = {1: 0, 2: 0}
    for people in asked:
        table, rng = saloon.play("dice_town", seats=2, people=people, seed=3), Random(3)
        while not table.over:
            if not table.run():
                asked[people] += table.choices() == ["pass"]
                table.do(rng.choice(table.choices()))
    assert asked[1] == 0 < asked[2]
