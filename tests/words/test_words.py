"""Words: three languages complete, nothing unused, plurals right."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import saloon
from saloon.core import Fault, Unreadable
from saloon.games import SHELF
from saloon.words import HERE, LANGS, Words, own_lang, words

ROOT = Path(saloon.__file__).parent
SHARED = sorted(path.name for path in (HERE / "en").glob("*.ftl"))


def entries(path: Path) -> dict[str, ftl.Message | ftl.Term]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [each.content for each in body if isinstance(each, ftl.Junk)]
    assert not junk, f"{path}: {junk[0]}"
    found = [each for each in body if isinstance(each, ftl.Message | ftl.Term)]
    names = [("-" if isinstance(each, ftl.Term) else "") + each.id.name for each in found]
    assert len(set(names)) == len(names), f"{path}: a message stands twice"
    return dict(zip(names, found, strict=True))


def messages(path: Path) -> dict[str, set[str]]:
    """Message names with their attributes."""
    return {name: {a.id.name for a in entry.attributes} for name, entry in entries(path).items() if name[0] != "-"}


def variables(node: object) -> set[str]:
    found = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found |= variables(each)
    return found


FOLDERS = [HERE / "{}" / name for name in SHARED] + [game.folder / "words" / "{}.ftl" for game in SHELF.values()]
every_file = pytest.mark.parametrize("path", FOLDERS, ids=lambda path: "/".join(path.parts[-3:]))


@every_file
@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_languages_have_the_same_messages(path: Path, lang: str) -> None:
    assert messages(Path(str(path).format(lang))) == messages(Path(str(path).format("en")))


@every_file
def test_messages_take_the_same_arguments(path: Path) -> None:
    """A translation uses no argument that the English message does not know."""
    english = {name: variables(entry) for name, entry in entries(Path(str(path).format("en"))).items()}
    for lang in LANGS:
        for name, entry in entries(Path(str(path).format(lang))).items():
            if name[0] != "-" and "card" not in name:
                assert variables(entry) <= english[name] | {"count"}, (lang, name)


@every_file
@pytest.mark.parametrize("lang", LANGS)
def test_plurals_are_complete(path: Path, lang: str) -> None:
    """Where a message bends to a number, it has all the forms of its language, unless no noun follows the number."""
    for name, entry in entries(Path(str(path).format(lang))).items():
        for select in selects(entry):
            keys = {key.key.name if isinstance(key.key, ftl.Identifier) else key.key.value for key in select.variants}
            if keys & {"one", "few", "many"}:
                default = next(each for each in select.variants if each.default)
                complete = FORMS[lang] <= keys or (lang == "ru" and {"few", "other"} <= keys)
                assert complete or not counts_a_noun(default.value, variables(select.selector)), (lang, name, keys)


@every_file
@pytest.mark.parametrize("lang", LANGS)
def test_a_number_among_words_would_never_be_chosen(path: Path, lang: str) -> None:
    """Fluent takes `[9]` for a number: the word "9" does not find it, and the default is said instead."""
    for name, entry in entries(Path(str(path).format(lang))).items():
        for select in selects(entry):
            keys = [each.key for each in select.variants]
            named = {key.name for key in keys if isinstance(key, ftl.Identifier)} - {"one", "few", "many", "other"}
            assert not (named and any(isinstance(key, ftl.NumberLiteral) for key in keys)), (lang, name)


FORMS = {"en": {"one", "other"}, "cs": {"few", "other"}, "ru": {"few", "many"}}


def counts_a_noun(pattern: ftl.Pattern, numbers: set[str]) -> bool:
    """Whether a word follows a number: `{ $count } cards`."""
    return any(
        isinstance(one, ftl.Placeable)
        and variables(one) & numbers
        and isinstance(two, ftl.TextElement)
        and re.match(r" [^\W\d]", two.value)
        for one, two in pairwise(pattern.elements)
    )


def selects(node: object) -> list[ftl.SelectExpression]:
    found = [node] if isinstance(node, ftl.SelectExpression) else []
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found += selects(each)
    return found


def sources(folder: Path) -> str:
    return "\n".join(
        path.read_text("utf-8") for path in folder.rglob("*") if path.suffix in {".py", ".js", ".html", ".ftl"}
    )


def unused(names: list[str], text: str) -> list[str]:
    """Names nobody writes: neither whole nor as a prefix before a value, like `option-deal-4`."""
    words_used = set(re.findall(r"[a-z][a-z0-9_-]+", text))
    prefixes = tuple(set(re.findall(r'f"([a-z][a-z0-9_-]*-)\{', text)))
    return [name for name in names if name not in words_used and not (prefixes and name.startswith(prefixes))]


@pytest.mark.parametrize("lang", LANGS)
def test_thousands_are_written_without_marks_and_signs_stay_with_their_numbers(lang: str) -> None:
    """As on tables and slates: 1090, in every language, a million with them; the sign stays with its number."""
    assert words(lang)("cards-count", count=1090).startswith("1090 ")
    assert not words(lang)("cards-count", count=10**6).startswith("1000")
    texts = [path.read_text("utf-8") for path in (*HERE.glob("*/*.ftl"), *HERE.parent.glob("games/*/words/*.ftl"))]
    assert not [line for text in texts for line in text.splitlines() if re.search(r"[}\d] [%$](?![a-z])", line)]


PUZZLING = {
    "en": r"onlooker|into the cup|[Ll]et the dice lie|Gatlings enough|[Ee]verything holds|then be done|no longer "
    r"counts|\b(lays?|laid) (a|an|the|your) (card|seven|ace|ober)",
    "cs": r"pokládá kart|do kelímku:",
    "ru": r"\b[Кк]ост(ь|и|ей|ям|ями|ях)\b|обратно в стакан| – ",
}
"""What readers stumbled over; there is a plainer word for each."""
MEANT_OTHERWISE = {
    "en": r"in favour of the Sheriff|It leads here:",
    "cs": r"[Pp]řijít o život|přichází o život|\btvoje:|Ptá se ho|\bV Zlatém|Zbývají-li méně|terče musí mít|"
    r"tenhle terč|hází znovu:|Nechat si život|\bS 7\b|Výhra platí|Vyhrává, komu|bere další dvě|\bdomů na základnu|"
    r"Kdo má první|není koho|přehodili|místo po místě",
    "ru": r"теряет жизнь|хотя бы себя|Больше всех .{1,12} получает|Побеждает больше|всеми мишенями|попали на|"
    r"Почти наоборот|Выигрыш платит|С пойнта|на них ждёт|у кого первым|выводить некого|Без фишки в игре|"
    r"за первый ход|Надо перебить|Бросок без очков теряет|положите сердца|место за местом",
}
"""Sentences that say something else than is meant, or that nobody would say; in rules too."""
ONE_NAME = {
    ("bang", "cs"): r"Slab zabiják|jako sup|(?<=[a-z] )Indián",
    ("bang", "ru"): r"Бедовая|Слэб-убийца",
    ("clovece", "cs"): r"\bdomů|\bdoma\b",
    ("clovece", "en"): r"[Ss]en(t|ds|ding) (a pawn )?home|sends home|[Kk]nock",
    ("clovece", "ru"): r"[Сс]би(ть|т)|\bбьют|\bбить",
    ("craps", "cs"): r"\bdes(ce|k)",
    ("craps", "ru"): r"доск|фишки на поле\.",
    ("dama", "cs"): r"[Tt]ich[éý]|[Řř]etěz|[Ss]ebrat (jeden|více) kam|kterýmkoli kamenem|[Ff]ilc",
    ("dama", "en"): r"\bstones?\b",
    ("dice_town", "cs"): r"koloniál|\bsalón|nejlepší poker",
    ("dice_town", "ru"): r"шахт|лучший покер|\bгран",
    ("fliptown", "cs"): r"[Kk]ladivo|dobyt|stavení|[Ff]lush",
    ("fliptown", "ru"): r"[Мм]олот(а|ом|у|е)?\b|(одно|каждое) W",
    ("maroko", "cs"): r"co přehodit",
    ("maroko", "en"): r"Great Maroko",
    ("maroko", "ru"): r"Мароко",
    ("mlyn", "cs"): r"\blétá",
    ("mlyn", "en"): r"\b[Ff]ly",
    ("mlyn", "ru"): r"летаю",
    ("oko", "cs"): r"co přehodit",
    ("prsi", "cs"): r"[Ss]edmičk|[Bb]alíč",
    ("prsi", "ru"): r"[Уу]нтер|[Оо]бер\b",
}
"""A thing is called in lessons and hints as on the table; these are its other names."""
FINGERS = r"\b[Tt]ap(s|ped)?\b|[Kk]lep(n|e)|[Kk]likn|[Кк]осни|[Нн]ажми"


@pytest.mark.parametrize("lang", LANGS)
def test_words_that_puzzled_readers_stay_away(lang: str) -> None:
    told = [text for path in FOLDERS for _, text in spoken(path, lang)]
    assert not [text for text in told if re.search(PUZZLING[lang], text)]


@pytest.mark.parametrize(("key", "lang"), ONE_NAME)
def test_a_thing_has_one_name(key: str, lang: str) -> None:
    path = SHELF[key].folder / "words" / f"{lang}.ftl"
    assert not [text for _, text in spoken(path, lang) if re.search(ONE_NAME[key, lang], text)]


ON_THE_PAGE = {
    "cs": r"(?<![-\w\"])[Bb]ot(i|ů|a|y|em)?\b|[Nn]ápověda [^\"]|vidí nápověda|\bUvolněte",
    "en": r"\bstrokes?\"",
    "ru": r"камень|подсказк",
}
"""A robot is a robot there, and a hint is no help; Mlýn's stones are called as at its table."""


@pytest.mark.parametrize("lang", ON_THE_PAGE)
def test_a_thing_has_one_name_on_the_page(lang: str) -> None:
    told = (ROOT / "web" / "words" / f"{lang}.js").read_text("utf-8").splitlines()
    assert not [line for line in told if re.search(ON_THE_PAGE[lang], line)]


def test_the_checking_page_knows_what_games_are_called() -> None:
    """It asks nobody, so it has the names of its own."""
    page = (ROOT / "web" / "verify" / "games.js").read_text("utf-8")
    for key, game in SHELF.items():
        called = ", ".join(f'{lang}: "{words(lang, game.folder)("title")}"' for lang in LANGS)
        assert f"  {key}: {{ {called} }}," in page


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_say_what_is_meant(lang: str) -> None:
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    told = [text for path in FOLDERS for _, text in spoken(path, lang)]
    told += [line for game in SHELF.values() for line in (game.folder / name).read_text("utf-8").splitlines()]
    assert not [text for text in told if re.search(MEANT_OTHERWISE[lang], text)]


@pytest.mark.parametrize("lang", LANGS)
def test_games_speak_to_the_terminal_as_well(lang: str) -> None:
    """Nobody taps there; only what is said about a thing that was tapped may know of it."""
    told = [
        (game.key, name, text)
        for game in SHELF.values()
        for name, text in spoken(game.folder / "words" / "{}.ftl", lang)
        if not name.endswith("about")
    ]
    assert not [each for each in told if re.search(FINGERS, each[2])]


def spoken(path: Path, lang: str) -> list[tuple[str, str]]:
    """Every text of a file, with the name of its message."""
    return [(name, text) for name, entry in entries(Path(str(path).format(lang))).items() for text in texts(entry)]


def texts(node: object) -> list[str]:
    found = [node.value] if isinstance(node, ftl.TextElement) else []
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            found += texts(each)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_ober_and_unter_cannot_be_mistaken(lang: str) -> None:
    """On cards there is room for a letter or two: no rank begins like the whole of another."""
    ranks = [
        words(lang)("rank-letter", rank=rank)
        for rank in ("seven", "eight", "nine", "ten", "under", "over", "king", "ace")
    ]
    assert not [(one, two) for one in ranks for two in ranks if one is not two and two.startswith(one)]


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_message_of_a_game_is_unused(key: str) -> None:
    game = SHELF[key]
    code = "\n".join(
        path.read_text("utf-8") for path in (*game.folder.rglob("*.py"), HERE.parent / "house" / "sure.py")
    )
    inside = "\n".join(re.findall(r"\{ *([a-z-]+) *\}", (game.folder / "words" / "en.ftl").read_text("utf-8")))
    asked = [f"option-{name}" for name in game.options.choices()]
    asked += [
        f"option-{name}-{word}" for name, values in game.options.choices().items() for word in map(spelled, values)
    ]
    asked += [f"preset-{name}" for name in game.presets]
    asked += [f"feat-{name}" for name in (game.study.feats.names if game.study.feats else ())]
    asked += [message for message, _ in map(game.study.uses.told, game.study.uses.names)] if game.study.uses else []
    asked += [f"theme-{name}" for name in (game.study.themes.names if game.study.themes else ())]
    names = [
        name
        for name in messages(game.folder / "words" / "en.ftl")
        if not name.startswith(("learn-", "idea-"))  # named by the files of lessons: tests/school/test_lessons.py
        and name
        not in {
            "title",
            "summary",
            "notation",
            "notation-rest",
            "opening",
            "tally",
            "about",
            "lesson-1",
            "lesson-2",
            "lesson-3",
            *asked,
        }
    ]
    assert unused(names, code + inside) == []


def spelled(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("key", sorted(SHELF))
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_is_explained(key: str, lang: str) -> None:
    game = SHELF[key]
    say = words(lang, game.folder)
    assert say("title") and say("summary") and say("notation")
    for name, values in game.options.choices().items():
        assert say(f"option-{name}") and say(f"option-{name}.about")
        for value in values:
            assert say(f"option-{name}-{spelled(value)}")
    for name, text in game.presets.items():
        assert say(f"preset-{name}") and game.options.read(text).text() == text


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_read_without_fluent_is_what_fluent_says(lang: str) -> None:
    """Every message and attribute is found, and the plain ones say the same."""
    for game in SHELF.values():
        say = words(lang, game.folder)
        known = {
            f"{name}.{each}" if each else name
            for path in say.paths
            for name, more in messages(path).items()
            for each in (*more, "")
        }
        assert set(say.plain) == known
        for name, text in say.plain.items():
            if text is not None:
                assert say.format(name, {}) == text


def test_no_shared_message_is_unused() -> None:
    code = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*") if path.suffix in {".py", ".js"})
    inside = "\n".join(
        re.findall(
            r"\{ *([a-z-]+) *\}", sources(HERE / "en") + "".join(sources(g.folder / "words") for g in SHELF.values())
        )
    )
    names = [name for file in SHARED for name in messages(HERE / "en" / file)]
    assert unused(names, code + inside) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_files_have_the_same_message(lang: str) -> None:
    """The first to be read would win, with the other's arguments. A game does not speak over the house either."""
    shared = [name for file in SHARED for name in messages(HERE / lang / file)]
    assert sorted(set(shared)) == sorted(shared)
    for game in SHELF.values():
        assert set(shared).isdisjoint(messages(game.folder / "words" / f"{lang}.ftl")), game.key


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards"]),
        ("cs", ["1 karta", "2 karty", "5 karet", "21 karet"]),
        ("ru", ["1 карта", "2 карты", "5 карт", "21 карта"]),
    ],
)
def test_plurals_follow_the_language(lang: str, said: list[str]) -> None:
    assert [words(lang)("cards-count", count=count) for count in (1, 2, 5, 21)] == said


def test_a_fault_is_told_with_its_clause() -> None:
    fault = Fault("illegal-turn", "3.1")
    assert words("en").fault(fault) == "It is not your turn. (rule 3.1)"
    assert words("cs").fault(fault) == "Nejsi na tahu. (pravidlo 3.1)"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unreadable, match="lang-unknown"):
        Words("xx")


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert own_lang() == "cs"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert own_lang() == "en"
