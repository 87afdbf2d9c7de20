"""Drills: sound, certified, scored by what is given away; found again from their seed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from ring import many, outer, some
from saloon.cli.group import app
from saloon.core import Unreadable
from saloon.core.state import View
from saloon.crew import ThisProcess
from saloon.games import SHELF
from saloon.games.krizovy_mlyn.engine.oracle import matters
from saloon.house.game import Game
from saloon.house.rooms import Reason
from saloon.kit.numbering.positions import image
from saloon.scene.reader import Reader
from saloon.school import deck as decks
from saloon.school import making
from saloon.school.deck import A_DAY, PracticeDeck, days_until
from saloon.school.drills import FILE, READ, Drill, DrillChoice, drills, theme_title, themes, write
from saloon.school.making import EACH_GAME, MATTERS, DrillSearch, alike, decisions, find, gone_on, of_game, search_on
from saloon.school.proving import differs, proof, source
from saloon.school.proving import shipped as numbers
from saloon.school.rising import steps
from saloon.school.whys import reason
from saloon.solve import Kept
from saloon.solve.kept import write as keep_table
from saloon.words import words

SHIPPED = [key for key in sorted(SHELF) if drills(SHELF[key])]
every_shipped = pytest.mark.parametrize("key", SHIPPED)
LEAST = 200
LEAST_OF_A_THEME = 40
DEAR = ("bang", "dice_town", "fliptown")
"""One certificate takes seconds."""
NOW = datetime(2026, 5, 2, 18, 30, tzinfo=UTC)


def simple(*values: float, spread: float = 0.0) -> Drill:
    choices = tuple(DrillChoice(f"m{at}", value, spread) for at, value in enumerate(values))
    return Drill("x", "play", "", 2, 0, "", choices, "exact", {"beginner": 0.02, "master": 0.0})


# -- what is shipped ----------------------------------------------------------------------------


def test_every_game_has_drills() -> None:
    assert set(SHIPPED) == set(SHELF)


@every_shipped
def test_there_are_enough_and_no_two_are_alike(key: str) -> None:
    found = drills(SHELF[key])
    assert len(found) >= LEAST
    assert len({each.id for each in found}) == len({alike(each) for each in found}) == len(found)
    names = SHELF[key].study.themes
    assert names and set(themes(found)) == set(names.names)
    if names.like:
        assert len({names.like(View(each.state(SHELF[key])), each.seat) for each in found}) == len(found)
    assert min(themes(found).values()) >= LEAST_OF_A_THEME


@pytest.mark.parametrize("key", [key for key in SHIPPED if "mlyn" in key])
def test_no_drill_is_another_one_on_a_board_that_is_turned_or_mirrored(key: str) -> None:
    """Nor with its rings changed: of sixteen ways to lay the board each position comes in one."""
    seen = set()
    for each in drills(SHELF[key]):
        state: Any = each.state(SHELF[key])
        ways = [(image(way, state.stones[each.seat]), image(way, state.stones[1 - each.seat])) for way in range(16)]
        assert seen.isdisjoint(ways), each.id
        seen.update(ways)


@pytest.mark.parametrize("key", ["krizovy_mlyn", "mlyn"])
def test_a_mill_drill_is_a_win_in_a_number_of_moves_or_the_only_saving_move(key: str) -> None:
    """As its theme says, by the values that ship; the number of moves is said in its title, and nowhere in a list."""
    for lang in ("cs", "en", "ru"):
        say = words(lang, SHELF[key].folder)
        for each in drills(SHELF[key]):
            title = theme_title(say, each.theme, each.within)
            if each.theme == "win":
                assert {choice.move for choice in each.choices if choice.value == 1} == set(each.ends)
                assert each.best.value == 1 and each.within == each.ends[each.best.move] > 0
                assert str(each.within) in title or each.within == 1
            elif each.theme == "save":
                assert not each.ends and len(each.right()) == 1 and each.best.value == 0.5
                assert {choice.value for choice in each.choices[1:]} == {0}
        assert not re.search(r"\d", theme_title(say, "win"))


@pytest.mark.parametrize("key", [key for key in SHIPPED if making.picky(SHELF[key])])
def test_what_every_level_knows_does_not_fill_a_theme(key: str) -> None:
    """Where a game asks for it; what was found after the search had lost its patience may be plain."""
    found, names = drills(SHELF[key]), SHELF[key].study.themes
    assert names is not None
    early = [each for each in found if each.number < names.patience * len(found)]
    for theme in names.names:
        plain = sum(each.is_plain for each in early if each.theme == theme)
        assert plain <= names.plain * len(found) / len(names.names) + 1, theme
    assert 5 * sum(each.is_plain for each in found) <= 4 * len(found), "Oko has but few that beginners get wrong"


@every_shipped
def test_every_drill_is_a_position_in_which_the_choice_matters(key: str) -> None:
    game = SHELF[key]
    for each in drills(game):
        state = each.state(game)
        assert each.seat in state.to_act()
        assert state.view(each.seat) == state, "a drill shows what its seat sees"
        legal = {game.notation.write(action) for action in state.legal(each.seat)}
        assert {choice.move for choice in each.choices} <= legal
        values = [choice.value for choice in each.choices]
        assert values == sorted(values, reverse=True)
        assert values[0] - values[-1] >= MATTERS
        assert each.best.move in each.right() and each.choices[-1].move not in each.right()
        assert set(each.costs) == {"chance", *game.offered()}
        assert all(0 <= cost <= values[0] - values[-1] + 1e-9 for cost in each.costs.values())


@every_shipped
def test_certificates_come_out_again(key: str) -> None:
    game = SHELF[key]
    for each in some(drills(game), 1 if key in DEAR else 5):
        assert not differs(game, each)


def test_a_forged_certificate_is_found() -> None:
    game = SHELF["oko"]
    good = drills(game)[0]
    worth = good.choices[0]
    better = (DrillChoice(worth.move, worth.value + 0.01), *good.choices[1:])
    assert not differs(game, good)
    assert differs(game, msgspec.structs.replace(good, choices=better))
    assert differs(game, msgspec.structs.replace(good, source="0123456789abcdef"))
    won = next(each for each in drills(SHELF["mlyn"]) if each.within > 1)
    sooner = {move: moves - 1 for move, moves in won.ends.items()}
    assert not differs(SHELF["mlyn"], won)
    assert differs(SHELF["mlyn"], msgspec.structs.replace(won, ends=sooner))


@every_shipped
def test_every_certificate_names_the_table_or_the_evaluation_it_comes_from(key: str) -> None:
    """The one that is here, unless it is a table that has to be worked out first."""
    game = SHELF[key]
    (named,) = {each.source for each in drills(game)}
    assert named
    if has_table(key):
        assert named == source(game, drills(game)[0].state(game))


def test_another_table_has_another_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    game = SHELF["krizovy_mlyn"]
    view: Any = drills(game)[0].state(game)
    kept, found = Kept(game.key, game.version, matters(view.options)), [source(game, view)]
    for table in (b"one", b"two"):
        keep_table(kept.path(), kept.rules, [table])
        found.append(source(game, view))
    assert len(set(found)) == 3


def test_the_levels_give_away_less_and_less() -> None:
    """Over all drills of a game; a choice by lot gives away most."""
    for key in SHIPPED:
        found = drills(SHELF[key])
        means = [sum(each.costs[level] for each in found) for level in ("chance", *SHELF[key].offered())]
        assert means == sorted(means, reverse=True), key


@every_shipped
def test_by_theme_no_level_gives_away_more_than_the_one_below_it(key: str) -> None:
    """Drill by drill, beyond what the noise of a few drills leaves open."""
    for step in steps(drills(SHELF[key]), SHELF[key].offered()):
        assert step.gain >= -step.spread, step


# -- how they are found -------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["maroko", "tisicovka"][: many(1, 2)])
def test_the_same_seed_finds_the_same_drills(key: str) -> None:
    game = SHELF[key]
    assert list(find(game, 6, 3)) == list(find(game, 6, 3))
    assert {each.id for each in find(game, 6, 3)} != {each.id for each in find(game, 6, 4)}
    assert EACH_GAME < 6


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    game, kept = SHELF["maroko"], tmp_path / "maroko.unfinished"
    search = gone_on(game, 6, 3, kept)
    search.step()
    kept.write_bytes(b"%d\n" % search.number + write(search.found))
    later = gone_on(game, 6, 3, kept)
    assert later.found == search.found and later.number == 1
    while len(later.found) < 6:
        later.step()
    assert later.found == list(find(game, 6, 3))


def test_what_was_interrupted_at_the_terminal_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--make` writes the set into the game's folder when it is whole, and not before."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "data"))
    game = SHELF["maroko"]
    expected = list(find(game, 6, 3))
    monkeypatch.setattr(type(game), "folder", property(lambda game: tmp_path))
    steps = DrillSearch.take
    gone = list[int]()

    def stopped(search: DrillSearch, some: list[Drill]) -> list[Drill]:
        gone.append(search.number)
        if len(gone) == 2:
            raise KeyboardInterrupt
        return steps(search, some)

    monkeypatch.setattr(DrillSearch, "take", stopped)
    monkeypatch.setattr("saloon.cli.drills.show", lambda *what: None)
    make = ["drills", "maroko", "--make", "-n", "6", "--seed", "3", "-j", "1"]
    assert CliRunner().invoke(app, make).exit_code != 0
    assert not (tmp_path / FILE).exists()
    assert CliRunner().invoke(app, make).exit_code == 0
    assert gone[:3] == [0, 1, 1], "the game it was in is gone through again, and none before it"
    made = [READ.decode(line) for line in (tmp_path / FILE).read_bytes().splitlines()]
    named = [msgspec.structs.replace(each, source=made[0].source) for each in expected]
    assert made == named, "the fingerprint is of another folder"
    assert not list((tmp_path / "data").rglob("*.unfinished"))


def test_a_search_on_a_crew_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a theme becomes full on the way, and games gone through ahead of it must be gone through anew."""
    game = SHELF["maroko"]
    themes = replace(game.study.themes, apart=True, of=lambda view, seat, best: "lead" if seat else "chase")
    monkeypatch.setitem(game.rooms, "STUDY", replace(game.study, themes=themes))
    crew = DrillSearch(game, 6, 3)
    list(search_on(crew, ThisProcess()))
    assert crew.found == list(find(game, 6, 3))
    assert {each.theme for each in crew.found} == {"lead", "chase"}


def test_a_drill_whose_table_is_missing_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    game = SHELF["dama"]
    with monkeypatch.context() as patch:
        patch.setattr("saloon.school.proving.weighed", lambda *given: (drills(game)[0].choices, "searched"))
        told = proof(game, drills(game)[0])
    assert told.passed and not told.wrong


def shipped(key: str) -> list[Drill]:
    """In the order in which they were found."""
    return [READ.decode(line) for line in (SHELF[key].folder / FILE).read_bytes().splitlines()]


def has_table(key: str) -> bool:
    """Whether what its drills are exact by is here (`saloon solve`)."""
    first = shipped(key)[0]
    return first.certainty != "exact" or not proof(SHELF[key], first).passed


@pytest.mark.timeout(3600)
@every_shipped
def test_what_is_shipped_is_what_the_generator_finds(key: str) -> None:
    """Game by game of the generator: what it adds to the drills found before it. A few of them here, more in the long
    run; where values are dear, here only that the positions come up in that game."""
    if not has_table(key):
        pytest.skip("its table is not worked out here")
    game, found = SHELF[key], shipped(key)
    assert found[-1].number >= 0
    for number in some(range(found[-1].number + 1), many(2, 4 if key in DEAR else 12)):
        before, here = ([each for each in found if each.number < number], [e for e in found if e.number == number])
        if key in DEAR and many(1, 2) == 1:
            assert {each.view for each in here} <= views(game, number)
        else:
            assert DrillSearch(game, len(found), 0, before, number).step() == here


AGAIN = """
import sys
from saloon.games import SHELF
from saloon.school.drills import FILE, READ
from saloon.school.making import find
from saloon.school.proving import DrillProof, proof

game = SHELF[sys.argv[1]]
found = [READ.decode(line) for line in (game.folder / FILE).read_bytes().splitlines()]
assert [proof(game, each) for each in found] == [DrillProof()] * len(found)
assert list(find(game, len(found))) == found
"""
"""Every certificate proven, and the whole set made again, where nothing is remembered from before there was a table."""


@outer("school/test_drills.py::test_what_is_shipped_is_what_the_generator_finds")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "key", [key for key in SHIPPED if SHELF[key].study.solution and not numbers(SHELF[key].folder)]
)
def test_with_its_table_solved_all_is_proven_and_the_whole_set_made_again(key: str, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    place = {**os.environ, "SALOON_DATA": str(tmp_path)}
    for what in (["-m", "saloon", "solve", key], ["-c", AGAIN, key]):
        done = subprocess.run([sys.executable, *what], env=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def views(game: Game[Any], number: int) -> set[str]:
    """All positions in which somebody had a choice in a game of the generator."""
    rng = Random(f"drills/0/{game.key}/{number}")
    seats = 1 if game.seats[0] == 1 else rng.choice(game.seats[:3])
    return {game.notation.write_state(state.view(seat)) for state, seat in decisions(game, seats, rng)}


def test_what_every_level_knows_takes_only_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """What some level goes wrong in comes first; the rest fills its share of a theme, and more only after a while."""
    game = SHELF["maroko"]
    names = replace(game.study.themes, plain=0.5, patience=3, like=lambda view, seat: len(str(view)) % 4)
    monkeypatch.setitem(game.rooms, "STUDY", replace(game.study, themes=names))
    search = DrillSearch(game, 6)
    views = [each.view for each in drills(game)[:4]]

    def drill(number: int, cost: float, view: str = "") -> Drill:
        made = simple(0.6, 0.1 + number / 100)
        costs = {"chance": 0.1, "beginner": cost, "master": 0.0}
        return msgspec.structs.replace(made, id=str(number), theme="lead", view=view or views[number % 4], costs=costs)

    monkeypatch.setattr(making, "likeness", lambda game, each: {each.id})
    plain, hard = [drill(number, 0.0) for number in range(4)], [drill(number, 0.2) for number in range(4, 6)]
    assert search.take([*plain[:2], hard[0]]) == [hard[0], plain[0], plain[1]]
    assert search.take([plain[2]]) == [], "three places for each theme, half of them for plain ones"
    assert search.take([hard[1]]) == [hard[1]]
    search.number = 3 * 6
    assert search.take([plain[2]]) == [plain[2]], "after a while they may have the places that are left"


def test_a_rare_theme_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a view tells its theme, what is rare is weighed before what is common, and what is full not at all."""
    game, asked = SHELF["fliptown"], list[str]()
    names = game.study.themes
    assert names is not None and names.apart
    monkeypatch.setattr(
        making, "made_of", lambda game, state, seat, seats: asked.append(names.of(state.view(seat), seat, 0))
    )
    assert list(of_game(game, 0, 0, lambda theme: theme == "turn", {"arrange": 5, "sheriff": 1})) == []
    assert asked == sorted(asked, reverse=True) and set(asked) == {"sheriff", "arrange"}


# -- answers ------------------------------------------------------------------------------------


def test_an_answer_costs_what_it_gives_away() -> None:
    drill = simple(0.60, 0.597, 0.55)
    assert drill.cost("m0") == 0
    assert drill.cost("m2") == pytest.approx(0.05)
    assert drill.right() == ["m0", "m1"], "half a point is nothing"
    assert simple(0.60, 0.57, spread=0.04).right() == ["m0", "m1"], "what lies inside the noise is no mistake"
    assert drill.difficulty == pytest.approx(1.0)
    with pytest.raises(KeyError):
        drill.cost("m9")


def test_a_slower_win_is_right_and_stands_behind_the_quickest() -> None:
    """Nothing of the win is given away; but what was asked is the quickest."""
    drill = msgspec.structs.replace(simple(1, 1, 1, 0), ends={"m0": 4, "m1": 2, "m2": 3})
    assert (drill.within, drill.best.move) == (2, "m1")
    assert [each.move for each in drill.ranked] == ["m1", "m2", "m0", "m3"]
    assert drill.right() == ["m1", "m2", "m0"] and drill.cost("m0") == 0
    assert [drill.is_slow(f"m{at}") for at in range(4)] == [True, False, True, False]


def test_the_reason_of_a_solved_drill_needs_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in the certificate: in how many moves a choice wins, and that all others lose."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    game = SHELF["krizovy_mlyn"]
    won = next(each for each in drills(game) if each.within > 1 and len(set(each.ends.values())) > 1)
    slow = next(move for move in won.ends if won.is_slow(move))
    for move in (won.best.move, slow):
        why = reason(game, won, move)
        assert (why.message, why.args["moves"]) == ("why-sure-win", won.ends[move])
    assert reason(game, won, slow).args["rest"] == "better"
    saved = next(each for each in drills(game) if each.theme == "save")
    assert reason(game, saved, saved.best.move) == Reason("why-sure-draw", {"rest": "loss"})
    assert not reason(game, saved, saved.choices[-1].move).message.startswith("why-sure")


def test_dear_answers_come_back_sooner() -> None:
    drill, deck = simple(0.60, 0.59, 0.40), PracticeDeck()
    days = []
    for move in ("m0", "m1", "m2"):
        days.append(days_until(PracticeDeck().answer("oko", drill, move, NOW), NOW))
    assert days == sorted(days, reverse=True)
    assert days[0] > days[2]
    first = deck.answer("oko", drill, "m0", NOW)
    back = first.due
    again = days_until(deck.answer("oko", drill, "m0", back), back)
    assert again > days[0], "what is known comes back later and later"
    assert [each.cost for each in first.answers] == [0.0, 0.0]


def test_a_day_has_at_most_twenty_and_nothing_is_lost_by_waiting() -> None:
    deck = PracticeDeck()
    for at in range(30):
        drill = Drill(str(at), "play", "", 2, 0, "", simple(0.6, 0.1).choices, "exact", {})
        deck.answer("oko", drill, "m1", NOW - timedelta(days=60))
    assert len(deck.due(NOW)) == A_DAY
    later = NOW + timedelta(days=400)
    assert len(deck.due(later)) == A_DAY
    for kept in deck.due(NOW)[:5]:
        deck.answer("oko", Drill(kept.drill, "play", "", 2, 0, "", simple(0.6, 0.1).choices, "exact", {}), "m0", NOW)
    assert len(deck.due(NOW)) == A_DAY - 5
    assert deck.due(NOW, "prsi") == []


def test_only_first_answers_say_how_good_somebody_is() -> None:
    deck, drill = PracticeDeck(), simple(0.6, 0.5)
    deck.answer("oko", drill, "m1", NOW)
    deck.answer("oko", drill, "m0", NOW)
    tries = deck.first_tries("oko", [drill])
    assert (tries.tried, tries.right, tries.cost) == (1, 0, pytest.approx(10))
    assert tries.share.low == 0 and 0.7 < tries.share.high < 1
    other = simple(0.6, 0.5)
    other = msgspec.structs.replace(other, choices=other.choices[:1])
    assert deck.first_tries("oko", [other]).tried == 0, "a drill that no longer asks for that answer"


def test_the_deck_is_kept_and_a_damaged_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    assert decks.load() == PracticeDeck()
    deck = PracticeDeck()
    deck.answer("oko", simple(0.6, 0.5), "m0", NOW)
    decks.save(deck)
    assert decks.load() == deck
    decks.place().write_text("{", "utf-8")
    with pytest.raises(Unreadable, match="deck-damaged"):
        decks.load()


# -- at the terminal ----------------------------------------------------------------------------


def test_drills_are_listed_for_programs() -> None:
    shown = json.loads(CliRunner().invoke(app, ["drills", "tisicovka", "--json", "--lang", "en"]).stdout)
    assert shown["count"] == len(drills(SHELF["tisicovka"]))
    assert sum(row["count"] for row in shown["themes"]) == shown["count"]
    assert "What to put aside" in {row["title"] for row in shown["themes"]}
    low, high = next(row["difficulty"] for row in shown["themes"] if row["theme"] == "aside")
    told = CliRunner().invoke(app, ["drills", "tisicovka", "--lang", "en"]).stdout
    assert f"  What to put aside: 67  (difficulty {low:g} to {high:g})\n" in told
    every = json.loads(CliRunner().invoke(app, ["drills", "--json"]).stdout)
    assert set(every) == set(SHELF)


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_one_practises_at_the_terminal(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    first = drills(SHELF["tisicovka"])[0]
    wrong = first.choices[-1].move
    shown = CliRunner().invoke(app, ["drill", "tisicovka", "-n", "2", "--lang", lang], input=f"nonsense\n{wrong}\n\n")
    assert shown.exit_code == 0, shown.output
    assert f"{100 * first.cost(wrong):.1f}" in shown.output
    game, view = SHELF["tisicovka"], first.state(SHELF["tisicovka"])
    for move in (first.best.move, wrong):  # why the best is best, and why not mine
        why = game.advice.reason(view, first.seat, first.action(game, move))
        assert Reader.of(game, first.seat, (), lang)(why.message, **why.args) in shown.output
    deck = decks.load()
    assert [each.answers[0].move for each in deck.cards.values()] == [wrong]
    listed = CliRunner().invoke(app, ["drills", "tisicovka", "--lang", lang]).stdout
    assert re.findall(r"[(](\d+)–(\d+)\s?%[)]", listed) == [("0", "79")], "one theme was tried once, and not rightly"
    again = CliRunner().invoke(app, ["drill", "--lang", lang], input="\n")
    assert again.exit_code == 2, "nothing is due yet, and no game was named"


def test_the_terminal_tells_how_many_moves_each_win_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    first = next(each for each in drills(SHELF["krizovy_mlyn"]) if each.theme == "win")
    slow = next(move for move in first.ends if first.is_slow(move))
    drill = ["drill", "krizovy_mlyn", "--theme", "win", "-n", "1", "--lang", "en"]
    shown = CliRunner().invoke(app, drill, input=f"{slow}\n").output
    assert f"It wins, in {first.ends[slow]} moves; {first.within} would do" in shown
    assert shown.count("wins in ") == len(first.ends)


def test_what_cannot_be_done_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    assert CliRunner().invoke(app, ["drills", "--make"]).exit_code == 2
    none = CliRunner().invoke(app, ["drill", "oko", "--theme", "nothing", "--lang", "en"])
    assert none.exit_code == 2
    assert "no drill left" in none.output
