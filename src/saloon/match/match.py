"""A match: a game being played. The log only grows, and nothing else changes."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.state import NATURE, ONLOOKER, Action, Illegal, Seat, State, Unreadable, View
from saloon.match.entries import Entry, Reseated, Undone, standing, walk
from saloon.match.fair import Chance, Fair, Sealed, commitment, fingerprint
from saloon.match.pledge import Pledges
from saloon.match.seats import Player, table
from saloon.match.telling import reader, sentences
from saloon.match.undo import Undo, decision, is_free

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Match:
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
    ) -> None:
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = game.options() if options is None else options
        self.start: State = game.new(self.seats, self.options)
        self.state: State = self.start
        self.log: list[Entry] = []
        self.players = table(self.seats, names, kinds)
        self.first_players = tuple(self.players)
        self.chance: Chance = Fair() if chance is None else chance
        self.rated = rated
        self.id = secrets.token_hex(16) if id is None else id
        if not ID.fullmatch(self.id):
            raise Unreadable("match-id", text=self.id[:40])
        self.pledges = Pledges.none(self.id, self.seats)
        self.abandoned = False
        self.wish: Undo | None = None
        self._befores: list[State] = []

    # -- what there is to see -----------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def events(self) -> list[Event]:
        """What has happened and stands."""
        return standing(self.log)

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.abandoned or not self.state.to_act()

    @property
    def scores(self) -> tuple[int, ...] | None:
        return self.state.scores()

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.abandoned else self.state.to_act()

    def view(self, seat: Seat = ONLOOKER) -> View:
        """All that the seat may know of the position."""
        return self.state.view(seat)

    def witnessed(self, seat: Seat = ONLOOKER) -> list[Entry]:
        """The log as the seat saw it happen."""
        return [
            Event(entry.number, entry.seat, before.witness(seat, entry.seat, entry.action))
            if isinstance(entry, Event)
            else entry
            for entry, before in walk(self.start, self.log)
        ]

    def scene(self, seat: Seat = ONLOOKER, lang: str = "en", shape: str = "wide") -> Any:
        """The table as the seat sees it."""
        return self.game.scene(self.view(seat), reader(self.game, self.players, seat, lang, shape))

    def lines(self, seat: Seat = ONLOOKER, lang: str = "en") -> list[str]:
        """The log in sentences, as the seat saw it happen."""
        return sentences(self.game, walk(self.start, self.log), reader(self.game, self.players, seat, lang))

    def _repr_svg_(self) -> str:
        """The picture in a notebook: what an onlooker may see."""
        picture: str = self.scene().svg()
        return picture

    # -- what happens -------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action) -> Event:
        """The seat decides; nature's event is typed in. Raises Illegal with the reason."""
        if seat == NATURE and not self.chance.typed:
            raise Illegal("chance-not-typed")
        return self._happen(seat, action)

    def nature(self) -> Event:
        """Nature's next event is drawn and happens."""
        self._check_running()
        if self.state.to_act() != (NATURE,):
            raise Illegal("nature-not-due")
        return self._happen(NATURE, self.chance.draw(self.state, self.next, self.pledges.added))

    def run_nature(self) -> list[Event]:
        """Nature's events until a seat must act, or people must say what fell."""
        events = []
        while self.to_act() == (NATURE,) and not self._needs_typing():
            events.append(self.nature())
        return events

    def _needs_typing(self) -> bool:
        return self.chance.kind == "typed" and len(self.state.chances()) > 1

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

    def abandon(self) -> None:
        """The match ends without a result, and its secret may be published."""
        self._check_running()
        self.abandoned = True
        self.wish = None

    # -- taking back --------------------------------------------------------------------

    def is_free(self, seat: Seat) -> bool:
        """Whether the seat may take back without asking; raises Illegal if it has nothing to take back."""
        at = decision(self.log, seat).number - 1
        return is_free(self.game, self.seats, zip(self.log[at:], self.befores()[at:], strict=True), seat)

    def befores(self) -> list[State]:
        """The position before each entry. Kept from the first takeback on: most matches have none."""
        if len(self._befores) < len(self.log):
            self._befores = [before for _, before in walk(self.start, self.log)]
        return self._befores

    def needed(self, seat: Seat) -> tuple[Seat, ...]:
        """Who must agree before the seat may take back."""
        self._check_running()
        if self.is_free(seat):
            return ()
        if self.rated:
            raise Illegal("undo-rated")
        return self._people_but(seat)

    def _people_but(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other, player in enumerate(self.players) if player.human and other != seat)

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

    # -- the log ------------------------------------------------------------------------

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return len(self.log) + 1

    def accept(self, entry: Entry) -> None:
        """Take the next entry into the log. Raises Illegal, and then nothing has changed.

        All is checked but where nature's event came from: that is for `nature` and `verify`.
        """
        self._check_running()
        if entry.number != self.next:
            raise Illegal("entry-number", number=entry.number, next=self.next)
        if isinstance(entry, Event):
            self._check_event(entry)
        elif isinstance(entry, Undone):
            self._check_undone(entry)
        if self._befores:
            self._befores.append(self.state)
        self.log.append(entry)
        self.wish = None
        if isinstance(entry, Event):
            self.state = self.state.after(entry.seat, entry.action)
        elif isinstance(entry, Undone):
            self.state = self.befores()[entry.back_to - 1]
        else:
            self.players[entry.seat] = entry.player

    def _check_running(self) -> None:
        if self.abandoned:
            raise Illegal("illegal-abandoned")
        if not self.state.to_act():
            raise Illegal("illegal-over")

    def _check_event(self, event: Event) -> None:
        if event.seat not in self.state.to_act():
            raise self.state.not_now(event.seat) or Illegal("illegal-turn")
        if event.seat == NATURE:
            if all(event.action != action for action, _ in self.state.chances()):
                raise Illegal("nature-cannot")
        elif event.action not in self.state.legal(event.seat):
            raise self.state.why_not(event.seat, event.action)

    def _check_undone(self, entry: Undone) -> None:
        expected = decision(self.log, entry.seat).number
        if entry.back_to != expected:
            raise Illegal("undo-other", event=expected)
        if not set(self.needed(entry.seat)) <= set(entry.agreed) <= set(self._people_but(entry.seat)):
            raise Illegal("undo-consent")

    # -- provable chance ----------------------------------------------------------------

    @property
    def rules(self) -> str:
        """The fingerprint of the rules of this match."""
        return fingerprint(self.game.key, self.game.version, self.seats, self.options.text())

    @property
    def commitment(self) -> str:
        """What is published before the first event; empty if chance makes no claim."""
        if isinstance(self.chance, Sealed):
            return self.chance.commitment
        return commitment(self.id, self.rules, self.chance.secret) if isinstance(self.chance, Fair) else ""

    @property
    def secret(self) -> bytes | None:
        """The secret of provable chance, once the match is over."""
        return self.chance.secret if self.over and isinstance(self.chance, Fair) else None

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
