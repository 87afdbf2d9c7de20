"""Wrong usage and wrong input: a clear sentence in the reader's language, exit code 2, no traceback."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(("args", "told"), WRONG, ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else "")
def test_wrong_input_is_told_on_stderr_with_code_2(saloon, args, told):
    result = saloon(*args, "--lang", "cs") if args[-1] != "--seats" else saloon(args[0], args[1], "--lang", "cs", "--seats")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_an_unknown_language_is_told_in_a_known_one(saloon):
    result = saloon("games", "--lang", "de")
    assert result.exit_code == 2
    assert "cs, en, ru" in result.stderr


@pytest.mark.parametrize(("lang", "told"), [("cs", "Hru „pris“ tu nemáme"), ("en", "no game “pris”"), ("ru", "Игры «pris» здесь нет")])
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
