"""The people one plays with: invited again wherever they are, met at the end, and what is done from the lobby."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person
from web.test_pages import faults

PHONE = {"size": (390, 844), "has_touch": True}


def resigned(eva: Person, jan: Person, game: str = "dama") -> str:
    """A match of the two that Jan gives up; the code of the room."""
    code = eva.open_table(game)
    jan.join(code)
    eva.start()
    for each in (eva, jan):
        each.at_table()
    jan.button("More").click()
    jan.find("dialog").get_by_role("button", name="Resign").click()
    jan.find("dialog .go").click()
    for each in (eva, jan):
        each.over()
    return code


def test_the_end_says_how_one_stands_and_again_finds_people_whose_room_is_gone(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    code = resigned(eva, jan)
    expect(eva.find(".finale .standing li")).to_have_text(["Your record: won 1 of 1", "you and Jan: 1 : 0"])
    expect(jan.find(".finale .standing li")).to_have_text(["Your record: won 0 of 1", "you and Eva: 0 : 1"])
    jan.page.clock.install()
    jan.page.context.grant_permissions(["notifications"])
    jan.go("/me")
    jan.page.evaluate("() => { navigator.setAppBadge = async (count) => { document.body.dataset.badge = count; } }")
    expect(jan.find(".history")).to_contain_text("Eva")
    eva.page.route(
        re.compile(rf"/api/rooms/{code}\?"), lambda route: route.fulfill(status=404, json={"code": "", "text": ""})
    )
    eva.go("/me")
    eva.find(".history").get_by_role("button", name="Again").first.click()
    expect(eva.find(".toast")).to_have_text("Invited: Jan.")
    expect(eva.find(".chairs .chair")).to_have_count(2)
    room = eva.page.url.rsplit("/", 1)[1]
    assert room != code
    jan.page.clock.run_for(61_000)
    expect(jan.find(".toast")).to_contain_text("Dáma: Eva invites you.")
    expect(jan.find("body")).to_have_attribute("data-badge", "1")
    jan.go("/")
    row = jan.find(f'.invites [data-room="{room}"]')
    expect(row).to_contain_text("Eva invites you.")
    assert faults(jan) == []
    row.get_by_role("button", name="Sit down").click()
    for each in (eva, jan):
        expect(each.find(".chairs")).to_contain_text("Jan")
    jan.go("/")
    expect(jan.find(".running")).to_be_visible()
    expect(row).to_have_count(0)


def test_a_swipe_lets_a_bot_play_and_gives_up(invite: Invite) -> None:
    eva = invite("Eva", **PHONE)
    for _ in range(2):
        eva.play_bots("krizovy_mlyn")
        eva.my_turn()
    eva.go("/")
    row = eva.find(".running").nth(1)
    expect(row).to_contain_text("Your move")
    room = row.get_attribute("data-room")
    row = eva.find(f'.running[data-room="{room}"]')
    assert faults(eva) == []
    row.evaluate(
        """(row) => {
  for (const [kind, x] of [
    ['down', 300],
    ['move', 240],
    ['up', 220],
  ])
    row.dispatchEvent(
      new PointerEvent(`pointer${kind}`, { pointerType: 'touch', clientX: x, clientY: 20, bubbles: true }),
    );
}"""
    )
    expect(eva.find("dialog .menu button")).to_have_text(["Let a bot play for me", "Resign"])
    eva.find("dialog").get_by_role("button", name="Let a bot").click()
    expect(row).not_to_contain_text("Your move")
    row.get_by_role("button", name=re.compile("^More")).click()
    expect(eva.find("dialog .menu button")).to_have_text(["Take the seat back"])
    eva.find("dialog").get_by_role("button", name="Take the seat back").click()
    expect(row).to_contain_text("Your move")
    row.get_by_role("button", name=re.compile("^More")).click()
    eva.find("dialog").get_by_role("button", name="Resign").click()
    eva.find("dialog .go").click()
    expect(row).to_have_count(0)  # somebody who gives up has seen the end
    code = eva.open_table("dama")
    eva.go("/")
    row = eva.find(f'.running[data-room="{code}"]')
    row.get_by_role("button", name=re.compile("^More")).click()
    eva.find("dialog").get_by_role("button", name="Forget").click()
    expect(row).to_have_count(0)


def test_challenges_that_the_browser_kept_become_the_persons(eva: Person) -> None:
    eva.go("/")
    rows = eva.page.evaluate("async () => (await fetch('/api/games/fliptown/challenges')).json()")
    name = next(row["name"] for row in rows if row["parts"] == 1)
    kept = {"fliptown": {name: {"match": "0" * 32, "at": 1_700_000_000_000}}}
    eva.page.evaluate("kept => localStorage.setItem('saloon.challenges', kept)", json.dumps(kept))
    eva.open_table("dama")
    eva.go("/")
    eva.page.wait_for_function("() => localStorage.getItem('saloon.challenges-of')")  # they have been handed over
    eva.page.evaluate("() => localStorage.removeItem('saloon.challenges')")
    eva.go("/me")
    expect(eva.find(".proud .done li")).to_have_count(1)
