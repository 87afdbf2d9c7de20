"""The mine and the cemetery, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import has, legal, me, play, refusal, sites, turn
from saloon.games.fliptown.rules.scoring import silver

WAYS = """
entrance A-7 1L, entrance 8-K 1R
1L A-4 2L, 1L 5-7 2M, 1R 8-10 2M, 1R J-K 2R
2L A-3 3A, 2L 4-5 3B, 2M 6-7 3B, 2M 8-9 3C, 2R 10-J 3C, 2R Q-K 3D
3A A-2 4A, 3A 3-4 4B, 3B 5-6 4B, 3B 7-8 4C, 3C 9-10 4C, 3C 10-J 4D, 3D J-Q 4D, 3D Q-K 4E
"""
"""The ways down as they are printed, level by level."""
VALUES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ABOVE = {
    "1L": "",
    "1R": "",
    "2L": "1L",
    "2M": "1L",
    "2R": "1R",
    "3A": "1L,2L",
    "3B": "1L,2L",
    "3C": "1R,2R",
    "3D": "1R,2R",
}
"""One way to each room that has rooms below."""


def rooms(value: str, circled: str = "", more: str = "") -> str:
    words = f"rooms={circled} {more}" if circled else more
    return " ".join(text.split()[1] for text in sites(turn(f"D4 C{value} S2", words)))


class TestMine:
    @clause("8.1", "8.2")
    def test_example_queen_of_diamonds_and_five_of_clubs(self) -> None:
        """E6: the left room, a hammer and a gold; then 2L and 2M lie below."""
        state = turn("DQ C5 S2", "gold=0")
        assert sites(state) == ["enter 1L"]
        assert has(play(state, "enter 1L"), "hammers=1 gold=1 rooms=1L")
        assert rooms("4", "1L") == "2L" and rooms("6", "1L") == "2M"

    @clause("8.1")
    @pytest.mark.parametrize(
        ("values", "open_rooms"),
        [
            ("A 2 3 4 5 6 7", "1L"),
            ("8", "2M"),
            ("9", "2M 4C"),
            ("10", "2M 4C 4D"),
            ("J", "4D"),
            ("Q K", "3D"),
        ],
    )
    def test_what_a_value_reaches(self, values: str, open_rooms: str) -> None:
        """V2: 1R, 2R and 3C are circled."""
        for value in values.split():
            assert rooms(value, "1R,2R,3C") == open_rooms

    @clause("8.1")
    def test_no_room_in_reach_is_no_mine_action(self) -> None:
        state = turn("D4 C8 S2", "rooms=1L,1R,2M,3C")
        assert sites(state) == []
        assert refusal(state, "enter 4C") == "illegal-no-way 8.1"
        assert refusal(turn("D4 C8 S2"), "enter 2R") == "illegal-no-way 8.1"

    @clause("8.3")
    def test_every_way_down(self) -> None:
        """Each printed range opens its room from just the room above, and the values beside it do not."""
        for way in WAYS.replace("\n", ",").split(","):
            if not way.strip():
                continue
            above, span, room = way.split()
            low, high = (VALUES.index(value) for value in span.split("-"))
            circled = "" if above == "entrance" else ",".join(filter(None, (ABOVE[above], above)))
            if above in ("2M", "3B", "3C"):
                circled = {"2M": "1L,2M", "3B": "1L,2L,3B", "3C": "1R,2R,3C"}[above]
            inside = {value for value in VALUES if room in rooms(value, circled).split()}
            others = {
                value
                for other in WAYS.replace("\n", ",").split(",")
                if other.strip() and other.split()[2] == room and other.split()[0] in circled.split(",")
                for value in VALUES[
                    VALUES.index(other.split()[1].split("-")[0]) : VALUES.index(other.split()[1].split("-")[1]) + 1
                ]
            }
            assert inside == {*VALUES[low : high + 1]} | others, way

    @clause("8.2", "8.4")
    @pytest.mark.parametrize(
        ("room", "circled", "value", "gained"),
        [
            ("1L", "-", "A", "hammers=1 gold=1 wanted=0"),
            ("1R", "-", "8", "pans=1 gold=1 wanted=0"),
            ("2L", "1L", "4", "gold=1 kinds=badlands wanted=0"),
            ("2M", "1L", "5", "gold=1 kinds=trail wanted=0"),
            ("2R", "1R", "K", "gold=1 kinds=town wanted=0"),
            ("3A", "1L,2L", "3", "stars=1 gold=6 wanted=1"),
            ("3B", "1L,2L", "4", "stars=2 gold=4 wanted=1"),
            ("3C", "1R,2R", "J", "stars=3 gold=2 wanted=1"),
            ("3D", "1R,2R", "Q", "stars=4 gold=0 wanted=1"),
            ("4A", "1L,2L,3A", "A", "stars=0 gold=0 wanted=1"),
            ("4B", "1L,2L,3A", "4", "stars=0 wanted=2"),
            ("4C", "1R,2R,3C", "9", "stars=0 wanted=3"),
            ("4D", "1R,2R,3D", "J", "stars=0 wanted=2"),
            ("4E", "1R,2R,3D", "K", "stars=0 wanted=1"),
        ],
    )
    def test_what_the_rooms_hold(self, room: str, circled: str, value: str, gained: str) -> None:
        assert has(play(turn(f"D4 C{value} S2", f"gold=0 rooms={circled}"), f"enter {room}"), gained)

    @clause("8.5", "8.6")
    def test_the_lowest_rooms_count_circles(self) -> None:
        """The centre tombstone counts, failed robberies too, 4C itself; crossed-out stops do not."""
        marks = "stops=3,9 targets=5,6,7 failed=5 tombs=CE,BM town=bank,store,club,hotel"
        for deep, path, worth in (
            ("4A", "1L,2L,3A", 2),
            ("4B", "1L,2L,3A", 4),
            ("4C", "1R,2R,3C", 4),
            ("4D", "1R,2R,3D", 2),
            ("4E", "1R,2R,3D", 3),
        ):
            assert silver(me(turn("H4 C7 S2", f"{marks} rooms={path},{deep}"))) == worth, deep

    @clause("8.7")
    def test_the_pickaxe_moves_the_value_by_two(self) -> None:
        """V3: 6 reaches 1L (as 6 or 4) and 2M (as 8); a king 3D, and 4D as a jack."""
        pick = "town=store owned=pickaxe"
        assert rooms("6", "1R,2R,3C", pick) == "1L 2M"
        assert rooms("K", "1R,2R,3C", pick) == "3D 4D"
        assert rooms("A", "", pick) == "1L"

    @clause("8.8", "8.9")
    def test_a_room_of_this_turn_leads_on_or_not(self) -> None:
        """The undertaker's diamonds after room 1L was entered in the same turn."""
        for descent, expected in (("anytime", "enter 1R,enter 2L,enter 2M"), ("later", "enter 1R")):
            state = turn("D4 C2 S2", "rooms=1L", fresh="1L", pending="D@C0", acted="yes", options=f"descent={descent}")
            assert sites(state) == expected.split(",")
        later = turn("D4 C2 S2", "rooms=1L", options="descent=later")
        assert sites(later) == ["enter 2L"]


class TestCemetery:
    @clause("10.1")
    def test_a_tombstone_costs_a_w(self) -> None:
        """V6: the first tombstone BM: one W and a pan."""
        assert has(play(turn("H4 C7 D2"), "dig BM"), "wanted=1 pans=1")
        assert has(play(turn("H4 C7 D2", "town=undertaker owned=quiet"), "dig BM"), "wanted=0 pans=1")

    @clause("10.2")
    def test_example_pairs_in_the_corner(self) -> None:
        """E8: BM earlier, now BR: a town bonus; later MR: two gold and eight dollars together."""
        state = play(turn("H4 C7 D2", "cash=0 tombs=CE,BM"), "dig BR")
        assert has(state, "wanted=1 kinds=town") and "visit bank" in legal(state)
        assert has(play(turn("H4 C7 D2", "cash=0 gold=0 tombs=CE,BM,BR"), "dig MR"), "cash=8 gold=2 wanted=1")

    @clause("10.2", "10.4")
    def test_one_circle_can_bring_several(self) -> None:
        """V6: TL and TR circled, now TM: spades, two stars, a hammer; with shovel and undertaker a star more, no W."""
        state = play(turn("H4 C7 D2", "tombs=TL,TR,CE"), "dig TM")
        assert has(state, "wanted=1 stars=2 hammers=1 kinds=badlands")
        helped = "tombs=TL,TR,CE town=undertaker owned=quiet,shovel"
        assert has(play(turn("H4 C7 D2", helped), "dig TM"), "wanted=0 stars=3 hammers=1")

    @clause("10.3")
    @pytest.mark.parametrize(
        ("pair", "gained"),
        [
            ("TL TM", "kinds=badlands"),
            ("TR TM", "stars=2"),
            ("TL ML", "gold=4"),
            ("TR MR", "kinds=trail"),
            ("BL ML", "kinds=mine"),
            ("BR MR", "cash=8"),
            ("BL BM", "stars=2"),
            ("BR BM", "kinds=town"),
        ],
    )
    def test_the_outer_pairs(self, pair: str, gained: str) -> None:
        """Read against a map where the other tombstone of the pair is not circled."""
        one, two = pair.split()
        tombs = ",".join(name for name in ("TL", "TR", "CE", "BL", "BR") if name in (one, "CE"))
        alone = play(turn("H4 C7 D2", "cash=0 gold=0"), f"dig {two}")
        paired = play(turn("H4 C7 D2", f"cash=0 gold=0 tombs={tombs}"), f"dig {two}")
        name, count = gained.split("=")
        if name == "kinds":
            assert has(paired, gained) and has(alone, "kinds=0")
        else:
            assert getattr(me(paired), name) - getattr(me(alone), name) == int(count)

    @clause("10.3", "10.5")
    @pytest.mark.parametrize(
        ("tomb", "gained"), [("TM", "hammers=1"), ("ML", "cash=4"), ("MR", "gold=2"), ("BM", "pans=1")]
    )
    def test_the_four_pairs_of_the_centre_need_only_the_outer_one(self, tomb: str, gained: str) -> None:
        assert has(play(turn("H4 C7 D2", "cash=0 gold=0"), f"dig {tomb}"), gained)

    @clause("10.5")
    def test_the_centre_cannot_be_circled_again(self) -> None:
        assert refusal(turn("H4 C7 D2"), "dig CE") == "illegal-circled 3.9"
