"""Where something is thought about that takes longer than a blink: processes at a server, a worker in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers(Protocol):
    """Others who work while the table goes on."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work done elsewhere; arguments and result travel as pickles."""

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for things that do not travel."""

    def close(self) -> None:
        """Nobody waits for an answer any more."""
