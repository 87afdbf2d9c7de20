"""`saloon drill`: one position after another; what was answered badly comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import any_key, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Fault, Unreadable

if TYPE_CHECKING:
    from saloon.house.game import Game
    from saloon.school.deck import PracticeDeck
    from saloon.school.drills import Drill


@click.command(cls=ManualPage)
@any_key
@click.option("--theme", default="", metavar="THEME")
@number("--count", "-n", least=1, most=100, default=10)
@lang
def command(key: str | None, theme: str, count: int, lang: str | None) -> None:
    """Practise: decide in positions whose values are known."""
    from saloon.school import deck as kept
    from saloon.shelf import game as game_called

    voice, deck = Voice(lang), kept.load()
    game = game_called(key) if key else None
    cards = waiting(deck, game, theme, count)
    if not cards:
        if game is None:
            raise Unreadable("cli-drill-which")
        raise Unreadable("cli-drill-none", game=voice.of(game)("title"))
    for at, (of, drill) in enumerate(cards):
        if not asked(of, drill, deck, voice.of(of), f"{at + 1}/{len(cards)}"):
            break


def waiting(deck: PracticeDeck, game: Game[Any] | None, theme: str, count: int) -> list[tuple[Game[Any], Drill]]:
    """What is due first, then new ones of the game."""
    from saloon.games import SHELF
    from saloon.school.deck import today
    from saloon.school.drills import drills

    found: list[tuple[Game[Any], Drill]] = []
    for each in deck.due(today(), game.key if game else ""):
        of = SHELF.get(each.game)
        drill = deck.own.get(f"{each.game}/{each.drill}")
        if of and drill is None:
            drill = next((one for one in drills(of) if one.id == each.drill), None)
        if of and drill and theme in ("", drill.theme):
            found.append((of, drill))
    if game is not None:
        found += [(game, each) for each in deck.fresh(game.key, drills(game), theme)]
    return found[:count]


def asked(game: Game[Any], drill: Drill, deck: PracticeDeck, voice: Voice, place: str) -> bool:
    """One drill; whether to go on."""
    from saloon.school import deck as kept

    move = answered(game, drill, put_question(game, drill, voice, place), voice)
    if move is None:
        return False
    now = kept.today()
    card = deck.answer(game.key, drill, move, now)
    kept.save(deck)
    told(game, drill, move, voice)
    voice.tell(voice("cli-drill-back", days=kept.days_until(card, now)))
    return True


def put_question(game: Game[Any], drill: Drill, voice: Voice, place: str) -> list[str]:
    """The position and its choices, numbered; returns the choices in that order."""
    from saloon.school.drills import OWN, theme_title

    theme = voice("drill-own") if drill.theme == OWN else theme_title(voice, drill.theme, drill.within)
    voice.tell(f"\n{place}  {voice('title')} · {theme}\n")
    voice.tell(str(drill.position(game).scene(voice.lang).text))
    moves = [each.move for each in sorted(drill.choices, key=lambda one: one.move)]
    for at, each in enumerate(moves, 1):
        voice.tell(f"  {at}) {say(game, drill, each, voice)}")
    return moves


def say(game: Game[Any], drill: Drill, move: str, voice: Voice) -> str:
    from saloon.scene.reader import Reader

    reader = Reader.of(game, drill.seat, (), voice.lang)
    said: str = game.speech.say(drill.state(game), drill.action(game, move), reader)
    return said if said == move else f"{said} ({move})"


def why(game: Game[Any], drill: Drill, move: str, voice: Voice) -> str:
    from saloon.scene.reader import Reader
    from saloon.school.whys import reason

    found = reason(game, drill, move)
    return Reader.of(game, drill.seat, (), voice.lang)(found.message, **found.args)


def answered(game: Game[Any], drill: Drill, moves: list[str], voice: Voice) -> str | None:
    """The number of a choice, or the move as it is written; None to leave."""
    while True:
        try:
            text = input(f"{voice('cli-drill-ask')} ").strip()
        except EOFError:
            return None
        if text in ("", "q"):
            return None
        if text.isdigit() and 1 <= int(text) <= len(moves) and text not in moves:
            return moves[int(text) - 1]
        try:
            meant = game.notation.write(game.notation.resolve(drill.state(game), drill.seat, text))
        except Fault as fault:
            voice.fault(fault)
            continue
        if meant in moves:
            return meant
        voice.complain(voice("cli-drill-same"))


def told(game: Game[Any], drill: Drill, move: str, voice: Voice) -> None:
    """What the answer gave away, why the best is best and why not mine, and all choices side by side."""
    cost = drill.scale * drill.cost(move)
    right = drill.is_right(move)
    best = say(game, drill, drill.best.move, voice)
    costs = "cli-drill-cost-points" if drill.seats == 1 else "cli-drill-cost"
    message = "cli-drill-slower" if drill.is_slow(move) else "cli-drill-right" if right else costs
    voice.tell(voice(message, cost=f"{cost:.1f}", best=best, moves=drill.ends.get(move, 0), least=drill.within))
    voice.tell(why(game, drill, drill.best.move, voice))
    if not right or drill.is_slow(move):
        voice.tell(voice("cli-drill-why-not", choice=say(game, drill, move, voice), why=why(game, drill, move, voice)))
    for each in drill.ranked:
        mark = "→" if each.move == move else "✓" if drill.is_right(each.move) else " "
        spread = f" ± {drill.scale * each.spread:.1f}" if each.spread else ""
        ends = f" · {voice('cli-drill-wins', moves=drill.ends[each.move])}" if each.move in drill.ends else ""
        voice.tell(f"  {mark} {drill.scale * each.value:5.1f}{spread}  {say(game, drill, each.move, voice)}{ends}")
    voice.tell(voice(f"cli-drill-{drill.certainty}"))
