"""The four levels, the same words in every game, and the hint."""

from __future__ import annotations

from typing import Any, Final

from saloon.bots import alphabeta
from saloon.bots.bot import UNHURRIED, Bot, Clock, Thought
from saloon.bots.chance import RandomBot
from saloon.bots.greedy import Greedy
from saloon.bots.ismcts import Ismcts
from saloon.core.game import Game
from saloon.core.state import Seat, Unreadable, View

LEVELS: Final = ("beginner", "regular", "expert", "master")
SLIPS: Final = 0.5
"""The share of a beginner's choices that are left to chance."""
SLIPS_FROM_EXACT: Final = {"beginner": 0.5, "regular": 0.2, "expert": 0.05}
"""The same where bots follow the advice and only slips make levels; a master makes none."""
ITERATIONS: Final = {"expert": 300, "master": 2000}
POSITIONS: Final = {"expert": 2500, "master": 20000}


def make(game: Game[Any], level: str, seat: Seat, seed: int = 0) -> Bot:
    """A bot of the level for the seat; `chance` is one below the ladder, for comparisons."""
    if level not in LEVELS and level != "chance":
        raise Unreadable("level-unknown", level=level[:20], levels=", ".join(LEVELS))
    own = game.bots.get(level)
    if own is not None:
        bot: Bot = own(game, seat, seed)
        return bot
    if level == "chance":
        return RandomBot(game, seat, seed)
    if game.advice.leads:
        return Greedy(game, seat, seed, SLIPS_FROM_EXACT.get(level, 0.0))
    if level in ITERATIONS:
        return searching(game, level, seat, seed)
    return Greedy(game, seat, seed, SLIPS if level == "beginner" else 0.0)


def searching(game: Game[Any], level: str, seat: Seat, seed: int) -> Bot:
    if alphabeta.suits(game):
        return alphabeta.AlphaBeta(game, seat, seed, Clock(iterations=POSITIONS[level]))
    return Ismcts(game, seat, seed, Clock(iterations=ITERATIONS[level]))


def hint(game: Game[Any], view: View, seat: Seat, clock: Clock = UNHURRIED) -> Thought:
    """What an expert would do here, and why; where the advice is perfect, what is best. The same view gives the same hint."""
    return make(game, "master" if game.advice.leads else "expert", seat).explain(view, clock)
