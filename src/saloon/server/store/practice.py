"""The decks of people: cards that come back when it is time."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from saloon.school.deck import PracticeCard, PracticeDeck
from saloon.server.store.schema import PRACTICE

WRITE: Final = msgspec.json.Encoder()
READ: Final = msgspec.json.Decoder(PracticeCard)
MOST_OWN: Final = 500
"""Drills from own matches that a person keeps: all are read when somebody practises."""


def deck_of(link: Connection, person: str) -> PracticeDeck:
    """All cards of a person."""
    rows = link.execute(select(PRACTICE.c.game, PRACTICE.c.drill, PRACTICE.c.card).where(PRACTICE.c.person == person))
    return PracticeDeck({f"{row.game}/{row.drill}": READ.decode(row.card) for row in rows})


def put_card(link: Connection, person: str, card: PracticeCard, own: str = "") -> None:
    """In place of what was there; the drill of an own match stays with its card."""
    here = (PRACTICE.c.person == person) & (PRACTICE.c.game == card.game) & (PRACTICE.c.drill == card.drill)
    kept = link.execute(select(PRACTICE.c.own).where(here)).scalar_one_or_none()
    link.execute(delete(PRACTICE).where(here))
    link.execute(
        insert(PRACTICE).values(
            person=person,
            game=card.game,
            drill=card.drill,
            due=int(card.due.timestamp() * 1000),
            card=WRITE.encode(card).decode(),
            own=own or kept or "",
        )
    )


def own_drills(link: Connection, person: str) -> dict[str, str]:
    """Drills from one's own matches, as JSON, by game and drill."""
    mine = (PRACTICE.c.person == person) & (PRACTICE.c.own != "")
    rows = link.execute(select(PRACTICE.c.game, PRACTICE.c.drill, PRACTICE.c.own).where(mine))
    return {f"{row.game}/{row.drill}": row.own for row in rows}


def has_room(link: Connection, person: str) -> bool:
    """Whether one more drill from an own match may be kept."""
    mine = select(func.count()).where(PRACTICE.c.person == person, PRACTICE.c.own != "")
    return int(link.execute(mine).scalar_one()) < MOST_OWN
