"""Three tiny games whose true ledger can be worked out by hand: one with fortune, one with a secret, one with both."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from saloon.core import NATURE, Action, Options, Seat, State, View
from saloon.house.rooms import Reference
from toys import Do, toy

WIN, LOSE = Do("win"), Do("lose")


class Tree(State):
    """A way from the root, step by step; a step that a seat may not see is `?`."""

    __slots__ = ("way",)
    HIDDEN: tuple[Seat, ...] = ()
    """Seats that do not see the first step."""
    FIRST: Sequence[Action] = ()

    def __init__(self, way: tuple[str, ...] = ()) -> None:
        self.way = way

    def parts(self) -> tuple[object, ...]:
        return (self.way,)

    def actor(self) -> Seat | None:
        raise NotImplementedError

    def to_act(self) -> tuple[Seat, ...]:
        actor = self.actor()
        return () if actor is None else (actor,)

    def after(self, seat: Seat, action: Action) -> Any:
        assert isinstance(action, Do)
        return type(self)((*self.way, action.word))

    def view(self, seat: Seat) -> View:
        return View(
            type(self)(
                ("?", *self.way[1:]) if seat in self.HIDDEN and self.way and self.actor() is not None else self.way
            )
        )

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return Do("?") if viewer in self.HIDDEN and not self.way else action

    def worlds(self) -> Sequence[tuple[str, int]]:
        """What the first step may have been, with weights."""
        raise NotImplementedError

    def guess(self, rng: Random) -> Any:
        if not self.way or self.way[0] != "?":
            return self
        words, weights = zip(*self.worlds(), strict=True)
        return type(self)((rng.choices(words, weights)[0], *self.way[1:]))


def game_of(
    key: str, state: type[Tree], words: Sequence[str], values: dict[tuple[str, ...], float], secrets: bool
) -> Any:
    """`values`: by the way gone, what seat 0 may expect; fortune's turns need none."""
    game = toy(key, state, Options, lambda seats, options: state(), {word: Do(word) for word in words}, secrets)
    game.notation.write_state = lambda view: " ".join(view.way) or "-"  # type: ignore[method-assign]

    def value(position: Tree, chance: Random) -> Sequence[float] | None:
        mine = values.get(position.way)
        return None if mine is None else (mine, 1 - mine)

    game.rooms["REFERENCE"] = Reference("by hand", value, lambda state: "exact", worlds=400)
    return game


# -- fortune: seat 0 plays safe, a coin, or takes a risk, one in three --------------------------


class Risk(Tree):
    def actor(self) -> Seat | None:
        return (0, NATURE, None)[len(self.way)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (Do("safe"), Do("risk")) if self.actor() == seat == 0 else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        return ((WIN, 1), (LOSE, 1 if self.way[0] == "safe" else 2)) if self.actor() == NATURE else ()

    def scores(self) -> tuple[int, ...] | None:
        return None if len(self.way) < 2 else (int(self.way[1] == "win"), int(self.way[1] == "lose"))


RISK = game_of("risk", Risk, ("safe", "risk", "win", "lose"), {(): 0.5}, secrets=False)


# -- a secret: seat 0 hides a coin in one of two hands, seat 1 says where ------------------------


class Hands(Tree):
    HIDDEN = (1,)

    def actor(self) -> Seat | None:
        return (0, 1, None)[len(self.way)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (Do("left"), Do("right")) if self.actor() == seat else ()

    def worlds(self) -> Sequence[tuple[str, int]]:
        return ("left", 1), ("right", 1)

    def scores(self) -> tuple[int, ...] | None:
        return None if len(self.way) < 2 else (int(self.way[0] != self.way[1]), int(self.way[0] == self.way[1]))


HANDS = game_of("hands", Hands, ("left", "right", "?"), {(): 0.5, ("left",): 0.5, ("right",): 0.5}, secrets=True)


# -- both: fortune deals seat 0 a high card, one in three; seat 1 calls blindly, or folds for two chances in five ---


class Call(Tree):
    HIDDEN = (1,)

    def actor(self) -> Seat | None:
        return (NATURE, 1, NATURE if self.way[1:] == ("fold",) else None, None)[len(self.way)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (Do("call"), Do("fold")) if self.actor() == seat == 1 else ()

    def worlds(self) -> Sequence[tuple[str, int]]:
        return ("high", 1), ("low", 2)

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.actor() != NATURE:
            return ()
        return ((LOSE, 2), (WIN, 3)) if self.way else ((Do("high"), 1), (Do("low"), 2))

    def scores(self) -> tuple[int, ...] | None:
        if self.actor() is not None:
            return None
        mine = self.way[2] == "win" if len(self.way) > 2 else self.way[0] == "high"
        return int(mine), int(not mine)


CALL = game_of(
    "call", Call, ("high", "low", "call", "fold", "win", "lose", "?"), {("high",): 1.0, ("low",): 0.0}, secrets=True
)
