"""Options and arguments that several commands take. What they are for stands in `words/<lang>/help.ftl`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.core.options import Options
    from saloon.crew import Jobs
    from saloon.house.game import Game


class Key(click.types.StringParamType):
    """A game as people call it; the shell completes the keys of the shelf."""

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from saloon.games import SHELF

        return [CompletionItem(key) for key in sorted(SHELF) if key.startswith(incomplete)]


Command = TypeVar("Command", bound=Callable[..., Any])
MOST_BYTES: Final = 16_000_000
BESIDE: Final = frozenset({"jobs", "cluster", "shards", "lang", "json", "html", "out"})
"""Where something is worked out, and how it is told."""
key = click.argument("key", metavar="KEY", type=Key())
any_key = click.argument("key", metavar="KEY", type=Key(), required=False)
file = click.argument("file", metavar="FILE")
lang = click.option("--lang", metavar="cs|en|ru")
json = click.option("--json", is_flag=True)
option_list = click.option("--option", "-o", multiple=True, metavar="NAME=VALUE")
database = click.option("--database", default="", metavar="FILE|URL")


def number(
    *names: str, least: int | None = None, most: int | None = None, default: int | None = None
) -> Callable[[Command], Command]:
    """An option that takes a whole number."""
    return click.option(*names, type=click.IntRange(least, most), metavar="N", default=default)


def crew(command: Callable[..., None]) -> Callable[..., None]:
    """`--jobs` and `--cluster`: the command is told the `place` where its work is done."""

    @number("--jobs", "-j", least=0, default=0)
    @click.option("--cluster", default="", metavar="ADDRESS")
    @wraps(command)
    def placed(*words: Any, jobs: int, cluster: str, **named: Any) -> None:
        command(*words, place=place_of(jobs, cluster), **named)

    return placed


def options_from(game: Game[Any], given: Sequence[str] | None) -> Options:
    """The game's options from `name=value` words."""
    return game.options.read(" ".join(given or ()))


def place_of(jobs: int, cluster: str) -> Jobs:
    """Where work is done: on a cluster, or in a number of processes of this machine; 0 is one for each core."""
    if not cluster:
        return jobs or os.cpu_count() or 1
    if cluster.startswith("ray:"):
        if find_spec("ray") is None:
            raise Unreadable("lab-needs", tool="Ray", extra="ray")
        from saloon.crew.ray import RayCluster

        return RayCluster(cluster)
    if find_spec("distributed") is None:
        raise Unreadable("lab-needs", tool="Dask", extra="cluster")
    from saloon.crew import Cluster

    return Cluster(cluster)


def made_by() -> str:
    """The command as it was given, less what changes nothing in what is found."""
    context = click.get_current_context()
    said = ["saloon", str(context.info_name)]
    for each in context.command.params:
        name = str(each.name)
        if name in BESIDE or context.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        value = context.params[name]
        for one in value if isinstance(value, tuple) else (value,):
            said += [] if isinstance(each, click.Argument) else each.opts[:1]
            said += [] if one is True else [quote(str(one))]
    return " ".join(said)


def text_of(file: str) -> str:
    """The text of a match file; raises OSError or Unreadable."""
    if file == "-":
        raw = sys.stdin.buffer.read(MOST_BYTES)
    else:
        with Path(file).open("rb") as stream:
            raw = stream.read(MOST_BYTES)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("cli-not-text", file=file) from None


def address_of(database: str) -> str:
    """The database as people write it: a plain file is SQLite, PostgreSQL needs no driver's name.

    >>> address_of("postgresql://me@db/saloon"), address_of("/srv/house.db"), address_of("")
    ('postgresql+asyncpg://me@db/saloon', 'sqlite+aiosqlite:////srv/house.db', '')
    """
    kind, separator, rest = database.partition("://")
    if not database or not separator:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}" if database else ""
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return f"{drivers.get(kind, kind)}://{rest}"
