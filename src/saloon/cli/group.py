"""The commands together, and how all of them end: exit codes and last words.

0 all is well, 1 the answer is no, 2 wrong usage or input, 130 Ctrl-C, 141 nobody reads on.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from saloon.cli import manual
from saloon.cli.common import lang
from saloon.cli.voice import Voice, lang_in
from saloon.core.state import Fault, Unreadable

BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141
COMMANDS: Final = (
    "games",
    "rules",
    "play",
    "replay",
    "verify",
    "review",
    "learn",
    "analyse",
    "drill",
    "drills",
    "deal",
    "sim",
    "ladder",
    "report",
    "compare",
    "balance",
    "tune",
    "arena",
    "export",
    "odds",
    "solve",
    "challenges",
    "me",
    "serve",
    "site",
    "sit",
    "mcp",
    "backup",
    "restore",
    "doctor",
    "ratings",
)
"""Each is `command` in the module of its name, opened when it is asked for."""
SHELLS: Final = ("bash", "zsh", "fish")


class House(click.Group):
    """Turns whatever goes wrong into a sentence and an exit code; no traceback for people."""

    lang: str | None = None
    """The language that was asked for on the command line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        self.lang = lang_in(given)
        run = super().main
        code = 0
        try:
            code = run(given, prog_name or "saloon", complete_var, False, **extra) or 0
            sys.stdout.flush()
        except (Fault, OSError, click.Abort) as error:
            code = last_words(error, Voice(self.lang))
        except click.ClickException as error:
            code = usage(error, Voice(self.lang))
        if not standalone_mode:
            return code
        sys.exit(code)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        manual.write(self, ctx, formatter, Voice(self.lang))

    def invoke(self, ctx: Any) -> Any:
        """A closed pipe and Ctrl-C are caught here, before anybody makes something else of them."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except BrokenPipeError:
            silence()
            raise click.exceptions.Exit(PIPE_CLOSED) from None
        except KeyboardInterrupt:
            raise click.Abort from None

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        found: click.Command = import_module(f"saloon.cli.{name}").command
        found.name = name
        return found

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from difflib import get_close_matches

            like = get_close_matches(name, COMMANDS, n=1)
            if like:
                raise Unreadable("cli-usage-command-like", text=name[:40], like=like[0])
            raise Unreadable("cli-usage-command", text=name[:40], commands=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)


def last_words(error: BaseException, voice: Voice) -> int:
    """Tell what happened; the exit code."""
    if isinstance(error, Fault):
        voice.fault(error)
        return BAD_INPUT
    if isinstance(error, OSError):
        voice.complain(voice.trouble(error))
        return BAD_INPUT
    if voice.tty:
        print()  # the shell's prompt begins a line of its own
    return INTERRUPTED


def silence() -> None:
    """Nobody reads stdout any more; let the interpreter's last flush go nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - open to the very end


def usage(error: Any, voice: Voice) -> int:
    """A command line that makes no sense, in the reader's language."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        print(error.format_message())
        return BAD_INPUT
    voice.complain(usage_words(kind, error, voice))
    context = getattr(error, "ctx", None)
    if context is not None:
        voice.complain(voice("cli-usage-help", command=f"{context.command_path} --help"))
    return BAD_INPUT


def usage_words(kind: str, error: Any, voice: Voice) -> str:
    """The kinds of wrong usage that happen, each in its own words."""
    about = error.format_message()
    if kind == "NoSuchOption":
        like = ", ".join(sorted(error.possibilities or ()))
        return voice("cli-usage-option", option=error.option_name) + (f" ({like}?)" if like else "")
    if kind == "MissingParameter":
        return voice("cli-usage-missing", name=name_of(error.param))
    if kind == "BadParameter":
        return number_wanted(error.param, voice)
    if kind == "BadOptionUsage":
        return voice("cli-usage-flag" if "not take" in about else "cli-usage-argument", option=error.option_name)
    extra = re.search(r"extra argument\S* \((.*)\)", about)
    return voice("cli-usage-extra", text=extra[1]) if extra else voice("cli-usage", about=about)


def number_wanted(param: Any, voice: Voice) -> str:
    """Only numbers can be misspelt here: everything else is read by the games."""
    name, least, most = name_of(param), param.type.min, param.type.max
    if least is None:
        return voice("cli-usage-number", name=name)
    if most is None:
        return voice("cli-usage-number-from", name=name, least=str(least))
    return voice("cli-usage-number-range", name=name, least=str(least), most=str(most))


def name_of(param: Any) -> str:
    """An option as it is typed, an argument as the help names it."""
    return str(param.opts[0]) if param.opts[0].startswith("-") else str(param.metavar or param.name.upper())


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version

        from saloon.core.build import form

        print(f"saloon {version('saloon')} ({form()})")
        ctx.exit()


def show_completion(ctx: click.Context, param: click.Parameter, shell: str | None) -> None:
    """The script that lets a shell complete commands, options and games."""
    if shell is None or ctx.resilient_parsing:
        return
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell) if shell in SHELLS else None
    if kind is None:
        raise Unreadable("cli-usage-shell", text=shell[:40], shells=", ".join(SHELLS))
    print(kind(app, {}, "saloon", "_SALOON_COMPLETE").source())
    ctx.exit()


@click.group(cls=House, no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]})
@lang
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@click.option("--show-completion", metavar="SHELL", is_eager=True, expose_value=False, callback=show_completion)
@click.pass_context
def app(ctx: click.Context, lang: str | None) -> None:
    """A digital home for tabletop games: play, replay, verify, simulate, serve."""
    if lang is not None:
        ctx.default_map = {name: {"lang": lang} for name in COMMANDS}
