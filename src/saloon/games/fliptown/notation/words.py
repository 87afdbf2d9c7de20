"""The words for actions, all but the roles of cards."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import write_seat
from saloon.core.state import Action
from saloon.games.fliptown.data import BOUNTIES, BUILDINGS, MOST, SIGNS, SOLD, SUITS, TOMBS, TOOLS, VALUES
from saloon.games.fliptown.notation.names import BOT_NAMES, ROOM_NAMES, SQUARE_NAMES, STOP_NAMES, TARGET_NAMES, WHO
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.kit.cards import BLANK, FRENCH


def words() -> Iterator[tuple[str, Action]]:
    yield from (
        ("refill", a.REFILL),
        ("interest", a.INTEREST),
        ("pay", a.PAY),
        ("work", a.WORK),
        ("redeal", a.REDEAL),
        ("decline", a.DECLINE),
        ("power", a.POWER),
        ("pass", a.PASS),
        ("leave", a.LEAVE),
        ("draw", a.DRAW),
        ("? ?", a.SEALED),
        ("bribe", a.BRIBE[a.YES]),
        ("refuse", a.BRIBE[a.NO]),
        ("bribe ?", a.BRIBE[BLANK]),
        ("be nobody", a.CHOOSE[BLANK]),
        ("fine cash", a.FINE[True]),
        ("fine stars", a.FINE[False]),
        ("prospect up", a.PROSPECT[True]),
        ("prospect down", a.PROSPECT[False]),
        ("sheriff ?", a.ASIDE[BLANK]),
        ("peek ?", a.PEEK[BLANK]),
        ("theft ?", a.THEFT[BLANK]),
    )
    yield from card_words()
    yield from seat_words()
    yield from site_words()
    yield from ((f"bot {name}", a.COME[bot]) for bot, name in enumerate(BOT_NAMES))
    yield from ((f"be {name}", a.CHOOSE[who]) for who, name in enumerate(WHO))
    yield from ((f"bounty {name}", a.POST[at]) for at, name in enumerate(BOUNTIES))
    yield from ((f"take {name}", a.TAKE[what]) for what, name in enumerate(a.GAINS))
    yield from ((f"preach {action.count}", action) for action in a.PREACH)
    yield from ((f"call {sign}", a.CALL[area]) for area, sign in enumerate(SIGNS))
    for suit, letter in enumerate(SUITS):
        yield from ((f"suit {letter}", a.CHANGE_SUIT[suit]), (f"joker {letter}", a.WILD_SUIT[suit]))
    for value, name in enumerate(VALUES[1:], 1):
        yield from ((f"value {name}", a.CHANGE_VALUE[value]), (f"joker {name}", a.WILD_VALUE[value]))


def card_words() -> Iterator[tuple[str, Action]]:
    for verb, table in (
        ("lot", a.LOT),
        ("sheriff", a.ASIDE),
        ("peek", a.PEEK),
        ("theft", a.THEFT),
        ("turn", a.TURN),
        ("robbery", a.ROBBERY),
        ("show", a.SHOW),
        ("judge", a.JUDGE),
        ("mark", a.MARK),
        ("declare", a.DECLARE),
    ):
        yield from ((f"{verb} {FRENCH.write(card)}", table[card]) for card in a.CARDS)


def seat_words() -> Iterator[tuple[str, Action]]:
    for seat in a.PLAYERS:
        number = write_seat(seat)
        yield f"fined {number}", a.FINED[seat]
        yield f"tell {number} bribes", a.TELL[seat][a.YES]
        yield f"tell {number} refuses", a.TELL[seat][a.NO]
        yield f"hole {number} ?", a.HOLE[seat][BLANK]
        yield from ((f"hole {number} {FRENCH.write(card)}", a.HOLE[seat][card]) for card in a.CARDS)
        yield from ((f"unveil {number} {FRENCH.write(card)}", a.UNVEIL[seat][card]) for card in a.CARDS)
        yield from ((f"cast {number} {name}", a.CAST[seat][who]) for who, name in enumerate(WHO))


def site_words() -> Iterator[tuple[str, Action]]:
    for verb, table, names in (
        ("stop", a.STOP, STOP_NAMES),
        ("rob", a.ROB, TARGET_NAMES),
        ("enter", a.ENTER, ROOM_NAMES),
        ("visit", a.VISIT, BUILDINGS),
        ("dig", a.DIG, TOMBS),
    ):
        yield from ((f"{verb} {name}", table[site]) for site, name in enumerate(names))
    for building, name in enumerate(BUILDINGS):
        if building in SOLD:
            yield from ((f"{name} {TOOLS[tool]}", a.USE[building][tool]) for tool in SOLD[building])
        elif name == "land":
            yield from ((f"land {squares_of(claim.squares)}", a.USE[building][at]) for at, claim in enumerate(CLAIMS))
        elif building in MOST:
            yield from ((f"{name} {count}", a.USE[building][count]) for count in range(1, MOST[building] + 1))
        else:
            yield name, a.USE[building][0]


def squares_of(mask: int) -> str:
    return "".join(name for square, name in enumerate(SQUARE_NAMES) if mask >> square & 1)
