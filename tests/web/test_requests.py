"""How much the page asks for: little at first, next to nothing afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Request, expect

from web.conftest import Invite
from web.house import Person

LOBBY = 12
TABLE = 8


def watch(person: Person) -> list[str]:
    """The paths that go over the line from now on."""
    asked: list[str] = []

    def see(request: Request) -> None:
        answer = request.response()
        if answer and not answer.from_service_worker and not request.url.startswith("data:") and not cached(request):
            asked.append(request.url.removeprefix(person.house.address))

    person.page.on("requestfinished", see)
    person.page.on("websocket", lambda socket: asked.append("/socket"))
    return asked


def cached(request: Request) -> bool:
    """Whether the browser had it."""
    return request.sizes()["responseHeadersSize"] == 0 or request.timing["requestStart"] < 0


def test_the_lobby_takes_few_requests_and_a_first_table_few_more(eva: Person) -> None:
    asked = watch(eva)
    eva.go("/")
    expect(eva.find(".shelf img").first).to_have_attribute("src", re.compile("^data:"))
    eva.page.wait_for_load_state("networkidle")
    assert len(asked) <= LOBBY, asked
    assert any(path.endswith("/all.js") for path in asked)
    assert [path for path in asked if "/words/" in path] == [path for path in asked if path.endswith("/words/en.js")], "one language"
    asked.clear()
    eva.find('[data-game="mlyn"] button.go').click()
    expect(eva.find(".chairs .chair").first).to_be_visible()
    eva.start()
    eva.at_table()
    eva.my_turn()
    assert len(asked) <= TABLE, asked


def test_whoever_comes_again_asks_for_no_script(eva: Person) -> None:
    eva.go("/")
    expect(eva.find(".shelf img").first).to_have_attribute("src", re.compile("^data:"))
    asked = watch(eva)
    eva.go("/g/mlyn")
    expect(eva.find(".gamepage h1").first).to_be_visible()
    eva.page.wait_for_load_state("networkidle")
    assert "/g/mlyn" in asked
    assert not [path for path in asked if path.startswith("/web/")]


def test_another_language_is_asked_for_when_it_is_wanted(invite: Invite) -> None:
    eva = invite("Eva", lang="cs")
    asked = watch(eva)
    eva.go("/")
    expect(eva.find("h1").first).to_be_visible()
    eva.find("select.langs").select_option("ru")
    expect(eva.find("html")).to_have_attribute("lang", "ru")
    assert [path.rsplit("/", 1)[1] for path in asked if "/words/" in path] == ["cs.js", "ru.js"]
