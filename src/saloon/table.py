"""A table: a match with bots on some of its seats. Python programs and the terminal play here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import Any

from saloon.bots import Bot, Clock, Thought, decide, hint, make
from saloon.bots.bot import UNHURRIED
from saloon.bots.forecast import Forecast, forecast
from saloon.bots.own import Entrant, is_level, name_of, seated
from saloon.core.event import Event
from saloon.core.options import Options, Value
from saloon.core.state import NATURE, ONLOOKER, Action, Illegal, Seat, State, Unreadable, View
from saloon.house.game import Game, game_of
from saloon.house.position import Position
from saloon.match import Chance, Match, OpenChance, Player, TypedChance
from saloon.match.seats import MOST_LETTERS
from saloon.match.telling import reader
from saloon.scene import Scene
from saloon.shelf import game as game_called

LEVEL = "regular"
"""How well bots play where nobody says so."""


class Table:
    """Nature and the bots go step by step; people say what they do.

    >>> table = play("prsi", seats=2, bots="beginner", seed=1)
    >>> while not table.over:
    ...     if not table.run():
    ...         table.do(table.choices()[0]) and None
    >>> sorted(table.scores)
    [0, 1]
    """

    def __init__(
        self, match: Match, seed: int | None = None, clock: Clock = UNHURRIED, own: Mapping[Seat, Entrant] | None = None
    ) -> None:
        self.match = match
        self.seed = SystemRandom().getrandbits(62) if seed is None else seed
        self.clock = clock
        self.made: dict[Seat, tuple[Player, Bot]] = {}
        for seat, entrant in (own or {}).items():
            self.made[seat] = match.players[seat], seated(match.game, entrant, seat, self.seed)
        for seat, player in enumerate(match.players):
            if not player.human:
                self.bot(seat)  # an unknown level is told before the first event

    # -- what there is to see -----------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Points by seat when the match is over."""
        return self.match.scores

    def to_act(self) -> tuple[Seat, ...]:
        return self.match.to_act()

    def people(self) -> tuple[Seat, ...]:
        """The seats people play."""
        return tuple(seat for seat, player in enumerate(self.match.players) if player.human)

    def waits_for(self) -> tuple[Seat, ...]:
        """The people who are to act; (NATURE,) if they must say what fell; else nobody."""
        acting = self.to_act()
        if acting == (NATURE,):
            return acting if self.match.must_type() else ()
        return tuple(seat for seat in acting if self.match.players[seat].human)

    def view(self, seat: Seat | None = None) -> View:
        return self.match.view(self.reader_seat(seat))

    def scene(self, seat: Seat | None = None, lang: str = "en", shape: str = "wide") -> Scene:
        """The table as the seat sees it: a picture in a notebook, `.text` in a terminal."""
        return self.match.scene(self.reader_seat(seat), lang, shape)

    def lines(self, seat: Seat | None = None, lang: str = "en") -> list[str]:
        """The log in sentences, as the seat saw it happen."""
        return self.match.lines(self.reader_seat(seat), lang)

    def reader_seat(self, seat: Seat | None) -> Seat:
        """Where nobody is named: the only person at the table, otherwise an onlooker."""
        people = self.people()
        return seat if seat is not None else people[0] if len(people) == 1 else ONLOOKER

    def __repr__(self) -> str:
        return repr(self.match).replace("<Match", "<Table", 1)

    def __str__(self) -> str:
        """The table as text: `print(table)` shows what the person sees."""
        scene = self.scene()
        return f"{scene.text}\n{scene.prompt}"

    def _repr_svg_(self) -> str:
        return self.scene()._repr_svg_()

    # -- what happens -------------------------------------------------------------------

    def step(self) -> Event | None:
        """One thing that needs no person: fortune or a bot. None if there is none."""
        acting = self.to_act()
        if acting == (NATURE,):
            return None if self.match.must_type() else self.match.nature()
        for seat in acting:
            if not self.match.players[seat].human:
                action = decide(
                    self.game, self.bot(seat), self.match.view(seat), seat, self.time(seat), self.match.place
                )
                return self.match.submit(seat, action)
            if (passing := self.passing(seat)) is not None:
                return self.match.submit(seat, passing)
        return None

    def time(self, seat: Seat) -> Clock:
        """What the bot of the seat has to think; a patient clock is for the best bot alone."""
        best = self.match.players[seat].level == self.game.offered()[-1]
        return self.clock if best else self.clock._replace(patient=False)

    def passing(self, seat: Seat) -> Action | None:
        """What a window takes for the silence of its only person, who has nothing else to answer."""
        silence, legal = self.game.rules.silence, self.match.state.legal(seat)
        return silence(self.match.view(seat), seat) if silence and len(legal) == len(self.people()) == 1 else None

    def run(self) -> list[Event]:
        """Steps until a person is to act or the match is over."""
        events = []
        while event := self.step():
            events.append(event)
        return events

    @property
    def position(self) -> Position:
        """Where the match stands, with everything open."""
        return Position(self.game, self.match.position)

    def choices(self, seat: Seat | None = None) -> list[str]:
        """What the person may do, as texts for `do`; of nature, what can have fallen."""
        return self.position.moves(self.asked(seat))

    def do(self, action: Action | str, seat: Seat | None = None) -> Event:
        """The person decides, or says what fell. Raises Unreadable, or Illegal with the reason.

        A step of something that is put together, an offer say, is only seen by its seat and has no number.
        """
        seat = self.asked(seat)
        if isinstance(action, str):
            action = self.meant(seat, action)
        return self.match.submit(seat, action)

    def meant(self, seat: Seat, text: str) -> Action:
        """The action a person means; spelling is taken lightly, and nothing hidden is told."""
        return self.position.meant(seat, text)

    def asked(self, seat: Seat | None) -> Seat:
        """The seat that is named, or the first person who is to act."""
        if seat is not None:
            return seat
        waiting = self.waits_for()
        if not waiting:
            raise Illegal("illegal-over" if self.over else "illegal-turn")
        return waiting[0]

    def hint(self, seat: Seat | None = None) -> Thought:
        """What an expert would do on the seat, and why."""
        seat = self.asked(seat)
        return hint(self.game, self.match.view(seat), seat, self.clock)

    def advise(self, seat: Seat | None = None, lang: str = "en") -> str:
        """The hint as a sentence."""
        seat = self.asked(seat)
        told_to = reader(self.game, self.match.players, seat, lang)
        return self.hint(seat).say(self.game, self.match.view(seat), told_to)

    def chances(self, seat: Seat | None = None, worlds: int | None = None) -> Forecast:
        """How likely everybody wins from here, as far as the seat knows: exactly, or from sampled worlds."""
        seat = self.reader_seat(seat)
        if seat == ONLOOKER:
            raise Illegal("illegal-turn")
        return forecast(self.game, self.match.view(seat), seat, worlds)

    def bot(self, seat: Seat) -> Bot:
        """The bot of the seat, made anew when somebody else sits down."""
        player = self.match.players[seat]
        if seat not in self.made or self.made[seat][0] != player:
            self.made[seat] = player, make(self.game, player.level or LEVEL, seat, self.seed)
        return self.made[seat][1]


def play(
    game: str | Game[Any] | Position | State,
    seats: int | None = None,
    bots: Entrant | Sequence[Entrant] = (),
    *,
    people: int | None = None,
    options: str | Mapping[str, Value] | Options = "",
    names: Sequence[str] = (),
    seed: int | None = None,
    real_dice: bool = False,
    clock: Clock = UNHURRIED,
) -> Table:
    """A new table: people on the first seats, bots on the others. It begins at the beginning, or at a position.

    Without a seed chance is provable; with one, everything can be played again. What a position does not
    tell, since it is the view of a seat, is guessed.

    >>> table = play("prsi", seats=2, bots=[lambda view: view.moves()[0], "beginner"], seed=1)
    >>> table.run()[-1].number == len(table.match.log)
    True
    """
    if isinstance(game, State):
        game = Position(game_of(game), game)
    start: State | None = None
    if isinstance(game, Position):
        if seats not in (None, game.seats):
            raise Unreadable("seats-wrong-one", seats=seats or 0, least=game.seats, most=game.seats)
        seats, options = game.seats, game.state.options if hasattr(game.state, "options") else options
        game, start = game.game, game.state.guess(Random(seed))
    elif isinstance(game, str):
        game = game_called(game)
    entrants: Sequence[Entrant] = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    kinds = seating(game, seats, people, entrants)
    own = of_ones_own(kinds, entrants)
    chance: Chance | None = TypedChance() if real_dice else None if seed is None else OpenChance(seed)
    called = [*names, *[""] * (len(kinds) - len(names))]
    called = [name or (name_of(own[seat])[:MOST_LETTERS] if seat in own else "") for seat, name in enumerate(called)]
    match = Match(game, len(kinds), game.chosen(options), called, chance, kinds=kinds, start=start)
    return Table(match, seed, clock, own)


def of_ones_own(kinds: Sequence[str], entrants: Sequence[Entrant]) -> dict[Seat, Entrant]:
    """The seats that no level plays, and who does."""
    people = list(kinds).count("human")
    found = {seat: entrants[(seat - people) % len(entrants)] for seat in range(people, len(kinds)) if entrants}
    return {seat: entrant for seat, entrant in found.items() if not is_level(entrant)}


def seating(game: Game[Any], seats: int | None, people: int | None, entrants: Sequence[Entrant]) -> list[str]:
    """Who sits where: whatever is not said is made to fit, one person and regular bots."""
    if people is None:
        people = 0 if seats is not None and len(entrants) == seats else 1
    if seats is None:
        seats = max(game.seats[0], people + len(entrants))
    game.check_seats(seats)
    if people + len(entrants) > seats:
        raise Unreadable("table-full", people=people, bots=len(entrants), seats=seats)
    kinds = [kind(game, entrant) for entrant in entrants or [LEVEL]]
    return ["human"] * people + [kinds[i % len(kinds)] for i in range(seats - people)]


def kind(game: Game[Any], entrant: Entrant) -> str:
    """What the seat of a bot says; what is no bot is told at once."""
    if not is_level(entrant):
        return "bot"
    seated(game, entrant, 0)
    return f"bot:{game.level(entrant)}"
