"""The log tells amounts, everything once, and calls things by the names they have elsewhere."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from games.fliptown.frontier import GAME, table, turn
from saloon.core import NATURE
from saloon.games.fliptown.data import CEMETERY, TOMBS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import Announce, Dig, Interest, Pay, Tell, Work
from saloon.games.fliptown.speech.names import inside, site_name
from saloon.match import Match, OpenChance
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene import Reader


@cache
def played(seats: int) -> tuple[Match, tuple[Moment, ...]]:
    """A match in which people do what looks best, so that pans, poker and bounties pay."""
    match, rng = Match(GAME, seats, names=("Eva", "Doc")[:seats], chance=OpenChance(3)), Random(1)
    while acting := match.to_act():
        if acting == (NATURE,):
            match.nature()
            continue
        seat, view = acting[0], match.state.view(acting[0])
        legal = list(view.legal(seat))
        match.submit(
            seat,
            rng.choice(legal)
            if len(legal) > 60
            else max(legal, key=lambda action: GAME.advice.rate(view, seat, action)),
        )
    return match, tuple(match.walk())


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_paid_is_told_with_its_amount(seats: int) -> None:
    """Poker, interest, pans and hammers: each dollar and each piece of gold that somebody gets stands in the line."""
    _, moments = played(seats)
    seen = set()
    for moment in moments:
        if not isinstance(moment.entry.action, Pay | Work | Interest):  # type: ignore[union-attr]
            continue
        seen.add(type(moment.entry.action))  # type: ignore[union-attr]
        said = Spectator(GAME, 0, "en").tell(moment)
        for old, new in zip(moment.before.maps, moment.after.maps, strict=True):  # type: ignore[attr-defined]
            if new.cash > old.cash:
                assert f"${new.cash - old.cash}" in said
            if new.gold > old.gold:
                assert f"{new.gold - old.gold} gold" in said
    assert {Pay, Work} <= seen


def test_a_bounty_is_told_when_it_is_met_with_what_it_pays() -> None:
    _, moments = played(2)
    met = 0
    for moment in moments:
        pairs = list(enumerate(zip(moment.before.maps, moment.after.maps, strict=True)))  # type: ignore[attr-defined]
        fresh = sum([(new.scored & ~old.scored).bit_count() for _, (old, new) in pairs])
        met += fresh
        said = Spectator(GAME, 0, "en").tell(moment)
        assert said.count("earns the bounty") == fresh
        if fresh:
            assert ": 7 stars." in said or ": 4 stars." in said
    assert met


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_reads_the_same_twice(seat: int) -> None:
    """What was sealed is told when it is shown, also to the one who sealed it."""
    _, moments = played(2)
    spectator = Spectator(GAME, seat, "en")
    lines = [spectator.tell(moment) for moment in moments]
    for at, moment in enumerate(moments):
        if isinstance(moment.entry.action, Announce | Tell):  # type: ignore[union-attr]
            assert lines[at] not in lines[max(0, at - 6) : at]


def test_the_seven_things_of_the_bounty_are_named() -> None:
    """14.3: pan, hammer, trail horse, undertaker, bandana, pickaxe, pistol."""
    said = Reader.of(GAME)("bounty", bounty="things")
    assert [
        thing
        for thing in ("pan", "hammer", "trail horse", "undertaker", "bandana", "pickaxe", "pistol")
        if thing not in said
    ] == []


@pytest.mark.parametrize(("lang", "said"), [("en", "bottom left"), ("cs", "vlevo dole"), ("ru", "слева внизу")])
def test_tombstones_are_told_by_their_place(lang: str, said: str) -> None:
    """No board has letters on its tombstones: where each lies is said in words, in the log as in the choices."""
    _, moments = played(1)
    digs = [moment for moment in moments if isinstance(moment.entry.action, Dig)]  # type: ignore[union-attr]
    assert digs
    reader = Reader.of(GAME, lang=lang)
    names = [site_name(CEMETERY, site, reader) for site in range(len(TOMBS))]
    assert len(set(names)) == len(names) and not [name for name in names for code in TOMBS if code in name.split()]
    assert names[TOMBS.index("BL")].endswith(said)
    for moment in digs:
        site = TOMBS.index(GAME.notation.write(moment.entry.action).removeprefix("dig "))  # type: ignore[union-attr]
        assert inside(names[site]) in Spectator(GAME, 0, lang).tell(moment)


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (table("bribe", "", "wanted=3 gold=4", turn=5), "bribe", "Eva bribes the sheriff with 3 gold."),
        (turn("C4 S2 D2", "who=baroness wanted=3"), "power", "Eva, the Baroness, gets gold for every W: 3."),
        (turn("C4 S2 D2", "who=ranch-hand wanted=5 hammers=2"), "power", "Eva, the Ranch hand, crosses out 4 W."),
        (turn("C4 S2 D2", "who=ranch-hand wanted=3 hammers=2"), "power", "Eva, the Ranch hand, crosses out 3 W."),
        (
            turn("C4 S2 D2", "who=prospector pans=2"),
            "prospect up",
            "Eva, the Prospector, uses the pans: the value is now 4.",
        ),
    ],
)
def test_what_is_paid_gained_or_changed_is_told_as_a_number(state: Fliptown, action: str, said: str) -> None:
    """A bribe costs a gold for each W, and W are seen by all: so are these amounts."""
    assert GAME.speech.tell(state, 0, GAME.notation.read(action), Reader.of(GAME, names=("Eva",))) == said
