"""The cowbots of the solo game, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, dealt, has, legal, new, play, table, turn
from saloon.core import NATURE
from saloon.games.fliptown.data import BOTS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.cowbots import bot_points

SUITS = {"jane": "H", "bart": "D", "billy": "S", "earp": "C"}
MARKS = (
    "stops=A,2,3,4,5 targets=2,3,5,6,8,9 town=undertaker,bank,hideout,stables,store,church,hotel,land rooms=1L,1R,2L,2M"
)
"""V16: five stops, six targets, eight buildings, four rooms."""


def against(bot: str, line: str, words: str = "", **fields: object) -> Fliptown:
    more = {"options": f"cowbot={bot}", "bot": bot} | fields
    return turn(line, words, **more)


def steals(state: Fliptown) -> bool:
    return state.phase == "theft"


class TestSetUp:
    @clause("18.1")
    def test_a_bot_only_for_a_lone_player(self) -> None:
        for bot in SUITS:
            assert BOTS[dealt(1, f"cowbot={bot}").bot].name == bot
        assert dealt(2, "cowbot=jane").bot == -1 and dealt(1).bot == -1

    @clause("18.2")
    def test_a_bot_may_be_drawn(self) -> None:
        assert coming(new(1, "cowbot=drawn")) == ["bot earp", "bot bart", "bot jane", "bot billy"]
        assert BOTS[play(new(1, "cowbot=drawn"), "bot billy").bot].name == "billy"

    @clause("18.2")
    def test_one_card_draws_bot_and_character(self) -> None:
        """V18: queen of spades: Billy the Kid and the Baroness; the card goes back."""
        state = new(1, "cowbot=card")
        assert len(coming(state)) == 52
        state = play(state, "lot SQ")
        assert BOTS[state.bot].name == "billy" and has(state, "who=baroness cash=7 gold=1")
        assert state.phase == "sheriff" and len(coming(state)) == 52
        assert play(new(1, "cowbot=card characters=dealt"), "lot SQ").phase == "sheriff"
        drawn = {play(new(1, "cowbot=card"), text).maps[0].who for text in coming(new(1, "cowbot=card"))}
        assert drawn == set(range(13))


class TestTheft:
    @clause("18.3")
    def test_suit_in_the_line_up_and_the_gain(self) -> None:
        """Jane: a heart lies open and a star is gained; one without the other is nothing."""
        assert steals(play(against("jane", "H4 SA C2"), "stop A"))
        assert not steals(play(against("jane", "H4 S5 C2"), "stop 5"))
        assert not steals(play(against("jane", "C4 S2 C5", "cash=0"), "visit bank"))
        assert steals(play(against("jane", "C4 S2 H5", "cash=0"), "visit bank"))

    @clause("18.3")
    def test_the_top_card_goes_under_the_bot_unseen(self) -> None:
        state = play(against("jane", "H4 SA C2"), "stop A")
        assert "theft H4" not in coming(state) and len(coming(state)) == 48
        action = GAME.notation.read("theft SK")
        assert GAME.notation.write(state.witness(0, NATURE, action)) == "theft ?"
        state = play(state, "theft SK")
        assert state.phase == "flip" and len(state.stolen) == 1
        assert "stolen=?" in GAME.notation.write_state(state.view(0)) and "turn SK" not in coming(state)

    @clause("18.3")
    def test_one_theft_a_turn(self) -> None:
        """V17: two gains, one card."""
        state = play(against("jane", "H4 S3 C2", "town=undertaker owned=quiet,shovel"), "stop 3", "dig TL")
        assert steals(state) and play(state, "theft SK").phase == "flip"

    @clause("18.4")
    def test_the_suit_card_counts_as_changed(self) -> None:
        """V17: the only heart made a spade: no theft; no heart, but the suit card made one: a theft."""
        away = play(against("jane", "H4 S7 C2"), "suit S", "rob 7", "robbery SK")
        assert not steals(away) and has(away, "stars=4")
        assert steals(play(against("jane", "S4 CA C2"), "suit H", "stop A"))
        assert steals(play(against("jane", "H4 S2 H5"), "suit C", "visit bank", "leave"))

    @clause("18.4")
    def test_a_reward_cannot_be_refused(self) -> None:
        state = play(against("jane", "C4 S2 H5"), "visit bank")
        assert has(state, "stars=1") and "leave" in legal(state)
        assert steals(play(state, "leave"))

    @clause("18.5")
    def test_what_counts_as_gained_this_turn(self) -> None:
        """Interest at its start, gold that is spent again, a bonus action that is left; no W crossed out."""
        interest = table("flip", "H2 D9", "town=bank owned=red", options="cowbot=jane", bot="jane")
        interest = play(interest, "turn HK", "interest", "D9 H2", "enter 1L")
        assert steals(interest)
        spent = play(against("bart", "D4 SJ H2", "gold=0 rooms=1R town=club"), "enter 2R", "visit club", "club 1")
        assert steals(spent) and has(spent, "gold=0")
        assert steals(play(against("earp", "C4 S5 H2", "cash=0"), "visit store", "leave"))
        assert steals(play(against("earp", "C4 S5 H2", "cash=0 stops=K"), "visit store"))
        hide = play(against("billy", "C4 S3 H2", "wanted=4 town=hideout"), "visit hideout", "hideout 2")
        assert not steals(hide)

    @clause("18.5")
    def test_what_an_earlier_turn_brought_does_not_count(self) -> None:
        state = play(against("jane", "C4 S2 H5", "cash=0"), "visit bank", "theft SK", "turn H7", "turn S5", "turn C3")
        assert not steals(play(state, "H7 S5", "stop 5"))

    @clause("18.5")
    def test_phases_four_to_six_wake_nobody(self) -> None:
        state = table("work", "", "pans=4", turn=5, options="cowbot=bart", bot="bart")
        assert play(state, "work").phase == "show"

    @clause("18.6")
    @pytest.mark.parametrize(
        ("bot", "act", "quiet"),
        [
            ("jane", "H9 SA C2: stop A", "H9 S5 C2: stop 5"),
            ("bart", "H9 S8 D2: stop 8", "H9 S5 D2: stop 5"),
            ("billy", "H9 S4 C2: stop 4", "H9 S5 C2: stop 5"),
            ("earp", "H9 S6 C2: stop 6,leave", "H9 S5 C2: stop 5"),
        ],
    )
    def test_what_each_bot_watches_for(self, bot: str, act: str, quiet: str) -> None:
        for text, stolen in ((act, True), (quiet, False)):
            line, deeds = text.split(": ")
            assert steals(play(against(bot, line), *deeds.split(","))) == stolen, bot

    @clause("18.6")
    @pytest.mark.parametrize("bot", SUITS)
    def test_each_bot_wakes_by_its_suit(self, bot: str) -> None:
        """Everything was gained this turn; only the suits of the line-up decide."""
        for suits in ("CDH", "CDS", "CHS", "DHS", "CCC", "DDD", "HHH", "SSS"):
            line = " ".join(f"{suit}{value}" for suit, value in zip(suits, "456", strict=True))
            state = play(against(bot, line, "got=star,cash,gold,wanted,bonus"), "dig BR")
            assert steals(state) == (SUITS[bot] in suits)

    @clause("18.7")
    def test_silver_stars_do_not_wake_jane(self) -> None:
        state = against("jane", "C4 S7 H2", "cash=4 town=hotel")
        assert not steals(play(state, "visit hotel", "hotel"))
        assert not steals(play(against("jane", "D4 SA H2", "rooms=1L,2L,3A"), "enter 4A"))

    @clause("18.8")
    def test_jane_may_watch_for_money(self) -> None:
        cash = {"options": "cowbot=jane jane=cash"}
        assert steals(play(against("jane", "H4 S5 C2", **cash), "stop 5"))
        assert not steals(play(against("jane", "H4 SA C2", **cash), "stop A"))


class TestScore:
    @clause("18.9", "18.10")
    @pytest.mark.parametrize(
        ("level", "who", "holdem", "points"),
        [
            ("easy", "", "no", 54),
            ("normal", "", "no", 68),
            ("hard", "", "no", 82),
            ("easy", "who=mayor", "no", 59),
            ("hard", "", "yes", 87),
            ("normal", "who=mayor", "yes", 78),
        ],
    )
    def test_example_jane(self, level: str, who: str, holdem: str, points: int) -> None:
        """V16."""
        state = against(
            "jane",
            "H4 SA C2",
            f"{MARKS} {who}",
            stolen="C9,C10,CJ,CQ",
            cleared="H4/H4/H4/H4",
            options=f"cowbot=jane level={level} holdem={holdem}",
        )
        assert bot_points(state) == points

    @clause("18.6", "18.10")
    def test_the_areas_of_each_bot(self) -> None:
        """E11 and the other two: the first area four times, the second three times, and so on."""
        free = {"trail": 8, "badlands": 6, "town": 5, "mine": 10}
        for bot, order in (
            ("jane", "trail badlands town mine"),
            ("bart", "mine town badlands trail"),
            ("billy", "badlands trail mine town"),
            ("earp", "town mine trail badlands"),
        ):
            worth = [times * free[area] for times, area in zip((4, 3, 2, 1), order.split(), strict=True)]
            for level, count in (("easy", 2), ("normal", 3), ("hard", 4)):
                state = against(bot, "H4 SA C2", MARKS, options=f"cowbot={bot} level={level}")
                assert bot_points(state) == sum(worth[:count])

    @clause("18.10")
    def test_crossed_out_stops_are_uncircled(self) -> None:
        state = against("jane", "H4 SA C2", "stops=K", options="cowbot=jane")
        assert bot_points(state) == 4 * 12 + 3 * 12

    @clause("18.11")
    def test_the_player_needs_more_points(self) -> None:
        """Equal is a loss."""
        for stars, won in ((54, 0), (55, 1), (53, 0)):
            state = table(
                "over",
                "",
                f"cash=0 gold=0 stars={stars} {MARKS}",
                round=3,
                turn=5,
                options="cowbot=jane",
                bot="jane",
                stolen="C9,C10,CJ,CQ",
                cleared="H4/H4/H4/H4",
                bribes="refuses",
            )
            assert state.scores() == (won,)
