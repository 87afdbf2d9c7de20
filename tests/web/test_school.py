"""Lessons in a real browser, on a phone: played to the end, left and gone on with, offered where a game is new."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ring import covering
from saloon.games import SHELF
from saloon.school.lessons import lessons
from web.conftest import Invite
from web.house import Person
from web.test_pages import faults

PHONE = {"size": (390, 844), "has_touch": True}
RIGHT = ".lesson-strip[data-kind=right]"


def answer_by_hint(person: Person) -> None:
    """Ask for the hint and do what it says."""
    person.find(".bar .tools [data-key=hint]").click()
    person.find(".bar [data-key=hinted]").click()
    expect(person.find(RIGHT)).to_be_visible()


def next_scene(person: Person, number: int) -> None:
    person.find(".lesson-strip > button").click()
    expect(person.find(".lesson-strip .where small")).to_contain_text(f"{number} ")


@pytest.mark.parametrize(
    ("key", "name", "lang"), [("prsi", "play", "cs"), ("mlyn", "play", "ru"), ("bang", "dice", "en")]
)
def test_a_lesson_is_played_to_its_end_on_a_phone(invite: Invite, key: str, name: str, lang: str) -> None:
    person = invite("Eva", lang=lang, **PHONE)
    person.go(f"/school/{key}/{name}")
    scenes = len(next(each for each in lessons(SHELF[key]) if each.name == name).scene)
    for at in range(scenes):
        expect(person.find(".lesson-strip .task")).not_to_be_empty()
        answer_by_hint(person)
        if at + 1 < scenes:
            next_scene(person, at + 2)
    person.find(".lesson-strip > button").click()
    expect(person.find(".lessons li .tick").first).to_be_visible()


def test_a_wrong_answer_is_told_why_and_another_may_be_tried(invite: Invite) -> None:
    person = invite("Eva", **PHONE)
    person.go("/school/oko/play")
    for number in (2, 3, 4):
        answer_by_hint(person)
        next_scene(person, number)
    person.find(
        ".bar .choices button",
    ).first.click()
    expect(person.find(".lesson-strip[data-kind=wrong] .word")).to_contain_text("18")
    answer_by_hint(person)


def test_a_lesson_goes_on_where_it_was_left(invite: Invite) -> None:
    person = invite("Eva", **PHONE)
    person.go("/g/prsi")
    person.find(".my-record a.button").click()  # nobody has played yet: the lesson stands where the record will
    person.find("[data-id=card-HK]").click()
    expect(person.find(RIGHT)).to_be_visible()
    person.find(".lesson-strip .where a").click()
    expect(person.find(".lessons .far")).to_contain_text("1 of 8")
    person.find(".lessons a.button").click()
    expect(person.find(".lesson-strip .where small")).to_contain_text("2 of 8")


def test_a_lesson_is_offered_where_a_game_is_opened_for_the_first_time(invite: Invite) -> None:
    """At the first look, before anything is scrolled; later the lesson that comes next, by another word."""
    person = invite("Eva", lang="ru", size=(320, 640))
    person.go("/g/dice_town")
    offer = person.find(".to-lesson")
    expect(offer).to_have_text("Впервые? Пройдите урок")
    expect(offer).to_be_in_viewport(ratio=1)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320
    offer.click()
    expect(person.find(".lesson-strip .where")).to_contain_text("1 из 6")


def test_a_phone_that_is_turned_keeps_what_was_answered(invite: Invite) -> None:
    person = invite("Eva", **PHONE)
    person.go("/school/prsi/play")
    answer_by_hint(person)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    next_scene(person, 2)
    assert len([url for url in asked if "/scene" in url]) == 1, "only the next scene was asked for"


@pytest.mark.parametrize(("theme", "size"), covering(["day", "night"], [(1280, 800), (320, 640)]))
def test_axe_finds_nothing_in_the_school(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    person = invite("Eva", lang="ru", size=size, likes={"theme": theme}, bypass_csp=True)
    person.go("/school/dice_town")
    expect(person.find(".lessons li")).to_have_count(5)
    assert faults(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    person.go("/school/dice_town/cups")
    expect(person.find(".lesson-strip .task")).not_to_be_empty()
    person.my_turn()
    assert faults(person) == []


def test_the_coach_tells_an_idea_the_first_time_it_comes_up(invite: Invite) -> None:
    person = invite("Eva", likes={"speed": "quick", "coach": True, "forme": True})
    person.play_bots("oko")
    expect(person.page.locator(".toast", has_text="Five throws")).to_be_visible()
    assert person.page.evaluate("localStorage.getItem('saloon.ideas')") == '{"oko":["five"]}', "once, and remembered"
