"""The table in lines of text: one's own map site by site, of the others what they have circled."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from saloon.core.state import Seat
from saloon.games.fliptown.board.company import dot, has_decided
from saloon.games.fliptown.board.poker import so_far
from saloon.games.fliptown.data import AREAS, BADLANDS, CEMETERY, MINE, ROOMS, SITES, TOMBS, TOWN, VALUES
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.deck import deck_left
from saloon.games.fliptown.rules.scoring import points
from saloon.games.fliptown.speech.ending import titled
from saloon.games.fliptown.speech.names import SIGNS, area_name, bot_name, building_name, card, who_name
from saloon.kit.cards import BLANK
from saloon.kit.poker import CATEGORIES
from saloon.scene import Reader

WIDTH: Final = 78
"""Columns of a line, its margin not counted."""
FREE: Final = "○"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def text_board(view: Fliptown, mine: Seat, reader: Reader) -> str:
    line = " ".join(map(card, view.line)) or "-"
    lines = [reader("text-table", round=view.round + 1, turn=view.turn + 1, deck=deck_left(view), line=line)]
    if view.bot != BLANK:
        lines.append(reader("text-bot", bot=bot_name(view.bot, reader), count=bot_points(view)))
    for seat, me in enumerate(view.maps):
        sign = "*" if seat in view.to_act() else " "
        lines.append(f"{sign} {reader.name(seat)}  {points(me)}  {note(view, seat, reader)}")
        lines += [f"  {row}" for row in (own(view, seat, reader) if seat == mine else circled(view, seat))]
        column = " ".join(map(card, me.hand(view.round))) or "-"
        lines.append(
            "  " + reader("text-poker", hands=f"{column} ({reader('hand', hand=CATEGORIES[so_far(view, seat)])})")
        )
    return "\n".join(lines)


def note(view: Fliptown, seat: Seat, reader: Reader) -> str:
    me = view.maps[seat]
    parts = [reader("seat-note", stars=me.stars, cash=me.cash, gold=me.gold, wanted=me.wanted)]
    if me.who != BLANK:
        parts.insert(0, who_name(me.who, reader))
    if view.phase == "over":
        parts.append(titled(view, seat, reader))
    elif has_decided(view, seat):
        parts.append(reader("seat-done"))
    return " · ".join(parts)


def own(view: Fliptown, seat: Seat, reader: Reader) -> list[str]:
    """Every site by its number, buildings by their names too; what is circled or crossed out is marked."""
    me = view.maps[seat]
    sites = [
        [
            dot(area, site, me.circled()[area], me.at).replace(FREE, "") + number(area, site)
            for site in range(SITES[area])
        ]
        for area in range(len(AREAS))
    ]
    town = ", ".join(unbroken(f"{site} {building_name(at, reader)}") for at, site in enumerate(sites[TOWN]))
    heads = [unbroken(f"{sign_of(area)} {area_name(area, reader)}: ") for area in range(len(AREAS))]
    return [
        *folded(heads[TOWN] + town),
        *folded("  ".join(head + unbroken(" ".join(of)) for head, of in zip(heads[MINE:], sites[MINE:], strict=True))),
    ]


def circled(view: Fliptown, seat: Seat) -> list[str]:
    """The numbers of the sites somebody has circled."""
    of = view.maps[seat].circled()
    found = (
        " ".join(number(area, site) for site in range(SITES[area]) if of[area] >> site & 1) or "-"
        for area in range(len(AREAS))
    )
    return folded("  ".join(unbroken(f"{sign_of(area)} {each}") for area, each in enumerate(found)))


def number(area: int, site: int) -> str:
    """What a site is called in the list of choices and in what one types."""
    if area == MINE:
        return ROOMS[site].name
    return TOMBS[site] if area == CEMETERY else VALUES[site + (2 if area == BADLANDS else 1)]


def sign_of(area: int) -> str:
    return f"{SIGNS}†"[area]


def unbroken(text: str) -> str:
    return text.replace(" ", NO_BREAK)


def folded(text: str) -> list[str]:
    return [line.replace(NO_BREAK, " ") for line in wrap(text, WIDTH, break_on_hyphens=False)]
