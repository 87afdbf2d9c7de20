"""Numbers of Bang! known from counting, and what its bots make of a table."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest

from saloon.core import NATURE
from saloon.games.bang import GAME
from saloon.games.bang import data as d
from saloon.games.bang.advice.belief import beliefs, deals
from saloon.games.bang.engine.rolling import FEWER, FULL, NUMBER, SETS, promised, throw
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules.actions import REROLL
from saloon.games.bang.study import Chase, ahead, seated
from saloon.kit.dice import Dice
from saloon.scene import Reader
from saloon.words import LANGS


def read(text: str) -> Bang:
    return GAME.notation.read_state(text, BangOptions())


@cache
def rows() -> dict[tuple[str, object], Fraction]:
    assert GAME.study.odds is not None
    return {(row.message, *row.args.values()): row.value for row in GAME.study.odds(BangOptions())}


class TestOdds:
    def test_one_throw(self) -> None:
        """Counted over all 6^5 throws."""
        throws = list(product(range(6), repeat=5))
        for least, known in ((2, Fraction(763, 3888)), (3, Fraction(23, 648))):
            counted = Fraction(sum(throw.count(5) >= least for throw in throws), 6**5)
            assert rows()["odds-throw", least] == counted == known

    @pytest.mark.parametrize(("who", "throws", "known"), [("other", 3, Fraction(1138594, 4782969)), ("duke", 4, None)])
    def test_chasing_the_gatling(self, who: str, throws: int, known: Fraction | None) -> None:
        """A die stays once it shows a Gatling or dynamite, so each is a Gatling in the end with the same chance."""
        single = sum(Fraction(1, 6) * Fraction(4, 6) ** before for before in range(throws))
        fires = sum(comb(5, guns) * single**guns * (1 - single) ** (5 - guns) for guns in (3, 4, 5))
        assert rows()["odds-gun", who] == fires
        assert known in (None, fires)

    def test_lucky_duke_and_willy_to_a_tenth_of_a_percent(self) -> None:
        assert round(float(rows()["odds-gun", "duke"]), 4) == 0.3196
        assert round(float(rows()["odds-gun", "willy"]), 3) == 0.563

    @pytest.mark.parametrize(("who", "throws", "known"), [("other", 3, 0.355), ("duke", 4, 0.533)])
    def test_throwing_everything_again(self, who: str, throws: int, known: float) -> None:
        """Each die has shown dynamite with chance 1 - (5/6)^throws."""
        single = 1 - Fraction(5, 6) ** throws
        blast = sum(comb(5, dice) * single**dice * (1 - single) ** (5 - dice) for dice in (3, 4, 5))
        assert rows()["odds-blast", who] == blast
        assert round(float(blast), 3) == known


def thrown(who: int, dice: Dice, rolls: int) -> Bang:
    """A turn of this character in which these dice lie."""
    s = seated(BangOptions(), who).copy()
    s.phase, s.dice, s.rolls = "reroll", dice, rolls
    return s


class TestAhead:
    """What a throw may bring, told with every choice."""

    @pytest.mark.parametrize("who", [d.PAUL, d.DUKE, d.WILLY, d.BLACK_JACK])
    @pytest.mark.parametrize(
        "dice",
        [
            (d.ARROW, d.BEER, d.GATLING, d.GATLING, d.DYNAMITE),
            (d.ONE, d.TWO, d.BEER, d.BEER, d.GATLING),
            (d.ONE, d.ONE, d.DYNAMITE, d.DYNAMITE, d.GATLING),
        ],
    )
    @pytest.mark.parametrize("rolls", [1, 2])
    def test_gatlings_as_the_rules_play_them(self, who: int, dice: Dice, rolls: int) -> None:
        """Against turns played through position by position."""
        state = thrown(who, dice, rolls)
        least = 2 if who == d.WILLY else 3
        faces = tuple(face for face in state.free_dice() if face != d.GATLING)
        played = Chase(d.GATLING, d.GATLING, least).odds(state.after(0, REROLL[faces]))
        assert ahead(state, faces).guns == played

    def test_one_throw_left(self) -> None:
        """Counted over all throws of the dice in the cup."""
        s = thrown(d.PAUL, (d.ARROW, d.BEER, d.BEER, d.DYNAMITE, d.DYNAMITE), 2).copy()
        s.pile = 2
        found = ahead(s, (d.ARROW, d.BEER, d.BEER))
        throws = list(product(range(6), repeat=3))
        assert (
            found.blast
            == found.face
            == Fraction(sum(d.DYNAMITE in throw for throw in throws), 6**3)
            == 1 - Fraction(5, 6) ** 3
        )
        assert found.indians == Fraction(sum(throw.count(d.ARROW) >= 2 for throw in throws), 6**3)
        assert found.guns == Fraction(1, 6**3)

    def test_a_die_that_shows_dynamite_is_thrown_no_more(self) -> None:
        """One die, two throws: the face at once, or something else than dynamite and then the face."""
        state = thrown(d.PAUL, (d.ONE, d.ONE, d.BEER, d.BEER, d.ARROW), 1)
        assert ahead(state, (d.ARROW,)).face == Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 6)

    @pytest.mark.parametrize("lang", LANGS)
    def test_choices_are_told_with_numbers(self, lang: str) -> None:
        state = thrown(d.PAUL, (d.ARROW, d.BEER, d.GATLING, d.GATLING, d.DYNAMITE), 1)
        reader = Reader.of(GAME, 0, lang=lang)
        for action in state.legal(0):
            why = GAME.advice.reason(state.view(0), 0, action)
            text = reader(why.message, **why.args)
            assert "%" in text and text.endswith("."), text
        kept = GAME.advice.reason(state.view(0), 0, REROLL[d.ARROW, d.BEER])
        assert kept.message == "why-chase-gun"
        assert (kept.args["guns"], kept.args["blast"]) == (round(100 * ahead(state, (d.ARROW, d.BEER)).guns), 3)


class TestCounts:
    @pytest.mark.parametrize(("seats", "ways"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
    def test_deals_of_the_hidden_roles(self, seats: int, ways: int) -> None:
        """All roles but the Sheriff's, as an onlooker may imagine them."""
        assert len(deals(d.AT_TABLE[seats][1:])) == ways

    def test_the_chance_of_each_role(self) -> None:
        """Of eight cards three are Outlaws; when one of them is gone, two of seven."""
        state = GAME.new(8)
        weights = {GAME.notation.write(action): weight for action, weight in state.chances()}
        assert weights == {"role 1 sheriff": 1, "role 1 deputy": 2, "role 1 outlaw": 3, "role 1 renegade": 2}
        state = state.after(NATURE, GAME.notation.read("role 1 outlaw"))
        assert sum(weight for _, weight in state.chances()) == 7

    def test_all_life_points_of_the_box(self) -> None:
        assert sum(d.LIFE) == 129


LINE = (
    "{roles} paul,duke,willy,suzy,rose - 11,8,8,8,9 0,0,0,0,0:9 1 _____:0:0:0 roll - -:0:0:0 {shots} {spared} "
    "{helped} -1"
)


class TestThrows:
    """The quick reckoning of throws against the plain one over all outcomes."""

    def final(self, dice: tuple[int, ...]) -> float:
        return (
            1.7 * dice.count(2)
            + 0.9 * dice.count(4) ** 2
            + (5.0 if dice.count(5) >= 3 else 0.0)
            - 2.5 * (dice.count(1) >= 3)
        )

    def rows(self, most: int, deadly: bool = False) -> list[list[float]]:
        """By the arrows taken: each costs 0.4, or the first one is the end of it."""
        return [
            [-0.4 if deadly and arrows else self.final(each) - 0.4 * arrows for each in FULL]
            for arrows in range(most + 1)
        ]

    def plain(self, dice: tuple[int, ...], throws: int, free: bool, deadly: bool = False) -> float:
        stop = self.final(dice)
        if not throws or dice.count(1) >= 3:
            return stop
        held = [face for face in dice if face == 1 and not free]
        rest = [face for face in dice if face != 1 or free]
        found = [stop]
        for mask in range(2 ** len(rest) - 1):
            kept = [*held, *(face for at, face in enumerate(rest) if mask >> at & 1)]
            falls = list(product(range(6), repeat=5 - len(kept)))
            sums = sum(self.thrown(kept, fall, throws - 1, free, deadly) for fall in falls)
            found.append(sums / len(falls))
        return max(found)

    def thrown(self, kept: list[int], fall: tuple[int, ...], throws: int, free: bool, deadly: bool) -> float:
        """The dice that have fallen are played on, unless an arrow among them is the end of it."""
        if deadly and 0 in fall:
            return -0.4
        return self.plain(tuple(sorted([*kept, *fall])), throws, free, deadly) - 0.4 * fall.count(0)

    @pytest.mark.parametrize("free", [False, True])
    @pytest.mark.parametrize("dice", [(0, 1, 1, 2, 5), (0, 2, 4, 4, 5), (1, 1, 1, 2, 2), (2, 3, 5, 5, 5)])
    def test_one_throw_for_the_best(self, dice: tuple[int, ...], free: bool) -> None:
        assert promised(self.rows(5), 1, free)[0][NUMBER[dice] - FEWER] == pytest.approx(self.plain(dice, 1, free))

    @pytest.mark.parametrize("throws", [1, 2])
    def test_an_arrow_that_is_the_end_leaves_nothing_to_hope_for(self, throws: int) -> None:
        dice = (1, 1, 2, 4, 5)
        hope = promised(self.rows(6, deadly=True), throws, False)[0][NUMBER[dice] - FEWER]
        assert hope == pytest.approx(self.plain(dice, throws, False, True))
        assert hope < promised(self.rows(6), throws, False)[0][NUMBER[dice] - FEWER]

    def test_two_throws_for_the_best(self) -> None:
        """With two dynamites locked only three dice are thrown: six arrows at most."""
        dice = (0, 1, 1, 2, 5)
        assert promised(self.rows(6), 2, False)[0][NUMBER[dice] - FEWER] == pytest.approx(self.plain(dice, 2, False))

    def test_more_arrows_than_rows_count_as_the_last(self) -> None:
        """All five dice are thrown: nothing but whether an arrow falls is paid for, and that once."""
        rows = [[0.0] * len(FULL), [-1.0] * len(FULL)]
        assert throw(rows)[0][0] == pytest.approx((5 / 6) ** 5 - 1)
        assert throw(rows)[1][0] == -1.0

    def test_there_are_462_sets_of_dice(self) -> None:
        assert len(set(SETS)) == 462


class TestBeliefs:
    def odds(
        self, seat: int, roles: str = "Soodr", shots: str = "-", spared: str = "-", helped: str = "-"
    ) -> list[tuple[float, ...]]:
        return [*beliefs(read(LINE.format(roles=roles, shots=shots, spared=spared, helped=helped)), seat)]

    def test_without_deeds_all_deals_are_alike(self) -> None:
        """The Sheriff of five expects an Outlaw with 2/4, a Deputy and a Renegade with 1/4 each."""
        for odds in self.odds(0)[1:]:
            assert odds == pytest.approx((0, 0.25, 0.5, 0.25))

    def test_one_who_shoots_the_sheriff_looks_like_an_outlaw(self) -> None:
        odds = self.odds(0, shots="2>1:2")
        assert odds[1][2] > 0.8
        assert odds[2][2] < 0.5

    def test_one_who_spares_and_helps_the_sheriff_looks_like_a_deputy(self) -> None:
        odds = self.odds(0, spared="4>1:2", helped="4>1:2")
        assert odds[3][1] > 0.5
        assert odds[3][2] < 0.1

    def test_one_who_shoots_a_likely_outlaw_looks_lawful(self) -> None:
        before = self.odds(0, shots="2>1:3")[2][2]
        after = self.odds(0, shots="2>1:3,3>2:3")[2][2]
        assert after < before

    def test_the_true_roles_of_others_do_not_count(self) -> None:
        """Two worlds that look alike to a seat give the same beliefs: bots see no hidden role."""
        assert self.odds(1, "Soodr", shots="3>1:1") == self.odds(1, "Sodro", shots="3>1:1")

    def test_odds_add_up_to_the_roles_of_the_table(self) -> None:
        odds = self.odds(1, shots="3>1:1,4>2:2", helped="5>1:1")
        for role in range(4):
            assert sum(each[role] for each in odds) == pytest.approx(d.AT_TABLE[5].count(role))
        assert odds[1] == (0, 0, 1, 0)

    def test_a_beer_poured_away_tells_nothing(self) -> None:
        """Only a life point gained is help."""
        state = read("dSoro paul,duke,willy,suzy,rose - 9,9,8,8,9 0,0,0,0,0:9 1 BDDGG:1:0:0 beer - -:0:0:0 - - - -1")
        beer = GAME.notation.read
        assert not any(state.after(0, beer("beer>3")).helped)
        assert state.after(0, beer("beer>2")).helped[1] == 1

    def test_own_deeds_do_not_change_what_one_believes(self) -> None:
        assert self.odds(1, shots="2>4:3", helped="2>5:1") == self.odds(1)


class TestHints:
    """Why dice are thrown again."""

    ROLLED = "{roles} {who},duke,willy,suzy,rose - {life} {arrows} 1 {dice}:1:0:0 reroll - -:0:0:0 - - - -1"

    @pytest.mark.parametrize(
        ("dice", "again", "why"),
        [
            ("AD1BG", "again A", "why-throw-arrows"),
            ("DD1BG", "again G", "why-throw-guns"),
            ("DD1BG", "again B", "why-throw-beers"),
            ("D11GG", "again 1", "why-chase-gun"),
            ("D1GGG", "again 1", "why-loaded"),
            ("DD12B", "again 2", "why-throw"),
        ],
    )
    def test_each_face_has_its_reason(self, dice: str, again: str, why: str) -> None:
        assert self.why(dice, again) == why

    def test_shots_that_reach_friends_only(self) -> None:
        """With four left the only one two places from the Deputy is the Sheriff, or an Outlaw."""
        assert self.why("D2BBG", "again 2", roles="doSoR", life="9,8,10,8,0") == "why-throw-shots"
        assert self.why("D2BBG", "again 2", roles="dSooR", life="9,10,8,8,0") == "why-throw"

    def test_a_foe_full_of_arrows_is_worth_a_gamble(self) -> None:
        """The last arrow would cost the Sheriff six life points and the Outlaw who takes it one."""
        assert (
            self.why("DD1BG", "again G", roles="oSodr", life="9,10,8,8,9", arrows="0,6,1,1,0:1") == "why-throw-indians"
        )

    def test_two_gatlings_are_enough_for_willy(self) -> None:
        assert self.why("D11GG", "again 1", who="willy") == "why-loaded"
        assert self.why("D111G", "again 1", who="willy") == "why-chase-gun"

    def why(
        self,
        dice: str,
        again: str,
        *,
        who: str = "paul",
        roles: str = "Soodr",
        life: str = "11,8,8,8,9",
        arrows: str = "0,0,0,0,0:9",
    ) -> str:
        text = self.ROLLED.format(roles=roles, who=who, life=life, arrows=arrows, dice=dice)
        if who == "willy":
            text = text.replace("duke,willy", "duke,paul").replace("11,8,8,8,9", "10,8,9,8,9")
        reason = GAME.advice.reason(read(text).view(0), 0, GAME.notation.read(again))
        return reason.message


class TestAdvice:
    def best(self, text: str, seat: int = 0) -> str:
        view = read(text).view(seat)
        return GAME.notation.write(max(view.legal(seat), key=lambda action: GAME.advice.rate(view, seat, action)))

    def test_an_outlaw_shoots_the_sheriff(self) -> None:
        assert (
            self.best("oSodr paul,duke,willy,suzy,rose - 9,10,8,8,9 0,0,0,0,0:9 1 1BBGG:1:0:0 shoot - -:0:0:0 - - - -1")
            == "1>2"
        )

    def test_a_deputy_spares_the_sheriff(self) -> None:
        assert (
            self.best("dSoro paul,duke,willy,suzy,rose - 9,10,8,8,9 0,0,0,0,0:9 1 1BBGG:1:0:0 shoot - -:0:0:0 - - - -1")
            == "1>5"
        )

    def test_a_deputy_heals_the_sheriff_in_need(self) -> None:
        assert (
            self.best("dSoro paul,duke,willy,suzy,rose - 8,1,8,8,9 0,0,0,0,0:9 1 BDDGG:1:0:0 beer - -:0:0:0 - - - -1")
            == "beer>2"
        )

    def test_one_drinks_when_nearly_dead(self) -> None:
        assert (
            self.best("oSodr paul,duke,willy,suzy,rose - 1,10,8,8,9 0,0,0,0,0:9 1 BDDGG:1:0:0 beer - -:0:0:0 - - - -1")
            == "beer>1"
        )

    def test_a_hit_shot_that_would_be_the_last_is_dodged(self) -> None:
        state = (
            "Sodro bart,duke,willy,suzy,rose - 1,8,8,8,9 0,0,0,0,0:9 2 1BBGG:1:0:1 beer dodge:1:0/hits:0:0 "
            "1,0,0,0,0:0:0:0 - - - -1"
        )
        assert self.best(state) == "dodge"

    def test_three_gatlings_among_enemies_are_kept(self) -> None:
        assert self.best("Soor paul,duke,willy,suzy - 11,8,8,8 0,0,0,0:9 1 2BGGG:1:0:0 reroll - -:0:0:0 - - - -1") in (
            "stop",
            "again 2",
            "again 2B",
            "again B",
        )

    def test_among_three_the_last_point_of_the_prey_comes_first(self) -> None:
        """Two shots finish the Renegade with two life points, although the Outlaw has only one."""
        assert self.best("DOR paul,duke,willy - 9,1,2 0,0,0:9 1 12BGG:1:0:0 shoot - -:0:0:0 - - - -1") == "1>3"

    def test_among_three_nobody_leaves_the_prey_an_easy_win(self) -> None:
        """The Renegade would finish the Outlaw next: the Deputy does it first and fights on."""
        assert self.best("DOR paul,duke,willy - 9,1,7 0,0,0:9 1 12BGG:1:0:0 shoot - -:0:0:0 - - - -1") == "1>2"

    def test_a_deputy_does_not_gamble_with_the_sheriffs_last_points(self) -> None:
        """One more arrow calls the Indians, and the Sheriff holds as many arrows as life points."""
        assert (
            self.best("dSoro paul,duke,willy,suzy,rose - 9,4,8,8,9 0,4,2,2,0:1 1 12BGG:1:0:0 reroll - -:0:0:0 - - - -1")
            == "stop"
        )

    def test_an_outlaw_gambles_there(self) -> None:
        """The more dice are thrown, the sooner the Sheriff falls."""
        assert (
            self.best("oSodr paul,duke,willy,suzy,rose - 9,4,8,8,9 0,4,2,2,0:1 1 BBBGG:1:0:0 reroll - -:0:0:0 - - - -1")
            == "again BBBGG"
        )

    def test_kit_clears_his_friends_when_the_gun_clears_him(self) -> None:
        state = "Sdoor kit,duke,willy,suzy,rose - 9,8,8,8,9 2,2,0,0,0:5 1 DDGGG:3:0:0 kit - -:0:0:0 - - 2>1:4 -1"
        assert self.best(state) == "clear>2"

    def test_bots_beat_chance(self) -> None:
        """Advice on one side, chance on the other, 60 games each way at a table of three."""
        from random import Random

        won = 0
        for number in range(60):
            rng = Random(number)
            wise = number % 3
            state = GAME.new(3)
            while state.to_act():
                (seat,) = state.to_act()
                if seat == NATURE:
                    action = state.sample(rng)
                elif seat == wise:
                    view = state.view(seat)
                    action = max(state.legal(seat), key=lambda each, v=view, s=seat: GAME.advice.rate(v, s, each))
                else:
                    action = rng.choice(list(state.legal(seat)))
                state = state.after(seat, action)
            won += (state.scores() or ())[wise]
        assert won > 35
