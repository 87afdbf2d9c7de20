"""What the process beside the tables finds in a position for a reader: a hint, and what the other threatens."""

from __future__ import annotations

import saloon.games  # noqa: F401 - fills the shelf
from saloon.analysis.threats import threats
from saloon.core.state import Fault, Seat, State, Unreadable, View
from saloon.house.game import SHELF
from saloon.scene import Reader
from saloon.server.tables.looking_back import settle_down
from saloon.server.tables.thinking import advise
from saloon.server.wire.analyses import SeenHint, SeenThreat


def see(key: str, view: View, seat: Seat, open: State | None, lang: str, seconds: float) -> SeenHint:
    """What an expert would do, knowing what the seat knows; and what is threatened, where everything lies open."""
    settle_down()
    try:
        advised = advise(key, seat, view, (), lang, seconds)
        return SeenHint(
            seat,
            advised.action,
            advised.label,
            advised.text,
            advised.more,
            [] if open is None else threatened(key, open, lang),
        )
    except Fault:
        raise
    except Exception:  # a position that no match can reach may break whatever looks at it
        text = SHELF[key].notation.write_state(open or view)[:60]
        raise Unreadable("unreadable-position", text=text) from None


def threatened(key: str, state: State, lang: str) -> list[SeenThreat]:
    game = SHELF[key]
    passed, found = threats(game, state)
    if not found:
        return []
    reader = Reader.of(game, found[0].seat, (), lang)
    paths = {each.text: list(each.path) for each in game.board.scene(View(passed), reader).choices}
    told = []
    for each in found:
        why = game.advice.reason(passed, each.seat, each.action)
        move = game.notation.write(each.action)
        label = game.speech.say(View(passed), each.action, reader)
        text = "" if why.message.startswith("why-sure") else reader(why.message, **why.args)
        told.append(SeenThreat(each.seat, move, label, text, paths.get(move, [])))
    return told
