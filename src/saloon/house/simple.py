"""A table for a game that needs no drawing of its own: who sits there, what lies before them, what one may choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from saloon.core.notation import Notation
from saloon.core.state import NATURE, Action, S, Seat
from saloon.house.rooms import Board, Speech
from saloon.kit.picks import SHUT, SIGNS, SealedGame, SealedPick
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.layout import row
from saloon.scene.parts import TAG_ART, ending, tag

if TYPE_CHECKING:
    from saloon.scene.nodes import Kind

    Lying = tuple[str, Kind, str]

SIDE = 80
"""The side of the pictures that one chooses from."""


def simple(
    notation: Notation[S],
    speech: Speech[S],
    prompt: Callable[[S, Reader], str],
    points: Callable[[S], Sequence[int]],
    lying: Callable[[S, Seat], Lying],
    picture: Callable[[Action], str],
    art: Sequence[str] = (),
    dice: Sequence[Mapping[str, str]] = (),
) -> Board[S]:
    """A board of tags in a row, and below them a row of pictures to choose from.

    `points` are told beside the names. `lying` is what lies before a seat: a drawing, its kind, and a letter for the
    text; an empty drawing is nothing. `picture` draws a choice.
    """

    def scene(view: S, reader: Reader) -> Scene:
        acts, counted = view.to_act(), points(view)
        seats = range(len(counted))
        legal = view.legal(reader.seat)
        said = [speech.say(view, action, reader) for action in legal]
        before = [lying(view, seat) for seat in seats]
        pictures = [picture(action) for action in legal]
        return Scene(
            nodes=(*seated(acts, counted, before, reader), *offered(pictures, said, reader)),
            seats=tuple(Seated(reader.name(seat), "", seat in acts, False, counted[seat]) for seat in seats),
            prompt=prompt(view, reader),
            text="\n".join(f"{reader.name(seat)}  {before[seat][2]}  {counted[seat]}" for seat in seats),
            choices=tuple(
                Choice(notation.write(action), words, (f"choice-{at}",))
                for at, (action, words) in enumerate(zip(legal, said, strict=True))
            ),
            shape=reader.shape,
            clause=speech.clause(view) if speech.clause else "",
        )

    return Board(scene, (*TAG_ART, *art), dice)


def sealed(
    notation: Notation[S],
    speech: Speech[S],
    prompt: Callable[[S, Reader], str],
    points: Callable[[S], Sequence[int]],
    picture: Callable[[int], str],
    kind: Kind = "die",
    art: Sequence[str] = (),
    dice: Sequence[Mapping[str, str]] = (),
) -> Board[S]:
    """The same for a game of sealed choices (`kit.picks`).

    Before each seat lies its pick; the others see a card's back. `picture` draws a number, and
    `kind` says what that picture is.
    """

    def lying(view: S, seat: Seat) -> Lying:
        assert isinstance(view, SealedGame)
        number = view.chosen[seat]
        if number in SIGNS:
            return "card-back" if number == SHUT else "", "card", SIGNS[number]
        return picture(number), kind, str(number)

    def drawn(action: Action) -> str:
        assert isinstance(action, SealedPick)
        return picture(action.number)

    return simple(notation, speech, prompt, points, lying, drawn, ("card-back", *art), dice)


def prompting(own: str, others: str, nature: str, count: Callable[[S], int]) -> Callable[[S, Reader], str]:
    """Whose turn it is, by three messages: to those who are to act, to those who wait, and when nature is to act.

    All get a `count`. At the end it is said who has won.
    """

    def prompt(view: S, reader: Reader) -> str:
        scores, acts = view.scores(), view.to_act()
        if scores is not None:
            return ending(scores, reader)
        return reader(own if reader.seat in acts else nature if NATURE in acts else others, count=count(view))

    return prompt


def seated(acts: Sequence[Seat], counted: Sequence[int], before: Sequence[Lying], reader: Reader) -> Iterator[Node]:
    """The tags in a row, and what lies before each seat."""
    width, height = size(reader)
    scale = min(1, width / len(counted) / 200)
    for seat, place in enumerate(row(len(counted), width / 2, height * 0.3, 200, width - 200)):
        yield from tag(seat, place.x, place.y, reader, str(counted[seat]), seat in acts, scale)
        drawing, kind, _ = before[seat]
        if drawing:
            high = 66 if kind == "card" else 44
            yield Node(f"before-{seat}", drawing, place.x, place.y + 70, 44, high, kind=kind)


def offered(pictures: Sequence[str], said: Sequence[str], reader: Reader) -> Iterator[Node]:
    width, height = size(reader)
    for at, place in enumerate(row(len(pictures), width / 2, height * 0.75, SIDE + 20, width - SIDE - 40)):
        yield Node(f"choice-{at}", pictures[at], place.x, place.y, SIDE, SIDE, label=said[at], kind="token")


def size(reader: Reader) -> tuple[int, int]:
    return (1000, 640) if reader.shape == "wide" else (640, 1000)
