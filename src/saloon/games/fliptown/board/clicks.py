"""The clicks that make each choice, and what half of it would open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import AREAS, CHARACTERS, LAND, MAN_IN_BLACK, MOST, SUIT, SUITS, VALUE, VALUES
from saloon.games.fliptown.notation import NOTATION
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.areas import place_of, sites_by_card
from saloon.games.fliptown.rules.cemetery import free
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.speech.names import SIGNS
from saloon.games.fliptown.speech.saying import say
from saloon.kit.cards import BLANK, FRENCH
from saloon.scene import Button, Choice, Node, Reader

SITE_ACTIONS: Final = (a.Stop, a.Rob, a.Enter, a.Visit, a.Dig)


def choices(view: Fliptown, reader: Reader, shown: Mapping[Action, Sequence[Node]]) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path, loose = clicks(view, reader.seat, action)
        ghosts = tuple([node.id for node in shown.get(action, ())])
        yield Choice(
            NOTATION.write(action), say(view, action, reader), path, loose, leads(view, reader.seat, action), ghosts
        )


def leads(view: Fliptown, seat: Seat, action: Action) -> tuple[str, ...]:
    """The sites that giving the cards these roles, or changing them, or going to a site would open."""
    me = view.maps[seat]
    found: Iterable[Action]
    match action:
        case a.Stop() | a.Enter() | a.Visit() | a.Dig():
            found = next_in_chain(view, seat, action)
        case a.Arrange(suit=suit, value=value):
            found = [*sites_by_card(view, me, SUIT[suit], VALUE[value]), *free(me)]
        case a.ChangeSuit(suit=suit):
            found = sites_by_card(view, me, suit, view.value)
        case a.ChangeValue(value=value):
            found = sites_by_card(view, me, view.suit, value)
        case _:
            return ()
    return tuple([site_id(each) for each in found])


def next_in_chain(view: Fliptown, seat: Seat, action: Action) -> list[Action]:
    """The sites that the bonus actions of a site would open; nothing where something is asked or turned first."""
    then = view.after(seat, action)
    if then.phase != "turn" or then.player != seat or len(then.pending) <= len(view.pending):
        return []
    now = view.legal(seat)
    return [each for each in then.legal(seat) if isinstance(each, SITE_ACTIONS) and each not in now]


def site_id(action: Action) -> str:
    area, site = place_of(action)
    return f"{AREAS[area]}-{site}"


def clicks(view: Fliptown, seat: Seat, action: Action) -> tuple[tuple[str, ...], bool]:
    """The path of an action, and whether its clicks may come in any order."""
    match action:
        case a.Arrange(suit=suit, value=value):
            return (f"card-{FRENCH.write(suit)}", f"card-{FRENCH.write(value)}", "seal"), False
        case a.Rob():
            return (site_id(action), "rob"), False
        case a.Stop() | a.Enter() | a.Visit() | a.Dig():
            return (site_id(action), "go"), False
        case a.Use(building=building, what=what) if building == LAND:
            squares = CLAIMS[what].squares
            return (*(f"square-{at}" for at in range(9) if squares >> at & 1), "claim"), True
        case a.Use(building=building, what=what) if building in MOST:
            return (f"{building}-times-{what}",), False
        case a.Preach(count=count):
            return (f"preach-times-{count}",), False
        case a.ChangeSuit(suit=suit):
            return ("key-suit", f"suit-{SUITS[suit]}"), False
        case a.ChangeValue(value=value):
            return change_value(view, value), False
    return rare_clicks(view, seat, action), False


def change_value(view: Fliptown, value: int) -> tuple[str, ...]:
    """A step by the keys beside the card; more of them at once by naming the value."""
    if abs(value - view.value) == 1:
        return ("key-more" if value > view.value else "key-less",)
    return "key-value", f"value-{VALUES[value]}"


def rare_clicks(view: Fliptown, seat: Seat, action: Action) -> tuple[str, ...]:
    match action:
        case a.WildSuit(suit=suit):
            return "power", f"suit-{SUITS[suit]}"
        case a.WildValue(value=value):
            return "power", f"value-{VALUES[value]}"
        case a.Prospect(up=up):
            return "power", "up" if up else "down"
        case a.Call(area=area):
            return ("power", f"call-{AREAS[area]}") if view.maps[seat].who == MAN_IN_BLACK else ("power",)
        case a.Power():
            return ("power",)
        case a.Choose(who=who) if who != BLANK:
            return (f"offer-{CHARACTERS[who].name}",)
        case a.Declare(card=card):
            return f"suit-{SUITS[SUIT[card]]}", f"value-{VALUES[VALUE[card]]}"
        case a.Mark(card=card):
            written = view.maps[seat].poker
            return (
                f"poker-{written.index(card, 5 * view.round)}"
                if card in view.maps[seat].hand(view.round)
                else f"hole-{view.holes[seat].index(card)}",
            )
    return ()


def buttons(view: Fliptown, reader: Reader) -> Iterator[Button]:
    """Steps that are no things on the table."""
    yield Button("seal", reader("button-seal"))
    yield Button("go", reader("button-seal"))
    yield Button("rob", reader("button-rob"))
    yield Button("claim", reader("button-claim"))
    for suit, letter in enumerate(SUITS):
        yield Button(f"suit-{letter}", reader("button-suit", sign=SIGNS[suit], area=AREAS[suit]))
    for value in VALUES[1:]:
        yield Button(f"value-{value}", value)
    for area in AREAS:
        yield Button(f"call-{area}", reader("area", area=area))
    yield from (Button("up", "+"), Button("down", "−"))
    for building, most in MOST.items():
        yield from (
            Button(f"{building}-times-{count}", reader("button-count", count=count)) for count in range(1, most + 1)
        )
    yield from (Button(f"preach-times-{count}", reader("button-count", count=count)) for count in range(1, 7))
