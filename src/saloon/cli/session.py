"""People and bots at one terminal, from the first event to the last."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

from saloon.cli.commands import hear, labels
from saloon.cli.layout import Item
from saloon.cli.rules import clause_of, text_of
from saloon.cli.rules import show as show_rules
from saloon.cli.saves import Keeper
from saloon.cli.screen import Screen
from saloon.cli.voice import Voice
from saloon.core.state import NATURE, ONLOOKER, Action, Fault, Illegal, Seat, Unreadable, View
from saloon.match import Undo
from saloon.match.entries import walk
from saloon.match.telling import reader, sentence
from saloon.scene import Reader, Scene
from saloon.table import Table

MOST_TOLD = 12
"""More things that may have fallen are listed without sentences."""
MOST_LISTED = 40
"""Still more are not listed at all."""


class Leave(Exception):
    """Somebody wants to stop; the match is kept."""


class Session:
    """One match at one terminal. `play` returns when it is over, or raises Leave."""

    def __init__(self, table: Table, voice: Voice, keeper: Keeper) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.voice = voice
        self.keeper = keeper
        self.screen = Screen(voice, scrolls=not table.people())
        self.curtained = self.game.secrets and len(table.people()) > 1
        self.looks: Seat | None = None
        """Whose view is on the screen."""
        self.read: dict[Seat, int] = {}
        """How many entries of the log each viewer has been shown."""

    def play(self) -> None:
        self.keeper.begin()
        while True:
            self.advance()
            if self.match.over:
                break
            self.decide(self.next_person())
        self.end()

    # -- who is next --------------------------------------------------------------------

    def advance(self) -> None:
        """Fortune and the bots do what they have to do."""
        with self.screen.thinking(self.voice("cli-thinking")):
            while self.table.step():
                if not self.table.people():
                    self.tell_news(ONLOOKER)

    def next_person(self) -> Seat:
        waiting = self.table.waits_for()
        return self.looks if self.looks is not None and self.looks in waiting else waiting[0]

    def typist(self) -> Seat:
        """Who may see whatever falls now; an onlooker if it is nobody's business at the table."""
        state = self.match.state
        people = [
            seat
            for seat in self.table.people()
            if all(state.witness(seat, NATURE, action) == action for action, _ in state.chances())
        ]
        return self.looks if self.looks is not None and self.looks in people else people[0] if people else ONLOOKER

    def sit_down(self, seat: Seat) -> None:
        """The device changes hands, if there is something to hide."""
        if self.looks == seat:
            return
        if self.curtained:
            if self.looks is not None and self.looks in self.table.people() and self.news(self.looks):
                self.tell_news(self.looks)
                self.screen.pause(self.voice("cli-hide"))
            name = self.reader(seat).name(seat) if seat >= 0 else self.voice("cli-somebody")
            self.screen.curtain(self.voice("cli-pass-device", name=name))
        self.looks = seat

    # -- a decision ---------------------------------------------------------------------

    def decide(self, seat: Seat) -> None:
        """Ask until something happens."""
        viewer = self.typist() if seat == NATURE else seat
        self.sit_down(viewer)
        items = self.fallen(viewer) if seat == NATURE else self.choices(seat)
        self.draw(seat, viewer, items)
        self.keeper.keep()
        while True:
            try:
                if self.heed(self.screen.ask(), seat, viewer, items):
                    self.keeper.keep()
                    return
            except (Fault, OSError) as error:
                self.explain(error)

    def draw(self, seat: Seat, viewer: Seat, items: list[Item]) -> None:
        scene = self.scene(viewer)
        news = self.news(viewer)
        self.read[viewer] = len(self.match.log)
        prompt = self.what_falls() if seat == NATURE else scene.prompt
        shown = items
        if seat == NATURE and len(items) > MOST_LISTED:
            prompt, shown = f"{prompt} {self.voice('cli-fell-like', text=items[len(items) // 2].text)}", []
        self.screen.table(self.title(viewer), news, scene.text, prompt, shown)
        self.screen.line(self.voice("cli-keys"), "dim")

    def choices(self, seat: Seat) -> list[Item]:
        view, reader = self.match.view(seat), self.reader(seat)
        return self.items(list(view.legal(seat)), [self.game.say(view, action, reader) for action in view.legal(seat)])

    def fallen(self, viewer: Seat) -> list[Item]:
        """What nature may have done."""
        view, reader = self.match.view(viewer), self.reader(viewer)
        actions = [action for action, _ in self.match.state.chances()]
        told = len(actions) <= MOST_TOLD
        return self.items(actions, [self.game.tell(view, NATURE, each, reader) if told else "" for each in actions])

    def what_falls(self) -> str:
        """The question to those who roll and draw, with what everybody knows of the answer."""
        state, reader = self.match.state, self.reader(ONLOOKER)
        seen = {state.witness(ONLOOKER, NATURE, action) for action, _ in state.chances()}
        known = self.game.tell(state.view(ONLOOKER), NATURE, seen.pop(), reader) if len(seen) == 1 else ""
        return f"{known} {self.voice('cli-what-fell')}".strip()

    def items(self, actions: list[Action], words: list[str]) -> list[Item]:
        texts = [self.game.notation.write(action) for action in actions]
        marks = labels(texts) if len(texts) <= MOST_LISTED or words[0] else [""] * len(texts)
        return [Item(*each) for each in zip(marks, words, texts, strict=True)]

    # -- what people say ----------------------------------------------------------------

    def heed(self, line: str, seat: Seat, viewer: Seat, items: list[Item]) -> bool:
        """Do what was typed; whether the position has changed."""
        said = hear(line, [item.text for item in items], self.voice.words)
        match said.command:
            case "":
                return self.act(seat, said.rest, items)
            case "undo":
                return self.undo()
            case "quit":
                raise Leave
            case "hint":
                self.hint(seat)
            case "why":
                self.why(seat, chosen(said.rest, items))
            case "log":
                self.screen.line("\n".join(self.lines(viewer, 0)))
            case "rules":
                self.rules(said.rest)
            case "save":
                self.save(said.rest)
            case _:
                self.screen.line(self.voice("cli-help"))
        return False

    def act(self, seat: Seat, text: str, items: list[Item]) -> bool:
        if not text and len(items) == 1:
            text = items[0].text
        meant, texts = chosen(text, items), [item.text for item in items]
        if not meant or (items[0].label and meant == text and text.isdecimal() and text not in texts):
            asked = self.voice("cli-choose", first=items[0].label, last=items[-1].label)
            self.screen.line(asked if items[0].label else self.voice("cli-fell-like", text=texts[len(texts) // 2]))
            return False
        self.table.do(meant, seat)
        return True

    def undo(self) -> bool:
        """The last decision of a person is taken back, if those who must agree do."""
        people = self.table.people()
        last = next(
            (event.seat for event in reversed(self.match.events) if event.seat in people), people[0] if people else 0
        )
        wish = self.match.ask(last)
        if isinstance(wish, Undo):
            names = ", ".join(self.reader(last).name(seat) for seat in wish.needed)
            if not self.screen.agrees(self.voice("cli-undo-agree", who=self.reader(last).name(last), names=names)):
                self.match.refuse(last)
                return False
            for other in wish.needed:
                self.match.agree(other)
        self.read = {seat: min(count, len(self.match.log) - 1) for seat, count in self.read.items()}
        return True

    def hint(self, seat: Seat) -> None:
        if seat == NATURE:
            raise Illegal("cli-hint-nature")
        with self.screen.thinking(self.voice("cli-thinking")):
            thought = self.table.hint(seat)
        text = self.game.notation.write(thought.action)
        self.screen.line(f"{thought.say(self.game, self.match.view(seat), self.reader(seat))}  [{text}]", "green")

    def why(self, seat: Seat, text: str) -> None:
        """Why the action is not allowed, or what it would be good for."""
        action = self.table.meant(seat, text)
        if seat == NATURE:
            possible = any(action == each for each, _ in self.match.state.chances())
            self.screen.line(self.voice("cli-allowed" if possible else "nature-cannot"))
            return
        view, reader = self.match.view(seat), self.reader(seat)
        reason = self.game.advice.reason(view, seat, action)
        said = f"{self.game.say(view, action, reader)}. {reader(reason.message, **reason.args)}"
        self.screen.line(f"{self.voice('cli-allowed')} {said}")

    def explain(self, error: Fault | OSError) -> None:
        """Say what is wrong, and show the clause of the rules that says so."""
        if isinstance(error, OSError):
            about = self.voice("cli-file", file=str(error.filename or "-"), about=error.strerror or str(error))
            self.screen.line(about, "red")
            return
        self.screen.line(self.voice.words.fault(error), "red")
        if error.clause:
            try:
                show_rules(clause_of(self.game, self.voice.lang, error.clause), self.voice)
            except Unreadable:
                return

    def rules(self, clause: str) -> None:
        if clause:
            show_rules(clause_of(self.game, self.voice.lang, clause), self.voice)
            return
        show_rules(text_of(self.game, self.voice.lang), self.voice)

    def save(self, file: str) -> None:
        if not file:
            raise Unreadable("cli-save-name")
        self.keeper.copy_to(Path(file).expanduser())
        self.screen.line(self.voice("cli-saved", file=file))

    # -- the end ------------------------------------------------------------------------

    def end(self) -> None:
        """All is open now; the match can still be saved."""
        people = self.table.people()
        viewer = people[0] if len(people) == 1 else ONLOOKER
        scene: Scene = self.game.scene(View(self.match.state), self.reader(viewer))
        news = self.news(viewer if self.looks is None else self.looks)
        self.screen.table(self.title(viewer), news, scene.text, scene.prompt, [])
        self.standings()
        self.keeper.finish()
        if self.keeper.asked:
            self.screen.line(self.voice("cli-saved-over", file=str(self.keeper.path)))
        elif people:
            self.after(viewer)

    def standings(self) -> None:
        scores = self.match.scores or ()
        names = [self.reader(ONLOOKER).name(seat) for seat in range(len(scores))]
        wide = max(map(len, names), default=0)
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(score > scores[seat] for score in scores)
            self.screen.line(f" {place}. {names[seat]:<{wide}}  {self.voice('cli-points', count=scores[seat])}")

    def after(self, viewer: Seat) -> None:
        """A last chance to save, to read the log or the rules."""
        self.screen.line(self.voice("cli-after"), "dim")
        while True:
            try:
                line = self.screen.ask()
            except EOFError:
                return
            said = hear(line, (), self.voice.words)
            try:
                if said.command == "save":
                    self.save(said.rest)
                elif said.command == "rules":
                    self.rules(said.rest)
                elif said.command == "log":
                    self.screen.line("\n".join(self.lines(viewer, 0)))
                else:
                    return
            except (Fault, OSError) as error:
                self.explain(error)

    # -- words --------------------------------------------------------------------------

    def reader(self, seat: Seat) -> Reader:
        return reader(self.game, self.match.players, seat, self.voice.lang)

    def scene(self, viewer: Seat) -> Scene:
        scene: Scene = self.match.scene(viewer, self.voice.lang)
        return scene

    def title(self, viewer: Seat) -> str:
        title = self.voice("title")
        return f"{title} · {self.reader(viewer).name(viewer)}" if viewer >= 0 else title

    def news(self, viewer: Seat) -> list[str]:
        return self.lines(viewer, self.read.get(viewer, 0))

    def lines(self, viewer: Seat, since: int) -> list[str]:
        """The log in sentences from an entry on, as the viewer saw it happen."""
        reader = self.reader(viewer)
        walked: Any = islice(walk(self.match.start, self.match.log), since, None)
        return [sentence(self.game, entry, before, reader) for entry, before in walked]

    def tell_news(self, viewer: Seat) -> None:
        for line in self.news(viewer):
            self.screen.line(line)
        self.read[viewer] = len(self.match.log)


def chosen(text: str, items: list[Item]) -> str:
    """The text of the choice that is meant by its label, or the text as it is."""
    return next((item.text for item in items if item.label and item.label == text.strip().lower()), text)
