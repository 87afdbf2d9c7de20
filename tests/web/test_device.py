"""One device for all, a screen on the table with phones, and real dice."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import READY, Person


def seat_another(person: Person, name: str) -> None:
    person.button("Add a player on this device").first.click()
    person.find("dialog input").fill(name)
    person.page.keyboard.press("Enter")
    expect(person.find(".chairs")).to_contain_text(name)


def test_a_curtain_falls_between_hidden_hands(eva: Person) -> None:
    """While the curtain is closed the device shows nobody's hand; each sees the own one only after saying so."""
    eva.open_table("prsi")
    seat_another(eva, "Jan")
    eva.start()
    curtain = eva.find(".curtain")
    for _ in range(4):
        expect(curtain).to_be_visible()
        name = eva.find(".curtain h2").inner_text().removeprefix("Pass the device to ")
        expect(eva.find(".thing[data-id^=card-]").nth(5)).not_to_be_attached()  # only the pile is open
        eva.find(".curtain button").click()
        expect(curtain).to_be_hidden()
        eva.my_turn()
        expect(eva.find(".seat.on")).to_contain_text(f"{name} (you)")
        lines = eva.find(".log li").count()
        while eva.find(".log li").count() == lines and not eva.find(".bar [data-key=replay]").count():
            eva.click_something()
            eva.find(f"{READY}, .curtain:not([hidden]), .bar [data-key=replay]").first.wait_for(state="attached")
        if eva.find(".bar [data-key=replay]").count():
            break


CORNERS = """() => ['square-a1', 'square-h8'].map((id) => {
  const { x, y } = document.querySelector(`[data-id=${id}]`).getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""


def test_open_games_are_passed_round_without_a_curtain(eva: Person) -> None:
    """The board stays as it lies, the sentence says whose turn it is, and taking back asks nobody."""
    eva.open_table("dama")
    seat_another(eva, "Jan")
    eva.start()
    corners = None
    for name in ("Eva", "Jan", "Eva"):
        expect(eva.find(".seat.on")).to_contain_text(f"{name} (you)")
        eva.my_turn()
        expect(eva.find(".bar .say")).to_contain_text(f"{name}:")
        corners = corners or eva.page.evaluate(CORNERS)
        assert eva.page.evaluate(CORNERS) == corners
        eva.click_something()
        expect(eva.find(".thing.picked")).to_have_count(1)
        eva.find(".thing.hit").last.dispatch_event("click")
        expect(eva.find(".thing.picked")).to_have_count(0)
    expect(eva.find(".curtain")).to_be_hidden()
    expect(eva.find(".bar .say")).to_contain_text("Jan:")
    expect(eva.find("[data-key=undo]")).to_have_text("Undo")
    eva.find("[data-key=undo]").click()
    expect(eva.find(".bar .say")).to_contain_text("Eva:")
    expect(eva.find(".notice")).to_have_count(0)


def test_a_broad_table_takes_the_whole_width_of_a_screen(invite: Invite) -> None:
    """Fliptown has no column beside it there, so no room is kept for one."""
    eva, screen = invite("Eva"), invite("Table")
    eva.open_table("fliptown")
    eva.find(".ways summary").click()
    screen.page.goto(eva.find(".linkrow input").nth(2).input_value())
    eva.start()
    screen.at_table()
    expect(screen.find(".play.folded")).to_be_visible()
    assert screen.find(".frame").evaluate("frame => frame.getBoundingClientRect().width / innerWidth") > 0.95


def test_a_screen_on_the_table_shows_only_what_lies_open(invite: Invite) -> None:
    eva, screen, phone = invite("Eva"), invite("Table"), invite("Jan", size=(390, 844), has_touch=True)
    code = eva.open_table("prsi")
    eva.find(".ways summary").click()
    link = eva.find(".linkrow input").nth(2).input_value()
    screen.page.goto(link)
    expect(screen.find(".lobbyscreen .code")).to_contain_text(code)
    expect(screen.find(".qr-local")).to_be_visible()  # no other device could follow a link to this one
    phone.join(code)
    expect(screen.find(".bigseats")).to_contain_text("Jan")
    eva.start()
    for person in (eva, screen, phone):
        person.at_table()
    eva.find(".log li:nth-child(10)").wait_for(state="attached")
    screen.find(".log li:nth-child(10)").wait_for(state="attached")
    expect(screen.find(".thing[data-id^=card-]")).to_have_count(1)  # the top of the pile and nothing else
    assert screen.find(READY).count() == 0
    shapes = {each["scene"]["shape"] for each in phone.heard if each["type"] == "table"}
    assert shapes == {"tall"}
    assert "choices" in json.dumps(phone.heard)


def test_what_a_small_screen_on_the_table_says_has_room(invite: Invite) -> None:
    """A telephone may lie there as well: two lines of the large letters fit."""
    eva, screen = invite("Eva"), invite("Table", size=(390, 844))
    eva.open_table("dice_town")
    eva.find(".ways summary").click()
    screen.page.goto(eva.find(".linkrow input").nth(2).input_value())
    eva.start()
    screen.at_table()
    over = """() => {
      const [bar, say] = [document.querySelector(".bar"), document.querySelector(".bar .say")];
      say.textContent = "Two who sit at this table still look under their cups.";
      return say.getBoundingClientRect().bottom - bar.getBoundingClientRect().bottom;
    }"""
    assert screen.page.evaluate(over) <= 0


def real_dice(person: Person, key: str) -> None:
    person.open_table(key)
    person.find(".switches").get_by_label("real ones on your table").check()
    expect(person.find(".switches").get_by_label("real ones on your table")).to_be_checked()
    person.start()
    person.at_table()


def tell_dice(person: Person, faces: str) -> None:
    """After the first choice of Maroko, how many dice are thrown."""
    person.find(".bar [data-key^=n-]").first.click()
    expect(person.find(".log li")).to_have_count(1)
    person.button("What came up?").click()
    for face in faces:
        person.find(f'.pad [data-face="{face}"]').click()
    expect(person.find("dialog [role=status]")).to_contain_text(", ".join(sorted(faces)))
    person.find("dialog").get_by_role("button", name="OK").click()
    expect(person.find(".log li")).to_have_count(2)


def test_real_dice_are_tapped_in(eva: Person) -> None:
    """With real dice the page asks what fell; the faces are tapped in any order and become the event."""
    real_dice(eva, "maroko")
    tell_dice(eva, "525")
    assert [each["action"] for each in eva.said if each["type"] == "nature"][-1] == "roll 255"


def test_cards_beside_real_dice_are_told_in_words(eva: Person) -> None:
    """Claims that the mayor nails up are no dice, though their names are equally long."""
    real_dice(eva, "dice_town")
    eva.find(".bar [data-key^=n-]").first.click()
    eva.button("What came up?").click()
    expect(eva.find("dialog button").filter(has_text="claim")).to_have_count(5)
    expect(eva.find("dialog .pad")).to_have_count(0)


def test_a_face_tapped_by_mistake_is_taken_back(eva: Person) -> None:
    real_dice(eva, "maroko")
    eva.find(".bar [data-key^=n-]").first.click()
    eva.button("What came up?").click()
    eva.find('.pad [data-face="6"]').click()
    eva.find(".fallen .die").click()
    expect(eva.find(".fallen .die")).to_have_count(0)
    expect(eva.find("dialog").get_by_role("button", name="OK")).to_be_disabled()
