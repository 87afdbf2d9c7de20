"""As a process among others: exit codes, pipes, Ctrl-C, and a quick start."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from saloon.match import load


def test_exit_codes(shell, tmp_path):
    assert shell("games").returncode == 0
    assert shell("odds", "prsi").returncode == 1
    assert shell("play", "pris").returncode == 2
    assert shell("verify", tmp_path / "nothing").returncode == 2


def test_piped_play_is_plain_text_and_ends_politely(shell):
    done = shell("play", "prsi", "--seed", 3, stdin="1\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "saloon play --resume" in done.stdout


@pytest.mark.parametrize(
    "args", [["rules", "prsi"], ["games"], ["odds", "maroko", "--json"], ["play", "prsi", "--people", "0"]]
)
def test_a_closed_pipe_is_silent(command, args):
    process = subprocess.Popen([*command, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ)
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=300)
    assert err == b""
    assert process.returncode == 141


def test_a_match_that_nobody_watches_any_more_is_kept(command, tmp_path):
    path = tmp_path / "watched.saloon"
    args = [*command, "play", "prsi", "--people", "0", "--seed", "3", "--save", str(path)]
    process = subprocess.Popen(args, stdout=subprocess.PIPE, env=os.environ | {"PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(timeout=300) == 141
    assert load(path.read_text("utf-8")).events


@pytest.fixture
def launch(command):
    """Starts processes that the test talks to; none of them outlives it."""
    started = []

    def start(*args):
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        env = os.environ | {"PYTHONUNBUFFERED": "1"}
        started.append(subprocess.Popen([*command, *map(str, args)], text=True, env=env, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def until(stream, mark: str) -> str:
    """What a process writes until it has written the mark."""
    seen = ""
    while mark not in seen:
        letter = stream.read(1)
        assert letter, f"ended without {mark!r}:\n{seen}"
        seen += letter
    return seen


def interrupted(process) -> str:
    """Ctrl-C until the process ends: just before it begins to wait it may overhear one. Its stderr.

    A second one comes late, so that a slow machine has dealt with the first.
    """
    while True:
        process.send_signal(signal.SIGINT)
        try:
            return process.communicate(timeout=15)[1]
        except subprocess.TimeoutExpired:
            continue


def test_ctrl_c_keeps_the_match(launch, data):
    process = launch("play", "prsi", "--seed", 3)
    until(process.stdout, "\n> ")
    process.stdin.write("1\n")
    process.stdin.flush()
    until(process.stdout, "\n> ")
    err = interrupted(process)
    assert process.returncode == 130
    assert "Traceback" not in err
    kept = Path(re.search(r"saloon play --resume (\S+)", err)[1])
    assert kept.parent == data / "matches"
    assert any(event.seat == 0 for event in load(kept.read_text("utf-8")).events)


def test_a_killed_process_loses_nothing_that_was_played(launch, data):
    process = launch("play", "prsi", "--seed", 3)
    until(process.stdout, "\n> ")
    process.stdin.write("1\n")
    process.stdin.flush()
    until(process.stdout, "\n> ")
    process.kill()
    process.communicate(timeout=300)
    (kept,) = (data / "matches").iterdir()
    assert any(event.seat == 0 for event in load(kept.read_text("utf-8")).events)


@pytest.mark.parametrize("args", [["games"], ["--version"], ["rules", "prsi"]])
def test_light_commands_do_not_wake_the_server(args):
    code = (
        "import sys; from saloon.cli.group import app\n"
        "try: app(sys.argv[1:])\n"
        "except SystemExit as end: assert not end.code\n"
        "heavy = {'litestar', 'sqlalchemy', 'uvicorn', 'alembic', 'numpy'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("lang", "told"), [("en", "open"), ("cs", "otevř"), ("ru", "откр")])
def test_serve_opens_the_house_and_ctrl_c_closes_it(launch, tmp_path, lang, told):
    process = launch("serve", "--port", 0, "--no-browser", "--database", tmp_path / "house.db", "--lang", lang)
    ready = process.stdout.readline()
    address = re.search(r"http://localhost:\d+/", ready)
    assert address, ready
    assert told in ready.lower()
    with urlopen(f"{address[0]}api/games", timeout=300) as answer:
        assert "prsi" in [game["key"] for game in json.load(answer)]
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=300)
    assert process.returncode in (0, 130)
    assert "Traceback" not in err
    assert (tmp_path / "house.db").exists()


def test_a_terminal_without_our_letters_shows_others(shell):
    done = shell("games", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Pr??" in done.stdout
    assert done.stderr == ""
