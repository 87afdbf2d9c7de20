"""Taking back: free while nobody has learnt anything, otherwise by consent."""

import pytest

from saloon.core import NATURE, Event, Illegal
from saloon.core.outcomes import pick
from saloon.games import SHELF
from saloon.match import FairChance, Match, OpenChance, TypedChance, Undo, Undone, load, verify, write
from saloon.match.fair import draw
from saloon.match.undo import decision, reveals
from toys import CARDS, FACES, NOD, RACE, ROLL, SEAL, SHOW, WALK, Cards, Race


def cards(**more) -> Match:
    """Both have their cards: the first seat has 2, the second 4."""
    match = Match(CARDS, chance=OpenChance(1), **more)
    match.start = match.state = Cards(2, (2, 4), (0, 0), 0, 0, False)
    return match


def race(at: tuple[int, ...] = (0, 0), **more) -> Match:
    match = Match(RACE, len(at), chance=TypedChance(), **more)
    match.start = match.state = Race(match.options, at, 0, "")
    return match


# -- free ---------------------------------------------------------------------------------------


def test_an_open_decision_is_taken_back_freely():
    match = race()
    match.submit(0, WALK)
    assert match.undo(0) == Undone(2, 0, 1)
    assert match.state == match.start
    assert match.to_act() == (0,)


def test_a_forced_step_after_it_is_taken_back_with_it():
    """Nobody rolled for the slide: it follows from the walk."""
    match = race((4, 0))
    match.submit(0, WALK)
    assert len(match.run_nature()) == 1
    match.undo(0)
    assert match.state == match.start


def test_a_decision_that_everybody_knew_to_be_possible_is_free_among_hidden_cards():
    match = cards()
    match.submit(0, NOD)
    assert match.is_free(0)
    match.undo(0)
    assert match.state == match.start


def test_several_own_decisions_are_taken_back_one_by_one():
    match = cards()
    match.submit(0, NOD)
    match.submit(0, NOD)
    assert [match.undo(0).back_to, match.undo(0).back_to] == [2, 1]
    assert match.state == match.start
    with pytest.raises(Illegal, match="undo-nothing"):
        match.undo(0)


def test_a_rated_match_offers_no_takeback():
    """Not even of what nobody has answered; files from before have some, and they stay true."""
    match = race(rated=True)
    match.submit(0, WALK)
    for take_back in (match.undo, match.ask, match.needed):
        with pytest.raises(Illegal, match="undo-rated"):
            take_back(0)
    with pytest.raises(Illegal, match="undo-rated"):
        match.accept(Undone(2, 0, 1))
    match.accept(Undone(2, 0, 1, fate_stays=False))
    assert match.state == match.start


# -- the same again meets the same --------------------------------------------------------------


@pytest.mark.parametrize("chance", [OpenChance(5), FairChance(bytes(32))], ids=["open", "fair"])
def test_the_same_decision_meets_the_same_throw(chance):
    """However often it is taken back, and in whatever the match has done meanwhile."""
    match = Match(RACE, 2, chance=chance, kinds=["human", "bot:regular"])
    for _ in range(20):
        match.submit(0, ROLL)
        match.run_nature()
        match.undo(0)
    assert len({entry.action for entry in match.log if isinstance(entry, Event) and entry.seat == NATURE}) == 1


def test_another_decision_meets_a_throw_of_its_own():
    """And each of the ways keeps what it has shown: here and back again."""
    match = Match(RACE, 2, chance=FairChance(bytes(range(32))), kinds=["human", "bot:regular"])
    shown = {}
    for first in (WALK, ROLL) * 3:
        match.submit(0, first)
        match.run_nature()
        match.submit(1, ROLL)
        match.run_nature()
        happened = [(event.seat, event.action) for event in match.events]
        assert shown.setdefault(first, happened) == happened
        match.undo(0)
    assert len(shown) == 2


def test_a_copy_and_a_loaded_match_remember_too():
    match = Match(RACE, 2, chance=OpenChance(8), kinds=["human", "bot:regular"])
    match.submit(0, ROLL)
    fell = match.run_nature()[0].action
    match.undo(0)
    for twin in (match.copy(), load_toy(match)):
        twin.submit(0, ROLL)
        assert twin.run_nature()[0].action == fell


def test_a_second_throw_after_taking_back_is_found_out():
    """In a file of today the same decision must meet the same; older ones drew anew and said `undo`."""
    for word, holds in (("back", False), ("undo", True)):
        secret = next(bytes([n]) * 32 for n in range(99) if throws_apart(bytes([n]) * 32))
        match = Match(RACE, 2, chance=FairChance(secret), kinds=["human", "bot:regular"])
        match.submit(0, ROLL)
        match.nature()
        match.accept(Undone(3, 0, 1, fate_stays=word == "back"))
        match.submit(0, ROLL)
        match.accept(Event(5, NATURE, match.chance.draw(match.state, 5, match.pledges.added)))
        match.abandon()
        report = verify(write(match))
        assert f" {word} 1 1 " in write(match)
        assert report.holds == holds, report.findings
        assert holds or (report.findings[0].message, report.findings[0].event) == ("verify-draw", 5)


def throws_apart(secret: bytes) -> bool:
    chances = Race(RACE.options(), (0, 0), 0, "face").chances()
    second, fifth = (pick(chances, draw(secret, (b"", b""), number, 6)) for number in (2, 5))
    return second != fifth


def load_toy(match: Match) -> Match:
    """The match of a file, with another seed."""
    twin = load(write(match))
    twin.chance = OpenChance(99)
    return twin


# -- not free -----------------------------------------------------------------------------------


def rolled() -> Match:
    match = race()
    match.submit(0, ROLL)
    match.submit(NATURE, FACES[2])
    return match


def answered() -> Match:
    match = race()
    match.submit(0, WALK)
    match.submit(1, WALK)
    return match


def showed() -> Match:
    match = cards()
    match.submit(0, SHOW[2])
    return match


def sealed() -> Match:
    match = cards()
    match.submit(0, SEAL[1])
    return match


def nodded_after_showing() -> Match:
    """The nod alone would be free; the show before it is the decision after next."""
    match = showed()
    match.submit(0, NOD)
    match.undo(0)
    return match


NOT_FREE = [rolled, answered, showed, sealed, nodded_after_showing]


@pytest.mark.parametrize("happened", NOT_FREE)
def test_once_anybody_has_learnt_something_the_others_are_asked(happened):
    """A die has fallen, another seat has decided, a card was shown, a choice was hidden from others."""
    match = happened()
    with pytest.raises(Illegal, match="undo-consent"):
        match.undo(0)
    assert not match.is_free(0)
    assert match.ask(0) == Undo(0, 1, (1,))


@pytest.mark.parametrize("happened", NOT_FREE)
def test_in_a_rated_match_there_is_no_consent(happened):
    match = happened()
    match.rated = True
    for attempt in (match.undo, match.ask):
        with pytest.raises(Illegal, match="undo-rated"):
            attempt(0)


def test_a_forced_step_that_lays_hidden_cards_open_shows_something():
    before = Cards(2, (2, 4), (0, 0), 0, 4, False)
    assert len(before.chances()) == 1
    assert reveals(CARDS, 2, before, Event(9, NATURE, before.chances()[0][0]))


def test_a_forced_step_shows_nothing_once_all_cards_are_known():
    before = Cards(2, (2, 4), (0, 0), 0b11, 4, False)
    assert not reveals(CARDS, 2, before, Event(9, NATURE, before.chances()[0][0]))


def test_showing_a_card_shows_something_and_nodding_does_not():
    before = Cards(2, (2, 4), (0, 0), 0, 0, False)
    assert reveals(CARDS, 2, before, Event(1, 0, SHOW[2]))
    assert not reveals(CARDS, 2, before, Event(1, 0, NOD))


def test_what_was_seen_and_undone_was_still_seen():
    """After a roll was taken back by consent, the walk before it is no longer free."""
    match = race((0, 0))
    match.submit(0, WALK)
    match.submit(1, ROLL)
    match.submit(NATURE, FACES[0])
    match.ask(1)
    match.agree(0)
    assert match.to_act() == (1,)
    assert not match.is_free(0)


# -- consent ------------------------------------------------------------------------------------


def test_all_other_people_must_agree():
    match = race((0, 0, 0))
    match.submit(0, ROLL)
    match.submit(NATURE, FACES[2])
    match.ask(0)
    assert match.agree(2) == Undo(0, 1, (1, 2), (2,))
    assert match.state != match.start
    assert match.agree(1) == Undone(3, 0, 1, (1, 2))
    assert match.state == match.start
    assert match.wish is None


def test_agreeing_twice_counts_once():
    match = race((0, 0, 0))
    match.submit(0, ROLL)
    match.submit(NATURE, FACES[2])
    match.ask(0)
    match.agree(1)
    assert match.agree(1) == Undo(0, 1, (1, 2), (1,))


@pytest.mark.parametrize("who", [0, 1])
def test_a_refusal_or_second_thoughts_end_the_wish(who: int):
    match = rolled()
    match.ask(0)
    match.refuse(who)
    assert match.wish is None
    with pytest.raises(Illegal, match="undo-no-wish"):
        match.agree(1)


def test_only_those_asked_have_a_say():
    match = race((0, 0, 0), kinds=["human", "human", "bot"])
    match.submit(0, ROLL)
    match.submit(NATURE, FACES[2])
    match.ask(0)
    for attempt in (match.agree, match.refuse):
        with pytest.raises(Illegal, match="undo-not-asked"):
            attempt(2)
    with pytest.raises(Illegal, match="undo-not-asked"):
        match.agree(0)


def test_when_play_goes_on_the_wish_is_gone():
    match = rolled()
    match.ask(0)
    match.submit(1, WALK)
    with pytest.raises(Illegal, match="undo-no-wish"):
        match.agree(1)


def test_bots_never_mind():
    """Alone among bots one may always take back, their answers included."""
    match = race((0, 0, 0), kinds=["human", "bot:expert", "bot:expert"])
    match.submit(0, WALK)
    match.submit(1, WALK)
    match.submit(2, WALK)
    match.undo(0)
    assert match.state == match.start


def test_a_bot_in_the_place_of_somebody_who_left_does_not_mind_either():
    match = answered()
    match.reseat(1, "bot:regular")
    assert match.undo(0).back_to == 1


def test_nature_takes_nothing_back():
    with pytest.raises(Illegal, match="undo-nothing"):
        rolled().undo(NATURE)


def test_a_finished_match_stays_finished():
    """Its secret is public by then."""
    match = race((11, 0))
    match.submit(0, WALK)
    assert match.over
    with pytest.raises(Illegal, match="illegal-over"):
        match.undo(0)


# -- what others claim ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Undone(3, 0, 1), "undo-consent"),
        (Undone(3, 0, 1, (0,)), "undo-consent"),
        (Undone(3, 0, 1, (0, 1)), "undo-consent"),
        (Undone(3, 0, 2, (1,)), "undo-other"),
        (Undone(3, 1, 1, (0,)), "undo-nothing"),
        (Undone(2, 0, 1, (1,)), "entry-number"),
    ],
)
def test_an_undo_that_nobody_granted_is_not_taken_into_the_log(entry: Undone, message: str):
    match = rolled()
    with pytest.raises(Illegal, match=message):
        match.accept(entry)
    assert len(match.log) == 2


def test_the_log_keeps_what_was_undone():
    match = rolled()
    match.ask(0)
    match.agree(1)
    assert [type(entry) for entry in match.log] == [Event, Event, Undone]
    assert match.events == []


# -- what fate showed stays -------------------------------------------------------------------


def thrown(secret: int = 5) -> Match:
    """A match of Oko in which the first seat to throw has just thrown again, against a bot."""
    match = Match(
        SHELF["oko"], 2, names=["Eva", "Rosie"], kinds=["human", "bot"], chance=FairChance(bytes([secret]) * 32)
    )
    match.run_nature()
    while match.to_act() != (0,):
        match.submit(match.to_act()[0], match.game.notation.read("stop"))
        match.run_nature()
    return match


def test_after_taking_back_the_same_throw_shows_the_same() -> None:
    match = thrown()
    throw = match.game.notation.read("throw")
    fell = []
    for _ in range(3):
        match.submit(0, throw)
        fell.append(match.nature().action)
        match.undo(0)
    assert fell[0] == fell[1] == fell[2]
    assert verify(write(match)).draws == 0, "the match is not over, its secret is sealed"


def test_a_new_throw_in_place_of_the_one_that_was_taken_back_is_found() -> None:
    """Somebody who runs the table cannot throw again until they like it."""
    for secret in range(1, 40):
        match = thrown(secret)
        throw = match.game.notation.read("throw")
        match.submit(0, throw)
        fell = match.nature()
        match.undo(0)
        match.submit(0, throw)
        anew = match.chance.draw(match.state, match.next, match.pledges.added)
        if anew == fell.action:
            continue
        match.accept(Event(match.next, NATURE, anew))
        match.abandon()
        assert [finding.message for finding in verify(write(match)).findings] == ["verify-draw"]
        return
    raise AssertionError("no secret draws twice differently")


def test_files_in_which_nature_was_asked_anew_still_hold() -> None:
    match = thrown()
    throw = match.game.notation.read("throw")
    match.submit(0, throw)
    match.nature()
    match.accept(Undone(match.next, 0, decision(match.log, 0).number, fate_stays=False))
    match.submit(0, throw)
    match.accept(Event(match.next, NATURE, match.chance.draw(match.state, match.next, match.pledges.added)))
    match.abandon()
    text = write(match)
    assert " undo 1 " in text
    assert verify(text).holds


def test_a_throw_typed_in_need_not_be_typed_again() -> None:
    match = Match(SHELF["oko"], 2, kinds=["human", "bot"], chance=TypedChance())
    while match.to_act() != (0,):
        action = match.state.chances()[0][0] if match.to_act() == (NATURE,) else match.game.notation.read("stop")
        match.submit(match.to_act()[0], action)
    match.submit(0, match.game.notation.read("throw"))
    fell = match.submit(NATURE, match.state.chances()[3][0])
    match.undo(0)
    match.submit(0, match.game.notation.read("throw"))
    assert not match.must_type()
    assert match.nature().action == fell.action
