"""Člověče, nezlob se clause by clause. Squares are counted from each player's own start; see `table`."""

from __future__ import annotations

from itertools import product

import pytest

from clauses import clause
from laws.walks import each_option
from saloon.core import NATURE, Illegal, Options
from saloon.games.clovece import GAME
from saloon.games.clovece.notation import write_square
from saloon.games.clovece.rules import Clovece, CloveceOptions
from saloon.scene import Reader


def table(pawns: str, options: str = "", player: int = 1, due: str = "throw", out: str = "-") -> Clovece:
    """The player is to throw: `table(".,.,20,h4/5,.,.,.")`; `due="try3"` before three throws for a six."""
    return GAME.notation.read_state(f"{pawns} {player}:{due} 0:0 - {out} -", CloveceOptions.read(options))


def legal(state: Clovece) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


def play(state: Clovece, *steps: int | str) -> Clovece:
    """Numbers are throws, words are actions; forced steps of nature between them are taken."""
    for step in steps:
        while (only := state.chances()) and len(only) == 1:
            state = state.after(NATURE, only[0][0])
        (seat,) = state.to_act()
        action = GAME.notation.read(f"throw {step}" if isinstance(step, int) else step)
        allowed = [each for each, _ in state.chances()] if seat == NATURE else list(state.legal(seat))
        assert action in allowed, f"{step} not among {[GAME.notation.write(each) for each in allowed]}"
        state = state.after(seat, action)
    return state


def passed(state: Clovece) -> Clovece:
    """After the forced step by which a turn passes."""
    assert [GAME.notation.write(action) for action, _ in state.chances()] == ["next"]
    return state.after(NATURE, state.chances()[0][0])


def own(state: Clovece, seat: int = 0) -> str:
    """A seat's pawns, hindmost first."""
    return ",".join(map(write_square, sorted(state.pawns[seat])))


def refusal(state: Clovece, text: str) -> tuple[str, str]:
    why = state.why_not(state.player, GAME.notation.read(text))
    assert isinstance(why, Illegal)
    return why.message, why.clause


class TestAimAndBoard:
    @clause("1.1", "7.1")
    def test_four_pawns_in_the_house_win(self) -> None:
        """T10: the fourth pawn comes home, and of two players the game is over."""
        state = play(table("38,h2,h3,h4/5,.,.,."), 2, "move 38")
        assert own(state) == "h1,h2,h3,h4"
        assert state.to_act() == ()
        assert state.scores() == (1, 0)

    @clause("1.2")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_everybody_begins_with_four_pawns_in_the_base(self, seats: int) -> None:
        assert [own(GAME.new(seats), seat) for seat in range(seats)] == [".,.,.,."] * seats

    @clause("1.3")
    def test_starts_lie_ten_squares_apart_and_the_house_follows_square_39(self) -> None:
        """A pawn that goes 10, 20 or 30 squares meets the pawn on the next, second or third start."""
        for steps, victim in ((10, 1), (20, 2), (30, 3)):
            state = play(table(f"{steps - 4},.,.,./0,.,.,./0,.,.,./0,.,.,."), 4, f"move {steps - 4}")
            assert [own(state, seat) for seat in (1, 2, 3)] == [
                ".,.,.,." if seat == victim else ".,.,.,0" for seat in (1, 2, 3)
            ]
        assert own(play(table("39,.,.,./5,.,.,."), 1, "move 39")) == ".,.,.,h1"

    @clause("1.4", "1.5")
    @pytest.mark.parametrize("options", each_option(GAME), ids=Options.text)
    def test_every_seat_has_a_side_and_a_colour_of_its_own(self, options: CloveceOptions) -> None:
        """So the one who chooses a seat, or draws lots for one, has chosen both."""
        for seats in GAME.seats:
            scene = GAME.board.scene(GAME.new(seats, options).view(0), Reader.of(GAME, 0))
            tones = [
                {node.tone for node in scene.nodes if node.id.startswith(f"pawn-{seat}-")} for seat in range(seats)
            ]
            assert tones == [{seat} for seat in range(seats)]
            tags = [(scene.node(f"seat-{seat}").x, scene.node(f"seat-{seat}").y) for seat in range(seats)]
            assert len(set(tags)) == seats

    @clause("1.5")
    @pytest.mark.parametrize(("seats", "meets"), [(2, [20]), (3, [10, 30]), (4, [10, 20, 30])])
    def test_two_sit_opposite_and_of_three_nobody_opposite_the_first(self, seats: int, meets: list[int]) -> None:
        assert met(seats, "") == meets

    @clause("1.6")
    @pytest.mark.parametrize(
        ("seats", "sides", "meets"),
        [
            (2, "left", [10]),
            (2, "right", [30]),
            (3, "left", [20, 30]),
            (3, "right", [10, 20]),
            (4, "left", [10, 20, 30]),
        ],
    )
    def test_other_sides_by_option(self, seats: int, sides: str, meets: list[int]) -> None:
        assert met(seats, f"sides={sides}") == meets

    @clause("1.7")
    def test_a_quick_start_has_a_pawn_on_every_start(self) -> None:
        state = GAME.new(3, CloveceOptions.read("quick=yes"))
        assert [own(state, seat) for seat in range(3)] == [".,.,.,0"] * 3
        state = play(state, 6, 1, 2, 4)
        assert legal(state) == ["move 0"]


def met(seats: int, options: str) -> list[int]:
    """On which squares of the first player the starts of the others lie."""
    others = "/0,.,.,." * (seats - 1)
    found = []
    for square in range(1, 40):
        steps = 2 if square % 10 == 1 and square > 10 else 1  # a pawn cannot begin on a taken start
        state = play(table(f"{square - steps},.,.,.{others}", options), steps, f"move {square - steps}")
        if any(own(state, seat) == ".,.,.,." for seat in range(1, seats)):
            found.append(square)
    return found


class TestBeginning:
    @clause("2.1")
    def test_everybody_throws_once_and_the_highest_begins(self) -> None:
        state = play(GAME.new(3), 3, 5, 4)
        assert state.to_act() == (NATURE,)
        state = passed(state)
        assert (state.player, state.opening) == (1, ())

    @clause("2.1")
    def test_each_number_is_equally_likely(self) -> None:
        assert [(GAME.notation.write(action), weight) for action, weight in GAME.new(2).chances()] == [
            (f"throw {face}", 1) for face in range(1, 7)
        ]

    @clause("2.2")
    def test_only_those_who_tie_throw_again(self) -> None:
        state = passed(play(GAME.new(4), 5, 2, 5, 5))
        assert state.player == 0
        state = play(state, 1)
        assert state.player == 2
        state = passed(play(state, 4, 4))
        assert state.player == 2
        state = passed(play(state, 3, 6))
        assert (state.player, state.opening) == (3, ())

    @clause("2.3", "2.4")
    def test_turns_go_round_and_pawns_run_the_same_way(self) -> None:
        """The next seat sits at the next start that a pawn comes to."""
        state = table("3,.,.,./3,.,.,./3,.,.,./3,.,.,.")
        for seat in (1, 2, 3, 0):
            state = play(state, 1, "move 3")
            assert state.player == seat
        assert met(4, "")[0] == 10


class TestTurn:
    @clause("3.1")
    def test_without_a_six_in_three_throws_the_turn_passes(self) -> None:
        """T1: no pawn in play, throws 2, 4, 5."""
        state = play(table(".,.,.,./.,.,.,.", due="try3"), 2, 4, 5)
        assert state.player == 0
        state = passed(state)
        assert (state.player, own(state)) == (1, ".,.,.,.")
        assert own(play(state, 1, 1, 6, "enter", 1, "move 0"), 1) == ".,.,.,1"

    @clause("3.1", "4.2")
    def test_the_first_six_ends_the_attempts(self) -> None:
        """T2: throws 3, 6, 4: the pawn stands on 4 and the turn is over."""
        state = play(table(".,.,.,./.,.,.,.", due="try3"), 3, 6, "enter", 4)
        assert legal(state) == ["move 0"]
        state = play(state, "move 0")
        assert (own(state), state.player) == (".,.,.,4", 1)

    @clause("3.2")
    @pytest.mark.parametrize(
        ("pawns", "three"),
        [
            (".,.,.,.", True),
            (".,.,.,h4", True),
            (".,.,h3,h4", True),
            (".,h2,h3,h4", True),
            (".,.,.,h3", False),
            (".,.,h2,h4", False),
            (".,h1,h3,h4", False),
            (".,.,.,0", False),
            (".,h2,h4,39", False),
        ],
    )
    def test_no_pawn_in_play_means_none_that_could_advance_by_any_number(self, pawns: str, three: bool) -> None:
        state = play(table(f"4,.,.,./{pawns}"), 1, "move 4")
        assert state.player == 1
        assert (state.phase == 3) == three

    @clause("3.2")
    def test_in_the_three_throws_only_a_six_counts(self) -> None:
        state = play(table(".,.,.,h4/5,.,.,.", due="try3"), 1, 2)
        assert (state.player, own(state)) == (0, ".,.,.,h4")

    @clause("3.3")
    def test_with_track_pawns_in_the_house_do_not_count_as_in_play(self) -> None:
        state = play(table("4,.,.,./.,.,.,h1", "three=track"), 1, "move 4")
        assert state.phase == 3
        state = passed(play(state, 1, 2, 3))
        assert (own(state, 1), state.player) == (".,.,.,h1", 0)

    @clause("3.4")
    def test_with_base_only_four_pawns_in_the_base_throw_three_times(self) -> None:
        state = play(table("4,.,.,./.,.,.,h4", "three=base"), 1, "move 4")
        assert state.phase == 0
        assert passed(play(state, 3)).player == 0
        assert play(table("4,.,.,./.,.,.,.", "three=base"), 1, "move 4").phase == 3

    @clause("3.5")
    def test_one_throw_for_any_one_pawn(self) -> None:
        state = play(table(".,3,20,h1/5,.,.,."), 2)
        assert legal(state) == ["move 3", "move 20", "move h1"]
        state = play(state, "move 20")
        assert (own(state), state.player) == (".,3,22,h1", 1)
        assert refusal(play(table(".,3,20,h1/5,.,.,."), 2), "move 4") == ("illegal-no-pawn", "3.5")

    @clause("3.6")
    def test_one_who_can_advance_has_to(self) -> None:
        state = play(table(".,.,h1,h4/5,.,.,."), 1)
        assert legal(state) == ["move h1"]

    @clause("3.7")
    def test_when_no_pawn_can_advance_the_turn_passes(self) -> None:
        state = play(table(".,.,h1,h4/5,.,.,."), 3)
        assert state.player == 0
        assert passed(state).player == 1


class TestSix:
    @clause("4.1")
    @pytest.mark.parametrize("pawns", [".,.,.,20", "5,10,20,30", "h1,h2,h4,39"])
    def test_every_six_gives_one_more_throw(self, pawns: str) -> None:
        state = play(table(f"{pawns}/5,.,.,."), 6)
        state = play(state, "enter") if state.to_act() == (0,) else state
        assert (state.to_act(), state.player) == ((NATURE,), 0)
        assert len(state.chances()) == 6

    @clause("4.2")
    def test_a_six_brings_a_pawn_out_and_the_next_throw_moves_it(self) -> None:
        """T3: two in the base, one on 20, throws 6, 3: the new pawn stands on 3, the other stays on 20."""
        state = play(table(".,.,20,h4/5,.,.,."), 6)
        assert legal(state) == ["enter"]
        assert refusal(state, "move 20") == ("illegal-come-out", "4.2")
        state = play(state, "enter", 3)
        assert legal(state) == ["move 0"]
        assert refusal(state, "move 20") == ("illegal-bound", "4.2")
        assert refusal(state, "enter") == ("illegal-enter", "4.2")
        state = play(state, "move 0")
        assert (own(state), state.player) == (".,3,20,h4", 1)

    @clause("4.2")
    def test_a_six_thrown_for_the_pawn_on_the_start_belongs_to_it(self) -> None:
        """It is a six, so “only a six brings a pawn out” would be no reason."""
        state = play(table(".,.,20,h4/5,.,.,."), 6, "enter", 6)
        assert refusal(state, "enter") == ("illegal-bound", "4.2")

    @clause("4.6", "4.9")
    def test_from_an_empty_base_nobody_comes_out(self) -> None:
        assert refusal(play(table("1,12,20,h4/5,.,.,."), 6, 2), "enter") == ("illegal-base-empty", "4.6")
        assert refusal(play(table("1,12,20,h4/5,.,.,.", "base_empty=separate"), 6), "enter") == (
            "illegal-base-empty",
            "4.9",
        )

    @clause("4.3")
    def test_a_second_six_moves_the_pawn_and_brings_out_the_next(self) -> None:
        """T11: two in the base, throws 6, 6, 3: pawns on 6 and 3, the base is empty."""
        state = play(table(".,.,20,h4/5,.,.,."), 6, "enter", 6, "move 0")
        assert legal(state) == ["enter"]
        state = play(state, "enter", 3, "move 0")
        assert (own(state), state.player) == ("3,6,20,h4", 1)

    @clause("4.3")
    def test_the_chain_goes_on_with_every_six(self) -> None:
        """The third pawn hits the second on square 6, so there is one in the base again."""
        state = play(table(".,.,20,h4/5,.,.,."), 6, "enter", 6, "move 0", "enter", 6, "move 0")
        assert own(state) == ".,6,20,h4"
        assert legal(state) == ["enter"]

    @clause("4.4")
    def test_with_the_base_empty_the_next_throw_is_like_any_other(self) -> None:
        """T12: one in the base, throws 6, 6, 3: the new pawn stands on 6, then any one pawn goes 3."""
        state = play(table(".,20,30,h4/5,.,.,."), 6, "enter", 6, "move 0", 3)
        assert own(state) == "6,20,30,h4"
        assert legal(state) == ["move 6", "move 20", "move 30"]
        assert play(state, "move 20").player == 1

    @clause("4.4")
    def test_no_number_counts_twice(self) -> None:
        """A third six is added to the throw after it, the second is not."""
        state = play(table(".,20,30,h4/5,.,.,."), 6, "enter", 6, "move 0", 6, 2)
        assert own(play(state, "move 6")) == "14,20,30,h4"

    @clause("4.5")
    def test_with_plain_sixes_the_second_only_moves_the_pawn(self) -> None:
        state = play(table(".,.,20,h4/5,.,.,.", "six_again=plain"), 6, "enter", 6, "move 0")
        assert (state.to_act(), state.player) == ((NATURE,), 0)
        assert legal(play(state, 3)) == ["move 6", "move 20"]
        assert legal(play(state, 6)) == ["enter"]

    @clause("4.6")
    def test_with_an_empty_base_both_throws_are_added_for_one_pawn(self) -> None:
        """T4: base empty, throws 6, 2: one pawn goes 8."""
        state = play(table("1,12,20,h4/5,.,.,."), 6)
        assert state.to_act() == (NATURE,)
        state = play(state, 2)
        assert legal(state) == ["move 1", "move 12", "move 20"]
        state = play(state, "move 20")
        assert (own(state), state.player) == ("1,12,28,h4", 1)

    @clause("4.7")
    def test_all_throws_in_a_row_are_added(self) -> None:
        """T14: base empty, throws 6, 6, 2: one pawn goes 14."""
        assert own(play(table("1,12,22,h4/5,.,.,."), 6, 6, 2, "move 1")) == "12,15,22,h4"

    @clause("4.8", "6.1")
    def test_a_total_that_no_pawn_can_go_is_lost(self) -> None:
        """T7: base empty, throws 6, 2: a pawn on 38 cannot go 8."""
        state = play(table("38,h2,h3,h4/5,.,.,."), 6, 2)
        assert state.to_act() == (NATURE,)
        state = passed(state)
        assert (own(state), state.player) == ("38,h2,h3,h4", 1)

    @clause("4.9")
    def test_with_separate_moves_the_six_is_moved_by_itself(self) -> None:
        state = play(table("1,12,20,h4/5,.,.,.", "base_empty=separate"), 6)
        assert legal(state) == ["move 1", "move 12", "move 20"]
        state = play(state, "move 12", 2)
        assert legal(state) == ["move 1", "move 18", "move 20"]
        assert play(state, "move 18").player == 1

    @clause("4.9")
    def test_with_separate_moves_a_useless_six_still_gives_a_throw(self) -> None:
        state = play(table("38,h2,h3,h4/5,.,.,.", "base_empty=separate"), 6)
        assert (state.to_act(), state.player) == ((NATURE,), 0)
        assert play(state, 2, "move 38").scores() == (1, 0)

    @clause("4.9", "7.1")
    def test_a_six_into_the_house_may_win(self) -> None:
        state = play(table("35,h1,h3,h4/5,.,.,.", "base_empty=separate"), 6, "move 35")
        assert state.scores() == (1, 0)


class TestMeetings:
    @clause("5.1")
    def test_occupied_squares_are_counted(self) -> None:
        """Pawns of both colours stand between 3 and 8, and nothing happens to them."""
        state = play(table("3,5,.,./26,27,.,."), 5, "move 3")
        assert own(state) == ".,.,5,8"
        assert own(state, 1) == ".,.,26,27"

    @clause("5.2")
    def test_a_pawn_that_is_landed_on_goes_back_to_its_base(self) -> None:
        """T5."""
        state = play(table("3,.,.,./28,30,.,."), 5, "move 3")
        assert (own(state), own(state, 1)) == (".,.,.,8", ".,.,.,30")

    @clause("5.2")
    def test_a_pawn_on_the_start_is_hit_by_one_that_comes_out(self) -> None:
        state = play(table(".,.,.,./20,30,.,.", due="try3"), 6, "enter")
        assert (own(state), own(state, 1)) == (".,.,.,0", ".,.,.,30")

    @clause("5.3")
    def test_one_s_own_pawn_goes_back_too(self) -> None:
        """T6: own pawns on 5 and 8, throw 3 with the first: one on 8, the other in the base."""
        state = play(table("5,8,20,./5,.,.,."), 3)
        assert legal(state) == ["move 5", "move 8", "move 20"]
        assert own(play(state, "move 5")) == ".,.,8,20"

    @clause("5.4")
    def test_coming_out_sends_the_own_pawn_on_the_start_back(self) -> None:
        """T13: own pawn on the start, one in the base, six: one on the start, one in the base; the next throw moves the
        new one."""
        before = table("0,.,20,h4/5,.,.,.")
        state = play(before, 6, "enter")
        assert own(state) == ".,0,20,h4"
        assert (before.pawns[0].index(0), state.pawns[0].index(0)) == (0, 1)
        state = play(state, 3)
        assert legal(state) == ["move 0"]
        assert own(play(state, "move 0")) == ".,3,20,h4"

    @clause("5.5")
    def test_the_only_move_is_made_even_if_it_hits_one_s_own(self) -> None:
        state = play(table("36,39,h2,./5,.,.,."), 3)
        assert legal(state) == ["move 36", "move 39"]
        state = play(table("36,39,h3,./5,.,.,."), 3)
        assert legal(state) == ["move 36"]
        assert own(play(state, "move 36")) == ".,.,39,h3"

    @clause("5.6")
    def test_two_pawns_never_stand_on_one_square(self) -> None:
        """Whatever five squares apart two pawns of any colours are, after a five one of them is gone."""
        for first, second in product(range(35), range(40)):
            if (second + 20) % 40 != first:
                state = play(table(f"{first},.,.,./{second},.,.,."), 5, f"move {first}")
                taken = [(at + 20 * seat) % 40 for seat in (0, 1) for at in state.pawns[seat] if 0 <= at < 40]
                assert len(taken) == len(set(taken))

    @clause("5.7")
    def test_spared_pawns_are_not_landed_on(self) -> None:
        state = play(table("5,8,20,./5,.,.,.", "own=spared"), 3)
        assert legal(state) == ["move 8", "move 20"]
        assert refusal(state, "move 5") == ("illegal-own", "5.7")

    @clause("5.7")
    def test_when_the_pawn_on_the_start_is_kept_from_its_throw_another_takes_it(self) -> None:
        state = play(table(".,3,20,h4/5,.,.,.", "own=spared"), 6, "enter", 3)
        assert legal(state) == ["move 3", "move 20"]
        assert play(state, "move 3").player == 1

    @clause("5.8")
    def test_while_the_start_is_taken_a_six_moves_any_pawn_and_gives_a_throw(self) -> None:
        state = play(table("0,.,20,h4/5,.,.,.", "own=spared"), 6)
        assert legal(state) == ["move 0", "move 20"]
        assert refusal(state, "enter") == ("illegal-start-taken", "5.8")
        state = play(state, "move 20")
        assert (state.to_act(), state.player) == ((NATURE,), 0)
        assert legal(play(state, 3)) == ["move 0", "move 26"]

    @clause("5.8")
    def test_a_second_six_that_the_start_cannot_take_brings_nobody_out(self) -> None:
        state = play(table(".,.,6,20/5,.,.,.", "own=spared"), 6, "enter", 6)
        assert legal(state) == ["move 6", "move 20"]
        state = play(state, "move 20")
        assert (state.to_act(), state.player) == ((NATURE,), 0)

    @clause("5.9")
    def test_a_pawn_on_its_start_can_be_hit(self) -> None:
        state = play(table("17,.,.,./0,.,.,."), 3, "move 17")
        assert own(state, 1) == ".,.,.,."

    @clause("5.10")
    def test_a_safe_start_keeps_others_off(self) -> None:
        state = play(table("17,2,.,./0,.,.,.", "safe_start=yes"), 3)
        assert legal(state) == ["move 2"]
        assert refusal(state, "move 17") == ("illegal-safe", "5.10")
        assert legal(play(table("17,2,.,./1,.,.,.", "safe_start=yes"), 4)) == ["move 2", "move 17"]
        guest = play(table(".,.,.,./20,.,.,.", "safe_start=yes", due="try3"), 6, "enter")
        assert own(guest, 1) == ".,.,.,."

    @clause("5.11")
    def test_nobody_has_to_hit(self) -> None:
        assert legal(play(table("3,10,.,./28,.,.,."), 5)) == ["move 3", "move 10"]

    @clause("5.12")
    def test_with_the_duty_to_hit_other_moves_are_refused(self) -> None:
        state = play(table("3,10,20,./28,35,.,.", "capture=must"), 5)
        assert legal(state) == ["move 3", "move 10"]
        assert refusal(state, "move 20") == ("illegal-must-capture", "5.12")

    @clause("5.12")
    def test_a_move_onto_one_s_own_pawn_is_refused_for_the_duty_to_hit_alone(self) -> None:
        """Own pawns may be landed on (5.3); it is the rival on 8 that forbids it."""
        state = play(table("3,15,20,./28,.,.,.", "capture=must"), 5)
        assert legal(state) == ["move 3"]
        assert refusal(state, "move 15") == ("illegal-must-capture", "5.12")

    @clause("5.10", "5.12")
    def test_safe_starts_are_no_reason_where_nobody_stands_on_one(self) -> None:
        """The move from 20 ends on 25, which is nobody's start: the duty to hit forbids it."""
        state = play(table("3,10,20,./28,35,.,.", "capture=must safe_start=yes"), 5)
        assert legal(state) == ["move 3", "move 10"]
        assert refusal(state, "move 20") == ("illegal-must-capture", "5.12")

    @clause("5.12")
    def test_one_s_own_pawns_need_not_be_hit(self) -> None:
        assert legal(play(table("3,8,20,./15,.,.,.", "capture=must"), 5)) == ["move 3", "move 8", "move 20"]


class TestHouse:
    @clause("6.1")
    def test_a_pawn_enters_by_an_exact_number(self) -> None:
        """T7: 38 and 3 is the second square of the house; 6 would be past its end."""
        assert own(play(table("38,.,.,./5,.,.,."), 3, "move 38")) == ".,.,.,h2"
        state = play(table("39,20,.,./5,.,.,."), 5)
        assert legal(state) == ["move 20"]
        assert refusal(state, "move 39") == ("illegal-too-far", "6.1")

    @clause("6.2")
    def test_a_pawn_waiting_in_front_of_its_house_can_be_hit(self) -> None:
        state = play(table("39,h1,h2,h4/14,.,.,.", player=2), 5, "move 14")
        assert own(state) == ".,h1,h2,h4"

    @clause("6.3")
    def test_pawns_jump_over_each_other_in_the_house(self) -> None:
        """T8: 40 taken, from 39 by 2 onto 41; T9: 41 taken, from 40 by 2 onto 42."""
        assert own(play(table("39,h1,.,./5,.,.,."), 2, "move 39")) == ".,.,h1,h2"
        assert own(play(table("h1,h2,.,./5,.,.,."), 2, "move h1")) == ".,.,h2,h3"

    @clause("6.3")
    def test_houses_of_others_are_not_on_the_way(self) -> None:
        """A pawn of the first on 20 passes the second's house; whatever stands in it stays."""
        state = play(table("17,.,.,./h1,h2,h3,."), 4, "move 17")
        assert own(state, 1) == ".,h1,h2,h3"

    @clause("6.4")
    def test_a_taken_square_of_the_house_is_closed(self) -> None:
        """T9: 41 taken, from 40 by 1 is illegal."""
        state = play(table("h1,h2,7,./5,.,.,."), 1)
        assert legal(state) == ["move 7", "move h2"]
        assert refusal(state, "move h1") == ("illegal-house-taken", "6.4")

    @clause("6.5")
    def test_without_jumps_nobody_passes_a_pawn_in_the_house(self) -> None:
        state = play(table("39,h1,h3,./5,.,.,.", "jumps=no"), 2)
        assert state.to_act() == (NATURE,)
        state = play(table("39,h1,h3,7/5,.,.,.", "jumps=no"), 2)
        assert legal(state) == ["move 7"]
        assert refusal(state, "move 39") == ("illegal-jump", "6.5")
        assert legal(play(table("h1,h3,7,./5,.,.,.", "jumps=no"), 3)) == ["move 7"]
        assert legal(play(table("h1,h4,7,./5,.,.,.", "jumps=no"), 2)) == ["move 7", "move h1"]
        assert legal(play(table("37,h2,7,./39,.,.,.", "jumps=no"), 3)) == ["move 7", "move 37"]


class TestEnd:
    @clause("7.2")
    def test_with_more_than_two_the_others_play_on(self) -> None:
        state = play(table("38,h2,h3,h4/5,.,.,./5,.,.,."), 2, "move 38")
        assert state.out == (0,)
        assert (state.to_act(), state.player) == ((NATURE,), 1)
        state = play(state, 1, "move 5", 1, "move 5")
        assert state.player == 1

    @clause("7.3")
    def test_until_one_is_left_and_each_scores_for_all_left_behind(self) -> None:
        state = play(table("h1,h2,h3,h4/38,h2,h3,h4/5,.,.,./39,h2,h3,h4", player=2, out="1"), 2, "move 38")
        assert state.scores() is None
        state = play(state, 1, "move 5", 1, "move 39")
        assert state.out == (0, 1, 3)
        assert state.scores() == (3, 2, 0, 1)
