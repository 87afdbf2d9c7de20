"""Dice Town in text: `roll 2 99TJK`, `keep QQ`, `play dynamite`, `give $3`, `choose 2`, `pick wanted`.

Faces are 9 T J Q K A, cards go by their names (`wanted`, `gear8`, `claim5`), `?` is what one does
not see. Seats are counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from saloon.core.notation import Lexicon, tidy, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Illegal, Seat, State, Unreadable
from saloon.games.dice_town.data import BLANK, CARDS, FACES
from saloon.games.dice_town.notation.position import FIELDS, read_position, write_position
from saloon.games.dice_town.notation.spelling import (
    read_faces,
    read_offer,
    write_card,
    write_faces,
    write_offer,
    write_play,
)
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules import actions as a

# -- actions ----------------------------------------------------------------------------------


def words() -> Iterator[tuple[str, Action]]:
    yield from (
        ("pass", a.PASS),
        ("not this round", a.REST),
        ("sealed", a.SEALED),
        ("hush", a.HUSH),
        ("weighs", a.WEIGHING),
        ("no offer", a.NO_OFFER),
        ("envelope", a.ENVELOPE),
        ("dig", a.DIG),
        ("rob", a.ROB),
        ("renew", a.RENEW),
        ("badge", a.BADGE),
        ("grant", a.GRANT),
        ("shift", a.SHIFT),
        ("decline", a.DECLINE),
        ("ride", a.RIDE),
    )
    yield from ((f"keep {write_faces(faces)}", action) for faces, action in a.KEEP.items())
    yield from ((f"back {FACES[face]}", action) for face, action in enumerate(a.BACK))
    yield from ((f"play {write_play(play)}", play) for play in a.PLAYS)
    yield from ((f"give ${action.count}", action) for action in a.DOLLARS)
    yield from ((f"give {action.count}n", action) for action in a.GOLD)
    yield from ((f"ask {kind}", action) for kind, action in a.REMEDY.items())
    yield from ((f"fence {' '.join(map(write_card, cards))}", action) for cards, action in a.FENCE.items())
    for card, name in enumerate((*CARDS, "?")):
        at = BLANK if name == "?" else card
        yield from ((f"draw {name}", a.DRAW[at]), (f"take {name}", a.TAKE[at]), (f"pick {name}", a.PICK[at]))
        if card in a.TURN:
            yield f"turn {name}", a.TURN[card]
        if at != BLANK:
            yield from ((f"add {name}", a.ADD[card, False]), (f"add fenced {name}", a.ADD[card, True]))
            yield from ((f"drop {name}", a.DROP[card, False]), (f"drop fenced {name}", a.DROP[card, True]))
    for seat in a.SEATS:
        yield from words_about(seat)


def words_about(seat: int) -> Iterator[tuple[str, Action]]:
    number = write_seat(seat)
    yield from (
        (f"sheriff {number}", a.LOT[seat]),
        (f"joe {number}", a.JOES[seat]),
        (f"for {number}", a.FAVOUR[seat]),
        (f"choose {number}", a.DECIDE[seat]),
        (f"steal {number}", a.STEAL[seat]),
        (f"call {number}", a.CALL[seat]),
        (f"crown {number}", a.CROWN[seat]),
    )
    yield from ((f"roll {number} {write_faces(faces)}", action) for faces, action in a.ROLL[seat].items())
    yield from ((f"lift {number} {write_faces(faces)}", action) for faces, action in a.LIFT[seat].items())
    yield from ((f"pay {number} ${action.dollars}", action) for action in a.PAY[seat])
    yield from ((f"open {number} {write_play(play)}", action) for play, action in a.OPEN[seat].items())
    yield from ((f"show {number} {CARDS[card]}", action) for card, action in a.SHOW[seat].items())


ALIKE: Final = str.maketrans("КАТ", "KAT", " ,")
"""Letters of a Russian keyboard that look the same, and what may stand between faces."""


def plain(text: str) -> str:
    """Faces as the notation writes them, from any spelling.

    >>> plain("j, j 10"), plain("ка")
    ('JJT', 'KA')
    """
    return text.upper().translate(ALIKE).replace("10", "T")


class TownNotation(Lexicon[DiceTown]):
    """Offers are spelled out; everything else is a word of the table."""

    fields = tuple(FIELDS)

    def write(self, action: Action) -> str:
        if isinstance(action, a.Offer):
            return write_offer(action)
        if isinstance(action, a.Unfold):
            return f"unfold {write_seat(action.seat)} {write_offer(action.offer)}"
        return self.texts[action]

    def read(self, text: str) -> Action:
        """Faces may be given in any order."""
        words = tidy(text).split(" ")
        try:
            if words[0] == "offer":
                return read_offer(" ".join(words))
            if words[0] == "unfold":
                return a.Unfold(a.SEATS[int(words[1]) - 1], read_offer(" ".join(words[2:])))
            if words[0] == "keep" and len(words) > 1:
                words = ["keep", plain("".join(words[1:]))]
            if words[0] in ("keep", "roll", "lift") and words[-1] != words[0]:
                text = " ".join((*words[:-1], write_faces(read_faces(words[-1].upper()))))
        except (ValueError, IndexError) as error:
            raise Unreadable("unreadable-action", text=text[:40]) from error
        return Lexicon.read(self, text)

    def brief(self, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions that get a line of their own. Among the dice one might keep: none, and all of one face."""
        short = [action for action in actions if not isinstance(action, a.Keep) or len(set(action.faces)) < 2]
        return short or actions

    def resolve(self, state: State, seat: Seat, text: str) -> Action:
        """Who chooses dice may name the faces alone: `J J Q`, `10 10`, `-` for none."""
        faces = plain(text)
        if (
            faces
            and (faces == "-" or set(faces) <= set(FACES))
            and any(isinstance(each, a.Keep) for each in state.legal(seat))
        ):
            return super().resolve(state, seat, f"keep {faces}")
        die, _, face = plain(tidy(text).removeprefix("play cheater ")).partition(">")
        if die == face in set(FACES):
            raise state.not_now(seat) or Illegal("illegal-same-face", "4.10")
        return super().resolve(state, seat, text)

    def write_state(self, s: DiceTown) -> str:
        return write_position(s)

    def read_state(self, text: str, options: Options) -> DiceTown:
        assert isinstance(options, TownOptions)
        try:
            return read_position(text, options)
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


NOTATION = TownNotation(words())
