"""Beginnings and ends: who begins and why, who has won, in words that fit who reads them; an abandoned match looks abandoned."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.house import OVER, Person

FINALE = ".finale:not([hidden])"

BEGINS = """async (y) => {
  const { Table } = await import('/web/table.js');
  const { once } = await import('/web/api.js');
  const table = new Table({ send: async () => ({}), token: () => '' });
  document.body.append(table.element);
  await once('/api/games/craps');
  await table.onRoom({ phase: 'play', game: { key: 'craps', title: 'Craps' }, you: { role: 'player', seat: 0, seats: [0], guest: 1 }, setup: { chat: 'free' }, seats: [{ kind: 'person' }, { kind: 'bot', level: 'regular' }], guests: [], offers: { abandon: [], rematch: [] }, match: null });
  const field = { id: 'bet-low', kind: 'field', art: 'bet-low-wide', x: 500, y, w: 900, h: 100, label: 'low' };
  const scene = { shape: 'wide', size: [1000, 640], ground: 'felt', prompt: '-', clause: '', text: '-', nodes: [field], choices: [{ text: 'low', label: 'low', path: ['bet-low'] }], buttons: [], seats: [{ name: 'Ana', acts: true }, { name: 'Doc', acts: true }] };
  table.onTable({ match: 'm', number: 0, scene, acts: [0], to_act: [0, 1], nature: [], clocks: null, undo: '', log: [], opening: { sentence: 'You begin.', about: 'The lot chose.', art: '' } });
  while (!document.querySelector('.thing.hit')) await new Promise((on) => setTimeout(on, 10));
  const [own, lit] = ['.opening', '.thing.hit'].map((each) => document.querySelector(each).getBoundingClientRect());
  return { seen: own.width > 0, covers: lit.top < own.bottom && lit.bottom > own.top, above: own.top < lit.top };
}"""


def test_the_end_is_told_to_the_winner_the_loser_and_a_spectator(invite: Invite) -> None:
    """Each reads a sentence of their own; the winner is raised, the places are listed, key moments are told."""
    eva, jan, ota = invite("Eva"), invite("Jan"), invite("Ota")
    code = eva.open_table("oko")
    jan.join(code)
    ota.go(f"/r/{code}")
    ota.find("input").fill("Ota")
    ota.button("Just watch").click()
    eva.start()
    for person in (eva, jan, ota):
        person.at_table()
    eva.play_along(1)
    jan.play_along(2)
    for person in (eva, jan, ota):
        expect(person.find(FINALE)).to_be_visible()
    said = {person.name: person.find(".finale h2").inner_text() for person in (eva, jan, ota)}
    winner, loser = ("Eva", "Jan") if said["Eva"] == "You win!" else ("Jan", "Eva")
    assert said == {winner: "You win!", loser: f"{winner} wins.", "Ota": f"{winner} wins."}
    best = eva.find(".finale .places .best")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(winner)
    seat = 0 if winner == "Eva" else 1
    expect(ota.find(f'.thing.crowned[data-id="seat-{seat}"]')).to_have_count(1)
    expect(eva.find(".finale .moments li")).not_to_have_count(0)
    outcomes = {person.find(".finale").get_attribute("data-outcome") for person in (eva, jan, ota)}
    assert outcomes == {"won", "lost", "decided"}


RAISED = """async () => {
  const { Stage } = await import('/web/scene.js');
  const stage = new Stage({ clicked() {}, asked() {}, missed() {} });
  document.body.append(stage.svg);
  const tag = (seat) => ({ id: `seat-${seat}`, kind: 'tag', art: 'tag', x: 100 + 300 * seat, y: 90, w: 190, h: 40, label: '-', text: '-', marks: ['dim'] });
  await stage.show({ size: [1000, 640], prompt: '-', nodes: [tag(0), tag(1)] });
  stage.crown([1]);
  return [0, 1].map((seat) => Number(getComputedStyle(stage.things.get(`seat-${seat}`).inner).opacity));
}"""


def test_a_winner_who_is_out_of_the_game_is_not_grey(eva: Person) -> None:
    """As the dead of the winning side in Bang!: the tag was dimmed, and now is raised."""
    eva.go("/")
    eva.find("[data-game]").first.wait_for()
    lost, won = eva.page.evaluate(RAISED)
    assert lost < 1 == won


def test_sides_alternate_and_the_series_is_counted(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("oko"))
    eva.start()
    for turn in range(2):
        for person in (eva, jan):
            person.at_table()
            person.play_along(turn + 1)
        expect(eva.find(FINALE)).to_be_visible()
        expect(eva.find(".people .seat b").first).to_have_text("Eva (you)" if turn == 0 else "Jan")
        if turn == 0:
            eva.find(".bar button[data-key=rematch]").click()
            jan.find(".bar button[data-key=rematch]").click()
            expect(eva.find(FINALE)).to_have_count(0)
    series = eva.find(".finale .series")
    expect(series).to_be_visible()
    assert sum(map(int, re.findall(r"\d+", series.inner_text()))) == 2


def test_the_result_can_be_saved_as_a_picture_and_put_aside(eva: Person) -> None:
    eva.play_bots("oko")
    eva.play_along()
    expect(eva.find(FINALE)).to_be_visible()
    with eva.page.expect_download() as saved:
        eva.find(".bar [data-key=share]").click()
    assert saved.value.suggested_filename == "oko.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    eva.page.keyboard.press("Escape")
    expect(eva.find(FINALE)).to_have_count(0)
    expect(eva.find(OVER)).to_be_visible()


def test_an_abandoned_match_looks_abandoned_also_after_a_reload(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    eva.button("More").click()
    eva.button("End without a result").click()
    eva.find("dialog .go").click()
    for _ in range(2):
        expect(eva.find(".finale h2")).to_have_text("The match was ended without a result.")
        expect(eva.find(".bar .say")).to_have_text("The match was ended without a result.")
        expect(eva.find(".frame.abandoned")).to_have_count(1)
        expect(eva.find(".thing.hit, .seat.on, .thing.crowned")).to_have_count(0)
        eva.page.reload()
        eva.at_table()


def test_before_the_first_decision_one_hears_who_begins_and_why(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("dama")
    opening = eva.find(".opening:not([hidden])")
    expect(opening).to_contain_text("begin")
    expect(opening).to_contain_text("White")
    opening.click()
    expect(opening).to_have_count(0)


@pytest.mark.parametrize("y", [90, 500])
def test_the_opening_lies_on_nothing_that_may_be_clicked(invite: Invite, y: int) -> None:
    eva = invite("Eva", likes={"speed": "normal", "coach": False})
    eva.go("/")
    eva.find("[data-game]").first.wait_for()
    assert eva.page.evaluate(BEGINS, y) == {"seen": True, "covers": False, "above": y > 300}


def test_in_bang_the_role_card_turns_over_with_its_goal(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("bang")
    opening = eva.find(".opening:not([hidden])")
    expect(opening).to_contain_text(re.compile("You are (a|an|the) "))
    expect(opening.locator("use")).to_have_attribute("href", re.compile("#art-role-(sheriff|deputy|outlaw|renegade)"))
    expect(opening.locator("p")).not_to_be_empty()
