"""The room: the host shows out and seats people, one may resign or withdraw an offer, and who is away is marked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person


def two(invite: Invite, key: str = "dama") -> tuple[Person, Person]:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table(key))
    return eva, jan


def menu(person: Person, word: str) -> None:
    person.button("More").click()
    person.find("dialog").get_by_role("button", name=word).click()


def test_one_who_resigns_has_lost(invite: Invite) -> None:
    eva, jan = two(invite)
    eva.start()
    eva.my_turn()
    menu(eva, "Resign")
    eva.find("dialog .go").click()
    expect(jan.find(".finale h2")).to_have_text("You win!")
    expect(eva.find(".finale h2")).to_have_text("Jan wins.")
    expect(eva.find(".finale .why")).to_have_text("Eva resigned.")
    eva.page.reload()
    expect(eva.find(".finale h2")).to_have_text("Jan wins.")
    eva.find(".bar [data-key=replay]").click()
    expect(eva.find(".steps")).to_be_visible()


def test_an_offer_to_end_can_be_declined_and_withdrawn(invite: Invite) -> None:
    eva, jan = two(invite)
    eva.start()
    eva.my_turn()
    for who, button in ((jan, "Refuse"), (eva, "Cancel")):
        menu(eva, "End without a result")
        eva.find("dialog .go").click()
        expect(jan.find(".notice")).to_contain_text("Eva")
        who.find(".notice").get_by_role("button", name=button).click()
        expect(jan.find(".notice")).to_have_count(0)
        expect(eva.find(".notice")).to_have_count(0)
    eva.my_turn()


def test_the_host_says_who_sits_where_and_shows_people_out(invite: Invite) -> None:
    eva, jan = two(invite)
    names = eva.find(".chairs .chair b")
    expect(names).to_have_text(["Eva", "Jan"])
    eva.find(".chairs .chair").nth(1).get_by_role("button", name="Move one place up").click()
    expect(names).to_have_text(["Jan", "Eva"])
    expect(jan.find(".chairs .chair").first.get_by_role("button", name="Show out")).to_have_count(0)
    eva.find(".chairs .chair").first.get_by_role("button", name="Show out").click()
    eva.find("dialog .go").click()
    expect(names).to_have_text(["Open seat", "Eva"])
    expect(jan.find(".chairs")).to_have_count(0)


QR = """async (origin) => {
  const { qr, useOrigin } = await import('/web/beside/invite.js');
  await (await import('/web/words/words.js')).learn('en');
  useOrigin({ origin });
  const made = qr('/r/ABCD');
  return [made.tagName, made.textContent, made.alt ?? ''];
}"""


def test_a_qr_picture_is_shown_where_another_device_can_follow_it(eva: Person) -> None:
    """On localhost a note says so instead; with an address in the local net the picture names that."""
    eva.open_table("oko")
    expect(eva.find(".ways .qr-local")).to_contain_text("this computer only")
    assert eva.page.evaluate(QR, "")[0] == "P"
    assert eva.page.evaluate(QR, "http://192.168.1.7:8000") == ["IMG", "", "QR code of http://192.168.1.7:8000/r/ABCD"]


def test_a_link_is_handed_to_the_system_where_it_can_share(eva: Person) -> None:
    eva.page.add_init_script("navigator.share = async (what) => (window.shared = what)")
    code = eva.open_table("oko")
    eva.button("Share").first.click()
    assert eva.page.evaluate("() => window.shared") == {"title": "Oko", "url": f"{eva.house.address}/r/{code}"}


def test_rules_are_chosen_by_a_name(invite: Invite) -> None:
    """A preset turns its switches for everybody; the printed rules turn them back."""
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    expect(eva.button("Printed rules")).to_have_attribute("aria-pressed", "true")
    eva.button("As in the pub").click()
    expect(jan.find(".presets [aria-pressed=true]")).to_have_text("As in the pub")
    expect(jan.find(".presets button").first).to_be_disabled()
    eva.find(".house-rules summary").click()
    expect(eva.find(".house-rules").get_by_label("at any time").first).to_be_checked()
    eva.button("Printed rules").click()
    expect(jan.find(".presets [aria-pressed=true]")).to_have_text("Printed rules")


def test_a_locked_door_is_told_and_opens_again(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    code = eva.open_table("dama")
    eva.find(".switches").get_by_text("locked", exact=True).click()
    expect(eva.find(".ways-box .shut")).to_be_visible()
    jan.go(f"/r/{code}")
    expect(jan.find(".door .shut")).to_have_text("The door is locked: nobody else can come in.")
    expect(jan.find(".door input")).to_have_count(0)
    eva.find(".switches").get_by_text("open to whoever has the code").click()
    expect(eva.find(".ways-box .shut")).to_be_hidden()
    jan.join(code)
    eva.start()
    eva.my_turn()
    menu(eva, "Lock the room")
    expect(jan.button("More")).to_be_visible()
    ana = invite("Ana")
    ana.go(f"/r/{code}")
    expect(ana.find(".door .shut")).to_be_visible()
    jan.button("More").click()
    expect(jan.find("dialog").get_by_role("button", name="Lock the room")).to_have_count(0)


def test_the_host_shows_out_the_one_who_stands_about(invite: Invite) -> None:
    """A guest without a seat is seen by all, before and in the match; the host alone may send them away."""
    eva, jan = two(invite)
    ana, ivo = invite("Ana"), invite("Ivo")
    for guest in (ana, ivo):
        guest.go(eva.page.url.removeprefix(eva.house.address))
        guest.find("input").fill(guest.name)
        guest.button("Just watch").click()
    expect(eva.find(".setup .guests li")).to_have_count(2)
    expect(jan.find(".setup .guests").get_by_role("button", name="Show out")).to_have_count(0)
    eva.find(".setup .guests li").filter(has_text="Ana").get_by_role("button", name="Show out").click()
    eva.find("dialog .go").click()
    expect(ana.find(".door input")).to_be_visible()
    eva.start()
    eva.my_turn()
    eva.find(".people .guests li").filter(has_text="Ivo").get_by_role("button", name="Show out").click()
    eva.find("dialog .go").click()
    expect(eva.find(".people .guests li")).to_have_count(0)
    expect(ivo.find(".door input")).to_be_visible()


def test_people_talk_while_they_wait(invite: Invite) -> None:
    eva, jan = two(invite)
    jan.find(".setup .chat .phrases button").first.click()
    expect(eva.find(".setup .chat .talk")).to_contain_text("Jan")


def test_who_is_away_is_marked_also_when_it_is_their_turn(invite: Invite) -> None:
    eva, jan = two(invite)
    eva.start()
    jan.at_table()
    eva.go("/")
    seat = jan.find(".people .seat").first
    expect(seat).to_have_class(re.compile("away"))
    expect(seat).to_contain_text("to move · away")


def test_while_a_bot_plays_for_me_it_is_not_my_turn(invite: Invite) -> None:
    """Jan does not move, so the match is not over before one looks."""
    eva, _ = two(invite)
    eva.start()
    eva.my_turn()
    menu(eva, "Let a bot play for me")
    expect(eva.find(".bar .say")).to_have_text("A bot plays for Eva now.")
    expect(eva.find("[data-key=hint], [data-key=all], .thing.hit")).to_have_count(0)


def test_one_who_comes_to_look_on_moves_nothing_under_the_finger_of_who_starts(invite: Invite) -> None:
    """The guests are listed below the button that starts; it is the same button when the last chair is taken."""
    eva, ota, jan = invite("Eva"), invite("Ota"), invite("Jan")
    code = eva.open_table("oko")
    start = eva.find(".startrow .big:visible")
    before = start.bounding_box()
    ota.go(f"/r/{code}")
    ota.find("input").fill("Ota")
    ota.button("Just watch").click()
    expect(eva.find(".sitting").get_by_text("Ota")).to_be_visible()
    assert start.bounding_box() == before
    expect(start).to_have_text("Start (bots fill empty seats)")
    button = start.element_handle()
    jan.join(code)
    expect(start).to_have_text("Start")
    assert button.is_visible()


def test_no_link_makes_somebody_another_guest_unasked(invite: Invite) -> None:
    """A wrong token takes nothing away; somebody else's is asked about, and one may stay who one is, or be that
    again."""
    eva, jan = two(invite)
    path = jan.page.url.removeprefix(jan.house.address)
    kept = "() => JSON.parse(localStorage.getItem('saloon.rooms'))[0].token"
    mine, hers = jan.page.evaluate(kept), eva.page.evaluate(kept)
    jan.go("/")
    jan.go(f"{path}#token={path.removeprefix('/r/')}.anything")
    expect(jan.find(".chairs .chair").first).to_be_visible()
    assert jan.page.evaluate(kept) == mine
    jan.go("/")
    jan.go(f"{path}#token={hers}")
    expect(jan.find("h1")).to_have_text("Are you Eva?")
    assert jan.page.evaluate(kept) == mine and hers not in jan.page.url
    jan.button("Stay Jan").click()
    expect(jan.find(".chairs .chair").first).to_be_visible()
    assert jan.page.evaluate(kept) == mine
    jan.go("/")
    jan.go(f"{path}#token={hers}")
    jan.button("Go on as Eva").click()
    expect(jan.find(".chairs .chair").first).to_be_visible()
    assert jan.page.evaluate(kept) == hers
    assert jan.page.evaluate(kept.replace(".token", ".before")) == mine, "who one was is kept"
