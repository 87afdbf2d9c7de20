"""A scripted person plays whole games at the terminal; nothing typed wrong does any harm."""

from __future__ import annotations

import re

import pytest

from saloon.match import Undone, load, verify

SEATS = ("--seats", 3, "--seed", 11)


def test_a_whole_game_of_prsi_against_bots(saloon, tmp_path):
    """Always the first choice: sooner or later somebody has no cards left."""
    path = tmp_path / "whole.saloon"
    result = saloon("play", "prsi", *SEATS, "--save", path, stdin="1\n" * 300)
    assert result.exit_code == 0
    assert re.search(r"^(.+ wins\.|You win!)$", result.stdout, re.M)
    match = load(path.read_text("utf-8"))
    assert match.over
    assert [player.kind for player in match.players] == ["human", "bot:regular", "bot:regular"]
    assert result.stdout.count("\n> ") == sum(event.seat == 0 for event in match.events)
    assert sorted(match.scores) == [0, 0, 1]
    assert [len(re.findall(rf"^ {place}\. \S", result.stdout, re.M)) for place in (1, 2, 3)] == [1, 1, 1]


def test_the_same_seed_is_the_same_game(saloon, tmp_path):
    logs = []
    for name in ("one", "two"):
        saloon("play", "prsi", *SEATS, "--save", tmp_path / name, stdin="1\n" * 300)
        logs.append(load((tmp_path / name).read_text("utf-8")).events)
    assert logs[0] == logs[1]


def test_by_default_chance_is_provable(saloon, tmp_path):
    path = tmp_path / "fair.saloon"
    saloon("play", "prsi", "--save", path, stdin="1\n" * 300)
    report = verify(path.read_text("utf-8"))
    assert report.holds
    assert report.chance == "fair"
    assert report.draws > 8


def test_choices_are_taken_by_number_and_by_notation_and_enter_does_the_only_one(saloon, tmp_path):
    first = saloon("play", "prsi", *SEATS, stdin="").stdout
    text = re.search(r"^ 1  .*\[(.+)\]$", first, re.M)[1]
    after = {}
    for said in ("1", text, text.lower(), f"  {text} "):
        path = tmp_path / f"{len(after)}.saloon"
        saloon("play", "prsi", *SEATS, "--save", path, stdin=f"{said}\n")
        after[said] = load(path.read_text("utf-8")).events
    assert all(events == after["1"] for events in after.values())


def test_exact_odds_are_shown_at_the_table_for_its_own_rules(saloon):
    """By its English name or in the reader's language; a game without odds says so."""
    for lang, said in (("en", "odds"), ("cs", "šance"), ("ru", "шансы")):
        printed = saloon("play", "craps", "--lang", lang, "--seed", 1, stdin=f"{said}\nquit\n").stdout
        assert "8687/23760" in printed
        casino = saloon(
            "play", "craps", "--lang", lang, "--option", "dont=casino", "--seed", 1, stdin=f"{said}\nquit\n"
        ).stdout
        assert "11663/23760" in casino
        assert "8687/23760" not in casino
    assert "no exact odds" in saloon("play", "mlyn", stdin="odds\nquit\n").stdout


def test_chances_are_told_at_the_table(saloon):
    """To the one to move, by the English word or the reader's own: about, or exactly."""
    for lang, said in (("en", "chances"), ("cs", "vyhlídky"), ("ru", "прогноз")):
        printed = saloon("play", "prsi", "--lang", lang, "--seats", 2, "--seed", 11, stdin=f"{said}\nquit\n").stdout
        assert len(re.findall(r"\d+\s?% \(\d+–\d+\)", printed)) == 3, "one's own, and everybody's"
    assert (
        "You win with a chance of exactly"
        in saloon("play", "oko", "--seats", 2, "--seed", 1, stdin="chances\nquit\n").stdout
    )


def test_nothing_typed_wrong_changes_anything(saloon, tmp_path):
    path = tmp_path / "match.saloon"
    result = saloon(
        "play", "prsi", *SEATS, "--save", path, stdin="99\nxyzzy\nH99\n? xyzzy\nsave\nrules 77.7\n\x00\nquit\n"
    )
    assert result.exit_code == 0
    assert not any(event.seat == 0 for event in load(path.read_text("utf-8")).events)
    assert "“xyzzy” is no move of this game." in result.stdout
    assert re.search(r"> 99\nChoose from 1 to \d+, or type \? for help\.", result.stdout)
    assert "no clause 77.7" in result.stdout
    assert "Say where: save FILE" in result.stdout


def test_why_not_names_the_clause_and_shows_it(saloon):
    for card in ("H7", "L8", "A9", "B10", "HK"):
        result = saloon("play", "prsi", *SEATS, stdin=f"? {card}\n")
        if "You do not hold that card. (rule 3.1)" in result.stdout:
            assert "**3.1**" in result.stdout
            return
    pytest.fail("one of five cards is surely in another hand")


def test_why_of_a_choice_says_what_it_is_good_for(saloon):
    assert re.search(r"That is allowed\. \w.+\. \w.+\.", saloon("play", "prsi", *SEATS, stdin="? 1\n").stdout)


def test_a_hint_has_a_reason(saloon):
    said = saloon("play", "prsi", *SEATS, stdin="hint\n").stdout.rpartition("> hint\n")[2].splitlines()[0]
    assert re.fullmatch(r"\w.+\. \w.+\.  \[.+\]", said)


def test_why_after_a_hint_tells_the_rest_of_its_reason(saloon):
    said = saloon("play", "prsi", *SEATS, stdin="hint\nwhy\n").stdout.rpartition("> why\n")[2].splitlines()[0]
    assert re.fullmatch(r"(You win in about \d+ of 100 such positions\..*|There is no more to say for it\.)", said)


def test_undo_takes_back_and_says_so(saloon, tmp_path):
    path = tmp_path / "undo.saloon"
    result = saloon("play", "prsi", *SEATS, "--save", path, stdin="1\nundo\nquit\n")
    match = load(path.read_text("utf-8"))
    assert "takes a move back" in result.stdout
    assert len(match.log) > len(match.events)
    assert not any(event.seat == 0 for event in match.events)


def test_undo_with_nothing_to_take_back(saloon):
    assert "You have nothing to take back." in saloon("play", "prsi", *SEATS, stdin="undo\n").stdout


def test_log_and_rules_are_at_hand(saloon):
    result = saloon("play", "prsi", *SEATS, stdin="log\nrules 3.1\n")
    assert result.stdout.count("to deal.") == 2
    assert "**3.1**" in result.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", ("rada", "zápis", "pravidla 3.1", "zpět", "?", "konec")),
        ("ru", ("подсказка", "журнал", "правила 3.1", "назад", "?", "выход")),
    ],
)
def test_the_words_of_the_language_are_understood(saloon, lang, words):
    result = saloon("play", "prsi", *SEATS, "--lang", lang, stdin="\n".join(words) + "\n")
    assert result.exit_code == 0
    assert {"cs": "Dohrát se dá takhle", "ru": "Доиграть можно так"}[lang] in result.stdout
    for wrong in ("není tah", "не ход", "is no move"):
        assert wrong not in result.stdout


@pytest.mark.parametrize("end", ["", "quit\n", "1\nquit\n"])
def test_leaving_keeps_the_match_and_says_where(saloon, data, end):
    result = saloon("play", "prsi", *SEATS, stdin=end)
    assert result.exit_code == 0
    (kept,) = (data / "matches").iterdir()
    assert str(kept) in result.stdout
    assert not load(kept.read_text("utf-8")).over


def test_a_finished_match_leaves_nothing_behind_unless_asked(saloon, data):
    saloon("play", "prsi", stdin="1\n" * 300)
    assert {path.name for path in data.rglob("*") if path.is_file()} == {"key", "saloon.db"}, "the record, and no file"


def test_a_finished_match_can_still_be_saved(saloon, tmp_path, data):
    path = tmp_path / "later.saloon"
    kept = saloon("play", "prsi", *SEATS, stdin="1\n" * 300).stdout
    decisions = kept.count("\n> 1\n") - 1  # the last answer left the table
    saloon("play", "prsi", *SEATS, stdin="1\n" * decisions + f"save {path}\n\n")
    assert verify(path.read_text("utf-8")).holds


def test_watching_bots_needs_nobody(saloon):
    result = saloon("play", "prsi", "--people", 0, "--seats", 4, "--bot", "regular", "--bot", "beginner")
    assert result.exit_code == 0
    assert " wins." in result.stdout
    assert "> " not in result.stdout


def test_names_and_options_reach_the_table(saloon, tmp_path):
    path = tmp_path / "named.saloon"
    saloon("play", "Prší", "--name", "Eva", "--bot", "expert", "-o", "deal=5", "--save", path, stdin="")
    match = load(saves_secret_free(path))
    assert match.players[0].name == "Eva"
    assert match.players[1].kind == "bot:expert"
    assert match.options.text() == "deal=5"


def saves_secret_free(path):
    """A save in the middle of a match keeps the secret to itself."""
    text = path.read_text("utf-8")
    assert "\nsecret " not in text
    return text


def test_help_tells_how_the_game_writes_its_moves(saloon):
    shown = saloon("play", "prsi", "--seed", 3, "--lang", "cs", stdin="?\n").stdout
    assert "rada" in shown
    assert "L zelené" in shown


def test_a_turn_of_several_decisions_is_taken_back_one_by_one(saloon, tmp_path):
    """Fliptown: the roles of the cards and the site; `undo` twice, and the three cards are to be shared out again."""
    path = tmp_path / "match.saloon"
    result = saloon("play", "fliptown", "--seed", 4, "--save", path, stdin="1\nvalue 8\nundo\nundo\n")
    assert result.exit_code == 0
    match = load(path.read_text("utf-8"))
    assert match.state.phase == "arrange" and not any(match.state.roles)
    assert sum(isinstance(entry, Undone) for entry in match.log) == 2
