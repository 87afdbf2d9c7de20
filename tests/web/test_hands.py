"""Hands on: pieces are carried, dice are thrown by their owner, and an illegal drop says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person

MIDDLE = """id => {
  const box = document.querySelector(`.thing[data-id="${id}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

APART = """() => {
  const [toast, bar] = ['.toast', '.bar'].map((each) => document.querySelector(each).getBoundingClientRect());
  return toast.bottom <= bar.top || toast.top >= bar.bottom;
}"""


def carry(person: Person, what: str, to: str | tuple[float, float]) -> None:
    mouse = person.page.mouse
    x, y = person.page.evaluate(MIDDLE, what)
    mouse.move(x, y)
    mouse.down()
    x, y = person.page.evaluate(MIDDLE, to) if isinstance(to, str) else to
    mouse.move(x - 20, y - 20, steps=6)
    mouse.move(x, y, steps=3)


def acts(person: Person) -> list[str]:
    return [each["action"] for each in person.said if each["type"] == "act"]


def test_a_man_is_carried_to_a_lit_square(eva: Person) -> None:
    """It is under the finger, its squares are lit, and where it is dropped it stays."""
    eva.play_bots("dama")
    eva.my_turn()
    table = next(each for each in reversed(eva.heard) if each["type"] in ("table", "event") and each["acts"])
    choice = table["scene"]["choices"][0]
    man, square = choice["path"]
    carry(eva, man, square)
    expect(eva.find(f'.thing.carried[data-id="{man}"]')).to_have_count(1)
    expect(eva.find(f'.thing.hit[data-id="{square}"]')).to_have_count(1)
    assert acts(eva) == []
    eva.page.mouse.up()
    expect(eva.find(".thing.carried")).to_have_count(0)
    expect(eva.find(".log li")).not_to_have_count(0)
    assert acts(eva) == [choice["text"]]


def test_an_illegal_drop_says_why_and_keeps_the_selection(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    man = eva.find(".thing.hit").first.get_attribute("data-id")
    assert man
    carry(eva, man, "square-d8" if man != "stone-d8" else "square-f8")
    eva.page.mouse.up()
    expect(eva.find(".toast.bad")).to_be_visible()
    assert eva.page.evaluate(APART), "the notice lies over nothing that can be chosen"
    expect(eva.find(f'.thing.picked[data-id="{man}"]')).to_have_count(1)
    expect(eva.find(".thing.hit")).not_to_have_count(0)
    assert acts(eva) == []


def test_a_click_on_an_illegal_square_says_why_and_one_on_another_man_takes_that(eva: Person) -> None:
    eva.play_bots("dama")
    eva.my_turn()
    men = eva.find(".thing.hit")
    first, second = (men.nth(i).get_attribute("data-id") for i in (0, 1))
    men.first.click()
    eva.find('.thing[data-id="square-a7"]').dispatch_event("click")
    expect(eva.find(".toast.bad")).to_be_visible()
    expect(eva.find(f'.thing.picked[data-id="{first}"]')).to_have_count(1)
    eva.find(f'.thing[data-id="{second}"]').dispatch_event("click")
    expect(eva.find(f'.thing.picked[data-id="{second}"]')).to_have_count(1)


def test_a_card_is_carried_to_the_pile_and_put_back_among_the_others(eva: Person) -> None:
    eva.play_bots("prsi")
    while True:
        eva.my_turn()
        card = eva.find('.thing.hit[data-kind="card"][data-id^="card-"]')
        if card.count():
            break
        eva.click_something()
    name = card.first.get_attribute("data-id")
    assert name
    before = len(acts(eva))
    middle = eva.page.evaluate(
        "() => { const box = document.querySelector('.scene').getBoundingClientRect(); return [box.x + box.width / "
        "2, box.y + box.height / 2]; }"
    )
    x, y = eva.page.evaluate(MIDDLE, name)
    carry(eva, name, (x + 24, y))
    eva.page.mouse.up()
    expect(eva.find(".thing.carried")).to_have_count(0)
    assert len(acts(eva)) == before, "put back"
    eva.page.keyboard.press("Escape")
    carry(eva, name, tuple(middle))
    eva.page.mouse.up()
    expect(eva.find(".thing.carried")).to_have_count(0)
    eva.page.wait_for_timeout(300)
    names_a_suit = eva.find(f'.thing.picked[data-id="{name}"]').count() == 1
    assert len(acts(eva)) == before + (0 if names_a_suit else 1)


@pytest.mark.parametrize("how", ["button", "key", "cup"])
def test_the_first_throw_is_made_by_hand(invite: Invite, how: str) -> None:
    """The die lies in the cup until the reader throws; nothing of what fell is seen or told before."""
    eva = invite("Eva", likes={"speed": "brisk"})
    eva.play_bots("oko")
    throw = eva.find(".bar [data-key=throw]")
    expect(throw).to_be_visible()
    expect(eva.find(".bar .say")).to_have_text("Your throw.")
    told = eva.find(".log li").count()
    eva.page.wait_for_timeout(600)
    assert eva.find(".log li").count() == told
    expect(eva.find('.thing[data-id="die-0"]')).to_have_count(0)
    if how == "button":
        throw.click()
    elif how == "key":
        eva.page.keyboard.press("Space")
    else:
        eva.find('.thing.hit[data-id="cup"]').click()
    expect(eva.find(".log li").nth(told)).to_contain_text(re.compile("Eva throws"))
    expect(throw).to_have_count(0)


def test_one_who_takes_a_throw_back_meets_the_same_again(eva: Person) -> None:
    """Undo is no second chance: the same decision brings the same face, however often."""
    eva.play_bots("oko")
    fallen = []
    for _ in range(3):
        eva.my_turn()
        throws = eva.find(".log li").filter(has_text="Eva throws")
        before = throws.count()
        eva.find(".bar .choices").get_by_role("button", name="Throw").click()
        expect(throws).to_have_count(before + 1)
        fallen.append(throws.last.locator(".said").inner_text())
        eva.my_turn()
        eva.button("Undo").click()
        expect(eva.find(".log li.undo")).to_have_count(len(fallen))
    assert len(set(fallen)) == 1


def test_dice_are_thrown_with_a_swipe(invite: Invite) -> None:
    eva = invite("Eva", likes={"forme": False})
    eva.play_bots("clovece")
    expect(eva.find("[data-key=throw]")).to_be_visible()
    told, box = eva.find(".log li").count(), eva.find(".scene").bounding_box()
    assert box
    eva.page.mouse.move(box["x"] + 300, box["y"] + 200)
    eva.page.mouse.down()
    eva.page.mouse.move(box["x"] + 420, box["y"] + 160)
    eva.page.mouse.up()
    expect(eva.find(".log li").nth(told)).to_contain_text("Eva throws")


def test_no_stall_when_a_bot_takes_over(invite: Invite) -> None:
    """A bot that stands in throws at once; the page asks for no throw any more."""
    eva = invite("Eva", likes={"forme": False})
    eva.play_bots("clovece")
    expect(eva.find("[data-key=throw]")).to_be_visible()
    told = eva.find(".log li").count()
    eva.find(".tools [data-key=more]").click()
    eva.button("Let a bot play for me").click()
    expect(eva.find("[data-key=throw]")).to_have_count(0)
    expect(eva.find(".log li").nth(told + 3)).to_be_attached()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)])
def test_real_dice_are_tapped_by_the_one_who_threw_them(invite: Invite, size: tuple[int, int]) -> None:
    """The lot by name, the die by its face; the bar says who must tell, nothing is thrown twice, no button is cut."""
    eva = invite("Eva", size=size, likes={"forme": False})
    eva.bare()
    joined = eva.page.evaluate(
        "fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body: "
        "JSON.stringify({game: 'oko', name: 'Eva', seats: 2, chance: 'typed'})}).then((answer) => answer.json())"
    )
    eva.page.evaluate(
        "({ code, token }) => localStorage.setItem('saloon.rooms', JSON.stringify([{ code, token, at: Date.now() }]))",
        joined,
    )
    eva.go(f"/r/{joined['code']}")
    eva.find(".startrow .big:visible").first.click()
    expect(eva.find(".bar .say")).to_have_text("On whom did the lot fall?")
    assert eva.find(".bar .choices button").all_inner_texts()[0] == "Eva"
    assert not eva.page.evaluate(CUT)
    eva.find(".bar .choices button").first.click()
    expect(eva.find(".bar .say")).to_have_text("What did you throw?")
    expect(eva.find(".bar .choices button.die svg")).to_have_count(6)
    assert not eva.page.evaluate(CUT)
    eva.find(".bar .choices button.die").nth(3).click()
    expect(eva.find(".log li").nth(1)).to_contain_text("Eva throws 4")
    expect(eva.find(".bar [data-key=throw]")).to_have_count(0)
    eva.my_turn()


CUT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return [...document.querySelectorAll('.bar .choices button')]
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return (
        box.bottom > Math.min(innerHeight, bar.bottom) + 1 ||
        box.right > innerWidth ||
        button.scrollHeight > button.clientHeight + 2
      );
    })
    .map((button) => button.textContent);
}"""
