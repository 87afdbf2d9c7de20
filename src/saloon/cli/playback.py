"""A match from outside, to be seen again: all at once, step by step, or as plain values."""

from __future__ import annotations

from typing import Any, Final

from saloon.cli.ending import ending
from saloon.cli.screen import Screen
from saloon.cli.voice import Voice
from saloon.core.event import Event
from saloon.core.state import Seat
from saloon.match import Match, Replay
from saloon.match.walk import Moment

TOLD: Final = 6
"""Sentences shown above a position."""


class Playback:
    """A match that was played, moment by moment."""

    def __init__(self, match: Match, viewer: Seat, voice: Voice) -> None:
        self.match = match
        self.voice = voice
        self.replay = Replay(match, viewer, voice.lang)
        self.screen = Screen(voice)
        self.lines = list(map(self.replay.tell, self.replay.moments))

    # -- all at once --------------------------------------------------------------------

    def all(self) -> None:
        last = len(self.lines)
        width = len(str(last))
        print(self.heading(last))
        for at, line in enumerate(self.lines, 1):
            print(f"{at:>{width}}  {line}")
        scene = self.replay.table(last)
        print(f"\n{scene.text}\n\n{scene.prompt}")
        for line in self.last_words():
            print(line)

    def last_words(self) -> list[str]:
        """How it ended, and that it counts for nothing if somebody changed chairs."""
        told = ending(self.match, self.replay.seat, self.voice) if self.match.over else []
        return told or ([self.voice("end-crossed")] if self.match.crossed else [])

    def heading(self, at: int) -> str:
        """The game and those who sat there after the first `at` entries."""
        players = self.replay.moments[at - 1].players if at else self.match.first_players
        reader = self.replay.reader(players)
        return f"{self.voice('title')} · {', '.join(map(reader.name, range(self.match.seats)))}"

    def plain(self) -> dict[str, Any]:
        match = self.match
        reader = self.replay.reader(match.first_players)
        return {
            "game": match.game.key,
            "match": match.id,
            "options": match.options.text(),
            "players": [{"name": reader.name(i), "kind": player.kind} for i, player in enumerate(match.first_players)],
            "chance": match.chance.kind,
            "over": match.over,
            "scores": list(match.scores) if match.scores is not None else None,
            "crossed": match.crossed,
            "entries": [self.plain_entry(*each) for each in zip(self.replay.moments, self.lines, strict=True)],
        }

    def plain_entry(self, moment: Moment, line: str) -> dict[str, Any]:
        entry, action = moment.entry, None
        if isinstance(entry, Event):
            action = self.match.game.notation.write(self.replay.seen(moment, entry).action)
        return {"number": entry.number, "seat": entry.seat, "action": action, "text": line}

    # -- step by step -------------------------------------------------------------------

    def steps_well(self) -> bool:
        return self.screen.full

    def step_through(self) -> None:
        at = 0
        while True:
            self.show(at)
            try:
                line = self.screen.ask(f"{at}/{len(self.lines)} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line in ("q", "quit", self.voice("cli-word-quit")):
                return
            at = self.moved(at, line)

    def show(self, at: int) -> None:
        """The position with the sentences that led to it."""
        scene = self.replay.table(at)
        self.screen.table(self.heading(at), self.lines[max(0, at - TOLD) : at], scene.text, scene.prompt, [])
        self.screen.line(self.voice("cli-replay-keys"), "dim")

    def moved(self, at: int, line: str) -> int:
        """Enter goes on, b goes back, + and - jump, a number goes to that event."""
        last = len(self.lines)
        if line.isdecimal():
            return min(int(line), last)
        steps = {"": 1, "n": 1, "b": -1, "p": -1, "+": 10, "-": -10, "\x1b[c": 1, "\x1b[d": -1, "0": -last, "$": last}
        return max(0, min(last, at + steps.get(line, 0)))
