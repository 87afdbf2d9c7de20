"""How much the page asks for: little at first, next to nothing afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from saloon.games import SHELF
from web.conftest import Invite
from web.house import Person

LOBBY = 12
TABLE = 8
UNSEEN = ["icon", "manifest"]
"""A browser with a window asks for these too."""
OVER_THE_LINE = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .filter((each) => each.transferSize > 0 && each.name.startsWith('http')).map((each) => new URL(each.name).pathname)"""


def asked(person: Person) -> list[str]:
    """The paths that the page has asked the house for since it was opened; what the browser had kept is not asked
    for."""
    person.page.wait_for_load_state("networkidle")
    return list(person.page.evaluate(OVER_THE_LINE))


def test_the_lobby_takes_few_requests_and_a_first_table_few_more(invite: Invite) -> None:
    eva = invite("Eva", fresh=True)
    eva.go("/")
    expect(eva.find(".shelf img[src^=data]")).to_have_count(len(SHELF))
    lobby = asked(eva)
    assert any(path.endswith("/all.js") for path in lobby)
    assert len(lobby + UNSEEN) <= LOBBY, lobby
    assert [path.rsplit("/", 1)[1] for path in lobby if "/words/" in path] == ["en.js"], "one language"
    eva.find('[data-game="mlyn"]').get_by_role("button", name="With friends").click()
    expect(eva.find(".chairs .chair").first).to_be_visible()
    eva.start()
    eva.my_turn()
    table = [*asked(eva)[len(lobby) :], "socket"]
    assert len(table) <= TABLE, table


def test_one_who_comes_again_asks_for_no_script(eva: Person) -> None:
    eva.go("/")
    eva.page.wait_for_load_state("networkidle")
    eva.go("/g/mlyn")
    expect(eva.find(".gamepage h1").first).to_be_visible()
    assert not [path for path in asked(eva) if path.startswith("/web/")]


def test_another_language_is_asked_for_when_it_is_wanted(invite: Invite) -> None:
    eva = invite("Eva", lang="cs", fresh=True)
    eva.go("/")
    expect(eva.find("h1").first).to_be_visible()
    eva.find("select.langs").select_option("ru")
    expect(eva.find("html")).to_have_attribute("lang", "ru")
    assert [path.rsplit("/", 1)[1] for path in asked(eva) if "/words/" in path] == ["cs.js", "ru.js"]
