"""The words for actions, all but the roles of cards."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import write_seat
from saloon.core.state import Action
from saloon.games.fliptown.data import BOUNTIES, BUILDINGS, MOST, SIGNS, SOLD, SUITS, TOMBS, TOOLS, VALUES
from saloon.games.fliptown.notation.names import BOT_NAMES, ROOM_NAMES, SQUARE_NAMES, STOP_NAMES, TARGET_NAMES, WHO
from saloon.games.fliptown.rules.actions import (
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
)  # fmt: skip
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.kit.cards import BLANK, FRENCH


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
