"""The town, building by building."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, has, legal, me, play, refusal, sites, table, turn
from saloon.core import NATURE, ONLOOKER
from saloon.games.fliptown.rules import Fliptown

VALUE = {
    "undertaker": "A",
    "bank": "2",
    "hideout": "3",
    "stables": "4",
    "store": "5",
    "church": "6",
    "hotel": "7",
    "land": "8",
    "gunsmith": "9",
    "bail": "10",
    "office": "J",
    "saloon": "Q",
    "club": "K",
}


def visit(building: str, words: str = "", again: bool = True, **fields: object) -> Fliptown:
    """In the building, for the second time unless told otherwise, so that no sign is in the way."""
    known = dict(word.split("=") for word in words.split())
    if again:
        town = {building, *known.get("town", "").split(",")} - {""}
        known["town"] = ",".join(name for name in VALUE if name in town)
    line = f"C{'3' if building != 'hideout' else '4'} S{VALUE[building]} D2"
    return play(turn(line, " ".join(f"{name}={text}" for name, text in known.items()), **fields), f"visit {building}")


def offers(state: Fliptown) -> list[str]:
    """What the effect offers, if the turn goes on."""
    return [text for text in legal(state) if text.split()[0] in VALUE] if state.phase == "turn" else []


class TestVisits:
    @clause("9.1")
    def test_example_the_bandana(self) -> None:
        """E7: seven of clubs and five of spades: the store; bandana for a dollar, and the trail bonus of the sign."""
        state = play(turn("C7 S5 D2"), "visit store")
        assert {"store bandana", "stop A"} <= set(legal(state))
        bought = play(state, "store bandana")
        assert has(bought, "cash=3 owned=bandana town=store") and sites(bought)[-1] == "stop K"
        ridden = play(state, "stop A")
        assert offers(ridden) == ["store pan", "store pickaxe", "store bandana"]

    @clause("9.1")
    def test_the_sign_comes_even_if_nothing_is_bought(self) -> None:
        assert has(play(turn("C7 S2 D3", "cash=0"), "visit bank"), "stars=1 owned=0 town=bank")

    @clause("9.1")
    def test_an_effect_belongs_to_a_visit(self) -> None:
        assert refusal(turn("C7 S5 D2"), "store bandana") == "illegal-no-visit 9.1"

    @clause("9.2")
    def test_coming_back_brings_the_effect_only(self) -> None:
        state = visit("hideout", "wanted=3")
        assert has(state, "stars=0") and "hideout 3" in legal(state)

    @clause("9.3")
    def test_a_club_bonus_may_go_to_the_same_building(self) -> None:
        """Two nights in one turn; the sign is paid once."""
        state = turn("C3 S7 D2", "cash=9", pending="C@H8", acted="yes")
        state = play(state, "visit hotel", "hotel", "leave")
        assert has(state, "nights=1")
        twice = turn("C3 S7 D2", "cash=9 town=hotel", pending="C@H8,E@C6", acted="yes")
        twice = play(twice, "visit hotel", "hotel", "hotel")
        assert has(twice, "nights=2 kinds=0")

    @clause("9.4")
    @pytest.mark.parametrize(
        ("building", "sign"),
        [
            ("undertaker", "kinds=mine"),
            ("bank", "stars=1"),
            ("hideout", "stars=1"),
            ("stables", "kinds=cemetery"),
            ("store", "kinds=trail"),
            ("church", "stars=1"),
            ("hotel", "kinds=badlands"),
            ("land", "kinds=cemetery"),
            ("gunsmith", "kinds=trail"),
            ("bail", "stars=1"),
            ("office", "kinds=mine"),
            ("saloon", "stars=1"),
            ("club", "kinds=badlands"),
        ],
    )
    def test_the_signs(self, building: str, sign: str) -> None:
        assert has(visit(building, "cash=0 gold=0", again=False), f"{sign} town={building}")

    @clause("9.5")
    def test_one_piece_of_business_a_visit_and_each_thing_once(self) -> None:
        for building, bought in (
            ("bank", "red"),
            ("stables", "horse"),
            ("store", "pan"),
            ("bail", "K"),
            ("gunsmith", "pistol"),
        ):
            state = play(visit(building, "cash=20"), f"{building} {bought}")
            assert state.phase == "flip", building
        state = visit("store", "cash=20 owned=pan")
        assert offers(state) == ["store pickaxe", "store bandana"]
        assert refusal(state, "store pan") == "illegal-owned 9.5"
        assert play(visit("hotel", "cash=20"), "hotel").phase == "flip"
        assert play(visit("land", "cash=20"), "land ab").phase == "flip"

    @clause("9.6")
    def test_a_building_that_is_sold_out_may_still_be_visited(self) -> None:
        for building, owned in (
            ("store", "pan,pickaxe,bandana"),
            ("bank", "red,black"),
            ("undertaker", "quiet,shovel"),
        ):
            assert visit(building, f"cash=20 owned={owned}").phase == "flip"
        assert visit("hotel", "cash=20 nights=4").phase == "flip"


class TestBuildings:
    @clause("9.7")
    def test_the_undertaker_gives_two_gifts_on_two_visits(self) -> None:
        assert offers(visit("undertaker", "cash=0")) == ["undertaker quiet"]
        state = play(visit("undertaker", "cash=0"), "undertaker quiet")
        assert has(state, "owned=quiet cash=0")
        assert offers(visit("undertaker", "cash=0 owned=quiet")) == ["undertaker shovel"]
        assert refusal(visit("undertaker"), "undertaker shovel") == "illegal-not-yet 9.7"

    @clause("9.8")
    def test_a_gift_may_be_declined(self) -> None:
        state = play(visit("undertaker"), "leave")
        assert has(state, "owned=0 town=undertaker")
        assert offers(visit("undertaker")) == ["undertaker quiet"]

    @clause("9.8")
    def test_the_grave_robber_goes_in_order_and_gets_nothing_as_the_second_gift(self) -> None:
        assert offers(visit("undertaker", "who=grave-robber owned=shovel")) == ["undertaker quiet"]
        state = visit("undertaker", "who=grave-robber owned=quiet,shovel used=1")
        assert state.phase == "flip"

    @clause("9.9")
    def test_a_deposit_pays_by_round_from_the_next_turn_on(self) -> None:
        """V7: red in round two, three red cards: two stars; in the turn of the deposit itself none."""
        for round in (1, 2, 3):
            state = play(table("flip", "H2 D9", "town=bank owned=red", round=round), "turn HK")
            assert me(play(state, "interest")).stars == round
        state = play(turn("C2 S2 CK"), "visit bank", "bank black")
        assert has(state, "stars=1 cash=0 owned=black")

    @clause("9.9")
    def test_a_line_up_of_two_colours_or_the_other_colour_pays_nothing(self) -> None:
        assert play(table("flip", "H2 D9", "town=bank owned=red"), "turn SK").phase == "arrange"
        assert play(table("flip", "S2 C9", "town=bank owned=red"), "turn SK").phase == "arrange"
        assert play(table("flip", "S2 C9", "town=bank owned=red,black"), "turn SK").phase == "interest"

    @clause("9.10")
    def test_hideout_and_church_cross_out_w(self) -> None:
        assert offers(visit("hideout", "wanted=6")) == ["hideout 1", "hideout 2", "hideout 3", "hideout 4"]
        assert has(play(visit("hideout", "wanted=6"), "hideout 4"), "wanted=2 cash=4")
        assert offers(visit("church", "wanted=12 cash=20"))[-1] == "church 8"
        assert offers(visit("church", "wanted=12 cash=3"))[-1] == "church 3"
        assert has(play(visit("church", "wanted=12 cash=20"), "church 8"), "wanted=4 cash=12")

    @clause("9.11")
    def test_the_horses(self) -> None:
        assert has(play(visit("stables", "cash=7"), "stables workhorse"), "cash=4 hammers=1 stars=1 owned=workhorse")
        assert has(play(visit("stables", "cash=7"), "stables horse"), "cash=3 stars=0 owned=horse")
        assert offers(visit("stables", "cash=3")) == ["stables workhorse"]

    @clause("9.12")
    def test_the_store(self) -> None:
        assert has(play(visit("store", "cash=5"), "store pan"), "cash=2 pans=1 stars=1")
        assert has(play(visit("store", "cash=5"), "store pickaxe"), "cash=3 stars=1 owned=pickaxe")
        assert has(play(visit("store", "cash=5"), "store bandana"), "cash=4 stars=0 owned=bandana")

    @clause("9.13")
    def test_a_pan_too_many_still_brings_its_star(self) -> None:
        assert has(play(visit("store", "cash=5 pans=4"), "store pan"), "pans=4 stars=1 owned=pan")
        assert has(play(visit("stables", "cash=5 hammers=4"), "stables workhorse"), "hammers=4 stars=1")

    @clause("9.14")
    def test_nights_in_the_hotel(self) -> None:
        """V11: 2, 7, 14, 23 silver stars in all; two dollars a night."""
        from saloon.games.fliptown.rules.scoring import silver

        for nights, worth in ((0, 2), (1, 7), (2, 14), (3, 23)):
            state = play(visit("hotel", f"cash=3 nights={nights}"), "hotel")
            assert silver(me(state)) == worth and me(state).cash == 1
        assert visit("hotel", "cash=1").phase == "flip"

    @clause("9.15")
    def test_shapes_on_the_empty_grid(self) -> None:
        """V12: 12 dominoes, 6 straight threes, 16 corner threes."""
        found = offers(visit("land", "cash=20"))
        assert len(found) == 34 and len([text for text in found if len(text) == len("land ab")]) == 12
        assert has(play(visit("land", "cash=20"), "land abc"), "cash=14 stars=5 land=a,b,c")
        assert has(play(visit("land", "cash=20"), "land ad"), "cash=16 stars=4")
        assert has(play(visit("land", "cash=20"), "land ghe".replace("ghe", "egh")), "cash=12 stars=4")

    @clause("9.15")
    def test_land_is_claimed_once_and_the_whole_brings_seven(self) -> None:
        state = visit("land", "cash=20 land=a,b,c")
        assert refusal(state, "land ab") == "illegal-land 9.15"
        assert has(play(visit("land", "cash=20 land=a,b,c,d,e,f"), "land ghi"), "cash=14 stars=12")
        assert visit("land", "cash=3").phase == "flip"
        assert visit("land", "cash=30 land=a,b,c,d,f,g,h,i").phase == "flip"

    @clause("9.16")
    def test_the_rifle_needs_the_pistol_of_an_earlier_visit(self) -> None:
        assert offers(visit("gunsmith", "cash=9")) == ["gunsmith pistol"]
        assert has(play(visit("gunsmith", "cash=9"), "gunsmith pistol"), "cash=6 owned=pistol")
        assert has(play(visit("gunsmith", "cash=9 owned=pistol"), "gunsmith rifle"), "cash=5 owned=pistol,rifle")
        assert refusal(visit("gunsmith", "cash=9"), "gunsmith rifle") == "illegal-not-yet 9.16"

    @clause("9.17")
    def test_every_hunted_card_of_a_line_up_pays(self) -> None:
        """V8: hunting Q and K, line-up Q Q K: three rewards, each as one likes."""
        assert offers(visit("bail", "cash=0")) == ["bail J", "bail Q", "bail K"]
        assert has(play(visit("bail", "cash=0"), "bail Q"), "cash=0 owned=Q")
        state = play(table("flip", "HQ SQ", "cash=0 gold=0 wanted=5 town=bail owned=Q,K"), "turn CK")
        assert legal(state) == ["take cash", "take gold", "take wanted"]
        state = play(state, "take cash", "take gold", "take wanted")
        assert has(state, "cash=4 gold=2 wanted=3") and state.phase == "arrange"

    @clause("9.17")
    def test_outlaws_are_not_caught_in_the_turn_of_the_hunt(self) -> None:
        state = play(turn("C3 S10 HQ", "cash=0 town=bail"), "visit bail", "bail Q")
        assert has(state, "cash=0") and state.phase == "flip"

    @clause("9.18", "9.19")
    def test_the_sheriff_shows_his_card_to_one_player_alone(self) -> None:
        state = turn("C3 SJ D2", "wanted=3 town=office", "town=office", sheriff="S9")
        state = play(state, "visit office", "office")
        assert coming(state) == ["peek S9"]
        action = GAME.notation.read("peek S9")
        shown = [GAME.notation.write(state.witness(viewer, NATURE, action)) for viewer in (0, 1, ONLOOKER)]
        assert shown == ["peek S9", "peek ?", "peek ?"]
        state = play(state, "peek S9")
        assert "sheriff=S9" in GAME.notation.write_state(state.view(0))
        assert "sheriff=?" in GAME.notation.write_state(state.view(1))
        assert legal(state) == ["take star", "take wanted"]
        assert has(play(state, "take star"), "stars=1 wanted=3")
        assert has(play(state, "take wanted"), "stars=0 wanted=1")

    @clause("9.19")
    def test_who_declines_sees_nothing(self) -> None:
        state = play(visit("office"), "leave")
        assert state.peeked == 0 and has(state, "stars=0")

    @clause("9.20")
    def test_saloon_and_club_sell_stars(self) -> None:
        assert offers(visit("saloon", "cash=20"))[-1] == "saloon 8"
        assert offers(visit("saloon", "cash=7"))[-1] == "saloon 3"
        assert has(play(visit("saloon", "cash=20"), "saloon 8"), "cash=4 stars=8")
        assert offers(visit("club", "gold=9"))[-1] == "club 8"
        assert has(play(visit("club", "gold=9"), "club 5"), "gold=4 stars=5")
        assert refusal(visit("club", "gold=3"), "club 5") == "illegal-gold 1.4"

    @clause("9.21")
    def test_two_w_may_be_crossed_out_where_there_is_one_or_none(self) -> None:
        for wanted in (0, 1):
            state = play(table("flip", "HQ S2", f"wanted={wanted} town=bail owned=Q"), "turn C4")
            assert has(play(state, "take wanted"), "wanted=0")
