"""One player's map."""

from __future__ import annotations

from saloon.core.value import Value, value
from saloon.games.fliptown.data import CENTRE, SHOVEL, STANDARD, Character
from saloon.kit.cards import BLANK, Card


@value
class Map(Value):
    """The inventory, the circles of the five areas, things owned, poker columns."""

    cash: int
    gold: int
    stars: int
    wanted: int
    pans: int
    hammers: int
    town: int  # mask of circled buildings
    rooms: int  # mask of circled rooms
    stops: int  # mask of circled stops; those behind `at` without a circle are crossed out
    at: int  # stops behind the rider: the next one is stop number `at`
    targets: int  # mask of circled targets
    failed: int  # those of them that failed
    tombs: int  # mask of circled tombstones
    owned: int  # mask of TOOLS
    nights: int  # spent in the hotel
    land: int  # mask of claimed squares
    poker: tuple[Card, ...]  # the written columns, five cards a round
    who: int  # character, or BLANK
    used: int  # how often the ability was used
    scored: int  # mask of the open bounties this player has got
    sources: int  # mask of the areas where a bonus action was gained
    kinds: int  # mask of the areas of the bonus actions gained
    got: int  # mask of what was gained this turn
    tainted: bool  # has ever taken W
    arrests: int
    hands: tuple[int, ...]  # category of each round's poker hand

    # -- at a glance --------------------------------------------------------------------

    def owns(self, tool: int) -> bool:
        return bool(self.owned >> tool & 1)

    def circled(self) -> tuple[int, int, int, int, int]:
        """The circled sites by area, the centre tombstone among them."""
        return self.town, self.rooms, self.stops, self.targets, self.tombs

    def hand(self, round: int) -> tuple[Card, ...]:
        """The poker column of a round."""
        return self.poker[5 * round : 5 * round + 5]


def new_map(start: Character = STANDARD, who: int = BLANK) -> Map:
    """A map before the first turn: the centre tombstone is circled."""
    return Map(
        cash=start.cash,
        gold=start.gold,
        stars=start.stars,
        wanted=start.wanted,
        pans=start.pans,
        hammers=start.hammers,
        town=0,
        rooms=0,
        stops=0,
        at=0,
        targets=0,
        failed=0,
        tombs=1 << CENTRE,
        owned=start.shovel << SHOVEL,
        nights=0,
        land=0,
        poker=(),
        who=who,
        used=0,
        scored=0,
        sources=0,
        kinds=0,
        got=0,
        tainted=start.wanted > 0,
        arrests=0,
        hands=(),
    )
