"""The words of the house in Czech, English and Russian, by Fluent.

`words/<lang>/*.ftl` here is common to all; each game brings `words/<lang>.ftl` of its own.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from saloon.core.state import Fault, Unreadable

LANGS: Final = ("cs", "en", "ru")
HERE: Final = Path(__file__).parent
MOST_KEPT: Final = 20_000


class Words:
    """Messages of one language: the house's own and, given a folder, one game's."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LANGS:
            raise Unreadable("lang-unknown", lang=lang[:20], langs=", ".join(LANGS))
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for path in files(lang, folder):
            self.bundle.add_resource(resource(path))
        self.kept: dict[tuple[object, ...], str] = {}

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The message with its arguments put in."""
        key = (message, *args.items())
        text = self.kept.get(key)
        if text is None:
            text = self.format(message, args)
            if len(self.kept) > MOST_KEPT:
                self.kept.clear()
            self.kept[key] = text
        return text

    def format(self, message: str, args: dict[str, str | int]) -> str:
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.lang} {message}: {errors[0]}")
        return str(text)

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many places, written with the mark of the language and a true minus."""
        return f"{value:.{digits}f}".replace(".", self("decimal-mark")).replace("-", "−")

    def percent(self, share: float, digits: int) -> str:
        """A share of one in per cent."""
        return self("percent", number=self.decimal(100 * share, digits))

    def odds(self, value: Fraction) -> str:
        """A chance as per cent; what is no chance (a mean, a number of throws) as a plain number.

        >>> words("en").odds(Fraction(244, 495)), words("cs").odds(Fraction(7, 2)), words("cs").odds(Fraction(36))
        ('49.293%', '3,500', '36')
        >>> words("en").odds(Fraction(-7, 495))
        '−1.414%'
        """
        if abs(value) <= 1:
            return self.percent(float(value), 3)
        return self.decimal(float(value), 3 if value.denominator > 1 else 0)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return self.bundle.has_message(name) and (not attribute or attribute in self.bundle.get_message(name).attributes)

    def fault(self, fault: Fault) -> str:
        """What went wrong, for a person, with the clause of the rules if there is one."""
        said = self(fault.message, **fault.args_by_name)
        return f"{said} {self('clause-ref', clause=fault.clause)}" if fault.clause else said


def files(lang: str, folder: Path | None) -> Iterable[Path]:
    yield from sorted((HERE / lang).glob("*.ftl"))
    if folder is not None:
        yield folder / "words" / f"{lang}.ftl"


@cache
def resource(path: Path) -> Any:
    """A file of words, read once however many games share it."""
    return FluentResource(path.read_text("utf-8"))


@cache
def words(lang: str, folder: Path | None = None) -> Words:
    """The words of a language, read once."""
    return Words(lang, folder)


def own_lang() -> str:
    """The language of the environment, English where it is none of ours."""
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGS else "en"
    found = locale.getlocale()[0] or "en"
    return found[:2] if found[:2] in LANGS else "en"
