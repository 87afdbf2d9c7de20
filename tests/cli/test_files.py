"""replay and verify: the match again, and what its file proves."""

from __future__ import annotations

import json
import re
from io import BytesIO

import pytest

from saloon.cli.verify import expected
from saloon.core.state import Unreadable
from saloon.games import SHELF
from saloon.match import Match, OpenChance, load, write
from saloon.match.chain import join
from saloon.match.seal import Seal
from saloon.words import LANGS, words


def rehash(text: str) -> str:
    """The lines with hashes that hang together again, as a careful forger would leave them."""
    return join(line.rpartition(" ")[0] for line in text.splitlines())


def test_a_match_without_a_seal_is_consistent_and_no_more(saloon, match_file):
    result = saloon("verify", match_file)
    assert result.exit_code == 3
    assert (
        "entries check out" in result.stdout
        and "Consistent, not sealed" in result.stdout
        and "genuine" not in result.stdout
    )
    assert result.stderr == ""
    answer = json.loads(saloon("verify", match_file, "--json").stdout)
    assert (answer["verdict"], answer["seal"], answer["key"]) == ("consistent", "not sealed", "")
    assert answer["findings"] == []
    assert answer["draws"] > 8


def test_a_seal_is_told_by_its_key_and_by_the_one_that_is_expected(saloon, match_file):
    """Anybody can seal a file with a key of their own: only who knows the key of the house learns more."""
    house, other = Seal(b"1" * 32), Seal(b"2" * 32)
    match_file.write_text(write(load(match_file.read_text("utf-8")), house), "utf-8")
    for key, code, seal, said in (
        ("", 0, "sealed", f"Sealed by {house.key}."),
        (house.key, 0, "sealed", "expected"),
        (other.key.upper(), 4, "other key", "another key"),
    ):
        result = saloon("verify", match_file, *(("--key", key) if key else ()))
        assert (result.exit_code, said in result.stdout) == (code, True)
        answer = json.loads(saloon("verify", match_file, "--json", *(("--key", key) if key else ())).stdout)
        assert (answer["verdict"], answer["seal"], answer["key"]) == ("consistent", seal, house.key)
    text = match_file.read_text("utf-8")
    head, _, last = text.rstrip("\n").rpartition("\nsigned ")
    match_file.write_text(rehash(f"{head}\nsigned {other.key} {' '.join(last.split()[1:])}\n"), "utf-8")
    assert saloon("verify", match_file).exit_code == 1
    assert saloon("verify", match_file, "--key", "abc").exit_code == 2
    assert saloon("verify", match_file, "--house", "nowhere").exit_code == 2


def test_a_house_is_asked_for_its_key(monkeypatch):
    monkeypatch.setattr(
        "urllib.request.urlopen",
        lambda address, timeout: BytesIO(json.dumps({"key": "a" * 64, "at": address}).encode()),
    )
    assert expected("", "https://games.example.org/") == "a" * 64
    monkeypatch.setattr("urllib.request.urlopen", lambda address, timeout: BytesIO(b"<html>"))
    with pytest.raises(Unreadable, match="cli-house"):
        expected("", "https://games.example.org/")


def test_a_match_can_come_through_a_pipe(saloon, match_file):
    assert saloon("verify", "-", stdin=match_file.read_text("utf-8")).exit_code == 3
    assert saloon("replay", "-", stdin=match_file.read_text("utf-8")).exit_code == 0


@pytest.mark.parametrize("careful", [False, True], ids=["hashes left", "hashes mended"])
def test_a_forged_draw_is_found_on_its_line(saloon, match_file, careful):
    """Somebody gets a better card than fortune dealt."""
    lines = match_file.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if re.match(r"5 \* \+", line))
    number, star, card, hash = lines[at].split(" ")
    dealt = {line.split(" ")[2] for line in lines[:at] if re.match(r"\d+ \* \+", line)} | {card}
    other = next(text for text in ("+H8", "+L9", "+AK", "+BA", "+H10", "+LU") if text not in dealt)
    lines[at] = " ".join((number, star, other, hash))
    text = "\n".join(lines) + "\n"
    match_file.write_text(rehash(text) if careful else text, "utf-8")
    result = saloon("verify", match_file)
    assert result.exit_code == 1
    assert f"line {at + 1}" in result.stderr.lower()
    answer = json.loads(saloon("verify", match_file, "--json").stdout)
    assert answer["verdict"] == "forged"
    drawn = next(finding for finding in answer["findings"] if finding["id"] == "verify-draw")
    assert (drawn["line"], drawn["event"], drawn["expected"], drawn["found"]) == (at + 1, 5, card, other)


def test_a_match_that_goes_on_is_unproven(saloon, tmp_path):
    path = tmp_path / "open.saloon"
    saloon("play", "prsi", "--save", path, stdin="1\n")
    result = saloon("verify", path)
    assert result.exit_code == 1
    assert "not proven" in result.stderr
    assert json.loads(saloon("verify", path, "--json").stdout)["verdict"] == "unproven"


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"x" * 5000])
def test_what_is_no_match_is_unreadable(saloon, tmp_path, content):
    path = tmp_path / "foreign"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        result = saloon(command, path)
        assert result.exit_code == 2
        assert result.stdout == ""
    assert saloon("verify", tmp_path).exit_code == 2


def test_a_game_nobody_knows_is_unreadable(saloon, match_file):
    match_file.write_text(rehash(match_file.read_text("utf-8").replace("game prsi 1", "game whist 1")), "utf-8")
    result = saloon("verify", match_file)
    assert result.exit_code == 2
    assert "whist" in result.stderr


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_replay_tells_every_event_once(saloon, match_file, lang):
    match = load(match_file.read_text("utf-8"))
    result = saloon("replay", match_file, "--all", "--lang", lang)
    assert result.exit_code == 0
    numbered = re.findall(r"^ *(\d+)  \S", result.stdout, re.M)
    assert list(map(int, numbered)) == list(range(1, len(match.log) + 1))


def test_a_finished_match_lies_open_and_a_seat_sees_its_own_cards_only(saloon, match_file):
    match = load(match_file.read_text("utf-8"))
    opened = json.loads(saloon("replay", match_file, "--json").stdout)
    assert [entry["action"] for entry in opened["entries"]] == [
        match.game.notation.write(event.action) for event in match.events
    ]
    assert opened["scores"] == list(match.scores)
    seen = json.loads(saloon("replay", match_file, "--seat", 1, "--json").stdout)
    assert [entry["action"] for entry in seen["entries"]] == [
        match.game.notation.write(event.action) for event in match.witnessed(0)
    ]
    assert "+?" in [entry["action"] for entry in seen["entries"]]


def test_an_unfinished_match_hides_its_hands(saloon, tmp_path):
    path = tmp_path / "open.saloon"
    saloon("play", "prsi", "--save", path, stdin="1\n")
    dealt = [entry["action"] for entry in json.loads(saloon("replay", path, "--json").stdout)["entries"][1:9]]
    assert dealt == ["+?"] * 8


def test_a_seat_that_is_not_there(saloon, match_file):
    result = saloon("replay", match_file, "--seat", 7)
    assert result.exit_code == 2
    assert "7" in result.stderr


def test_a_forged_match_is_not_replayed_and_verify_is_named(saloon, match_file):
    match_file.write_text(match_file.read_text("utf-8").replace("bot:regular", "bot:beginner"), "utf-8")
    result = saloon("replay", match_file)
    assert result.exit_code == 2
    assert f"saloon verify {match_file}" in result.stderr


@pytest.fixture
def handed_over(tmp_path):
    """A running match of Dáma: Rosie, a bot, has moved once before Jan took her seat and moved too."""
    match = Match(SHELF["dama"], names=["Eva", "Rosie"], kinds=["human", "bot:regular"], chance=OpenChance(1))
    for number in range(4):
        if number == 2:
            match.reseat(1, "human", "Jan")
        (seat,) = match.to_act()
        match.submit(seat, match.state.legal(seat)[0])
    path = tmp_path / "handed-over.saloon"
    path.write_text(write(match), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ended", [True, False])
def test_a_match_in_which_somebody_changed_chairs_says_so_wherever_its_file_is_described(saloon, tmp_path, lang, ended):
    """Prší, in which hands are hidden; in Dáma nothing is, so nobody says anything."""
    for key in ("prsi", "dama"):
        match = Match(SHELF[key], names=["Eva", "Robo"], kinds=["human", "bot"])
        match.reseat(0, "bot", "Eva")
        match.reseat(1, "human", "Eva")
        match.resign(1) if ended else match.abandon()
        path = tmp_path / f"{key}.saloon"
        path.write_text(write(match), "utf-8")
        said = words(lang)("end-crossed")
        for command in (["verify", path], ["replay", path, "--all"]):
            assert (said in saloon(*command, "--lang", lang).stdout) == (key == "prsi")
            assert json.loads(saloon(*command[:2], "--json").stdout)["crossed"] == (key == "prsi")


def credited(text: str) -> list[str]:
    """Who did what the numbered or plain lines of a log tell, of those who shared a seat."""
    return re.findall(r"^(?: *\d+  )?(Rosie|Jan)\b", text, re.M)


def test_nobody_is_credited_with_what_others_did_on_their_seat(saloon, handed_over):
    """Jan sits down and moves; the move before was Rosie's."""
    assert credited(saloon("replay", handed_over, "--all").stdout) == ["Rosie", "Jan", "Jan"]
    told = json.loads(saloon("replay", handed_over, "--json").stdout)
    assert credited("\n".join(entry["text"] for entry in told["entries"])) == ["Rosie", "Jan", "Jan"]
    assert told["players"][1] == {"name": "Rosie", "kind": "bot:regular"}


def test_the_log_at_the_table_names_those_who_played_then(saloon, handed_over):
    shown = saloon("play", "--resume", handed_over, stdin="log\nquit\n").stdout
    news, _, log = shown.partition("> log\n")
    assert credited(news) == ["Rosie", "Jan", "Jan"]
    assert credited(log) == ["Rosie", "Jan", "Jan"]


def test_letters_of_a_match_are_checked_too(saloon, tmp_path):
    """As a file or as a link: genuine and over 0, going on 1, forged 1 with the reason, no letter 2."""
    from match.post import exchange

    letters = exchange("oko", 40)
    result = saloon("verify", f"https://example.org/letter#{letters[-1]}")
    assert result.exit_code == 0 and "neither could choose" in result.stdout
    path = tmp_path / "letter.txt"
    path.write_text(letters[4])
    answer = saloon("verify", str(path), "--json")
    assert answer.exit_code == 1 and json.loads(answer.stdout)["verdict"] == "unproven"
    path.write_text(letters[4][:300])
    assert saloon("verify", str(path)).exit_code == 2
