"""PDN, the portable draughts notation: whole games in and out.

Czech draughts is written as game type 29, with squares by name or by number; 32, an older number
for the type, is read as well, and numbers of squares are counted as the tag says. PDN has no signs
for a huff or an offer of a draw, so they stand as commands in comments: `{[%huff c3]}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from saloon.core.event import Event
from saloon.core.state import Action, Unreadable
from saloon.games.dama.data import NUMBERED, WHITE
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.fen import read_fen, write_fen
from saloon.games.dama.notation.moves import read_path, read_square
from saloon.games.dama.rules import Dama, DamaOptions, flow, start
from saloon.games.dama.rules.actions import FORGIVE, Jump, Step
from saloon.kit.squares import Square

GAME_TYPE: Final = "29,W,8,8,A0,0"
NUMERIC: Final = "29,W,8,8,N2,0"
CZECH: Final = ("29", "32")
SEVEN_TAGS: Final = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
RESULTS: Final = {
    "1-0": "1-0",
    "2-0": "1-0",
    "0-1": "0-1",
    "0-2": "0-1",
    "1/2-1/2": "1/2-1/2",
    "1-1": "1/2-1/2",
    "0-0": "1/2-1/2",
    "*": "*",
}
LINE: Final = 79

TOKEN: Final = re.compile(
    r'(?P<tag>\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\]|\\.)*)"\s*\])'
    r"|(?P<comment>\{[^}]*\})|(?P<rest>;[^\n]*|^%[^\n]*|\$\d+|[!?]+)"
    r"|(?P<open>\()|(?P<close>\))|(?P<number>\d+\s*\.+)|(?P<word>[^\s{}();$!?\[]+)|(?P<bad>\S)",
    re.M,
)
COMMAND: Final = re.compile(r"\[%(huff \w+|forgive|offer|accept|decline)\]")


class PdnGame(NamedTuple):
    """A game as a PDN tells it."""

    tags: dict[str, str]
    start: Dama
    log: list[Event]
    end: Dama
    result: str


# -- writing ----------------------------------------------------------------------------------


def write(
    first: Dama, actions: Iterable[Action], tags: Mapping[str, str] | None = None, *, numeric: bool = False
) -> str:
    """One game: tags, moves (by full paths where the ends do not tell), result; squares by name or by number."""
    words, last = movetext(first, actions)
    result = result_of(last)
    head = SEVEN_TAGS | {"Result": result} | dict(tags or {}) | {"GameType": NUMERIC if numeric else GAME_TYPE}
    if first.options.text():
        head["Options"] = first.options.text()
    if first.position() != start(2, first.options).position():
        fen = write_fen(first.position())
        head |= {"SetUp": "1", "FEN": by_number(fen) if numeric else fen}
    lines = [f'[{name} "{escaped(value)}"]' for name, value in head.items()]
    moves = map(by_number, words) if numeric else words
    return "\n".join([*lines, "", *filled([*moves, result])]) + "\n"


def by_number(text: str) -> str:
    """
    >>> by_number("c3xe5xg7"), by_number("W:Wa1,Kc3:Bd8")
    ('22x15x8', 'W:W29,K22:B2')
    """
    return re.sub("[a-h][1-8]", lambda found: str(1 + NUMBERED.index(read_square(found[0]))), text)


def movetext(state: Dama, actions: Iterable[Action]) -> tuple[list[str], Dama]:
    words: list[str] = []
    number = 1
    for action in actions:
        if isinstance(action, Step | Jump):
            if state.player == WHITE or not any(word[0].isdigit() for word in words):
                words.append(f"{number}." if state.player == WHITE else f"{number}...")
            number += state.player != WHITE
            words.append(shortest(state, action))
        else:
            words.append("{[%" + NOTATION.write(action) + "]}")
        state = state.after(state.to_act()[0], action)
    return words, state


def shortest(state: Dama, action: Step | Jump) -> str:
    """A capture by its ends, or by its full path where others have the same ends."""
    text = NOTATION.write(action)
    if isinstance(action, Step) or len(action.path) == 2:
        return text
    ends = (action.path[0], action.path[-1])
    alike = [
        each for each in state.legal(state.player) if isinstance(each, Jump) and (each.path[0], each.path[-1]) == ends
    ]
    return text if len(alike) > 1 else "x".join(text.split("x")[:: len(action.path) - 1])


def result_of(state: Dama) -> str:
    scores = state.scores()
    return "*" if scores is None else {(2, 0): "1-0", (0, 2): "0-1", (1, 1): "1/2-1/2"}[(scores[0], scores[1])]


def filled(words: Sequence[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > LINE:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line


def escaped(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')


# -- reading ----------------------------------------------------------------------------------


def read(text: str) -> list[PdnGame]:
    """All games of a file; variations, remarks and NAGs are passed over. Raises Unreadable."""
    found: list[PdnGame] = []
    tags: dict[str, str] = {}
    words: list[str] = []
    depth = 0
    for token in TOKEN.finditer(text.lstrip("\ufeff")):
        if token["bad"] or (token["close"] and not depth):
            raise Unreadable("unreadable-pdn", text=token[0])
        depth += bool(token["open"]) - bool(token["close"])
        if depth or token["rest"] or token["number"]:
            continue
        if token["tag"]:
            if words:
                found.append(record(tags, words))
                tags, words = {}, []
            tags[token["name"]] = re.sub(r"\\(.)", r"\1", token["value"])
        elif token["comment"]:
            words += COMMAND.findall(token["comment"])
        elif token["word"]:
            words.append(token["word"])
            if token["word"] in RESULTS:
                found.append(record(tags, words))
                tags, words = {}, []
    if depth:
        raise Unreadable("unreadable-pdn", text="(")
    return [*found, record(tags, words)] if tags or words else found


def record(tags: dict[str, str], words: Sequence[str]) -> PdnGame:
    numbered = numbering(tags.get("GameType", GAME_TYPE))
    options = DamaOptions.read(tags.get("Options", ""))
    first = start(2, options)
    if "FEN" in tags:
        first = Dama(options, *read_fen(tags["FEN"], numbered), 0, (), (), False, 0, "")
        flow.settle(first)
    state, log, result = first, list[Event](), tags.get("Result", "*")
    for word in words:
        if word in RESULTS:
            result = word
            break
        if state.missed and not word.startswith(("huff", "forgive")):
            log.append(Event(len(log) + 1, state.player, FORGIVE))
            state = state.after(state.player, FORGIVE)
        seat = (state.to_act() or (state.player,))[0]
        action = meant(state, seat, word, numbered)
        log.append(Event(len(log) + 1, seat, action))
        state = state.after(seat, action)
    return PdnGame(tags, first, log, state, RESULTS.get(result, "*"))


def meant(state: Dama, seat: int, word: str, numbered: Sequence[Square]) -> Action:
    """A word of the movetext; a move that is not legal raises Illegal with its reason."""
    if numbered is NUMBERED or not word[0].isdigit():
        return NOTATION.resolve(state, seat, word)
    path, captures = read_path(word, numbered)
    return NOTATION.resolve(state, seat, NOTATION.write(Jump(path)) if captures else NOTATION.write(Step(*path[:2])))


def numbering(game_type: str) -> tuple[Square, ...]:
    """The squares in the order of their numbers; N0 to N3 tell the corner of square 1."""
    kind, *fields = [field.strip() for field in game_type.split(",")]
    if kind not in CZECH or (len(fields) >= 3 and fields[1:3] != ["8", "8"]):
        raise Unreadable("unreadable-gametype", text=game_type[:40])
    corner = fields[3] if len(fields) > 3 else "A0"
    if not re.fullmatch("[ANS][0-3]", corner):
        raise Unreadable("unreadable-gametype", text=game_type[:40])
    if corner[0] != "N" or corner == "N2":
        return NUMBERED
    rows = [NUMBERED[i : i + 4] for i in range(0, 32, 4)]
    if corner in ("N0", "N1"):
        rows.reverse()
    return tuple(square for row in rows for square in (row if corner == "N0" else row[::-1]))
