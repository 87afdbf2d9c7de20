"""`saloon verify`: does this match hang together, whose seal is under it, and if something is wrong, where exactly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from saloon.cli.common import file, json, lang, text_of
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Fault, Unreadable

if TYPE_CHECKING:
    from saloon.match import Finding, Report

SEALED, FORGED, UNREADABLE, UNSEALED, OTHER_KEY = 0, 1, 2, 3, 4
SEALS: Final = {"sealed": SEALED, "not sealed": UNSEALED, "other key": OTHER_KEY}
NOT_YET: Final = {"verify-unfinished", "verify-no-secret"}
"""Findings that leave the match unproven rather than forged."""
KEY: Final = re.compile(r"[0-9a-f]{64}")
LETTER: Final = re.compile(r"[A-Za-z0-9_-]{100,}")
PATIENCE: Final = 10.0


@click.command(cls=ManualPage)
@file
@click.option("--key", default="", metavar="KEY")
@click.option("--house", default="", metavar="URL")
@lang
@json
def command(file: str, key: str, house: str, lang: str | None, json: bool) -> None:
    """Check a match file: 0 sealed, 3 consistent but not sealed, 4 another key, 1 forged or unproven, 2 unreadable."""
    from saloon.match import verify

    voice = Voice(lang)
    text = file if is_link(file) else text_of(file)
    if is_letter(text):
        tell_letter(text, voice, json)
        return
    report = verify(text, expected(key, house))
    code = verdict(report)
    if json:
        voice.json(plain(report, code, voice))
    elif report.holds:
        print(*report.lines(voice.lang), sep="\n")
    else:
        headline = "cli-unreadable" if code == UNREADABLE else "cli-unproven" if only_unproven(report) else "cli-forged"
        voice.complain(voice(headline, file=file))
        for line in report.lines(voice.lang):
            voice.complain(line)
    if code:
        raise click.exceptions.Exit(code)


def is_link(file: str) -> bool:
    return "://" in file and "#" in file


def is_letter(text: str) -> bool:
    """Whether this is a letter of a match, or a link to one, rather than a match file."""
    return is_link(text) or LETTER.fullmatch(text.strip()) is not None


def tell_letter(text: str, voice: Voice, json: bool) -> None:
    """A match by letters: 0 if it is genuine and over, 1 if it is forged or goes on, 2 if it cannot be read."""
    from saloon.match.correspondence import OVER, LetterReport, read_letter
    from saloon.match.letter import unpack_letter

    letter = unpack_letter(text)
    try:
        told = read_letter(letter)
    except Fault as fault:
        if json:
            found = {"id": fault.message, "text": voice.words.fault(fault)}
            voice.json({"verdict": "forged", "letter": True, "findings": [found]})
        else:
            voice.fault(fault)
        raise click.exceptions.Exit(FORGED) from None
    report = LetterReport(told)
    over = told.due == OVER
    if json:
        voice.json(
            {
                "verdict": "consistent" if over else "unproven",
                "letter": True,
                "game": letter.game,
                "entries": len(told.match.log),
                "draws": report.draws,
                "head": told.heads[-1],
                "keys": [each.key.hex() for each in letter.writers],
                "scores": told.match.scores,
            }
        )
    else:
        print(*report.lines(voice.lang), sep="\n")
    if not over:
        raise click.exceptions.Exit(FORGED)


def expected(key: str, house: str) -> str:
    """The key that was named, or the one that the house itself tells now; raises Unreadable."""
    found = (key or (told_by(house) if house else "")).strip().lower()
    if found and not KEY.fullmatch(found):
        raise Unreadable("cli-key", key=found[:80])
    return found


def told_by(house: str) -> str:
    from json import load
    from urllib.request import urlopen

    if not house.startswith(("http://", "https://")):
        raise Unreadable("cli-house", house=house[:80])
    try:
        with urlopen(f"{house.rstrip('/')}/api/key", timeout=PATIENCE) as answer:
            return str(load(answer)["key"]) or "-"
    except (OSError, ValueError, LookupError, TypeError):
        raise Unreadable("cli-house", house=house[:80]) from None


def verdict(report: Report) -> int:
    """What hangs together is told by its seal; anything else that could be read is forged, or unproven."""
    if report.holds:
        return SEALS[report.seal]
    checked = report.game or any(finding.message == "verify-chain" for finding in report.findings)
    return FORGED if checked else UNREADABLE


def only_unproven(report: Report) -> bool:
    return all(finding.message in NOT_YET for finding in report.findings)


def plain(report: Report, code: int, voice: Voice) -> dict[str, Any]:
    wrong = "unreadable" if code == UNREADABLE else "unproven" if only_unproven(report) else "forged"
    return {
        "verdict": "consistent" if report.holds else wrong,
        "seal": report.seal if report.holds else "",
        "key": report.key,
        "chance": report.chance,
        "game": report.game,
        "entries": report.events,
        "draws": report.draws,
        "head": report.head,
        "crossed": report.crossed,
        "findings": [
            finding_of(each, said) for each, said in zip(report.findings, report.lines(voice.lang), strict=True)
        ]
        if not report.holds
        else [],
    }


def finding_of(finding: Finding, said: str) -> dict[str, Any]:
    return {
        "id": finding.message,
        "line": finding.line,
        "event": finding.event,
        "expected": finding.expected,
        "found": finding.found,
        "text": said,
    }
