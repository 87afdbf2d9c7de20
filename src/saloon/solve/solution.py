"""How a game is solved: work in small pieces that may be interrupted anywhere, and a check of what came out."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from saloon.core.state import Unreadable
from saloon.solve.kept import Growing, Kept, read, write

SAVE_EVERY: Final = 60.0
"""Seconds of work that a power cut may cost."""


class Progress(NamedTuple):
    """How far the work is: pieces done of those in sight, and what is known so far."""

    done: int
    total: int
    round: int
    known: int


class Stepwise(Protocol):
    """The work on one table."""

    def step(self) -> bool:
        """A second of work or so; False if there is none left."""

    def progress(self) -> Progress: ...


class SolverWork(Stepwise, Protocol):
    """Between two steps its memory and where it stands tell everything."""

    @property
    def memory(self) -> Sequence[Any]:
        """Buffers that are filled in as the work goes on."""

    @property
    def at(self) -> Sequence[int]: ...

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        """Go on from where an earlier run stood."""

    def table(self) -> Any:
        """What is kept at the end."""


@runtime_checkable
class Filling(Stepwise, Protocol):
    """Every place of the table is filled in once, and can be told from an empty one: work may stop anywhere."""

    @property
    def size(self) -> int:
        """Bytes of the table."""

    def take_up(self, table: memoryview) -> None:
        """Fill in what this lacks."""

    def put_down(self) -> None:
        """Hold on to the table no longer."""


def never(options: Any) -> bool:
    return False


@dataclass(frozen=True)
class Solution:
    """What a game says about its table."""

    matters: Callable[[Any], str]
    """(options) -> those that change the table, as text; all others share it"""
    begin: Callable[[Any], SolverWork | Filling]
    """(options) -> the work; raises ImportError where its tools are not installed"""
    check: Callable[[Any, Any], Iterator[tuple[Progress, Mapping[str, float]]]]
    """(options, table) -> piece by piece, what was counted so far; `wrong` counts what does not follow from its
    successors. The table is None where it ships."""
    ships: Callable[[Any], bool] = never
    """(options) -> whether the table comes with the package, so that there is nothing to work out"""


Tick = Callable[[Progress], None]


def solve(work: SolverWork | Filling, kept: Kept, tick: Tick) -> Path:
    """Work to the end and keep the table. Ctrl-C keeps what is done, and the next run goes on from there."""
    place = Filled(work, kept) if isinstance(work, Filling) else Rewritten(work, kept)
    with patience() as interrupted:
        saved = monotonic()
        while work.step():
            tick(work.progress())
            if interrupted() or monotonic() - saved > SAVE_EVERY:
                place.save()
                saved = monotonic()
            if interrupted():
                raise KeyboardInterrupt
        place.finish()
    return kept.path()


class Filled:
    """A table is filled in where it lies."""

    def __init__(self, work: Filling, kept: Kept) -> None:
        self.work = work
        self.kept = kept
        self.growing = Growing(kept.path("unfinished"), f"{kept.rules} unfinished", work.size)
        work.take_up(self.growing.table)

    def save(self) -> None:
        self.growing.save()

    def finish(self) -> None:
        self.work.put_down()
        self.growing.finish(self.kept.path(), self.kept.rules)


class Rewritten:
    """The whole memory of the work is written anew each time."""

    def __init__(self, work: SolverWork, kept: Kept) -> None:
        self.work = work
        self.kept = kept
        self.rest = kept.path("unfinished")
        self.rules = f"{kept.rules} unfinished"
        with_memory(work, self.rest, self.rules)

    def save(self) -> None:
        write(self.rest, self.rules, self.work.memory, self.work.at)

    def finish(self) -> None:
        write(self.kept.path(), self.kept.rules, [self.work.table()])
        self.rest.unlink(missing_ok=True)


def with_memory(work: SolverWork, rest: Path, rules: str) -> None:
    """Work that was left unfinished is taken up; what does not fit is begun anew."""
    try:
        memory, at = read(rest, rules)
    except (OSError, Unreadable):
        return
    work.take_up(memory, at)


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
