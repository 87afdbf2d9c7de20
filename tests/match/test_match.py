"""A match: what may happen, who sees what, and a log that only grows."""

from dataclasses import replace

import pytest

from saloon.core import NATURE, ONLOOKER, Event, Fault, Illegal, Unreadable, fold
from saloon.house.rooms import Speech
from saloon.match import Match, OpenChance, Reseated, Undone
from toys import CARDS, HIDDEN_DEAL, HIDDEN_SEAL, NOD, RACE, ROLL, SEAL, WALK, CardsOptions, RaceOptions

from .playing import new, played


def test_a_match_starts_with_the_start_of_its_game():
    match = Match(RACE, seats=3, options=RaceOptions(7), names=["Eva"])
    assert match.state == RACE.new(3, RaceOptions(7))
    assert match.names == ("Eva", "", "")
    assert (match.log, match.over, match.scores) == ([], False, None)


def test_what_is_submitted_happens_and_is_logged():
    match = Match(RACE)
    event = match.submit(0, WALK)
    assert event == Event(1, 0, WALK)
    assert match.log == [event]
    assert match.state == match.start.after(0, WALK)


@pytest.mark.parametrize(
    ("seat", "action", "message"),
    [(1, WALK, "illegal-turn"), (0, NOD, "illegal-here"), (ONLOOKER, WALK, "illegal-turn")],
)
def test_what_is_not_legal_changes_nothing(seat: int, action, message: str):
    match = Match(RACE)
    with pytest.raises(Illegal, match=message):
        match.submit(seat, action)
    assert match.log == []
    assert match.state == match.start


def test_nature_acts_only_when_it_is_due():
    match = Match(RACE)
    with pytest.raises(Illegal, match="nature-not-due"):
        match.nature()
    match.submit(0, ROLL)
    assert match.nature().seat == NATURE
    assert match.to_act() == (1,)


def test_nobody_decides_while_nature_is_due():
    match = Match(RACE)
    match.submit(0, ROLL)
    with pytest.raises(Illegal, match="illegal-turn"):
        match.submit(0, WALK)


def test_nature_runs_until_a_seat_must_act():
    match = Match(CARDS, seats=3)
    assert len(match.run_nature()) == 3
    assert match.to_act() == (0,)
    assert match.run_nature() == []


@pytest.mark.parametrize("seed", range(8))
def test_the_log_folds_to_the_position(seed: int):
    """Whatever was taken back on the way, the events that stand give the position."""
    match = played(RACE, seed, steps=40, meddling=0.5)
    assert any(isinstance(entry, Undone) for entry in match.log)
    assert fold(match.start, match.events) == match.state


def test_the_way_through_the_log_goes_back_where_something_was_undone():
    match = Match(RACE)
    match.submit(0, WALK)
    match.undo(0)
    match.submit(0, ROLL)
    walked, moved = match.start.after(0, WALK), match.start.after(0, ROLL)
    assert [moment.before for moment in match.walk()] == [match.start, walked, match.start]
    assert match.state == moved


@pytest.mark.parametrize("seed", range(8))
def test_numbers_go_on_and_are_never_used_again(seed: int):
    match = played(CARDS, seed, seats=3, steps=40, meddling=0.5)
    assert [entry.number for entry in match.log] == list(range(1, len(match.log) + 1))


def test_an_entry_out_of_order_is_refused():
    match = Match(RACE)
    for number in (0, 2):
        with pytest.raises(Illegal, match="entry-number"):
            match.accept(Event(number, 0, WALK))


def test_after_the_end_nothing_happens():
    match = Match(RACE, options=RaceOptions(7), chance=OpenChance(1))
    while not match.over:
        match.submit(match.to_act()[0], ROLL)
        match.run_nature()
    assert match.scores is not None
    ended = len(match.log)
    for attempt in (lambda: match.submit(0, WALK), match.nature, lambda: match.undo(0), match.abandon):
        with pytest.raises(Illegal, match="illegal-over"):
            attempt()
    assert len(match.log) == ended


def test_an_abandoned_match_has_no_result_and_goes_no_further():
    match = new(RACE, 1)
    match.submit(0, WALK)
    match.abandon()
    assert match.over
    assert match.scores is None
    assert match.to_act() == ()
    with pytest.raises(Illegal, match="illegal-abandoned"):
        match.submit(1, WALK)


def test_each_seat_gets_its_own_log():
    """The card dealt to a seat is a card face down for the others."""
    match = Match(CARDS)
    match.run_nature()
    match.submit(0, SEAL[1])
    dealt = [event.action for event in match.events]
    assert [entry.action for entry in match.witnessed(0)] == [dealt[0], HIDDEN_DEAL, SEAL[1]]
    assert [entry.action for entry in match.witnessed(1)] == [HIDDEN_DEAL, dealt[1], HIDDEN_SEAL]
    assert [entry.action for entry in match.witnessed()] == [HIDDEN_DEAL, HIDDEN_DEAL, HIDDEN_SEAL]


@pytest.mark.parametrize("seed", range(6))
def test_views_follow_from_the_witnessed_log(seed: int):
    """Folding what a seat saw gives what the seat knows, takebacks included."""
    match = played(CARDS, seed, seats=3, steps=30, meddling=0.5)
    for viewer in (0, 1, 2, ONLOOKER):
        view, stack = match.start.view(viewer), []
        for entry in match.witnessed(viewer):
            if isinstance(entry, Event):
                stack.append((entry.number, view))
                view = view.after(entry.seat, entry.action)
            elif isinstance(entry, Undone):
                while stack and stack[-1][0] >= entry.back_to:
                    view = stack.pop()[1]
        assert view == match.view(viewer)


def test_the_log_is_told_as_each_seat_saw_it():
    match = Match(CARDS, names=["Eva", "Jan"], chance=OpenChance(1))
    match.run_nature()
    match.submit(0, SEAL[0])
    own, other = match.lines(0)[-1], match.lines(1)[-1]
    assert (own, other) == ("Eva seal 1", "Eva seal ?")


def test_a_sentence_is_told_from_the_view_before_the_event(monkeypatch: pytest.MonkeyPatch):
    """The teller sees the position in which the event happened, with the viewer's blanks."""
    seen = []
    match = Match(CARDS, chance=OpenChance(1))
    match.run_nature()
    monkeypatch.setitem(
        CARDS.rooms, "SPEECH", Speech(lambda *_: "", lambda view, seat, action, reader: seen.append(view) or "")
    )
    match.lines(1)
    assert seen == [match.start.view(1), match.start.after(NATURE, match.log[0].action).view(1)]


@pytest.mark.parametrize(
    ("lang", "said"), [("cs", "Eva bere tah zpět"), ("en", "Eva takes a move back"), ("ru", "Eva берёт ход назад")]
)
def test_taking_back_and_changing_seats_are_told(lang: str, said: str):
    match = Match(RACE, names=["Eva", ""])
    match.submit(0, WALK)
    match.undo(0)
    match.reseat(1, "bot:expert", "Robot")
    match.reseat(1, "human", "Jan")
    told = match.lines(lang=lang)
    assert told[1].startswith(said)
    assert "Robot" in told[2]
    assert "Jan" in told[3]
    assert len(set(told)) == 4


@pytest.mark.parametrize(
    ("kinds", "changes", "crossed"),
    [
        (["human", "bot"], [], False),
        (["human", "bot"], [(0, "bot", "Eva"), (0, "human", "Eva")], False),  # gone for a while
        (["human", "bot"], [(0, "bot", "Eva"), (1, "human", "Jan")], True),  # Jan may be Eva
        (["human", "bot"], [(0, "bot", "Eva"), (1, "human", "Eva")], True),
        (["bot", "bot"], [(0, "human", "Jan")], False),  # nobody has seen anything before
        (["bot", "bot"], [(0, "human", "Jan"), (0, "bot", "Jan"), (1, "human", "Jan")], True),
        (["human", "human"], [(1, "bot", "Robo"), (1, "human", "Eva")], True),  # somebody went for good
        (["human", "human"], [(1, "bot", "Robo"), (1, "human", "Robo")], True),
    ],
)
def test_who_takes_another_chair_may_have_seen_two_hands(
    kinds: list[str], changes: list[tuple[int, str, str]], crossed: bool
):
    matches = [
        Match(replace(CARDS, secrets=hidden), names=["Eva", "Robo" if kinds[1] == "bot" else "Jan"], kinds=kinds)
        for hidden in (True, False)
    ]
    for match in matches:
        for seat, kind, name in changes:
            match.reseat(seat, kind, name)
    assert [match.crossed for match in matches] == [crossed, False], "only where something is hidden"


def test_people_are_called_as_they_were_called_then():
    match = Match(RACE, names=["Eva", "Jan"])
    match.submit(0, WALK)
    match.reseat(0, "bot", "Robot")
    match.submit(1, WALK)
    match.submit(0, WALK)
    assert [line.split()[0] for line in match.lines()] == ["Eva", "Robot,", "Jan", "Robot"]


def test_a_seat_without_a_name_is_called_by_its_number():
    match = Match(RACE, names=["Eva"])
    match.submit(0, WALK)
    match.submit(1, WALK)
    assert match.lines(lang="cs") == ["Eva walk", "Hráč 2 walk"]


def test_a_scene_is_drawn_for_the_reader():
    view, reader = Match(CARDS, names=["Eva"]).scene(1, "ru", "tall")
    assert view == CARDS.new(2, CardsOptions()).view(1)
    assert (reader.seat, reader.shape, reader.words.lang) == (1, "tall", "ru")
    assert reader.names == ("Eva", "Игрок 2")


def test_a_person_who_leaves_is_replaced_and_comes_back():
    match = Match(RACE, names=["Eva", "Jan"])
    assert match.reseat(1, "bot:regular") == Reseated(1, 1, match.players[1])
    assert (match.players[1].name, match.players[1].human, match.players[1].level) == ("Jan", False, "regular")
    match.reseat(1, "human")
    assert match.players[1].human
    assert match.state == match.start


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_at_the_table_are_reseated(seat: int):
    with pytest.raises(Unreadable, match="unreadable-seat"):
        Match(RACE).reseat(seat, "human")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 9}, "seats-wrong"),
        ({"names": ["a", "b", "c"]}, "names-many"),
        ({"names": ["a\nb"]}, "name-unfit"),
        ({"names": ["a" * 41]}, "name-unfit"),
        ({"kinds": ["cat"]}, "seat-kind"),
        ({"id": "no spaces"}, "match-id"),
        ({"id": ""}, "match-id"),
    ],
)
def test_a_match_that_cannot_be_is_refused(wrong: dict, message: str):
    with pytest.raises(Fault) as caught:
        Match(RACE, **wrong)
    assert caught.value.message == message


def test_a_draw_depends_on_its_number_not_on_the_way_there():
    """The fourth event of two matches of one secret falls alike, whatever the three before were."""
    straight, back = new(RACE, 4), new(RACE, 4)
    straight.submit(0, WALK)
    straight.submit(1, WALK)
    straight.submit(0, ROLL)
    back.submit(0, WALK)
    back.undo(0)
    back.submit(0, ROLL)
    assert straight.nature() == back.nature()
