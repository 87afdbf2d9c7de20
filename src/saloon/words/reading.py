"""Reading what is written in Fluent: messages become patterns.

Only what the house uses is understood; anything else is refused when it is read, and a law reads everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from saloon.words.pattern import Pattern

MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][\w-]*) *= *(.*)")


@cache
def plain_texts(path: Path) -> dict[str, str | None]:
    """The messages of a file and their attributes (`name`, `name.attribute`), with their text if it is one line."""
    found: dict[str, str | None] = {}
    for name, text in lines(path.read_text("utf-8")):
        found[name] = None if name in found or not text or "{" in text or "}" in text else text
    return found


def lines(text: str) -> Iterator[tuple[str, str]]:
    """Each line that says something, with the message or attribute it belongs to."""
    message = name = ""
    for line in text.splitlines():
        if found := MESSAGE.fullmatch(line):
            message = name = found[1]
            yield name, found[2].rstrip()
        elif message and (found := ATTRIBUTE.fullmatch(line)):
            name = f"{message}.{found[1]}"
            yield name, found[2].rstrip()
        elif name and line.strip() and not line.startswith("#"):
            yield name, line.strip()


@cache
def entries(path: Path) -> dict[str, str]:
    """The messages of a file, as they are written there."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if start := MESSAGE.match(line):
            name = start[1]
        if name:
            found[name] = found.get(name, "") + line
    return found


@cache
def patterns(text: str) -> dict[str, Pattern]:
    """The messages and attributes written in the text; read once however many games share it."""
    from fluent.syntax import ast, parse

    found: dict[str, Pattern] = {}
    for entry in parse(text, with_spans=False).body:
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message):
            raise ValueError(f"no message: {text[:80]}")
        if entry.value is not None:
            found[entry.id.name] = pattern(entry.value)
        for each in entry.attributes:
            found[f"{entry.id.name}.{each.id.name}"] = pattern(each.value)
    return found


def pattern(written: Any) -> Pattern:
    """A pattern of Fluent's; texts that stand side by side become one."""
    parts: list[Any] = []
    for element in written.elements:
        new = part(element)
        if isinstance(new, str) and parts and isinstance(parts[-1], str):
            parts[-1] += new
        else:
            parts.append(new)
    if all(isinstance(each, str) for each in parts):
        return "".join(parts)
    return parts


def part(element: Any) -> str | list[Any]:
    """A text or what stands between braces."""
    from fluent.syntax import ast

    while isinstance(element, ast.Placeable):
        element = element.expression
    match element:
        case ast.TextElement():
            return str(element.value)
        case ast.StringLiteral():
            return str(element.parse()["value"])
        case ast.VariableReference():
            return ["$", element.id.name]
        case ast.MessageReference(attribute=None):
            return ["=", element.id.name]
        case ast.FunctionReference() if str(element.id.name) == "NUMBER":
            return ["#", ungrouped(element.arguments)]
        case ast.SelectExpression(selector=ast.VariableReference()):
            default = next(place for place, each in enumerate(element.variants) if each.default)
            asked: Any = element.selector
            return ["?", asked.id.name, default, *map(variant, element.variants)]
    raise ValueError(f"the house does not understand this part of Fluent: {type(element).__name__}")


def variant(written: Any) -> list[Any]:
    from fluent.syntax import ast

    key = written.key
    return [key.name if isinstance(key, ast.Identifier) else int(key.value), pattern(written.value)]


def ungrouped(written: Any) -> str:
    """The name in `NUMBER($name, useGrouping: 0)`."""
    told = [(each.name.name, each.value.value) for each in written.named]
    if told != [("useGrouping", "0")] or len(written.positional) != 1:
        raise ValueError(f"the house does not understand NUMBER with {told}")
    return str(written.positional[0].id.name)
