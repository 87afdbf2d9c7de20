"""The bounties of games of two to four."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import coming, forced, has, me, play, table, turn
from saloon.games.fliptown.rules import Fliptown

MET = {
    "four-each": "town=bank,hideout,stables,store rooms=1L,2L,2M,3A stops=A,2,3,4 targets=2,3,5,6",
    "trail-bonuses": "stops=3,6,9,Q",
    "pans-hammers": "pans=2 hammers=3",
    "town-stars": "town=bank,hideout,church,bail,saloon",
    "mine-gold": "rooms=1L,1R,2L,3A",
    "each-kind": "targets=2,5,8,J",
    "tombstones": "tombs=TL,TM,TR,ML,CE",
    "far-or-outlaws": "stops=K",
    "wanted": "wanted=9",
    "things": "pans=1 town=stables,store,gunsmith owned=horse,bandana,pistol",
    "rich": "cash=30",
    "five-bonuses": "sources=town,mine,trail,badlands,cemetery",
}
MISSED = {
    "four-each": "town=bank,hideout,stables,store rooms=1L,2L,2M stops=A,2,3,4 targets=2,3,5,6",
    "trail-bonuses": "stops=3,9,Q",
    "pans-hammers": "pans=2 hammers=2",
    "town-stars": "town=bank,hideout,church,bail,club",
    "mine-gold": "rooms=1L,2L,3A",
    "each-kind": "targets=2,5,8,9",
    "tombstones": "tombs=TL,TM,TR,CE",
    "far-or-outlaws": "stops=Q town=bail owned=K",
    "wanted": "wanted=8",
    "things": "pans=2 town=stables,store,gunsmith owned=workhorse,bandana,pistol,rifle",
    "rich": "cash=29 gold=14",
    "five-bonuses": "kinds=town,mine,trail,badlands,cemetery",
}


def looked_at(words: str, bounty: str, options: str = "") -> Fliptown:
    """After a tombstone was circled by a first player with these marks."""
    bounties = ",".join([bounty, *[each for each in ("rich", "wanted", "things") if each != bounty][:2]])
    state = turn("H4 SA C2", words, "", bounties=bounties, options=options)
    return play(state, "dig BR")


class TestBounties:
    @clause("14.3", "14.4")
    @pytest.mark.parametrize("bounty", MET)
    def test_each_bounty_is_met_and_missed(self, bounty: str) -> None:
        """Looked at with the next mark on the map; a poster more is no tenth one."""
        assert me(looked_at(MET[bounty].replace("wanted=9", "wanted=8"), bounty)).scored & 1, bounty
        missed = MISSED[bounty].replace("wanted=8", "wanted=7")
        assert not me(looked_at(missed, bounty)).scored & 1, bounty

    @clause("14.3")
    def test_the_other_ways(self) -> None:
        assert me(looked_at("town=bail owned=J,K", "far-or-outlaws")).scored & 1
        assert me(looked_at("gold=15", "rich")).scored & 1

    @clause("14.1", "14.2")
    def test_seven_for_all_in_the_same_turn_then_four(self) -> None:
        """V15: A and B meet it in the same turn, C in the next, A never again."""
        words = "wanted=8"
        state = turn("H4 SA C2", words, words, words, bounties="wanted,rich,things")
        state = play(state, "dig BR", "dig BR", "stop A")
        assert [me(state, seat).stars for seat in (1, 2, 3)] == [7, 7, 2]
        assert state.turned == 1
        state = turn(
            "H4 S2 C3", "wanted=9 scored=1", "wanted=9 scored=1", "wanted=8", bounties="wanted,rich,things", turned="1"
        )
        state = play(state, "dig BR", "dig BR", "dig BR")
        assert [me(state, seat).stars for seat in (1, 2, 3)] == [0, 0, 4]

    @clause("14.2")
    def test_the_card_is_turned_at_the_end_of_the_turn(self) -> None:
        state = turn("H4 SA C2", "wanted=8", "", bounties="wanted,rich,things")
        state = play(state, "dig BR")
        assert state.met == 1 and state.turned == 0
        assert play(state, "dig BL").turned == 1

    @clause("14.4")
    def test_a_moment_is_enough(self) -> None:
        """Nine W at the cemetery, and the tombstone's town bonus leads to the hideout: the bounty stays paid."""
        state = turn("H4 SA C2", "wanted=8 tombs=CE,BM town=hideout", "", bounties="wanted,rich,things")
        state = play(state, "dig BR", "visit hideout", "hideout 4")
        assert has(state, "wanted=5 stars=7 scored=1")

    @clause("14.4")
    def test_the_end_of_a_round_belongs_to_its_fifth_turn(self) -> None:
        """Thirty dollars by the hammers of phase 5: seven stars each, and the card is turned after the arrest."""
        state = table("work", "", "cash=28 hammers=1", "cash=22 hammers=4", turn=5, bounties="rich,wanted,things")
        state = play(state, "work")
        assert [me(state, seat).stars for seat in (1, 2)] == [7, 7] and state.turned == 0
        assert play(state, "show DJ").turned == 1

    @clause("14.5", "14.6")
    def test_the_five_bonuses_count_by_source_or_by_kind(self) -> None:
        sources, kinds = MET["five-bonuses"], MISSED["five-bonuses"]
        assert not me(looked_at(sources, "five-bonuses", "fifth=kind")).scored & 1
        assert me(looked_at(kinds, "five-bonuses", "fifth=kind")).scored & 1

    @clause("14.7")
    def test_what_counts_among_the_seven_things(self) -> None:
        """The undertaker's first gift, a pistol that became a rifle; not the shovel, the work horse or a second pan."""
        base = "pans=2 hammers=1 town=undertaker,gunsmith"
        assert me(looked_at(f"{base} owned=quiet,pistol,rifle", "things")).scored & 1
        assert (
            not me(looked_at("pans=2 hammers=1 town=stables,gunsmith owned=workhorse,pistol,rifle", "things")).scored
            & 1
        )
        assert not me(looked_at("who=grave-robber owned=shovel pans=1 hammers=1", "things")).scored & 1

    @clause("14.1")
    def test_nothing_is_paid_for_what_is_not_laid_out(self) -> None:
        state = turn("H4 SA C2", "wanted=8", "", bounties="rich,things,each-kind")
        assert has(play(state, "dig BR"), "stars=0 wanted=9")
        assert coming(forced(play(state, "dig BR", "dig BR")))[0].startswith("turn")
