"""`saloon learn`: the lessons of a game, played at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from saloon.cli.commands import labels
from saloon.cli.common import key, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Fault, Unreadable

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.house.game import Game
    from saloon.school.classroom import LessonTable, LessonVerdict
    from saloon.school.lessons import Lesson

MOST_LISTED = 14
"""More choices are typed, not listed."""


@click.command(cls=ManualPage)
@key
@click.argument("lesson", metavar="LESSON", required=False)
@lang
def command(key: str, lesson: str | None, lang: str | None) -> None:
    """Learn a game by playing its lessons."""
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang).of(game)
    chosen = chosen_of(game, lesson)
    start = first_scene(game, chosen)
    if play(game, chosen, voice, start):
        listed(game, voice)


def chosen_of(game: Game[Any], name: str | None) -> Lesson:
    """The lesson that is named, else the first that is not done yet; raises Unreadable."""
    from saloon.school import progress
    from saloon.school.lessons import book, lessons

    if name is None:
        done = progress.load().get(game.key, {})
        found = lessons(game)
        return next((each for each in found if done.get(each.name, 0) < len(each.scene)), found[0])
    named = book(game).named(name)
    if named is None:
        raise Unreadable("cli-lesson-unknown", lesson=name[:40], lessons=", ".join(each.name for each in lessons(game)))
    return named


def first_scene(game: Game[Any], lesson: Lesson) -> int:
    """Where one was; from the beginning if all is done."""
    from saloon.school import progress

    done = progress.load().get(game.key, {}).get(lesson.name, 0)
    return done if done < len(lesson.scene) else 0


def play(game: Game[Any], lesson: Lesson, voice: Voice, start: int) -> bool:
    """Scene after scene; whether it was played to its end."""
    from saloon.school import progress
    from saloon.school.classroom import LessonTable

    table, answers = LessonTable(game, lesson, voice.lang), list[str]()
    for at in range(start, len(lesson.scene)):
        state = table.state(at, answers)
        voice.tell(f"\n{voice(f'learn-{lesson.name}')} · {at + 1}/{len(lesson.scene)}\n")
        voice.tell(game.board.scene(state.view(lesson.seat), table.reader(state)).text)
        voice.tell(f"\n{table.task(at)}")
        answer = answered(table, at, state, voice)
        if answer is None:
            return False
        answers.append(answer)
        progress.done(game.key, lesson.name, at + 1)
    voice.tell(voice(f"learn-{lesson.name}.often"))
    return True


def answered(table: LessonTable, at: int, state: State, voice: Voice) -> str | None:
    """Ask until it is right; None for those who leave."""
    texts = offered(table, state, voice)
    while True:
        try:
            line = input(f"{voice('cli-lesson-ask')} ").strip()
        except EOFError:
            return None
        if line in ("", "q"):
            return None
        if line == "?":
            voice.tell(f"{table.shown(at, state)}: {table.reason(at, state)}")
            continue
        try:
            verdict = table.judge(at, state, texts.get(line, line))
        except Fault as fault:
            voice.fault(fault)
            continue
        told(table, state, verdict, voice)
        if verdict.right:
            return str(table.game.notation.write(verdict.moments[0].entry.action))  # type: ignore[union-attr]


def offered(table: LessonTable, state: State, voice: Voice) -> dict[str, str]:
    """The choices by their numbers, if they are few."""
    seat = table.lesson.seat
    actions = list(state.legal(seat))
    if len(actions) > MOST_LISTED:
        return {}
    texts = [table.game.notation.write(each) for each in actions]
    marks, view = labels(texts), state.view(seat)
    for mark, text, action in zip(marks, texts, actions, strict=True):
        voice.tell(f"  {mark}) {table.game.speech.say(view, action, table.reader(state))} ({text})")
    return dict(zip(marks, texts, strict=True))


def told(table: LessonTable, state: State, verdict: LessonVerdict, voice: Voice) -> None:
    """What happened, and the word for it."""
    from saloon.match.telling import Spectator

    spectator = Spectator(table.game, table.lesson.seat, voice.lang)
    for line in spectator.lines(verdict.moments):
        voice.tell(f"  {line}")
    voice.tell(f"{'✓' if verdict.right else '✗'} {verdict.word}")


def listed(game: Game[Any], voice: Voice) -> None:
    """All lessons of the game, and how far one has come."""
    from saloon.school import progress
    from saloon.school.lessons import lessons

    done = progress.load().get(game.key, {})
    for each in lessons(game):
        far = f"{min(done.get(each.name, 0), len(each.scene))}/{len(each.scene)}"
        voice.tell(f"  {far:>6}  {each.name:<12} {voice(f'learn-{each.name}')}")
