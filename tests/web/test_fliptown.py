"""Fliptown with real browsers: alone against a cowbot on hard, and three at a table with two people; panes and leads."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person


def table(person: Person, seats: int, options: dict[str, str]) -> str:
    """A table with these options, made as the page makes it."""
    person.go("/g/fliptown")
    code: str = person.page.evaluate(
        """async ([seats, options]) => {
          const body = JSON.stringify({ game: 'fliptown', name: 'Eva', seats, options });
          const joined = await (await fetch('/api/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json();
          localStorage.setItem('saloon.rooms', JSON.stringify([{ code: joined.code, token: joined.token, game: 'fliptown' }]));
          return joined.code;
        }""",
        [seats, options],
    )
    person.go(f"/r/{code}")
    expect(person.find(".chairs .chair").first).to_be_visible()
    return code


def test_alone_against_a_cowbot_on_hard_to_the_end(eva: Person) -> None:
    """The end says who has won and the title; what was fulfilled is kept on this device."""
    table(eva, 1, {"cowbot": "jane", "level": "hard"})
    eva.start()
    eva.at_table()
    eva.play_along(3)
    eva.over()
    assert "Calamity Jane" in eva.prompt()
    expect(eva.find(".finale .why")).to_contain_text("Eva,")
    met = [each["match"]["ending"]["challenges"] for each in eva.heard if each["type"] == "room" and each["match"] and each["match"]["over"]][-1]
    kept = eva.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('saloon.challenges') ?? '{}').fliptown ?? {})")
    assert sorted(kept) == sorted(met)
    eva.go("/g/fliptown")
    expect(eva.find(".challenges li")).to_have_count(20)


def test_three_at_a_table_with_two_people(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    code = table(eva, 3, {})
    jan.join(code)
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    for number, person in enumerate((eva, jan)):
        person.at_table()
        person.play_along(number + 1)
    eva.over()
    jan.over()
    assert eva.find(".log li").count() == jan.find(".log li").count() > 0


def test_a_turn_takes_four_taps_and_half_of_it_shows_where_it_leads(eva: Person) -> None:
    """Two cards, and the sites they lead to are shown; a tap on one makes the choice and goes there."""
    table(eva, 1, {})
    eva.start()
    eva.my_turn()
    cards = eva.page.evaluate("[...document.querySelectorAll('.thing.hit[data-kind=card]')].map((each) => each.dataset.id)")
    assert len(cards) == 3 and not eva.find(".thing.led").count()
    for card in cards[:2]:
        eva.find(f'[data-id="{card}"]').dispatch_event("click")
    assert eva.find(".thing.led").count() >= 8
    eva.find('[data-id="cemetery-0"]').dispatch_event("click")
    expect(eva.find('[data-id="cemetery-0-loop"]')).to_be_attached()
    assert [each["action"] for each in eva.said if each["type"] == "act"][1:] == ["dig TL"]
