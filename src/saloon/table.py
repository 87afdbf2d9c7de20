"""A table: a match with bots on some of its seats. Python programs and the terminal play here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import SystemRandom
from typing import Any

from saloon.bots import Bot, Clock, Thought, decide, hint, make
from saloon.bots.bot import UNHURRIED
from saloon.bots.forecast import Forecast, forecast
from saloon.core.event import Event
from saloon.core.notation import tidy
from saloon.core.options import Options, Value
from saloon.core.state import NATURE, ONLOOKER, Action, Fault, Illegal, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.match import Chance, Match, Open, Player, Typed
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

    def __init__(self, match: Match, seed: int | None = None, clock: Clock = UNHURRIED) -> None:
        self.match = match
        self.seed = SystemRandom().getrandbits(62) if seed is None else seed
        self.clock = clock
        self.made: dict[Seat, tuple[Player, Bot]] = {}
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
                action = decide(self.game, self.bot(seat), self.match.view(seat), seat, self.time(seat), self.match.place)
                return self.match.submit(seat, action)
            if (passing := self.passing(seat)) is not None:
                return self.match.submit(seat, passing)
        return None

    def time(self, seat: Seat) -> Clock:
        """What the bot of the seat has to think; a patient clock is for whoever plays best."""
        best = self.match.players[seat].level == self.game.offered()[-1]
        return self.clock if best else self.clock._replace(patient=False)

    def passing(self, seat: Seat) -> Action | None:
        """What a window takes the silence of its only person for, who has nothing else to answer; among several it would tell who has."""
        silence, legal = self.game.rules.silence, self.match.state.legal(seat)
        return silence(self.match.view(seat), seat) if silence and len(legal) == len(self.people()) == 1 else None

    def run(self) -> list[Event]:
        """Steps until a person is to act or the match is over."""
        events = []
        while event := self.step():
            events.append(event)
        return events

    def choices(self, seat: Seat | None = None) -> list[str]:
        """What the person may do, as texts for `do`; of nature, what can have fallen."""
        seat = self.asked(seat)
        state, write = self.match.position, self.game.notation.write
        actions = [action for action, _ in state.chances()] if seat == NATURE else state.legal(seat)
        return [write(action) for action in actions]

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
        state, notation = self.match.position, self.game.notation
        try:
            with self.game.speaks():
                if seat != NATURE:
                    return notation.resolve(state.view(seat), seat, text)
                return fallen(text, {notation.write(each): each for each, _ in state.chances()}) or notation.read(text.strip())
        except Fault:
            raise
        except (ValueError, LookupError):
            raise Unreadable("unreadable-action", text=text[:40]) from None

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
        """How likely everybody wins from here, as far as the seat knows: exactly, or from so many sampled worlds."""
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


def fallen(text: str, chances: Mapping[str, Action]) -> Action | None:
    """What fell as people say it: dice in any order, and without the word they all begin with."""
    for spell in (tidy, loose(chances)):
        meant = spell(text)
        found = [action for each, action in chances.items() if spell(each) == meant]
        if len(found) == 1:
            return found[0]
    return None


def loose(texts: Iterable[str]) -> Callable[[str], str]:
    """A spelling that forgets order and gaps.

    >>> spell = loose(["roll 112355", "roll 666666"])
    >>> spell("5 1,2 1 5 3") == spell("roll 112355")
    True
    """
    first = {text.partition(" ")[0] for text in texts}
    word = f"{first.pop().lower()} " if len(first) == 1 else ""
    return lambda text: "".join(sorted(tidy(text).removeprefix(word).replace(",", "").replace(" ", "")))


def play(
    game: str | Game[Any],
    seats: int | None = None,
    bots: str | Sequence[str] = (),
    *,
    people: int | None = None,
    options: str | Mapping[str, Value] | Options = "",
    names: Sequence[str] = (),
    seed: int | None = None,
    real_dice: bool = False,
    clock: Clock = UNHURRIED,
) -> Table:
    """A new table: people on the first seats, bots on the others.

    Without a seed chance is provable; with one, everything can be played again.
    """
    game = game_called(game) if isinstance(game, str) else game
    kinds = seating(game, seats, people, [bots] if isinstance(bots, str) else bots)
    chance: Chance | None = Typed() if real_dice else None if seed is None else Open(seed)
    match = Match(game, len(kinds), options_of(game, options), names, chance, kinds=kinds)
    return Table(match, seed, clock)


def options_of(game: Game[Any], options: str | Mapping[str, Value] | Options) -> Options:
    """Options however they are given: words, a mapping, or the game's own class."""
    if isinstance(options, Options):
        return options
    return game.options.read(options) if isinstance(options, str) else game.options(**options)


def seating(game: Game[Any], seats: int | None, people: int | None, levels: Sequence[str]) -> list[str]:
    """Who sits where: whatever is not said is made to fit, one person and regular bots."""
    if people is None:
        people = 0 if seats is not None and len(levels) == seats else 1
    if seats is None:
        seats = max(game.seats[0], people + len(levels))
    game.check_seats(seats)
    if people + len(levels) > seats:
        raise Unreadable("table-full", people=people, bots=len(levels), seats=seats)
    for level in levels:
        make(game, level, 0)
    levels = [game.level(level) for level in levels or [LEVEL]]
    return ["human"] * people + [f"bot:{levels[i % len(levels)]}" for i in range(seats - people)]
