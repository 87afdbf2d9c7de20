"""A position with its game: what a Python program prints, asks and plays on. The state inside stays a pure value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from saloon.core.notation import tidy
from saloon.core.play import anything, play
from saloon.core.state import NATURE, ONLOOKER, Action, Fault, Illegal, Seat, State, Unreadable, View

if TYPE_CHECKING:
    from saloon.core.options import Options
    from saloon.house.game import Game
    from saloon.scene import Scene

SAMPLES: Final = 3
"""Games played by lot that are looked at for an example, at each number of seats."""
MOST_EVENTS: Final = 60
EACH: Final = 12
"""One in this many events is looked at."""


class Position:
    """A position in the hand. It never changes: `do` gives the next one.

    A position from `view` knows what that seat knows. What the state knows of itself can be asked here
    as well: `position.top` is `position.state.top`.
    """

    __slots__ = ("game", "state", "seat")

    def __init__(self, game: Game[Any], state: State, seat: Seat | None = None) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        """Whose view it is; None: everything lies open."""

    # -- what there is to see -----------------------------------------------------------

    @property
    def text(self) -> str:
        """The position on one line, to be read again by `game.position`."""
        return self.game.notation.write_state(self.state)

    @property
    def over(self) -> bool:
        return not self.state.to_act()

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Points by seat when the game is over."""
        return self.state.scores()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scene().seats)

    def to_act(self) -> tuple[Seat, ...]:
        """One seat, several at once, (NATURE,), or () when the game is over."""
        return self.state.to_act()

    def view(self, seat: Seat = ONLOOKER) -> Position:
        """The position as the seat knows it."""
        return Position(self.game, self.state.view(seat), seat)

    def scene(self, lang: str = "en", shape: str = "wide") -> Scene:
        """The table drawn, as the one who holds the position sees it."""
        from saloon.scene.reader import Reader

        reader = Reader.of(self.game, ONLOOKER if self.seat is None else self.seat, (), lang, shape)
        return self.game.board.scene(View(self.state), reader)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name in Position.__slots__:
            raise AttributeError(name)
        return getattr(self.state, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.game.key, self.seat, self.state) == (
            other.game.key,
            other.seat,
            other.state,
        )

    def __hash__(self) -> int:
        return hash((self.game.key, self.seat, self.state))

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.state, self.seat)

    def __repr__(self) -> str:
        seen = "" if self.seat is None else f", seen by {'an onlooker' if self.seat == ONLOOKER else self.seat}"
        return f"<Position of {self.game.key}{seen}: {self.game.short(self.state)[1:-1].partition(' ')[2]}>"

    def __str__(self) -> str:
        """The board as text."""
        return self.scene().text

    def _repr_svg_(self) -> str:
        return self.scene()._repr_svg_()

    # -- what may happen ----------------------------------------------------------------

    def actor(self, seat: Seat | None = None) -> Seat:
        """The seat that is named, else the one whose view it is, else the first that is to act."""
        if seat is not None:
            return seat
        acting = self.state.to_act()
        if not acting:
            raise Illegal("illegal-over")
        return self.seat if self.seat in acting else acting[0]

    def legal(self, seat: Seat | None = None) -> Sequence[Action]:
        """The actions that are allowed; of nature, what can come."""
        if seat is None and self.over:
            return ()
        seat = self.actor(seat)
        return [action for action, _ in self.state.chances()] if seat == NATURE else self.state.legal(seat)

    def moves(self, seat: Seat | None = None) -> list[str]:
        """The same as texts for `do`."""
        return [self.game.notation.write(action) for action in self.legal(seat)]

    def do(self, move: str | Action, seat: Seat | None = None) -> Position:
        """The next position. Raises Unreadable, or Illegal with the reason."""
        seat = self.actor(seat)
        return Position(self.game, self.state.after(seat, self.action(move, seat)), self.seat)

    def action(self, move: str | Action, seat: Seat | None = None) -> Action:
        """The action that is meant, which is allowed here."""
        seat = self.actor(seat)
        action = self.meant(seat, move) if isinstance(move, str) else move
        with self.game.speaks():
            if seat not in self.state.to_act():
                raise self.state.not_now(seat) or Illegal("illegal-turn")
            if seat == NATURE:
                if all(action != each for each, _ in self.state.chances()):
                    raise Illegal("nature-cannot")
            elif not self.state.allows(seat, action):
                raise self.state.why_not(seat, action)
        return action

    def meant(self, seat: Seat, text: str) -> Action:
        """The action a person means; spelling is taken lightly, and nothing hidden is told."""
        state, notation = self.state, self.game.notation
        try:
            with self.game.speaks():
                if seat != NATURE:
                    return notation.resolve(state.view(seat), seat, text)
                return fallen(text, {notation.write(each): each for each, _ in state.chances()}) or notation.read(
                    text.strip()
                )
        except Fault:
            raise
        except (ValueError, LookupError):
            raise Unreadable("unreadable-action", text=text[:40]) from None


def fallen(text: str, chances: Mapping[str, Action]) -> Action | None:
    """What fell as people say it: dice in any order, and without the word they all begin with."""
    for spell in (tidy, loose(chances)):
        meant = spell(text)
        found = [action for each, action in chances.items() if spell(each) == meant]
        if len(found) == 1:
            return found[0]
    return None


def loose(texts: Iterable[str]) -> Callable[[str], str]:
    """A spelling that forgets order and gaps.

    >>> spell = loose(["roll 112355", "roll 666666"])
    >>> spell("5 1,2 1 5 3") == spell("roll 112355")
    True
    """
    first = {text.partition(" ")[0] for text in texts}
    word = f"{first.pop().lower()} " if len(first) == 1 else ""
    return lambda text: "".join(sorted(tidy(text).removeprefix(word).replace(",", "").replace(" ", "")))


# -- what is wrong with a text ------------------------------------------------------------------


def read(game: Game[Any], text: str, options: Options) -> State:
    """The position of the text. Where it cannot be read, the field that is wrong is named with one that is right."""
    try:
        state: State = game.notation.read_state(text, options)
    except Unreadable as fault:
        if fault.message == "impossible-position":
            raise
        raise (wrong_field(game, text, options) or fault) from fault
    return state


def wrong_field(game: Game[Any], text: str, options: Options) -> Unreadable | None:
    """The field that cannot be read, and one that can; None where that cannot be told."""
    names, given = game.notation.fields, text.split()
    examples = [example.split() for example in written(game, options)]
    if not names:
        return wrong_word(game, given, examples, options)
    if not min(map(len, examples)) <= len(given) <= len(names):
        return Unreadable("position-fields", count=len(given), fields=" ".join(names), right=" ".join(examples[-1]))
    at, example = max(
        [(first_wrong(game, given, example, options), example) for example in reversed(examples)],
        key=lambda found: found[0],
    )
    return (
        Unreadable("position-field", field=names[at], text=given[at][:60], right=example[at])
        if at < len(example)
        else None
    )


def first_wrong(game: Game[Any], given: Sequence[str], example: Sequence[str], options: Options) -> int:
    """The first field that makes an example unreadable when it takes the place of the same field there."""
    for at, field in enumerate(given[: len(example)]):
        if field != example[at] and not fits(game, [*example[:at], field, *example[at + 1 :]], options):
            return at
    return len(example)


def wrong_word(
    game: Game[Any], given: Sequence[str], examples: Sequence[Sequence[str]], options: Options
) -> Unreadable | None:
    """Where fields say their names (`last=c3-d4`): the one that can be left out; else the first, which has none."""
    for at, word in enumerate(given):
        key = word.partition("=")[0]
        alike = [each for example in examples for each in example if each.startswith(f"{key}=")]
        if at and fits(game, [*given[:at], *given[at + 1 :]], options):
            return Unreadable("position-field", field=key, text=word[:60], right=alike[-1] if alike else "-")
    for example in reversed(examples):
        if given and given[0] != example[0] and fits(game, [example[0], *given[1:]], options):
            return Unreadable("position-field", field="1", text=given[0][:60], right=example[0])
    return None


def fits(game: Game[Any], fields: Sequence[str], options: Options) -> bool:
    """Whether it can be read, possible or not."""
    try:
        game.notation.read_state(" ".join(fields), options)
    except Unreadable as fault:
        return fault.message == "impossible-position"
    return True


def written(game: Game[Any], options: Options) -> Iterator[str]:
    """Positions of games that are played by lot, always the same, with as many fields as they may have."""
    for seats in reversed(game.seats):
        for seed in range(SAMPLES):
            with suppress(Unreadable):
                steps = islice(play(game.new(seats, options), anything, Random(seed)), MOST_EVENTS)
                yield from [
                    game.notation.write_state(after)
                    for number, (_, _, after) in enumerate(steps)
                    if number % EACH == EACH // 2 and after.to_act()
                ]
