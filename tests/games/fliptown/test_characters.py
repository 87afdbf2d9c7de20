"""The characters, one by one."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import (
    COLUMN,
    GAME,
    coming,
    dealt,
    forced,
    has,
    legal,
    me,
    new,
    play,
    refusal,
    sites,
    table,
    turn,
)
from saloon.bots import make
from saloon.core import NATURE
from saloon.games.fliptown.data import BOTS, CHARACTERS
from saloon.scene import Reader

STARTS = {
    "trailblazer": "cash=3 gold=4",
    "cheat": "cash=7 gold=1",
    "prospector": "cash=3 gold=5 pans=1",
    "settler": "cash=7 gold=2",
    "bandit": "cash=7 gold=6 wanted=4",
    "marshal": "cash=5 gold=2 stars=2",
    "preacher": "cash=3 gold=3",
    "miner": "cash=1 gold=5",
    "ranch-hand": "cash=5 gold=1 hammers=1",
    "grave-robber": "cash=3 gold=1 owned=shovel",
    "man-in-black": "cash=3 gold=4 wanted=6 stars=1",
    "baroness": "cash=7 gold=1",
    "mayor": "cash=3 gold=1 stars=3",
    "wild-card": "cash=4 gold=0",
}


class TestCast:
    @clause("15.1", "15.3")
    @pytest.mark.parametrize("who", STARTS)
    def test_the_start_of_each_character_replaces_the_usual_one(self, who: str) -> None:
        state = play(new(1, "characters=dealt"), f"cast 1 {who}")
        assert has(state, f"who={who} {STARTS[who]}")
        for name in ("stars", "wanted", "pans", "hammers"):
            assert f"{name}=" in STARTS[who] or has(state, f"{name}=0")

    @clause("15.1")
    def test_no_two_are_the_same(self) -> None:
        state = new(3, "characters=dealt")
        state = play(state, "bounty rich", "bounty wanted", "bounty things", "cast 1 mayor")
        assert len(coming(state)) == 13 and "cast 2 mayor" not in coming(state)

    @clause("15.2")
    def test_seat_by_seat_one_may_choose_or_take_none(self) -> None:
        state = play(new(2, "characters=chosen"), "bounty rich", "bounty wanted", "bounty things")
        assert state.to_act() == (0,) and len(legal(state)) == 15
        state = play(state, "be mayor")
        assert "be mayor" not in legal(state) and state.to_act() == (1,)
        state = play(state, "be nobody")
        assert has(state, "who=mayor stars=3", 1) and has(state, "cash=4 gold=2 who=0", 2)
        assert state.phase == "sheriff"


class TestCalls:
    @clause("15.5")
    @pytest.mark.parametrize(
        ("who", "sign", "site"),
        [
            ("trailblazer", "H", "stop K"),
            ("settler", "C", "visit bank"),
            ("bandit", "S", "rob K"),
            ("miner", "D", "enter 1R"),
            ("grave-robber", "R", "dig TL"),
        ],
    )
    def test_five_characters_take_a_bonus_action(self, who: str, sign: str, site: str) -> None:
        words = f"who={who} owned=shovel" if who == "grave-robber" else f"who={who}"
        state = turn("C4 S5 D2", words)
        assert [text for text in legal(state) if text.startswith("call")] == [f"call {sign}"]
        state = play(state, f"call {sign}", site)
        assert me(state).used == 1

    @clause("15.5")
    def test_the_man_in_black_takes_any(self) -> None:
        found = [text for text in legal(turn("C4 S5 D2", "who=man-in-black")) if text.startswith("call")]
        assert found == ["call C", "call D", "call H", "call S", "call R"]

    @clause("15.4")
    def test_an_ability_is_used_once(self) -> None:
        state = turn("C4 S5 D2", "who=trailblazer used=1")
        assert "call H" not in legal(state)
        assert refusal(state, "call H") == "illegal-ability 15.4"
        assert refusal(turn("C4 S5 D2"), "call H") == "illegal-ability 15.4"
        assert refusal(turn("C4 S5 D2"), "power") == "illegal-ability 15.4"

    @clause("15.6")
    def test_before_or_after_the_own_action(self) -> None:
        before = play(turn("C4 S2 D2", "who=trailblazer cash=0"), "call H", "stop A")
        assert "visit bank" in legal(before)
        after = play(turn("C4 S2 D2", "who=trailblazer cash=0"), "visit bank")
        assert legal(after) == ["leave", "call H"]
        assert has(play(after, "call H", "stop A"), "stars=3 used=1")
        assert play(after, "leave").phase == "flip"

    @clause("15.6")
    def test_it_is_gained_but_in_no_area(self) -> None:
        assert has(play(turn("C4 S2 D2", "who=trailblazer"), "call H"), "kinds=trail sources=0 got=bonus")


class TestCards:
    @clause("15.7", "15.8")
    def test_the_cheat_declares_a_card(self) -> None:
        """Two pair and a three that becomes a third queen, though that queen is in the hand already."""
        state = table("cheat", "", "cash=0 poker=CQ,DQ,H8,S8,C3 who=cheat", turn=5)
        assert legal(state) == ["mark C3", "mark CQ", "mark DQ", "mark H8", "mark S8", "decline"]
        state = play(state, "mark C3")
        assert len(legal(state)) == 51 + 1 and "declare CQ" in legal(state)
        state = play(state, "declare CQ", "pay")
        assert has(state, "cash=7 stars=6 hands=6 used=1 poker=CQ,DQ,H8,S8,C3")

    @clause("15.8")
    def test_the_cheat_may_point_at_another_card_or_let_it_be(self) -> None:
        """The ability is used only when he has said what the card is."""
        before = table("cheat", "", "cash=0 poker=CQ,DQ,H8,S8,C3 who=cheat", turn=5)
        back = play(before, "mark H8", "decline")
        assert back == before and legal(back) == legal(before)
        assert has(play(back, "mark C3", "declare CQ", "pay"), "cash=7 stars=6 hands=6 used=1")
        assert has(play(back, "decline", "pay"), "hands=2 used=0")

    @pytest.mark.parametrize("level", [name for name in GAME.levels if name != "master"])
    def test_a_bot_never_goes_to_and_fro(self, level: str) -> None:
        """A royal flush can only get worse: whatever card is pointed at, one is declared, and the game goes on."""
        royal = f"poker={COLUMN},{COLUMN},CQ,CK,CA,CJ,C10 who=cheat"
        for state in (
            table("cheat", "", royal, turn=5, round=3),
            play(table("cheat", "", royal, turn=5, round=3), "mark CA"),
        ):
            for _ in range(2):
                if state.to_act() == (0,):
                    state = state.after(0, make(GAME, level, 0, 7).choose(state.view(0)))
            assert state.phase == "pay"

    @clause("15.8")
    @pytest.mark.parametrize(
        ("lang", "said", "told"),
        [
            ("en", "Choose another card", "Eva takes the finger off 8♥ again."),
            ("cs", "Vybrat jinou kartu", "Eva zase sundává prst z karty 8♥."),
            ("ru", "Выбрать другую карту", "Eva убирает палец с карты 8♥."),
        ],
    )
    def test_the_way_back_is_offered_in_words(self, lang: str, said: str, told: str) -> None:
        state = play(table("cheat", "", "poker=CQ,DQ,H8,S8,C3 who=cheat", turn=5), "mark H8")
        reader = Reader.of(GAME, 0, ("Eva",), lang)
        back = state.legal(0)[-1]
        assert [each.label for each in GAME.board.scene(state.view(0), reader).choices][-1] == said
        assert GAME.speech.tell(state.view(0), 0, back, reader) == told

    @clause("15.8")
    def test_he_decides_when_all_hands_are_open_hold_em_too(self) -> None:
        state = table("unveil", "", "who=cheat", "", turn=5, holes="H9+HK/C2+C3", left=3, options="holdem=yes")
        state = play(state, "unveil 2 C3")
        assert state.phase == "cheat" and {"mark H9", "mark HK"} <= set(legal(state)) and "mark C3" not in legal(state)
        assert refusal(state, "mark C3") == "illegal-mark 15.7"
        assert play(state, "decline").phase == "pay"

    @clause("15.9")
    def test_the_prospector_moves_by_the_number_of_pans(self) -> None:
        state = turn("S4 C9 D2", "who=prospector pans=3 gold=1")
        assert {"prospect up", "prospect down"} <= set(legal(state))
        state = play(state, "prospect down")
        assert sites(state) == ["rob 6"] and "prospect up" not in legal(state)
        assert sites(play(state, "value 7")) == ["rob 7"]
        assert "prospect up" not in legal(turn("S4 CJ D2", "who=prospector pans=3"))

    @clause("15.15")
    def test_the_mayor_throws_the_line_up_away(self) -> None:
        """Before anybody collects: the three kings of the first line-up catch nobody."""
        state = table("flip", "HK SK", "", "cash=0 who=mayor town=bail owned=K")
        state = play(state, "turn CK")
        assert state.to_act() == (1,) and legal(state) == ["redeal", "decline"]
        again = play(state, "redeal", "turn H4", "turn C7", "turn D2")
        assert again.phase == "arrange" and has(again, "cash=0 used=1", 2) and again.discards.bit_count() == 3
        assert play(state, "decline").phase == "outlaws"

    @clause("15.16", "15.17")
    def test_the_jokers_of_the_wild_card(self) -> None:
        """Both in one turn; like gold they catch no outlaw."""
        state = turn("S4 C9 D2", "gold=0 cash=0 who=wild-card town=bail owned=K")
        assert {"joker H", "joker K"} <= set(legal(state)) and "joker S" not in legal(state)
        state = play(state, "joker H", "joker K")
        assert has(state, "used=2 gold=0 cash=0") and sites(state)[-1] == "stop K"
        assert "joker S" not in legal(state)
        assert refusal(state, "joker S") == "illegal-ability 15.4"
        assert has(play(state, "stop K"), "poker=D2")


class TestSheriff:
    @clause("15.10", "15.11")
    def test_the_marshal_draws_a_card_of_his_own(self) -> None:
        state = table("show", "", "wanted=5 cash=20 stars=0 who=marshal", turn=5, sheriff="S3", bribes="refuses")
        state = play(state, "show S3")
        assert legal(state) == ["draw", "decline"]
        free = play(state, "draw", "judge H5")
        assert has(free, "cash=20 used=1 arrests=0") and free.round == 1
        worse = forced(play(state, "draw", "judge HA"))
        assert has(worse, "cash=10 arrests=1")
        assert has(forced(play(state, "decline")), "cash=10 used=0 arrests=1")

    @clause("15.11")
    def test_he_is_asked_even_if_the_common_card_would_free_him(self) -> None:
        state = table("show", "", "wanted=5 who=marshal", "", turn=5, sheriff="SK", bribes="refuses,refuses")
        state = play(state, "show SK")
        assert state.to_act() == (0,)
        drawn = play(state, "draw")
        assert drawn.to_act() == (NATURE,) and "judge SK" not in coming(drawn)
        bribed = table("show", "", "wanted=5 who=marshal", turn=5, sheriff="SK", bribes="bribes")
        assert play(bribed, "show SK").phase == "sheriff"

    @clause("15.12")
    def test_the_preacher_crosses_out_up_to_six_before_the_bribes(self) -> None:
        state = play(table("pay", "", "wanted=8 gold=9 who=preacher", turn=5), "pay")
        assert legal(state) == [f"preach {count}" for count in range(1, 7)] + ["decline"]
        after = play(state, "preach 6")
        assert has(after, "wanted=2 used=1") and legal(after) == ["bribe", "refuse"]
        assert legal(play(state, "decline")) == ["bribe", "refuse"]
        assert refusal(state, "preach 0") == "illegal-too-many 15.12"

    @clause("15.13")
    def test_ranch_hand_and_baroness(self) -> None:
        assert has(play(turn("C4 S2 D2", "who=ranch-hand hammers=3 wanted=9"), "power"), "wanted=3 used=1")
        assert has(play(turn("C4 S2 D2", "who=ranch-hand hammers=3 wanted=5"), "power"), "wanted=0")
        assert has(play(turn("C4 S2 D2", "who=baroness gold=1 wanted=9"), "power"), "gold=10 wanted=9")

    @clause("15.14")
    def test_at_any_decision_of_their_own_up_to_the_bribe(self) -> None:
        words = "wanted=6 who=baroness cash=20 stars=9"
        for phase, line, fields in (
            ("arrange", "C4 S2 D2", {}),
            ("turn", "C4 S2 D2", {}),
            ("outlaws", "C4 SK D2", {"left": 1}),
            ("pick", "H4 S2 D2", {"acted": "yes"}),
            ("office", "C4 SJ D2", {"acted": "yes", "peeked": "1"}),
        ):
            extra = " town=bail owned=K" if phase == "outlaws" else ""
            state = table(phase, line, words + extra, **fields)  # type: ignore[arg-type]
            assert "power" in legal(state), phase
            assert play(state, "power").phase == phase
        bribe = table("bribe", "", words, turn=5)
        assert legal(bribe) == ["refuse", "power"]
        assert legal(play(bribe, "power")) == ["bribe", "refuse"]
        assert "power" not in legal(table("fine", "", words, turn=5, bribes="refuses"))

    @clause("15.14")
    def test_a_ranch_hand_without_w_left_has_nothing_to_bribe(self) -> None:
        state = table("bribe", "", "wanted=2 gold=5 hammers=1 who=ranch-hand", turn=5)
        assert play(state, "power").phase == "show"


class TestNoEffect:
    @clause("15.18")
    def test_what_has_no_effect_is_not_offered(self) -> None:
        assert "power" not in legal(turn("C4 S2 D2", "who=baroness"))
        assert refusal(turn("C4 S2 D2", "who=baroness"), "power") == "illegal-no-effect 15.18"
        assert "power" not in legal(turn("C4 S2 D2", "who=ranch-hand wanted=3 hammers=0"))
        assert "call H" not in legal(turn("C4 S2 D2", "who=trailblazer stops=K"))
        assert refusal(turn("C4 S2 D2", "who=trailblazer stops=K"), "call H") == "illegal-no-target 15.18"
        assert refusal(turn("C4 S2 D2", "gold=5"), "suit C") == "illegal-same 15.18"
        assert refusal(turn("C4 S2 D2", "gold=5"), "value 2") == "illegal-same 15.18"
        assert play(table("pay", "", "wanted=0 gold=5 who=preacher", turn=5), "pay").phase == "show"

    @clause("15.4")
    def test_nobody_else_has_the_abilities(self) -> None:
        state = dealt(1)
        assert me(state).who == -1
        plain = turn("C4 S2 D2", "gold=9 pans=1 wanted=3")
        assert {text.split()[0] for text in legal(plain)} == {"visit", "dig", "suit", "value"}


@clause("15.3")
@pytest.mark.parametrize(("lang", "file"), [("en", "RULES.md"), ("cs", "RULES.cs.md"), ("ru", "RULES.ru.md")])
def test_the_rules_call_characters_and_cowbots_as_the_table_does(lang: str, file: str) -> None:
    rules, reader = (GAME.folder / file).read_text("utf-8"), Reader.of(GAME, lang=lang)
    names = [reader("character", who=each.name) for each in CHARACTERS] + [
        reader("bot", bot=each.name) for each in BOTS
    ]
    assert [name for name in names if name not in rules] == []


class TestEffectsThatWait:
    @clause("15.19")
    def test_the_baroness_turns_her_w_into_gold_for_the_club(self) -> None:
        state = play(turn("C4 SK D2", "who=baroness gold=0 wanted=3 town=club"), "visit club")
        assert legal(state) == ["leave", "power"]
        assert "club 3" in legal(play(state, "power"))
        assert play(state, "leave").phase != "turn"

    @clause("15.19")
    def test_the_man_in_black_earns_what_the_bank_asks(self) -> None:
        state = play(turn("C4 S2 D2", "who=man-in-black cash=3 gold=0 town=bank"), "visit bank")
        assert "call S" in legal(state) and "leave" in legal(state)
        assert not [text for text in legal(state) if text.startswith("bank")]

    @clause("15.20")
    def test_by_the_variant_what_cannot_be_done_lapses(self) -> None:
        state = play(
            turn("C4 SK D2", "who=baroness gold=0 wanted=3 town=club", options="abilities=lapse"), "visit club"
        )
        assert state.phase != "turn"

    @clause("15.19")
    def test_one_who_has_no_ability_left_is_not_asked(self) -> None:
        state = play(turn("C4 SK D2", "who=baroness used=1 gold=0 wanted=3 town=club"), "visit club")
        assert state.phase != "turn"


class TestReasons:
    @clause("15.4", "15.14")
    def test_an_ability_is_used_or_does_not_help(self) -> None:
        assert refusal(turn("C4 S2 D2", "who=ranch-hand used=1 wanted=3 hammers=1"), "power") == "illegal-ability 15.4"
        fined = table("fine", "", "wanted=6 who=baroness cash=20 stars=9", turn=5, bribes="refuses")
        assert refusal(fined, "power") == "illegal-fine 15.14"

    @clause("1.4", "9.10", "9.20")
    def test_what_a_house_asks(self) -> None:
        assert refusal(play(turn("C4 SQ D2", "cash=3 town=saloon"), "visit saloon"), "saloon 2") == "illegal-price 1.4"
        assert (
            refusal(play(turn("C4 S6 D2", "cash=2 wanted=5 town=church"), "visit church"), "church 3")
            == "illegal-price 1.4"
        )
        assert refusal(play(turn("C4 SK D2", "gold=2 town=club"), "visit club"), "club 3") == "illegal-gold 1.4"
        assert (
            refusal(play(turn("C4 S3 D2", "wanted=2 town=hideout"), "visit hideout"), "hideout 4")
            == "illegal-too-many 9.10"
        )

    @clause("7.1")
    def test_an_ace_robs_nothing(self) -> None:
        assert refusal(turn("S4 DA C2"), "rob 2") == "illegal-ace 7.1"

    @clause("3.3", "13.1")
    def test_what_was_not_asked_names_what_was(self) -> None:
        assert refusal(table("arrange", "C4 S2 D2", ""), "stop 7") == "illegal-asked 3.3"
        assert refusal(table("bribe", "", "wanted=2 gold=5", turn=5), "stop 7") == "illegal-asked 13.1"
