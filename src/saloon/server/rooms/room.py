"""A room: the fold of its log. It knows who is here, who sits where, and the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Action, Seat, State, winners
from saloon.house.game import SHELF, Game
from saloon.match import Entry, Match, Reseated, TableClock
from saloon.match.entries import read_entry
from saloon.match.telling import receiver, thrower
from saloon.match.walk import Moment
from saloon.server.people.guests import GONE, Chair, Chat, Guest
from saloon.server.people.names import BOT_NAMES
from saloon.server.rooms import records
from saloon.server.rooms.beats import Beat, match_of, seconds, takings

CHAT_KEPT: Final = 50
OPENING: Final = 2
"""How many times longer opening waits than pledging: those who have pledged are there, but a device may be busy."""
DAY: Final = 86_400_000
"""Milliseconds."""
NONE: Final[Mapping[Any, Any]] = {}
"""Nothing yet; shared, since what is in a room is replaced and never changed."""
NO_OFFERS: Final[Mapping[str, frozenset[int]]] = {what: frozenset() for what in ("rematch", "abandon", "program")}
SECOND_WIND: Final = 10
"""The part of the bank that somebody who comes back with an empty clock gets."""


class Room:
    """Only `take` and `close` change it, so that everybody who has the log has the same room.

    A room that others may see never changes: a change is made on a copy, and the copy takes the room's place once it is
    stored. Nor do the values in it: they are replaced, so that a copy need not copy them.
    """

    def __init__(self, code: str, watch: str, secrets: Mapping[str, bytes] | None = None) -> None:
        self.code = code
        self.watch = watch
        self.secrets: Mapping[str, bytes] = dict(secrets or {})
        """The secrets of the matches played here; they leave this object only as `Match.secret`."""
        self.number = 0
        self.at = 0
        self.setup = records.Setup("", 0)
        self.guests: Mapping[int, Guest] = {}
        self.chairs: tuple[Chair, ...] = ()
        self.hands: frozenset[int] = frozenset()
        """Guests who throw for themselves; for all others the house does."""
        self.matches = 0
        """Duplicate: how many have begun since the table shares its chance."""
        self.series: Mapping[str, int] = NONE
        """Matches won since the game was last changed, by who sat there."""
        self.offers: Mapping[str, frozenset[int]] = NO_OFFERS
        self.chat: tuple[Chat, ...] = ()
        self.spoken = 0
        self.rows: Counter[tuple[str, int]] = Counter()
        """How many rows of talk and of comings and goings each guest has made, and of asides in this match. In a match
        it only grows, so copies share it."""
        self.all_played = 0
        """Rows of all matches."""
        self.cache: dict[tuple[object, ...], Any] = {}
        """What has been made of the position for its readers; a new one with every entry."""
        self.beats: list[Beat] = []
        """Entries since somebody last took them from here."""
        self.unplayed()

    def unplayed(self) -> None:
        """What belongs to a match, before the first one."""
        self.match: Match | None = None
        self.whose: Mapping[Seat, str] = NONE
        """The people of the match, by seat, as far as the house knows them; also when they sit elsewhere after its
        end."""
        self.step = ""
        """How far the pledges are: pledge, open, or empty."""
        self.step_at = 0
        self.asked: frozenset[Seat] = frozenset()
        """Whose pledge or opening is still waited for."""
        self.times: list[int] = []
        """When each entry of the match happened."""
        self.held: Mapping[Seat, str] = NONE
        """Answers in a window that is still open."""
        self.waived: frozenset[Seat] = frozenset()
        """Who need not be waited for in it."""
        self.drafts: Mapping[Seat, tuple[Action, ...]] = NONE
        """What seats have put together so far and not laid, step by step."""
        self.prepared: Mapping[Seat, tuple[str, ...]] = NONE
        """What seats would answer: what the others would do and what they would, in turn."""
        self.watched = 0.0
        """Seconds that people look at what has happened since somebody decided, where there are windows."""
        self.run = 0
        """Decisions of bots since a person threw, or decided where there was a choice."""
        self.clock = TableClock()
        self.minded: frozenset[Seat] = frozenset()
        """At a pace: seats of people that a bot plays until their turn is over."""
        self.rested: frozenset[Seat] = frozenset()
        """At a pace: seats that have had their holiday."""
        self.seen: set[tuple[int, str]] = set()
        """Messages that have been acted on since the match began; copies share it, because it only grows."""
        self.seen_before: set[tuple[int, str]] = set()
        """The same of the match before, for those who repeat what ended it."""
        self.played = 0
        """Rows of the match."""
        self.decided: frozenset[Seat] = frozenset()
        """Seats that have decided anything in this match."""

    def copy(self) -> Room:
        """The same room, which goes its own way from here. What changes is replaced, so most of it is shared."""
        twin = Room.__new__(Room)
        vars(twin).update(vars(self))
        twin.match = self.match.copy() if self.match else None
        twin.times, twin.beats = list(self.times), list(self.beats)
        return twin

    # -- what there is to know ----------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return SHELF[self.setup.game]

    @property
    def phase(self) -> str:
        if self.match is None:
            return "setup"
        if self.match.over:
            return "over"
        return "pledge" if self.step else "play"

    @property
    def paced(self) -> bool:
        """Whether a match is played at a pace of days."""
        return self.setup.days > 0 and self.phase in ("pledge", "play")

    def step_ends(self, patience: float) -> int:
        """When pledging, which waits `patience` seconds, or opening goes on without the silent."""
        return self.step_at + int(patience * 1000) * (OPENING if self.step == "open" else 1)

    @property
    def members(self) -> set[int]:
        """Guests who have not left for good."""
        return {guest.number for guest in self.guests.values() if not guest.gone}

    @property
    def hosts(self) -> set[int]:
        """Those of them who may arrange the room: programs do not."""
        return {guest for guest in self.members if not self.is_program(guest)}

    def is_program(self, guest: int) -> bool:
        return guest in self.guests and self.guests[guest].program

    def kind_at(self, seat: Seat) -> str:
        """As the match file calls somebody who sits there and is no bot of the house."""
        return "program" if self.is_program(self.chairs[seat].guest) else "human"

    def seats_of(self, guest: int) -> tuple[Seat, ...]:
        """What the guest holds, stand-ins included."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest)

    def people(self) -> set[int]:
        """Guests who play a seat themselves."""
        return {chair.guest for chair in self.chairs if chair.kind == "person"}

    def person_at(self, seat: Seat) -> str:
        """Who sits on a seat, or has left it to a bot in this match; empty if it is nobody that the house knows."""
        return self.chairs[seat].person if 0 <= seat < len(self.chairs) else ""

    def sits(self, person: str, but: Seat) -> bool:
        """Whether the person has another chair; nobody has two."""
        return any(chair.person == person for seat, chair in enumerate(self.chairs) if seat != but)

    def guest_of(self, person: str) -> int | None:
        """The guest who is the person, or through whom they play; None if they are not here."""
        own = [guest.number for guest in self.guests.values() if guest.person == person and not guest.gone]
        through = [chair.guest for chair in self.chairs if chair.person == person and chair.guest]
        return next(iter([*own, *through]), None) if person else None

    def persons(self) -> frozenset[str]:
        """All people who are or were here, as far as the house knows them."""
        everybody = {guest.person for guest in self.guests.values()} | {chair.person for chair in self.chairs}
        return frozenset(everybody - {"", GONE})

    def thinkers(self) -> list[Seat]:
        """Bots that are to act."""
        if self.match is None or self.step:
            return []
        return [seat for seat in self.match.to_act() if seat >= 0 and self.chairs[seat].kind == "bot"]

    def throw(self) -> Seat:
        """Whose throw is waited for: a person's who throws, or who must say what fell; NATURE if nobody's."""
        match = self.match
        if match is None or match.over or self.step or not (match.game.speech.hand or match.chance.typed):
            return NATURE
        if match.to_act() != (NATURE,) or match.repeated() is not None:
            return NATURE
        seat = thrower(match.game, match.view(ONLOOKER))
        if match.chance.typed:
            return receiver(match.state) if seat == NATURE else seat
        last = next((entry for entry in reversed(match.log) if not isinstance(entry, Reseated)), None)
        if seat == NATURE:
            return seat
        if isinstance(last, Event) and last.seat == seat and isinstance(last.action, match.game.speech.throws):
            return NATURE
        chair = self.chairs[seat]
        return seat if chair.kind == "person" and chair.guest in self.hands else NATURE

    def is_gone(self, guest: int) -> bool:
        """Whether the guest has left for good, or never was here."""
        return guest not in self.guests or self.guests[guest].gone

    def outline(self) -> tuple[object, ...]:
        """The part of the room, beside the match itself, that people are told of when it changes."""
        wish = self.match.wish if self.match else None
        return (self.phase, self.step, wish, self.offers, self.chairs, self.prepared)

    def has_done(self, guest: int, message: str) -> bool:
        """Whether the message has been acted on."""
        return (guest, message) in self.seen or (guest, message) in self.seen_before

    def by_key(self, key: str) -> Guest | None:
        """The guest of a token's hash."""
        return next((guest for guest in self.guests.values() if guest.key == key and not guest.gone), None)

    @property
    def last(self) -> int:
        """The number of the match's last entry."""
        return len(self.match.log) if self.match else 0

    # -- the fold -----------------------------------------------------------------------

    def fold(self, number: int, at: int, row: records.LogRow) -> None:
        """Take the next row of the log."""
        if number != self.number + 1:
            raise ValueError(f"row {number} after {self.number}")
        for record in row.records:
            self.take(record, at)
        self.close(number, at, row)

    def close(self, number: int, at: int, row: records.LogRow) -> None:
        """All records of the row have been taken."""
        self.number = number
        self.at = at
        kind = records.kind_of(row.records)
        if kind == "match":
            self.played += 1
            self.all_played += 1
        else:
            self.rows[kind, row.guest] += 1
        if row.message:
            self.seen.add((row.guest, row.message))

    def take(self, record: records.Record, at: int) -> None:
        match record:
            case records.Entered(text=text):
                if self.match is not None:
                    self.enter(read_entry(self.match.game, self.match.seats, text), at)
            case records.Arranged(setup=setup):
                self.arrange(setup)
            case records.Came(guest=guest, name=name, key=key, person=person, program=program):
                self.meet(Guest(guest, name, key, person=person, at=at, program=program))
            case records.Recognized(guest=guest, person=person):
                self.know(guest, person)
            case records.Forgotten(person=person):
                self.forget(person)
            case records.Went(guest=guest):
                self.go(guest)
            case records.Renamed(guest=guest, name=name, seat=seat):
                self.rename(guest, name, seat)
            case records.Sat(seat=seat, guest=guest, name=name, person=person):
                self.sit(seat, Chair("person", name, guest, person=person))
            case records.Stood(seat=seat):
                self.place(seat, Chair())
            case records.BotPlaced(seat=seat, level=level):
                self.place(seat, Chair("bot", self.bot_name(seat), 0, level) if level else Chair())
            case records.Talked(guest=guest, phrase=phrase, text=text):
                self.spoken += 1
                line = Chat(self.spoken, guest, self.guests[guest].name, phrase, text, at)
                self.chat = (*self.chat, line)[-CHAT_KEPT:]
            case records.Handed(guest=guest, own=own):
                self.hands = self.hands | {guest} if own else self.hands - {guest}
            case records.Offered(guest=guest, what=what):
                self.offer(what, self.offers[what] | {guest})
            case records.Withdrawn(guest=guest, what=what):
                self.offer(what, self.offers[what] - {guest} if guest in self.offers[what] else frozenset())
            case records.Reordered(order=order):
                self.chairs = tuple(self.chairs[seat] for seat in order)
            case records.Started():
                self.start(record, at)
            case _:
                self.take_match(record, at)

    def take_match(self, record: records.Record, at: int) -> None:
        """What belongs to the running match."""
        if (match := self.match) is None:
            return
        if isinstance(record, records.Pledged | records.Opened | records.PledgesClosed):
            self.take_pledge(match, record, at)
        elif isinstance(record, records.Begun):
            self.begin(at)
        elif isinstance(record, records.Held):
            self.held = {**self.held, record.seat: record.text}
            self.waived = self.waived | {record.seat} if record.waived else self.waived - {record.seat}
        elif isinstance(record, records.Drafted):
            steps = (*self.drafts.get(record.seat, ()), match.game.notation.read(record.text))
            self.drafts = {**self.drafts, record.seat: steps}
            self.cache = {}
        elif isinstance(record, records.Prepared):
            lines = {**self.prepared, record.seat: tuple(record.steps)}
            self.prepared = {seat: steps for seat, steps in lines.items() if steps}
        elif isinstance(record, records.PlayedFor):
            self.minded |= {record.seat}
        elif isinstance(record, records.Rested):
            self.rested |= {record.seat} if record.own else frozenset()
            self.clock = self.clock.rest(record.seat, at, record.until)
        elif isinstance(record, records.Wished):
            match.ask(record.seat)
        elif isinstance(record, records.Agreed):
            match.agree(record.seat)
        elif isinstance(record, records.Denied):
            match.refuse(record.seat)
        elif isinstance(record, records.Abandoned):
            match.abandon()
            self.stop(at)
        elif isinstance(record, records.Resigned):
            match.resign(record.seat)
            self.stop(at)

    def take_pledge(
        self, match: Match, record: records.Pledged | records.Opened | records.PledgesClosed, at: int
    ) -> None:
        """What the seats bring to a match of mixed chance."""
        if isinstance(record, records.PledgesClosed):
            self.step, self.step_at = "open", at
            self.asked = frozenset(seat for seat, hash in enumerate(match.pledges.hashes) if hash)
            return
        if isinstance(record, records.Opened):
            match.redeem(record.seat, bytes.fromhex(record.bytes))
        elif record.hash:
            match.pledge(record.seat, record.hash)
        self.asked -= {record.seat}

    # -- guests and seats ---------------------------------------------------------------

    def meet(self, guest: Guest) -> None:
        """What is known of a guest from now on."""
        self.guests = {**self.guests, guest.number: guest}

    def place(self, seat: Seat, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def offer(self, what: str, guests: frozenset[int]) -> None:
        """Who makes the offer now."""
        self.offers = {**self.offers, what: guests}

    def keep(self, match: str, secret: bytes) -> None:
        """The secret of a match that is to begin."""
        self.secrets = {**self.secrets, match: secret}

    def arrange(self, setup: records.Setup) -> None:
        """The table gets a new setup; people whose seats are gone stand."""
        if setup.game != self.setup.game:
            self.match, self.series = None, NONE
        if (setup.game, setup.party) != (self.setup.game, self.setup.party):
            self.matches = 0
        self.setup = setup
        chairs = self.chairs[: setup.seats]
        self.chairs = chairs + (Chair(),) * (setup.seats - len(chairs))

    def go(self, guest: int) -> None:
        self.meet(replace(self.guests[guest], gone=True))
        for seat in self.seats_of(guest):
            chair = self.chairs[seat]
            person = chair.person if self.phase == "play" else ""
            self.place(seat, replace(chair, guest=0, person=person) if chair.kind == "bot" else Chair())
        self.offers = {what: guests - {guest} for what, guests in self.offers.items()}

    def sit(self, seat: Seat, chair: Chair) -> None:
        """Somebody sits down. Those who agreed to one program have not agreed to another."""
        self.place(seat, chair)
        if self.is_program(chair.guest):
            self.offer("program", frozenset())
        if self.phase == "play":
            self.whose = {**self.whose, seat: chair.person}

    def know(self, guest: int, person: str) -> None:
        """A guest is this person. If the guest holds several chairs, the one under the guest's own name is the
        person's."""
        self.meet(replace(self.guests[guest], person=person))
        for seat in self.seats_of(guest):
            chair = self.chairs[seat]
            if chair.name == self.guests[guest].name and not chair.person and not self.sits(person, seat):
                self.place(seat, replace(chair, person=person))
                self.whose = {**self.whose, seat: person}

    def forget(self, person: str) -> None:
        """Somebody has left the house.

        A device that others share goes on as the next of them; chairs are nobody's, in play until a bot sits down.
        """
        guests = {guest.number for guest in self.guests.values() if guest.person == person}
        for number in guests:
            others = [chair for chair in self.chairs if chair.guest == number and chair.person != person]
            heir = replace(self.guests[number], name=others[0].name, person=others[0].person) if others else None
            self.meet(heir or Guest(number, "", "", gone=True))
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                left = replace(chair, name="", guest=0, person=GONE)
                self.place(seat, left if self.phase == "play" else Chair())
        for seat in [seat for seat, whose in self.whose.items() if whose == person]:
            self.whose = {**self.whose, seat: GONE}
            if self.match is not None:
                self.match.forget(seat)
        self.chat = tuple(line for line in self.chat if line.guest not in guests)
        self.prepared = {seat: steps for seat, steps in self.prepared.items() if self.chairs[seat].person != GONE}
        self.cache = {}

    def rename(self, guest: int, name: str, seat: Seat) -> None:
        if seat >= 0:
            self.place(seat, replace(self.chairs[seat], name=name))
        else:
            self.meet(replace(self.guests[guest], name=name))

    def bot_name(self, seat: Seat) -> str:
        """A name that nobody at the table has."""
        taken = {chair.name for chair in self.chairs}
        return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name not in taken)

    # -- the match ----------------------------------------------------------------------

    def start(self, record: records.Started, at: int) -> None:
        """A new match. Rules that have changed since cannot be played on."""
        self.offers = NO_OFFERS
        self.times, self.beats, self.clock = [], [], TableClock()
        self.held, self.waived, self.drafts, self.prepared = NONE, frozenset(), NONE, NONE
        self.decided, self.cache, self.played = frozenset(), {}, 0
        self.matches += 1
        self.rows = Counter({key: many for key, many in self.rows.items() if key[0] != "aside"})
        self.minded = self.rested = frozenset()
        self.seen, self.seen_before = set(), self.seen
        self.chairs = tuple(replace(chair, person="") if is_of_nobody(chair) else chair for chair in self.chairs)
        self.whose = {seat: chair.person for seat, chair in enumerate(self.chairs) if chair.person}
        self.match = match_of(record, self.secrets)
        if self.match is not None:
            self.step, self.step_at, self.asked = "pledge", at, frozenset(record.pledge)

    def begin(self, at: int) -> None:
        self.step, self.asked = "", frozenset()
        setup, match = self.setup, self.match
        if match and setup.days:
            self.clock = TableClock.paced(match.seats, setup.days * DAY).turned(self.on_clock(), at)
        elif match and setup.bank:
            clock = TableClock.of(match.seats, setup.bank * 1000, setup.increment * 1000)
            self.clock = clock.turned(self.on_clock(), at)

    @property
    def position(self) -> State:
        """Where the match stands, with what seats have put together: each view has its own steps and no others."""
        assert self.match is not None
        state = self.match.state
        for seat, steps in self.drafts.items():
            for step in steps:
                state = state.after(seat, step)
        return state

    def on_clock(self) -> list[Seat]:
        """Whose time runs: people who are to act, or to throw."""
        acts = (*self.match.to_act(), self.throw()) if self.match else ()
        return [seat for seat in acts if seat >= 0 and self.chairs[seat].kind == "person"]

    def enter(self, entry: Entry, at: int) -> None:
        """An entry of the match; raises Illegal, and then nothing has changed."""
        match = self.match
        assert match is not None
        before = match.state
        left = match.shown[entry.seat].name if isinstance(entry, Reseated) else ""
        match.accept(entry)
        self.times.append(at)
        self.held, self.waived = NONE, frozenset()
        self.drafts = {
            seat: steps for seat, steps in self.drafts.items() if seat in match.to_act() and keeps_draft(entry, seat)
        }
        lines = {seat: line_after(match, entry, seat, steps) for seat, steps in self.prepared.items()}
        self.prepared = {seat: steps for seat, steps in lines.items() if steps}
        self.cache = {}
        by = (
            thrower(match.game, before.view(ONLOOKER))
            if entry.seat == NATURE and match.game.speech.hand
            else entry.seat
        )
        if by >= 0 and match.players[by].human:
            self.run *= plays_itself(match, before, entry)
        else:
            self.run += entry.seat >= 0
        if isinstance(entry, Event) and entry.seat not in self.decided:
            self.decided |= {entry.seat}
        if isinstance(entry, Reseated):
            self.reseated(entry)
        self.turn_clock(entry, at)
        moment = Moment(entry, before, self.position, tuple(match.shown), left)
        if match.game.rules.silence is not None:
            self.watched = self.watched + seconds(match, moment) if entry.seat == NATURE else 0.0
        self.beats.append(Beat(match, moment, self.clock, at, takings(match, self.decided), self.throw(), self.cache))
        if match.over:
            self.over(at)

    def stop(self, at: int) -> None:
        """The match is over though its rules would let it go on: the table is looked at anew."""
        self.drafts, self.cache = NONE, {}
        self.over(at)

    def reseated(self, entry: Reseated) -> None:
        chair = self.chairs[entry.seat]
        player = entry.player
        kind = "person" if player.human else "bot"
        self.place(entry.seat, replace(chair, kind=kind, name=player.name, level=player.level))
        if player.human:
            self.minded -= {entry.seat}
        if player.human and self.setup.bank and not self.clock.off and not self.clock.left[entry.seat]:
            left = list(self.clock.left)
            left[entry.seat] = self.setup.bank * 1000 // SECOND_WIND
            self.clock = replace(self.clock, left=tuple(left))

    def turn_clock(self, entry: Entry, at: int) -> None:
        decided = entry.seat if isinstance(entry, Event) and entry.seat != NATURE else None
        if not self.clock.off:
            self.clock = self.clock.turned(self.on_clock(), at, decided)

    def over(self, at: int) -> None:
        self.step, self.asked, self.prepared = "", frozenset(), NONE
        self.clock = self.clock.pause(at)
        self.offers = NO_OFFERS
        if self.match and not self.match.crossed and (scores := self.match.scores) is not None:
            for seat in winners(scores):
                self.series = {**self.series, self.chairs[seat].who: self.series.get(self.chairs[seat].who, 0) + 1}


def is_of_nobody(chair: Chair) -> bool:
    """Whether a bot plays for itself, also after somebody who left for good."""
    return chair.kind == "bot" and not chair.guest


def keeps_draft(entry: Entry, seat: Seat) -> bool:
    """Whether what a seat has put together outlasts an entry: not one of its own, nor a taking back."""
    return isinstance(entry, Event | Reseated) and entry.seat != seat


def plays_itself(match: Match, before: State, entry: Entry) -> bool:
    """Whether a seat had one choice only, where nothing is hidden: the page makes it unasked."""
    if match.game.secrets or entry.seat < 0 or not isinstance(entry, Event):
        return False
    return len(before.legal(entry.seat)) == 1


def line_after(match: Match, entry: Entry, seat: Seat, steps: tuple[str, ...]) -> tuple[str, ...]:
    """What is left of a line that a seat has prepared: nothing once something else happened than it says."""
    if match.over:
        return ()
    if isinstance(entry, Reseated):
        return () if entry.seat == seat else steps
    came = isinstance(entry, Event) and bool(steps) and match.game.notation.write(entry.action) == steps[0]
    return steps[1:] if came else ()
