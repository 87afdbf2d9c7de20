"""How a game ended: titles, how close it was, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import Seat, winners
from saloon.games.fliptown.data import CHALLENGES
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.challenges import fulfilled
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.scoring import next_title, points, silver, standing, title
from saloon.games.fliptown.speech.names import bot_name
from saloon.kit.cards import BLANK
from saloon.scene import Reader
from saloon.scene.account import Account, Deed, Source
from saloon.scene.parts import missed
from saloon.scene.parts import near as nearly


def titled(view: Fliptown, seat: Seat, reader: Reader) -> str:
    return title_of(*title(view, seat), reader)


def title_of(score: str, wanted: str, reader: Reader) -> str:
    """`Fearless Rancher`."""
    return reader("title-of", score=reader("title-score", word=score), wanted=reader("title-wanted", word=wanted))


def end(view: Fliptown, reader: Reader) -> str:
    told = [reader("end-rounds")]
    if view.bot != BLANK:
        told.append(reader("end-bot", bot=bot_name(view.bot, reader), count=bot_points(view)))
    met = ", ".join(reader("challenge", challenge=CHALLENGES[number]) for number in fulfilled(view))
    if met:
        told.append(reader("end-challenges", what=met))
    return " ".join(told)


def near(view: Fliptown, reader: Reader) -> str:
    """How close it was: the points behind, what decided where they were level, or alone the way to the next title."""
    if len(view.maps) == 1:
        return near_alone(view, reader)
    scores = view.scores() or ()
    seat = missed(scores, reader)
    if seat is None:
        return ""
    best, mine = standing(view.maps[winners(scores)[0]]), standing(view.maps[seat])
    if best[0] > mine[0]:
        return nearly("near-behind", scores, seat, reader, unit="points", count=best[0] - mine[0])
    by = "wanted" if best[1] != mine[1] else "gold" if best[2] != mine[2] else "cash"
    return nearly("near-level", scores, seat, reader, by=by)


def near_alone(view: Fliptown, reader: Reader) -> str:
    mine = points(view.maps[0])
    if view.bot != BLANK:
        lacks = bot_points(view) - mine
        return reader("near-bot", bot=bot_name(view.bot, reader), count=abs(lacks), won="yes" if lacks < 0 else "no")
    return upwards(view, 0, reader)


def upwards(view: Fliptown, seat: Seat, reader: Reader) -> str:
    """What the next title takes; nothing for a legend."""
    word, lacks = next_title(view, seat)
    return reader("near-title", title=title_of(word, title(view, seat)[1], reader), count=lacks) if word else ""


def tally(view: Fliptown) -> list[int]:
    return [points(me) for me in view.maps]


def account(deeds: Sequence[Deed], view: Fliptown, reader: Reader) -> Account:
    """Where the points came from: stars, silver stars, money, gold. Names come with titles."""
    maps = view.maps
    found = {
        "stars": ([me.stars for me in maps], ()),
        "silver": ([silver(me) for me in maps], ()),
        "cash": ([me.cash // 4 for me in maps], [reader("price", count=me.cash) if me.cash else "" for me in maps]),
        "gold": ([me.gold // 2 for me in maps], [reader("gain-gold", count=me.gold) if me.gold else "" for me in maps]),
    }
    rows = [
        Source(reader("source", what=what), tuple(amounts), tuple(told))
        for what, (amounts, told) in found.items()
        if any(amounts)
    ]
    notes = [
        " · ".join(filter(None, [titled(view, seat, reader), upwards(view, seat, reader) if len(maps) > 1 else ""]))
        for seat in range(len(maps))
    ]
    return Account(rows or [Source(reader("source", what="stars"), (0,) * len(maps))], tuple(notes))
