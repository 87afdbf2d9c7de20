"""The Python API as a newcomer tries it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import saloon
from ring import outer
from saloon.bots.bot import Thinker
from saloon.core.build import form
from saloon.games.prsi.rules import Play, Prsi

TEXT = "H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -"


def position() -> saloon.Position:
    return saloon.game("prsi").position(TEXT)


def first(view: saloon.Position) -> str:
    return view.moves()[0]


def last(view: saloon.Position) -> saloon.Action:
    return view.legal()[-1]


class Counting:
    """A bot as a class: it is made anew for every game."""

    made = 0

    def __init__(self) -> None:
        Counting.made += 1

    def choose(self, view: saloon.Position) -> str:
        return view.moves()[0]


class Lowest(Thinker):
    """A bot by the whole protocol."""

    def rank(self, view, legal, clock, number):
        from saloon.bots.bot import Ranked

        return [Ranked(action, 0.0) for action in legal]


# -- a position in the hand ---------------------------------------------------------------------


def test_a_position_is_read_shown_and_played_on() -> None:
    s = position()
    assert s.moves() == ["H7", "HK"]
    after = s.do("H7")
    assert after.to_act() == (1,)
    assert s.moves() == ["H7", "HK"], "a position never changes"
    assert after == s.do(s.legal()[0]) == s.do(" h7 ")
    assert s.text == TEXT == s.game.notation.write_state(s.state)
    assert s.game.position(after.text) == after
    assert (s.over, s.scores, s.seats) == (False, None, 2)


def test_print_shows_the_board() -> None:
    s = position()
    assert "H7 HK" in str(s)
    assert "Pile: H8" in str(s)
    assert str(s.state) == str(s)
    assert str(s.view(0)) != str(s)
    assert "?" in str(s.view(0))


def test_what_the_rules_forbid_is_refused_with_the_reason() -> None:
    s = position()
    with pytest.raises(saloon.Illegal, match=r"\(rule 3\.1\)"):
        s.do("B9")
    with pytest.raises(saloon.Illegal):
        s.do(Play(0, 0), seat=1)
    with pytest.raises(saloon.Unreadable, match="xyzzy"):
        s.do("xyzzy")


def test_nature_moves_too() -> None:
    s = saloon.game("prsi").position()
    assert s.moves() == ["dealer 1", "dealer 2"]
    assert s.do("dealer 2").to_act() == (saloon.NATURE,)


def test_what_a_state_knows_its_position_knows() -> None:
    s = position()
    assert s.top == s.state.top
    with pytest.raises(AttributeError):
        s.chess  # noqa: B018


def test_options_of_a_position_in_every_form() -> None:
    prsi = saloon.game("prsi")
    for options in ("deal=5", {"deal": 5}, prsi.options(deal=5)):
        assert prsi.position(options=options, seats=3).options == prsi.options(deal=5)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("H7,XX/L8,B9 L9 H8=H 1 1:0:0:- - - -", r"hands.*“H7,XX/L8,B9”"),
        ("H7,HK/L8,B9 L9 H8+H 1 1:0:0:- - - -", r"top.*“H8\+H”.*“\w+=[HLAB]”"),
        ("H7,HK/L8,B9 L9 H8=H 1 1:0:- - - -", r"due.*“1:0:-”.*“\d:\d+:\d+:-”"),
        ("H7,HK/L8,B9 L9 H8=H", r"hands pile top dealer due known shown out"),
    ],
)
def test_a_bad_text_is_told_by_the_field_and_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(saloon.Unreadable, match=said):
        saloon.game("prsi").position(text)


@pytest.mark.parametrize(
    "key",
    [
        "bang",
        "clovece",
        "craps",
        "dama",
        "dice_town",
        "fliptown",
        "krizovy_mlyn",
        "maroko",
        "mlyn",
        "oko",
        "prsi",
        "tisicovka",
    ],
)
def test_the_field_that_is_wrong_is_named_in_every_game(key: str) -> None:
    from saloon.house.position import written

    game = saloon.game(key)
    *_, text = written(game, game.options())
    given = text.split()
    for at in {0, 1, len(given) // 2, len(given) - 1} - {each for each, word in enumerate(given) if word == "|"}:
        with pytest.raises(saloon.Unreadable) as fault:
            game.position(
                " ".join(
                    [
                        *given[:at],
                        given[at].partition("=")[0] + "=§" if not game.notation.fields and at else "§",
                        *given[at + 1 :],
                    ]
                )
            )
        names = game.notation.fields
        assert fault.value.args_by_name["field"] == (names[at] if names else given[at].partition("=")[0] if at else "1")


def test_a_text_that_can_be_read_and_never_comes_about_says_why() -> None:
    with pytest.raises(saloon.Unreadable, match="never comes about"):
        saloon.game("prsi").position("H7,H7/L8,B9 L9 H8=H 1 1:0:0:- - - -")


# -- what things say of themselves --------------------------------------------------------------


def test_what_is_held_is_short_and_useful() -> None:
    s = position()
    assert repr(s) == f"<Position of prsi: {TEXT}>"
    assert repr(s.view(1)).startswith("<Position of prsi, seen by 1: ?,?/L8,B9 ")
    assert repr(s.state) == f"<Prsi {TEXT}>"
    assert repr(s.legal()[0]) == "<Play H7>"
    assert repr(saloon.Event(3, 0, s.legal()[0])) == "Event(number=3, seat=0, action=<Play H7>)"
    assert repr(s.game) == "<Game prsi: Prší, 2–5 players>"


def test_every_game_has_short_words_for_what_is_held() -> None:
    for game in saloon.games:
        s = game.position()
        assert len(repr(s.state)) < 200
        assert str(s.state) == str(s) != repr(s)
        assert s._repr_svg_().startswith("<svg")
        for move, action in zip(s.moves(), [action for action, _ in s.chances()] or s.legal(), strict=True):
            assert repr(action).endswith(f" {move}>") or type(action).__module__.startswith(
                "saloon.kit."
            )  # which games share


def test_what_belongs_to_no_game_is_told_by_its_fields() -> None:
    from dataclasses import dataclass

    @dataclass(frozen=True, slots=True)
    class Jump(saloon.Action):
        far: int

    assert repr(Jump(3)).endswith("Jump(far=3)")


def test_the_module_shows_the_api_alone() -> None:
    assert sorted(saloon.__all__) == dir(saloon)
    assert [game.key for game in saloon.games] == sorted(game.key for game in saloon.games())
    assert len(saloon.games) == len(saloon.games())


# -- one's own bots -----------------------------------------------------------------------------


@pytest.mark.parametrize("mine", [first, last, lambda view: view.moves()[0], Counting, Lowest])
def test_a_bot_of_ones_own_plays_in_the_lab_and_at_a_table(mine) -> None:
    result = saloon.simulate("prsi", games=4, bots=[mine, "beginner"], seed=1)
    assert result.games == 4
    assert result.seats == 2
    assert len(result.groups["bot"]) == 2
    table = saloon.play("prsi", seats=2, bots=[mine, mine], seed=2)
    table.run()
    assert table.over


def test_a_class_is_made_anew_for_every_game() -> None:
    Counting.made = 0
    saloon.simulate("prsi", games=3, bots=[Counting], seed=1)
    assert Counting.made == 6


def test_a_bot_of_ones_own_is_told_when_it_is_wrong() -> None:
    def wrong(view: saloon.Position) -> str:
        return "xyzzy"

    table = saloon.play("prsi", bots=[wrong], seats=2, people=0, seed=1)
    with pytest.raises(saloon.Unreadable, match="xyzzy"):
        table.run()
    with pytest.raises(TypeError, match="view"):
        saloon.play("prsi", bots=[lambda a, b: a])


def test_a_bot_of_ones_own_sees_its_seat_and_nothing_else() -> None:
    seen = []

    def looking(view: saloon.Position) -> str:
        seen.append(view.hands[1 - view.seat])
        return view.moves()[0]

    saloon.play("prsi", seats=2, bots=[looking, looking], seed=1).run()
    assert seen
    assert all(card == -1 for hand in seen[:2] for card in hand)


def test_a_table_begins_at_any_position() -> None:
    for start in (position(), position().state):
        table = saloon.play(start, bots=[first], seed=1)
        assert table.choices() == ["H7", "HK"]
        table.do("H7")
        table.run()
        assert table.match.events[0].action == position().legal()[0]
        assert f"\nposition {position().text} " in saloon.write(table.match)
    assert saloon.write(saloon.play(saloon.game("prsi").position(), seed=1).match)


def test_a_table_may_begin_at_what_a_seat_sees() -> None:
    table = saloon.play(position().view(0), bots=[first, first], seed=1)
    table.run()
    assert table.over
    with pytest.raises(saloon.Unreadable):
        saloon.play(position(), seats=3)


def test_simulating_needs_no_more_than_a_name() -> None:
    assert saloon.simulate("Prší", games=2).seats == 2
    assert saloon.simulate("prsi", games=2, options="deal=5").options == "deal=5"
    assert saloon.simulate(saloon.game("prsi"), 3, 2).seats == 3


# -- matches ------------------------------------------------------------------------------------


def played() -> saloon.Match:
    table = saloon.play("prsi", seats=2, bots=["beginner", "beginner"], seed=6)
    table.run()
    return table.match


def test_what_was_found_is_told_in_a_line() -> None:
    found = repr(saloon.simulate("oko", games=4, bots=["regular"]))
    assert found.startswith("<Result of oko: 4 games; regular wins 50.0% (")
    alone = repr(saloon.simulate("fliptown", games=1, bots=["beginner"]))
    assert alone.startswith("<Result of fliptown: 1 game; beginner ") and alone.endswith(" points>")


def test_a_refusal_says_nothing_long_twice() -> None:
    with pytest.raises(saloon.Unreadable) as caught:
        saloon.game("prsi").position("H7,HK/L8,B9 L9")
    assert str(caught.value).endswith("(position-fields count=2 fields=… right=…)")


def test_a_match_is_loaded_from_a_path_or_a_text(tmp_path: Path) -> None:
    match = played()
    text = saloon.write(match)
    path = tmp_path / "x.saloon"
    path.write_text(text, "utf-8")
    for source in (text, text.encode(), path, str(path)):
        assert saloon.load(source).log == match.log
    with pytest.raises(FileNotFoundError):
        saloon.load(tmp_path / "y.saloon")
    with pytest.raises(FileNotFoundError):
        saloon.load("nowhere.saloon")
    assert saloon.verify(path).holds


def test_only_the_front_reads_paths(tmp_path: Path) -> None:
    """Texts that strangers send are never taken for paths."""
    from saloon.match import load

    path = tmp_path / "x.saloon"
    path.write_text(saloon.write(played()), "utf-8")
    with pytest.raises(saloon.Unreadable):
        load(str(path))


def test_moments_of_a_match_tell_and_show_themselves() -> None:
    match = played()
    moments = list(match)
    assert [moment.text for moment in moments] == match.lines() or len(moments) == len(match.log)
    for moment in moments:
        told = saloon.hint(moment.view).text
        assert bool(told) == (moment.seat != saloon.NATURE)
        assert moment.text
    mine = next(moment for moment in moments if moment.seat == 0)
    assert mine.view.seat == 0
    assert mine.move in mine.view.moves()
    assert mine.after == mine.before.do(mine.move)
    assert mine.text in repr(mine)
    assert mine._repr_svg_().startswith("<svg")
    assert next(iter(match.moments("cs"))).text != moments[0].text


def test_a_hint_needs_no_more_than_a_position() -> None:
    told = saloon.hint(position())
    assert told.text == "Play the seven of hearts. It makes the next player draw 2 cards."
    assert told.move == "H7"
    assert saloon.hint(position().view(1)).text == ""
    assert saloon.hint(position().view(0), lang="cs").text != told.text
    assert saloon.hint(position().state.view(0)).move == "H7"
    game, view = saloon.game("prsi"), position().state.view(0)
    assert saloon.hint(game, view, 0).action == position().legal()[0]


# -- house rules --------------------------------------------------------------------------------


class Gentle(Prsi):
    """A clause of our own: the one who may lay a card may draw instead."""

    def legal(self, seat):
        found = Prsi.legal(self, seat)
        return (
            found
            if not found or self.stopped or any(action in found for action in self.drawing())
            else (*found, *self.drawing())
        )


PLAIN = pytest.mark.skipif(form() == "compiled", reason="a class of one's own cannot build on compiled rules")


@pytest.fixture
def gentle():
    game = saloon.game("prsi").variant("prsi-at-home", state=Gentle)
    yield game
    from saloon.house.game import forget

    forget(game)


@PLAIN
def test_a_house_rule_is_one_class(gentle) -> None:
    assert saloon.game("prsi-at-home") is gentle
    s = gentle.position(TEXT)
    assert s.moves() == ["H7", "HK", "draw"]
    assert position().moves() == ["H7", "HK"]
    after = s.do("draw")
    assert type(after.state) is Gentle
    assert gentle.position(after.text) == after
    assert type(s.view(0).state.guess(Random(1))) is Gentle
    assert "H7 HK" in str(s.state)
    assert repr(s) == f"<Position of prsi-at-home: {TEXT}>"
    assert saloon.hint(s).text


@PLAIN
def test_a_house_rule_plays_in_the_lab_and_at_a_table(gentle) -> None:
    assert saloon.simulate("prsi-at-home", games=3, bots=["regular", "beginner"], seed=1).games == 3
    table = saloon.play("prsi-at-home", seats=3, bots=["regular", "beginner"], seed=4)
    while not table.over:
        if not table.run():
            table.do(table.choices()[0])
    assert type(table.match.state) is Gentle
    assert saloon.verify(saloon.write(table.match)).holds
    assert saloon.load(saloon.write(table.match)).scores == table.scores


@PLAIN
@pytest.mark.parametrize(
    "key",
    [
        "bang",
        "clovece",
        "craps",
        "dama",
        "dice_town",
        "fliptown",
        "krizovy_mlyn",
        "maroko",
        "mlyn",
        "oko",
        "prsi",
        "tisicovka",
    ],
)
def test_positions_of_a_variant_stay_its_own_in_every_game(key: str) -> None:
    from saloon.core.play import anything, play
    from saloon.house.game import forget

    game = saloon.game(key)
    at_home = type("AtHome", (game.state,), {"__module__": __name__})
    house = game.variant(f"{key}-at-home", state=at_home)
    try:
        for _, _, state in play(house.new(house.seats[-1]), anything, Random(1), 30):
            assert type(state) is at_home
            if state.to_act():
                assert type(state.view(0).guess(Random(1))) is at_home
            assert type(house.position(house.notation.write_state(state)).state) is at_home
    finally:
        forget(house)


@PLAIN
@outer("test_api.py::test_a_house_rule_plays_in_the_lab_and_at_a_table")
async def test_a_house_rule_plays_on_the_page(gentle, tmp_path: Path) -> None:
    from server.house import play_on, serve, settings, start

    async with serve(settings(f"sqlite+aiosqlite:///{tmp_path}/house.db")) as house:
        host = await house.room(game="prsi-at-home")
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            await play_on(eva, 3)


HOUSE = """
import saloon
from saloon.core.build import form
from saloon.games.prsi.rules import Prsi

class Gentle(Prsi):
    def legal(self, seat):
        found = Prsi.legal(self, seat)
        drawing = self.drawing()
        return found if not found or self.stopped or any(each in found for each in drawing) else (*found, *drawing)

saloon.game("prsi").variant("prsi-at-home", state=Gentle, title="Prší at home")
"""


@PLAIN
def test_a_house_rule_plays_in_the_terminal(tmp_path: Path) -> None:
    import os

    (tmp_path / "athome.py").write_text(HOUSE, "utf-8")
    env = os.environ | {
        "SALOON_GAMES": "athome",
        "PYTHONPATH": str(tmp_path),
        "SALOON_DATA": str(tmp_path),
        "SALOON_LANG": "en",
    }
    command = [sys.executable, "-m", "saloon", "play", "prsi-at-home", "--people", "0", "--seed", "3"]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "wins." in ran.stdout
    assert (
        "Prší at home"
        in subprocess.run([sys.executable, "-m", "saloon", "games"], env=env, capture_output=True, text=True).stdout
    )
