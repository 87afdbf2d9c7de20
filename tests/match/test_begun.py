"""A match that begins from a position: marked in its file, never rated, and it counts for nothing."""

from __future__ import annotations

import pytest

import saloon
from saloon.core.state import Unreadable
from saloon.match import Match, load, verify, write
from saloon.match.begun import begin_at
from saloon.match.chain import join, split
from saloon.match.outcome import outcomes

START = "H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -"


def played() -> Match:
    table = saloon.play(saloon.game("prsi").position(START), bots=["beginner", "beginner"])
    table.run()
    return table.match


def test_the_file_says_where_it_began_and_opens_again():
    match = played()
    text = write(match)
    assert f"\nposition {START} " in text
    again = load(text)
    assert again.start == match.start and again.log == match.log and again.scores == match.scores
    assert not again.fresh


def test_the_file_is_verified_and_the_report_says_so():
    report = verify(write(played()))
    assert report.holds, report.lines()
    assert report.begun and any("began from a position" in line for line in report.lines())


def test_the_promise_of_chance_is_bound_to_the_position():
    """Another position under the same secret is found out, even with all hashes made anew."""
    lines = [link.text for link in split(write(played()))]
    forged = join([line.replace("H7,HK/", "HK,H7/") if line.startswith("position ") else line for line in lines])
    assert not verify(forged).holds


def test_a_rated_match_never_begins_from_a_position():
    lines = [link.text for link in split(write(played()))]
    with pytest.raises(Unreadable):
        load(join(["play rated" if line == "play friendly" else line for line in lines]))


def test_it_counts_for_nothing():
    assert all(not each.counts and not each.feats for each in outcomes(played()))


def test_a_match_from_the_beginning_has_no_such_line():
    table = saloon.play("prsi", bots=["beginner", "beginner"])
    table.run()
    assert "\nposition " not in write(table.match) and not verify(write(table.match)).begun


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("?,?/L8,B9 L9 H8=H 1 1:0:0:- - - -", "begun-hidden"),
        ("H7,HK/L8,B9/S L9 H8=H 1 1:0:0:- - - -", "position-field"),
    ],
)
def test_what_cannot_be_played_on_is_refused(text, why):
    game = saloon.game("prsi")
    with pytest.raises(Unreadable) as refused:
        begin_at(game, text, game.options(), 2)
    assert refused.value.message == why
