"""A console that leaves a closed pipe to the code that decides how the program ends."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class PipedConsole(Console):
    """Raises BrokenPipeError; Rich would end the program by itself, with the exit code of a failure."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
