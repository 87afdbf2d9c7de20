"""What games say, read aloud in Russian and English: sentences of matches played by chance, as they come out with names
and numbers put in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from laws.walks import GAMES, KEYS, options_by_lot, step
from ring import many
from saloon.core import NATURE, ONLOOKER
from saloon.match import Player
from saloon.match.telling import Spectator
from saloon.scene import Reader
from saloon.words import words

NAMES = {
    "en": ("Ann", "Bob", "Cora", "Dan", "Eve", "Fred", "Gus", "Hal"),
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар"),
}
WALKS, STEPS, REASONS = many(2, 8), many(100, 500), many(2, 20)

A = "(?:" + "|".join(NAMES["en"] + NAMES["ru"]) + ")"
SEVERAL = rf"(?:{A}, )*{A} (?:and|и) {A}"
ANY = (
    r"\s{2,}(?! )|\s[.,;:!?](?:\s|$)|[.,;:?!][.,;]|[.!?…] "
    r"[a-zа-яё]|\(\)|«»|“”|[{}]|(?<![\w-])-\d|\?\.|(?i:\b(\w{4,}):? \1\b)|\b[jqk] [A-ZА-ЯЁ]"
)
WRONG = {
    "en": (
        ANY,
        r"\ba (?:[aeioAEIO](?!ne\b)|8|11|18)|\ban (?:[^aeiouAEIOUhF8\W\d]|[12-79]\b)",
        rf"\b{SEVERAL} (?:is|has|was|does|goes|throws|takes|gets|wins|begins|moves|plays)\b",
        r"(?<![\d.,$:])\b1 "
        r"(?:points|stars|cards|dollars|nuggets|chips|moves|rounds|throws|dice|arrows|stones|pieces|squares|turns)\b",
        r"(?:[2-9]|\d\d) (?:point|star|card|dollar|nugget|chip|move|round|throw|die|arrow|stone|piece|square|turn)\b",
        r"\w'\w",
        rf"\b(?:hand|cup|envelope|arrow|pockets|map|pawn) of {A}\b",
    ),
    "ru": (
        ANY,
        r"\b(?:в|во|на|с|со|у|от|для|за|к|ко|о|об|по|из|без|перед|над|под|про|через|между|против"
        rf"|игрок(?:а|у|ом|е)|достаётся) {A}\b",
        rf"\b{A}(?: не)? \w+(?:[аеиыуя]л|[аеиыуя]ла|лся|лась)\b",
        rf"(?<!: )\b\w+(?:ет|ит|ёт)(?:ся)? {SEVERAL}\b|\b{SEVERAL} \w+(?:ет|ит|ёт)\b",
        r"\b[Вв] (?:в[бгджзклмнпрстфхцчшщ]|ф[бвгджзклмнпрстхцчшщ])|\b[Сс] (?:[сзшж][бвгджзклмнпрстфхцчшщ]|щ)|\b[Оо] "
        r"[аоуэи]",
    ),
}
"""Two marks in a row, a small letter after a full stop, a word twice; a Russian name that would have to be bent, or
whose verb knows a gender; several who do what one does; `a A`, `1 stars`."""
NOUNS = (
    ("очко", "очка", "очков"),
    ("звезда|звезду", "звезды", "звёзд"),
    ("жизнь", "жизни", "жизней"),
    ("карта|карту", "карты", "карт"),
    ("кубик", "кубика", "кубиков"),
    ("самородок", "самородка", "самородков"),
    ("стрела|стрелу", "стрелы", "стрел"),
    ("участок", "участка", "участков"),
    ("фишка|фишку", "фишки", "фишек"),
    ("шашка|шашку", "шашки", "шашек"),
    ("раунд", "раунда", "раундов"),
    ("бросок", "броска", "бросков"),
    ("бонус", "бонуса", "бонусов"),
    ("серебряная|серебряную", "серебряные", "серебряных"),
    ("шаг", "шага", "шагов"),
    ("поле", "поля", "полей"),
)
COUNTED = re.compile(
    rf"(?:\b(из|до|от|около|без|хватает|[Бб]росок) )?(?<![\d,:])\b(\d+) "
    rf"({'|'.join('|'.join(forms) for forms in NOUNS)})\b"
)


@pytest.mark.parametrize("lang", sorted(WRONG))
@pytest.mark.parametrize("key", KEYS)
def test_sentences_can_be_read_aloud(key: str, lang: str) -> None:
    for said in heard(key, lang):
        for wrong in WRONG[lang]:
            assert not re.search(wrong, said), (wrong, said)
        assert lang != "ru" or all(agrees(*found) for found in COUNTED.findall(said)), said


def agrees(before: str, number: str, noun: str) -> bool:
    """1 очко, 2 очка, 5 очков; after a word that takes the genitive, `из 2 карт`, nothing is said."""
    count = int(number)
    form = 2 if count % 100 in range(11, 15) else (0 if count % 10 == 1 else 1 if count % 10 in (2, 3, 4) else 2)
    return bool(before) or any(noun in forms[form].split("|") for forms in NOUNS)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann turns a A into Q."),
        ("en", "Ann and Bob is to move."),
        ("en", "Ann gets 1 stars."),
        ("en", "Ann pulls a card from the hand of Bob."),
        ("en", "Ann is dealt a card: ?."),
        ("en", "It is worth about -2 points."),
        ("ru", "Ходит Анна и Вера."),
        ("ru", "Обокрасть игрока Борис"),
        ("ru", "Анна потеряла карту."),
        ("ru", "Шериф: шериф Борис решает спор."),
        ("ru", "Анна получает карту: ?."),
        ("ru", "Анна бросает о Анна."),
    ],
)
def test_what_was_wrong_is_noticed(lang: str, said: str) -> None:
    assert any(re.search(wrong, said) for wrong in WRONG[lang])


def test_numbers_bend_russian_nouns() -> None:
    assert not agrees("", "2", "очков") and not agrees("", "21", "очков") and not agrees("", "11", "очко")
    assert (
        agrees("", "1", "звезду")
        and agrees("", "22", "звезды")
        and agrees("", "12", "звёзд")
        and agrees("из", "2", "карт")
    )


@cache
def heard(key: str, lang: str) -> frozenset[str]:
    return frozenset(each for seed in range(WALKS) for each in sentences(key, lang, seed) if each)


def sentences(key: str, lang: str, seed: int) -> Iterator[str]:
    """The log, choices, prompts, a few reasons and refusals of a match, and how it ended."""
    game, rng = GAMES[key], Random(seed)
    seats, options = rng.choice(game.seats), options_by_lot(game, rng) if seed else game.options()
    state, names, me = game.new(seats, options), NAMES[lang][:seats], rng.choice([*range(seats), ONLOOKER])
    reader, own, reasons = (
        Reader.of(game, me, names, lang),
        [Reader.of(game, seat, names, lang) for seat in range(seats)],
        0,
    )
    last = None
    for _ in range(STEPS):
        if not state.to_act():
            break
        seat, action = step(state, rng)
        seen = state.view(me)
        yield game.speech.tell(seen, seat, seen.witness(me, seat, action), reader)
        if seat != NATURE:
            view = state.view(seat)
            yield game.speech.say(view, action, own[seat])
            yield game.board.scene(view, own[seat]).prompt if rng.random() < 0.3 else ""
            if reasons < REASONS and rng.random() < 0.1:
                reasons += 1
                reason = game.advice.reason(view, seat, action)
                yield own[seat](reason.message, **reason.args)
            if last is not None and last not in view.legal(seat):
                yield words(lang, game.folder).fault(view.why_not(seat, last))
            last = action
        if rng.random() < 0.1:
            yield game.board.scene(seen, reader).prompt
        state = state.after(seat, action)
    scores = state.scores()
    if scores is not None:
        end = Spectator(game, me, lang).ending(state, [Player(name) for name in names], scores, True)
        yield from (end.sentence, end.why, end.near)
