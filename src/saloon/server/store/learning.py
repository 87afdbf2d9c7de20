"""How far somebody has come in the lessons. It lies with the people."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from saloon.server.store.schema import LEARNT


class Learnt(NamedTuple):
    """How many scenes of a lesson are done, and when the last one was."""

    game: str
    lesson: str
    done: int
    at: int


def all_learnt(link: Connection, person: str) -> list[Learnt]:
    rows = link.execute(select(LEARNT).where(LEARNT.c.person == person).order_by(LEARNT.c.game, LEARNT.c.lesson))
    return [Learnt(row.game, row.lesson, row.done, row.at) for row in rows]


def learnt(link: Connection, person: str, game: str) -> dict[str, int]:
    """By lesson, how many of its scenes are done."""
    return {each.lesson: each.done for each in all_learnt(link, person) if each.game == game}


def learn(link: Connection, person: str, game: str, lesson: str, done: int, at: int) -> None:
    """Notes how many scenes are done; a lesson that is played again loses nothing."""
    before = learnt(link, person, game).get(lesson, 0)
    link.execute(delete(LEARNT).where(LEARNT.c.person == person, LEARNT.c.game == game, LEARNT.c.lesson == lesson))
    values = {"person": person, "game": game, "lesson": lesson, "done": max(before, done), "at": at}
    link.execute(insert(LEARNT).values(**values))
