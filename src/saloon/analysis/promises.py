"""What was found about a position, as plain values with their words: what is sent, printed and shown."""

from __future__ import annotations

from typing import Any, Final

from saloon.analysis.weighing import Fall, WeighedChoice, WeighedPosition
from saloon.core.state import NATURE, View
from saloon.house.game import Game
from saloon.house.rooms import Sure
from saloon.reviews.differences import Part
from saloon.reviews.prospects import Row
from saloon.scene import Reader
from saloon.words import Words

DIGITS: Final = 5
DEGREES: Final = ((0.75, "much-better"), (0.55, "better"), (0.45, "even"), (0.25, "worse"), (0.0, "much-worse"))
"""The words for what a search found, each from this share of the win on. A search proves nothing, so it is not told as
a number."""
Facts = dict[str, Any]


def facts(found: WeighedPosition, game: Game[Any], state: Any, reader: Reader) -> Facts:
    """All of it in the words of a reader."""
    return {
        "seat": found.seat,
        "certainty": found.certainty,
        "points": found.points,
        "worlds": found.worlds,
        "more": found.more,
        "values": [round(each, DIGITS) for each in found.values],
        "worth": worths(found.values, found.spreads, found, reader.words),
        "choices": [choice_facts(each, found, game, state, reader) for each in found.choices],
        "falls": [fall_facts(each, found, game, reader.words) for each in found.falls],
        "unweighed": found.unweighed,
        "sure": reader.words("analysis-certainty", certainty=found.certainty, worlds=found.worlds),
    }


def choice_facts(each: WeighedChoice, found: WeighedPosition, game: Game[Any], state: Any, reader: Reader) -> Facts:
    return {
        "move": game.notation.write(each.action),
        "text": game.speech.say(View(state), each.action, reader),
        **part_facts(each.promise),
        "cost": part_facts(each.cost),
        "right": each.is_right(found.points),
        "told": told(each, found, reader.words),
        "more": traps(each, reader.words),
        "outcome": outcome(each.sure),
    }


def fall_facts(each: Fall, found: WeighedPosition, game: Game[Any], words: Words) -> Facts:
    return {
        "move": game.notation.write(each.action),
        "chance": round(each.chance, DIGITS),
        "values": [round(value, DIGITS) for value in each.values],
        "worth": worths(each.values, each.spreads, found, words),
    }


def part_facts(part: Part) -> Facts:
    value = round(part.value, DIGITS) + 0.0
    spread = part.spread
    return {"value": value, "low": round(value - spread, DIGITS), "high": round(value + spread, DIGITS), "n": part.n}


def outcome(sure: Sure | None) -> str:
    """`won`, `drawn` or `lost` where a table knows it."""
    if sure is None:
        return ""
    return "drawn" if sure.value == 0.5 else "won" if sure.value > 0.5 else "lost"


def told(each: WeighedChoice, found: WeighedPosition, words: Words) -> str:
    """What a choice promises: `won in 13` by a table, `better` by a search, `31.4%`, `31.4% ± 0.6`."""
    if each.sure is not None:
        how = outcome(each.sure)
        if how == "drawn":
            return words("value-drawn")
        return words(f"value-{how}" if each.sure.moves else f"value-surely-{how}", moves=each.sure.moves)
    return worth(each.promise.value, each.promise.spread, found, words)


def worths(values: Row, spreads: Row, found: WeighedPosition, words: Words) -> list[str]:
    """What each seat may expect."""
    return [worth(value, spreads[at] if spreads else 0.0, found, words) for at, value in enumerate(values)]


def worth(value: float, spread: float, found: WeighedPosition, words: Words) -> str:
    """A number as far as it is known; of a search a word."""
    if found.certainty == "searched":
        degree = next((name for least, name in DEGREES if value >= least), DEGREES[-1][1])
        return words("value-searched", degree=degree)
    number = words.decimal(value, 1) if found.points else words.percent(value, 1)
    half = spread if found.points else 100 * spread
    return f"{number} ± {words.decimal(half, 1)}" if half >= 0.05 else number


def traps(each: WeighedChoice, words: Words) -> str:
    """For a choice that leads to a draw by the table: how many of the answers lose."""
    if not each.answers or each.sure is None:
        return ""
    losing = round(each.sure.traps * each.answers)
    return words("value-traps", losing=losing, answers=each.answers) if losing else words("value-all-hold")


def acting(game: Game[Any], state: Any, reader: Reader) -> str:
    """Who is to act."""
    seats = state.to_act()
    if not seats:
        return reader("analysis-over")
    if seats[0] == NATURE:
        return reader("analysis-falls", count=len(state.chances()))
    return reader("analysis-to-act", name=reader.listed(seats))
