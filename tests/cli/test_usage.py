"""Wrong usage and wrong input: a clear sentence in the reader's language, exit code 2, no traceback."""

from __future__ import annotations

import pytest
from click import Context
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from saloon.cli.group import app
from saloon.words import HERE

WRONG = [
    (("play", "pris"), "Nemá to být prsi?"),
    (("play", "xyzzy"), "Hry: "),
    (("play",), "--resume SOUBOR"),
    (("play", "prsi", "--seats", 9), "2 až 5 hráčů, ne pro 9"),
    (("play", "prsi", "--people", 4, "--bot", "expert", "--bot", "expert"), "2 až 5 hráčů, ne pro 6"),
    (("play", "prsi", "--seats", 2, "--people", 2, "--bot", "expert"), "se ke stolu nevejdou, míst je 2"),
    (("play", "prsi", "--bot", "genius"), "„genius“"),
    (("play", "prsi", "--option", "deal=7"), "Hodnoty: 4, 5"),
    (("play", "prsi", "-o", "cards=7"), "Volby: deal"),
    (("play", "prsi", "--name", "x" * 99), "40"),
    (("play", "prsi", "--name", "Eva", "--name", "Eva"), "stejné jméno"),
    (("play", "dama", "--seats", 3), "pro 2 hráče, ne pro 3"),
    (("sim", "prsi", "--bots", "genius"), "„genius“"),
    (("sim", "prsi", "--seats", 1), "ne pro 1"),
    (("sim", "prsi", "--by", "role", "-n", 1), "role"),
    (("verify", "/nowhere/x.saloon"), "Soubor /nowhere/x.saloon tu není."),
    (("verify", "/"), "/ je složka, ne soubor."),
    (("replay", "/nowhere/x.saloon"), "/nowhere/x.saloon"),
    (("play", "--resume", "/nowhere/x.saloon"), "/nowhere/x.saloon"),
    (("gmaes",), "Nemá to být games?"),
    (("play", "prsi", "--sets", 3), "Přepínač --sets"),
    (("play", "prsi", "--seats"), "potřebuje hodnotu"),
    (("play", "prsi", "--seats", "three"), "--seats"),
    (("rules",), "Chybí KEY"),
    (("rules", "prsi", "oko"), "navíc: oko"),
]


@pytest.mark.parametrize(
    ("args", "told"), WRONG, ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else ""
)
def test_wrong_input_is_told_on_stderr_with_code_2(saloon, args, told):
    result = (
        saloon(*args, "--lang", "cs") if args[-1] != "--seats" else saloon(args[0], args[1], "--lang", "cs", "--seats")
    )
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_an_unknown_language_is_told_in_a_known_one(saloon):
    result = saloon("games", "--lang", "de")
    assert result.exit_code == 2
    assert "cs, en, ru" in result.stderr


@pytest.mark.parametrize(
    ("lang", "told"), [("cs", "Hru „pris“ tu nemáme"), ("en", "no game “pris”"), ("ru", "Игры «pris» здесь нет")]
)
def test_complaints_speak_three_languages(saloon, lang, told):
    assert told in saloon("play", "pris", "--lang", lang).stderr
    assert told in saloon("play", "pris", f"--lang={lang}").stderr


def test_without_arguments_there_is_help(saloon):
    result = saloon()
    assert result.exit_code == 2
    for name in ("games", "rules", "play", "replay", "verify", "sim", "odds", "serve"):
        assert name in result.output


@pytest.mark.parametrize("name", ["games", "rules", "play", "replay", "verify", "sim", "odds", "serve"])
def test_every_command_has_help(saloon, name):
    result = saloon(name, "--help")
    assert result.exit_code == 0
    assert "--lang" in result.stdout


def test_the_language_may_stand_before_or_after_the_command(saloon):
    assert saloon("--lang", "cs", "games").stdout == saloon("games", "--lang", "cs").stdout
    assert saloon("--lang", "cs", "games", "--lang", "ru").stdout == saloon("games", "--lang", "ru").stdout
    assert "tu nemáme" in saloon("--lang", "cs", "play", "pris").stderr
    assert "cs, en, ru" in saloon("--lang", "xx", "games").stderr


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("cs", ["nejméně 1.", "chce celé číslo.", "od 0 do 65535.", "--json žádnou hodnotu nemá."]),
        ("en", ["a whole number, 1 or more.", "a whole number.", "from 0 to 65535.", "--json takes no value."]),
        ("ru", ["не меньше 1.", "целое число.", "от 0 до 65535.", "--json не принимает значения."]),
    ],
)
def test_wrong_numbers_are_told_what_would_be_right(saloon, lang, told):
    wrong = [
        ("sim", "prsi", "-n", 0),
        ("sim", "prsi", "--seed", "x"),
        ("serve", "--port", 99999),
        ("sim", "prsi", "--json=3"),
    ]
    for args, said in zip(wrong, told, strict=True):
        result = saloon(*args, "--lang", lang)
        assert result.exit_code == 2
        assert said in result.stderr


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("cs", ["Použití:", " play [PŘEPÍNAČE] [KEY]", "Argumenty:", "Hráči u stolu", "-h, --help"]),
        ("en", ["Usage:", " play [OPTIONS] [KEY]", "Arguments:", "Players at the table", "-o, --option NAME=VALUE"]),
        ("ru", ["Использование:", " play [КЛЮЧИ] [KEY]", "Аргументы:", "Игроки за столом", "--real-dice"]),
    ],
)
def test_help_speaks_three_languages(saloon, lang, told):
    result = saloon("play", "--help", "--lang", lang)
    assert result.exit_code == 0
    assert all(each in result.stdout for each in told)
    assert saloon("--lang", lang, "play", "-h").stdout == result.stdout


def test_the_shell_completes_commands_and_games(shell):
    """As the script that `--show-completion` prints asks for it."""
    assert "_SALOON_COMPLETE=bash_complete" in shell("--show-completion", "bash").stdout
    asked = {"_SALOON_COMPLETE": "bash_complete", "COMP_CWORD": "2"}
    assert shell(COMP_WORDS="saloon rules p", **asked).stdout == "plain,prsi\n"
    assert shell(COMP_WORDS="saloon repl", **asked | {"COMP_CWORD": "1"}).stdout == "plain,replay\n"
    assert "bash, zsh, fish" in shell("--show-completion", "dos").stderr


def test_help_tells_defaults_and_first_sentences(saloon):
    assert "How many games. Otherwise 100." in saloon("sim", "--help").stdout
    assert "Replay a match file step by step.\n" in saloon("--help").stdout


def test_no_word_of_the_manual_is_unused():
    """Every attribute of a help message is an option or an argument of its command, or of several."""
    context = Context(app)
    commands = {"house": app, **{name: app.get_command(context, name) for name in app.list_commands(context)}}
    taken = {name: {param.name.replace("_", "-") for param in command.params} for name, command in commands.items()}
    taken["all"] = set.union({"help"}, *taken.values())
    for entry in FluentParser().parse((HERE / "en" / "help.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.attributes:
            assert {each.id.name for each in entry.attributes} <= taken[entry.id.name.removeprefix("help-")]
