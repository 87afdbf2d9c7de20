"""Which form of the rules is running."""

from __future__ import annotations

from saloon.core import state


def form() -> str:
    """`compiled`, or `plain Python`."""
    return "plain Python" if str(state.__file__).endswith(".py") else "compiled"
