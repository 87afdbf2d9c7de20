"""Why a piece cannot move: asked, it names what blocks it."""

from __future__ import annotations

from random import Random

from saloon.games import SHELF
from saloon.kit.mill import NAMES, NEAR
from saloon.scene import Reader


def asked(key: str, position: str, id: str) -> str:
    game = SHELF[key]
    view = game.notation.read_state(position, game.options()).view(0)
    assert game.speech.about is not None
    told = game.speech.about(view, id, Reader.of(game, 0))
    assert told is not None
    return told.text


def test_a_blocked_man_names_what_stands_in_its_way() -> None:
    start = SHELF["dama"].notation.write_state(SHELF["dama"].new(2))
    assert "pieces on b2, d2 stand in its way" in asked("dama", start, "stone-c1")
    assert "way" not in asked("dama", start, "stone-c3").split("several in a row")[1]


def test_a_man_that_waits_for_a_capture_is_told_which() -> None:
    assert "the piece on c3 can capture" in asked("dama", "W:Wc3,h2:Bd4", "stone-h2")


def test_a_stone_shut_in_names_the_stones_round_it() -> None:
    state = SHELF["krizovy_mlyn"].new(2)
    chance, shut = Random(1), list[int]()
    while not shut:
        state = (
            state.after(seat := state.to_act()[0], chance.choice(list(state.legal(seat))))
            if state.to_act()
            else SHELF["krizovy_mlyn"].new(2)
        )
        free = {each.start for each in state.legal(0)} if 0 in state.to_act() else set(range(24))
        shut = [at for at in range(24) if state.stones[0] >> at & 1 and at not in free]
    told = asked("krizovy_mlyn", SHELF["krizovy_mlyn"].notation.write_state(state), f"stone-{NAMES[shut[0]]}")
    assert all(NAMES[near] in told for near in NEAR[shut[0]])
