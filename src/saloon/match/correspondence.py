"""A letter read with the rules: the match it tells, whose turn it is to write, and whether it is genuine.

Every letter is the same text to both: lines that hang together like those of a match file, ending with what the sender
did. The sender signs the last hash. What the other one has done must stand above their own signature, so nobody can
put a word into another's mouth; shares are opened when they are due and no earlier.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.notation import write_seat
from saloon.core.state import NATURE, Fault, Illegal, Seat, Unreadable
from saloon.house.game import SHELF, Game
from saloon.match.chain import START, link
from saloon.match.entries import write_entry
from saloon.match.fair import pack
from saloon.match.letter import FORMAT, RESIGNS, Letter
from saloon.match.match import Match
from saloon.match.seats import quote
from saloon.match.signature import is_signed
from saloon.match.twofold import LENGTH, BothChance, both, chain
from saloon.words import words

PLAYERS: Final = 2
ACCEPT, OPEN, MOVE, OVER = "accept", "open", "move", "over"


def suits(game: Game[Any]) -> bool:
    """Whether all is open, so that a letter betrays nothing, and two can play it."""
    return not game.secrets and PLAYERS in game.seats


def game_of(letter: Letter) -> Game[Any]:
    """The game of a letter; raises Unreadable if it is not here or not for letters."""
    import saloon.games  # noqa: F401 - fills the shelf

    game = SHELF.get(letter.game)
    if game is None or not suits(game):
        raise Unreadable("letter-game", game=letter.game)
    if game.version < letter.version:
        raise Unreadable("letter-version", game=game.title)
    return game


@dataclass
class Correspondence:
    """What a letter tells."""

    letter: Letter
    match: Match
    lines: list[str] = field(default_factory=list)
    owners: list[Seat] = field(default_factory=list)
    """Whose line each is; fortune's are nobody's."""
    heads: list[str] = field(default_factory=list)
    """The hash after each line."""
    writes: Seat = NATURE
    """Who writes next; NATURE when the match is over."""
    due: str = ACCEPT
    """What they have to do: accept the match, open a share, or decide. Or the match is over."""

    def add(self, text: str, owner: Seat = NATURE) -> None:
        self.lines.append(text)
        self.owners.append(owner)
        self.heads.append(link(self.heads[-1] if self.heads else START, text))

    @property
    def to_sign(self) -> bytes:
        """What the sender signs."""
        return signed_bytes(self.letter.match, self.heads[-1])

    @property
    def number(self) -> int:
        """The number of the share that is due next, for the one who writes."""
        return self.letter.opened[self.writes] + 1 if self.writes >= 0 else 0


def signed_bytes(match: str, head: str) -> bytes:
    return pack(b"saloon letter 1", match.encode(), head.encode())


def follow(letter: Letter) -> Correspondence:
    """The match of a letter as far as it goes, signed or not; raises Fault with the reason."""
    told = Correspondence(letter, begun(letter))
    for text in head_lines(letter):
        told.add(text)
    for seat, writer in enumerate(letter.writers):
        told.add(f"seat {write_seat(seat)} {writer.key.hex()} {writer.top.hex()} {quote(writer.name)}", seat)
    if len(letter.writers) < PLAYERS:
        need(not letter.moves and letter.opened == (0, 0))
        told.writes, told.due = 1, ACCEPT
        return told
    LetterCourse(told).run()
    return told


def begun(letter: Letter) -> Match:
    game = game_of(letter)
    options = game.options.read(letter.options, letter.version)
    if options.text(letter.version) != letter.options:
        raise Unreadable("letter-unreadable")
    names = [writer.name for writer in letter.writers]
    return Match(game, PLAYERS, options, names, BothChance(), id=letter.match, version=letter.version)


def head_lines(letter: Letter) -> list[str]:
    return [
        f"saloon letter {FORMAT}",
        f"match {letter.match}",
        f"game {letter.game} {letter.version}",
        f"options {letter.options or '-'}",
    ]


def need(good: object, message: str = "letter-shares") -> None:
    if not good:
        raise Unreadable(message)


class LetterCourse:
    """Goes through what was decided, opens shares where they are due, and lets fortune act."""

    def __init__(self, told: Correspondence) -> None:
        self.told = told
        self.match = told.match
        letter = told.letter
        self.links = [
            chain(letter.match, seat, letter.shares[seat], letter.opened[seat])
            if letter.opened[seat]
            else [letter.writers[seat].top]
            for seat in range(PLAYERS)
        ]
        for seat, links in enumerate(self.links):
            need(links[0] == letter.writers[seat].top)
        self.used = 0
        """How often both have opened a share."""
        self.last: Seat = 1
        """Who decided last: they open first. Accepting a match is a decision."""
        self.waits = False

    def run(self) -> None:
        moves = list(self.told.letter.moves)
        while True:
            self.fortune()
            if self.waits or self.match.over or not moves:
                break
            self.decide(moves.pop(0))
        need(not moves or self.waits, "letter-unreadable")
        need(not moves)
        told, opened = self.told, self.told.letter.opened
        if self.waits:
            told.writes, told.due = (1 - self.last, OPEN) if opened[self.last] > self.used else (self.last, OPEN)
            expected = [self.used, self.used]
            expected[self.last] += opened[self.last] > self.used
        else:
            expected = [self.used, self.used]
            over = self.match.over
            told.writes, told.due = (NATURE, OVER) if over else (self.match.to_act()[0], MOVE)
        need(list(opened) == expected)

    def fortune(self) -> None:
        """Fortune acts until somebody has to decide. It waits where a share is missing."""
        chance: Any = self.match.chance
        chance.secret = None
        while not self.waits and self.match.to_act() == (NATURE,):
            if chance.secret is None and len(self.match.state.chances()) > 1:
                chance.secret = self.shared()
            if not self.waits:
                event = self.match.nature()
                self.told.add(write_entry(self.match.game, event))

    def shared(self) -> bytes | None:
        """The shares of this time, first of the one who decided."""
        number = self.used + 1
        need(number <= LENGTH, "letter-long")
        for seat in (self.last, 1 - self.last):
            if len(self.links[seat]) <= number:
                self.waits = True
                return None
            self.told.add(f"open {write_seat(seat)} {self.links[seat][number].hex()}", seat)
        self.used = number
        return both(self.match.id, number, [links[number] for links in self.links])

    def decide(self, text: str) -> None:
        seat = self.match.to_act()[0]  # where several may act, one after the other
        if text.startswith(RESIGNS):
            seat = int(text == f"{RESIGNS}2")
            need(text in (f"{RESIGNS}1", f"{RESIGNS}2"), "letter-unreadable")
            self.match.resign(seat)
            self.told.add(f"end resigned {write_seat(seat)}", seat)
            return
        action = self.match.game.notation.read(text)
        if self.match.game.notation.write(action) != text:
            raise Unreadable("letter-unreadable")
        event = self.match.submit(seat, action)
        need(event.number, "letter-unreadable")
        self.last = seat
        self.told.add(write_entry(self.match.game, event), seat)


def read_letter(letter: Letter) -> Correspondence:
    """The match of a letter that was sent: followed, and signed as it should be. Raises Fault with the reason."""
    try:
        told = follow(letter)
    except Fault:
        raise
    except (ValueError, LookupError, TypeError):
        raise Unreadable("letter-unreadable") from None
    check_signatures(told)
    return told


def check_signatures(told: Correspondence) -> None:
    letter, length = told.letter, len(told.lines)
    for seat, signed in enumerate(letter.signed):
        if seat >= len(letter.writers):
            need(signed is None, "letter-unreadable")
            continue
        writer = letter.writers[seat]
        if signed is None or any(owner == seat for owner in told.owners[signed.lines :]):
            raise Illegal("letter-unsigned", name=writer.name or write_seat(seat))
        good = signed.lines <= length and is_signed(
            writer.key, signed_bytes(letter.match, told.heads[signed.lines - 1]), signed.signature
        )
        if not good:
            raise Illegal("letter-forged", name=writer.name or write_seat(seat))
    senders = [seat for seat, signed in enumerate(letter.signed) if signed and signed.lines == length]
    if not senders or senders == [told.writes]:
        raise Illegal("letter-unfinished")


@dataclass(frozen=True)
class LetterReport:
    """A genuine letter in sentences."""

    told: Correspondence

    @property
    def draws(self) -> int:
        """How often fortune acted from the shares of both."""
        return min(self.told.letter.opened)

    def lines(self, lang: str = "en") -> list[str]:
        told, letter = self.told, self.told.letter
        spoken = words(lang, told.match.game.folder)
        names = [each.name or spoken("seat-name", number=at + 1) for at, each in enumerate(letter.writers)]
        signed = [
            spoken(
                "letter-signed",
                name=names[at],
                key=letter.writers[at].key.hex(),
                line=each.lines,
                lines=len(told.lines),
            )
            for at, each in enumerate(letter.signed)
            if each
        ]
        goes_on = spoken("letter-over")
        if told.due != OVER:
            goes_on = spoken("letter-goes-on", name=[*names, spoken("seat-name", number=2)][told.writes])
        return [
            spoken("letter-holds", game=spoken("title"), count=len(told.match.log)),
            spoken("letter-chance", count=self.draws),
            *signed,
            goes_on,
            spoken("verify-head", hash=told.heads[-1]),
        ]
