"""A match from outside, to be seen again: all at once, step by step, or as plain values."""

from __future__ import annotations

from typing import Any, Final

from saloon.cli.screen import Screen
from saloon.cli.voice import Voice
from saloon.core.event import Event
from saloon.core.state import ONLOOKER, Seat, State, View
from saloon.match import Match, Reseated
from saloon.match.entries import walk
from saloon.match.telling import reader
from saloon.scene import Scene

TOLD: Final = 6
"""Sentences shown above a position."""


class Film:
    """A match from outside: each entry with the positions around it."""

    def __init__(self, match: Match, viewer: Seat, voice: Voice) -> None:
        self.match = match
        self.voice = voice
        self.reader = reader(match.game, match.players, viewer, voice.lang)
        self.open = viewer == ONLOOKER and match.over
        self.screen = Screen(voice)
        walked = list(walk(match.start, match.log))
        self.entries = [entry for entry, _ in walked]
        self.before = [before for _, before in walked]
        self.positions = [*self.before, match.state]
        self.lines = self.told()

    def view(self, state: State) -> View:
        return View(state) if self.open else state.view(self.reader.seat)

    def told(self) -> list[str]:
        """The log in sentences; an open match tells what was hidden while it was played."""
        match, lang = self.match, self.voice.lang
        lines = match.lines(self.reader.seat, lang)
        if not self.open:
            return lines
        sitting = list(match.first_players)
        for at, (entry, before) in enumerate(zip(self.entries, self.before, strict=True)):
            if isinstance(entry, Reseated):
                sitting[entry.seat] = entry.player
            elif isinstance(entry, Event):
                told_to = reader(match.game, sitting, ONLOOKER, lang)
                lines[at] = match.game.speech.tell(View(before), entry.seat, entry.action, told_to)
        return lines

    def scene(self, at: int) -> Scene:
        scene: Scene = self.match.game.board.scene(self.view(self.positions[at]), self.reader)
        return scene

    # -- all at once --------------------------------------------------------------------

    def all(self) -> None:
        width = len(str(len(self.entries)))
        print(self.heading())
        for at in range(len(self.entries)):
            print(f"{at + 1:>{width}}  {self.lines[at]}")
        scene = self.scene(len(self.entries))
        print(f"\n{scene.text}\n\n{scene.prompt}")

    def heading(self) -> str:
        names = ", ".join(self.reader.name(seat) for seat in range(self.match.seats))
        return f"{self.voice('title')} · {names}"

    def plain(self) -> dict[str, Any]:
        match = self.match
        return {
            "game": match.game.key,
            "match": match.id,
            "options": match.options.text(),
            "players": [
                {"name": self.reader.name(i), "kind": player.kind} for i, player in enumerate(match.first_players)
            ],
            "chance": match.chance.kind,
            "over": match.over,
            "scores": list(match.scores) if match.scores is not None else None,
            "entries": [self.plain_entry(at) for at in range(len(self.entries))],
        }

    def plain_entry(self, at: int) -> dict[str, Any]:
        entry, before = self.entries[at], self.before[at]
        seen = None
        if isinstance(entry, Event):
            action = entry.action if self.open else before.witness(self.reader.seat, entry.seat, entry.action)
            seen = self.match.game.notation.write(action)
        return {"number": entry.number, "seat": entry.seat, "action": seen, "text": self.lines[at]}

    # -- step by step -------------------------------------------------------------------

    def steps_well(self) -> bool:
        return self.screen.full

    def step_through(self) -> None:
        at = 0
        while True:
            self.show(at)
            try:
                line = self.screen.ask(f"{at}/{len(self.entries)} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line in ("q", "quit", self.voice("cli-word-quit")):
                return
            at = self.moved(at, line)

    def show(self, at: int) -> None:
        """The position with the sentences that led to it."""
        scene = self.scene(at)
        self.screen.table(self.heading(), self.lines[max(0, at - TOLD) : at], scene.text, scene.prompt, [])
        self.screen.line(self.voice("cli-replay-keys"), "dim")

    def moved(self, at: int, line: str) -> int:
        """Enter goes on, b goes back, + and - jump, a number goes to that event."""
        last = len(self.entries)
        if line.isdecimal():
            return min(int(line), last)
        steps = {"": 1, "n": 1, "b": -1, "p": -1, "+": 10, "-": -10, "\x1b[c": 1, "\x1b[d": -1, "0": -last, "$": last}
        return max(0, min(last, at + steps.get(line, 0)))
