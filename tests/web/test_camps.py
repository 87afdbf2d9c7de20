"""A table of five at Bang!: three people with browsers of their own, and two bots."""

from __future__ import annotations

from playwright.sync_api import expect

from ring import outer
from web.conftest import Invite
from web.house import agree, play_out


@outer("web/test_games.py::test_two_people_play_a_whole_match")
def test_three_people_and_two_bots_play_a_whole_match(invite: Invite) -> None:
    people = [invite(name) for name in ("Eva", "Jan", "Ota")]
    eva = people[0]
    code = eva.open_table("bang")
    eva.button("5").click()
    for person in people[1:]:
        person.join(code)
    expect(eva.find(".chairs .chair")).to_have_count(5)
    expect(eva.find(".chairs")).to_contain_text("Ota")
    eva.start()
    play_out(*people)
    assert agree(*people)
