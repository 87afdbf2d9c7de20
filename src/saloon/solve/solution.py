"""How a game is solved: work in small pieces that may be interrupted anywhere, and a check of what came out."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, Final, NamedTuple, Protocol

from saloon.core.state import Unreadable
from saloon.solve.table import Kept, read, write

SAVE_EVERY: Final = 60.0
"""Seconds of work that a power cut may cost."""


class Progress(NamedTuple):
    """How far the work is: pieces done of those in sight, and what is known so far."""

    done: int
    total: int
    round: int
    known: int


class Labour(Protocol):
    """The work on one table. Between two steps its memory and where it stands tell everything."""

    @property
    def memory(self) -> Sequence[Any]:
        """Buffers that are filled in as the work goes on."""

    @property
    def at(self) -> Sequence[int]: ...

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        """Go on from where an earlier run stood."""

    def step(self) -> bool:
        """A second of work or so; False if there is none left."""

    def progress(self) -> Progress: ...

    def table(self) -> Any:
        """What is kept at the end."""


@dataclass(frozen=True)
class Solution:
    """What a game says about its table."""

    matters: Callable[[Any], str]
    """(options) -> those that change the table, as text; all others share it"""
    begin: Callable[[Any], Labour]
    """(options) -> the work; raises ImportError where its tools are not installed"""
    check: Callable[[Any, memoryview], Iterator[tuple[Progress, Mapping[str, int]]]]
    """(options, table) -> piece by piece, what was counted so far; `wrong` counts what does not follow from its successors"""


Tick = Callable[[Progress], None]


def solve(labour: Labour, kept: Kept, tick: Tick) -> Path:
    """Work to the end and keep the table. Ctrl-C keeps what is done, and the next run goes on from there."""
    rest = kept.path("unfinished")
    unfinished = f"{kept.rules} unfinished"
    with_memory(labour, rest, unfinished)
    with patience() as interrupted:
        saved = monotonic()
        while labour.step():
            tick(labour.progress())
            if interrupted() or monotonic() - saved > SAVE_EVERY:
                write(rest, unfinished, labour.memory, labour.at)
                saved = monotonic()
            if interrupted():
                raise KeyboardInterrupt
        write(kept.path(), kept.rules, [labour.table()])
    rest.unlink(missing_ok=True)
    return kept.path()


def with_memory(labour: Labour, rest: Path, rules: str) -> None:
    """Work that was left unfinished is taken up; what does not fit is begun anew."""
    try:
        memory, at = read(rest, rules)
    except (OSError, Unreadable):
        return
    labour.take_up(memory, at)


@contextmanager
def patience() -> Iterator[Callable[[], bool]]:
    """Ctrl-C waits for the step to end: half a step cannot be gone on from."""
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
