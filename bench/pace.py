"""How long a person waits while bots play, and in windows: `python bench/pace.py`; writes bench/pace.md.

Nothing is waited for. Matches are played by bots of the level that a table is opened with, one of whom stands for the
person; when each event leaves the house follows from the driver's own beats, and how long the page shows it from the
page's own arithmetic (`web/stage/pace.js`, run in a browser). A round is all that happens between two decisions or
throws of the person; a move of theirs that plays itself is a part of it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

import saloon
import saloon.games
from saloon.core.event import Event
from saloon.core.state import NATURE
from saloon.house import SHELF
from saloon.match.telling import Spectator
from saloon.server.rooms import windows
from saloon.server.rooms.beats import seconds
from saloon.server.rooms.room import plays_itself
from saloon.server.settings import Settings
from saloon.server.tables.driver import LONGEST, Driver
from saloon.table import play

HERE = Path(__file__).parent
WEB = Path(saloon.__file__).parent / "web"
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium"
PACES = {"calm": 1.6, "normal": 1.0, "brisk": 0.45, "instant": 0.0}
LEVEL = "regular"
MATCHES, SECONDS = 4, 8.0
"""How many matches of each table, and in how many seconds at most."""
MOST = 6.0
"""Seconds that a round may take at normal pace."""
LIVE = "## Before a real browser"
"""Where the part of the page begins that `pace_live.py` writes."""
Beat = dict[str, Any]


class Waiting:
    """What the person sees of one match, as the rounds between their own turns; and how long windows keep them."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.rounds: list[list[Beat]] = []
        self.windows: list[float] = []
        self.among: list[float] = []
        """How long the same windows would be open among people who say nothing."""
        self.matches = 0

    def watch(self, key: str, seats: int, seed: int, until: float) -> None:
        game = SHELF[key]
        table = play(key, seats, [LEVEL] * seats, people=0, seed=seed)
        while time.monotonic() < until and table.step():
            pass
        spectator, match = Spectator(game, 0, "en"), table.match
        beats: list[Beat] = []
        at, run, opened, watched = 0.0, 0, False, 0.0
        self.matches += 1
        batch: set[int] = set()
        """Bots who answer at the same time."""
        for moment in match.walk():
            entry, hand = moment.entry, spectator.hand(moment)
            asked = windows.asked(match, moment.before)
            if entry.seat >= 0 and asked:  # answers are entered together, once the window has closed
                if not opened:
                    at += self.driver.blink
                    self.windows.append(self.driver.blink)
                    self.among.append(self.driver.open_for(watched))
                opened = True
            elif entry.seat > 0:
                if entry.seat not in batch:
                    at += self.driver.pause(0.0, [LEVEL], game.secrets, run)
                    batch = {seat for seat in moment.before.to_act() if seat > 0}
                batch.discard(entry.seat)
            elif entry.seat == NATURE:
                batch = set()
            if not asked:
                opened = False
            watched = watched + seconds(match, moment) if entry.seat == NATURE else 0.0
            sole = entry.seat == 0 and plays_itself(match, moment.before, entry)
            own = hand == 0 and not asked and not sole
            run = 0 if own else run + (entry.seat > 0)
            if own:
                self.close(beats)
                beats, at = [], 0.0
            else:
                beats.append(self.beat(spectator, moment, hand, at, sole))
        self.close(beats)

    @staticmethod
    def beat(spectator: Spectator, moment: Any, hand: int, at: float, sole: bool) -> Beat:
        after = moment.after.to_act()
        turns = moment.before.to_act() != after and any(seat >= 0 for seat in after)
        dice = isinstance(moment.entry, Event) and moment.entry.seat == NATURE and hand >= 0
        return {
            "weight": spectator.weight(moment),
            "own": sole,
            "changes": turns,
            "clocks": False,
            "dice": dice,
            "at": at,
            "end": not after,
        }

    def close(self, beats: list[Beat]) -> None:
        """The end of a match is looked at as long as one likes."""
        if beats and not beats[-1]["end"]:
            self.rounds.append(beats)


def tables() -> Iterator[tuple[str, int]]:
    for key, game in SHELF.items():
        low, high = game.seats[0], game.seats[-1]
        yield from ((key, seats) for seats in sorted({max(2, low), min(4, high)}) if seats <= high)


def among_people(seats: int, waiting: Waiting, blink: float) -> str:
    """A row of the second table."""
    many, spent = len(waiting.among) / waiting.matches, sum(waiting.among)
    return (
        f"| {seats} | {many:.0f} | {spent / len(waiting.among):.1f} | {spent / waiting.matches:.0f} | "
        f"{blink * many:.0f} |"
    )


def report(rows: list[str], among: list[str], spent: float) -> str:
    return "\n".join(
        [
            "# How long a person waits",
            "",
            f"`python bench/pace.py` computes it in {spent:.0f} s; the pauses are those of the house "
            "(`server/tables/driver.py`), the times before the eyes those of",
            f"the page (`web/stage/pace.js`). Up to {MATCHES} matches of each table, bots of the level {LEVEL}. "
            "A round is what happens between two decisions or throws of",
            "the person, who plays against bots alone; an only move of theirs plays itself meanwhile, where nothing is "
            "hidden. The end of a match is not",
            "counted. In seconds: middle / nine in ten stay below / longest.",
            "",
            f"At normal pace no round may take more than {MOST:.0f} s; a window in which the person has nothing to "
            "answer, or has answered, takes the beat of the bots.",
            "",
            "| game | seats | rounds | " + " | ".join(PACES) + " | windows | seconds each |",
            "|---|--:|--:|" + "--:|" * (len(PACES) + 2),
            *rows,
            "",
            f"Among people a window of Dice Town stays open for {Settings().window:.0f} s, no matter who holds what, "
            f"and for the time it takes to see what led to it, at most {LONGEST:.0f} s.",
            'Once all who are asked have said "not this round" or "never ask for this", or are away, it takes the '
            "beat of the bots. In a match as above, all of whom are people:",
            "",
            "| seats | windows a match | seconds each, if all are silent | in all | if all have said so |",
            "|--:|--:|--:|--:|--:|",
            *among,
            "",
        ]
    )


def watched(driver: Driver, key: str, seats: int) -> Waiting:
    """Matches of a table, as many as there is time for."""
    waiting = Waiting(driver)
    until = time.monotonic() + SECONDS
    for seed in range(MATCHES):
        if time.monotonic() < until:
            waiting.watch(key, seats, seed, until)
    return waiting


def waits(page: Page, waiting: Waiting, pace: float) -> list[float]:
    """Seconds of each round as the page shows it, shortest first."""
    script = "([rounds, pace]) => rounds.map((beats) => window.pace.waits(beats, pace))"
    return sorted(page.evaluate(script, [waiting.rounds, pace]))


def main() -> int:
    started, rows, among, slow = time.monotonic(), [], [], []
    driver = Driver(Settings(), None, None)  # type: ignore[arg-type]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        page = browser.new_page()
        page.evaluate(
            "async (text) => { window.pace = await import(URL.createObjectURL(new Blob([text], { type: "
            "'text/javascript' }))); }",
            (WEB / "stage" / "pace.js").read_text(),
        )
        for key, seats in tables():
            waiting = watched(driver, key, seats)
            took = {name: waits(page, waiting, pace) for name, pace in PACES.items()}
            cells = [
                f"{median(each):.1f} / {each[int(0.9 * len(each))]:.1f} / {each[-1]:.1f}" if each else "–"
                for each in took.values()
            ]
            if took["normal"] and took["normal"][-1] > MOST:
                slow.append(f"{key} for {seats}: {took['normal'][-1]:.1f} s")
            many = len(waiting.windows)
            rows.append(
                f"| {key} | {seats} | {len(waiting.rounds)} | "
                + " | ".join(cells)
                + (f" | {many} | {sum(waiting.windows) / many:.2f} |" if many else " | – | – |")
            )
            print(rows[-1], flush=True)
            if many:
                among.append(among_people(seats, waiting, driver.blink))
        browser.close()
    page_of = HERE / "pace.md"
    _, live, seen = page_of.read_text(encoding="utf-8").partition(LIVE)
    told = report(rows, among, time.monotonic() - started) + (f"\n{live}{seen}" if live else "")
    page_of.write_text(told, encoding="utf-8")
    for each in slow:
        print("too long:", each)
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
