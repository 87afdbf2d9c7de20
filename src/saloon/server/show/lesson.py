"""A lesson as messages: the page shows its scenes by what it shows a match with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Raw

from saloon.core.state import State
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene import Reader, Scene
from saloon.school.classroom import LessonTable
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.show.sketch import line
from saloon.server.wire import outgoing as wire
from saloon.server.wire.teaching import LessonNow, TaughtTable

MANY: Final = 1000
"""How many numbers of entries each scene has."""
PUPIL: Final = 1
"""The guest who learns."""


class Blackboard:
    """One scene of a lesson, drawn for its reader."""

    def __init__(self, table: LessonTable, at: int, answers: Sequence[str] = (), shape: str = "wide") -> None:
        if not 0 <= at < len(table.lesson.scene):
            raise Refused("not-found")
        self.table = table
        self.lesson, self.game = table.lesson, table.game
        self.at = at
        self.state = table.state(at, answers)
        self.players = table.players(self.state)
        self.spectator = Spectator(self.game, self.lesson.seat, table.lang, shape)
        self.match = f"lesson {self.game.key} {self.lesson.name}"

    def scene(self, state: State | None = None) -> Scene:
        return self.spectator.scene(state or self.state, self.players)

    def packed(self, state: State) -> Raw:
        return Raw(self.scene(state).packed())

    def now(self) -> LessonNow:
        """The whole scene: the room, the table, and what is to be done."""
        acts = [seat for seat in self.state.to_act() if seat == self.lesson.seat]
        table = TaughtTable(
            self.match,
            MANY * self.at,
            [],
            acts,
            acts,
            [],
            None,
            "",
            scene=self.packed(self.state),
        )
        return LessonNow(
            self.lesson.name,
            self.table.words(f"learn-{self.lesson.name}"),
            self.at,
            len(self.lesson.scene),
            self.table.task(self.at),
            list(self.lesson.scene[self.at].lit),
            self.room(),
            table,
        )

    def events(self, moments: Sequence[Moment]) -> Iterator[wire.Happened]:
        """What happened, one after another; then nobody is to act before the next scene."""
        for number, moment in enumerate(moments, MANY * self.at + 1):
            told, last = line(moment, self.spectator, now()), moment is moments[-1]
            yield wire.Happened(self.match, number, told, self.packed(moment.after), [], [], [], None, "", not last)

    def draft(self, state: State) -> wire.DraftNow:
        return wire.DraftNow(self.match, MANY * self.at, [self.lesson.seat], self.packed(state))

    def hint(self) -> wire.Hinted:
        """A right answer with what speaks for it."""
        action = self.table.shown(self.at, self.state)
        label = self.game.speech.say(self.state.view(self.lesson.seat), self.table.action(action), self.reader())
        path = next((list(each.path) for each in self.scene().choices if each.text == action), [])
        said = self.table.words("lesson-hint", action=label, reason=self.table.reason(self.at, self.state))
        return wire.Hinted("", self.lesson.seat, action, label, said, path)

    def reader(self) -> Reader:
        return self.spectator.reader(self.players)

    def room(self) -> wire.RoomInfo:
        game, seat = self.game, self.lesson.seat
        options = self.game.options.read(self.lesson.options)
        return wire.RoomInfo(
            code="",
            phase="play",
            game=wire.GameName(
                game.key, game.called(self.table.lang), game.secrets, game.luck, game.study.odds is not None
            ),
            you=wire.You(PUPIL, False, "player", [seat], seat, self.table.lang, self.spectator.shape),
            seats=[self.seat(at) for at in range(len(self.players))],
            guests=[],
            watchers=0,
            setup=wire.SetupInfo(
                len(self.players),
                {name: getattr(options, name) for name in game.options.choices()},
                "fair",
                None,
                False,
                "off",
            ),
            match=None,
            pledge=None,
            wish=None,
            offers={"rematch": [], "abandon": [], "program": []},
            links=wire.Links("", "", ""),
            series=[0] * len(self.players),
        )

    def seat(self, at: int) -> wire.SeatInfo:
        own = at == self.lesson.seat
        kind, guest, level = ("person", PUPIL, "") if own else ("bot", 0, "regular")
        return wire.SeatInfo(at, kind, self.players[at].name, guest, own, level, False, 0)
