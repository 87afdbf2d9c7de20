"""Forged actions: whatever can be read and is not legal is refused in words, by any seat, also one that is not there."""

from __future__ import annotations

import re
from random import Random

import pytest

from laws.walks import Walk, each_option, walk
from saloon.core import ONLOOKER, Action, Illegal, Unreadable
from saloon.games import SHELF
from saloon.words import LANGS, words

SIGNS = "123456789abcdefgh"


def forged(w: Walk, rng: Random, count: int = 60) -> set[Action]:
    """Actions of the walk, some with a letter or a number of theirs exchanged."""
    found: set[Action] = set()
    texts = [w.game.notation.write(action) for _, _, action in w.log] or ["pass"]
    for _ in range(count):
        text = rng.choice(texts)
        for place in re.finditer(r"(?<![a-z])[a-h](?=\d)|\d+|(?<=[A-Z])[A-Z0-9]+", text):
            if rng.random() < 0.5:
                text = text[: place.start()] + rng.choice(SIGNS) + text[place.end() :]
                break
        try:
            found.add(w.game.notation.read(text))
        except Unreadable:
            continue
    return found


@pytest.mark.parametrize("key", ["clovece", "dama", "krizovy_mlyn", "maroko", "mlyn", "oko", "prsi", "tisicovka"])
def test_a_forged_action_is_refused_in_words(key: str) -> None:
    game = SHELF[key]
    for number, options in enumerate(each_option(game)):
        rng = Random(number)
        for seats in game.seats:
            w = walk(game, seats, options, number, rng.randrange(1, 200))
            for action in forged(w, rng):
                for seat in range(ONLOOKER - 1, seats + 2):
                    possible = w.state.legal(seat) if seat >= 0 else [each for each, _ in w.state.chances()]
                    if action in possible:
                        continue
                    refusal = w.state.why_not(seat, action)
                    assert isinstance(refusal, Illegal)
                    for lang in LANGS:
                        assert words(lang, game.folder).has(refusal.message)
