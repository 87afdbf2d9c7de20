"""What the documentation site does with docstrings: examples become blocks of code (an extension of griffe)."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?m)^>>> .*(?:\n(?!\s*$).+)*")


class Examples(griffe.Extension):
    """A doctest is plain text to Markdown; a fence around it keeps its lines."""

    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
