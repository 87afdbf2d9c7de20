"""Matches by letters in real browsers: two devices that share nothing but links."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person

LIT = ".thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back])"


def begin(person: Person, key: str) -> str:
    """The first letter."""
    person.go(f"/letter?game={key}")
    person.find(".letter input").fill(person.name)
    person.find(".letter form button").click()
    return sent(person)


def sent(person: Person) -> str:
    """The letter that the page offers for sending."""
    expect(person.page.locator(".letter .side button", has_text="Copy the link")).to_be_visible()
    return str(person.page.evaluate("location.hash.split('#').at(-1)"))


def read(person: Person, letter: str) -> None:
    person.page.goto("about:blank")
    person.go(f"/letter#{letter}")


def answer(person: Person) -> str:
    """Decide whatever is lit until the letter is done, and sign it."""
    done = person.page.locator(".letter .side button", has_text="Sign the letter")
    copy = person.page.locator(".letter .side button", has_text="Copy the link")
    lit = person.find(LIT)
    for _ in range(60):
        done.or_(copy).or_(lit).first.wait_for()
        if copy.count():
            break
        if done.count():
            done.click()
            break
        lit.first.click(force=True)
    return sent(person)


def test_two_devices_play_by_letters_alone(invite: Invite) -> None:
    """An invitation, moves to and fro, a letter changed on the way, one read twice, and somebody gives up."""
    eva, jan = invite("Eva"), invite("Jan")
    first = begin(eva, "krizovy_mlyn")
    read(jan, first)
    expect(jan.find(".letter h1")).to_contain_text("Eva invites you")
    jan.find(".letter form button").click()
    second = sent(jan) if not jan.find(LIT).count() else answer(jan)
    read(eva, second)
    third = answer(eva)
    assert len(third) > len(first)

    read(jan, third[:50] + ("A" if third[50] != "A" else "B") + third[51:])
    expect(jan.find(".letter .fault")).to_be_visible()
    read(jan, third)
    fourth = answer(jan)
    read(jan, third)  # once more: it is answered already
    expect(jan.find("#toasts")).to_contain_text("already answered")
    assert sent(jan) == fourth
    read(eva, second)  # an older one of his
    expect(eva.find("#toasts")).to_contain_text("already answered")

    read(eva, fourth)
    eva.page.locator(".letter .side button", has_text="Give up").click()
    eva.find("dialog .go").click()
    last = sent(eva)
    read(jan, last)
    expect(jan.find(".letter .side")).to_contain_text("Jan")
    expect(jan.page.locator(".letter .side button", has_text="Save the match file")).to_be_visible()


def test_a_throw_needs_both_and_an_onlooker_only_looks(invite: Invite) -> None:
    """Dice fall from the shares of both; a third device can look at the letter and answer nothing."""
    eva, jan, ivo = invite("Eva"), invite("Jan"), invite("Ivo")
    read(jan, begin(eva, "oko"))
    jan.find(".letter form button").click()
    read(eva, sent(jan))
    letter = answer(eva)
    expect(eva.find(".letter .log li").first).to_be_visible()
    read(ivo, letter)
    expect(ivo.find(".letter .side")).to_contain_text("played by others")
    read(jan, letter)
    answer(jan)
    jan.go("/letter")
    expect(jan.find(".letter .rows li")).to_contain_text("waiting for an answer")


def test_a_letter_that_is_opened_on_the_page_of_letters_is_read_once(invite: Invite) -> None:
    """The address alone changes, as when a link is followed there."""
    eva = invite("Eva")
    letter = begin(eva, "mlyn")
    eva.go("/letter")
    expect(eva.find(".letter .rows li")).to_contain_text("waiting for an answer")
    asked: list[str] = []
    eva.page.on("request", lambda each: asked.append(each.post_data or "") if "/api/letters" in each.url else None)
    eva.go(f"/letter#{letter}")
    assert sent(eva) == letter
    assert sum('"read"' in each for each in asked) == 1
