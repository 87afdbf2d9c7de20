"""What verifying a match file has found, and how to say it in words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saloon.core.state import Fault
from saloon.match.record import Misread
from saloon.words import Words, words

CLAIMS: Final = {
    "fair": "verify-fair",
    "placed": "verify-placed",
    "shared": "verify-placed-shared",
    "open": "verify-open",
    "typed": "verify-typed",
}


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be, and exactly where."""

    message: str
    line: int
    event: int | None = None
    expected: str = ""
    found: str = ""
    cause: Fault | None = None
    """What the rules say about it."""


@dataclass(frozen=True)
class Report:
    """All findings by line. Without any the file is sound; its seal says who vouches for it."""

    findings: tuple[Finding, ...] = ()
    chance: str = ""
    """fair, open, typed: what was claimed."""
    events: int = 0
    """Entries that were checked."""
    draws: int = 0
    """Nature's events that the secret gives."""
    head: str = ""
    """The last hash: those who noted it while playing know that nobody has rewritten the file since."""
    game: str = ""
    """Its key; empty if the file could not be read so far."""
    folder: Path | None = None
    """Where the words of the game are."""
    key: str = ""
    """The key of the house that has signed it; empty if none has."""
    unopened: tuple[int, ...] = ()
    """Seats that pledged bytes and never opened them."""
    expected: str = ""
    """The key that the reader expects; empty if none was named."""
    crossed: bool = False
    """Whether somebody changed chairs and may have seen two hands: such a match counts for nothing."""
    begun: bool = False
    """Whether it began from a position: such a match counts for nothing either."""

    @property
    def holds(self) -> bool:
        return not self.findings

    @property
    def seal(self) -> str:
        """`sealed` by the key, `other key` than expected, or `not sealed`: perhaps somebody's own work."""
        if not self.key:
            return "not sealed"
        return "other key" if self.expected and self.key != self.expected else "sealed"

    def lines(self, lang: str = "en") -> list[str]:
        """The report in sentences."""
        spoken = words(lang, self.folder)
        if not self.holds:
            return [say(finding, spoken) for finding in self.findings]
        claim = CLAIMS["shared" if self.chance == "placed" and not self.draws else self.chance]
        return [
            spoken("verify-holds", game=spoken("title"), count=self.events),
            spoken(claim, count=self.draws),
            *(spoken("verify-unopened", seat=seat + 1) for seat in self.unopened),
            *([spoken("verify-begun")] if self.begun else []),
            *([spoken("end-crossed")] if self.crossed else []),
            self.seal_line(spoken),
            spoken("verify-head", hash=self.head),
        ]

    def seal_line(self, spoken: Words) -> str:
        if self.seal == "not sealed":
            return spoken("verify-unsealed")
        if self.seal == "other key":
            return spoken("verify-sealed-other", key=self.key, expected=self.expected)
        return spoken("verify-sealed-expected" if self.expected else "verify-sealed", key=self.key)


def say(finding: Finding, spoken: Words) -> str:
    """One finding in words."""
    cause = finding.cause
    if finding.message == "file-fault" and cause is not None and "line" in cause.args_by_name:
        return spoken.fault(cause)
    where = spoken("verify-line", line=finding.line)
    if finding.event is not None:
        where = spoken("verify-event", line=finding.line, event=finding.event)
    said = (
        ""
        if finding.message == "file-fault"
        else spoken(finding.message, expected=finding.expected, found=finding.found)
    )
    return " ".join(part for part in (where, said, explain(cause, spoken) if cause else "") if part)


def explain(fault: Fault, spoken: Words) -> str:
    """A fault in words; one that was met on a line of a file names the line first."""
    if isinstance(fault, Misread):
        own = words(spoken.lang, fault.folder) if fault.folder else spoken
        return f"{own('verify-line', line=fault.line)} {explain(fault.cause, own)}"
    return spoken.fault(fault)
