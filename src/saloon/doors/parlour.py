"""Tables for agents that speak: each has the key of its seat, and the key opens that seat and nothing else.

What others wrote (their names) is handed on in one field, as it was written. It is in no sentence, and the house
reads no orders out of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from secrets import token_urlsafe
from threading import Condition
from typing import Any, Final

from saloon.bots import LEVELS, Clock
from saloon.core.state import NATURE, Fault, Illegal, Seat, Unreadable
from saloon.doors.agentwords import move_examples, seat_review
from saloon.house.clauses import clause_of
from saloon.house.game import Game
from saloon.house.plain import plain
from saloon.house.position import Position
from saloon.match import Match, OpenChance, Player
from saloon.match.telling import Spectator, reader
from saloon.shelf import game as game_called
from saloon.table import LEVEL, Table
from saloon.words import words

LEGAL: Final = ("listed", "hidden")
MOST_TABLES: Final = 50
MOST_MOVE: Final = 400
"""A move may have this many letters."""
MOST_WAIT: Final = 60.0
UNNUMBERED: Final = "-"
"""A refusal that no clause stands behind."""
Facts = dict[str, Any]


@dataclass(frozen=True)
class DoorRules:
    """What the one who opens the door allows."""

    lang: str = "en"
    legal: str = "listed"
    """`hidden`: no table lists what is legal."""
    hints: bool = True
    seed: int | None = None
    """Table k then takes its chance from it and k; otherwise chance is provable."""
    seconds: float = 5.0
    """For a bot's move and for a hint."""


USUAL: Final = DoorRules()


@dataclass
class AgentTable:
    """A table with agents on some of its seats."""

    table: Table
    legal: str
    changed: Condition = field(default_factory=Condition)
    """Held while something is done; told when the match has moved."""
    names: dict[Seat, str] = field(default_factory=dict)
    refusals: dict[Seat, Counter[str]] = field(default_factory=dict)
    told: dict[Seat, int] = field(default_factory=dict)
    """By seat, how many entries of the log it was told."""

    @property
    def match(self) -> Match:
        return self.table.match


class Parlour:
    """All tables of one door."""

    def __init__(self, rules: DoorRules = USUAL) -> None:
        self.rules = rules
        self.words = words(rules.lang)
        self.chairs: dict[str, tuple[AgentTable, Seat]] = {}
        """By key: who has sat down."""
        self.free: dict[str, tuple[AgentTable, Seat]] = {}
        """By invitation: chairs that wait for somebody."""
        self.opened = 0

    # -- coming and going ---------------------------------------------------------------

    def open(
        self,
        game: str,
        seats: int | None,
        seat: Seat,
        agents: int,
        bots: Sequence[str],
        options: str,
        legal: str,
        name: str,
    ) -> Facts:
        """A new table; the one who asks sits on `seat`, further agents on the seats after it, bots on the others."""
        found = game_called(game[:60])
        legal = legal or self.rules.legal
        if legal not in LEGAL:
            raise Unreadable("door-legal", text=legal[:20])
        if legal == "listed" and self.rules.legal == "hidden":
            raise Illegal("door-hidden")
        size = max(found.seats[0], agents) if seats is None else seats
        found.check_seats(size)
        if not 0 <= seat < size:
            raise Unreadable("unreadable-seat", text=str(seat))
        if not 1 <= agents <= size:
            raise Unreadable("table-full", people=agents, bots=0, seats=size)
        people = [(seat + at) % size for at in range(agents)]
        kinds = [level_of(found, bots[at % len(bots)] if bots else LEVEL) for at in range(size)]
        kinds = ["human" if at in people else kind for at, kind in enumerate(kinds)]
        made = self.made(found, size, kinds, options[:400], legal)
        with made.changed:
            made.table.run()
            chairs = {at: token_urlsafe(16) for at in people}
            invitations = [chairs[at] for at in people[1:]]
            self.free |= {chairs[at]: (made, at) for at in people[1:]}
            key = self.seated(made, seat, name)
            return {"key": key, "invitations": invitations, **self.look(key)}

    def made(self, game: Game[Any], seats: int, kinds: list[str], options: str, legal: str) -> AgentTable:
        self.make_room()
        self.opened += 1
        seed = self.rules.seed
        own = None if seed is None else Random(f"{seed}/{self.opened}").getrandbits(62)
        chance = None if own is None else OpenChance(own)
        match = Match(game, seats, game.chosen(options), (), chance, kinds=kinds)
        clock = Clock() if own is not None else Clock(self.rules.seconds)
        return AgentTable(Table(match, own, clock), legal)

    def make_room(self) -> None:
        """Tables that are over go when new ones come; those that go on stay."""
        tables = list(dict.fromkeys(id(table) for table, _ in self.chairs.values()))
        if len(tables) < MOST_TABLES:
            return
        over = next((id(table) for table, _ in self.chairs.values() if table.match.over), None)
        if over is None:
            raise Illegal("door-full", most=MOST_TABLES)
        for held in (self.chairs, self.free):
            for key in [key for key, (table, _) in held.items() if id(table) == over]:
                del held[key]

    def sit(self, invitation: str, name: str) -> Facts:
        """The chair that an invitation is for; it can be used once."""
        if invitation not in self.free:
            raise Unreadable("door-key")
        table, seat = self.free.pop(invitation)
        with table.changed:
            key = self.seated(table, seat, name)
            return {"key": key, **self.look(key)}

    def seated(self, table: AgentTable, seat: Seat, name: str) -> str:
        table.names[seat] = Player(" ".join(name.split())).name
        table.refusals[seat] = Counter()
        key = token_urlsafe(16)
        self.chairs[key] = table, seat
        return key

    def chair(self, key: str) -> tuple[AgentTable, Seat]:
        if key not in self.chairs:
            raise Unreadable("door-key")
        return self.chairs[key]

    # -- at the table -------------------------------------------------------------------

    def look(self, key: str, wait: float = 0.0) -> Facts:
        """The table as the seat sees it; with `wait`, when the seat is to act or the match is over."""
        table, seat = self.chair(key)
        with table.changed:
            if wait > 0:
                table.changed.wait_for(lambda: table.match.over or seat in table.match.to_act(), min(wait, MOST_WAIT))
            return self.seen(table, seat)

    def seen(self, table: AgentTable, seat: Seat) -> Facts:
        match = table.match
        view, scene = match.view(seat), match.scene(seat, self.rules.lang)
        listed = table.legal == "listed"
        turn = seat in match.to_act()
        shown: Facts = {
            "game": match.game.key,
            "options": match.options.text(),
            "seat": seat,
            "you": scene.seats[seat].name,
            "players": [
                {"seat": at, "called": scene.seats[at].name, "plays": self.plays(table, at, seat), "name": name}
                for at, name in enumerate(table.names.get(each, "") for each in range(match.seats))
            ],
            "number": match.place,
            "your_turn": turn,
            "waiting_for": [at for at in match.to_act() if at != NATURE],
            "happened": self.news(table, seat),
            "board": scene.text,
            "view": match.game.notation.write_state(view),
            "state": plain(view, match.game),
        }
        if scene.clause:
            shown["clause_now"] = scene.clause
        if listed:
            shown["says"] = scene.prompt
            shown["legal"] = Position(match.game, view, seat).moves(seat) if turn else []
        else:
            shown["examples"] = move_examples(match.game)
        if match.over:
            shown |= {"over": True, "scores": list(match.scores or ()), "resigned": match.resigned}
        return shown

    def plays(self, table: AgentTable, at: Seat, seat: Seat) -> str:
        player = table.match.players[at]
        return "you" if at == seat else "agent" if player.human else f"bot, {player.level or LEVEL}"

    def news(self, table: AgentTable, seat: Seat) -> list[str]:
        """What happened since the seat was told last, in sentences."""
        told = table.told.get(seat, 0)
        table.told[seat] = len(table.match.log)
        teller = Spectator(table.match.game, seat, self.rules.lang)
        return teller.lines(islice(table.match.walk(), told, None))

    def act(self, key: str, move: str, number: int | None = None) -> Facts:
        """The seat decides. What is not allowed is refused with its reason, and nothing has happened."""
        table, seat = self.chair(key)
        with table.changed:
            match = table.match
            try:
                if number is not None and number != match.place:
                    raise Illegal("door-moved", number=match.place)
                if len(move) > MOST_MOVE:
                    raise Unreadable("unreadable-action", text=move[:40])
                if match.over:
                    raise Illegal("illegal-over")
                action = Position(match.game, match.view(seat), seat).action(move, seat)
                match.submit(seat, action)
            except Fault as fault:
                return self.refused(table, seat, fault)
            table.table.run()
            table.changed.notify_all()
            return {"accepted": True, "move": match.game.notation.write(action), **self.seen(table, seat)}

    def refused(self, table: AgentTable, seat: Seat, fault: Fault) -> Facts:
        game = table.match.game
        table.refusals[seat][fault.clause or UNNUMBERED] += 1
        spoken = words(self.rules.lang, game.folder)
        said: Facts = {"accepted": False, "why": spoken.fault(fault), "code": fault.message, "clause": fault.clause}
        if fault.clause:
            with suppress(Unreadable):  # a game without written rules
                said["rule"] = clause_of(game, self.rules.lang, fault.clause)
        return {**said, **self.seen(table, seat)}

    def resign(self, key: str) -> Facts:
        """The seat gives the match up, at a table of two."""
        table, seat = self.chair(key)
        with table.changed:
            table.match.resign(seat)
            table.changed.notify_all()
            return self.seen(table, seat)

    def hint(self, key: str) -> Facts:
        """What an expert would do on the seat, by what the seat sees."""
        table, seat = self.chair(key)
        if not self.rules.hints:
            raise Illegal("door-hints")
        with table.changed:
            if seat not in table.match.to_act():
                raise Illegal("illegal-over" if table.match.over else "illegal-turn")
            game, view = table.match.game, table.match.view(seat)
            thought = table.table.hint(seat)
            told_to = reader(game, table.match.players, seat, self.rules.lang)
            return {"move": game.notation.write(thought.action), "says": thought.say(game, view, told_to)}

    def review(self, key: str, quick: bool = True) -> Facts:
        """What was luck and what was choice for the seat, when the match is over; and what was refused by clause."""
        table, seat = self.chair(key)
        with table.changed:
            if not table.match.over:
                raise Illegal("review-running")
            match = table.match.copy()
            refusals = dict(table.refusals[seat])
        return {"refusals": refusals, **seat_review(match, seat, quick)}


def level_of(game: Game[Any], level: str) -> str:
    """The kind of a bot's seat. Only levels: what an agent names is never run."""
    if level not in LEVELS:
        raise Unreadable("level-unknown", level=level[:20], levels=", ".join(game.offered()))
    return f"bot:{game.level(level)}"
