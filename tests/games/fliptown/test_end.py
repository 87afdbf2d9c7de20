"""Points, places, titles and solo challenges."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, me, table
from saloon.games.fliptown.data import CHALLENGES, SCORE_WORDS, WANTED_WORDS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.challenges import easy_win, fulfilled
from saloon.games.fliptown.rules.scoring import points, title
from saloon.scene import Reader


def over(*maps: str, **fields: object) -> Fliptown:
    maps = tuple(each if "hands=" in each else f"{each} hands=0,0,0" for each in maps)
    bribes = ",".join(["refuses"] * len(maps))
    return table("over", "", *maps, round=3, turn=5, bribes=bribes, **fields)  # type: ignore[arg-type]


class TestPoints:
    @clause("17.1")
    def test_example_forty_nine_points(self) -> None:
        """V13: $15, 7 g, two nights, room 4D with five stops, 31 stars."""
        state = over("cash=15 gold=7 stars=31 nights=2 town=hotel rooms=1R,2R,3D,4D stops=A,2,3,4,5")
        assert points(me(state)) == 3 + 3 + 7 + 5 + 31 == 49
        assert state.scores() == (49,) and title(state, 0)[0] == "greenhorn"

    @clause("17.2")
    @pytest.mark.parametrize(
        ("one", "two", "scores"),
        [
            ("stars=60 wanted=4", "stars=60 wanted=6", (1, 0)),
            ("stars=60 gold=0 cash=0", "stars=59 gold=3 cash=0", (0, 1)),
            ("stars=60 gold=0 cash=3", "stars=60 gold=0 cash=2", (1, 0)),
            ("stars=60 gold=1 cash=1", "stars=60 gold=1 cash=1", (0, 0)),
            ("stars=61 gold=0 cash=0 wanted=20", "stars=60 gold=0 cash=0", (1, 0)),
        ],
    )
    def test_ties(self, one: str, two: str, scores: tuple[int, int]) -> None:
        """V14: fewer W, then more gold, then more money; then the victory is shared."""
        assert over(one, two).scores() == scores

    @clause("17.2")
    def test_places_of_four(self) -> None:
        assert over("stars=60", "stars=70", "stars=60", "stars=10").scores() == (1, 3, 1, 0)

    @clause("17.3")
    def test_the_words_for_points_and_w(self) -> None:
        for stars, word in (
            (49, "greenhorn"),
            (50, "veteran"),
            (60, "fearless"),
            (70, "sharpshooter"),
            (80, "legendary"),
        ):
            assert title(over(f"cash=0 gold=0 stars={stars}"), 0)[0] == word
        for wanted, word in (
            (0, "deputy"),
            (3, "deputy"),
            (4, "rancher"),
            (6, "rancher"),
            (7, "cowboy"),
            (9, "cowboy"),
            (10, "desperado"),
            (13, "desperado"),
            (14, "outlaw"),
            (40, "outlaw"),
        ):
            assert title(over(f"wanted={wanted}"), 0)[1] == word

    @clause("17.3")
    @pytest.mark.parametrize(("lang", "file"), [("en", "RULES.md"), ("cs", "RULES.cs.md"), ("ru", "RULES.ru.md")])
    def test_the_rules_name_the_titles_that_are_given(self, lang: str, file: str) -> None:
        line = next(
            line for line in (GAME.folder / file).read_text("utf-8").splitlines() if line.startswith("- **17.3**")
        )
        reader = Reader.of(GAME, lang=lang)
        words = [reader("title-score", word=word) for word in SCORE_WORDS] + [
            reader("title-wanted", word=word) for word in WANTED_WORDS
        ]
        assert [word for word in words if word.lower().removesuffix("ing") not in line] == []

    @clause("17.3")
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_the_table_shows_the_title_and_what_the_points_are_made_of(self, shape: str) -> None:
        """V13: 3 for money, 3 for gold, 12 silver stars, 31 stars: 49 points, no W."""
        state = over("cash=15 gold=7 stars=31 nights=2 town=hotel rooms=1R,2R,3D,4D stops=A,2,3,4,5")
        scene = GAME.board.scene(state.view(0), Reader.of(GAME, 0, ("Eva",), "cs", shape))
        assert scene.node("verdict-1").text == "Cucák zástupce"
        parts = [node.text for node in scene.nodes if node.id.startswith("verdict-")][2:]
        assert " · ".join(parts) == "Hvězdy 31 · stříbrné 12 · peníze 3 · zlato 3"

    @clause("17.4")
    @pytest.mark.parametrize(
        ("stars", "who", "holdem", "word"),
        [
            (62, "", "no", "fearless"),
            (62, "who=mayor", "no", "veteran"),
            (62, "", "yes", "veteran"),
            (62, "who=mayor", "yes", "veteran"),
            (80, "", "no", "legendary"),
            (80, "who=mayor", "no", "sharpshooter"),
            (80, "who=mayor", "yes", "sharpshooter"),
            (85, "", "competitive", "legendary"),
            (59, "who=mayor", "yes", "greenhorn"),
        ],
    )
    def test_character_and_hold_em_raise_the_bands(self, stars: int, who: str, holdem: str, word: str) -> None:
        """V13."""
        state = over(f"cash=0 gold=0 stars={stars} wanted=8 {who}", options=f"holdem={holdem}")
        assert title(state, 0) == (word, "cowboy")

    @clause("17.4")
    def test_the_band_follows_the_own_character(self) -> None:
        state = over("cash=0 gold=0 stars=62 who=mayor", "cash=0 gold=0 stars=62")
        assert [title(state, seat)[0] for seat in (0, 1)] == ["veteran", "fearless"]


DONE = {
    "six-each": "stops=A,2,3,4,5,6 targets=2,3,5,6,8,9 rooms=1L,1R,2L,2M,2R,3A "
    "town=undertaker,bank,hideout,stables,store,church",
    "pans-hammers": "pans=3 hammers=4",
    "clean-end": "tainted=yes",
    "mine-gold": "rooms=1L,1R,2L,2M,2R,3A,3B,3C wanted=3",
    "trail-stars": "stops=A,3,4,7,10,K wanted=7",
    "town-stars": "town=bank,hideout,church,bail,saloon wanted=1",
    "each-kind": "targets=2,5,8,J wanted=6",
    "tombstones": "tombs=TL,TM,TR,ML,CE,MR,BL,BM,BR wanted=8",
    "great-hand": "hands=0,7,1 wanted=6",
    "never-wanted": "",
    "rich": "cash=30 gold=15 wanted=6",
    "three-hands": "hands=2,4,3 wanted=6",
    "never-arrested": "wanted=5",
    "wanted": "wanted=20",
    "silver": "nights=4 town=hotel rooms=1L,2L,3A,4A wanted=6",
    "whole-area": "targets=2,3,4,5,6,7,8,9,10,J,Q,K wanted=19",
    "legendary": "stars=80 wanted=6",
}
FAILED = {
    "six-each": "stops=A,2,3,4,5,6 targets=2,3,5,6,8 rooms=1L,1R,2L,2M,2R,3A "
    "town=undertaker,bank,hideout,stables,store,church",
    "pans-hammers": "pans=3 hammers=3",
    "clean-end": "wanted=1",
    "mine-gold": "rooms=1L,1R,2L,2M,2R,3A,3B wanted=3",
    "trail-stars": "stops=A,3,4,7,K wanted=7",
    "town-stars": "town=bank,hideout,church,bail",
    "each-kind": "targets=2,5,8,9 wanted=6",
    "tombstones": "tombs=TL,TM,TR,ML,CE,MR,BL,BM wanted=8",
    "great-hand": "hands=0,6,1",
    "never-wanted": "tainted=yes",
    "rich": "cash=29 gold=15",
    "three-hands": "hands=2,4,1",
    "never-arrested": "wanted=5 arrests=1",
    "wanted": "wanted=19",
    "silver": "nights=4 town=hotel wanted=6",
    "whole-area": "targets=2,3,4,5,6,7,8,9,10,J,Q wanted=19",
    "legendary": "stars=70",
}


class TestChallenges:
    @clause("19.1")
    @pytest.mark.parametrize("challenge", DONE)
    def test_each_challenge_is_fulfilled_and_failed(self, challenge: str) -> None:
        number = CHALLENGES.index(challenge)
        assert number in fulfilled(over(DONE[challenge]))
        assert number not in fulfilled(over(FAILED[challenge]))

    @clause("19.1", "19.2")
    def test_challenges_against_cowbots(self) -> None:
        """Winning on hard; one stolen card needs no victory; four easy wins are gathered over matches."""
        won = over("stars=200", options="cowbot=jane level=hard", bot="jane", stolen="C9,C10", cleared="H4/H4")
        assert CHALLENGES.index("hard-bot") in fulfilled(won) and CHALLENGES.index("one-stolen") not in fulfilled(won)
        assert easy_win(won) == -1
        lost = over("stars=0", options="cowbot=jane", bot="jane", stolen="C9", cleared="H4")
        assert CHALLENGES.index("one-stolen") in fulfilled(lost) and easy_win(lost) == -1
        easy = over("stars=200", options="cowbot=bart", bot="bart")
        assert easy_win(easy) == 1 and CHALLENGES.index("all-bots") not in fulfilled(easy)
        assert CHALLENGES.index("one-stolen") not in fulfilled(over("stars=9"))

    @clause("19.2")
    def test_w_of_the_start_are_w(self) -> None:
        assert CHALLENGES.index("never-wanted") not in fulfilled(over("who=bandit tainted=yes"))

    @clause("19.1")
    def test_there_are_twenty_and_only_for_one_player(self) -> None:
        assert len(CHALLENGES) == len(set(CHALLENGES)) == 20
        assert set(CHALLENGES) - set(DONE) == {"all-bots", "hard-bot", "one-stolen"}
        assert fulfilled(over("", "")) == ()
