"""Real dice and cards on the table: people type in what fell, and the match says so."""

from __future__ import annotations

import re

from saloon.match import load, verify

DEAL = ("dealer 1", "+H7", "+L7", "+h8", "+L8", "+H9", "+L9", "+HK", "+LK", "+HO")


def test_what_fell_is_typed_by_number_or_notation(saloon, tmp_path):
    path = tmp_path / "real.saloon"
    result = saloon("play", "prsi", "--real-dice", "--save", path, stdin="1\n1\n" + "\n".join(DEAL[2:]) + "\n")
    match = load(path.read_text("utf-8"))
    write = match.game.notation.write
    assert [write(event.action) for event in match.events[:10]] == [text.replace("h", "H") for text in DEAL]
    assert match.chance.kind == "typed"
    assert "What came up?" in result.stdout
    assert "takes a card. What came up?" in result.stdout


def test_what_cannot_fall_is_refused_and_nothing_is_lost(saloon, tmp_path):
    path = tmp_path / "real.saloon"
    result = saloon(
        "play", "prsi", "--real-dice", "--save", path, stdin="dealer 1\n+H7\n+H7\nH7\nxyzzy\nhint\n? +H7\n+H8\n"
    )
    match = load(path.read_text("utf-8"))
    assert [match.game.notation.write(event.action) for event in match.events] == ["dealer 1", "+H7", "+H8"]
    assert result.stdout.count("That cannot fall or be drawn now.") == 2
    assert "“xyzzy” is no move" in result.stdout
    assert "Nobody can say what will come up." in result.stdout


def test_what_is_offered_does_not_tell_what_others_hold(saloon):
    """A card that the bot got stands among those one may draw oneself, listed and asked about alike."""
    said = "dealer 1\n+H7\n? +H7\n? +L7\n"
    result = saloon("play", "prsi", "--real-dice", stdin=said)
    asked = result.stdout.rpartition("Player 1 takes a card. What came up?")[2]
    assert len(re.findall(r"^ +\d+ +\+[HLAB]\w+$", asked, re.M)) == 32
    assert asked.count("That is allowed.") == 2


def test_the_match_makes_no_claim_about_chance(saloon, tmp_path):
    path = tmp_path / "real.saloon"
    saloon("play", "maroko", "--people", 2, "--real-dice", "--save", path, stdin="start 1\n222\nstop\n136\nstop\n")
    report = verify(path.read_text("utf-8"))
    assert report.holds
    assert report.chance == "typed"
    assert "real dice or cards" in saloon("verify", path).stdout


def test_a_real_dice_match_is_resumed_as_one(saloon, tmp_path):
    path = tmp_path / "real.saloon"
    saloon("play", "prsi", "--real-dice", "--save", path, stdin="dealer 1\n")
    assert "What came up?" in saloon("play", "--resume", path, stdin="").stdout


def test_dice_are_typed_as_they_lie(saloon, tmp_path):
    """Six dice have hundreds of throws: they are not listed, and any order will do."""
    path = tmp_path / "dice.saloon"
    said = "first 1\n5 1 2 1 5 3\n"
    result = saloon("play", "tisicovka", "--real-dice", "--save", path, stdin=said)
    match = load(path.read_text("utf-8"))
    assert match.game.notation.write(match.events[1].action).endswith("112355")
    assert "For example: " in result.stdout
    assert "666666" not in result.stdout
    assert "For example: " in saloon("play", "tisicovka", "--real-dice", stdin="first 1\n\n").stdout.rpartition("> ")[0]
