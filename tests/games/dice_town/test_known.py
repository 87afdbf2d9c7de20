"""Numbers known from theory, and the printed round played event by event."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from clauses import clause
from games.dice_town.street import dice, go, hushed, table, town, until
from saloon.core.outcomes import orders
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import HANDS, STRENGTH, category
from saloon.games.dice_town.rules import TownOptions


@clause("11.1")
def test_how_often_each_hand_falls() -> None:
    """Of 7776 throws."""
    found: Counter[str] = Counter()
    for hand in STRENGTH[True]:
        found[HANDS[category(hand)]] += orders(hand)
    assert found == {
        "five": 6,
        "four": 150,
        "full": 300,
        "straight": 240,
        "three": 1200,
        "two-pair": 1800,
        "pair": 3600,
        "high": 480,
    }
    assert sum(1 for _ in product(range(6), repeat=5)) == sum(found.values())


@clause("11.1")
def test_hands_rank_from_five_alike_down() -> None:
    """A straight is rarer than a full house and yet below it."""
    row = ["99999", "9999T", "999TT", "9TJQK", "999TJ", "99TTJ", "99TJQ", "9TJQA"]
    strengths = [STRENGTH[True][dice(hand)] for hand in row]
    assert strengths == sorted(strengths, reverse=True)


@clause("11.2")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KKKK9", "JJJJA"),
        ("JJJ99", "TTTAA"),
        ("TJQKA", "9TJQK"),
        ("AAKK9", "AAQQK"),
        ("99TKA", "99TJA"),
        ("QQQKA", "QQQKJ"),
    ],
)
def test_hands_are_compared_as_in_poker(better: str, worse: str) -> None:
    """T9."""
    assert STRENGTH[True][dice(better)] > STRENGTH[True][dice(worse)]


@clause("11.2")
def test_only_perfect_equals_are_tied() -> None:
    assert len(set(STRENGTH[True].values())) == len(STRENGTH[True]) == 252
    s = town(table(), "JJJ99 JJJ99 TTTAA", "hall")
    assert (s.tied, s.phase) == (0b11, "offers")


@clause("11.2")
def test_the_four_hands_of_nothing() -> None:
    """All hold an ace and a nine; the best misses the ten, the worst the king."""
    nothing = sorted((hand for hand in STRENGTH[True] if category(hand) == 0), key=lambda hand: STRENGTH[True][hand])
    assert nothing == [dice("9TJQA"), dice("9TJKA"), dice("9TQKA"), dice("9JQKA")]


@clause("11.3")
def test_without_kickers_single_dice_do_not_count() -> None:
    plain = STRENGTH[False]
    assert plain[dice("99TKA")] == plain[dice("99TJQ")]
    assert plain[dice("9TJQA")] == plain[dice("9JQKA")]
    assert plain[dice("TJQKA")] > plain[dice("9TJQK")]
    assert plain[dice("AAKK9")] > plain[dice("AAQQK")]
    s = town(table(3, "kickers=no"), "99TKA 99TJQ TJQKA", "hall")
    assert s.leaders("hall") == (2,)


@clause("5.1", "5.2", "11.4", "12.1", "15.1")
@pytest.mark.parametrize("number", [1, 2])
def test_the_printed_round(number: int) -> None:
    """T4: five hands, every house in turn, the fifth player at the doctor's with barbed wire."""
    s = table(5, number=number, hands={4: "claim5 claim5", 0: "gear1 gear2 gear3"}, column="claim2 claim3 claim4")
    s = town(s, "999JK TTTKK JJJJA QQQAA 9QQJJ")
    s = go(hushed(s), "dig")
    assert s.nuggets == (3, 0, 0, 0, 0)
    s = go(hushed(s), "rob")
    assert (s.money, s.bank) == ((8, 11, 8, 8, 8), 0)
    visits = [("draw wanted", "draw gear8", "draw gear4", "draw elixir", "pick gear8")]
    visits += [("draw brute", "draw gear5", "draw brute", "draw split", "pick gear5")] if number == 1 else []
    for visit in visits:
        s = go(hushed(s), *visit)
    assert (len(s.hand(2)), s.discards()) == (len(visits), 3 * len(visits))
    s = go(hushed(s), "steal 1", "take gear3", "take gear1", "take gear2", "pick gear2")
    assert (len(s.hand(3)), len(s.hand(0))) == (1, 2)
    s = go(hushed(s), "badge")
    assert s.sheriff == 1
    s = go(s, "grant")
    assert (len(s.hand(2)), len(s.hand(3)), len(s.column)) == (len(visits) + 2, 1, 1)
    s = until(s, "doctor")
    s = hushed(s)
    assert (s.phase, s.to_act()) == ("patient", (4,))
    texts = {GAME.notation.write(action) for action in s.legal(4)}
    assert texts == {"fence claim5 claim5", "ask card", "decline"}
    s = go(s, "fence claim5 claim5", "ride")
    assert (len(s.fenced[4]), s.round) == (2, number + 1)


@pytest.mark.parametrize("book", ["cs", "ru"])
def test_a_position_that_cannot_be_is_refused(book: str) -> None:
    options = TownOptions(book=book)
    text = GAME.notation.write_state(table(3, f"book={book}"))
    assert GAME.notation.read_state(text, options)
    words = text.split(" ")
    for at, wrong in (
        (1, "moon"),
        (2, "steal"),
        (4, "7"),
        (5, "8/8/9"),
        (7, "31"),
        (10, "99/-/TTTTTT"),
        (18, "-"),
        (22, "joe@1"),
    ):
        broken = " ".join((*words[:at], wrong, *words[at + 1 :]))
        with pytest.raises(ValueError, match="unreadable-position"):
            GAME.notation.read_state(broken, options)
