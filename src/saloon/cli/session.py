"""People and bots at one terminal, from the first event to the last."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from saloon.bots.forecast import Foresight
from saloon.cli.challenges import note
from saloon.cli.commands import hear
from saloon.cli.ending import ending
from saloon.cli.odds import show as show_odds
from saloon.cli.page import Item
from saloon.cli.presenter import MOST_LISTED, Presenter, chosen
from saloon.cli.rules import show as show_rules
from saloon.cli.saves import Keeper
from saloon.cli.screen import Screen
from saloon.cli.voice import Voice
from saloon.core.state import NATURE, ONLOOKER, Fault, Illegal, Seat, Unreadable
from saloon.house.clauses import clause_of, rules_of
from saloon.match import Undo
from saloon.table import Table

EARLIER = 60
"""How many earlier lines are kept for a tall screen."""
LOOK = 1.5
"""Seconds in which `chances` tells what it has found; asked again in the same position, it goes on from there."""


class Leave(Exception):
    """Somebody wants to stop; the match is kept."""


class Session:
    """One match at one terminal. `play` returns when it is over, or raises Leave."""

    def __init__(self, table: Table, voice: Voice, keeper: Keeper, named: str = "", deal: str = "") -> None:
        self.named = named
        """The name that the first person has given."""
        self.deal = deal
        """The day whose deal it is."""
        self.table = table
        self.match = table.match
        self.game = table.game
        self.voice = voice
        self.keeper = keeper
        self.presenter = Presenter(self.match, voice)
        self.screen = Screen(voice, scrolls=not table.people(), inks=self.game.board.inks)
        self.curtained = self.game.secrets and len(table.people()) > 1
        self.looks: Seat | None = None
        """Whose view is on the screen."""
        self.read: dict[Seat, int] = {}
        """How many entries of the log each viewer has been shown."""
        self.reasons = "", -1
        """The rest of the last hint's reason, and when it was given."""
        self.fresh: list[str] = []
        """The sentences above the table that is shown: what has happened since the viewer looked last."""
        self.earlier: list[str] = []
        """What had happened before, for a screen that has room for it."""
        self.foresight: Foresight | None = None
        """What was told of the chances last."""

    def play(self) -> None:
        if not self.keeper.begin():
            self.voice.complain(self.voice("cli-not-kept", file=str(self.keeper.path)))
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
        """Who types what falls now: somebody who may see it; an onlooker if nobody at the table may."""
        public = self.match.view(ONLOOKER)
        people = [
            seat
            for seat in self.table.people()
            if all(public.witness(seat, NATURE, action) == action for action, _ in public.chances())
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
            self.screen.curtain(self.passing_to(seat))
        self.looks, self.fresh, self.earlier = seat, [], []

    def passing_to(self, seat: Seat) -> str:
        if seat == ONLOOKER:
            return self.voice("cli-pass-onlooker")
        return self.voice("cli-pass-device", name=self.presenter.reader(seat).name(seat))

    # -- a decision ---------------------------------------------------------------------

    def decide(self, seat: Seat) -> None:
        """Ask until something happens."""
        viewer = self.typist() if seat == NATURE else seat
        self.sit_down(viewer)
        items = self.presenter.fallen(viewer) if seat == NATURE else self.presenter.choices(seat)
        self.draw(seat, viewer, items)
        self.keep()
        while True:
            try:
                line = self.screen.ask()
                if not line.strip() and len(items) > 1 and self.screen.full:
                    self.draw(seat, viewer, items)
                elif self.heed(line, seat, viewer, items):
                    break
            except (Fault, OSError) as error:
                self.explain(error)
        self.keep()

    def keep(self) -> None:
        """A full disk is told; the game goes on."""
        try:
            self.keeper.keep()
        except OSError as error:
            self.explain(error)

    def draw(self, seat: Seat, viewer: Seat, items: list[Item]) -> None:
        scene = self.presenter.scene(viewer)
        if self.news(viewer):  # drawn again, the news are the same
            since = self.read.get(viewer, 0)
            self.fresh, self.earlier = self.news(viewer), self.presenter.lines(viewer, max(0, since - EARLIER), since)
        self.read[viewer] = len(self.match.log)
        prompt = self.presenter.what_falls() if seat == NATURE else self.presenter.question(seat, scene.prompt)
        shown = items
        if seat == NATURE and len(items) > MOST_LISTED:
            prompt, shown = f"{prompt} {self.voice('cli-fell-like', text=items[len(items) // 2].text)}", []
        self.screen.table(self.presenter.title(viewer), self.fresh, scene.text, prompt, shown, earlier=self.earlier)
        self.screen.line(self.voice("cli-keys"), "dim")

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
                self.why(seat, viewer, chosen(said.rest, items))
            case "log":
                self.tell_log(viewer)
            case "rules":
                self.rules(said.rest)
            case "odds":
                self.odds()
            case "chances":
                self.chances(viewer)
            case "save":
                self.save(said.rest)
            case _:
                self.help()
        return False

    def act(self, seat: Seat, text: str, items: list[Item]) -> bool:
        if not text and len(items) == 1:
            text = items[0].text
        meant, texts = chosen(text, items), [item.text for item in items]
        if not meant or (
            items[0].label
            and meant == text
            and text.isdecimal()
            and text not in texts
            and not self.is_meant(seat, text)
        ):
            self.screen.line(self.choose_from(items))
            return False
        self.table.do(meant, seat)
        return True

    def is_meant(self, seat: Seat, text: str) -> bool:
        """Whether a number that is no label means something allowed: the face of a die, say."""
        try:
            self.table.meant(seat, text)
        except Fault:
            return False
        return seat != NATURE

    def choose_from(self, items: list[Item]) -> str:
        """What might be typed instead."""
        first, last = items[0].label, items[-1].label
        if not first:
            return self.voice("cli-fell-like", text=items[len(items) // 2].text)
        return (
            self.voice("cli-choose-only", first=first)
            if first == last
            else self.voice("cli-choose", first=first, last=last)
        )

    def undo(self) -> bool:
        """A person's last decision is taken back, if those who must agree do; or a step of what they put together."""
        if self.looks is not None and self.match.undraft(self.looks):
            return True
        people = self.table.people()
        last = next(
            (event.seat for event in reversed(self.match.events) if event.seat in people), people[0] if people else 0
        )
        wish = self.match.ask(last)
        if isinstance(wish, Undo):
            names = self.presenter.reader(last).listed(wish.needed)
            if not self.screen.agrees(
                self.voice("cli-undo-agree", who=self.presenter.reader(last).name(last), names=names)
            ):
                self.match.refuse(last)
                return False
            for other in wish.needed:
                self.match.agree(other)
        self.read = {seat: min(count, len(self.match.log) - 1) for seat, count in self.read.items()}
        return True

    def hint(self, seat: Seat) -> None:
        if seat == NATURE:
            raise Illegal("cli-hint-nature")
        self.need_friendly()
        with self.screen.thinking(self.voice("cli-thinking")):
            thought = self.table.hint(seat)
        text = self.game.notation.write(thought.action)
        told = self.game, self.match.view(seat), self.presenter.reader(seat)
        self.screen.line(f"{thought.say(*told)}  [{text}]", "green")
        self.reasons = thought.more(*told), len(self.match.events)

    def why(self, seat: Seat, viewer: Seat, text: str) -> None:
        """Why the action is not allowed, or what it would be good for; without one the rest of the hint's reason."""
        if not text:
            if self.reasons[1] != len(self.match.events):
                self.hint(seat)
            self.screen.line(self.reasons[0] or self.voice("cli-why-all"))
            return
        action = self.table.meant(seat, text)
        if seat == NATURE:
            possible = any(action == each for each, _ in self.match.view(viewer).chances())
            self.screen.line(self.voice("cli-allowed" if possible else "nature-cannot"))
            return
        self.need_friendly()
        view, reader = self.match.view(seat), self.presenter.reader(seat)
        reason = self.game.advice.reason(view, seat, action)
        said = f"{self.game.speech.say(view, action, reader)}. {reader(reason.message, **reason.args)}"
        self.screen.line(f"{self.voice('cli-allowed')} {said}")

    def need_friendly(self) -> None:
        """Nobody is helped in a match that is played strictly."""
        if self.match.rated:
            raise Illegal("hint-rated")

    def explain(self, error: Fault | OSError) -> None:
        """Say what is wrong, and show the clause of the rules that says so."""
        if isinstance(error, OSError):
            self.screen.line(self.voice.trouble(error), "red")
            return
        self.screen.line(self.voice.words.fault(error), "red")
        if error.clause:
            try:
                show_rules(clause_of(self.game, self.voice.lang, error.clause), self.voice)
            except Unreadable:
                return

    def help(self) -> None:
        """What one may type, and how this game writes its moves."""
        self.screen.line(self.voice("cli-help"))
        self.screen.line(self.voice("notation"))

    def rules(self, clause: str) -> None:
        if clause:
            show_rules(clause_of(self.game, self.voice.lang, clause), self.voice)
            return
        show_rules(rules_of(self.game, self.voice.lang), self.voice)

    def odds(self) -> None:
        """The exact odds under the rules of this table."""
        if self.game.study.odds is None:
            raise Unreadable("cli-no-odds", game=self.voice("title"))
        show_odds(self.game.study.odds(self.match.options), self.voice)

    def chances(self, viewer: Seat) -> None:
        """How likely everybody wins, as far as the viewer knows; onlookers are not told."""
        if viewer == ONLOOKER:
            raise Illegal("cli-hint-nature")
        self.need_friendly()
        reader = self.presenter.reader(viewer)
        view, before = self.match.view(viewer), self.foresight
        foresight = (
            before if before and (before.view, before.seat) == (view, viewer) else Foresight(self.game, view, viewer)
        )
        with self.screen.thinking(self.voice("cli-thinking")):
            foresight.go_on(LOOK)
        self.foresight = foresight
        self.screen.line(foresight.told.say(reader), "green")
        for name, chance in foresight.told.rows(reader):
            self.screen.line(f"  {name}: {chance}", "green")
        if not foresight.done:
            self.screen.line(self.voice("cli-chances-more", word=self.voice("cli-word-chances")))

    def save(self, file: str) -> None:
        if not file:
            raise Unreadable("cli-save-name")
        self.keeper.copy_to(Path(file).expanduser())
        self.screen.line(self.voice("cli-saved", file=file))

    # -- the log ------------------------------------------------------------------------

    def news(self, viewer: Seat) -> list[str]:
        return self.presenter.lines(viewer, self.read.get(viewer, 0))

    def tell_log(self, viewer: Seat) -> None:
        """The whole log, printed so that the newest line stands above the prompt; no pager has to be left."""
        for line in self.presenter.lines(viewer, 0):
            self.screen.line(line)

    def tell_news(self, viewer: Seat) -> None:
        for line in self.news(viewer):
            self.screen.line(line)
        self.read[viewer] = len(self.match.log)

    # -- the end ------------------------------------------------------------------------

    def end(self) -> None:
        """All is open now; the match can still be saved."""
        people = self.table.people()
        viewer = people[0] if len(people) == 1 else ONLOOKER
        scene = self.presenter.scene(viewer)
        news = self.news(viewer if self.looks is None else self.looks)
        self.screen.table(
            self.presenter.title(viewer), news, scene.text, scene.prompt, [], ending(self.match, viewer, self.voice)
        )
        self.keeper.finish()
        with suppress(OSError):
            note(self.match)
        self.count()
        if self.keeper.asked:
            self.screen.line(self.voice("cli-saved-over", file=str(self.keeper.path)))
        elif people and not self.deal:
            self.after(viewer)

    def count(self) -> None:
        """What a person played to its end stands in their record; trouble with that is told, and nothing else
        suffers."""
        if not any(player.human for player in self.match.first_players):
            return
        from saloon.server.library.local import enroll  # heavy, and onlookers need none of it
        from saloon.server.store.outage import CAUSES

        try:
            enroll(self.match, self.keeper.began, self.named, self.deal)
        except (Fault, OSError, *CAUSES):
            self.screen.line(self.voice("cli-not-counted"), "red")

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
                    self.tell_log(viewer)
                else:
                    return
            except (Fault, OSError) as error:
                self.explain(error)
