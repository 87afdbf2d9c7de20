"""Dice Town against its naive twin: whole games in lock-step, every question, every heap, every hand.

`python tests/twins/test_dice_town.py 1000` plays as many games as one likes.
"""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from ring import many
from saloon.core import NATURE
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import CARD_OF, CARDS, FACES
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules.minds import DISCARDS, PILE
from twins.dice_town_naive import Act, Naive, Window

GAMES = 40


def some_options(rng: Random) -> TownOptions:
    return TownOptions(**{name: rng.choice(values) for name, values in TownOptions.choices().items()})


def named(cards: tuple[int, ...] | tuple[str, ...] | list[str]) -> list[str]:
    return sorted(CARDS[card] if isinstance(card, int) else card for card in cards)


def agree(s: DiceTown, naive: Naive) -> None:
    """Everything that lies on the table is the same in both."""
    assert [list(s.money), list(s.nuggets)] == [naive.money, naive.nuggets]
    assert (s.mine, s.bank, s.coach) == (naive.mine, naive.bank, naive.coach)
    assert [named(s.hand(seat)) for seat in naive.seats] == [sorted(hand) for hand in naive.hands]
    assert [named(held) for held in s.fenced] == [sorted(held) for held in naive.fenced]
    assert [CARDS[card] for card in (*s.column, *s.under)] == naive.column + naive.under
    assert (named(s.cards[PILE]), named(s.cards[DISCARDS])) == (sorted(naive.pile), sorted(naive.discards))
    assert s.sheriff == naive.sheriff or s.phase == "lot"
    if s.phase in ("keep", "offers", "decide", "patient", "steal"):
        assert ["".join(FACES[face] for face in row) for row in s.rows] == [
            "".join(sorted(row, key=FACES.index)) for row in naive.rows
        ]


def texts_of(s: DiceTown, seat: int) -> set[str]:
    actions = [action for action, _ in s.chances()] if seat == NATURE else s.legal(seat)
    return {GAME.notation.write(action) for action in actions}


def step(s: DiceTown, seat: int, rng: Random) -> tuple[DiceTown, str]:
    legal = s.legal(seat)
    action = s.sample(rng) if seat == NATURE else legal[int(rng.random() * len(legal))]
    return s.after(seat, action), GAME.notation.write(action)


def open_window(s: DiceTown) -> str:
    """For which card a window is open."""
    if s.phase == "window":
        return "reveal" if s.house == "cups" else CARDS[CARD_OF[s.house]]
    return "wanted" if s.phase == "wanted" else ""


def answered(s: DiceTown, asked: Window, rng: Random) -> tuple[DiceTown, object]:
    """Everybody who is asked answers, and the window closes; None if there is no window."""
    if asked.where == "doctor":
        return s, s.phase == "patient" and asked.others == set(s.to_act())
    if asked.where != open_window(s):
        assert not asked.plays
        return s, None
    assert set(asked.plays) <= set(s.to_act()) <= asked.others
    answers = {}
    for seat in rng.sample(s.to_act(), len(s.to_act())):
        plays = {f"play {what}" for what in asked.plays.get(seat, ())}
        obliged = seat in asked.obliged
        quiet = {"pass"} if asked.where != "reveal" or not obliged else set()
        rest = {"not this round"} if plays and not obliged else set()
        assert texts_of(s, seat) == plays | quiet | rest
        s, answers[seat] = step(s, seat, rng)
    s, closing = step(s, NATURE, rng)
    return s, (answers, closing)


def lock_step(seats: int, options: TownOptions, rng: Random) -> None:
    """Play to the end by chance; whatever comes must be what the twin expects."""
    s, naive = GAME.new(seats, options), Naive(seats, asdict(options))
    story = naive.play()
    asked = next(story)
    while True:
        if isinstance(asked, Act):
            agree(s, naive)
            assert set(s.to_act()) == set(asked.texts), (s.phase, asked)
            for seat, texts in asked.texts.items():
                assert texts_of(s, seat) == texts, (s.phase, texts ^ texts_of(s, seat))
            seat = rng.choice(s.to_act())
            s, text = step(s, seat, rng)
            answer: object = (seat, text)
        else:
            s, answer = answered(s, asked, rng)
        try:
            asked = story.send(answer)
        except StopIteration:
            break
    agree(s, naive)
    scores = s.scores()
    assert scores is not None and scores.index(max(scores)) == naive.winner and scores.count(max(scores)) == 1
    assert [s.points(seat) for seat in naive.seats] == [naive.points(seat) for seat in naive.seats]


@pytest.mark.parametrize("seed", range(many(12, GAMES)))
def test_whole_games_agree(seed: int) -> None:
    rng = Random(seed)
    lock_step(2 + seed % 4, some_options(rng), rng)


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        lock_step(2 + number % 4, some_options(Random(number)), Random(number))
    print(f"{sys.argv[1]} games agree")
