"""`saloon arena`: agents against each other, in paired games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import crew, json, key, lang, made_by, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.report import hand_out, run
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable
from saloon.userdata import data

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.house.game import Game
    from saloon.kit.intervals import Estimate
    from saloon.lab.arena import Arena
    from saloon.lab.standings import ArenaResult, PairStanding, Standing


@click.command(cls=ManualPage)
@key
@click.argument("agents", metavar="AGENT", nargs=-1)
@number("--seats", least=1)
@number("--deals", "-n", least=1, default=50)
@option_list
@click.option("--legal", default="listed", metavar="listed|hidden")
@click.option("--no-regret", is_flag=True)
@click.option("--seconds", type=click.FloatRange(0.01, 3600), metavar="SECONDS")
@number("--seed", default=0)
@crew
@click.option("--shards", type=Path, metavar="FOLDER")
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@lang
@json
def command(
    key: str,
    agents: tuple[str, ...],
    seats: int | None,
    deals: int,
    option: tuple[str, ...],
    legal: str,
    no_regret: bool,
    seconds: float | None,
    seed: int,
    place: Jobs,
    shards: Path | None,
    html: Path | None,
    lang: str | None,
    json: bool,
) -> None:
    """Let agents play each other in paired games."""
    from saloon.lab.arena import arena
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    plan = planned(game, agents, seats, deals, options_from(game, option).text(), legal, not no_regret, seconds, seed)
    folder, said = shards or data() / "games", made_by()
    found: ArenaResult = run(lambda tick: arena(plan, place, tick, folder, shards is None, said), plan.games, voice)
    hand_out(found, voice, html, json, show)


def planned(
    game: Game[Any],
    agents: tuple[str, ...],
    seats: int | None,
    deals: int,
    options: str,
    legal: str,
    regret: bool,
    seconds: float | None,
    seed: int,
) -> Arena:
    """The plan, with everything that can be wrong with it told before a game is played."""
    from saloon.bots.own import seated
    from saloon.lab.arena import LEGAL, Arena
    from saloon.lab.contenders import contenders

    if legal not in LEGAL:
        raise Unreadable("door-legal", text=legal[:20])
    table = game.seats[0] if seats is None else seats
    game.check_seats(table)
    named = contenders(agents)
    for each in named:
        seated(game, each.entrant, 0)
    module = type(game.new(table)).__module__
    return Arena(module, game.key, table, options, named, deals, seed, legal, regret, seconds)


def show(found: ArenaResult, voice: Voice) -> None:
    title = voice("arena-title", seats=found.seats, games=found.games)
    voice.tell(" · ".join(filter(None, (voice("title"), title, found.options, f"seed {found.seed}"))))
    wins = "points" if found.points else "wins"
    columns = [voice(f"arena-{each}") for each in ("agent", "games", wins, "regret", "illegal", "failures")]
    voice.tell("")
    voice.grid(columns, [agent_line(each, found, voice) for each in found.agents])
    voice.tell("")
    columns = [voice(f"arena-{each}") for each in ("pair", "deals", "gain", "clear", "cost")]
    voice.grid(columns, [pair_line(each, found, voice) for each in found.pairs])
    from saloon.lab.arena_page import about, clause_told

    rows = [
        (each.name, clause_told(clause, voice.words), str(tries))
        for each in found.agents
        for clause, tries in each.refusals.items()
    ]
    if rows:
        voice.tell("")
        voice.grid([voice(f"arena-{each}") for each in ("agent", "clause", "tries")], rows, left=2)
    voice.tell(f"\n{about(found, voice.words)}")
    for agent in found.agents:
        if agent.failures:
            voice.tell(voice("arena-failed", name=agent.name, games=agent.failures))


def agent_line(agent: Standing, found: ArenaResult, voice: Voice) -> tuple[str, ...]:
    return (
        agent.name,
        str(agent.games),
        said(agent.wins, 1 if found.points else 100, voice),
        "–" if agent.regret is None else said(agent.regret, 1, voice, 2),
        voice.words.decimal(agent.illegal, 1),
        str(agent.failures),
    )


def pair_line(pair: PairStanding, found: ArenaResult, voice: Voice) -> tuple[str, ...]:
    return (
        f"{pair.first} : {pair.second}",
        str(pair.deals),
        said(pair.wins, 1 if found.points else 100, voice),
        voice("ladder-yes" if pair.clear else "ladder-no"),
        "–" if pair.regret is None else said(pair.regret, 1, voice, 2),
    )


def said(estimate: Estimate, scale: float, voice: Voice, digits: int = 1) -> str:
    value, low, high = (voice.words.decimal(scale * each, digits) for each in estimate)
    return f"{value} ({low} … {high})"
