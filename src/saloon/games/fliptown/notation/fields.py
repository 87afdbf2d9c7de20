"""The fields of positions as `name=value` words; what is at its start is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from saloon.core.notation import read_player, write_seat
from saloon.games.fliptown.data import AREAS, BOUNTIES, BUILDINGS, SIGNS, SUITS, TOMBS, TOOLS, VALUES
from saloon.games.fliptown.notation.names import BOT_NAMES, ROOM_NAMES, SQUARE_NAMES, STOP_NAMES, TARGET_NAMES, WHO
from saloon.games.fliptown.rules.actions import NO, OPEN, PLAYERS, YES
from saloon.games.fliptown.rules.deck import NOWHERE
from saloon.games.fliptown.rules.gains import EFFECT, Due
from saloon.kit.cards import BLANK, FRENCH

GOT: Final = ("star", "cash", "gold", "wanted", "bonus")
THIRD: Final = ("1", "2", "3")


class Field(NamedTuple):
    """How the values of a field are written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def one_of(names: Sequence[str], none: int = BLANK) -> Field:
    """The number of a name; `-` is none."""
    return Field(lambda at: "-" if at == none else names[at], lambda text: none if text == "-" else names.index(text))


def some_of(names: Sequence[str]) -> Field:
    """A mask of names."""

    def read(text: str) -> int:
        bits = [names.index(name) for name in text.split(",")] if text != "-" else []
        if len(set(bits)) != len(bits):
            raise ValueError(text)
        return sum(1 << bit for bit in bits)

    return Field(lambda mask: ",".join(name for bit, name in enumerate(names) if mask >> bit & 1) or "-", read)


def row(of: Field, between: str = ",") -> Field:
    """Several values, `-` for none."""
    return Field(
        lambda items: between.join(map(of.write, items)) or "-",
        lambda text: () if text == "-" else tuple(of.read(each) for each in text.split(between)),
    )


def write_due(due: Due) -> str:
    what, area, site = due
    return f"{'E' if what == EFFECT else SIGNS[what]}@{'-' if area == BLANK else f'{SIGNS[area]}{site}'}"


def read_due(text: str) -> Due:
    what, source = text.split("@")
    area, site = (BLANK, BLANK) if source == "-" else (SIGNS.index(source[0]), int(source[1:]))
    return EFFECT if what == "E" else SIGNS.index(what), area, site


def read_count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise ValueError(text)
    return int(text)


COUNT: Final = Field(str, read_count)
FLAG: Final = Field(lambda flag: "yes" if flag else "no", lambda text: ("no", "yes").index(text) == 1)
CARD: Final = Field(FRENCH.write, FRENCH.read)
CARD_OR_NOWHERE: Final = Field(
    lambda card: "-" if card == NOWHERE else FRENCH.write(card),
    lambda text: NOWHERE if text == "-" else FRENCH.read(text),
)
PAIRS_OF_CARDS: Final = row(row(CARD, "+"), "/")
OPEN_CARDS: Final = some_of(FRENCH.texts)
SEATS_MASK: Final = some_of(tuple(write_seat(seat) for seat in PLAYERS))
ANSWERS: Final = {OPEN: "-", NO: "refuses", YES: "bribes", BLANK: "?"}
BRIBES: Final = row(Field(ANSWERS.__getitem__, lambda text: {name: at for at, name in ANSWERS.items()}[text]))

MAP_FIELDS: Final[dict[str, Field]] = {
    "cash": COUNT,
    "gold": COUNT,
    "stars": COUNT,
    "wanted": COUNT,
    "pans": COUNT,
    "hammers": COUNT,
    "town": some_of(BUILDINGS),
    "rooms": some_of(ROOM_NAMES),
    "stops": some_of(STOP_NAMES),
    "at": COUNT,
    "targets": some_of(TARGET_NAMES),
    "failed": some_of(TARGET_NAMES),
    "tombs": some_of(TOMBS),
    "owned": some_of(TOOLS),
    "nights": COUNT,
    "land": some_of(SQUARE_NAMES),
    "poker": row(CARD),
    "who": one_of(WHO),
    "used": COUNT,
    "scored": some_of(THIRD),
    "sources": some_of(AREAS),
    "kinds": some_of(AREAS),
    "got": some_of(GOT),
    "tainted": FLAG,
    "arrests": COUNT,
    "hands": row(COUNT),
}
TABLE_FIELDS: Final[dict[str, Field]] = {
    "round": COUNT,
    "turn": COUNT,
    "player": Field(write_seat, lambda text: read_player(text, 4)),
    "line": row(CARD),
    "sheriff": CARD_OR_NOWHERE,
    "peeked": SEATS_MASK,
    "holes": PAIRS_OF_CARDS,
    "discards": OPEN_CARDS,
    "seen": OPEN_CARDS,
    "stolen": row(CARD),
    "cleared": row(OPEN_CARDS, "/"),
    "roles": PAIRS_OF_CARDS,
    "suit": one_of(SUITS),
    "value": one_of(VALUES, 0),
    "acted": FLAG,
    "pending": row(Field(write_due, read_due)),
    "fresh": some_of(ROOM_NAMES),
    "target": one_of(TARGET_NAMES),
    "left": COUNT,
    "bribes": BRIBES,
    "marked": CARD,
    "declared": CARD,
    "bounties": row(one_of(BOUNTIES)),
    "turned": some_of(THIRD),
    "met": some_of(THIRD),
    "bot": one_of(BOT_NAMES),
}


def write_fields(table: dict[str, Field], thing: object, start: object) -> Iterator[str]:
    """The fields that differ from those at the start, as words."""
    for name, field in table.items():
        if getattr(thing, name) != getattr(start, name):
            yield f"{name}={field.write(getattr(thing, name))}"


def read_fields(table: dict[str, Field], thing: object, words: Sequence[str]) -> None:
    """Fields from words, each at most once and in the order of the table."""
    names = [word.partition("=")[0] for word in words]
    if names != [name for name in table if name in names]:
        raise ValueError(names)
    for word in words:
        name, _, text = word.partition("=")
        setattr(thing, name, table[name].read(text))
