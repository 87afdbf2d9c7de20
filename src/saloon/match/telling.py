"""A match for people: each moment of it in a sentence and as a picture, as one of them sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from saloon.core.event import Event
from saloon.core.state import NATURE, Seat, State, View, winners
from saloon.house.game import Game
from saloon.house.rooms import Opening, Weight
from saloon.match.entries import Undone
from saloon.match.seats import Player
from saloon.match.walk import Moment
from saloon.scene import Reader, Scene
from saloon.scene.parts import ending


def reader(game: Game[Any], players: Sequence[Player], seat: Seat, lang: str, shape: str = "wide") -> Reader:
    """Somebody at the table; a seat without a name is called by its number."""
    unnamed = Reader.of(game, seat, (), lang, shape)
    names = [player.name or unnamed.name(at) for at, player in enumerate(players)]
    return Reader.of(game, seat, names, lang, shape)


def seen_by(state: State, seat: Seat) -> View:
    """What somebody sees of a table: when the game is over, hands and roles are turned up for all."""
    return state.view(seat) if state.scores() is None else View(state)


def thrower(game: Game[Any], view: View) -> Seat:
    """The seat whose hand throws when nature is to act; NATURE if there is none."""
    hand = game.speech.hand
    return hand(view) if hand else NATURE


def receiver(state: State) -> Seat:
    """The seat that fortune acts for: its cup, its card. NATURE if it is nobody in particular."""
    seats = {getattr(action, "seat", NATURE) for action, _ in state.chances()}
    return seats.pop() if len(seats) == 1 else NATURE


class Ending(NamedTuple):
    """How a match ended, for one reader."""

    outcome: str
    """won or lost by the reader, draw, decided (the reader has not played), abandoned"""
    winners: list[Seat]
    sentence: str
    why: str
    near: str = ""
    """how close it was"""


class Spectator:
    """Sees a match go by from one seat, in one language; people are called as they were then."""

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        lang: str,
        shape: str = "wide",
        all_open: bool = False,
        side: Seat | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.side = seat if side is None else side
        """From where the table is seen while several people pass one device round: it does not turn with every move."""
        self.lang = lang
        self.shape = shape
        self.all_open = all_open
        """Whether what was hidden while it was played is shown and told too."""
        self.over = False
        """Whether the match is over, also by resigning or without a result: its table lies open then."""
        self.looked: tuple[State | None, View | None] = (None, None)
        """The position looked at last, and what was seen."""
        self.met: tuple[Player, ...] = ()
        self.latest = Reader.of(game, seat, (), lang, shape)

    def reader(self, players: Sequence[Player]) -> Reader:
        """The reader of these people. A new one is made only when others sit down."""
        if self.met != tuple(players):
            self.met = tuple(players)
            self.latest = reader(self.game, players, self.seat, self.lang, self.shape)
        return self.latest

    def view(self, state: State) -> View:
        looked, view = self.looked
        if view is None or looked is not state:
            view = View(state) if self.all_open else seen_by(state, self.seat)
            self.looked = state, view
        return view

    def scene(self, state: State, players: Sequence[Player]) -> Scene:
        drawn = self.game.board.scene(View(state) if self.over else self.view(state), self.reader(players))
        if self.side == self.seat:
            return drawn
        table = self.game.board.scene(
            View(state) if self.over else seen_by(state, self.side), replace(self.reader(players), seat=self.side)
        )
        return replace(
            table,
            prompt=drawn.prompt,
            choices=drawn.choices,
            buttons=drawn.buttons,
            alike=drawn.alike,
            slots=drawn.slots,
        )

    def tell(self, moment: Moment) -> str:
        """What happened, in a sentence."""
        entry, reads = moment.entry, self.reader(moment.players)
        if isinstance(entry, Event):
            seen = self.seen(moment, entry)
            return self.game.speech.tell(self.view(moment.before), entry.seat, seen.action, reads)
        if isinstance(entry, Undone):
            return reads("log-undone", name=reads.name(entry.seat))
        name, number = entry.player.name or reads("seat-name", number=entry.seat + 1), entry.seat + 1
        if not entry.player.human and moment.left not in ("", name):
            return reads("log-bot-instead", name=name, left=moment.left)
        return reads("log-person" if entry.player.human else "log-bot", name=name, number=number)

    def lines(self, moments: Iterable[Moment]) -> list[str]:
        """What happened, in sentences; a sealed answer has none."""
        return [self.tell(moment) for moment in moments if self.weight(moment) != "silent"]

    def clause(self, state: State) -> str:
        """The clause that matters most in a position, as its scene names it."""
        clause = self.game.speech.clause
        return clause(self.view(state)) if clause else ""

    def weight(self, moment: Moment) -> Weight:
        """How much it matters: what ends a match always does."""
        entry = moment.entry
        if not isinstance(entry, Event):
            return "notable"
        if moment.after.scores() is not None:
            return "dramatic"
        return self.game.speech.weight(self.view(moment.before), entry.seat, self.seen(moment, entry).action)

    def hand(self, moment: Moment) -> Seat:
        """Whose hand did it: who decided, or who threw the dice."""
        entry = moment.entry
        if not isinstance(entry, Event) or entry.seat != NATURE:
            return entry.seat
        return thrower(self.game, self.view(moment.before))

    def ending(
        self, state: State, players: Sequence[Player], scores: Sequence[int] | None, counts: bool = True
    ) -> Ending:
        """How it ended, and whether it counts; without scores it was abandoned, with its own it was given up."""
        reads, speech = self.reader(players), self.game.speech
        if scores is None:
            return Ending("abandoned", [], reads("prompt-abandoned"), "")
        found = winners(scores)
        alone = len(scores) == 1
        outcome = (
            "draw"
            if not found and not alone
            else "decided"
            if self.seat < 0
            else "won"
            if self.seat in found
            else "lost"
        )
        if state.scores() is None:
            why, near = (
                reads("end-resigned", who=reads.listed(seat for seat in range(len(scores)) if seat not in found)),
                "",
            )
        else:
            why, near = [told(self.view(state), reads) if told else "" for told in (speech.end, speech.near)]
        if not counts:
            why = f"{why} {reads('end-crossed')}".strip()
        sentence = self.scene(state, players).prompt if alone and state.scores() is not None else ending(scores, reads)
        return Ending(outcome, found, sentence, why, near)

    def opening(self, state: State, players: Sequence[Player]) -> Opening | None:
        """What is said before the first decision or throw, if the game has something to say."""
        told, view = self.game.speech.opening, self.view(state)
        if told is None or (NATURE in state.to_act() and thrower(self.game, view) == NATURE):
            return None
        return told(view, self.reader(players))

    def seen(self, moment: Moment, event: Event) -> Event:
        """The event of the moment as it was seen to happen."""
        if self.all_open:
            return event
        return event._replace(action=moment.before.witness(self.seat, event.seat, event.action))
