"""`saloon replay`: a match again, event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.cli.common import File, Json, Lang, text_of
from saloon.cli.voice import Voice
from saloon.core.state import ONLOOKER, Fault, Seat, State, Unreadable, View

if TYPE_CHECKING:
    from saloon.match import Entry, Match


def command(
    file: File,
    seat: Annotated[int | None, typer.Option(min=1, help="As this seat saw it; otherwise as an onlooker.")] = None,
    lang: Lang = None,
    everything: Annotated[bool, typer.Option("--all", help="Print it all at once.")] = False,
    json: Json = False,
) -> None:
    """Replay a match file step by step. A finished match lies open unless a seat is named."""
    from saloon.match import load

    voice = Voice(lang)
    try:
        match = load(text_of(file))
    except Fault:
        voice.complain(voice("cli-replay-broken", command=f"saloon verify {file}"))
        raise
    voice = voice.of(match.game)
    if seat is not None and seat > match.seats:
        raise Unreadable("unreadable-seat", text=str(seat))
    show = Replay(match, ONLOOKER if seat is None else seat - 1, voice)
    if json:
        voice.json(show.plain())
    elif everything or not show.steps_well():
        show.all()
    else:
        show.step_through()


class Replay:
    """A match from outside: each entry with the positions around it."""

    def __init__(self, match: Match, viewer: Seat, voice: Voice) -> None:
        from saloon.cli.screen import Screen
        from saloon.match.entries import walk
        from saloon.match.telling import reader

        self.match = match
        self.voice = voice
        self.reader = reader(match.game, match.players, viewer, voice.lang)
        self.open = viewer == ONLOOKER and match.over
        self.screen = Screen(voice)
        walked: list[tuple[Entry, State]] = list(walk(match.start, match.log))
        self.entries = [entry for entry, _ in walked]
        self.before = [before for _, before in walked]
        self.positions = [*self.before, match.state]

    def view(self, state: State) -> View:
        return View(state) if self.open else state.view(self.reader.seat)

    def sentence(self, at: int) -> str:
        """What happened in entry `at`, as the viewer saw it."""
        from saloon.core.event import Event
        from saloon.match.telling import sentence

        entry, before = self.entries[at], self.before[at]
        if self.open and isinstance(entry, Event):
            return self.match.game.tell(View(before), entry.seat, entry.action, self.reader)
        return sentence(self.match.game, entry, before, self.reader)

    def scene(self, at: int) -> Any:
        return self.match.game.scene(self.view(self.positions[at]), self.reader)

    # -- all at once --------------------------------------------------------------------

    def all(self) -> None:
        width = len(str(len(self.entries)))
        print(self.heading())
        for at in range(len(self.entries)):
            print(f"{at + 1:>{width}}  {self.sentence(at)}")
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
        from saloon.core.event import Event

        entry, before = self.entries[at], self.before[at]
        seen = None
        if isinstance(entry, Event):
            action = entry.action if self.open else before.witness(self.reader.seat, entry.seat, entry.action)
            seen = self.match.game.notation.write(action)
        return {"number": entry.number, "seat": entry.seat, "action": seen, "text": self.sentence(at)}

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
        told = [self.sentence(i) for i in range(max(0, at - 5), at)]
        self.screen.table(self.heading(), told, scene.text, scene.prompt, [])
        self.screen.line(self.voice("cli-replay-keys"), "dim")

    def moved(self, at: int, line: str) -> int:
        """Enter goes on, b goes back, + and - jump, a number goes to that event."""
        last = len(self.entries)
        if line.isdecimal():
            return min(int(line), last)
        steps = {"": 1, "n": 1, "b": -1, "p": -1, "+": 10, "-": -10, "\x1b[c": 1, "\x1b[d": -1, "0": -last, "$": last}
        return max(0, min(last, at + steps.get(line, 0)))
