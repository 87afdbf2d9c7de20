"""What is seen at the table and by whom: the scene, the log, and what can be chosen."""

from __future__ import annotations

from itertools import islice
from typing import Final

from saloon.cli.commands import labels
from saloon.cli.page import Item
from saloon.cli.voice import Voice
from saloon.core.state import NATURE, ONLOOKER, Action, Seat
from saloon.match import Match
from saloon.match.telling import Spectator, reader
from saloon.scene import Reader, Scene

MOST_TOLD: Final = 12
"""More things that may have fallen are listed without sentences."""
MOST_LISTED: Final = 40
"""Still more are not listed at all."""


class Presenter:
    """A match in the words of one language, through the eyes of any viewer."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match = match
        self.game = match.game
        self.voice = voice

    def reader(self, seat: Seat) -> Reader:
        return reader(self.game, self.match.players, seat, self.voice.lang)

    def scene(self, viewer: Seat) -> Scene:
        return self.match.scene(viewer, self.voice.lang)

    def title(self, viewer: Seat) -> str:
        title = self.voice("title")
        return f"{title} · {self.reader(viewer).name(viewer)}" if viewer >= 0 else title

    def lines(self, viewer: Seat, since: int, until: int | None = None) -> list[str]:
        """The log in sentences from an entry on, as the viewer saw it happen."""
        return Spectator(self.game, viewer, self.voice.lang).lines(islice(self.match.walk(), since, until))

    # -- what can be chosen -------------------------------------------------------------

    def choices(self, seat: Seat) -> list[Item]:
        """What gets a line; the rest can be typed."""
        view, reader = self.match.view(seat), self.reader(seat)
        actions = list(self.game.notation.brief(view.legal(seat)))
        return self.items(actions, [self.game.speech.say(view, action, reader) for action in actions])

    def question(self, seat: Seat, asked: str) -> str:
        """The prompt, with how one types what has no line in the list."""
        legal = self.match.view(seat).legal(seat)
        return asked if len(self.game.notation.brief(legal)) == len(legal) else f"{asked} {self.voice('notation-rest')}"

    def fallen(self, viewer: Seat) -> list[Item]:
        """What nature may have done as far as the viewer knows: what is missing must not tell what others hold."""
        view, reader = self.match.view(viewer), self.reader(viewer)
        actions = [action for action, _ in view.chances()]
        told = len(actions) <= MOST_TOLD
        return self.items(
            actions, [self.game.speech.tell(view, NATURE, each, reader) if told else "" for each in actions]
        )

    def what_falls(self) -> str:
        """The question to those who roll and draw, with what everybody knows of the answer."""
        public, reader = self.match.view(ONLOOKER), self.reader(ONLOOKER)
        seen = {public.witness(ONLOOKER, NATURE, action) for action, _ in public.chances()}
        known = self.game.speech.tell(public, NATURE, seen.pop(), reader) if len(seen) == 1 else ""
        return f"{known} {self.voice('cli-what-fell')}".strip()

    def items(self, actions: list[Action], words: list[str]) -> list[Item]:
        texts = [self.game.notation.write(action) for action in actions]
        marks = labels(texts) if len(texts) <= MOST_LISTED or words[0] else [""] * len(texts)
        return [Item(*each) for each in zip(marks, words, texts, strict=True)]


def chosen(text: str, items: list[Item]) -> str:
    """The text of the choice that is meant by its label, or the text as it is."""
    return next((item.text for item in items if item.label and item.label == text.strip().lower()), text)
