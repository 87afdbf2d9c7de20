"""`--help` in the reader's language: what it says stands among the words, not in the code."""

from __future__ import annotations

from typing import Any

import click

from saloon.cli.voice import Voice


class ManualPage(click.Command):
    """A command whose help is a page of the manual."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write(self, ctx, formatter, Voice(ctx.find_root().command.lang))


def write(command: Any, ctx: Any, formatter: Any, voice: Voice) -> None:
    """Usage, what it is for, and everything that can stand behind it."""
    topic = f"help-{command.name}" if ctx.parent else "help-house"
    formatter.write_usage(ctx.command_path, " ".join(pieces(command, ctx, voice)), f"{voice('help-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(voice(topic))
    params = command.get_params(ctx)
    section(formatter, voice("help-arguments"), [row(each, topic, voice) for each in params if not is_option(each)])
    section(formatter, voice("help-options"), [row(each, topic, voice) for each in params if is_option(each)])
    if isinstance(command, click.Group):
        rows = [(name, first(voice(f"help-{name}"))) for name in command.list_commands(ctx)]
        section(formatter, voice("help-commands"), rows)


def pieces(command: Any, ctx: Any, voice: Voice) -> list[str]:
    """What follows the name: options, then the arguments or a command."""
    named = [each for each in command.get_params(ctx) if not is_option(each)]
    arguments = [each.metavar if each.required else f"[{each.metavar}]" for each in named]
    return [
        f"[{voice('help-options').upper()}]",
        *arguments,
        *([voice("help-command")] if isinstance(command, click.Group) else []),
    ]


def first(text: str) -> str:
    """
    >>> first("Replay a match. It lies open.")
    'Replay a match.'
    """
    return text.partition(". ")[0].rstrip(".") + "."


def section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def is_option(param: Any) -> bool:
    return bool(param.opts[0].startswith("-"))


def row(param: Any, topic: str, voice: Voice) -> tuple[str, str]:
    """How it is typed, and what it is for; a default worth knowing stands behind."""
    name = "help" if "--help" in param.opts else param.name.replace("_", "-")
    about = voice(next(each for each in (f"{topic}.{name}", f"help-all.{name}") if voice.words.has(each)))
    if isinstance(param.default, str | int) and param.default and param.default is not True:
        about += f" {voice('help-default', value=str(param.default))}"
    typed = " / ".join(filter(None, (", ".join(sorted(param.opts, key=len)), *param.secondary_opts)))
    return (f"{typed} {param.metavar or ''}".strip() if is_option(param) else str(param.metavar)), about
