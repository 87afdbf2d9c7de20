"""The board of Fliptown: what half a choice shows, where it leads, panes, and what everything is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.fliptown.frontier import GAME, table, turn
from saloon.core import ONLOOKER
from saloon.core.notation import read_seat
from saloon.games.fliptown.data import AREAS, BUILDINGS, SITES
from saloon.games.fliptown.rules import Fliptown
from saloon.scene import Choice, Node, Reader, Scene

RECORDS = sorted((Path(__file__).parent / "tables").glob("*.txt"))
RULES = (GAME.folder / "RULES.md").read_text("utf-8")
MAP = "cash=17 gold=5 stars=16 wanted=4 town=stables,store rooms=1R,2R,3C stops=3,5 tombs=CE,BM,BR"


def scene(state: Fliptown, seat: int = 0, shape: str = "wide", lang: str = "en") -> Scene:
    return GAME.board.scene(state.view(seat), Reader.of(GAME, seat, ("Eva", "Doc", "Belle"), lang, shape))


def choice(of: Scene, text: str) -> Choice:
    return next(each for each in of.choices if each.text == text)


def shown(of: Scene, text: str) -> dict[str, Node]:
    """The ghosts of a choice by their ids."""
    return {id: of.node(id) for id in choice(of, text).shows}


class TestHalfAChoice:
    def test_two_cards_lead_to_the_sites_of_suit_and_value_and_to_every_tombstone(self) -> None:
        """Six of diamonds and nine: from 1R, 2R and 3C the nine opens 2M and 4C; six tombstones are free."""
        seen = scene(table("arrange", "D6 C9 S10", MAP))
        leads = choice(seen, "D6 C9").leads
        assert {id for id in leads if id.startswith("mine")} == {"mine-3", "mine-11"}
        assert sum(id.startswith("cemetery") for id in leads) == 6
        assert seen.slots == ("rest-suit", "rest-value")
        assert choice(seen, "D6 C9").path == ("card-D6", "card-C9", "seal")

    def test_the_area_of_the_suit_is_framed_and_three_others_step_back(self) -> None:
        """The cemetery never does."""
        ghosts = shown(scene(table("arrange", "D6 C9 S10", MAP)), "D6 C9")
        assert "would-mine" in ghosts
        assert {id for id in ghosts if id.startswith("veil")} == {"veil-trail", "veil-badlands", "veil-town"}
        assert all("ghost" in node.marks and not node.label for node in ghosts.values())

    def test_the_third_card_is_written_into_the_column_and_its_hand_into_the_table(self) -> None:
        """Two tens are written; the ten of spades makes three of them, which pay $4 and three stars."""
        state = table("arrange", "D6 C9 S10", f"{MAP} poker=C10,H10", turn=3)
        ghosts = shown(scene(state), "D6 C9")
        assert ghosts["would-S10"].text == "10♠"
        assert "would-pay-three" in ghosts and ghosts["would-hand-S10"].text == "three alike"
        assert "would-pay-three" not in shown(scene(state), "S10 C9")

    def test_under_each_card_stands_what_the_hand_would_pay_with_it(self) -> None:
        """Only where it makes the hand better."""
        seen = scene(table("arrange", "D6 C9 S10", f"{MAP} poker=C10,H10", turn=3))
        assert [(node.id, node.text) for node in seen.nodes if node.id.startswith("prospect")] == [
            ("prospect-S10", "$4 3★")
        ]

    def test_a_site_shows_its_gains_and_the_lasso_of_its_chain(self) -> None:
        """Room 2M gives a gold and a trail bonus: a rope leads round the trail, with the steps 1 and 2."""
        seen = scene(turn("D6 C9 S10", MAP))
        ghosts = shown(seen, "enter 2M")
        assert {"pencil-mine-3", "pill-gold-+1", "would-lasso-trail", "step-1-mine-3", "step-2-mine-3-trail"} <= set(
            ghosts
        )
        assert choice(seen, "enter 2M").path == ("mine-3", "go")
        assert choice(seen, "enter 2M").leads == tuple(f"trail-{stop}" for stop in range(5, 13))

    def test_a_tombstone_gains_all_its_pairs(self) -> None:
        """MR beside the centre and BR: 2 gold and $8, and a W."""
        ghosts = shown(scene(turn("D6 C9 S10", MAP)), "dig MR")
        assert {node.text for id, node in ghosts.items() if id.startswith("pill")} == {"+2", "+8", "+1"}

    def test_a_robbery_may_fail(self) -> None:
        """Target 9: 3 W in any case, three or six stars, nothing or $4; it is not sent by a slip."""
        seen = scene(turn("S6 C9 D10", MAP))
        texts = {id.split("-")[1]: node.text for id, node in shown(seen, "rob 9").items() if id.startswith("pill")}
        assert texts == {"wanted": "+3", "stars": "+3/6", "cash": "+0/4"}
        assert choice(seen, "rob 9").path == ("badlands-7", "rob") and choice(seen, "rob 9").leads == ()

    def test_the_third_target_of_a_kind_leads_on(self) -> None:
        assert "would-lasso-cemetery" in shown(scene(turn("S6 C4 D10", "targets=2,3")), "rob 4")

    def test_skipped_stops_are_crossed_out_in_pencil(self) -> None:
        ghosts = shown(scene(turn("H6 C9 S10", MAP)), "stop 8")
        assert {id for id in ghosts if id.startswith("skip")} == {"skip-5", "skip-6"}

    @pytest.mark.parametrize("seat", [1, ONLOOKER])
    def test_nobody_else_sees_any_of_it(self, seat: int) -> None:
        state = turn("D6 C9 S10", MAP, "")
        assert not any("ghost" in node.marks for node in scene(state, seat).nodes)


class TestOwnTurn:
    def test_other_areas_step_back(self) -> None:
        ids = {node.id for node in scene(turn("D6 C9 S10", MAP)).nodes}
        assert {id for id in ids if id.startswith("veil")} == {"veil-trail", "veil-badlands", "veil-town"}

    def test_bonus_actions_that_wait_have_lassos(self) -> None:
        """From the land office to the cemetery, from room 2M to the trail; both areas and the town are clear."""
        state = turn("C9 D6 S10", f"{MAP},TM town=stables,store,land", value=8, acted="yes", pending="E@C7,R@C7,H@D3")
        ids = {node.id for node in scene(state).nodes}
        assert {"lasso-cemetery", "lasso-trail", "seal-town-7-cemetery", "seal-mine-3-trail"} <= ids
        assert {id for id in ids if id.startswith("veil")} == {"veil-mine", "veil-badlands"}

    def test_a_bonus_that_leads_where_another_one_waits_is_drawn_besides(self) -> None:
        """A trail bonus waits, and the general store would bring another."""
        seen = scene(turn("D6 C9 S10", "rooms=1R,2R", acted="yes", pending="C@D4,H@D3"))
        ids = [node.id for node in seen.nodes]
        assert {"lasso-trail", "would-lasso-trail"} <= set(ids) and len(set(ids)) == len(ids)

    def test_gold_has_its_price(self) -> None:
        """3D asks for a queen: three steps from nine; a changed suit cost two, a step one."""
        nodes = {node.id: node for node in scene(turn("D6 C9 S10", MAP)).nodes}
        assert nodes["gold-mine-8"].text == "3" and nodes["key-suit-price"].text == "2"
        changed = {node.id: node for node in scene(turn("D6 C9 S10", MAP, suit="H", value="8")).nodes}
        assert (changed["paid-suit"].text, changed["paid-value"].text) == ("2", "1")

    def test_a_joker_costs_no_gold(self) -> None:
        ids = {
            node.id
            for node in scene(
                turn("D6 C9 S10", f"{MAP} who=wild-card used=1", suit="H", options="characters=dealt")
            ).nodes
        }
        assert "now-suit" in ids and "paid-suit" not in ids


class TestPanes:
    def test_a_tall_table_shows_one_area_at_a_time(self) -> None:
        """Every site lies on the pane of its area, and the strip opens each of the five."""
        seen = scene(turn("D6 C9 S10", MAP), shape="tall")
        for area, name in enumerate(AREAS):
            assert all(seen.node(f"{name}-{site}").pane == name for site in range(SITES[area]))
            assert seen.node(f"mini-{name}").opens == name
        assert seen.pane == "mine"

    def test_a_site_of_a_tall_table_can_be_hit_by_a_thumb(self) -> None:
        """On a phone 390 wide the table is 362 wide; a target has at least 24 pixels, and none overlaps another."""
        seen = scene(turn("D6 C9 S10", MAP), shape="tall")
        for area, name in enumerate(AREAS):
            nodes = [seen.node(f"{name}-{site}") for site in range(SITES[area])]
            assert all(min(node.w, node.h) * 362 / 640 >= 24 for node in nodes)
            pairs = [(one, two) for at, one in enumerate(nodes) for two in nodes[:at]]
            assert not any(
                abs(one.x - two.x) < (one.w + two.w) / 2 - 1 and abs(one.y - two.y) < (one.h + two.h) / 2 - 1
                for one, two in pairs
            )

    def test_the_rope_of_a_tall_table_leads_to_the_strip(self) -> None:
        ghosts = shown(scene(turn("D6 C9 S10", MAP), shape="tall"), "enter 2M")
        assert ghosts["rope-mine-3-trail-0"].pane == "mine"
        assert ghosts["step-2-mine-3-trail"].pane == ""

    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_other_maps_lie_below_and_a_tab_opens_them(self, shape: str) -> None:
        seen = scene(table("arrange", "D6 C9 S10", MAP, "targets=2", ""), shape=shape)
        assert seen.node("seat-1").opens == "map-1"
        assert seen.node("map-1-badlands-0-loop").pane == "map-1"
        assert "map-1-badlands-0-loop" not in {node.id for node in seen.seen()}

    def test_the_end_of_a_round_opens_poker_and_sheriff(self) -> None:
        assert scene(table("bribe", "", "wanted=5 gold=5", turn=5), shape="tall").pane == "poker"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_everything_that_ever_lies_on_the_table_can_be_explained(path: Path) -> None:
    """Sites, tools, posters, bounties, characters, cowbots, cards, at every size: what it is, and a clause that stands
    in the rules."""
    for number, state in enumerate(positions(path.read_text("utf-8").splitlines())):
        if number % 9:
            continue
        seat = (*range(len(state.maps)), ONLOOKER)[number // 9 % (len(state.maps) + 1)]
        shape = ("wide", "tall")[number // 9 // 2 % 2]
        view, reader = state.view(seat), Reader.of(GAME, seat, lang="cs", shape=shape)
        for node in GAME.board.scene(view, reader).nodes:
            if node.label:
                about = GAME.speech.about(view, node.id, reader)
                assert about and about.name and about.text and f"**{about.clause}**" in RULES, node.id


def positions(lines: list[str]) -> Any:
    """The positions of a recorded game."""
    seats = int(lines[1].split()[1])
    state = GAME.new(seats, GAME.options.read(lines[2].partition(" ")[2], int(lines[0].split()[2])))
    for line in lines[3:-1]:
        _, who, action = line.partition(" | ")[0].split(" ", 2)
        state = state.after(read_seat(who, seats), GAME.notation.read(action))
        yield state


def test_a_prompt_says_what_to_do_with_each_bonus() -> None:
    """Not the names of areas and houses: how many are left, and what they let one do."""
    text = (
        "turn line=C4,S9,SQ sheriff=D3 seen=C4,S9,SQ roles=C4+SQ suit=C value=J acted=yes pending={} | "
        "town=office rooms=1L poker=S9"
    )
    for pending, prompt in {
        "E@C10,D@C10": "2 bonuses left: look at the sheriff card, or circle a room in the mine.",
        "D@C10": "One bonus left: circle a room in the mine.",
    }.items():
        assert scene(GAME.notation.read_state(text.format(pending), GAME.options())).prompt == prompt


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_a_house_is_called_on_its_sign_as_anywhere_else_where_that_has_room(lang: str) -> None:
    """A sign has room for eight letters; longer names are told in short there, and whole when it is asked about."""
    state, said = table("arrange", "D6 C9 S10"), Reader.of(GAME, 0, (), lang)
    seen = scene(state, lang=lang)
    for site, building in enumerate(BUILDINGS):
        whole, sign = said("building-name", building=building), seen.node(f"town-{site}-name").text
        assert sign == whole if len(whole) <= 8 else len(sign) <= len(whole)
        about = GAME.speech.about(state.view(0), f"town-{site}", said)
        assert about and whole in about.name


class TestTextBoard:
    """In a terminal a site has the number and name by which one goes there."""

    @pytest.mark.parametrize("lang", ["en", "cs", "ru"])
    def test_one_s_own_map_names_and_numbers_every_site(self, lang: str) -> None:
        seen = scene(table("arrange", "D6 C9 S10", MAP, MAP), lang=lang).text
        own = seen.splitlines()[2:-4]
        said = Reader.of(GAME, 0, (), lang)
        at = " ".join(line.strip() for line in own)
        for value, building in zip(
            ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], BUILDINGS, strict=True
        ):
            mark = "●" if building in ("stables", "store") else ""
            assert f" {mark}{value} {said('building-name', building=building)}" in at
        assert "♦ " in at and ": 1L ●1R 2L 2M ●2R 3A 3B ●3C 3D 4A 4B 4C 4D 4E" in at
        assert ": ×A ×2 ●3 ×4 ●5 6 7 8 9 10 J Q K" in at
        assert ": 2 3 4 5 6 7 8 9 10 J Q K" in at
        assert ": TL TM TR ML ●CE MR BL ●BM ●BR" in at
        assert all(len(line) <= 80 for line in own)

    def test_other_maps_tell_what_is_circled(self) -> None:
        assert (
            "  ♣ 4 5  ♦ 1R 2R 3C  ♥ 3 5  ♠ -  † CE BM BR"
            in scene(table("arrange", "D6 C9 S10", MAP, MAP)).text.splitlines()
        )
