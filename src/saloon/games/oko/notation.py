"""Oko in text: `throw`, `stop`, and `roll 6` when the die comes to lie."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import Lexicon, impossible, read_seat, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Unreadable
from saloon.games.oko.rules import ROLL, THROW, THROWS, Oko, OkoOptions, is_full
from saloon.kit import rounds
from saloon.kit.dice import Dice, write_dice
from saloon.kit.rounds import NOBODY, read_starter, write_starter


def words() -> Iterator[tuple[str, Action]]:
    yield ("throw", THROW)
    yield from rounds.words()
    yield from ((f"roll {roll.face}", roll) for roll in ROLL)


class OkoNotation(Lexicon[Oko]):
    """A position: starter | order | player:throws | results | wins; `+` is the die in the cup.

    `1 12 2:366+ 6653/- 0,0`: two seats, the first has 20, the second throws for the fourth time.
    """

    fields = ("starter", "order", "turn", "results", "wins")

    def write_state(self, s: Oko) -> str:
        starter = write_starter(s.starter)
        order = "".join(map(write_seat, s.players))
        turn = f"{write_seat(s.player)}:{write_dice(s.faces)}{'+' if s.in_cup else ''}"
        return f"{starter} {order} {turn} {'/'.join(map(write_dice, s.results))} {','.join(map(str, s.wins))}"

    def read_state(self, text: str, options: Options) -> Oko:
        assert isinstance(options, OkoOptions)
        with reading(text):
            starter, order, turn, results, wins = text.split()
            player, faces = turn.split(":")
            won = tuple(map(int, wins.split(",")))
            seats = len(won)
            found = Oko(
                options=options,
                starter=read_starter(starter, seats),
                players=tuple(read_seat(each, seats) for each in order),
                player=read_seat(player, seats),
                results=tuple(read_faces(each) for each in results.split("/")),
                wins=won,
                faces=read_faces(faces.removesuffix("+")),
                in_cup=faces.endswith("+"),
            )
            if self.write_state(found) != text:
                raise ValueError(text)
        if why := rounds.flaw(found) or ("" if can_lie(found) else "dice"):
            raise impossible(why)
        return found


def can_lie(s: Oko) -> bool:
    """Whether the throws on the table and on the slate may be like this."""
    if any(is_full(faces[:-1]) for faces in s.results):
        return False
    if s.starter == NOBODY:
        return s.in_cup and not s.faces
    if s.results[s.player]:
        return s.faces == s.results[s.player] and not s.in_cup
    return not is_full(s.faces) and (s.in_cup or s.faces != ())


def read_faces(text: str) -> Dice:
    """Throws in the order they fell."""
    if text == "-":
        return ()
    if not set(text) <= set("123456") or len(text) > THROWS:
        raise Unreadable("unreadable-dice", text=text[:20])
    return tuple(map(int, text))


NOTATION = OkoNotation(words())
