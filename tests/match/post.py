"""Two devices that write letters to each other, for tests."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field, replace

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import saloon.games  # noqa: F401 - fills the shelf
from saloon.core.state import Seat
from saloon.house import SHELF
from saloon.match.correspondence import ACCEPT, MOVE, OPEN, Correspondence, follow, read_letter
from saloon.match.letter import Letter, LetterSignature, LetterWriter, pack_letter, unpack_letter
from saloon.match.twofold import chain


def key_of(name: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(hashlib.sha256(name.encode()).digest())


@dataclass
class Device:
    """What one of the two has: a key, and a chain of shares for this match."""

    name: str
    seat: Seat
    match: str
    links: list[bytes] = field(default_factory=list)
    private: Ed25519PrivateKey = field(init=False)

    def __post_init__(self) -> None:
        self.private = key_of(self.name)
        self.links = chain(self.match, self.seat, hashlib.sha256(f"share of {self.name}".encode()).digest(), 600)

    @property
    def writer(self) -> LetterWriter:
        return LetterWriter(self.name, self.private.public_key().public_bytes_raw(), self.links[0])

    def sign(self, letter: Letter) -> Letter:
        told = follow(letter)
        return letter.with_signature(self.seat, LetterSignature(len(told.lines), self.private.sign(told.to_sign)))

    def open(self, letter: Letter) -> Letter:
        return letter.with_share(self.seat, self.links[letter.opened[self.seat] + 1])

    def answer(self, text: str, rng: random.Random) -> str:
        """Read a letter, do what is due by lot, and write back."""
        letter = unpack_letter(text)
        told = read_letter(letter)
        assert told.writes == self.seat
        if told.due == ACCEPT:
            letter = replace(letter, writers=(*letter.writers, self.writer))
            told = follow(letter)
        while told.writes == self.seat:
            letter = self.next(told, rng)
            told = follow(letter)
        return pack_letter(self.sign(letter))

    def next(self, told: Correspondence, rng: random.Random) -> Letter:
        if told.due == OPEN:
            return self.open(told.letter)
        assert told.due == MOVE
        state = told.match.state
        return told.letter.with_move(told.match.game.notation.write(rng.choice(state.legal(self.seat))))


def pair(match: str = "letters") -> tuple[Device, Device]:
    return Device("Eva", 0, match), Device("Jan", 1, match)


def invitation(eva: Device, key: str, options: str = "") -> str:
    letter = Letter(eva.match, key, SHELF[key].version, options, (eva.writer,))
    return pack_letter(eva.sign(letter))


def exchange(key: str, most: int, seed: int = 1, options: str = "") -> list[str]:
    """All letters of a match, at most so long."""
    rng = random.Random(seed)
    devices = pair()
    letters = [invitation(devices[0], key, options)]
    while len(letters) < most and (seat := follow(unpack_letter(letters[-1])).writes) >= 0:
        letters.append(devices[seat].answer(letters[-1], rng))
    return letters
