"""Actions that can be read and cannot be: what a forger, or a typing error, may write."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from itertools import zip_longest
from random import Random

from laws.walks import GAMES, walk
from saloon.core import Action, Fault
from saloon.match.entries import read_action

MOST = 200
"""Actions of a game that are tried."""
NUMBERS = ("0", "1", "9", "12", "99", "-1", "-2")


@cache
def absurd(key: str) -> tuple[Action, ...]:
    """Actions of the game, kinds by turns: all that its notation lists, what happened in games, and both distorted."""
    game = GAMES[key]
    known = list(getattr(game.notation, "actions", ()))
    for seats in game.seats:
        known += [game.notation.write(event.action) for event in walk(game, seats, game.options(), seats, 150).log]
    rng, texts = Random(key), sorted(set(known))
    for text in list(texts):
        texts += distorted(text, texts, rng)
    found: dict[type, dict[Action, None]] = {}
    for text in rng.sample(texts, len(texts)):
        with suppress(Fault):
            action = read_action(game, text)
            found.setdefault(type(action), {})[action] = None
    by_turns = (action for some in zip_longest(*found.values()) for action in some if action is not None)
    return tuple(by_turns)[:MOST]


def distorted(text: str, others: list[str], rng: Random) -> list[str]:
    """The text with other numbers, with a piece of another text, with its pieces changed round or doubled."""
    made = [re.sub(r"\d+", number, text, count=1) for number in NUMBERS]
    made += [re.sub(r"\d+(?!.*\d)", number, text) for number in NUMBERS]
    pieces, other = re.split(r"(\W)", text), re.split(r"(\W)", rng.choice(others))
    at = int(rng.random() * len(pieces))
    made.append("".join([*pieces[:at], rng.choice(other), *pieces[at + 1 :]]))
    made += ["".join(reversed(pieces)), text + text, text[:-1], text[1:]]
    return made
