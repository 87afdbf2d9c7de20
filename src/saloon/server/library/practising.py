"""Drills at the server: a position without its answer, what an answer gave away, and the deck of each person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select

from saloon.core.state import Action, Seat, View
from saloon.house.game import SHELF, Game
from saloon.scene import Scene
from saloon.scene.reader import Reader
from saloon.school.deck import PracticeCard, PracticeDeck, days_until, new_card
from saloon.school.drills import OWN, READ, Drill, drills, theme_title, themes
from saloon.school.whys import reason
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.visitor import Visitor
from saloon.server.store.practice import deck_of, has_room, own_drills, put_card
from saloon.server.store.schema import RESULT
from saloon.server.wire.daily import (
    DeckGame,
    DeckInfo,
    DeckMistake,
    DrillMove,
    DrillTold,
    DrillValue,
    DrillVerdict,
    ThemeInfo,
)
from saloon.words import words

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

LATELY: Final = 10
WEEK: Final = 7
MISTAKES: Final = 6


def found(key: str, id: str, own: str = "") -> Drill:
    """A drill that comes with the game, or of an own match; raises Refused."""
    game = SHELF.get(key)
    if own:
        return READ.decode(own)
    drill = next((each for each in drills(game) if each.id == id), None) if game else None
    if drill is None:
        raise Refused("drill-unknown")
    return drill


# -- one drill ------------------------------------------------------------------------------------


def told(key: str, drill: Drill, lang: str, shape: str) -> DrillTold:
    """The position as its seat sees it, with the choices that are asked for; nothing says which is right."""
    game = SHELF[key]
    with game.speaks():
        state = drill.state(game)
        reader = Reader.of(game, drill.seat, (), lang, shape_of(game, state, shape))
        scene: Scene = asked_for(game, drill, game.board.scene(View(state), reader))
        say = words(lang, game.folder)
        moves = [DrillMove(move, say_move(game, state, drill.action(game, move), reader)) for move in listed(drill)]
        return DrillTold(
            key,
            say("title"),
            drill.id,
            drill.theme,
            words(lang)("drill-own") if drill.theme == OWN else theme_title(say, drill.theme, drill.within),
            drill.seat,
            drill.seats,
            msgspec.Raw(scene.packed()),
            moves,
            scene.prompt,
            drill.theme == OWN,
        )


def shape_of(game: Game[Any], state: Any, shape: str) -> str:
    """Which table fits a small, low screen: the wide one, unless the tall one shows one part at a time."""
    if shape != "small":
        return shape
    tall: Scene = game.board.scene(View(state), Reader.of(game, 0, (), "en", "tall"))
    return "tall" if any(node.pane for node in tall.nodes) else "wide"


def listed(drill: Drill) -> list[str]:
    """The choices in an order that gives nothing away."""
    return sorted(each.move for each in drill.choices)


def asked_for(game: Game[Any], drill: Drill, scene: Scene) -> Scene:
    """Only what the drill weighs may be clicked; what comes to the same as one of them may be clicked as well."""
    state = drill.state(game)
    known = {state.after(drill.seat, drill.action(game, each.move)): each.move for each in drill.choices}
    kept = []
    for choice in scene.choices:
        move = known.get(state.after(drill.seat, game.notation.read(choice.text)))
        if move is not None:
            kept.append(msgspec.structs.replace(choice, text=move))
    return msgspec.structs.replace(scene, choices=tuple(kept))


def say_move(game: Game[Any], state: Any, action: Action, reader: Reader) -> str:
    said: str = game.speech.say(state, action, reader)
    return said


def verdict(key: str, drill: Drill, move: str, lang: str, back: int, lately: Sequence[float]) -> DrillVerdict:
    """What the answer gave away, all choices side by side, and why."""
    game = SHELF[key]
    if move not in listed(drill):
        raise Refused("drill-unknown")
    with game.speaks():
        state = drill.state(game)
        reader = Reader.of(game, drill.seat, (), lang)
        values = []
        for each in drill.ranked:
            why = reason(game, drill, each.move)
            values.append(
                DrillValue(
                    each.move,
                    say_move(game, state, drill.action(game, each.move), reader),
                    drill.scale * each.value,
                    drill.scale * each.spread,
                    drill.scale * drill.cost(each.move),
                    drill.is_right(each.move),
                    reader(why.message, **why.args),
                    drill.ends.get(each.move, 0),
                )
            )
        return DrillVerdict(
            move,
            drill.scale * drill.cost(move),
            drill.is_right(move),
            drill.seats == 1,
            drill.certainty,
            values,
            values[0].why,
            clause_of(game, state),
            back,
            list(lately),
        )


def clause_of(game: Game[Any], state: Any) -> str:
    return str(game.speech.clause(state)) if game.speech.clause else ""


# -- the deck of a person -----------------------------------------------------------------------------


class PersonDeck:
    """What one person practises."""

    def __init__(self, hall: Hall, who: Visitor, zone: tzinfo | None) -> None:
        self.hall = hall
        self.who = who
        self.zone = zone

    def moment(self) -> datetime:
        """In the zone of the house, so that a day of the deck is a day of the house."""
        return datetime.fromtimestamp(now() / 1000, UTC).astimezone(self.zone)

    async def deck(self) -> PracticeDeck:
        """Without the cards of drills that a later version of the house no longer has."""
        deck = await self.hall.people.read(lambda link: deck_of(link, self.who.id))
        own = await self.own() if deck.cards else {}
        deck.cards = {name: card for name, card in deck.cards.items() if name in own or name in shipped(card.game)}
        return deck

    async def own(self) -> dict[str, str]:
        return await self.hall.people.read(lambda link: own_drills(link, self.who.id))

    async def drill(self, key: str, id: str) -> Drill:
        return found(key, id, (await self.own()).get(f"{key}/{id}", ""))

    async def next(self, key: str, theme: str, seen: Sequence[str]) -> tuple[str, Drill] | None:
        """What is due first, then new ones of the game, then those answered longest ago; not what was just seen."""
        deck, own = await self.deck(), await self.own()
        for card in deck.due(self.moment(), key):
            if card.drill not in seen:
                drill = self.known(card, own)
                if drill and theme in ("", drill.theme):
                    return card.game, drill
        if not key:
            return None
        some = [each for each in drills(SHELF[key]) if theme in ("", each.theme) and each.id not in seen]
        fresh = deck.fresh(key, some)
        if fresh:
            return key, fresh[0]
        some.sort(key=lambda each: deck.cards[f"{key}/{each.id}"].answers[-1].at)
        return (key, some[0]) if some else None

    @staticmethod
    def known(card: PracticeCard, own: dict[str, str]) -> Drill | None:
        try:
            return found(card.game, card.drill, own.get(f"{card.game}/{card.drill}", ""))
        except Refused:
            return None

    async def answer(self, key: str, drill: Drill, move: str) -> tuple[int, list[float]]:
        """After how many days it comes back, and what the last answers gave away."""
        if move not in listed(drill):
            raise Refused("drill-unknown")
        deck, moment = await self.deck(), self.moment()
        card = deck.answer(key, drill, move, moment)
        await self.hall.people.write(lambda link: put_card(link, self.who.id, card))
        every = [(one.at, one.cost * scale_of(each.game)) for each in deck.cards.values() for one in each.answers]
        return days_until(card, moment), [cost for _, cost in sorted(every)[-LATELY:]]

    async def need_room(self) -> None:
        """Raises Refused where the deck holds as many choices of own matches as it may."""
        if not await self.hall.people.read(lambda link: has_room(link, self.who.id)):
            raise Refused("deck-full")

    async def seats_in(self, match: str) -> list[Seat]:
        """Which seats were mine in a match that is over."""
        mine = select(RESULT.c.seat).where(RESULT.c.match == match, RESULT.c.person == self.who.id)
        found = [await store.read(lambda link: link.scalars(mine).all()) for store in self.hall.stores]
        return [seat for some in found for seat in some]

    async def keep(self, key: str, drill: Drill) -> None:
        """A choice of an own match goes into the deck, to be asked tomorrow."""
        card = new_card(key, drill, self.moment())
        text = msgspec.json.encode(drill).decode()
        await self.hall.people.write(lambda link: put_card(link, self.who.id, card, text))

    async def due(self) -> int:
        """How many cards wait today."""
        return len((await self.deck()).due(self.moment()))

    async def told(self, lang: str, only: str = "") -> DeckInfo:
        """What is due, and how it goes by game and theme."""
        deck, moment = await self.deck(), self.moment()
        own = await self.own()
        upcoming = deck.next_due()
        games = []
        for key, game in SHELF.items():
            if only in ("", key) and (some := drills(game)):
                games.append(game_deck(game, some, deck, own, moment, lang))
        return DeckInfo(
            len(deck.due(moment, only)),
            int(upcoming.timestamp() * 1000) if upcoming and upcoming > moment else 0,
            week_of(deck, moment),
            games,
            mistakes(SHELF[only], deck, own, lang) if only else [],
        )


@cache
def shipped(key: str) -> frozenset[str]:
    """The names of the cards that come with a game."""
    return frozenset(f"{key}/{each.id}" for each in drills(SHELF[key])) if key in SHELF else frozenset()


def mistakes(game: Game[Any], deck: PracticeDeck, own: dict[str, str], lang: str) -> list[DeckMistake]:
    """What was answered badly the last time, the soonest first."""
    found = []
    for card in sorted(deck.cards.values(), key=lambda each: each.due):
        if card.game != game.key or not card.answers or (drill := PersonDeck.known(card, own)) is None:
            continue
        last = card.answers[-1]
        if last.move not in listed(drill) or drill.is_right(last.move):
            continue
        label = say_move(game, drill.state(game), drill.action(game, last.move), Reader.of(game, drill.seat, (), lang))
        back = int(card.due.timestamp() * 1000)
        found.append(DeckMistake(game.key, drill.id, label, drill.scale * last.cost, back, drill.theme == OWN))
        if len(found) == MISTAKES:
            break
    return found


def scale_of(key: str) -> int:
    """The factor that turns a cost into wins of a hundred games, or into points where one plays alone."""
    some = drills(SHELF[key])
    return some[0].scale if some else 100


def week_of(deck: PracticeDeck, moment: datetime) -> list[int]:
    """Answers on each of the last seven days."""
    midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    days = [(midnight - timedelta(days=WEEK - 1 - each)).timestamp() for each in range(WEEK)] + [float("inf")]
    times = [one.at for card in deck.cards.values() for one in card.answers]
    return [sum(first <= at < last for at in times) for first, last in pairwise(days)]


def game_deck(
    game: Game[Any], some: Sequence[Drill], deck: PracticeDeck, own: dict[str, str], moment: datetime, lang: str
) -> DeckGame:
    say = words(lang, game.folder)
    mine = [READ.decode(text) for name, text in own.items() if name.startswith(f"{game.key}/")]
    rows = []
    for name, count in {**themes(some), **({OWN: len(mine)} if mine else {})}.items():
        tries = deck.first_tries(game.key, [each for each in (*some, *mine) if each.theme == name])
        title = words(lang)("drill-own") if name == OWN else theme_title(say, name)
        rows.append(ThemeInfo(name, title, count, tries.tried, tries.right, *tries.share[1:], tries.cost))
    return DeckGame(
        game.key, say("title"), len(some), len(deck.due(moment, game.key)), sum(row.tried for row in rows), rows
    )
