"""A table of Bang! for the tests: positions in a short form, and what may happen at them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from moves import play
from saloon.core import NATURE
from saloon.games.bang import GAME
from saloon.games.bang.data import CHARACTERS, LIFE
from saloon.games.bang.rules import Bang, BangOptions

PLAIN = ("duke", "willy", "suzy", "rose", "janet", "black-jack", "sid", "paul")
"""Characters that change nothing while another seat rolls; Paul Regret changes nothing for seat 1."""
NOBODY: Mapping[int, int] = {}
ARROWS = 9


def table(
    roles: str,
    who: str = "",
    *,
    life: Mapping[int, int] = NOBODY,
    arrows: Mapping[int, int] = NOBODY,
    turn: int = 1,
    phase: str = "roll",
    dice: str = "_____:0:0:0",
    options: str = "",
) -> Bang:
    """A position in mid-game: `table("Soor", "kit", life={2: 1}, arrows={1: 3})`, seats from 1.

    Roles as in the notation; the one who has no life is shown. Characters not named are plain ones.
    """
    named = who.split() if who else ["paul"]
    cast = (named + [each for each in PLAIN if each not in named])[: len(roles)]
    full = [LIFE[CHARACTERS.index(each)] + 2 * (role in "sS") for each, role in zip(cast, roles, strict=True)]
    left = [life.get(seat, most) for seat, most in enumerate(full, 1)]
    held = [arrows.get(seat, 0) for seat in range(1, len(roles) + 1)]
    open_ = "".join(role.upper() if not points else role for role, points in zip(roles, left, strict=True))
    text = (
        f"{open_} {','.join(cast)} - {','.join(map(str, left))} {','.join(map(str, held))}:{ARROWS - sum(held)} "
        f"{turn} {dice} {phase} - -:0:0:0 - - - -1"
    )
    return GAME.notation.read_state(text, BangOptions.read(options))


def legal(state: Bang) -> list[str]:
    (seat,) = state.to_act()
    return [GAME.notation.write(action) for action in state.legal(seat)]


def coming(state: Bang) -> list[str]:
    """What fortune may do."""
    assert state.to_act() == (NATURE,)
    return [GAME.notation.write(action) for action, _ in state.chances()]


def rolled(dice: str, *args: object, **kwargs: object) -> Bang:
    """The player has thrown these dice and lets them lie; arrows before anything else are the test's own."""
    return play(table(*args, **kwargs), f"roll {dice}", "stop")  # type: ignore[arg-type]


def forced(state: Bang) -> Bang:
    """Let fortune do all forced steps until somebody decides, dice fall or the game is over."""
    while state.to_act() == (NATURE,) and len(state.chances()) == 1:
        state = state.after(NATURE, state.chances()[0][0])
    return state


def acts(state: Bang) -> int:
    """Who is to act, counted from 1; 0 is fortune."""
    (seat,) = state.to_act()
    return seat + 1


def winners(state: Bang) -> list[int]:
    scores = state.scores()
    assert scores is not None
    return [seat for seat, score in enumerate(scores, 1) if score]


def dealt(seats: int, options: str = "", seed: int = 1) -> Bang:
    """The position after the set-up, as far as fortune goes."""
    state = GAME.new(seats, BangOptions.read(options))
    rng = Random(seed)
    while state.to_act() == (NATURE,) and state.phase != "roll":
        state = state.after(NATURE, state.sample(rng))
    return state
