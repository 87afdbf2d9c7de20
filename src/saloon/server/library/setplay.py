"""The drill set of the day, card by card: every answer counts once."""

from __future__ import annotations

import msgspec

from saloon.school.deals import DayDeal, cards_score, read_day
from saloon.school.drills import Drill
from saloon.server.faults import Refused
from saloon.server.library.dealing import DealDesk
from saloon.server.moment import now
from saloon.server.people.visitor import Visitor
from saloon.server.store.tries import DealTry, alter_try, put_try, try_of


class SetPlay:
    """Somebody's way through the cards of a day."""

    def __init__(self, desk: DealDesk, who: Visitor, deal: DayDeal, answers: dict[str, str]) -> None:
        self.desk = desk
        self.who = who
        self.deal = deal
        self.answers = answers
        """By drill, what was chosen."""
        self.cards = desk.cards(deal)

    @classmethod
    async def of(cls, desk: DealDesk, who: Visitor, day: str) -> SetPlay:
        """Raises Refused on a day that is no drill day, or has not begun, or is over."""
        deal = desk.known(read_day(day) if day else desk.today())
        if deal.kind != "drills":
            raise Refused("drill-unknown")
        key = deal.day.isoformat()
        mine = await desk.hall.people.read(lambda link: try_of(link, key, who.id))
        return cls(desk, who, deal, msgspec.json.decode(mine.answers, type=dict[str, str]) if mine else {})

    def next(self) -> Drill | None:
        return next((each for each in self.cards if each.id not in self.answers), None)

    async def answer(self, drill: Drill, move: str) -> None:
        """The choice counts; with the last card the try is done."""
        if move not in [each.move for each in drill.choices]:
            raise Refused("drill-unknown")
        people, key = self.desk.hall.people, self.deal.day.isoformat()
        if not self.answers:
            await people.write(lambda link: put_try(link, DealTry(key, self.who.id, "", now(), answers="{}")))
        self.answers[drill.id] = move
        done = None
        if self.next() is None:
            done = cards_score([(each, each.cost(self.answers[each.id])) for each in self.cards])
        text = msgspec.json.encode(self.answers).decode()
        await people.write(lambda link: alter_try(link, key, self.who.id, answers=text, score=done))
