"""A lesson being played: where a scene stands, and what an answer is worth. Nothing is remembered here.

The answers so far say where one is, so a lesson can be left and gone on with, on a page or in a terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, NamedTuple

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, State
from saloon.house.game import Game
from saloon.house.position import Position
from saloon.house.rooms import Reason
from saloon.match.seats import Player
from saloon.match.telling import reader
from saloon.match.walk import Moment
from saloon.scene.reader import Reader
from saloon.school.lessons import Lesson
from saloon.words import words


class LessonVerdict(NamedTuple):
    """What became of an answer."""

    right: bool
    word: str
    """The word for it, or the reason against it."""
    moments: tuple[Moment, ...] = ()
    """What happened, the answer first; nothing where it was not right."""


class LessonTable:
    """A lesson of a game for one reader, in a language; scenes are called by their numbers."""

    def __init__(self, game: Game[Any], lesson: Lesson, lang: str = "en", name: str = "") -> None:
        self.game = game
        self.lesson = lesson
        self.lang = lang
        self.name = name
        self.words = words(lang, game.folder)

    # -- where it stands ----------------------------------------------------------------

    def state(self, at: int, answers: Sequence[str] = ()) -> State:
        """The position of a scene; `answers` are those of the scenes it goes on from, else the first expected ones."""
        first = self.lesson.first(at)
        state = self.game.position(self.lesson.scene[first].position, options=self.lesson.options).state
        for number in range(first, at):
            given = number - at + len(answers)
            text = answers[given] if given >= 0 else self.expected(number, state)[0]
            state = self.played(number, state, text)[-1].after
        return state

    def played(self, at: int, state: State, answer: str) -> tuple[Moment, ...]:
        """What happens after an answer: the answer itself, then what the file says. Raises what the rules say."""
        moments: list[Moment] = []
        players = self.players(state)
        for seat, text in [(self.lesson.seat, answer), *map(step, self.lesson.scene[at].then)]:
            for each in [text] if text else self.forced(state):
                action = Position(self.game, state).action(each, seat)
                after = state.after(seat, action)
                moments.append(Moment(Event(len(moments) + 1, seat, action), state, after, players))
                state = after
        return tuple(moments)

    def forced(self, state: State) -> Iterator[str]:
        """What nature has to do, until somebody decides or something may fall in more than one way."""
        while state.to_act() == (NATURE,):
            found = list(islice(state.chances(), 2))
            if len(found) > 1:
                return
            yield self.game.notation.write(found[0][0])
            state = state.after(NATURE, found[0][0])

    def expected(self, at: int, state: State) -> list[str]:
        """All right answers among the legal ones, in the order in which the file names them."""
        scene, seat = self.lesson.scene[at], self.lesson.seat
        legal = [self.game.notation.write(each) for each in state.legal(seat)]
        named = [each for each in scene.expect if each not in legal and "*" not in each and self.allows(state, each)]
        found = [text for text in [*legal, *named] if self.is_right(at, state, text)]
        return sorted(found, key=lambda text: next(i for i, like in enumerate(scene.expect) if fnmatchcase(text, like)))

    def allows(self, state: State, text: str) -> bool:
        return state.allows(self.lesson.seat, self.game.notation.read(text))

    def is_right(self, at: int, state: State, text: str) -> bool:
        scene = self.lesson.scene[at]
        if not scene.wants(text) or not scene.leads:
            return scene.wants(text)
        after = state.after(self.lesson.seat, self.game.notation.read(text))
        return fnmatchcase(self.game.notation.write_state(after), scene.leads)

    # -- what is said -------------------------------------------------------------------

    def task(self, at: int) -> str:
        return self.words(self.lesson.text(at))

    def judge(self, at: int, state: State, given: str | Action) -> LessonVerdict:
        """Raises the rules' own refusal for what is not allowed."""
        action = Position(self.game, state).action(given, self.lesson.seat)
        meant = self.game.notation.write(action)
        if not self.is_right(at, state, meant):
            return LessonVerdict(False, self.against(at, state, meant))
        return LessonVerdict(True, self.words(self.lesson.text(at, ".right")), self.played(at, state, meant))

    def against(self, at: int, state: State, text: str) -> str:
        """Why not: what the file says about this action, else what speaks for the right one."""
        named = self.lesson.scene[at].reason(text)
        id = self.lesson.text(at, f"-{named}" if named else ".wrong")
        if self.words.has(id):
            return self.words(id)
        return self.words("lesson-wrong", reason=self.reason(at, state))

    def shown(self, at: int, state: State) -> str:
        """The right answer that looks best, for those who want to see it."""
        view: Any = state.view(self.lesson.seat)
        right = self.expected(at, state)
        legal = {self.game.notation.write(each): each for each in state.legal(self.lesson.seat)}
        rated = [text for text in right if text in legal]
        return max(rated, key=lambda text: self.game.advice.rate(view, self.lesson.seat, legal[text]), default=right[0])

    def reason(self, at: int, state: State) -> str:
        """What a hint says for the right answer."""
        view: Any = state.view(self.lesson.seat)
        action = self.action(self.shown(at, state))
        found: Reason = self.game.advice.reason(view, self.lesson.seat, action)
        return self.words(found.message, **found.args)

    def action(self, text: str) -> Action:
        return self.game.notation.read(text)

    # -- who is there -------------------------------------------------------------------

    def players(self, state: State) -> tuple[Player, ...]:
        count = self.seats(state)
        others = [Player(name, "bot:regular") for name in self.words("school-company").split()[: count - 1]]
        own = Player(self.name or self.words("school-you"))
        return (*others[: self.lesson.seat], own, *others[self.lesson.seat :])

    def seats(self, state: State) -> int:
        return len(Position(self.game, state).scene(self.lang).seats)

    def reader(self, state: State, shape: str = "wide") -> Reader:
        return reader(self.game, self.players(state), self.lesson.seat, self.lang, shape)


def step(text: str) -> tuple[int, str]:
    """Who does what, as a file says it.

    >>> step("1 H7"), step("* roll 6"), step("*")
    ((1, 'H7'), (-1, 'roll 6'), (-1, ''))
    """
    who, _, what = text.partition(" ")
    return (NATURE if who == "*" else int(who)), what
