"""Two tiny games for testing whatever is not a game: a race with a die, and hidden cards.

They are not on the shelf; a test that needs them there puts them there for its time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from saloon.core import NATURE, Action, Lexicon, Options, Seat, State, View, choice
from saloon.core.rules import Rules
from saloon.house import SHELF, Game
from saloon.house.rooms import SEARCHING, Advice, Board, Reason, Speech, Study


class Toy(Game[Any]):
    """A game that lives beside the tests."""

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / "toy"


@dataclass(frozen=True, slots=True)
class Do(Action):
    """Any action of a toy: a word and numbers."""

    word: str
    values: tuple[int, ...] = ()


def toy(
    key: str, state: type[State], options: type[Options], start: Any, table: dict[str, Action], secrets: bool
) -> Game[Any]:
    texts: Lexicon[Any] = Lexicon(table.items())

    def tell(view: State, seat: Seat, action: Action, reader: Any) -> str:
        return f"{'*' if seat == NATURE else reader.name(seat)} {texts.write(action)}"

    advice = Advice(lambda *_: 0, lambda *_: 0.5, lambda *_: Reason("-"))
    rooms = {
        "RULES": Rules(options, state, start),
        "NOTATION": texts,
        "ADVICE": advice,
        "LEVELS": SEARCHING,
        "STUDY": Study(),
        "BOARD": Board(lambda view, reader: (view, reader)),
        "SPEECH": Speech(lambda *_: "", tell),
    }
    game: Game[Any] = Toy(key, key.title(), range(2, 5), 1, secrets=secrets, rooms=rooms)
    del SHELF[key]
    return game


# -- the race: roll a loaded die or walk one step; from step 5 everybody slides back to 3 -----------


@dataclass(frozen=True)
class RaceOptions(Options):
    goal: int = choice(12, 7)


ROLL, WALK, SLIDE = Do("roll"), Do("walk"), Do("slide")
FACES = tuple(Do("face", (face,)) for face in (1, 2, 3))


class Race(State):
    __slots__ = ("options", "steps", "player", "due")

    def __init__(self, options: RaceOptions, steps: tuple[int, ...], player: Seat, due: str) -> None:
        self.options, self.steps, self.player, self.due = options, steps, player, due

    def parts(self) -> tuple[object, ...]:
        return self.options, self.steps, self.player, self.due

    def to_act(self) -> tuple[Seat, ...]:
        if max(self.steps) >= self.options.goal:
            return ()
        return (NATURE,) if self.due else (self.player,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (ROLL, WALK) if self.to_act() == (seat,) and seat != NATURE else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        return {"face": tuple(zip(FACES, (1, 2, 3), strict=True)), "slide": ((SLIDE, 1),)}.get(self.due, ())

    def after(self, seat: Seat, action: Action) -> Race:
        assert isinstance(action, Do)
        if action == ROLL:
            return Race(self.options, self.steps, self.player, "face")
        at = {"walk": self.steps[self.player] + 1, "slide": 3}.get(action.word) or self.steps[
            self.player
        ] + action.values[0]
        steps = (*self.steps[: self.player], at, *self.steps[self.player + 1 :])
        if at == 5:
            return Race(self.options, steps, self.player, "slide")
        return Race(self.options, steps, (self.player + 1) % len(steps), "")

    def scores(self) -> tuple[int, ...] | None:
        return None if self.to_act() else self.steps


RACE = toy(
    "race",
    Race,
    RaceOptions,
    lambda seats, options: Race(options, (0,) * seats, 0, ""),
    {"roll": ROLL, "walk": WALK, "slide": SLIDE, "1": FACES[0], "2": FACES[1], "3": FACES[2]},
    secrets=False,
)


# -- hidden cards: each gets one, twice in a row nods, shows it, or seals a number; then the first two are laid open


@dataclass(frozen=True)
class CardsOptions(Options):
    pass


NOD, HIDDEN_DEAL, HIDDEN_SEAL = Do("nod"), Do("deal", (-1,)), Do("seal", (-1,))
DEAL = tuple(Do("deal", (card,)) for card in range(6))
SHOW = tuple(Do("show", (card,)) for card in range(6))
SEAL = tuple(Do("seal", (number,)) for number in (1, 2))
LAY = {(a, b): Do("lay", (a, b)) for a in range(6) for b in range(6)}


class Cards(State):
    """`cards` and `seals` by seat, -1 where one does not know; `shown` are the seats that showed."""

    __slots__ = ("cards", "seals", "shown", "turn", "laid", "seats")

    def __init__(
        self, seats: int, cards: tuple[int, ...], seals: tuple[int, ...], shown: int, turn: int, laid: bool
    ) -> None:
        self.seats, self.cards, self.seals, self.shown, self.turn, self.laid = seats, cards, seals, shown, turn, laid

    def parts(self) -> tuple[object, ...]:
        return self.seats, self.cards, self.seals, self.shown, self.turn, self.laid

    def to_act(self) -> tuple[Seat, ...]:
        if self.laid:
            return ()
        return (self.turn // 2,) if len(self.cards) == self.seats and self.turn < 2 * self.seats else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.to_act() != (seat,) or seat == NATURE:
            return ()
        show = () if self.cards[seat] < 0 or self.shown >> seat & 1 else (SHOW[self.cards[seat]],)
        return (NOD, *show, *SEAL)

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.to_act() != (NATURE,):
            return ()
        if len(self.cards) < self.seats:
            return [(DEAL[card], 1) for card in range(6) if card not in self.cards]
        return [(LAY[self.cards[0], self.cards[1]], 1)]

    def after(self, seat: Seat, action: Action) -> Cards:
        assert isinstance(action, Do)
        cards, seals, shown = self.cards, list(self.seals), self.shown
        if action.word == "deal":
            return Cards(self.seats, (*cards, action.values[0]), self.seals, shown, 0, False)
        if action.word == "lay":
            return Cards(self.seats, (*action.values, *cards[2:]), self.seals, shown, self.turn, True)
        if action.word == "show":
            cards, shown = (*cards[:seat], action.values[0], *cards[seat + 1 :]), shown | 1 << seat
        if action.word == "seal":
            seals[seat] = action.values[0]
        return Cards(self.seats, cards, tuple(seals), shown, self.turn + 1, False)

    def scores(self) -> tuple[int, ...] | None:
        return self.cards if self.laid else None

    def view(self, seat: Seat) -> View:
        knows = [(self.laid and each < 2) or each == seat or self.shown >> each & 1 for each in range(len(self.cards))]
        cards = tuple(card if known else -1 for card, known in zip(self.cards, knows, strict=True))
        seals = tuple(seal if each == seat or not seal else -1 for each, seal in enumerate(self.seals))
        return View(Cards(self.seats, cards, seals, self.shown, self.turn, self.laid))

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        assert isinstance(action, Do)
        if action.word == "deal" and viewer != len(self.cards):
            return HIDDEN_DEAL
        return HIDDEN_SEAL if action.word == "seal" and viewer != seat else action

    def guess(self, rng: Random) -> Cards:
        pool = [card for card in range(6) if card not in self.cards]
        rng.shuffle(pool)
        cards = tuple(pool.pop() if card < 0 else card for card in self.cards)
        seals = tuple(1 + int(rng.random() * 2) if seal < 0 else seal for seal in self.seals)
        return Cards(self.seats, cards, seals, self.shown, self.turn, self.laid)


CARDS = toy(
    "cards",
    Cards,
    CardsOptions,
    lambda seats, options: Cards(seats, (), (0,) * seats, 0, 0, False),
    {
        "nod": NOD,
        "deal ?": HIDDEN_DEAL,
        "seal ?": HIDDEN_SEAL,
        **{f"{each.word} {' '.join(map(str, each.values))}": each for each in (*DEAL, *SHOW, *SEAL, *LAY.values())},
    },
    secrets=True,
)
