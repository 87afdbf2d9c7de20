"""HTTP: drills, the deck of a person, and the drill set of the day."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.core.state import Seat, State
from saloon.house.game import SHELF
from saloon.match import Match
from saloon.school.deck import dearest
from saloon.school.drills import Drill, drills
from saloon.school.making import drill_id
from saloon.server.faults import Refused
from saloon.server.http.forms import FromPath, FromQuery, JSONBody, get, post
from saloon.server.http.matches import archive_of
from saloon.server.http.me import asker, hall_of
from saloon.server.http.requests import address_of, key_of, lang_of
from saloon.server.http.routing import Asked, LangQuery, Text
from saloon.server.http.today import desk_of
from saloon.server.library import practising
from saloon.server.library.practising import PersonDeck, listed
from saloon.server.library.setplay import SetPlay
from saloon.server.rooms.seating import game_named
from saloon.server.show.preload import words_ready
from saloon.server.tables import thinking
from saloon.server.tables.desk import LATER, Asker
from saloon.server.wire.daily import DeckInfo, DrillTold, DrillVerdict
from saloon.server.wire.incoming import Action, DrillShape, MatchId


class DrillReply(Struct):
    """What somebody chose."""

    move: Action


class KeptChoice(Struct):
    """A decision to practise: which match, and the number of the entry; without one, what cost me most."""

    match: MatchId
    number: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


async def deck_of(request: Asked) -> PersonDeck | None:
    """The deck of the one who asks. None for somebody the house does not know: they may practise, and nothing is
    kept."""
    hall = hall_of(request)
    if not hall.settings.people or not key_of(request):
        return None
    return PersonDeck(hall, await hall.visitor(key_of(request)), desk_of(request).zone)


@get("/api/me/deck")
async def deck(request: Asked, game: Text = "", lang: LangQuery = "") -> DeckInfo:
    """What is due, and how good I am by theme, from first answers only."""
    found = PersonDeck(hall_of(request), await asker(request), desk_of(request).zone)
    return await found.told(lang_of(request), game and game_named(game).key)


@post("/api/me/deck", status_code=200)
async def keep_for_practice(request: Asked, data: JSONBody[KeptChoice], lang: LangQuery = "") -> DeckInfo:
    """A decision of a finished match goes into my deck; or, once it is reviewed, what cost me most."""
    found = PersonDeck(hall_of(request), await asker(request), desk_of(request).zone)
    match = (await archive_of(request).finished(data.match)).match
    if data.number is None:
        kept = await keep_dearest(request, found, match)
    else:
        seat, before = await decided(request, match, data.number)
        await found.need_room()
        await found.keep(match.game.key, await weighed(request, match, seat, before))
        kept = 1
    told = await found.told(lang_of(request), match.game.key)
    return replace(told, kept=kept)


async def keep_dearest(request: Asked, deck: PersonDeck, match: Match) -> int:
    """Add what cost me most in a match with a whole review, unless it is there already; returns how many were added."""
    review = hall_of(request).reviews.known.get((match.id, match.forgotten))
    if review is None or not review.whole or review.facts is None:
        return 0
    kept, known = 0, await deck.own()
    for number, move in dearest(review.facts, await deck.seats_in(match.id)):
        seat, before = await decided(request, match, number)
        if f"{match.game.key}/{drill_id(match.game, before.view(seat), seat)}" in known:
            continue
        await deck.need_room()
        drill = await weighed(request, match, seat, before)
        if move not in listed(drill) or not drill.is_right(move):
            await deck.keep(match.game.key, drill)
            kept += 1
    return kept


async def decided(request: Asked, match: Match, number: int) -> tuple[Seat, State]:
    """Who decided in the entry of this number, and where; raises Refused."""
    if not 0 < number <= len(match.log) or match.log[number - 1].seat < 0:
        raise Refused("drill-unknown")
    seat, before = match.log[number - 1].seat, (await archive_of(request).aside(match.befores))[number - 1]
    if seat not in before.to_act():
        raise Refused("drill-unknown")
    return seat, before


async def weighed(request: Asked, match: Match, seat: Seat, before: State) -> Drill:
    """The drill made of a decision: worked out when its turn comes, at once if somebody has asked for it before."""
    hall, about = hall_of(request), (match.game.key, before, seat, match.seats)
    drill: Drill | None = hall.desk.known((thinking.kept_drill, *about))
    if drill is None:
        drill = await hall.desk.ask(
            Asker(address_of(request), match.id, 0),
            LATER,
            0.0,
            lambda: True,
            lambda _: hall.advisers.run(thinking.kept_drill, *about),
        )
        hall.desk.keep((thinking.kept_drill, *about), drill)
    return drill


@get("/api/drill")
async def next_drill(
    request: Asked,
    game: Text = "",
    theme: Text = "",
    seen: Text = "",
    shape: FromQuery[DrillShape] = "wide",
    lang: LangQuery = "",
) -> DrillTold | None:
    """The next card: what is due, then new ones of the game. None when no card is due and no game was named."""
    key = game and game_named(game).key
    mine, just = await deck_of(request), seen.split(",")
    if mine is None:
        some = [each for each in drills(SHELF[key]) if each.id not in just] if key else []
        chosen = next(((key, each) for each in some if theme in ("", each.theme)), None)
    else:
        chosen = await mine.next(key, theme, just)
    if chosen is None:
        return None
    return await shown(request, *chosen, shape)


async def shown(request: Asked, key: str, drill: Drill, shape: str) -> DrillTold:
    await words_ready(SHELF[key], lang_of(request))
    return await hall_of(request).workers.aside(practising.told, key, drill, lang_of(request), shape)


@get("/api/drill/{key:str}/{id:str}")
async def one_drill(
    request: Asked, key: FromPath[str], id: FromPath[str], shape: FromQuery[DrillShape] = "wide", lang: LangQuery = ""
) -> DrillTold:
    """One drill."""
    mine = await deck_of(request)
    drill = await mine.drill(key, id) if mine else practising.found(key, id)
    return await shown(request, key, drill, shape)


@post("/api/drill/{key:str}/{id:str}", status_code=200)
async def answer_drill(
    request: Asked, key: FromPath[str], id: FromPath[str], data: JSONBody[DrillReply], lang: LangQuery = ""
) -> DrillVerdict:
    """What the choice gives away; of a person the house knows, the card goes into the deck."""
    mine = await deck_of(request)
    drill = await mine.drill(key, id) if mine else practising.found(key, id)
    back, lately = await mine.answer(key, drill, data.move) if mine else (-1, [])
    return await judged(request, key, drill, data.move, back, lately)


async def judged(request: Asked, key: str, drill: Drill, move: str, back: int, lately: list[float]) -> DrillVerdict:
    await words_ready(SHELF[key], lang_of(request))
    aside = hall_of(request).workers.aside
    return await aside(practising.verdict, key, drill, move, lang_of(request), back, lately)


# -- the drill set of the day -----------------------------------------------------------------------


async def set_of(request: Asked, day: str) -> SetPlay:
    return await SetPlay.of(desk_of(request), await asker(request), day)


@get("/api/deal/cards")
async def deal_card(
    request: Asked, day: Text = "", shape: FromQuery[DrillShape] = "wide", lang: LangQuery = ""
) -> DrillTold | None:
    """The next card of the day's set; None when all are answered."""
    play = await set_of(request, day)
    drill = play.next()
    return None if drill is None else await shown(request, play.deal.game, drill, shape)


@post("/api/deal/cards/{id:str}", status_code=200)
async def answer_card(
    request: Asked, id: FromPath[str], data: JSONBody[DrillReply], day: Text = "", lang: LangQuery = ""
) -> DrillVerdict:
    """The answer counts once; the last one makes the result."""
    play = await set_of(request, day)
    drill = play.next()
    if drill is None or drill.id != id:
        raise Refused("drill-unknown")
    await play.answer(drill, data.move)
    return await judged(request, play.deal.game, drill, data.move, -1, [])


ROUTES: Final[list[Any]] = [deck, keep_for_practice, next_drill, one_drill, answer_drill, deal_card, answer_card]
