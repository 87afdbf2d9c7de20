"""Verification: a true file holds, and a forged one is found at the line that was forged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core import NATURE, Unreadable
from saloon.match import FairChance, Match, OpenChance, Report, TypedChance, Undone, load, verify, write
from saloon.match.chain import join
from saloon.words import LANGS
from toys import CARDS, FACES, RACE, ROLL, WALK

from .playing import new, played, relink, secret_of

GAMES = [RACE, CARDS]
FORGED_DIE = {"1": "2", "2": "3", "3": "1"}


def texts(match: Match) -> list[str]:
    """The lines of its file without their hashes."""
    return [line.rpartition(" ")[0] for line in write(match).splitlines()]


def match_with_everything() -> Match:
    """Eva walks (1), takes it back (2), rolls (3, 4); Jan rolls (5, 6); and so on to the end."""
    match = new(RACE, 7, names=["Eva", "Jan"])
    match.submit(0, WALK)
    match.undo(0)
    while not match.over:
        match.submit(match.to_act()[0], ROLL)
        match.run_nature()
    return match


HEADER = 10
"""Lines of the header: event number n stands on line HEADER + n."""


def only(report: Report, message: str, line: int) -> None:
    """There is exactly this finding."""
    assert [(finding.message, finding.line) for finding in report.findings] == [(message, line)]


# -- what is true -----------------------------------------------------------------------------------


@settings(max_examples=30)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(2, 4))
def test_a_true_match_holds(game, seed: int, seats: int):
    match = played(game, seed, seats)
    report = verify(write(match))
    assert report.findings == ()
    assert report.events == len(match.log)
    assert report.draws == sum(entry.seat == NATURE for entry in match.log if not isinstance(entry, Undone))
    assert report.head == write(match)[-65:-1]


def test_an_abandoned_match_holds():
    match = played(RACE, 3, steps=5)
    match.abandon()
    assert verify(write(match)).holds


@pytest.mark.parametrize(("chance", "said"), [(OpenChance(1), "made no claim"), (TypedChance(), "real dice")])
def test_chance_without_a_claim_is_told_so(chance, said: str):
    match = Match(RACE, chance=chance, id="x")
    while not match.over:
        match.submit(match.to_act()[0], ROLL)
        match.submit(NATURE, FACES[2] if match.state.due == "face" else match.state.chances()[0][0])
        match.run_nature()
    report = verify(write(match))
    assert report.holds
    assert report.draws == 0
    assert said in " ".join(report.lines("en"))


# -- one line changed, the hashes left as they were -----------------------------------------------


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (2, lambda text: "match other"),
        (6, lambda text: text.replace("Eva", "Ewa")),
        (7, lambda text: text.replace("human", "bot")),
        (HEADER + 1, lambda text: text.replace("walk", "roll")),
        (HEADER + 4, lambda text: text[:-1] + FORGED_DIE[text[-1]]),
    ],
)
def test_a_changed_line_is_found_by_its_hash(line: int, change: Callable[[str], str]):
    lines = write(match_with_everything()).splitlines()
    text, _, hash = lines[line - 1].rpartition(" ")
    lines[line - 1] = f"{change(text)} {hash}"
    first = verify("\n".join(lines)).findings[0]
    assert (first.message, first.line, first.found) == ("verify-chain", line, hash)
    assert len(first.expected) == 64


def test_a_changed_hash_is_found_where_it_stands():
    lines = write(match_with_everything()).splitlines()
    lines[HEADER + 2] = lines[HEADER + 2][:-64] + "0" * 64
    assert verify("\n".join(lines)).findings[0].line == HEADER + 3


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_swapped_lines_are_found_at_the_first_of_them(number: int):
    lines = write(match_with_everything()).splitlines()
    at = HEADER + number - 1
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    findings = verify("\n".join(lines)).findings
    assert {finding.line for finding in findings} == {HEADER + number}
    assert {"verify-chain", "verify-number"} == {finding.message for finding in findings}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_deleted_line_is_found_where_it_is_missing(number: int):
    lines = write(match_with_everything()).splitlines()
    del lines[HEADER + number - 1]
    findings = verify("\n".join(lines)).findings
    assert {finding.line for finding in findings} == {HEADER + number}
    assert ("verify-number", str(number), str(number + 1)) in [(f.message, f.expected, f.found) for f in findings]


@settings(max_examples=60)
@given(st.data())
def test_no_changed_letter_goes_unnoticed(data: st.DataObject):
    """Any one letter anywhere: verification says so, and does not fail itself."""
    text = write(match_with_everything())
    at = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.sampled_from("0a \n*7\u202e\0é").filter(lambda letter: letter != text[at]))
    report = verify(text[:at] + letter + text[at + 1 :])
    line = text[:at].count("\n") + 1
    assert not report.holds
    assert report.findings[0].line in (line, line + 1)
    assert report.lines("en")


# -- forged with all hashes worked out anew --------------------------------------------------------


def test_a_changed_die_is_not_what_the_secret_draws():
    lines = texts(match_with_everything())
    at = HEADER + 3
    drawn = lines[at][-1]
    lines[at] = lines[at][:-1] + FORGED_DIE[drawn]
    report = verify(join(lines))
    only(report, "verify-draw", at + 1)
    finding = report.findings[0]
    assert (finding.event, finding.expected, finding.found) == (4, drawn, FORGED_DIE[drawn])


def test_an_illegal_action_is_told_with_its_reason_and_what_was_allowed():
    lines = texts(match_with_everything())
    lines[HEADER + 2] = "3 2 roll"
    report = verify(join(lines))
    only(report, "verify-illegal", HEADER + 3)
    finding = report.findings[0]
    assert (finding.event, finding.found, finding.cause.message) == (3, "2 roll", "illegal-turn")
    assert finding.expected == "-"  # of one whose turn it is not, nothing


def test_what_would_have_been_allowed_is_listed():
    match = played(CARDS, 1, meddling=0)
    lines = texts(match)
    at = next(at for at, line in enumerate(lines) if " 1 " in line and line[0].isdigit())
    number = lines[at].split(" ")[0]
    lines[at] = f"{number} 1 show {(match.state.cards[0] + 1) % 6}"
    finding = verify(join(lines)).findings[0]
    assert (finding.message, finding.line) == ("verify-illegal", at + 1)
    assert finding.expected == f"nod, show {match.state.cards[0]}, seal 1, seal 2"


def test_a_deleted_line_is_found_even_if_all_is_numbered_anew():
    """The draws move to other numbers, and there the secret gives others."""
    lines = texts(match_with_everything())
    entries = [line.split(" ", 1)[1] for line in lines[HEADER:-2]][2:]
    forged = [*lines[:HEADER], *(f"{number} {rest}" for number, rest in enumerate(entries, 1)), *lines[-2:]]
    finding = verify(join(forged)).findings[0]
    assert finding.message == "verify-draw"


def test_an_undo_that_nobody_granted_is_found():
    lines = texts(match_with_everything())
    lines[HEADER + 4] = "5 undo 1 3"
    report = verify(join(lines))
    only(report, "verify-illegal", HEADER + 5)
    assert (report.findings[0].cause.message, report.findings[0].expected) == ("undo-consent", "-")


def test_a_wrong_secret_is_not_the_promised_one():
    lines = texts(match_with_everything())
    lines[-1] = f"secret {secret_of(8).hex()}"
    only(verify(join(lines)), "verify-secret", len(lines))


def test_another_commitment_does_not_fit_the_secret():
    lines = texts(match_with_everything())
    lines[8] = f"commitment {'0' * 64}"
    report = verify(join(lines))
    only(report, "verify-secret", len(lines))
    assert report.findings[0].expected == "0" * 64


@pytest.mark.parametrize(("line", "text"), [(2, "match other"), (4, "options goal=7")])
def test_a_secret_promised_for_another_match_does_not_fit(line: int, text: str):
    match = new(RACE, 7)
    match.pledges = Match(RACE, id=match.id).pledges
    match.submit(0, ROLL)
    match.abandon()
    lines = texts(match)
    lines[line - 1] = text
    only(verify(join(lines)), "verify-secret", len(lines))


def test_added_bytes_that_were_not_pledged_are_found():
    lines = texts(match_with_everything())
    lines[9] = lines[9].rpartition(" ")[0] + " " + "00" * 16
    report = verify(join(lines))
    only(report, "file-fault", 10)
    assert report.findings[0].cause.message == "redeem-wrong"


def test_a_left_out_contribution_changes_the_draws():
    lines = texts(match_with_everything())
    del lines[9]
    assert verify(join(lines)).findings[0].message == "verify-draw"


@pytest.mark.parametrize("end", ["end finished 0,99", "end finished 1", "end abandoned"])
def test_a_wrong_result_is_found_with_the_right_one(end: str):
    match = match_with_everything()
    lines = texts(match)
    lines[-2] = end
    report = verify(join(lines))
    only(report, "verify-result", len(lines) - 1)
    assert report.findings[0].expected == "finished " + ",".join(map(str, match.scores))


def test_a_match_called_finished_before_its_end_is_found():
    lines = texts(match_with_everything())
    forged = [*lines[: HEADER + 4], "end finished 3,0", lines[-1]]
    only(verify(join(forged)), "verify-result", HEADER + 5)


def test_a_truncated_file_is_found_where_it_stops():
    text = write(match_with_everything())
    lines = text.splitlines(keepends=True)
    only(verify("".join(lines[:-1])), "verify-no-secret", len(lines))
    only(verify("".join(lines[:-2])), "verify-unfinished", len(lines) - 1)
    only(verify("".join(lines[: HEADER + 2])), "verify-unfinished", HEADER + 3)
    only(verify("".join(lines[:4])), "file-fault", 5)
    cut = verify("".join(lines)[:-10])
    only(cut, "file-fault", len(lines))
    assert cut.findings[0].cause.message == "file-line"


@pytest.mark.parametrize("more", ["30 1 roll", "secret " + "0" * 64, "thanks for the game"])
def test_an_appended_line_is_found(more: str):
    lines = texts(match_with_everything())
    report = verify(join([*lines, more]))
    only(report, "file-fault", len(lines) + 1)
    assert report.findings[0].cause.message == "file-after-end"


def test_an_event_after_the_end_is_found():
    lines = texts(match_with_everything())
    number = len(lines) - HEADER - 1
    forged = [*lines[:-2], f"{number} 1 roll", *lines[-2:]]
    finding = verify(join(forged)).findings[0]
    assert (finding.message, finding.line, finding.cause.message) == ("verify-illegal", len(lines) - 1, "illegal-over")


def test_both_the_broken_hash_and_the_forged_die_are_told():
    lines = write(match_with_everything()).splitlines()
    text, _, hash = lines[HEADER + 3].rpartition(" ")
    lines[HEADER + 3] = f"{text[:-1]}{FORGED_DIE[text[-1]]} {hash}"
    findings = verify("\n".join(lines)).findings
    assert [(finding.message, finding.line) for finding in findings] == [
        ("verify-chain", HEADER + 4),
        ("verify-draw", HEADER + 4),
    ]


def test_a_rewritten_history_that_breaks_no_rule_has_another_last_hash():
    """Names are bound by nothing but the hashes: who noted the last one sees the forgery."""
    match = match_with_everything()
    forged = relink(write(match).replace("Eva", "Ewa"))
    assert verify(forged).holds
    assert verify(forged).head != verify(write(match)).head


@pytest.mark.parametrize("text", ["", "x", "saloon 9 " + "0" * 64, "\0", "\ud800", "saloon 1 " + "0" * 64])
def test_whatever_it_is_given_verification_answers(text: str):
    report = verify(text)
    assert not report.holds
    assert all(report.lines(lang) for lang in LANGS)


@pytest.mark.parametrize("lang", LANGS)
def test_findings_are_told_in_every_language(lang: str):
    """With line, event, what was expected and what stands there."""
    lines = texts(match_with_everything())
    drawn = lines[HEADER + 3][-1]
    lines[HEADER + 3] = lines[HEADER + 3][:-1] + FORGED_DIE[drawn]
    (said,) = verify(join(lines)).lines(lang)
    for part in (str(HEADER + 4), "4", drawn, FORGED_DIE[drawn]):
        assert part in said


def test_the_secret_of_one_match_proves_nothing_for_another():
    """The same secret under another id was promised by another hash."""
    one, other = (Match(RACE, id=id, chance=FairChance(bytes(32))) for id in ("a", "b"))
    assert one.commitment != other.commitment


def test_an_action_that_leaves_the_rules_speechless_is_reported_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forged file never breaks the one who checks it, whatever a game makes of its actions."""

    def at_a_loss(*_: object) -> None:
        raise IndexError

    match = Match(RACE, chance=OpenChance(1))
    match.submit(0, WALK)
    forged = relink(write(match).replace("1 1 walk", "1 1 slide"))
    monkeypatch.setattr(RACE.state, "why_not", at_a_loss)
    (finding,) = [each for each in verify(forged).findings if each.event == 1]
    assert finding.message == "verify-illegal"
    with pytest.raises(Unreadable, match="illegal-here"):
        load(forged)


@pytest.mark.parametrize("chance", [OpenChance(1), TypedChance()], ids=["open", "real dice"])
def test_without_a_promise_no_secret_is_spoken_of(chance: OpenChance | TypedChance) -> None:
    """Nobody is told that draws follow from a secret which there never was; what was checked of chance has a line of
    its own."""
    match, rng = Match(RACE, names=["Eva", "Jan"], chance=chance), Random(1)
    while not match.over:
        seat = match.to_act()[0]
        if seat == NATURE and isinstance(chance, OpenChance):
            match.nature()
        else:
            match.submit(seat, match.state.sample(rng) if seat == NATURE else ROLL)
    report = verify(write(match))
    assert report.holds
    assert (report.seal, report.draws) == ("not sealed", 0)
    for lang in LANGS:
        said = " ".join(report.lines(lang))
        assert not [word for word in ("secret", "tajemství", "секрет") if word in said]
