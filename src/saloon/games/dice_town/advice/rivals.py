"""What the others will show: the dice they have kept, and those they will likely keep.

A player who has kept a face goes on collecting it, so the chance of the next die grows with the number of
its face in the row. Dice of the blind last throw fall evenly.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from saloon.games.dice_town.advice.rolling import FEWER, FULL, NUMBER, SIZE, WITH
from saloon.games.dice_town.data import ACE, DICE, STRENGTH
from saloon.games.dice_town.rules.actions import SETS
from saloon.kit.dice import Dice

Likes = tuple[int, ...]
"""How often each face is chosen when nothing is kept yet, relative to each other."""
ALIKE: Final[Likes] = (1,) * 6
PULL: Final = 1.5
"""How much more often for each die of the face in the row."""
MOST: Final = range(DICE + 1)
COUNTS: Final = tuple(tuple(hand.count(face) for face in range(6)) for hand in FULL)
"""How often each full hand shows each face."""


class Showing(NamedTuple):
    """What somebody will show, as chances."""

    upto: tuple[tuple[float, ...], ...]  # by face: of at most 0 to 5 dice
    weaker: tuple[float, ...]  # by strength: of a weaker hand
    level: tuple[float, ...]  # by strength: of an equal one
    aces: float  # how many, on average


@lru_cache(maxsize=4096)
def show(row: Dice, chosen: int, kickers: bool, likes: Likes = ALIKE) -> Showing:
    """With some dice still to be chosen, the others falling blindly."""
    hands = final_hands(row, chosen, likes)
    counts = [[0.0] * len(MOST) for _ in range(6)]
    strong = STRENGTH[kickers]
    level = [0.0] * (max(strong.values()) + 1)
    for hand, faces, chance in zip(FULL, COUNTS, hands, strict=True):
        if chance:
            level[strong[hand]] += chance
            for each, count in zip(counts, faces, strict=True):
                each[count] += chance
    upto = tuple([tuple(accumulate(each)) for each in counts])
    weaker = tuple([0.0, *accumulate(level)][:-1])
    return Showing(upto, weaker, tuple(level), sum([count * chance for count, chance in enumerate(counts[ACE])]))


def final_hands(row: Dice, chosen: int, liked: Likes) -> list[float]:
    """The chance of each full hand."""
    chances = [0.0] * len(SETS)
    chances[NUMBER[row]] = 1.0
    last = len(row) + chosen
    for number in range(NUMBER[row], FEWER):
        chance = chances[number]
        if chance:
            likes = leaning(SETS[number], liked) if SIZE[number] < last else EVEN
            for bigger, like in zip(WITH[number], likes, strict=True):
                chances[bigger] += chance * like
    return chances[FEWER:]


EVEN: Final = (1 / 6,) * 6


@lru_cache(maxsize=4096)
def leaning(row: Dice, liked: Likes) -> tuple[float, ...]:
    """How likely each face is to be kept next."""
    likes = [like * (1 + PULL * row.count(face)) for face, like in enumerate(liked)]
    return tuple([like / sum(likes) for like in likes])
