"""What a match file says, taken apart line by line. No game is needed for that."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saloon.core.state import Fault, Unreadable
from saloon.match.chain import HASH, Link
from saloon.match.entries import read_number, read_sitting
from saloon.match.fair import PROVABLE, SECRET_BYTES
from saloon.match.logbook import ID
from saloon.match.pledge import MOST_BYTES
from saloon.match.seats import Player

FORMAT: Final = 1
SCORE: Final = re.compile(r"-?[0-9]{1,12}")
KEY: Final = re.compile(r"[0-9a-f]{64}")
SIGNATURE: Final = re.compile(r"[0-9a-f]{128}")
HEX: Final = re.compile(r"([0-9a-f]{2})+")


class Misread(Unreadable):
    """A fault met on a line of a file: `cause` says what is wrong there, in the words of the game in `folder`."""

    def __init__(self, line: int, cause: Fault, folder: Path | None = None) -> None:
        super().__init__("file-fault", line=line, about=str(cause))
        self.line = line
        self.cause = cause
        self.folder = folder


@dataclass
class Record:
    """What a match file says, taken apart line by line."""

    match: str = ""
    key: str = ""
    version: int = 0
    options: str = ""
    rated: bool = False
    position: str = ""
    """Where it began, if not at the beginning."""
    players: list[Player] = field(default_factory=list)
    chance: str = ""
    commitment: str = ""
    added: list[tuple[int, int, str, bytes]] = field(default_factory=list)
    """Line, seat, pledge and opened bytes of those who add to chance."""
    entries: list[Link] = field(default_factory=list)
    end: str = ""
    """`finished`, `resigned`, `abandoned`, or empty while the match goes on."""
    scores: tuple[int, ...] = ()
    resigned: int | None = None
    secret: bytes | None = None
    signed: tuple[str, str, str] | None = None
    """By a house: its key, the hash it has signed, and the signature."""
    lines: dict[str, int] = field(default_factory=dict)
    """The line of each part: game, options, commitment, end, secret."""
    length: int = 0
    """How many lines there are."""


def check_format(links: list[Link]) -> None:
    """Whether it is a match file, and of a format this program knows."""
    word, _, number = links[0].text.partition(" ")
    if word != "saloon":
        raise Unreadable("file-not-saloon", line=1)
    if number != str(FORMAT):
        raise Unreadable("file-format", line=1, format=number[:20], known=FORMAT)


class Cursor:
    """Goes down the lines. Each fault is told with its line."""

    def __init__(self, links: list[Link]) -> None:
        self.links = links
        self.at = 0

    @property
    def line(self) -> int:
        return self.at + 1

    def sees(self, word: str) -> bool:
        return self.at < len(self.links) and self.links[self.at].text.partition(" ")[0] == word

    def take(self, word: str, parts: int) -> list[str]:
        """The parts that follow the word on the next line. Their number is known."""
        if not self.sees(word):
            raise Unreadable("file-expected", line=self.line, word=word)
        values = self.links[self.at].text.split(" ", parts)[1:]
        if len(values) != parts:
            raise Unreadable("file-expected", line=self.line, word=word)
        self.at += 1
        return values

    def fit(self, good: object) -> None:
        """Refuse the line just taken unless it is good."""
        if not good:
            raise Unreadable("file-value", line=self.at, text=self.links[self.at - 1].text[:60])


def parse(links: list[Link]) -> Record:
    """The record of the lines, chain unchecked; raises Unreadable with the line."""
    cursor, record = Cursor(links), Record(length=len(links))
    try:
        _parse_header(cursor, record)
        while cursor.at < len(links) and not cursor.sees("end"):
            record.entries.append(links[cursor.at])
            cursor.at += 1
        _parse_end(cursor, record)
    except Unreadable as fault:
        if "line" in fault.args_by_name:
            raise
        raise Misread(cursor.at, fault) from fault
    return record


def _parse_header(cursor: Cursor, record: Record) -> None:
    cursor.take("saloon", 1)
    (record.match,) = cursor.take("match", 1)
    cursor.fit(ID.fullmatch(record.match))
    record.lines["game"] = cursor.line
    record.key, version = cursor.take("game", 2)
    record.version = read_number(version)
    record.lines["options"] = cursor.line
    (options,) = cursor.take("options", 1)
    record.options = "" if options == "-" else options
    (play,) = cursor.take("play", 1)
    cursor.fit(play in ("friendly", "rated"))
    record.rated = play == "rated"
    if cursor.sees("position"):
        record.lines["position"] = cursor.line
        (record.position,) = cursor.take("position", 1)
    while cursor.sees("seat"):
        number, player = cursor.take("seat", 2)
        cursor.fit(number == str(len(record.players) + 1))
        record.players.append(Player.read(player))
    _parse_chance(cursor, record)
    cursor.fit(not (record.position and record.rated) or record.chance == "placed")  # a strict deal of the day


def _parse_chance(cursor: Cursor, record: Record) -> None:
    (record.chance,) = cursor.take("chance", 1)
    cursor.fit(record.chance in (*PROVABLE, "open", "typed"))
    if record.chance not in PROVABLE:
        return
    record.lines["commitment"] = cursor.line
    (record.commitment,) = cursor.take("commitment", 1)
    cursor.fit(HASH.fullmatch(record.commitment))
    while cursor.sees("adds"):
        number, hash, added = cursor.take("adds", 3)
        seat = read_sitting(number, len(record.players))
        cursor.fit(HASH.fullmatch(hash) and (added == "-" or (HEX.fullmatch(added) and len(added) <= 2 * MOST_BYTES)))
        cursor.fit(not record.added or record.added[-1][1] < seat)
        record.added.append((cursor.at, seat, hash, b"" if added == "-" else bytes.fromhex(added)))


def _parse_end(cursor: Cursor, record: Record) -> None:
    if cursor.sees("end"):
        record.lines["end"] = cursor.line
        (rest,) = cursor.take("end", 1)
        record.end, _, scores = rest.partition(" ")
        if record.end == "resigned":
            record.resigned, scores, rest = read_sitting(scores, len(record.players)), "", "abandoned"
        cursor.fit(record.end == "finished" if scores else rest == "abandoned")
        cursor.fit(not scores or all(SCORE.fullmatch(score) for score in scores.split(",")))
        record.scores = tuple(map(int, scores.split(","))) if scores else ()
        if record.chance in PROVABLE and cursor.sees("secret"):
            record.lines["secret"] = cursor.line
            (secret,) = cursor.take("secret", 1)
            cursor.fit(HEX.fullmatch(secret) and len(secret) == 2 * SECRET_BYTES)
            record.secret = bytes.fromhex(secret)
        if cursor.sees("signed"):
            record.lines["signed"] = cursor.line
            head = cursor.links[cursor.at - 1].hash
            key, signature = cursor.take("signed", 2)
            cursor.fit(KEY.fullmatch(key) and SIGNATURE.fullmatch(signature))
            record.signed = (key, head, signature)
    if cursor.at < len(cursor.links):
        raise Unreadable("file-after-end", line=cursor.line)
