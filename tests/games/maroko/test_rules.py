"""Maroko clause by clause. Positions are the game's own text; a round is played by the dice that fall."""

from __future__ import annotations

import pytest

from clauses import clause
from moves import play
from saloon.core import NATURE, Illegal, Unreadable
from saloon.games.maroko import GAME
from saloon.games.maroko.rules import Maroko, MarokoOptions


def begun(seats: int = 2, options: str = "", first: int = 1) -> Maroko:
    """The lot has fallen, the first player's dice are in the cup."""
    return play(GAME.new(seats, MarokoOptions.read(options)), f"start {first}")


def turns(state: Maroko, *hands: str) -> Maroko:
    """Whole turns: each player throws these dice at once and stops; the last of them settles."""
    for i, dice in enumerate(hands):
        state = play(state, f"roll {dice}", "stop", "settle" if i == len(hands) - 1 else "next")
    return state


def legal(state: Maroko) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


def winner(*hands: str, options: str = "") -> int | None:
    """The number of the player whom these dice, in order, make the winner; None if there is none yet."""
    scores = turns(begun(len(hands), options), *hands).scores()
    return None if scores is None else scores.index(1) + 1


class TestAim:
    @clause("1.1", "5.1")
    def test_the_best_dice_win_the_round(self) -> None:
        """4-4-4 beats 2-2-2, which beats 6-6-5, which beats 5-5-6."""
        assert winner("566", "222", "444", "556") == 3
        assert winner("566", "222", "556") == 2
        assert winner("556", "566") == 2

    @clause("1.2")
    def test_two_to_eight_players(self) -> None:
        assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


class TestOrder:
    @clause("2.1")
    def test_the_lot_falls_on_any_seat_evenly(self) -> None:
        state = GAME.new(3)
        assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [
            ("start 1", 1),
            ("start 2", 1),
            ("start 3", 1),
        ]
        assert play(state, "start 2").player == 1

    @clause("2.2")
    def test_whole_turns_one_after_the_other(self) -> None:
        """The third of four begins; the fourth, the first and the second follow, all results in the open."""
        state = begun(4, first=3)
        order = []
        for dice in ("123", "456", "112"):
            order.append(state.player)
            state = play(state, f"roll {dice}", "stop", "next")
        assert [*order, state.player] == [2, 3, 0, 1]
        assert state.results == ((1, 1, 2), (), (1, 2, 3), (4, 5, 6))

    @clause("2.3")
    def test_the_next_round_begins_one_seat_further(self) -> None:
        state = turns(begun(3, "rounds=2", first=3), "556", "123", "124")
        assert state.players == (0, 1, 2)
        assert turns(state, "556", "123", "124").players == (1, 2, 0)

    @clause("2.3")
    def test_a_round_among_the_tied_begins_with_the_next_of_them(self) -> None:
        """First, third and fourth are tied after the first began: the turn to begin is the second's, so the third
        begins."""
        state = turns(begun(4), "556", "334", "155", "255")
        assert state.players == (2, 3, 0)

    @clause("2.3")
    def test_a_repeated_round_begins_one_seat_further(self) -> None:
        assert turns(begun(3), "123", "124", "125").players == (1, 2, 0)


class TestTurn:
    @clause("3.1")
    def test_the_first_throw_is_made_with_all_three_dice(self) -> None:
        state = begun()
        assert state.to_act() == (NATURE,)
        assert sum(weight for _, weight in state.chances()) == 6**3

    @clause("3.1", "3.4")
    def test_the_third_throw_ends_the_turn(self) -> None:
        state = play(begun(), "roll 123", "all", "roll 124", "all", "roll 125")
        assert state.results[0] == (1, 2, 5)
        assert state.to_act() == (NATURE,)
        assert play(state, "next").player == 1

    @clause("3.2")
    def test_one_or_two_dice_may_be_left_lying(self) -> None:
        state = play(begun(), "roll 126")
        assert legal(state) == ["all", "keep 1", "keep 2", "keep 6", "keep 12", "keep 16", "keep 26", "stop"]
        one = play(state, "keep 6")
        assert sum(weight for _, weight in one.chances()) == 36
        two = play(state, "keep 16")
        assert sum(weight for _, weight in two.chances()) == 6
        assert play(two, "roll 5").lying() == (1, 5, 6)

    @clause("3.2")
    def test_like_dice_make_one_choice(self) -> None:
        assert legal(play(begun(), "roll 335")) == ["all", "keep 3", "keep 5", "keep 33", "keep 35", "stop"]

    @clause("3.2")
    def test_two_threes_left_and_a_third_thrown(self) -> None:
        """Keep 3-3, throw one: a 3 makes a Velké Maroko."""
        state = play(begun(), "roll 335", "keep 33", "roll 3", "stop", "next", "roll 566", "stop", "settle")
        assert state.results[0] == (3, 3, 3)
        assert state.scores() == (1, 0)

    @clause("3.2")
    def test_dice_that_do_not_lie_there_cannot_be_left(self) -> None:
        state = play(begun(), "roll 126")
        for text in ("keep 3", "keep 11"):
            refusal = state.why_not(0, GAME.notation.read(text))
            assert isinstance(refusal, Illegal)
            assert (refusal.message, refusal.clause) == ("illegal-not-lying", "3.2")

    @clause("3.2")
    def test_a_die_left_lying_keeps_its_place(self) -> None:
        state = play(begun(), "roll 136", "keep 3")
        assert state.dice == (0, 3, 0)
        assert play(state, "roll 25").dice == (2, 3, 5)

    @clause("3.3")
    def test_all_three_may_be_thrown_again(self) -> None:
        state = play(begun(), "roll 335", "all")
        assert state.dice == (0, 0, 0)
        assert len(state.chances()) == 56

    @clause("3.4")
    @pytest.mark.parametrize("before", [["roll 335"], ["roll 335", "keep 33", "roll 1"]])
    def test_one_may_stop_early(self, before: list[str]) -> None:
        state = play(begun(), *before, "stop")
        assert state.results[0] == state.lying()
        assert play(state, "next").player == 1

    @clause("3.5")
    def test_a_die_left_lying_may_be_taken_up_again(self) -> None:
        """A six is left, two ones fall: the ones are kept and the six goes back into the cup."""
        state = play(begun(), "roll 236", "keep 6", "roll 11")
        assert "keep 11" in legal(state)
        assert play(state, "keep 11", "roll 1").results[0] == (1, 1, 1)

    @clause("3.6")
    def test_without_repicking_dice_left_stay(self) -> None:
        state = play(begun(options="repick=no"), "roll 236", "keep 6", "roll 11")
        assert legal(state) == ["all", "keep 6", "keep 16", "stop"]
        refusal = state.why_not(0, GAME.notation.read("keep 11"))
        assert (refusal.message, refusal.clause) == ("illegal-left", "3.6")

    @clause("3.6")
    def test_without_repicking_all_three_still_go(self) -> None:
        state = play(begun(options="repick=no"), "roll 236", "keep 26", "roll 3", "all")
        assert state.dice == (0, 0, 0)

    @clause("3.6")
    def test_without_repicking_the_first_choice_is_free(self) -> None:
        assert len(legal(play(begun(options="repick=no"), "roll 126"))) == 8

    @clause("3.6")
    def test_without_repicking_one_of_two_like_dice_is_bound(self) -> None:
        """One five was left and another fell: the pair may stay, one five must."""
        state = play(begun(options="repick=no"), "roll 125", "keep 5", "roll 35")
        assert legal(state) == ["all", "keep 5", "keep 35", "keep 55", "stop"]


class TestWorth:
    @clause("4.1", "4.3")
    @pytest.mark.parametrize("pair", ["112", "566", "166"])
    def test_three_alike_beat_any_two(self, pair: str) -> None:
        """Even three ones beat two sixes."""
        assert winner(pair, "111") == 2
        assert winner("111", pair) == 1

    @clause("4.2")
    @pytest.mark.parametrize("pair", ["112", "122", "116", "566"])
    def test_two_alike_beat_none(self, pair: str) -> None:
        assert winner("456", pair) == 2

    @clause("4.4")
    def test_the_higher_of_two_velke_maroko_wins(self) -> None:
        for low in range(1, 6):
            assert winner(str(low) * 3, str(low + 1) * 3) == 2
            assert winner(str(low + 1) * 3, str(low) * 3) == 1

    @clause("4.5")
    def test_the_highest_pair_wins(self) -> None:
        """6-6-1 beats 5-5-6 beats 4-4-6."""
        assert winner("446", "556", "166") == 3
        assert winner("556", "446", "123") == 1

    @clause("4.6")
    def test_the_third_die_does_not_count(self) -> None:
        assert winner("155", "556") is None

    @clause("4.7")
    def test_the_third_die_decides_if_wanted(self) -> None:
        assert winner("155", "556", options="ties=third") == 2
        assert winner("556", "155", options="ties=third") == 1
        assert winner("556", "166", options="ties=third") == 2
        assert winner("566", "111", options="ties=third") == 2

    @clause("4.7")
    def test_with_the_third_die_equal_too_they_are_tied(self) -> None:
        assert turns(begun(3, "ties=third"), "155", "155", "345").players == (1, 0)


class TestRound:
    @clause("5.2")
    def test_the_tied_throw_another_round_among_themselves(self) -> None:
        """5-5-1 and 5-5-6 are level; the third player only watches and cannot win any more."""
        state = turns(begun(3), "155", "556", "446")
        assert state.scores() is None
        assert sorted(state.players) == [0, 1]
        state = turns(state, "123", "112")
        assert state.scores() == (1, 0, 0)

    @clause("5.2")
    def test_equal_velke_maroko_are_a_tie(self) -> None:
        assert winner("444", "444") is None

    @clause("5.2")
    def test_a_tie_may_come_again(self) -> None:
        """Of three tied players two are tied once more, and one of these wins."""
        state = turns(begun(3), "566", "466", "366")
        assert sorted(state.players) == [0, 1, 2]
        state = turns(state, "122", "223", "456")
        assert state.players == (2, 1)
        assert turns(state, "446", "556").scores() == (0, 1, 0)

    @clause("5.3")
    def test_the_tied_share_if_wanted(self) -> None:
        assert turns(begun(3, "ties=share"), "155", "556", "446").scores() == (1, 1, 0)

    @clause("5.4")
    def test_a_round_without_a_maroko_is_played_again(self) -> None:
        state = turns(begun(2), "123", "456")
        assert state.scores() is None
        assert state.wins == (0, 0)
        assert state.results == ((), ())
        assert turns(state, "115", "456").scores() == (0, 1)

    @clause("5.4")
    def test_a_void_round_of_tied_players_is_played_again_by_them(self) -> None:
        state = turns(begun(3), "155", "556", "446")
        assert sorted(turns(state, "123", "124").players) == [0, 1]

    @clause("5.4")
    def test_nobody_shares_a_void_round(self) -> None:
        assert turns(begun(2, "ties=share"), "123", "456").wins == (0, 0)


class TestEnd:
    @clause("6.1", "6.3")
    def test_one_round_decides(self) -> None:
        state = turns(begun(2), "155", "566")
        assert state.to_act() == ()
        assert state.scores() == (0, 1)

    @clause("6.2", "6.3")
    @pytest.mark.parametrize("rounds", [2, 3, 5])
    def test_the_first_to_win_so_many_rounds_wins(self, rounds: int) -> None:
        state = turns(begun(2, f"rounds={rounds}"), "155", "566")
        assert state.wins == (0, 1)
        for _ in range(rounds - 1):
            assert state.scores() is None
            second = state.players[0] == 0
            state = turns(state, "566", "155") if not second else turns(state, "155", "566")
        assert state.scores() == (0, rounds)

    @clause("6.2")
    def test_after_a_round_among_the_tied_all_play_again(self) -> None:
        state = turns(begun(3, "rounds=2"), "155", "556", "446")
        state = turns(state, "123", "112")
        assert state.wins == (1, 0, 0)
        assert sorted(state.players) == [0, 1, 2]

    @clause("6.2")
    def test_sharing_may_bring_several_to_the_end(self) -> None:
        state = turns(begun(2, "rounds=2 ties=share"), "155", "556")
        assert state.wins == (1, 1)
        assert turns(state, "155", "556").scores() == (2, 2)


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            "? 12 1:0 000 ... -/- 0,0",
            "1 12 1:1 155 ... -/- 0,0",
            "1 12 1:1 055 .xx -/- 0,0",
            "1 12 1:2 255 ..x -/- 0,0",
            "1 12 1:2 000 ... -/- 0,0",
            "1 12 2:3 366 .xx 123/366 0,0",
            "1 12 2:1 366 ... 123/366 0,1",
        ],
    )
    def test_a_position_is_read_back(self, text: str) -> None:
        assert GAME.notation.write_state(GAME.notation.read_state(text, MarokoOptions())) == text

    @pytest.mark.parametrize(
        ("why", "text"),
        [
            ("dice", "1 12 1:3 155 ... -/- 0,0"),  # three throws, and the turn not over
            ("dice", "1 12 1:3 055 .xx -/- 0,0"),  # or dice in the cup again
            ("dice", "1 12 1:4 155 ... 155/- 0,0"),
            ("dice", "1 12 1:-1 155 ... -/- 0,0"),
            ("dice", "1 12 1:0 155 ... -/- 0,0"),  # nothing is thrown, and dice lie there
            ("dice", "1 12 1:0 000 ... 155/- 0,0"),
            ("dice", "1 12 1:1 155 .xx -/- 0,0"),  # nothing was left lying at the first throw
            ("dice", "1 12 1:2 155 xxx -/- 0,0"),  # not all dice stay
            ("dice", "1 12 1:2 525 ..x -/- 0,0"),  # dice fall the lowest first
            ("dice", "1 12 1:1 055 .x. -/- 0,0"),  # one lies there that was not left
            ("dice", "1 12 1:1 055 xxx -/- 0,0"),  # one was left that does not lie there
            ("dice", "1 12 1:1 155 ... 166/- 0,0"),  # what lies there is not what counts
            ("turn", "1 12 2:1 155 ... -/- 0,0"),  # the first has not thrown
            ("dice", "? 12 1:1 155 ... -/- 0,0"),  # before the lot nobody throws
            ("over", "1 12 2:1 366 ... 123/366 1,0"),  # won by the worse dice
        ],
    )
    def test_what_cannot_come_about_is_refused(self, why: str, text: str) -> None:
        with pytest.raises(Unreadable) as refused:
            GAME.notation.read_state(text, MarokoOptions())
        assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})
