"""Which positions can come about."""

from __future__ import annotations

from typing import Final

from saloon.core.state import NATURE
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules.deck import HOLES, NOWHERE
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.map import Map
from saloon.games.fliptown.rules.state import Fliptown
from saloon.kit.cards import BLANK, Card

OWN_TURN: Final = frozenset({"turn", "rob", "pick", "peek", "office", "theft"})
SET_UP: Final = frozenset({"lot", "come", "cast", "choose", "post"})
LAST: Final = frozenset(
    {
        "unveil",
        "cheat",
        "declare",
        "pay",
        "work",
        "preach",
        "bribe",
        "tell",
        "show",
        "marshal",
        "judge",
        "fine",
        "fined",
        "over",
    }
)
"""The phases after the fifth turn."""


def flaw(s: Fliptown) -> str:
    """Why the position cannot come about; nothing if it can."""
    if not table_holds(s):
        return "number"
    if not cards_hold(s):
        return "shared"
    if not phase_holds(s):
        return "turn"
    if not all(map_holds(me) for me in s.maps):
        return "place"
    return "" if goes_on(s) else "turn"


def table_holds(s: Fliptown) -> bool:
    seats = len(s.maps)
    named = [me.who for me in s.maps if me.who != BLANK]
    return (
        0 <= s.round < d.ROUNDS
        and 0 <= s.turn < d.TURNS
        and 0 <= s.player < max(seats, 1)
        and len(s.roles) == len(s.bribes) == len(s.holes) == seats
        and len(set(named)) == len(named)
        and len(set(s.bounties)) == len(s.bounties) <= d.OPEN_BOUNTIES * (seats > 1)
        and not s.peeked >> seats
        and (s.bot == BLANK or seats == 1)
        and len(s.stolen) == len(s.cleared) <= d.ROUNDS * d.TURNS * (s.bot != BLANK)
    )


def cards_hold(s: Fliptown) -> bool:
    """Every card lies in one place."""
    lying = [*s.line, *s.stolen, *(card for hole in s.holes for card in hole)]
    lying += [s.sheriff] if s.sheriff != NOWHERE else []
    known = [card for card in lying if card != BLANK]
    open_cards = [card for card in range(d.CARDS_IN_DECK) if s.discards >> card & 1]
    return (
        len(s.line) <= d.LINE
        and all(len(hole) <= HOLES for hole in s.holes)
        and BLANK not in s.line
        and len({*known, *open_cards}) == len(known) + len(open_cards)
        and len(lying) + len(open_cards) <= d.CARDS_IN_DECK
    )


def phase_holds(s: Fliptown) -> bool:
    """What lies on the table fits the phase."""
    own = s.phase in OWN_TURN
    full = len(s.line) == d.LINE
    return (
        (s.phase in SET_UP or s.phase == "sheriff") == (s.sheriff == NOWHERE)
        and (own or s.phase in ("mayor", "interest", "outlaws", "arrange", "announce")) == full
        and own == (s.suit != BLANK) == (s.value > 0)
        and (own or not (s.pending or s.acted or s.fresh))
        and (s.phase == "rob") == (s.target != BLANK)
        and (s.phase == "outlaws" or s.phase == "unveil" or not s.left)
        and (s.phase not in LAST or s.turn == d.TURNS - 1)
        and all(roles_hold(s, role) for role in s.roles)
        and ((not own and s.phase != "announce") or all(s.roles))
        and all(columns_hold(s, seat) for seat in range(len(s.maps)))
        and all(0 <= what <= EFFECT for what, _, _ in s.pending)
    )


def roles_hold(s: Fliptown, role: tuple[Card, ...]) -> bool:
    if not role or role == (BLANK, BLANK):
        return True
    return len(role) == 2 and role[0] != role[1] and all(card in s.line for card in role)


def columns_hold(s: Fliptown, seat: int) -> bool:
    """As many poker cards are written as turns have been announced."""
    written = d.TURNS * s.round + s.turn
    if s.phase in OWN_TURN or s.phase in LAST or (s.phase == "announce" and seat < s.player):
        written += 1
    me = s.maps[seat]
    paid = s.phase in LAST and s.phase not in ("unveil", "cheat", "declare", "pay")
    return len(me.poker) == written and BLANK not in me.poker and len(me.hands) == s.round + paid


def map_holds(me: Map) -> bool:
    """The marks of a map fit together."""
    limit = 0 if me.who == BLANK else d.JOKERS if me.who == d.WILD_CARD else 1
    return (
        me.pans <= d.PANS
        and me.hammers <= d.HAMMERS
        and bool(me.tombs >> d.CENTRE & 1)
        and me.used <= limit
        and me.who < len(d.CHARACTERS)
        and me.at <= 13
        and (me.stops.bit_length() == me.at)
        and not me.failed & ~me.targets
        and me.nights < len(d.NIGHTS)
        and (not me.nights or bool(me.town >> d.HOTEL & 1))
        and (not me.land or bool(me.town >> d.LAND & 1))
        and (me.tainted or not me.wanted)
        and rooms_hold(me)
        and things_hold(me)
    )


def rooms_hold(me: Map) -> bool:
    """Every circled room has a circled one above it."""
    return all(
        any(door.above == d.ENTRANCE or me.rooms >> door.above & 1 for door in room.doors)
        for at, room in enumerate(d.ROOMS)
        if me.rooms >> at & 1
    )


def things_hold(me: Map) -> bool:
    """What is owned was sold in a building that is circled; the Grave robber starts with the shovel."""
    return all(
        bool(me.town >> building & 1) and (tool not in d.NEEDS or me.owns(d.NEEDS[tool]))
        for building, tools in d.SOLD.items()
        for tool in tools
        if me.owns(tool) and not (tool == d.SHOVEL and me.who == d.GRAVE_ROBBER)
    )


def goes_on(s: Fliptown) -> bool:
    """Everybody who is to act can act."""
    return all(s.chances() if seat == NATURE else s.legal(seat) for seat in s.to_act())
