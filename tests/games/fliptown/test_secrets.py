"""Who knows what, and positions as text."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.fliptown.frontier import GAME, dealt, play, table, turn
from saloon.core import NATURE, ONLOOKER, Unreadable
from saloon.games.fliptown.rules import Fliptown, FliptownOptions
from saloon.kit.cards import FRENCH

CARD = FRENCH.read


class TestGuesses:
    def test_a_stolen_card_is_none_of_those_seen_since(self) -> None:
        """Stolen in the first round; in the second all but four cards have been seen: it is one of these."""
        hidden = ("SK", "SQ", "C3", "DJ")
        seen = ",".join(name for name in FRENCH.texts if name not in hidden)
        state = table(
            "flip",
            "",
            "",
            round=2,
            sheriff="DJ",
            stolen="SK",
            cleared=seen,
            bot="jane",
            options="cowbot=jane",
        )
        view = state.view(0)
        found = Counter(FRENCH.write(view.guess(Random(seed)).stolen[0]) for seed in range(800))
        assert set(found) == {"SK", "SQ", "C3", "DJ"} and min(found.values()) > 120

    def test_what_is_seen_after_a_theft_was_not_stolen(self) -> None:
        """The line-up of the theft, then each card turned up later."""
        state = turn("H4 SA C2", "", bot="jane", options="cowbot=jane")
        state = play(state, "stop A", "theft SK", "turn D5", "turn D6")
        excluded = {name for name in FRENCH.texts if state.cleared[0] >> CARD(name) & 1}
        assert excluded == {"H4", "SA", "C2", "D5", "D6"}

    def test_the_sheriff_card_is_none_of_those_seen_this_round(self) -> None:
        state = turn("H4 C7 D2", "", "", seen=",".join(name for name in FRENCH.texts if name not in ("DJ", "S9")))
        found = {FRENCH.write(state.view(1).guess(Random(seed)).sheriff) for seed in range(60)}
        assert found == {"DJ", "S9"}

    def test_after_a_refill_the_sheriff_card_is_still_an_old_one(self) -> None:
        """All but the sheriff card and one hidden card were seen; then the discards became the deck."""
        rest = [name for name in FRENCH.texts if name not in ("H4", "C7", "DJ")]
        seen = ",".join(name for name in FRENCH.texts if name != "DJ")
        state = table("flip", "H4 C7", "", discards=",".join(rest), seen=seen)
        state = play(state, "refill")
        assert {state.view(0).guess(Random(seed)).sheriff for seed in range(20)} == {CARD("DJ")}

    def test_who_has_peeked_knows(self) -> None:
        state = turn("H4 C7 D2", "", "", sheriff="S9", peeked="2")
        assert state.view(1).sheriff == CARD("S9")
        assert all(state.view(viewer).sheriff == -1 for viewer in (0, ONLOOKER))
        assert state.view(1).guess(Random(1)) == state

    def test_sealed_roles_are_guessed_evenly(self) -> None:
        state = play(table("arrange", "H4 C7 D2", "", ""), "2: D2 H4")
        found = Counter(state.view(0).guess(Random(seed)).roles[1] for seed in range(600))
        assert len(found) == 6 and min(found.values()) > 60

    def test_hidden_hold_em_cards_and_the_deck_share_what_is_unseen(self) -> None:
        state = play(dealt(2, "holdem=yes"), "sheriff DJ", "hole 1 H9", "hole 1 HK", "hole 2 C2", "hole 2 C3")
        world = state.view(0).guess(Random(3))
        assert world.holes[0] == state.holes[0] and -1 not in world.holes[1]
        assert world.census() == list(range(52))


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            "turn | ",
            "nowhere |",
            "flip sheriff=DJ",
            "flip sheriff=DJ | | | | |",
            "flip sheriff=DJ | cash=-3",
            "flip sheriff=DJ | pans=5",
            "flip sheriff=DJ | tombs=TL",
            "flip sheriff=DJ | rooms=3A",
            "flip sheriff=DJ | stops=3",
            "flip sheriff=DJ | stops=3 at=5",
            "flip sheriff=DJ | failed=3",
            "flip sheriff=DJ | owned=rifle town=gunsmith",
            "flip sheriff=DJ | town=gunsmith owned=rifle",
            "flip sheriff=DJ | owned=pan",
            "flip sheriff=DJ | nights=1",
            "flip sheriff=DJ | town=hotel nights=5",
            "flip sheriff=DJ | land=a",
            "flip sheriff=DJ | wanted=2",
            "flip sheriff=DJ | poker=H4",
            "flip sheriff=DJ | used=1",
            "flip sheriff=DJ line=DJ seen=DJ |",
            "flip sheriff=DJ line=H4,H4 |",
            "flip sheriff=DJ discards=DJ |",
            "flip sheriff=DJ player=2 |",
            "flip sheriff=DJ bot=jane | |",
            "flip sheriff=DJ bounties=rich |",
            "flip sheriff=DJ stolen=H4 cleared=C2 |",
            "flip | ",
            "arrange sheriff=DJ line=H4,C7 |",
            "flip sheriff=DJ line=H4,C7,D2 |",
            "pay sheriff=DJ |",
            "rob sheriff=DJ line=H4,C7,D2 roles=H4+C7 suit=H value=7 | poker=D2",
            "flip sheriff=DJ suit=H |",
            "flip sheriff=DJ round=3 |",
            "flip sheriff=DJ turn=5 |",
            "flip sheriff=DJ gold=3 |",
            "flip sheriff=DJ | | who=mayor stars=3 | who=mayor",
            "flip turn=1 sheriff=DJ | gold=3 cash=2 poker=H4",
            "arrange sheriff=DJ line=H4,C7,D2 roles=H4+H5 |",
        ],
    )
    def test_positions_that_cannot_be_are_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            GAME.notation.read_state(text, FliptownOptions())

    @pytest.mark.parametrize(
        "text", ["H4", "H4 ?", "roles 5 H4 C7", "roles 1 ? ?", "land ac", "enter 9Z", "value 14", "use bank"]
    )
    def test_actions_that_do_not_exist_are_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            GAME.notation.read(text)

    def test_spelling_is_taken_lightly(self) -> None:
        state = turn("H4 C7 D2", "gold=2")
        assert GAME.notation.write(GAME.notation.resolve(state, 0, " Stop  3 ")) == "stop 3"
        state = table("arrange", "H4 C7 D2")
        assert GAME.notation.write(GAME.notation.resolve(state, 0, "h4 c7")) == "H4 C7"

    def test_things_that_do_not_exist_are_refused_in_words(self) -> None:
        from saloon.games.fliptown.rules.actions import Call, ChangeValue, Dig, Enter, Mark, Rob, Stop, Use, Visit

        state = turn("C4 S5 D2", "gold=9")
        for action in (
            Stop(99),
            Stop(-3),
            Rob(40),
            Enter(77),
            Visit(13),
            Dig(9),
            Use(99, 0),
            Use(4, 99),
            Use(7, -1),
            ChangeValue(20),
            ChangeValue(0),
            Call(9),
            Mark(99),
        ):
            assert state.why_not(0, action).message.startswith("illegal")
        inside = play(state, "visit store")
        for action in (Use(4, 99), Use(4, -1), Stop(13)):
            assert inside.why_not(0, action).message.startswith("illegal")


def test_every_card_is_somewhere_after_every_step() -> None:
    """V22, with a cowbot, hold 'em and characters."""
    for seed, seats, options in (
        (1, 1, "cowbot=card holdem=yes"),
        (2, 4, "holdem=yes characters=dealt"),
        (3, 1, "cowbot=billy"),
    ):
        state, rng = GAME.new(seats, FliptownOptions.read(options)), Random(seed)
        while state.to_act():
            seat = state.to_act()[0]
            state = state.after(seat, state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat))))
            assert state.census() == list(range(52))
        assert all(len(each.poker) == 15 for each in state.maps)


def test_a_turn_can_be_taken_back_up_to_the_first_card() -> None:
    """Nobody learns anything by own decisions of an open turn; a robbery card or a look at the sheriff's ends that."""
    from saloon.core import Event
    from saloon.match.undo import is_free

    def free(state: Fliptown, *texts: str) -> bool:
        since = []
        for number, text in enumerate(texts, 1):
            seat = state.to_act()[0]
            since.append((Event(number, seat, GAME.notation.read(text)), state))
            state = play(state, text)
        return is_free(GAME, len(state.maps), since, 0)

    assert free(table("arrange", "C4 S5 D2"), "C4 S5", "suit H", "stop 3")
    assert free(turn("C4 S5 D2", "", ""), "value 6", "visit church")
    assert not free(turn("S4 C5 D2", "", ""), "rob 5", "robbery H5")
    assert not free(turn("C4 SJ D2", "town=office", sheriff="S9"), "visit office", "office", "peek S9")
