"""A program of one's own as a bot: `cmd:./mybot`. It gets a line of JSON for each decision and answers with one.

    -> {"game": "prsi", "options": "", "seats": 2, "seat": 0, "number": 31, "seconds": 10.0,
        "view": "H7,HK/?,? …", "state": {…}, "legal": ["H7", "HK"]}
    <- {"move": "H7"}                                   or just   H7, or {"say": "I think …\nmove: H7"}

Of an answer that talks, the last move that it names counts.

Each request says everything, so a program need not remember anything. It sees the view of its seat and nothing else.
An answer that is not allowed is sent back with the reason. A program that falls silent, crashes or insists is told
about in one line, and a regular bot plays on in its place.
"""

from __future__ import annotations

import atexit
import json
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

from saloon.bots.bot import UNHURRIED, Bot, Clock, Thought
from saloon.bots.levels import make
from saloon.core.state import Action, Fault, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.plain import plain
from saloon.house.position import Position

PREFIX: Final = "cmd:"
SECONDS: Final = 10.0
"""Seconds for an answer, where the clock sets none."""
TRIES: Final = 3
"""Answers to one question, when none of them is allowed."""
LONGEST: Final = 100_000
"""The most letters that an answer may have."""
RUNS: Final = re.compile(r"python[\d.]*|node|ruby|perl|java|bash|sh|env")
"""Commands that only run the file named after them."""
NAMED: Final = re.compile(
    r"<move>(?P<tag>.*?)</move>|\"move\"\s*:\s*\"(?P<json>[^\"]*)\"|\\boxed\{(?P<box>[^}]*)\}"
    r"|\b(?:move|answer)\b\W{0,3}[:=]\s*(?P<line>[^\n]*)",
    re.IGNORECASE | re.DOTALL,
)
"""Ways in which a text names a move."""
STAND_IN: Final = "regular"
MOST_TOLD: Final = 10
"""The most lines that are told about one program's troubles."""


class Broken(Exception):
    """The program does not answer as it should; the text says why."""


class Pipe:
    """A running program: lines to it, lines from it."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as error:
            raise Broken(f"cannot be started: {error}") from None
        self.lines: Queue[str | None] = Queue()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(LONGEST):
            self.lines.put(line)
        self.lines.put(None)

    def ask(self, request: dict[str, Any], seconds: float) -> str:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise Broken(f"has ended ({self.ended()})") from None
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise Broken(f"gave no answer within {seconds:g} s") from None
        if line is None:
            raise Broken(f"has ended ({self.ended()})")
        return line.strip()

    def ended(self) -> str:
        try:
            return f"exit code {self.process.wait(1)}"
        except subprocess.TimeoutExpired:
            return "its output is closed"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


PIPES: Final[dict[tuple[str, Seat], Pipe]] = {}
"""Programs that run, by command and seat: they go on to the next game."""
TOLD: Final[dict[str, int]] = {}


@atexit.register
def close_all() -> None:
    while PIPES:
        PIPES.popitem()[1].close()


class Program:
    """A program on a seat."""

    def __init__(self, game: Game[Any], seat: Seat, seed: int, command: str, listed: bool = True) -> None:
        self.game = game
        self.seat = seat
        self.command = command
        self.listed = listed
        """Whether it is told what is legal."""
        self.refusals: dict[str, int] = {}
        """How often it tried what is not allowed: by clause, or by message where there is no clause."""
        self.stand_in: Bot = make(game, STAND_IN, seat, seed)
        self.trouble = ""
        """Why the stand-in plays; empty while the program does."""

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        if not self.trouble:
            try:
                return self.answer(view, clock.seconds or SECONDS, number)
            except Broken as broken:
                self.give_up(str(broken), number)
        return self.stand_in.choose(view, clock, number)

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        action = self.choose(view, clock, number)
        return Thought(action, self.game.advice.reason(view, self.seat, action))

    def answer(self, view: View, seconds: float, number: int) -> Action:
        """The program's choice; a choice that is not allowed is told, and it may choose again."""
        seen = Position(self.game, view, self.seat)
        request = {
            "game": self.game.key,
            "options": view.options.text(),  # type: ignore[attr-defined]
            "seats": seen.seats,
            "seat": self.seat,
            "number": number,
            "seconds": seconds,
            "view": seen.text,
            "state": plain(view, self.game),
        }
        if self.listed:
            request["legal"] = seen.moves(self.seat)
        said = ""
        for _ in range(TRIES):
            said = move_in(self.pipe().ask(request, seconds))
            try:
                return meant(seen, said, self.seat)
            except Fault as fault:
                why = fault.clause or fault.message
                self.refusals[why] = self.refusals.get(why, 0) + 1
                request |= {"refused": said, "why": fault.message, "clause": fault.clause}
        raise Broken(f"insists on {said[:40]!r}, which is not allowed")

    def pipe(self) -> Pipe:
        key = (self.command, self.seat)
        if key not in PIPES:
            PIPES[key] = Pipe(self.command)
        return PIPES[key]

    def give_up(self, why: str, number: int) -> None:
        """A stand-in plays for the rest of this game. The next game begins with a fresh process."""
        self.trouble = why
        if (pipe := PIPES.pop((self.command, self.seat), None)) is not None:
            pipe.close()
        TOLD[self.command] = TOLD.get(self.command, 0) + 1
        if TOLD[self.command] <= MOST_TOLD:
            last = " (no more lines about it)" if TOLD[self.command] == MOST_TOLD else ""
            print(f"{PREFIX}{self.command} {why}, at event {number}; a {STAND_IN} bot plays on{last}", file=sys.stderr)


def move_in(line: str) -> str:
    """The move that an answer names: a JSON object with `move` or `say`, a JSON text, or plain text.

    >>> move_in('{"move": "H7"}'), move_in('"H7"'), move_in("H7")
    ('H7', 'H7', 'H7')
    """
    try:
        found = json.loads(line)
    except ValueError:
        return line
    if isinstance(found, dict):
        found = found.get("move", found.get("say", ""))
    return found if isinstance(found, str) else line


def last_answer(text: str) -> str:
    """The last move that a text names; where it names none, its last line.

    >>> last_answer("<move>H7</move> is bad, since … so <move>HK</move>."), last_answer("First I thought\\nHK")
    ('HK', 'HK')
    >>> last_answer("move: H7? No. **Answer:** HK"), last_answer('Better: {"move": "HK"}')
    ('HK', 'HK')
    """
    said = ["".join(found) for found in NAMED.findall(text)]
    last = said[-1] if said else (text.strip().splitlines() or [""])[-1]
    deeper = last_answer(last) if said and NAMED.search(last) else last
    return deeper.strip(" `*\"'.")


def meant(seen: Position, said: str, seat: Seat) -> Action:
    """The action that an answer means: as it stands, else the last one that it names."""
    try:
        return seen.action(said, seat)
    except Unreadable:
        if (last := last_answer(said)) in ("", said):
            raise
        return seen.action(last, seat)


def called(entrant: str) -> str:
    """The file that is run, without its folder: `cmd:python3 ./mine.py` is `mine.py`."""
    words = entrant.removeprefix(PREFIX).split()
    files = [word for word in words if not word.startswith("-") and not RUNS.fullmatch(word.rpartition("/")[2])]
    return (files or words or [entrant])[0].rpartition("/")[2]


def program(game: Game[Any], entrant: str, seat: Seat, seed: int, listed: bool = True) -> Program:
    """The bot that `cmd:…` names; raises Unreadable if it cannot be started at all."""
    made = Program(game, seat, seed, entrant.removeprefix(PREFIX).strip(), listed)
    try:
        made.pipe()
    except Broken as broken:
        raise Unreadable("program-broken", command=made.command[:60], why=str(broken)[:120]) from None
    return made
