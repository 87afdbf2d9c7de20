"""`saloon verify`: is this match genuine, and if not, where exactly is it wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from saloon.cli.common import file, json, lang, text_of
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.match import Finding, Report

GENUINE, FORGED, UNREADABLE = 0, 1, 2
VERDICTS: Final = ("genuine", "forged", "unreadable")
NOT_YET: Final = {"verify-unfinished", "verify-no-secret"}
"""Findings that leave the match unproven rather than forged."""


@click.command(cls=ManualPage)
@file
@lang
@json
def command(file: str, lang: str | None, json: bool) -> None:
    """Check a match file: 0 genuine, 1 forged or unproven, 2 unreadable."""
    from saloon.match import verify

    voice = Voice(lang)
    report = verify(text_of(file))
    code = verdict(report)
    if json:
        voice.json(plain(report, code, voice))
    elif code == GENUINE:
        print(*report.lines(voice.lang), sep="\n")
    else:
        headline = "cli-unreadable" if code == UNREADABLE else "cli-unproven" if only_unproven(report) else "cli-forged"
        voice.complain(voice(headline, file=file))
        for line in report.lines(voice.lang):
            voice.complain(line)
    if code:
        raise click.exceptions.Exit(code)


def verdict(report: Report) -> int:
    """Whatever was read far enough to be checked is genuine or forged."""
    if report.holds:
        return GENUINE
    checked = report.game or any(finding.message == "verify-chain" for finding in report.findings)
    return FORGED if checked else UNREADABLE


def only_unproven(report: Report) -> bool:
    return all(finding.message in NOT_YET for finding in report.findings)


def plain(report: Report, code: int, voice: Voice) -> dict[str, Any]:
    unproven = code == FORGED and only_unproven(report)
    return {
        "verdict": "unproven" if unproven else VERDICTS[code],
        "chance": report.chance,
        "game": report.game,
        "entries": report.events,
        "draws": report.draws,
        "head": report.head,
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
