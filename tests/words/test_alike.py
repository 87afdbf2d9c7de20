"""The house says what Fluent says: two implementations, every message, many numbers and words, byte by byte."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import saloon
from ring import whole
from saloon.games import SHELF
from saloon.words import LANGS, Words
from saloon.words.pattern import Pattern, plural
from saloon.words.reading import patterns
from saloon.words.ready import all_made, made

ROOT = Path(saloon.__file__).parent
NUMBERS = [0, 1, 2, 5, 12, 22, 10_000, -1]
TEXTS = ["Eva", "few", "other", "1", "-5", "{ $name }", ""]
if whole():
    NUMBERS += [3, 4, 7, 11, 14, 21, 25, 100, 101, 111, 1000, 9999, 1_234_567, -2, -12_345]
MINUS = re.compile(r"(?<!\w)-(?=\d)")


class Fluent:
    """The same words, said by Fluent with Babel's numbers."""

    def __init__(self, say: Words) -> None:
        self.bundle = FluentBundle([say.lang], use_isolating=False)
        for path in say.paths:
            self.bundle.add_resource(resource(path))

    def __call__(self, message: str, args: dict[str, str | int]) -> str:
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        told: dict[str, Any] = {
            name: fluent_number(value, useGrouping=abs(value) >= 10_000) if isinstance(value, int) else value
            for name, value in args.items()
        }
        text, errors = self.bundle.format_pattern(found.attributes[attribute] if attribute else found.value, told)
        assert not errors, (message, args, errors)
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return MINUS.sub("−", str(text)) if below else str(text)


@cache
def resource(path: Path) -> Any:
    return FluentResource(path.read_text("utf-8"))


def uses(say: Words, pattern: Pattern) -> Iterator[tuple[str, str, list[str | int]]]:
    """Each use of an argument: the sign, the name, and the keys it is compared with."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list) and part[0] == "=":
            yield from uses(say, say.pattern(part[1]))
        elif isinstance(part, list):
            yield part[0], part[1], [key for key, _ in part[3:]]
            for _, inner in part[3:]:
                yield from uses(say, inner)


def trials(say: Words, message: str) -> Iterator[dict[str, str | int]]:
    """Every argument takes all its values while the others keep one; a number where only a number makes sense."""
    values: dict[str, list[str | int]] = {}
    for sign, name, keys in uses(say, say.pattern(message)):
        found = values.setdefault(name, [])
        found += [*keys, *NUMBERS, *TEXTS] if keys else [7, 10_000, -3] if sign == "#" else [3, 10_000, -5, *TEXTS[-3:]]
    for sign, name, _ in uses(say, say.pattern(message)):
        if sign == "#":
            values[name] = [value for value in values[name] if isinstance(value, int)]
    usual = {name: found[0] for name, found in values.items()}
    yield usual
    for name, found in values.items():
        for value in dict.fromkeys(found):
            yield usual | {name: value}


FOLDERS = [None, *(game.folder for game in SHELF.values())]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name if folder else "house")
@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_said_as_fluent_says_it(lang: str, folder: Path | None) -> None:
    say = Words(lang, folder)
    fluent = Fluent(say)
    own = made(say.paths[-1]) if folder else b"".join(map(made, say.paths))
    asked = [name for name in say.plain if f'"{name}":'.encode() in own and name != "help-all"]
    assert len(asked) > 20
    for message in asked:
        for args in trials(say, message):
            assert say.format(message, args) == fluent(message, args), (message, args)


@pytest.mark.parametrize("lang", LANGS)
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    bundle = FluentBundle([lang])
    assert [plural(value, lang) for value in range(-20, 350)] == [bundle._plural_form(v) for v in range(-20, 350)]


def test_words_read_beforehand_say_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house without any file of Fluent knows the same messages, and says them."""
    for name, text in all_made(ROOT):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text)
    game = SHELF["dice_town"]
    written = [Words(lang, game.folder) for lang in LANGS]
    monkeypatch.setattr("saloon.words.HERE", tmp_path / "words")
    for say in written:
        light = Words(say.lang, tmp_path / "games" / game.key)
        assert {path.suffix for path in light.paths} == {".json"}
        assert list(light.plain) == list(say.plain)
        for message in say.plain.keys() - {"help-all"}:  # which has nothing but attributes
            assert light.pattern(message) == say.pattern(message)
            assert light.plain[message] is None or light.plain[message] == say.format(message, {})


@pytest.mark.parametrize(
    "text",
    [
        "-term = a",
        "one = { -term }",
        "one = { DATETIME($when) }",
        "one = { NUMBER($n) }",
        "one = { other.more }",
        "one",
    ],
)
def test_what_the_house_does_not_understand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not understand|no message"):
        patterns(text)


def test_a_missing_argument_is_a_fault_of_the_program() -> None:
    say = Words("en")
    with pytest.raises(ValueError, match="en cards-count"):
        say("cards-count")
    with pytest.raises(KeyError):
        say.format("cards-count.nothing", {})
