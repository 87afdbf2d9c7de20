"""The log of a match, and what follows from it alone. It only grows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.state import NATURE, ONLOOKER, Action, Illegal, Seat, State, Unreadable, View
from saloon.house.game import Game
from saloon.match.entries import Entry, Reseated, Undone, crossed, standing
from saloon.match.fair import fingerprint
from saloon.match.fate import Fate
from saloon.match.seats import Player, table
from saloon.match.undo import Undo, decision, is_free
from saloon.match.walk import Moment, walk

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Logbook:
    """Takes entries and refuses those that the rules or the table do not allow."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None,
        options: Options | None,
        names: Sequence[str],
        kinds: Sequence[str],
        rated: bool,
        id: str,
        version: int | None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = game.options() if options is None else options
        self.version = game.version if version is None else version
        self.start: State = game.new(self.seats, self.options)
        self.fresh = start is None or start == self.start
        """Whether it begins where the game begins; one that begins from a position counts for nothing."""
        if start is not None:
            self.start = start
        self.state: State = self.start
        self.log: list[Entry] = []
        self.players = table(self.seats, names, kinds)
        self.first_players = tuple(self.players)
        self.forgotten: frozenset[Seat] = frozenset()
        """Seats whose people want to be named no more. Only what is shown changes: a file and its hashes keep the
        names."""
        self.rated = rated
        self.away = False
        """Whether the match was played elsewhere. Then the house that keeps it does not put its seal under it."""
        self.id = id
        if not ID.fullmatch(id):
            raise Unreadable("match-id", text=id[:40])
        self.abandoned = False
        self.resigned: Seat | None = None
        self.wish: Undo | None = None
        self._befores: list[State] = []
        self._fate: Fate | None = None

    # -- what there is to see -----------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def crossed(self) -> bool:
        """Whether somebody may have seen more than one hand by changing chairs: such a match counts for nothing."""
        return self.game.secrets and crossed(self.first_players, self.log)

    @property
    def events(self) -> list[Event]:
        """What has happened and stands."""
        return standing(self.log)

    @property
    def place(self) -> int:
        """How many events stand: where the match is now, no matter how it came there."""
        return len(self.events)

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return not self.to_act()

    @property
    def scores(self) -> tuple[int, ...] | None:
        """By seat, when it is over; a seat that resigned has lost."""
        if self.resigned is not None:
            return tuple(int(seat != self.resigned) for seat in range(self.seats))
        return self.state.scores()

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.abandoned or self.resigned is not None else self.state.to_act()

    def view(self, seat: Seat = ONLOOKER) -> View:
        """All that the seat may know of the position."""
        return self.state.view(seat)

    def witnessed(self, seat: Seat = ONLOOKER) -> list[Entry]:
        """The log as the seat saw it happen."""
        return [
            Event(entry.number, entry.seat, before.witness(seat, entry.seat, entry.action))
            if isinstance(entry, Event)
            else entry
            for entry, before, *_ in self.walk()
        ]

    def walk(self) -> Iterator[Moment]:
        """The match as far as it has come, moment by moment."""
        moments = walk(self.start, self.first_players, tuple(self.log))
        return map(self.unnamed, moments) if self.forgotten else moments

    # -- people who want to be named no more --------------------------------------------

    def forget(self, seat: Seat) -> None:
        self.forgotten |= {seat}

    @property
    def shown(self) -> Sequence[Player]:
        """Who sits at the table, as people may be told."""
        return self.told(self.players)

    @property
    def first_shown(self) -> Sequence[Player]:
        return self.told(self.first_players)

    def told(self, players: Sequence[Player]) -> Sequence[Player]:
        return [self.called(*each) for each in enumerate(players)] if self.forgotten else players

    def called(self, seat: Seat, player: Player) -> Player:
        """Without a name where somebody who bears it does not want to be named any more, or a bot plays under it."""
        if seat not in self.forgotten or player.name not in self.names_at(seat):
            return player
        return replace(player, name="")

    def names_at(self, seat: Seat) -> set[str]:
        """The names of all people who have played the seat."""
        later = [entry.player for entry in self.log if isinstance(entry, Reseated) and entry.seat == seat]
        return {player.name for player in (self.first_players[seat], *later) if player.human}

    def unnamed(self, moment: Moment) -> Moment:
        entry, left = moment.entry, moment.left
        if isinstance(entry, Reseated):
            left = self.called(entry.seat, Player(left)).name
            entry = entry._replace(player=self.called(entry.seat, entry.player))
        return moment._replace(entry=entry, players=tuple(self.told(moment.players)), left=left)

    @property
    def rules(self) -> str:
        """The fingerprint of the rules of this match."""
        return fingerprint(self.game.key, self.version, self.seats, self.options.text(self.version), self.position_text)

    @property
    def position_text(self) -> str:
        """Where it began, if that was in the middle of a game; else nothing."""
        return "" if self.fresh else self.game.notation.write_state(self.start)

    # -- how it goes on -----------------------------------------------------------------

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
            self._check_event(entry, self.state)
        elif isinstance(entry, Undone):
            self._check_undone(entry)
        if self._befores:
            self._befores.append(self.state)
        self.log.append(entry)
        self.wish = None
        if self._fate:
            self._fate.accept(entry)
        elif isinstance(entry, Undone):
            self._fate = Fate(self.log)
        if isinstance(entry, Event):
            self.state = self.state.after(entry.seat, entry.action)
        elif isinstance(entry, Undone):
            self.state = self.befores()[entry.back_to - 1]
        else:
            self.players[entry.seat] = entry.player

    def repeated(self) -> Action | None:
        """What nature did when the match stood here before and was taken back: it does the same again."""
        return self._fate.here() if self._fate else None

    def _check_running(self) -> None:
        if self.abandoned or self.resigned is not None:
            raise Illegal("illegal-abandoned")
        if not self.state.to_act():
            raise Illegal("illegal-over")

    def _check_event(self, event: Event, state: State) -> None:
        if event.seat not in state.to_act():
            raise state.not_now(event.seat) or Illegal("illegal-turn")
        if event.seat == NATURE:
            if all(event.action != action for action, _ in state.chances()):
                raise Illegal("nature-cannot")
        elif not state.allows(event.seat, event.action):
            refused = refusal(state, event.seat, event.action)
            refused.folder = self.game.folder
            raise refused

    def _check_undone(self, entry: Undone) -> None:
        expected = decision(self.log, entry.seat).number
        if entry.back_to != expected:
            raise Illegal("undo-other", event=expected)
        free = self.is_free(entry.seat)
        if self.rated and (entry.fate_stays or not free):  # older files have takebacks of the free kind
            raise Illegal("undo-rated")
        others = set(self._people_but(entry.seat))
        if not (set() if free else others) <= set(entry.agreed) <= others:
            raise Illegal("undo-consent")

    def abandon(self) -> None:
        """The match ends without a result, and its secret may be published."""
        self._check_running()
        self.abandoned = True
        self.wish = None

    def resign(self, seat: Seat) -> None:
        """The seat gives the match up, and the other one has won: at a table of two."""
        self._check_running()
        if self.seats != 2:
            raise Illegal("resign-two")
        self.resigned = seat
        self.wish = None

    # -- what may be taken back ---------------------------------------------------------

    def is_free(self, seat: Seat) -> bool:
        """Whether the seat may take back without asking; raises Illegal if it has nothing to take back."""
        at = decision(self.log, seat).number - 1
        return is_free(self.game, self.seats, zip(self.log[at:], self.befores()[at:], strict=True), seat)

    def befores(self) -> list[State]:
        """The position before each entry. Kept from the first takeback on: most matches have none."""
        if len(self._befores) < len(self.log):
            self._befores = [moment.before for moment in self.walk()]
        return self._befores

    def needed(self, seat: Seat) -> tuple[Seat, ...]:
        """Who must agree before the seat may take back; nothing is taken back in a rated match."""
        self._check_running()
        if self.rated:
            raise Illegal("undo-rated")
        return () if self.is_free(seat) else self._people_but(seat)

    def _people_but(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other, player in enumerate(self.players) if player.human and other != seat)


def refusal(state: State, seat: Seat, action: Action) -> Illegal:
    """Why an action is refused. A forged one may be so absurd that the rules themselves have no answer."""
    try:
        return state.why_not(seat, action)
    except Illegal as illegal:
        return illegal
    except Exception:
        return Illegal("illegal-here")
