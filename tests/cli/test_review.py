"""`saloon review`: the same ledger on paper, as JSON and as a page by itself."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import pytest

import saloon as house
from saloon.school import deck as decks
from saloon.words import LANGS, words


@pytest.fixture
def oko_file(tmp_path):
    table = house.play("oko", seats=2, bots=["beginner", "master"], names=["Eva <b>", "Petr"], seed=5, people=0)
    table.run()
    path = tmp_path / "oko.saloon"
    path.write_text(house.write(table.match), "utf-8")
    return path


def test_the_ledger_is_told_with_a_sentence_for_each_seat(saloon, oko_file):
    said = saloon("review", oko_file).stdout
    assert "Eva" in said and "Petr" in said and "Exact: from a table" in said
    assert re.search(r"Start +Luck +Own choices +Others’ choices +Fog +Result", said)


@pytest.mark.parametrize("lang", LANGS)
def test_it_speaks_every_language(saloon, oko_file, lang):
    result = saloon("review", oko_file, "--lang", lang, "--seat", 1)
    assert result.exit_code == 0 and "{" not in result.stdout and "review-" not in result.stdout


def test_json_is_what_python_says(saloon, oko_file):
    told = json.loads(saloon("review", oko_file, "--json").stdout)
    found = house.review(house.load(oko_file))
    for each, ledger in zip(told["seats"], found.seats, strict=True):
        assert each["choices"]["value"] == pytest.approx(ledger.choices.value, abs=1e-6)
        assert each["start"] + sum(
            each[part]["value"] for part in ("luck", "choices", "others", "fog")
        ) == pytest.approx(each["result"], abs=1e-12)
    assert len(told["moments"]) == len(found.moments)


def test_a_deep_look_is_asked_for(saloon, oko_file):
    """Of one match; with a master on the seats of people."""
    told = json.loads(saloon("review", oko_file, "--deep", "--json").stdout)
    assert told["worlds"] == 4 * house.review(house.load(oko_file)).worlds
    assert told["seats"][0]["master"]["n"] > 0
    assert saloon("review", oko_file, oko_file, "--deep").exit_code == 2


def test_the_page_stands_by_itself(saloon, oko_file, tmp_path):
    page = tmp_path / "review.html"
    assert saloon("review", oko_file, "--html", page).exit_code == 0
    text = page.read_text("utf-8")
    assert "Eva &lt;b&gt;" in text and "<b>" not in text and "<script" not in text
    assert not re.findall(r"(?:src|href)=\"(?!#|data:)[^\"]*\"|@import|url\((?!#|\"?data:)", text)
    assert "prefers-color-scheme:dark" in text


def test_a_review_is_kept_and_found_again(saloon, oko_file, data, monkeypatch):
    first = saloon("review", oko_file, "--json").stdout
    assert len(list((data / "reviews").iterdir())) == 1
    monkeypatch.setattr("saloon.reviews.keeping.facts", lambda review: pytest.fail("it is made twice"))
    assert saloon("review", oko_file, "--json").stdout == first


def test_a_broken_copy_on_the_shelf_is_made_anew(saloon, oko_file, data):
    first = saloon("review", oko_file, "--json").stdout
    (kept,) = (data / "reviews").iterdir()
    kept.write_text("{half", "utf-8")
    assert saloon("review", oko_file, "--json").stdout == first


def test_what_cannot_be_reviewed_is_told_in_a_sentence(saloon, oko_file, tmp_path):
    text = oko_file.read_text("utf-8")
    missing = saloon("review", tmp_path / "none.saloon")
    (tmp_path / "torn.saloon").write_text(text[: len(text) // 2], "utf-8")
    torn = saloon("review", tmp_path / "torn.saloon")
    running = house.play("oko", seats=2, bots=["master"], seed=1)
    (tmp_path / "running.saloon").write_text(house.write(running.match), "utf-8")
    open_match = saloon("review", tmp_path / "running.saloon")
    seat = saloon("review", oko_file, "--seat", 3)
    for result in (missing, torn, open_match, seat):
        assert result.exit_code == 2 and result.stdout == ""
        assert result.stderr.startswith("saloon: ") and result.stderr.count("\n") == 1
    assert "still going on" in open_match.stderr


def test_an_abandoned_match_is_reviewed_as_far_as_it_went(saloon, tmp_path):
    table = house.play("oko", seats=2, bots=["master"], seed=1)
    table.run()
    table.match.abandon()
    path = tmp_path / "left.saloon"
    path.write_text(house.write(table.match), "utf-8")
    told = json.loads(saloon("review", path, "--json").stdout)
    assert told["ended"] == "abandoned" and 0 < told["seats"][0]["result"] < 1
    assert "Left at" in told["seats"][0]["headline"]


def test_many_files_are_reviewed_at_once(saloon, oko_file):
    """The same facts as one by one; what only one match can have is refused."""
    one = json.loads(saloon("review", oko_file, "--json").stdout)
    told = json.loads(saloon("review", oko_file, oko_file, "-j", 1, "--json").stdout)
    assert [each["seats"][0]["luck"] for each in told] == [one["seats"][0]["luck"]] * 2
    for lang in LANGS:
        assert "Eva" in saloon("review", oko_file, oko_file, "-j", 1, "--lang", lang).stdout
    assert saloon("review", oko_file, oko_file, "--html", "x.html").exit_code == 2


@pytest.mark.parametrize("lang", LANGS)
def test_what_cost_most_comes_back_to_be_practised(saloon, data, tmp_path, monkeypatch, lang):
    """On the first person's seat, once; the next day `saloon drill` asks it."""
    table = house.play("oko", seats=2, bots=["chance", "master"], options="rounds=3", seed=0, people=0)
    table.run()
    path = tmp_path / "oko.saloon"
    path.write_text(house.write(table.match), "utf-8")
    saloon("review", path, "--practise", "--seat", 1, "--lang", lang)
    deck = decks.load()
    assert len(deck.own) == len(deck.cards) == decks.DEAREST
    assert {each.seat for each in deck.own.values()} == {0}
    saloon("review", path, "--practise", "--seat", 1, "--lang", lang)
    assert decks.load() == deck, "once"
    tomorrow = decks.today() + timedelta(days=1, minutes=1)
    monkeypatch.setattr(decks, "today", lambda: tomorrow)
    asked = saloon("drill", "oko", "-n", 1, "--lang", lang, stdin="\n").stdout
    assert words(lang)("drill-own") in asked
