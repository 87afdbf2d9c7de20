"""Check a match file from end to end: derive every event again and say where it breaks.

In this order: the lines can be read, the hashes hang together, the game and its rules are
known, the pledges were kept, the secret is the one promised, every entry is allowed, every
event of nature is what the secret draws, and the result is what the rules give.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.event import Event
from saloon.core.state import NATURE, Fault, Illegal
from saloon.match.chain import Link, first_break, split
from saloon.match.entries import Entry, read_entry
from saloon.match.fair import PROVABLE, commitment
from saloon.match.file import empty, game_of, unseal
from saloon.match.match import Match
from saloon.match.record import Misread, Record, check_format, parse
from saloon.match.report import Finding, Report

MOST_LISTED: Final = 8
"""How many of the actions that would have been allowed are listed."""


def verify(text: str | bytes, key: str = "") -> Report:
    """Everything that is wrong with a match file, and whose seal it has; `key` is the one expected. Raises nothing."""
    try:
        links = split(text)
        check_format(links)
    except Fault as fault:
        return Report((_fault(fault),))
    broken = first_break(links)
    found = [Finding("verify-chain", broken.line, None, broken.expected, broken.found)] if broken else []
    try:
        record = parse(links)
        match = empty(record, game_of(record))
    except Fault as fault:
        return Report(_by_line([*found, _fault(fault)]))
    check = Check(match, record)
    found += check.findings()
    game = match.game
    unopened = tuple(seat for _, seat, _, added in record.added if not added)
    signer, head, _ = record.signed or ("", links[-1].hash, "")
    return Report(
        _by_line(found),
        record.chance,
        len(match.log),
        check.draws,
        head,
        game.key,
        game.folder,
        signer,
        unopened,
        key,
        match.crossed,
        not match.fresh,
    )


class Check:
    """Plays the entries of a record through an empty match, up to the first that is wrong."""

    def __init__(self, match: Match, record: Record) -> None:
        self.match = match
        self.record = record
        self.sealed = True
        """Whether nobody knows what the secret draws."""
        self.draws = 0

    def findings(self) -> list[Finding]:
        first = [*self._secret(), *self._seal()]
        entry = self._first_wrong()
        return [*first, entry] if entry else [*first, *self._end()]

    def _seal(self) -> Iterator[Finding]:
        """A seal must be by its key; whose key it is, the reader must know."""
        if self.record.signed is not None:
            from saloon.match.seal import is_sealed

            key, head, signature = self.record.signed
            if not is_sealed(key, self.record.match, head, signature):
                yield Finding("verify-seal", self.record.lines["signed"], None, key)

    def _secret(self) -> Iterator[Finding]:
        """The secret must be the promised one; only then it says what should have been drawn."""
        record = self.record
        if record.chance not in PROVABLE or not record.end:
            return
        if record.secret is None and record.chance == "placed":
            return  # it may belong to more than this match
        if record.secret is None:
            yield Finding("verify-no-secret", record.length + 1)
            return
        expected = commitment(self.match.id, self.match.rules, record.secret)
        if expected == record.commitment:
            unseal(self.match, record, record.secret)
            self.sealed = False
        else:
            yield Finding("verify-secret", record.lines["secret"], None, record.commitment, expected)

    def _first_wrong(self) -> Finding | None:
        for link in self.record.entries:
            wrong = self._entry(link)
            if wrong:
                return wrong
        return None

    def _entry(self, link: Link) -> Finding | None:
        number = self.match.next
        try:
            entry = read_entry(self.match.game, self.match.seats, link.text)
        except Fault as fault:
            return Finding("file-fault", link.line, number, "", link.text, fault)
        if entry.number != number:
            return Finding("verify-number", link.line, number, str(number), str(entry.number))
        return self._draw(entry, link) or self._rule(entry, link)

    def _draw(self, entry: Entry, link: Link) -> Finding | None:
        """Nature's event must be what the secret draws, or what it did here before something was taken back."""
        match = self.match
        if self.sealed or not isinstance(entry, Event) or entry.seat != NATURE or match.to_act() != (NATURE,):
            return None
        expected = match.drawn()
        if entry.action == expected:
            self.draws += 1
            return None
        write = match.game.notation.write
        return Finding("verify-draw", link.line, entry.number, write(expected), write(entry.action))

    def _rule(self, entry: Entry, link: Link) -> Finding | None:
        """Whatever happens must be allowed."""
        try:
            self.match.accept(entry)
        except Illegal as fault:
            found = link.text.partition(" ")[2]
            return Finding("verify-illegal", link.line, entry.number, self._allowed(entry), found, fault)
        return None

    def _allowed(self, entry: Entry) -> str:
        """What would have been allowed there."""
        state, write = self.match.state, self.match.game.notation.write
        if not isinstance(entry, Event) or entry.seat not in state.to_act():
            return "-"
        actions = [action for action, _ in state.chances()] if entry.seat == NATURE else state.legal(entry.seat)
        listed = ", ".join(write(action) for action in actions[:MOST_LISTED])
        return listed + (", …" if len(actions) > MOST_LISTED else "")

    def _end(self) -> Iterator[Finding]:
        """The result must be what the rules give. An unfinished match has no result to check."""
        record, scores = self.record, self.match.scores
        result = "abandoned" if scores is None else "finished " + ",".join(map(str, scores))
        if not record.end:
            yield Finding("verify-unfinished", record.length + 1, None, result if scores is not None else "")
            return
        if record.resigned is not None and scores is None and self.match.seats == 2:
            return
        found = record.end if record.end != "finished" else "finished " + ",".join(map(str, record.scores))
        if found != result:
            yield Finding("verify-result", record.lines["end"], None, result, found)


def _fault(fault: Fault) -> Finding:
    """What could not be read, as a finding."""
    if isinstance(fault, Misread):
        return Finding("file-fault", fault.line, cause=fault.cause)
    line = fault.args_by_name.get("line", 1)
    return Finding("file-fault", line if isinstance(line, int) else 1, cause=fault)


def _by_line(findings: list[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(findings, key=lambda finding: finding.line))
