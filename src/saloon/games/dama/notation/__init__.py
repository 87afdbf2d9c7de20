"""Dáma in text: `c3-d4` moves, `c3xe5xg7` captures, `huff c3`, `forgive`, `offer`, `accept`, `decline`.

A position is a FEN, `W:Wa1,Kc3:Bd8`, and after it what else is due. Numbers from 1 to 32
are read too: 1 is b8, 32 is g1, counted along the rows as White sees them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from saloon.core.notation import Notation, impossible, read_player, reading, tidy, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Seat, State, Unreadable
from saloon.games.dama.data import BETWEEN, set_of, squares_in
from saloon.games.dama.notation.fen import earlier, king_moves, read_fen, write_fen
from saloon.games.dama.notation.moves import read_path, read_square, write_path
from saloon.games.dama.rules import Dama, DamaOptions, flow
from saloon.games.dama.rules.actions import ACCEPT, DECLINE, FORGIVE, HUFF, OFFER, STEP, Huff, Jump, Step
from saloon.games.dama.rules.flow import End
from saloon.games.dama.rules.sound import flaw
from saloon.kit.squares import Square, bits, mask_of, name

WORDS: Final[dict[str, Action]] = {"forgive": FORGIVE, "offer": OFFER, "accept": ACCEPT, "decline": DECLINE}
SAID: Final = {action: word for word, action in WORDS.items()}
ENDS: Final[dict[str, End]] = {
    "": "",
    "taken": "taken",
    "blocked": "blocked",
    "repeated": "repeated",
    "calm": "calm",
    "agreed": "agreed",
}


class DamaNotation(Notation[Dama]):
    """Moves by the names of their squares; positions as FEN with a tail."""

    def write(self, action: Action) -> str:
        match action:
            case Step(start=start, end=end):
                return f"{name(start)}-{name(end)}"
            case Jump(path=path):
                return write_path(path, "x")
            case Huff(square=square):
                return f"huff {name(square)}"
        return SAID[action]

    def read(self, text: str) -> Action:
        word = tidy(text)
        if word in WORDS:
            return WORDS[word]
        if word.startswith("huff "):
            return HUFF[read_square(word[5:])]
        path, captures = read_path(word)
        if captures and all(BETWEEN[a][b] for a, b in pairwise(path)):
            return Jump(path)
        step = STEP.get((path[0], path[1]))
        if captures or step is None or len(path) > 2:
            raise Unreadable("unreadable-action", text=text[:40])
        return step

    def resolve(self, state: State, seat: Seat, text: str) -> Action:
        """A capture may be given by its first and last square where that leaves no doubt."""
        word = tidy(text)
        if word in WORDS or word.startswith("huff"):
            return super().resolve(state, seat, text)
        assert isinstance(state, Dama)
        return self.meant(state, seat, *read_path(word)) or super().resolve(state, seat, text)

    def meant(self, state: Dama, seat: Seat, path: tuple[Square, ...], captures: bool) -> Action | None:
        """The legal move along these squares, a capture if it is written as one; None if there is none."""
        likely = []
        for action in state.legal(seat):
            if captures and not isinstance(action, Jump):
                continue
            whole = (
                action.path
                if isinstance(action, Jump)
                else (action.start, action.end)
                if isinstance(action, Step)
                else ()
            )
            if whole == path:
                return action
            if whole and (whole[0], whole[-1]) == (path[0], path[-1]):
                likely.append((action, whole))
        if len(path) > 2:  # the same pieces by another way, else the squares named are some of the way
            taken = state.taken_on(path)
            same = [each for each in likely if state.taken_on(each[1]) == taken]
            likely = same or [each for each in likely if set(path) <= set(each[1])]
        if len(likely) > 1:
            ways = ", ".join(self.write(action) for action, _ in likely)
            raise Unreadable("unreadable-doubt", text=write_path(path, "x"), ways=ways)
        return likely[0][0] if likely else None

    # -- positions ----------------------------------------------------------------------

    def write_state(self, s: Dama) -> str:
        tail = ""
        if s.last:
            tail += " last=" + write_path(s.last, "-")
        if s.missed:
            tail += " missed=" + ",".join(map(name, squares_in(s.missed)))
        if s.past:
            tail += " past=" + ",".join(write_path(move, "-") for move in king_moves((*s.past, s.position())))
        if s.offered:
            tail += " offer"
        if s.refused:
            tail += " refused=" + ",".join(map(write_seat, bits(s.refused)))
        return write_fen(s.position()) + tail + (s.end and f" end={s.end}")

    def placed(self, pieces: Mapping[str, str], seat: Seat) -> str:
        rows = [
            ",".join(f"{'K' * piece.endswith('king')}{square}" for square, piece in pieces.items() if side in piece)
            for side in ("light", "dark")
        ]
        return "{}:W{}:B{}".format("WB"[seat], *rows)

    def read_state(self, text: str, options: Options) -> Dama:
        assert isinstance(options, DamaOptions)
        with reading(text):
            fen, *words = text.split()
            position = read_fen(fen)
            said = {key: value for key, _, value in (word.partition("=") for word in words)}
            if len(said) < len(words) or not said.keys() <= {"last", "missed", "past", "offer", "refused", "end"}:
                raise ValueError(text)
            return read_tail(Dama(options, *position, 0, (), (), "offer" in said, 0, ""), said)


def read_tail(s: Dama, said: dict[str, str]) -> Dama:
    """What stands behind the FEN; a position without it may still be over."""
    if "last" in said:
        s.last = read_path(said["last"])[0]
    if "missed" in said:
        s.missed = set_of([read_square(each) for each in said["missed"].split(",")])
    if "past" in said:
        s.past = earlier(s.position(), [read_path(each)[0] for each in said["past"].split(",")])
    if "refused" in said:
        s.refused = mask_of([read_player(each, 2) for each in said["refused"].split(",")])
    flow.settle(s)
    if "end" in said:
        s.end = ENDS[said["end"]]
    if why := flaw(s):
        raise impossible(why)
    return s


NOTATION: Final = DamaNotation()
