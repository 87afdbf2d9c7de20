"""Whose turn it is and what they may do, and the clause that matters."""

from __future__ import annotations

from typing import Final

from saloon.core.state import NATURE
from saloon.games.fliptown.data import AREAS, BUILDINGS, FINE_CASH, FINE_STARS, VALUES
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.scoring import points
from saloon.games.fliptown.speech.about import AREA_CLAUSE
from saloon.games.fliptown.speech.names import actor, bot_name
from saloon.kit.cards import BLANK
from saloon.scene import Reader
from saloon.scene.parts import ending, waiting

CLAUSES: Final = {
    "choose": "15.2",
    "mayor": "15.15",
    "outlaws": "9.17",
    "arrange": "3.3",
    "pick": "6.4",
    "office": "9.18",
    "cheat": "15.7",
    "declare": "15.8",
    "preach": "15.12",
    "bribe": "13.1",
    "marshal": "15.10",
    "fine": "13.4",
    "over": "17.1",
    "rob": "7.3",
    "theft": "18.3",
    "show": "13.3",
}


def prompt(view: Fliptown, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    scores = view.scores()
    if scores is not None:
        return alone(view, reader) if len(scores) == 1 else ending(scores, reader)
    to_act = view.to_act()
    if to_act == (NATURE,):
        return reader("prompt-nature")
    if reader.seat not in to_act:
        return waiting(to_act, reader)
    return prompt_turn(view, reader) if view.phase == "turn" else prompt_phase(view, reader)


def alone(view: Fliptown, reader: Reader) -> str:
    """The end of a solo game: a score, or won or lost against a cowbot."""
    mine = points(view.maps[0])
    own = "yes" if reader.seat == 0 else "no"
    if view.bot == BLANK:
        return reader("over-alone", own=own, who=reader.name(0), count=mine)
    words: dict[str, str | int] = {
        "own": own,
        "who": reader.name(0),
        "bot": bot_name(view.bot, reader),
        "count": mine,
        "other": bot_points(view),
    }
    return reader("over-beaten" if mine > bot_points(view) else "over-lost", **words)


def prompt_turn(view: Fliptown, reader: Reader) -> str:
    if view.pending:
        ways = [BUILDINGS[site] if what == EFFECT else AREAS[what] for what, _, site in view.pending]
        first, *others = [reader("bonus-do", what=way) for way in dict.fromkeys(ways)]
        return reader(
            "turn-bonus",
            count=len(ways),
            what=first + "".join(reader("bonus-or", do=other, count=len(others)) for other in others),
        )
    if view.acted:
        return reader("turn-end")
    return reader("turn-go", area=AREAS[view.suit], value=VALUES[view.value])


def prompt_phase(view: Fliptown, reader: Reader) -> str:
    me = actor(view, reader)
    if view.phase == "fine":
        return reader("ask-fine", cash=FINE_CASH[view.round], count=FINE_STARS[view.round])
    if view.phase == "bribe":
        return reader("ask-bribe", count=me.wanted)
    return reader("ask", what=view.phase, count=view.left)


def clause(view: Fliptown) -> str:
    if view.phase == "turn":
        if view.pending:
            what, _, _ = view.pending[0]
            return "9.1" if what == EFFECT else "5.1"
        return AREA_CLAUSE[view.suit] if not view.acted else "3.4"
    return CLAUSES.get(view.phase, "3.1")
