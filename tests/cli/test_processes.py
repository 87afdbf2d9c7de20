"""As a process among others: exit codes, pipes, Ctrl-C, and a quick start."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

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


def test_a_closed_pipe_is_silent(command):
    process = subprocess.Popen([*command, "rules", "prsi"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ)
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert err == b""
    assert process.returncode == 141


def until(stream, mark: str) -> str:
    """What a process writes until it has written the mark."""
    seen = ""
    while mark not in seen:
        letter = stream.read(1)
        assert letter, f"ended without {mark!r}:\n{seen}"
        seen += letter
    return seen


def interrupted(process) -> str:
    """Ctrl-C until the process ends: just before it begins to wait it may overhear one. Its stderr."""
    while True:
        process.send_signal(signal.SIGINT)
        try:
            return process.communicate(timeout=1)[1]
        except subprocess.TimeoutExpired:
            continue


def test_ctrl_c_keeps_the_match(command, data):
    process = subprocess.Popen(
        [*command, "play", "prsi", "--seed", "3"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdin is not None
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


def test_a_killed_process_loses_nothing_that_was_played(command, data):
    process = subprocess.Popen(
        [*command, "play", "prsi", "--seed", "3"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdin is not None
    until(process.stdout, "\n> ")
    process.stdin.write("1\n")
    process.stdin.flush()
    until(process.stdout, "\n> ")
    process.kill()
    process.communicate(timeout=60)
    (kept,) = (data / "matches").iterdir()
    assert any(event.seat == 0 for event in load(kept.read_text("utf-8")).events)


@pytest.mark.parametrize("args", [["games"], ["--version"], ["rules", "prsi"]])
def test_light_commands_do_not_wake_the_server(args):
    code = (
        "import sys; from saloon.cli.app import app\n"
        "try: app(sys.argv[1:])\n"
        "except SystemExit as end: assert not end.code\n"
        "heavy = {'litestar', 'sqlalchemy', 'uvicorn', 'alembic', 'msgspec', 'numpy'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_serve_hands_its_options_to_the_server(saloon, monkeypatch):
    calls = []
    from types import SimpleNamespace

    server = SimpleNamespace(run=lambda **options: calls.append(options))
    monkeypatch.setitem(sys.modules, "saloon.server", server)
    assert saloon("serve", "--port", 8123, "--no-browser", "--database", "x.db").exit_code == 0
    assert calls == [{"host": "127.0.0.1", "port": 8123, "database": "x.db", "browser": False}]
