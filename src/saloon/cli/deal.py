"""`saloon deal`: the deal of the day in the house on this computer, told and played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from saloon.cli.common import json, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.school.drills import Drill
    from saloon.server.library.ownday import DayHouse
    from saloon.server.wire.daily import DealInfo


@click.command(cls=ManualPage)
@click.option("--play", is_flag=True)
@click.option("--day", default="", metavar="DAY")
@click.option("--deals", default="", metavar="WORDS")
@click.option("--zone", default="", metavar="ZONE")
@lang
@json
def command(play: bool, day: str, deals: str, zone: str, lang: str | None, json: bool) -> None:
    """Show the deal of the day and what everybody made of it, or play it."""
    from msgspec import to_builtins

    from saloon.server.library import ownday

    voice, of = Voice(lang), ownday.DayHouse(deals, zone)
    found = ownday.told(of, day, voice.lang)
    if play:
        if not found.today:
            raise Unreadable("cli-deal-past")
        play_it(found, of, voice)
        found = ownday.told(of, day, voice.lang)
        if found.state == "playing":
            return
        if found.master is None and found.score is not None:
            voice.tell(voice("cli-deal-master-plays"))
            found = ownday.mastered(of, voice.lang)
    voice.json(to_builtins(found)) if json else show(found, voice)


# -- told ---------------------------------------------------------------------------------------


def show(deal: DealInfo, voice: Voice) -> None:
    voice.tell(f"{deal.day}  {kind(deal.kind, deal.title, voice)}")
    voice.tell(how(deal, voice))
    if deal.played:
        scores = [each.score for each in deal.dots]
        middle = f"{deal.middle:g}" if deal.middle is not None else ""
        voice.tell(voice("cli-deal-results", count=deal.played, middle=middle, best=scores[-1], worst=scores[0]))
        known = [f"{each.name} {each.score}" for each in reversed(deal.dots) if each.name]
        if len(known) > 1:
            voice.tell(", ".join(known))
    if deal.master is not None:
        voice.tell(voice("cli-deal-master", score=deal.master))
    voice.tell("")
    for each in deal.calendar:
        voice.tell(f"  {each.day}  {kind(each.kind, called(each.game, voice), voice)}")
    voice.tell(voice("cli-deal-promise", promise=deal.promise))
    if deal.secret:
        voice.tell(voice("cli-deal-secret", secret=deal.secret))


def how(deal: DealInfo, voice: Voice) -> str:
    """How it went, or that it waits."""
    if deal.state == "done" and deal.score is not None:
        return voice("cli-deal-done", score=deal.score, place=deal.place, played=deal.played)
    if deal.state == "playing" and deal.room:
        return voice("cli-deal-elsewhere", path=f"/r/{deal.room}")
    if deal.state == "open" and not deal.today:
        return voice("cli-deal-missed")
    return voice(f"cli-deal-{deal.state}")


def kind(name: str, title: str, voice: Voice) -> str:
    return voice("cli-deal-kind", kind=name, game=title)


def called(key: str, voice: Voice) -> str:
    from saloon.games import SHELF

    return SHELF[key].called(voice.lang)


# -- played ---------------------------------------------------------------------------------------


def play_it(deal: DealInfo, of: DayHouse, voice: Voice) -> None:
    """The try that counts: cards one after another, or a match against masters."""
    from saloon.server.library import ownday

    if deal.state in ("done", "left"):
        raise Unreadable("deal-tried")
    if deal.kind == "drills":
        ownday.answer_cards(of, lambda game, drill, at, many: card(game, drill, f"{at}/{many}", voice))
    elif deal.room:
        raise Unreadable("cli-deal-elsewhere", path=f"/r/{deal.room}")
    else:
        play_match(deal, of, voice)


def card(key: str, drill: Drill, place: str, voice: Voice) -> str | None:
    """One card, as `saloon drill` asks it; None to go on later."""
    from saloon.cli.drill import answered, put_question, told
    from saloon.games import SHELF

    game = SHELF[key]
    own = voice.of(game)
    moves = put_question(game, drill, own, place)
    move = answered(game, drill, moves, own)
    if move is not None:
        told(game, drill, move, own)
    return move


def play_match(deal: DealInfo, of: DayHouse, voice: Voice) -> None:
    """Masters think as long as they need: what they do follows from what they see and from the secret of the day."""
    from saloon.bots import make
    from saloon.cli import saves
    from saloon.cli.play import sit_down
    from saloon.games import SHELF
    from saloon.match.fair import bot_seed
    from saloon.match.placed import PlacedChance
    from saloon.server.library import ownday
    from saloon.table import Table

    own = voice.of(SHELF[deal.game])
    match, secret = ownday.seated(of, own("cli-bot-names").split())
    path = ownday.kept_at(deal.day)
    if path.exists():
        match = saves.resume(path.read_text("utf-8"))
        match.chance = PlacedChance(secret, shared=True)
    table = Table(match)
    for seat, player in enumerate(match.players):
        if not player.human:
            table.made[seat] = player, make(match.game, player.level or "master", seat, bot_seed(secret, seat))
    keeper = saves.Keeper(match)
    keeper.path = path
    sit_down(table, own, keeper, deal=deal.day)
