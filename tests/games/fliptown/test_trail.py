"""The trail and the badlands, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import coming, has, legal, me, play, refusal, sites, turn

STOPS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class TestTrail:
    @clause("6.1", "6.2")
    def test_example_four_of_hearts_and_seven_of_clubs(self) -> None:
        """E4: any stop up to 7; at stop 3 the first two are crossed out, a star and a tombstone bonus come."""
        state = turn("H4 C7 D2")
        assert sites(state) == [f"stop {name}" for name in STOPS[:7]]
        state = play(state, "stop 3")
        assert has(state, "stars=1 stops=3 at=3")
        assert [text for text in legal(state) if text.startswith("dig")] and sites(state) == []

    @clause("6.1")
    def test_the_value_must_reach_the_stop(self) -> None:
        """V1: behind stop 7 a seven leads nowhere; for one gold stop 8 brings eight gold."""
        state = turn("H4 C7 D2", "gold=1 stops=7")
        assert sites(state) == []
        assert refusal(state, "stop 8") == "illegal-too-far 6.1"
        assert has(play(state, "value 8", "stop 8"), "gold=8 stops=7,8")

    @clause("6.2")
    def test_there_is_no_way_back(self) -> None:
        state = turn("H4 CK D2", "stops=7")
        assert sites(state)[0] == "stop 8"
        assert refusal(state, "stop 3") == "illegal-behind 6.2"

    @clause("6.3")
    @pytest.mark.parametrize(
        ("stop", "gained"),
        [
            ("A", "stars=2 wanted=0"),
            ("4", "stars=3 wanted=8"),
            ("5", "cash=12"),
            ("7", "stars=4 wanted=8"),
            ("8", "gold=8"),
            ("10", "stars=5 wanted=9"),
            ("J", "wanted=1"),
            ("K", "stars=6 wanted=10"),
        ],
    )
    def test_what_the_stops_give(self, stop: str, gained: str) -> None:
        wanted = "" if stop == "A" else "wanted=7"
        assert has(play(turn("H4 CK D2", f"cash=0 gold=0 {wanted}"), f"stop {stop}"), gained)

    @clause("6.3")
    @pytest.mark.parametrize(("stop", "kind"), [("3", "cemetery"), ("6", "badlands"), ("9", "town"), ("Q", "mine")])
    def test_the_bonuses_of_the_trail(self, stop: str, kind: str) -> None:
        assert has(play(turn("H4 CK D2"), f"stop {stop}"), f"kinds={kind} sources=trail")

    @clause("6.3")
    def test_six_w_are_crossed_out_as_far_as_there_are(self) -> None:
        assert has(play(turn("H4 CK D2", "wanted=4"), "stop J"), "wanted=0")

    @clause("6.4")
    def test_a_pan_or_a_hammer(self) -> None:
        state = play(turn("H4 C7 D2"), "stop 2")
        assert legal(state) == ["take pan", "take hammer"]
        assert has(play(state, "take pan"), "pans=1 hammers=0")
        assert has(play(state, "take hammer"), "pans=0 hammers=1")

    @clause("6.5")
    def test_the_horse_adds_six(self) -> None:
        """V1: a seven reaches the king; twelve stops are crossed out, six stars and three W."""
        state = turn("H4 C7 D2", "town=stables owned=horse")
        assert sites(state) == [f"stop {name}" for name in STOPS]
        assert has(play(state, "stop K"), "stars=6 wanted=3 stops=K at=13")
        assert sites(turn("H4 CA D2", "town=stables owned=horse"))[-1] == "stop 7"


class TestBadlands:
    @clause("7.1", "7.2", "7.3")
    def test_example_a_stagecoach_that_fails(self) -> None:
        """E5: ace of spades and nine of diamonds; three W at once; a two as robbery card: three stars, no money."""
        state = turn("SA D9 C2", "cash=0")
        assert sites(state) == ["rob 9"]
        state = play(state, "rob 9")
        assert has(state, "wanted=3 targets=9")
        state = play(state, "robbery D2")
        assert has(state, "stars=3 cash=0 wanted=3 targets=9 failed=9")

    @clause("7.1")
    def test_an_ace_robs_nothing(self) -> None:
        assert sites(turn("S4 CA D2")) == []
        assert sites(play(turn("S4 CA D2", "gold=1"), "value 2")) == ["rob 2"]

    @clause("7.2")
    def test_each_robbery_has_its_own_card_from_the_deck(self) -> None:
        state = play(turn("S4 C9 D2"), "rob 9")
        drawn = coming(state)
        assert len(drawn) == 48 and "robbery DJ" not in drawn and "robbery S4" not in drawn
        state = play(state, "robbery HK")
        assert state.discards >> 37 & 1

    @clause("7.3", "7.7", "7.8")
    @pytest.mark.parametrize(
        ("target", "owned", "guns", "card", "gained"),
        [
            ("9", "-", 2, "H7", "stars=3 cash=0 wanted=3"),
            ("9", "pistol", 2, "H7", "stars=6 cash=4 wanted=3"),
            ("J", "pistol", 2, "H7", "stars=4 cash=0 wanted=4"),
            ("J", "pistol,rifle", 2, "H7", "stars=8 cash=3 wanted=4"),
            ("10", "pistol", 3, "H7", "stars=6 cash=7 wanted=3"),
            ("K", "pistol,rifle", 3, "H7", "stars=8 cash=10 wanted=4"),
            ("2", "-", 2, "HA", "stars=1 cash=0 wanted=1"),
            ("Q", "-", 2, "HQ", "stars=8 cash=6 wanted=4"),
        ],
    )
    def test_the_robbery_card_and_the_gun(self, target: str, owned: str, guns: int, card: str, gained: str) -> None:
        """V4, and the guns of the other print."""
        state = turn(f"S4 C{target} D2", f"cash=0 town=gunsmith owned={owned}", options=f"guns={guns}")
        assert has(play(state, f"rob {target}", f"robbery {card}"), gained)

    @clause("7.4")
    @pytest.mark.parametrize(
        ("target", "wanted", "stars", "cash"),
        [
            ("2", 1, 2, 1),
            ("3", 1, 2, 2),
            ("4", 1, 2, 3),
            ("5", 2, 4, 1),
            ("6", 2, 4, 3),
            ("7", 2, 4, 5),
            ("8", 3, 6, 2),
            ("9", 3, 6, 4),
            ("10", 3, 6, 7),
            ("J", 4, 8, 3),
            ("Q", 4, 8, 6),
            ("K", 4, 8, 10),
        ],
    )
    def test_what_the_targets_hold(self, target: str, wanted: int, stars: int, cash: int) -> None:
        state = play(turn(f"S6 C{target} D2", "cash=0"), f"rob {target}", "robbery HK")
        assert has(state, f"wanted={wanted} stars={stars} cash={cash}")

    @clause("7.5")
    @pytest.mark.parametrize(
        ("before", "last", "kind"),
        [("2,3", "4", "cemetery"), ("5,6", "7", "mine"), ("8,10", "9", "town"), ("Q,K", "J", "trail")],
    )
    def test_three_of_a_kind_bring_a_bonus_even_if_they_failed(self, before: str, last: str, kind: str) -> None:
        """V5: the third chicken fails, one W and one star, and the bonus of the row."""
        state = play(turn(f"S6 C{last} D2", f"targets={before} failed={before}"), f"rob {last}")
        assert has(state, "kinds=0")
        assert has(play(state, "robbery HA"), f"kinds={kind} sources=badlands")

    @clause("7.6", "7.9")
    def test_the_bandana_saves_a_w(self) -> None:
        """V5: a chicken costs none, a train three; nobody is asked."""
        masked = "town=store owned=bandana"
        assert has(play(turn("S6 C4 D2", masked), "rob 4", "robbery H3"), "wanted=0 stars=1")
        assert has(play(turn("S6 CK D2", masked), "rob K", "robbery H3"), "wanted=3 stars=4")

    @clause("7.9")
    def test_guns_and_the_undertaker_work_by_themselves(self) -> None:
        state = play(turn("S6 C4 D2", "town=undertaker,gunsmith owned=quiet,pistol"), "rob 4")
        assert all(text.startswith("robbery") for text in coming(state))
        assert me(play(turn("S6 C4 D2", "town=undertaker owned=quiet"), "dig TL")).wanted == 0
