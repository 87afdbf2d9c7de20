"""On a real terminal (a pty): the screen is cleared, drawn, asked; the curtain hides."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from saloon.cli.screen import Screen
from saloon.cli.voice import Voice
from saloon.games import SHELF

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
SECONDS = 60


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, *args: object, rows: int = 24, columns: int = 80) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm"
            os.execv(sys.executable, [sys.executable, "-m", "saloon", *map(str, args)])
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.seen = ""
        self.at = 0
        self.code: int | None = None

    def until(self, mark: str) -> str:
        """What appears, up to the mark."""
        while (found := self.seen.find(mark, self.at)) < 0:
            assert self.read(), f"no {mark!r} in:\n{self.seen[self.at :]}"
        before, self.at = self.at, found + len(mark)
        return self.seen[before : self.at]

    def read(self) -> bool:
        ready, _, _ = select.select([self.end], [], [], SECONDS)
        assert ready, f"silence after:\n{self.seen[self.at :]}"
        try:
            chunk = os.read(self.end, 65536)
        except OSError:  # the other side is gone
            return False
        self.seen += chunk.decode("utf-8", "replace")
        return bool(chunk)

    def interrupt(self, mark: str) -> None:
        """Ctrl-C until something happens: just before a process begins to wait it may be overheard."""
        for _ in range(SECONDS):
            if mark in self.seen[self.at :]:
                break
            self.type("\x03")
            while select.select([self.end], [], [], 1)[0] and self.read():
                pass
        self.until(mark)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def wait(self) -> int:
        """The exit code, after everything has been read."""
        while self.read():
            pass
        self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.code

    def close(self) -> None:
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.end)


@pytest.fixture
def terminal() -> Iterator[type[Terminal]]:
    opened: list[Terminal] = []

    class Kept(Terminal):
        def __init__(self, *args: object, **size: int) -> None:
            super().__init__(*args, **size)
            opened.append(self)

    yield Kept
    for each in opened:
        each.close()


def bare(text: str) -> str:
    """Without colours and movements."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def test_a_decision_is_one_screen(terminal):
    table = terminal("play", "prsi", "--seats", 3, "--seed", 3, "--lang", "cs")
    screen = bare(table.until("\n> ").rpartition(CLEAR)[2])
    assert len(screen.splitlines()) <= 24
    assert screen.startswith("Prší · Hráč 1 ──")
    assert "talon: " in screen
    assert re.search(r"^ 1  .+\[.+\]$", screen, re.M)
    table.type("konec\n")
    assert "Dohrát se dá takhle" in table.until("--resume")
    assert table.wait() == 0


def test_without_a_game_one_is_asked_for(terminal):
    table = terminal("play", "--seed", 3)
    listed = bare(table.until("Which game? "))
    number = re.search(r"^ *(\d+) +Prší +2–5 ", listed, re.M)[1]
    table.type("pris\n")
    table.until("Did you mean prsi?")
    table.until("Which game? ")
    table.type("0\n")
    table.until("There is no game")
    table.until("Which game? ")
    table.type(f"{number}\n")
    assert "Prší · Player 1" in bare(table.until("\n> "))
    table.type("quit\n")
    assert table.wait() == 0


def test_one_who_names_no_game_leaves(terminal):
    table = terminal("play", "--lang", "cs")
    table.until("Kterou hru? ")
    table.type("\x04")
    assert table.wait() == 0


def test_ctrl_c_on_the_terminal_keeps_the_match(terminal):
    table = terminal("play", "prsi", "--seed", 3)
    table.until("\n> ")
    table.interrupt("saloon play --resume ")
    assert table.wait() == 130
    assert Path(table.seen[table.at :].split()[0]).is_file()


def test_the_curtain_clears_the_screen_and_what_was_typed(terminal):
    table = terminal("play", "prsi", "--name", "Eva", "--name", "Petr", "--seed", 5)
    first = re.search(r"Pass the keyboard to (\w+)", bare(table.until("press Enter.")))[1]
    second = {"Eva": "Petr", "Petr": "Eva"}[first]
    table.type("\n")
    own = bare(table.until("\n> ").rpartition(CLEAR)[2])
    hand = re.search(rf"^\* {first} +(\S.*)$", own, re.M)[1].split()
    assert len(hand) >= 4
    assert "?" not in hand
    table.type("1\n")
    table.until("Press Enter to hide what you see.")
    table.type("\n")
    hidden = table.until("press Enter.")
    assert CLEAR in hidden
    assert f"Pass the keyboard to {second}" in bare(hidden)
    kept = [card for card in hand if card not in own.partition("[")[2].partition("]")[0]]
    assert not any(re.search(rf"\b{card}\b", bare(hidden.rpartition(CLEAR)[2])) for card in kept)
    table.type("\n")
    other = bare(table.until("\n> ").rpartition(CLEAR)[2])
    assert re.search(rf"^  {first} +\?( \?)*$", other, re.M)
    table.type("\x1b[Axyzzy\n")  # the arrow brings nothing of the other's back
    table.until("“xyzzy” is no move")
    table.until("> ")
    table.type("\x04")
    table.until("--resume")
    assert table.wait() == 0


def test_replay_steps_there_and_back(terminal, match_file):
    film = terminal("replay", match_file)
    assert "0/" in film.until(" > ")
    film.type("\n")
    assert "to deal." in bare(film.until("1/"))
    film.type("+\n")
    film.until("11/")
    film.type("b\n")
    film.until("10/")
    film.type("3\n")
    film.until("\r\n3/")
    film.type("$\n")
    assert "win" in bare(film.until(" > ") + film.until(" > "))
    film.type("q\n")
    assert film.wait() == 0


def test_a_simulation_shows_progress_and_ctrl_c_tells_what_was_finished(terminal):
    lab = terminal("sim", "prsi", "-n", 1000000, "-j", 1)
    while not re.search(r"[1-9]\d*/1000000", bare(lab.until("/1000000"))):
        pass  # until the first games are counted
    start = lab.at
    lab.type("\x03")
    assert lab.wait() == 130
    told = bare(lab.seen[start:])
    assert re.search(r"Interrupted after [\d,]+ of 1,000,000 games", told)
    assert "Regular" in told
    assert "Traceback" not in told


# -- what is seen -------------------------------------------------------------------------------


@pytest.fixture
def seen(monkeypatch):
    """What a screen of some size shows, as text with its colours."""

    def show(height: int, **inks: str) -> tuple[Screen, Callable[[], str]]:
        screen = Screen(Voice("en"), inks=inks)
        out = StringIO()
        screen.console = Console(
            file=out, width=80, height=height, force_terminal=True, color_system="standard", highlight=False
        )
        monkeypatch.setattr(screen, "clear", lambda: None)
        return screen, out.getvalue

    return show


NEWS, EARLIER = [f"new {i}." for i in range(6)], [f"old {i}." for i in range(40)]


def test_a_tall_screen_tells_what_was_before_too(seen):
    """What is new first of all; the rest of the room is for earlier lines, dimmed."""
    screen, shown = seen(40)
    screen.page("Prší", NEWS, "board", "Your turn.", [], (), EARLIER)
    text = shown()
    assert all(line in text for line in NEWS)
    assert "old 39." in text and "old 0." not in text
    assert text.index("old 39.") < text.index("new 0.")


def test_a_small_screen_says_how_much_more_there_is(seen):
    screen, shown = seen(10)
    screen.page("Prší", NEWS, "board", "Your turn.", [], (), EARLIER)
    text = shown()
    assert "… 4 more lines: log shows all" in text
    assert "new 5." in text and "new 3." not in text and "old" not in text


def test_suits_have_their_colours(seen):
    screen, shown = seen(24)
    screen.inks = SHELF["prsi"].board.inks
    screen.page("Prší", [], "Anna  H7 L10 AO BK HAT", "Your turn.", [], (), [])
    text = shown()
    assert "\x1b[31mH7\x1b[0m" in text and "\x1b[32mL10\x1b[0m" in text and "\x1b[33mBK\x1b[0m" in text
    assert "HAT" in text


def test_the_log_is_told_where_the_eye_is(saloon):
    """No pager that opens at the oldest line: the newest stands just above the question."""
    told = saloon("play", "prsi", "--seed", 3, stdin="log\nquit\n").stdout
    rest = told.partition("> log\n")[2]
    assert rest.splitlines()[0].startswith("The lot falls on")
