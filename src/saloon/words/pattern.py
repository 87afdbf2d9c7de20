"""What a message is made of, and how it is said: no Fluent, no Babel, the very same sentences.

A pattern is a text, or a list of parts. A part is a text or a list that begins with a sign:

    ["$", name]                      what was given by that name, a number as the language writes it
    ["#", name]                      a number without marks between thousands
    ["=", message]                   another message, with the same arguments
    ["?", name, default, [key, pattern], ...]   the first variant whose key fits, else the one at place `default`

A key that is a number fits that number; a word fits that word, or a number of that plural form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Pattern: TypeAlias = str | list[Any]
Args: TypeAlias = Mapping[str, str | int]

GROUPS: Final = {"cs": "\u00a0", "en": ",", "ru": "\u00a0"}
"""What stands between thousands."""
FIRST_GROUPED: Final = 10_000
"""Four digits are written without a mark between thousands, as they stand on tables and slates."""


def say(pattern: Pattern, args: Args, lang: str, other: Callable[[str], Pattern]) -> str:
    """The pattern with its arguments put in; `other` finds the messages it refers to."""
    if isinstance(pattern, str):
        return pattern
    said = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
        elif part[0] == "$":
            value = args[part[1]]
            said.append(number(value, lang) if isinstance(value, int) else value)
        elif part[0] == "?":
            said.append(say(chosen(part, args[part[1]], lang), args, lang, other))
        elif part[0] == "=":
            said.append(say(other(part[1]), args, lang, other))
        else:
            said.append(f"{args[part[1]]:d}")
    return "".join(said)


def chosen(part: list[Any], value: str | int, lang: str) -> Pattern:
    """The variant for the value."""
    pattern: Pattern
    for key, pattern in part[3:]:
        if key == value or (isinstance(key, str) is not isinstance(value, str) and fits(key, value, lang)):
            return pattern
    pattern = part[3 + part[2]][1]
    return pattern


def fits(one: str | int, two: str | int, lang: str) -> bool:
    """Whether the number of the two has the other's plural form; Fluent asks this both ways."""
    return plural(one, lang) == two if isinstance(one, int) else plural(int(two), lang) == one


def number(value: int, lang: str) -> str:
    return f"{value:,}".replace(",", GROUPS[lang]) if abs(value) >= FIRST_GROUPED else f"{value:d}"


def plural(value: int, lang: str) -> str:
    """The form of a noun after a whole number.

    >>> [plural(value, "ru") for value in (1, 2, 5, 11, 12, 21, 22)]
    ['one', 'few', 'many', 'many', 'many', 'one', 'few']
    >>> [plural(value, "cs") for value in (1, 2, 5, 21)], plural(-1, "en")
    (['one', 'few', 'other', 'other'], 'one')
    """
    value = abs(value)
    if lang == "ru":
        tens, ones = value % 100, value % 10
        if 11 <= tens <= 14 or ones == 0 or ones >= 5:
            return "many"
        return "one" if ones == 1 else "few"
    if value == 1:
        return "one"
    return "few" if lang == "cs" and 2 <= value <= 4 else "other"
