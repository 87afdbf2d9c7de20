"""Unlike in text: `pick 4`, `reveal 4,4,6`; a position is `picks points rounds`."""

from __future__ import annotations

from saloon.core.notation import Notation
from saloon.core.options import Options
from saloon.core.state import Action, Unreadable
from unlike.rules import NUMBERS, OPEN, PICK, SHUT, Pick, Reveal, Unlike, UnlikeOptions

SIGNS = {OPEN: "-", SHUT: "?"}


class UnlikeNotation(Notation[Unlike]):
    def write(self, action: Action) -> str:
        if isinstance(action, Pick):
            return f"pick {sign(action.number)}"
        assert isinstance(action, Reveal)
        return f"reveal {','.join(map(sign, action.picks))}"

    def read(self, text: str) -> Action:
        verb, _, rest = text.partition(" ")
        try:
            picks = tuple(map(unsign, rest.split(",")))
        except ValueError as error:
            raise Unreadable("unreadable-action", text=text[:40]) from error
        if verb == "pick" and len(picks) == 1 and picks[0] != OPEN:
            return PICK[picks[0]]
        if verb == "reveal" and len(picks) in range(2, 7) and min(picks) > OPEN:
            return Reveal(picks)
        raise Unreadable("unreadable-action", text=text[:40])

    def write_state(self, s: Unlike) -> str:
        return f"{','.join(map(sign, s.picks))} {','.join(map(str, s.points))} {s.rounds}"

    def read_state(self, text: str, options: Options) -> Unlike:
        assert isinstance(options, UnlikeOptions)
        try:
            picks, points, rounds = text.split()
            state = Unlike(
                options, tuple(map(unsign, picks.split(","))), tuple(map(int, points.split(","))), int(rounds)
            )
        except ValueError as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error
        most = 6 * (options.rounds - state.rounds)
        if (
            len(state.picks) != len(state.points)
            or len(state.picks) not in range(2, 7)
            or state.rounds not in range(options.rounds + 1)
        ):
            raise Unreadable("unreadable-position", text=text[:60])
        if not all(0 <= points <= most for points in state.points):
            raise Unreadable("unreadable-position", text=text[:60])
        return state


def sign(number: int) -> str:
    return SIGNS.get(number) or str(number)


def unsign(text: str) -> int:
    """Raises ValueError."""
    number = {"-": OPEN, "?": SHUT}.get(text)
    if number is None and (number := int(text)) not in NUMBERS:
        raise ValueError(text)
    return number


NOTATION = UnlikeNotation()
