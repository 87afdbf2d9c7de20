"""A table of four at Dice Town: one person reads Czech, another Russian, and two bots; nobody needs to click in a window."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person, play_out

AIMED = """async () => {
  const { nearest } = await import('/web/aim.js');
  const thing = (id, kind, x, y, w, active) => ({ id, active, decoration: false, node: { kind, x, y }, box: () => ({ w, h: w }) });
  const hit = (active) => nearest([thing('seat-1', 'panel', 100, 100, 200, active), thing('coin', 'token', 40, 40, 20, false)], { x: 42, y: 38 }, 44).id;
  return [hit(false), hit(true)];
}"""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def sit_down(person: Person, code: str) -> None:
    person.go(f"/r/{code}")
    person.find("input").fill(person.name)
    person.find("input").press("Enter")
    expect(person.find(".chairs .chair").first).to_be_visible()


def open_table(person: Person, seats: int) -> str:
    person.go("/g/dice_town")
    person.find(".about .go").click()
    expect(person.find(".chairs .chair").first).to_be_visible()
    person.button(str(seats)).first.click()
    expect(person.find(".chairs .chair")).to_have_count(seats)
    return person.page.url.rsplit("/", 1)[1]


def test_two_people_and_two_bots_play_a_whole_match_in_two_languages(invite: Invite) -> None:
    eva, boris = invite("Eva", lang="cs"), invite("Boris", lang="ru", size=(390, 844))
    code = open_table(eva, 4)
    sit_down(boris, code)
    expect(eva.find(".chairs")).to_contain_text("Boris")
    eva.start()
    play_out(eva, boris, seconds=1200)
    told, read = (person.find(".log li:not([hidden])").all_inner_texts() for person in (eva, boris))
    assert len(told) > 30 and len(read) > 30
    assert not any(CYRILLIC.search(line) for line in told)
    assert sum(bool(CYRILLIC.search(line)) for line in read) == len(read)


def test_picked_dice_show_their_price_and_the_house_they_would_win(eva: Person) -> None:
    """What only oneself sees coming: ghosts come to light with the dice that are picked."""
    eva.play_bots("dice_town")
    eva.find('[data-id="die-0"].hit').wait_for(state="attached")
    assert eva.find('.mark-ghost.shown').count() == 0
    eva.find('[data-id="die-0"]').dispatch_event("click")
    expect(eva.find('[data-id="ghost-price-1"].shown')).to_be_attached()
    expect(eva.find(".bar .choices button.go")).to_contain_text("for free")
    eva.find('[data-id="die-0"]').dispatch_event("click")
    expect(eva.find(".mark-ghost.shown")).to_have_count(0)


def test_a_coin_on_a_panel_is_learned_until_the_player_can_be_chosen(eva: Person) -> None:
    eva.go("/")
    assert eva.page.evaluate(AIMED) == ["coin", "seat-1"]
