"""The four levels, the same words in every game, and the hint."""

from __future__ import annotations

from typing import Any, Final

from saloon.bots import alphabeta
from saloon.bots.bot import UNHURRIED, Bot, Clock, Thought
from saloon.bots.exact import Perfect
from saloon.bots.greedy import Greedy
from saloon.bots.ismcts import Ismcts
from saloon.bots.planner import Planner
from saloon.bots.random_bot import RandomBot
from saloon.bots.worlds import Sampler
from saloon.core.state import Action, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.rooms import LEVELS as LEVELS
from saloon.house.rooms import Exact, Follow, LookAhead, Plan, Sample

CHANCE: Final = "chance"
"""Any action with the same chance: one step below the ladder, for comparisons."""
STEPS: Final = 12
"""A bot that puts something together step by step is done after this many steps, or gives it up."""


def make(game: Game[Any], level: str, seat: Seat, seed: int = 0) -> Bot:
    """A bot of the level, or of the next one the game offers; or one to compare with: `chance`, `plain`."""
    if level == CHANCE:
        return RandomBot(game, seat, seed)
    level = game.level(level)
    if level not in game.levels:
        raise Unreadable("level-unknown", level=level[:20], levels=", ".join(game.offered()))
    match game.levels[level]:
        case Follow() as follow:
            return Greedy(game, seat, seed, follow)
        case Plan() as plan:
            return Planner(game, seat, seed, plan)
        case Sample(worlds=worlds, finish=finish):
            return Sampler(game, seat, seed, Clock(iterations=worlds), finish)
        case Exact() as exact:
            return Perfect(game, seat, seed, exact)
        case LookAhead(playouts=playouts, positions=positions, search=search, identity=identity):
            if alphabeta.suits(game):
                return alphabeta.AlphaBeta(game, seat, seed, Clock(iterations=positions), search, identity)
            return Ismcts(game, seat, seed, Clock(iterations=playouts))


def hint(game: Game[Any], view: View, seat: Seat, clock: Clock = UNHURRIED) -> Thought:
    """What an expert would do here, and why; a master where one is quick. The same view gives the same hint."""
    best = game.offered()[-1]
    return make(game, best if isinstance(game.levels[best], Follow | Exact | Sample) else "expert", seat).explain(
        view, clock
    )


def decide(game: Game[Any], bot: Bot, view: View, seat: Seat, clock: Clock = UNHURRIED, number: int = 0) -> Action:
    """What the bot does: where something is put together step by step, the whole of it."""
    drafts = game.rules.drafts
    for step in range(STEPS):
        action = bot.choose(view, clock, number + step)
        if drafts is None or not drafts(action):
            return action
        view = View(view.after(seat, action))
    return next(action for action in view.legal(seat) if drafts is None or not drafts(action))
