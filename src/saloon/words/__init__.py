"""The words of the house in Czech, English and Russian, by Fluent.

`words/<lang>/*.ftl` here is common to all; each game brings `words/<lang>.ftl` of its own. A message that is
one plain line is read without Fluent, which takes a moment to open.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saloon.core.state import SPEAKERS, Fault, Unreadable

if TYPE_CHECKING:
    from fractions import Fraction

    from fluent.runtime import FluentBundle

LANGS: Final = ("cs", "en", "ru")
HERE: Final = Path(__file__).parent
MOST_KEPT: Final = 20_000
MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
ENTRY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][\w-]*) *= *(.*)")


class Words:
    """Messages of one language: the house's own and, given a folder, one game's."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LANGS:
            raise Unreadable("lang-unknown", lang=lang[:20], langs=", ".join(LANGS))
        self.lang = lang
        self.paths = tuple(files(lang, folder))
        self.plain: dict[str, str | None] = {}
        """What each message says; None where it takes Fluent to tell."""
        for path in self.paths:
            self.plain |= plain_texts(path)
        self.kept: dict[tuple[object, ...], str] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    @cached_property
    def unread(self) -> dict[str, str]:
        """The entries that Fluent has not read: it takes its time, and most of them are never asked for."""
        return {name: text for path in reversed(self.paths) for name, text in entries(path).items()}

    def read(self, name: str) -> None:
        """Have Fluent read an entry, and all that it refers to."""
        if (text := self.unread.get(name)) is not None:
            self.bundle.add_resource(resource(text))
            for other in REFERENCE.findall(text):
                self.read(other)
            self.unread.pop(name, None)  # last, for somebody else may ask meanwhile

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The message with its arguments put in."""
        plain = self.plain[message]
        if plain is not None:
            return plain
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
        self.read(name)
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, {name: plain_number(value) for name, value in args.items()})
        if errors:
            raise ValueError(f"{self.lang} {message}: {errors[0]}")
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return MINUS.sub("−", str(text)) if below else str(text)

    def decimal(self, value: float, digits: int) -> str:
        """A number with `digits` places, written with the mark of the language and a true minus."""
        return f"{value:.{digits}f}".replace(".", self("decimal-mark")).replace("-", "−")

    def percent(self, share: float, digits: int) -> str:
        """A share of one in per cent."""
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


def plain_number(value: str | int) -> Any:
    """Four digits are written without a mark between thousands, as they stand on tables and slates."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=abs(value) >= 10_000) if isinstance(value, int) else value


def files(lang: str, folder: Path | None) -> Iterable[Path]:
    yield from sorted((HERE / lang).glob("*.ftl"))
    if folder is not None:
        yield folder / "words" / f"{lang}.ftl"


@cache
def plain_texts(path: Path) -> dict[str, str | None]:
    """The messages of a file and their attributes (`name`, `name.attribute`), with their text if it is one line."""
    found: dict[str, str | None] = {}
    for name, text in lines(path.read_text("utf-8")):
        found[name] = None if name in found or not text or "{" in text or "}" in text else text
    return found


def lines(text: str) -> Iterator[tuple[str, str]]:
    """Each line that says something, with the message or attribute it belongs to; a term is neither."""
    message = name = ""
    for line in text.splitlines():
        if found := MESSAGE.fullmatch(line):
            message = name = found[1]
            yield name, found[2].rstrip()
        elif line.startswith("-"):
            message = name = ""
        elif message and (found := ATTRIBUTE.fullmatch(line)):
            name = f"{message}.{found[1]}"
            yield name, found[2].rstrip()
        elif name and line.strip() and not line.startswith("#"):
            yield name, line.strip()


@cache
def entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file, as they are written there."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if start := ENTRY.match(line):
            name = start[1]
        if name:
            found[name] = found.get(name, "") + line
    return found


@cache
def resource(text: str) -> Any:
    """An entry, read once however many games share it."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


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
