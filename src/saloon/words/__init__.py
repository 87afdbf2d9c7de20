"""The words of the house in Czech, English and Russian, written in Fluent.

`words/<lang>/*.ftl` here is common to all; each game brings `words/<lang>.ftl` of its own. A message that is
one plain line is read without Fluent's parser, which takes a moment to open. Where there is no parser, as in a
browser, `<lang>.json` stands beside or instead of each file: the same messages, read beforehand (`words/ready.py`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from math import isinf
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saloon.core.state import SPEAKERS, Fault, Unreadable
from saloon.words.pattern import Pattern, say
from saloon.words.reading import entries, patterns, plain_texts
from saloon.words.ready import ready

if TYPE_CHECKING:
    from fractions import Fraction

LANGS: Final = ("cs", "en", "ru")
HERE: Final = Path(__file__).parent
MOST_KEPT: Final = 20_000
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")


class Words:
    """Messages of one language: the house's own and, given a folder, one game's."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LANGS:
            raise Unreadable("lang-unknown", lang=lang[:20], langs=", ".join(LANGS))
        self.lang = lang
        self.paths = tuple(files(lang, folder))
        self.plain: dict[str, str | None] = {}
        """What each message says; None where it is put together."""
        self.patterns: dict[str, Pattern] = {}
        self.read: set[str] = set()
        for path in self.paths:
            if path.suffix == ".json":
                self.take(ready(path))
            else:
                self.plain |= plain_texts(path)
        self.kept: dict[tuple[object, ...], str] = {}

    def take(self, found: dict[str, Pattern | None]) -> None:
        """Messages that were read beforehand."""
        self.patterns |= {name: pattern for name, pattern in found.items() if pattern is not None}
        self.read |= {name.partition(".")[0] for name in found}
        self.plain |= {name: pattern if isinstance(pattern, str) else None for name, pattern in found.items()}

    def pattern(self, message: str) -> Pattern:
        """What the message is made of; it is read when it is first asked for, for most of them never are."""
        name = message.partition(".")[0]
        if name not in self.read:
            for path in self.paths:
                if (text := entries(path).get(name)) is not None:
                    self.patterns.update(patterns(text))
            self.read.add(name)
        return self.patterns[message]

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The message with its arguments put in."""
        return self.said(message, args)

    def said(self, message: str, args: dict[str, str | int]) -> str:
        plain = self.plain[message]
        if plain is not None:
            return plain
        key = (message, *args, *args.values())
        text = self.kept.get(key)
        if text is None:
            text = self.format(message, args)
            if len(self.kept) > MOST_KEPT:
                self.kept.clear()
            self.kept[key] = text
        return text

    def format(self, message: str, args: dict[str, str | int]) -> str:
        try:
            text = say(self.pattern(message), args, self.lang, self.pattern)
        except (LookupError, TypeError, ValueError) as trouble:
            if message not in self.patterns:
                raise KeyError(message) from None
            raise ValueError(f"{self.lang} {message}: {trouble}") from trouble
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return MINUS.sub("−", text) if below else text

    def decimal(self, value: float, digits: int) -> str:
        """A number with `digits` places, written with the mark of the language and a true minus. Nothing has no sign.

        >>> words("cs").decimal(-1.25, 1), words("en").decimal(-0.04, 1), words("en").decimal(float("-inf"), 1)
        ('−1,2', '0.0', '−∞')
        """
        if isinf(value):
            return "∞" if value > 0 else "−∞"
        return f"{value:z.{digits}f}".replace(".", self("decimal-mark")).replace("-", "−")

    def percent(self, share: float, digits: int) -> str:
        """A share from 0 to 1, in per cent."""
        return self("percent", number=self.decimal(100 * share, digits))

    def odds(self, value: Fraction, amount: bool = False) -> str:
        """A chance as per cent; what is no chance (a mean, a number of throws) as a plain number.

        >>> from fractions import Fraction
        >>> words("en").odds(Fraction(244, 495)), words("cs").odds(Fraction(7, 2)), words("cs").odds(Fraction(36))
        ('49.293%', '3,500', '36')
        >>> words("en").odds(Fraction(-7, 495))
        '−1.414%'
        >>> words("en").odds(Fraction(9, 20), amount=True)
        '0.450'
        """
        if abs(value) <= 1 and not amount:
            return self.percent(float(value), 3)
        return self.decimal(float(value), 3 if value.denominator > 1 else 0)

    def has(self, message: str) -> bool:
        return message in self.plain

    def fault(self, fault: Fault) -> str:
        """What went wrong, for a person, with the clause of the rules if there is one."""
        own = words(self.lang, fault.folder) if fault.folder else self
        said = own(fault.message, **fault.args_by_name)
        return f"{said} {self('clause-ref', clause=fault.clause)}" if fault.clause else said


def files(lang: str, folder: Path | None) -> Iterable[Path]:
    """What is written in Fluent; where that is not at hand, what was read beforehand."""
    yield from sorted((HERE / lang).glob("*.ftl")) or sorted((HERE / lang).glob("*.json"))
    if folder is not None:
        own = folder / "words" / f"{lang}.ftl"
        yield own if own.exists() or not own.with_suffix(".json").exists() else own.with_suffix(".json")


@cache
def words(lang: str, folder: Path | None = None) -> Words:
    """The words of a language, read once."""
    return Words(lang, folder)


def spoken(fault: Fault) -> str:
    """The fault as a sentence for the person who runs this program; empty if these words do not know it."""
    known = words(own_lang(), fault.folder)
    return known.fault(fault) if known.has(fault.message) else ""


SPEAKERS.append(spoken)


def own_lang() -> str:
    """The language of the environment, English where it is none of ours."""
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGS else "en"
    import locale

    found = locale.getlocale()[0] or "en"
    return found[:2] if found[:2] in LANGS else "en"
