"""The words of matches: every message is there, is used, and fits every number."""

import re
from pathlib import Path

import pytest

import saloon
from saloon.words import HERE, LANGS, words

SOURCES = "".join(path.read_text("utf-8") for path in Path(saloon.__file__).parent.rglob("*.py"))


def messages(lang: str) -> dict[str, str]:
    """The messages of matches in one language, each with its text."""
    found: dict[str, str] = {}
    for line in (HERE / lang / "match.ftl").read_text("utf-8").splitlines():
        if started := re.match(r"([a-z-]+) = ?(.*)", line):
            name = started[1]
            found[name] = started[2]
        elif line and not line.startswith("#"):
            found[name] += "\n" + line
    return found


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_all_languages_say_the_same_with_the_same_arguments():
    czech, english, russian = (
        {name: variables(text) for name, text in messages(lang).items()} for lang in ("cs", "en", "ru")
    )
    assert czech == english == russian


def test_every_message_is_used_and_every_used_one_is_there():
    used = set(
        re.findall(r'"((?:undo|pledge|redeem|chance|nature|file|verify|log|secret|name|entry)s?-[a-z-]+)"', SOURCES)
    )
    assert {name for name in messages("en") if f'"{name}"' not in SOURCES} == set()
    assert {name for name in used if not words("en").has(name)} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_can_be_said_with_any_number(lang: str):
    for name, text in messages(lang).items():
        for number in (0, 1, 2, 5, 21, 1234):
            said = words(lang)(name, **dict.fromkeys(variables(text), number))
            assert said.strip()
            assert "{" not in said


@pytest.mark.parametrize("lang", LANGS)
def test_a_line_is_named_without_gaps_between_thousands(lang: str):
    assert "1234" in words(lang)("verify-line", line=1234)


def test_counts_take_the_right_form():
    assert [words("cs")("verify-holds", game="X", count=n) for n in (1, 2, 5)] == [
        "X: 1 záznam souhlasí.",
        "X: všechny 2 záznamy souhlasí.",
        "X: všech 5 záznamů souhlasí.",
    ]
    assert [words("ru")("verify-holds", game="X", count=n) for n in (1, 2, 5, 21)] == [
        "X: сошлась 1 запись.",
        "X: сошлись все 2 записи.",
        "X: сошлись все 5 записей.",
        "X: сошлась 21 запись.",
    ]
    assert [words("en")("verify-holds", game="X", count=n) for n in (1, 2)] == [
        "X: 1 entry checks out.",
        "X: all 2 entries check out.",
    ]
