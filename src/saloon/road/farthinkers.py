"""Thinkers of a house in a browser: another worker, to which questions and answers travel as pickles.

Both workers run the same code of the same house, and nothing else can speak to them.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, ParamSpec, TypeVar

from saloon.core.state import Fault

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE: Final = 120.0
"""Seconds; a slow phone may need long for a master."""
Carry = Callable[[bytes], Awaitable[bytes]]


class FarThinkers:
    """What is asked is done where `carry` brings it."""

    def __init__(self, carry: Carry) -> None:
        self.carry = carry

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        came = await asyncio.wait_for(self.carry(pickle.dumps((work, args, kwargs))), PATIENCE)
        done, result = pickle.loads(came)
        if not done:
            raise result
        found: T = result
        return found

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Here and now: there are no threads."""
        return await asyncio.to_thread(work, *args, **kwargs)

    def close(self) -> None:
        """The worker ends with the page."""


def think(question: bytes) -> bytes:
    """What the other worker does with a question."""
    work, args, kwargs = pickle.loads(question)
    try:
        told: tuple[bool, Any] = (True, work(*args, **kwargs))
    except (Fault, ValueError, ArithmeticError, LookupError, TypeError) as error:
        told = (False, error)
    except Exception as error:
        told = (False, RuntimeError(type(error).__name__))
    return pickle.dumps(told)
