"""Fliptown in text: `H4 S9` makes the four of hearts the suit card and the nine of spades the value card.

`stop 7`, `rob 9`, `enter 2M`, `visit store`, `dig TL` go to a site; `store pickaxe`, `church 3`,
`land abc` use a building; `suit H` and `value Q` change a card for gold. Areas are C D H S by
their suit, R is the cemetery. Squares of the land are a to i, row by row.

A position is a row of `name=value` words, first the table, then after each `|` one map; what is
at its start is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from saloon.core.notation import Lexicon, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.fliptown.data import (
    AREAS,
    BOTS,
    BOUNTIES,
    BUILDINGS,
    CHARACTERS,
    MOST,
    ROOMS,
    SIGNS,
    SOLD,
    SUITS,
    TOMBS,
    TOOLS,
    VALUES,
)  # fmt: skip
from saloon.games.fliptown.rules import Fliptown, new_table
from saloon.games.fliptown.rules.actions import (
    ANNOUNCE,
    ARRANGE,
    ASIDE,
    BRIBE,
    CALL,
    CARDS,
    CAST,
    CHANGE_SUIT,
    CHANGE_VALUE,
    CHOOSE,
    COME,
    DECLARE,
    DECLINE,
    DIG,
    DRAW,
    ENTER,
    FINE,
    FINED,
    GAINS,
    HOLE,
    INTEREST,
    JUDGE,
    LEAVE,
    LOT,
    MARK,
    NO,
    PASS,
    PAY,
    PEEK,
    PLAYERS,
    POST,
    POWER,
    PREACH,
    PROSPECT,
    REDEAL,
    REFILL,
    ROB,
    ROBBERY,
    SEALED,
    SHOW,
    STOP,
    TAKE,
    TELL,
    THEFT,
    TURN,
    UNVEIL,
    USE,
    VISIT,
    WILD_SUIT,
    WILD_VALUE,
    WORK,
    YES,
    Announce,
    Arrange,
)  # fmt: skip
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.sound import check
from saloon.games.fliptown.rules.table import EFFECT, NOWHERE, OPEN, PHASES, Due, FliptownOptions, new_map
from saloon.kit.cards import BLANK, FRENCH

STOP_NAMES: Final = VALUES[1:]
TARGET_NAMES: Final = VALUES[2:]
ROOM_NAMES: Final = tuple(room.name for room in ROOMS)
WHO: Final = tuple(each.name for each in CHARACTERS)
BOT_NAMES: Final = tuple(bot.name for bot in BOTS)
SQUARE_NAMES: Final = tuple("abcdefghi")
CARD_NAMES: Final = FRENCH.texts
GOT: Final = ("star", "cash", "gold", "wanted", "bonus")
THIRD: Final = ("1", "2", "3")

# -- actions ----------------------------------------------------------------------------------


def words() -> Iterator[tuple[str, Action]]:
    yield from (
        ("refill", REFILL), ("interest", INTEREST), ("pay", PAY), ("work", WORK), ("redeal", REDEAL),
        ("decline", DECLINE), ("power", POWER), ("pass", PASS), ("leave", LEAVE), ("draw", DRAW), ("? ?", SEALED),
        ("bribe", BRIBE[YES]), ("refuse", BRIBE[NO]), ("bribe ?", BRIBE[BLANK]), ("be nobody", CHOOSE[BLANK]),
        ("fine cash", FINE[True]), ("fine stars", FINE[False]),
        ("prospect up", PROSPECT[True]), ("prospect down", PROSPECT[False]),
        ("sheriff ?", ASIDE[BLANK]), ("peek ?", PEEK[BLANK]), ("theft ?", THEFT[BLANK]),
    )  # fmt: skip
    yield from card_words()
    yield from seat_words()
    yield from site_words()
    yield from ((f"bot {name}", COME[bot]) for bot, name in enumerate(BOT_NAMES))
    yield from ((f"be {name}", CHOOSE[who]) for who, name in enumerate(WHO))
    yield from ((f"bounty {name}", POST[at]) for at, name in enumerate(BOUNTIES))
    yield from ((f"take {name}", TAKE[what]) for what, name in enumerate(GAINS))
    yield from ((f"preach {action.count}", action) for action in PREACH)
    yield from ((f"call {sign}", CALL[area]) for area, sign in enumerate(SIGNS))
    for suit, letter in enumerate(SUITS):
        yield from ((f"suit {letter}", CHANGE_SUIT[suit]), (f"joker {letter}", WILD_SUIT[suit]))
    for value, name in enumerate(VALUES[1:], 1):
        yield from ((f"value {name}", CHANGE_VALUE[value]), (f"joker {name}", WILD_VALUE[value]))


def card_words() -> Iterator[tuple[str, Action]]:
    for verb, table in (
        ("lot", LOT), ("sheriff", ASIDE), ("peek", PEEK), ("theft", THEFT), ("turn", TURN), ("robbery", ROBBERY),
        ("show", SHOW), ("judge", JUDGE), ("mark", MARK), ("declare", DECLARE),
    ):  # fmt: skip
        yield from ((f"{verb} {FRENCH.write(card)}", table[card]) for card in CARDS)


def seat_words() -> Iterator[tuple[str, Action]]:
    for seat in PLAYERS:
        number = write_seat(seat)
        yield f"fined {number}", FINED[seat]
        yield f"tell {number} bribes", TELL[seat][YES]
        yield f"tell {number} refuses", TELL[seat][NO]
        yield f"hole {number} ?", HOLE[seat][BLANK]
        yield from ((f"hole {number} {FRENCH.write(card)}", HOLE[seat][card]) for card in CARDS)
        yield from ((f"unveil {number} {FRENCH.write(card)}", UNVEIL[seat][card]) for card in CARDS)
        yield from ((f"cast {number} {name}", CAST[seat][who]) for who, name in enumerate(WHO))


def site_words() -> Iterator[tuple[str, Action]]:
    for verb, table, names in (
        ("stop", STOP, STOP_NAMES), ("rob", ROB, TARGET_NAMES), ("enter", ENTER, ROOM_NAMES),
        ("visit", VISIT, BUILDINGS), ("dig", DIG, TOMBS),
    ):  # fmt: skip
        yield from ((f"{verb} {name}", table[site]) for site, name in enumerate(names))
    for building, name in enumerate(BUILDINGS):
        if building in SOLD:
            yield from ((f"{name} {TOOLS[tool]}", USE[building][tool]) for tool in SOLD[building])
        elif name == "land":
            yield from ((f"land {squares_of(claim.squares)}", USE[building][at]) for at, claim in enumerate(CLAIMS))
        elif building in MOST:
            yield from ((f"{name} {count}", USE[building][count]) for count in range(1, MOST[building] + 1))
        else:
            yield name, USE[building][0]


def squares_of(mask: int) -> str:
    return "".join(name for square, name in enumerate(SQUARE_NAMES) if mask >> square & 1)


# -- fields of positions ----------------------------------------------------------------------


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
    lambda card: "-" if card == NOWHERE else FRENCH.write(card), lambda text: NOWHERE if text == "-" else FRENCH.read(text)
)
PAIRS_OF_CARDS: Final = row(row(CARD, "+"), "/")
OPEN_CARDS: Final = some_of(CARD_NAMES)
SEATS_MASK: Final = some_of(tuple(write_seat(seat) for seat in PLAYERS))
ANSWERS: Final = {OPEN: "-", NO: "refuses", YES: "bribes", BLANK: "?"}
BRIBES: Final = row(Field(ANSWERS.__getitem__, lambda text: {name: at for at, name in ANSWERS.items()}[text]))

MAP_FIELDS: Final[dict[str, Field]] = {
    "cash": COUNT, "gold": COUNT, "stars": COUNT, "wanted": COUNT, "pans": COUNT, "hammers": COUNT,
    "town": some_of(BUILDINGS), "rooms": some_of(ROOM_NAMES), "stops": some_of(STOP_NAMES), "at": COUNT,
    "targets": some_of(TARGET_NAMES), "failed": some_of(TARGET_NAMES), "tombs": some_of(TOMBS), "owned": some_of(TOOLS),
    "nights": COUNT, "land": some_of(SQUARE_NAMES), "poker": row(CARD), "who": one_of(WHO), "used": COUNT,
    "scored": some_of(THIRD), "sources": some_of(AREAS), "kinds": some_of(AREAS), "got": some_of(GOT), "tainted": FLAG,
    "arrests": COUNT, "hands": row(COUNT),
}  # fmt: skip
TABLE_FIELDS: Final[dict[str, Field]] = {
    "round": COUNT, "turn": COUNT, "player": Field(write_seat, lambda text: read_player(text, 4)),
    "line": row(CARD), "sheriff": CARD_OR_NOWHERE, "peeked": SEATS_MASK, "holes": PAIRS_OF_CARDS,
    "discards": OPEN_CARDS, "seen": OPEN_CARDS, "stolen": row(CARD), "cleared": row(OPEN_CARDS, "/"),
    "roles": PAIRS_OF_CARDS, "suit": one_of(SUITS), "value": one_of(VALUES, 0), "acted": FLAG,
    "pending": row(Field(write_due, read_due)), "fresh": some_of(ROOM_NAMES), "target": one_of(TARGET_NAMES),
    "left": COUNT, "bribes": BRIBES, "marked": CARD, "declared": CARD, "bounties": row(one_of(BOUNTIES)),
    "turned": some_of(THIRD), "met": some_of(THIRD), "bot": one_of(BOT_NAMES),
}  # fmt: skip


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


class FliptownNotation(Lexicon[Fliptown]):
    """A table of words, and the roles of cards, which are too many to list."""

    def write(self, action: Action) -> str:
        match action:
            case Arrange(suit=suit, value=value) if suit != BLANK:
                return f"{FRENCH.write(suit)} {FRENCH.write(value)}"
            case Announce(seat=seat, suit=suit, value=value):
                return f"roles {write_seat(seat)} {FRENCH.write(suit)} {FRENCH.write(value)}"
        return self.texts[action]

    def read(self, text: str) -> Action:
        match text.upper().split():
            case [suit, value] if "?" not in text and suit in FRENCH.by_text and value in FRENCH.by_text:
                return ARRANGE[FRENCH.read(suit)][FRENCH.read(value)]
            case ["ROLES", seat, suit, value] if "?" not in text:
                return ANNOUNCE[read_player(seat, len(PLAYERS))][FRENCH.read(suit)][FRENCH.read(value)]
        return Lexicon.read(self, text)

    def write_state(self, s: Fliptown) -> str:
        start = new_table(s.options, tuple(new_map() for _ in s.maps))
        table = " ".join((s.phase, *write_fields(TABLE_FIELDS, s, start)))
        maps = [" ".join(("|", *write_fields(MAP_FIELDS, each, new_map()))) for each in s.maps]
        return " ".join((table, *maps))

    def read_state(self, text: str, options: Options) -> Fliptown:
        assert isinstance(options, FliptownOptions)
        with reading(text):
            table, *maps = [part.split() for part in text.split("|")]
            state = self.parse(table, maps, options)
            check(state)
        return state

    def parse(self, table: list[str], maps: list[list[str]], options: FliptownOptions) -> Fliptown:
        phase, *words = table
        if phase not in PHASES or not 1 <= len(maps) <= len(PLAYERS):
            raise ValueError(phase)
        state = new_table(options, tuple(new_map() for _ in maps))
        state.phase = phase
        read_fields(TABLE_FIELDS, state, words)
        for each, fields_of_map in zip(state.maps, maps, strict=True):
            read_fields(MAP_FIELDS, each, fields_of_map)
        return state


NOTATION = FliptownNotation(words())
