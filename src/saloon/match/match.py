"""A match: a game being played by people and bots, with chance at work."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.state import NATURE, ONLOOKER, Action, Illegal, Seat, State, Unreadable, View
from saloon.house.game import Game
from saloon.match.aftermath import Aftermath, aftermath
from saloon.match.entries import Entry, Reseated, Undone
from saloon.match.fair import Chance, FairChance, SealedChance, commitment
from saloon.match.logbook import Logbook
from saloon.match.moments import ToldMoment
from saloon.match.placed import FortunePlaces, PlacedChance
from saloon.match.pledge import Pledges
from saloon.match.seats import Player
from saloon.match.telling import Spectator, reader
from saloon.match.undo import Undo, decision
from saloon.scene import Scene


class Match(Logbook):
    """One table: `submit` what a seat does, `nature` draws what fortune brings."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: Options | None = None,
        names: Sequence[str] = (),
        chance: Chance | None = None,
        *,
        kinds: Sequence[str] = (),
        rated: bool = False,
        id: str | None = None,
        version: int | None = None,
        start: State | None = None,
    ) -> None:
        super().__init__(
            game, seats, options, names, kinds, rated, secrets.token_hex(16) if id is None else id, version, start
        )
        self.chance: Chance = FairChance() if chance is None else chance
        self.pledges = Pledges.none(self.id, self.seats)
        self._places: FortunePlaces | None = None
        self.drafts: dict[Seat, tuple[Action, ...]] = {}
        """What seats have put together so far and not done yet: nobody else's business, so it is not in the log."""

    def copy(self) -> Match:
        """The same match, which goes its own way from here."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.log, twin.players, twin._befores = list(self.log), list(self.players), list(self._befores)
        twin._fate, twin.drafts = self._fate.copy() if self._fate else None, dict(self.drafts)
        twin._places = None
        return twin

    # -- for people ---------------------------------------------------------------------

    def scene(self, seat: Seat = ONLOOKER, lang: str = "en", shape: str = "wide") -> Scene:
        """The table as the seat sees it."""
        spectator = Spectator(self.game, seat, lang, shape)
        spectator.over = self.over
        return spectator.scene(self.position, self.shown)

    def aftermath(self, lang: str = "en") -> Aftermath:
        """Once it is over: what was counted as it went on, where it came from, and what turned it."""
        if not self.over:
            raise Illegal("match-running")
        return aftermath(self.game, self.start, self.events, reader(self.game, self.shown, ONLOOKER, lang).names, lang)

    def lines(self, seat: Seat = ONLOOKER, lang: str = "en") -> list[str]:
        """The log in sentences, as the seat saw it happen; sealed answers have none."""
        return Spectator(self.game, seat, lang).lines(self.walk())

    def moments(self, lang: str = "en", seat: Seat = ONLOOKER) -> Iterator[ToldMoment]:
        """The match from its beginning, entry by entry. Once it is over, an onlooker sees everything."""
        told_by = Spectator(self.game, seat, lang, all_open=seat == ONLOOKER and self.over)
        return (ToldMoment(moment, told_by) for moment in self.walk())

    def __iter__(self) -> Iterator[ToldMoment]:
        return self.moments()

    def __repr__(self) -> str:
        seated = ", ".join(f"{seat} {player.name or player.kind}" for seat, player in enumerate(self.players))
        acts = ["fortune" if seat == NATURE else str(seat) for seat in self.to_act()]
        state = "over" if self.over else f"to act: {', '.join(acts)}"
        return f"<{type(self).__name__} of {self.game.key}: {seated}; {self.place} events; {state}>"

    def _repr_svg_(self) -> str:
        """The picture in a notebook: what an onlooker may see."""
        return self.scene()._repr_svg_()

    # -- what happens -------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action) -> Event:
        """The seat decides; nature's event is typed in. Raises Illegal with the reason.

        A step of something that is put together is no entry of the log: its event has the number 0.
        """
        if seat == NATURE and not self.chance.typed:
            raise Illegal("chance-not-typed")
        if self.game.rules.drafts is not None and self.game.rules.drafts(action):
            return self._draft(seat, action)
        return self._happen(seat, action)

    @property
    def position(self) -> State:
        """Where the match stands, with what seats have put together: each view has its own steps and no others."""
        state = self.state
        for seat, steps in self.drafts.items():
            for step in steps:
                state = state.after(seat, step)
        return state

    def view(self, seat: Seat = ONLOOKER) -> View:
        return self.position.view(seat)

    def accept(self, entry: Entry) -> None:
        before = self.state
        super().accept(entry)
        if self._places is not None and isinstance(entry, Undone):
            self._places = None
        elif self._places is not None and isinstance(entry, Event) and entry.seat == NATURE:
            self._places.accept(before, entry.action)
        going_on = isinstance(entry, Event | Reseated)
        self.drafts = {
            seat: steps
            for seat, steps in self.drafts.items()
            if going_on and seat != entry.seat and seat in self.to_act()
        }

    def _draft(self, seat: Seat, action: Action) -> Event:
        self._check_running()
        event = Event(0, seat, action)
        self._check_event(event, self.position)
        self.drafts[seat] = (*self.drafts.get(seat, ()), action)
        return event

    def undraft(self, seat: Seat) -> bool:
        """The seat takes back the last step of what it puts together; False if there is none."""
        steps = self.drafts.pop(seat, ())
        if steps[:-1]:
            self.drafts[seat] = steps[:-1]
        return bool(steps)

    def nature(self) -> Event:
        """Nature's next event is drawn and happens."""
        self._check_running()
        if self.state.to_act() != (NATURE,):
            raise Illegal("nature-not-due")
        return self._happen(NATURE, self.drawn())

    def drawn(self) -> Action:
        """What nature does next: the same as before if the match stood here once, otherwise what chance draws."""
        repeated = self.repeated()
        if repeated is not None:
            return repeated
        if isinstance(self.chance, PlacedChance):
            return self.places(self.chance).drawn(self.state)
        return self.chance.draw(self.state, self.next, self.pledges.added)

    def places(self, chance: PlacedChance) -> FortunePlaces:
        """Where fortune stands, as far as the match has come."""
        if self._places is None:
            self._places = FortunePlaces(self.game, chance.secret)
            self._places.follow(self.start, self.events)
        return self._places

    def run_nature(self) -> list[Event]:
        """Nature's events until a seat must act, or people must say what fell."""
        events = []
        while self.to_act() == (NATURE,) and not self.must_type():
            events.append(self.nature())
        return events

    def must_type(self) -> bool:
        """Whether people must say what fell. Nobody is asked for forced steps, or for what fell here before."""
        return self.chance.kind == "typed" and len(self.state.chances()) > 1 and self.repeated() is None

    def _happen(self, seat: Seat, action: Action) -> Event:
        event = Event(self.next, seat, action)
        self.accept(event)
        return event

    def reseat(self, seat: Seat, kind: str, name: str | None = None) -> Reseated:
        """Somebody else plays the seat from now on."""
        if not 0 <= seat < self.seats:
            raise Unreadable("unreadable-seat", text=str(seat + 1))
        player = Player(self.players[seat].name if name is None else name.strip(), kind)
        entry = Reseated(self.next, seat, player)
        self.accept(entry)
        return entry

    # -- taking back --------------------------------------------------------------------

    def undo(self, seat: Seat) -> Undone:
        """The seat takes back its last decision, if nobody needs to be asked."""
        if self.needed(seat):
            raise Illegal("undo-consent")
        return self._undo(seat, ())

    def ask(self, seat: Seat) -> Undo | Undone:
        """The seat wishes to take back: at once if nobody must be asked, otherwise the others answer."""
        needed = self.needed(seat)
        if not needed:
            return self._undo(seat, ())
        self.wish = Undo(seat, decision(self.log, seat).number, needed)
        return self.wish

    def agree(self, seat: Seat) -> Undo | Undone:
        """One of those asked agrees; after the last of them the decision is taken back."""
        self.wish = self._wish().agree(seat)
        return self._undo(self.wish.seat, self.wish.agreed) if self.wish.granted else self.wish

    def refuse(self, seat: Seat) -> None:
        """One of those asked says no, or the one who asked thinks better of it."""
        wish = self._wish()
        if seat != wish.seat:
            wish.agree(seat)
        self.wish = None

    def _wish(self) -> Undo:
        if self.wish is None:
            raise Illegal("undo-no-wish")
        return self.wish

    def _undo(self, seat: Seat, agreed: tuple[Seat, ...]) -> Undone:
        entry = Undone(self.next, seat, decision(self.log, seat).number, agreed)
        self.accept(entry)
        return entry

    # -- provable chance ----------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """What is published before the first event; empty if chance makes no claim."""
        if isinstance(self.chance, SealedChance):
            return self.chance.commitment
        return commitment(self.id, self.rules, self.chance.secret) if isinstance(self.chance, FairChance) else ""

    @property
    def secret(self) -> bytes | None:
        """The secret of provable chance, once the match is over."""
        if isinstance(self.chance, PlacedChance) and self.chance.shared:
            return None
        return self.chance.secret if self.over and isinstance(self.chance, FairChance) else None

    def pledge(self, seat: Seat, hash: str) -> None:
        """Before the first event a seat promises bytes of its own."""
        self._check_new()
        self.pledges = self.pledges.pledge(seat, hash)

    def redeem(self, seat: Seat, added: bytes) -> None:
        """The seat opens the bytes it promised."""
        self._check_new()
        self.pledges = self.pledges.redeem(seat, added)

    def _check_new(self) -> None:
        if self.log:
            raise Illegal("pledge-started")
        if self.chance.kind != "fair":
            raise Illegal("pledge-no-claim")
