"""Beside the table: everybody is seen, the log follows, odds stand in columns, and what makes no sense is not
offered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Person

LOOSE = """() => {
  const list = document.querySelector('.people');
  const frame = list.getBoundingClientRect();
  return [...list.querySelectorAll('.seat')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  }).length;
}"""
BEHIND = (
    "() => { const list = document.querySelector('.log .lines'); return list.scrollHeight - list.scrollTop - "
    "list.clientHeight; }"
)
LETTERS = """() =>
  [...document.querySelectorAll('dialog table.odds tr')].flatMap((row) => {
    const boxes = [...row.querySelectorAll('th, td, small')].flatMap((cell) =>
      [...cell.childNodes]
        .filter((each) => each.nodeType === 3)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        }),
    );
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.some((a, i) => boxes.slice(i + 1).some((b) => meet(a, b))) ? [row.textContent] : [];
  })"""


TOUCHING = """() => {
  const boxes = [...document.querySelectorAll('aside .tools .tool:not([hidden]) span')].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect();
  });
  return boxes.slice(1).map((box, at) => box.left - boxes[at].right).filter((gap) => gap < 1);
}"""


@pytest.mark.parametrize("seats", [5, 8])
def test_on_a_laptop_everybody_at_a_large_table_is_seen(eva: Person, seats: int) -> None:
    """Without scrolling in the list of players; and before it begins, the button that starts is."""
    eva.open_table("bang")
    eva.button(str(seats)).first.click()
    expect(eva.find(".chairs .chair")).to_have_count(seats)
    expect(eva.find(".startrow .big:visible")).to_be_in_viewport(ratio=1)
    eva.start()
    eva.my_turn()
    expect(eva.find(".people .seat")).to_have_count(seats)
    assert eva.page.evaluate(LOOSE) == 0


def test_the_log_still_follows_when_tabs_have_changed(invite: Invite) -> None:
    """On a phone the log is out of sight most of the time; the other tabs unpin nothing."""
    eva = invite("Eva", size=(390, 700))
    eva.play_bots("tisicovka")
    for tab in ("log", "table", "rules", "log"):
        eva.find(f".tabs [data-tab={tab}]").click()
    eva.play_along()
    eva.find(".log li:nth-child(60)").wait_for(state="attached")
    eva.page.wait_for_function(f"() => ({BEHIND})() < 4")
    expect(eva.find(".log .newer")).to_be_hidden()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
def test_percentages_and_fractions_stand_clear_of_each_other(invite: Invite, size: tuple[int, int]) -> None:
    """And nothing of them is under the edge, however long the fractions are."""
    eva = invite("Eva", size=size, lang="ru")
    for key in ("craps", "bang"):
        eva.play_bots(key)
        eva.my_turn()
        eva.page.keyboard.press("o")
        eva.find("dialog table.odds small").first.wait_for()
        assert eva.page.evaluate(LETTERS) == []
        assert (
            eva.page.evaluate(
                "(() => { const box = document.querySelector('dialog'); return box.scrollWidth - box.clientWidth; })()"
            )
            <= 0
        )


def test_fair_chance_is_offered_where_there_is_chance(eva: Person) -> None:
    for key, count in (("dama", 0), ("oko", 1)):
        eva.play_bots(key)
        eva.my_turn()
        eva.button("More").click()
        expect(eva.find("dialog .menu li").first).to_be_visible()
        expect(eva.find("dialog").get_by_role("button", name="Fair chance")).to_have_count(count)


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_the_words_of_the_tools_stand_apart(invite: Invite, lang: str) -> None:
    """All six of them, while a move can be taken back."""
    eva = invite("Eva", lang=lang)
    eva.play_bots("dice_town")
    eva.my_turn()
    eva.find("aside .tools .tool").first.evaluate(
        "tool => { const undo = tool.cloneNode(true); undo.lastElementChild.textContent = 'Отменить ход'; "
        "tool.after(undo); }"
    )
    expect(eva.find("aside .tools .tool:not([hidden])")).to_have_count(6)
    assert eva.page.evaluate(TOUCHING) == []
    assert eva.find("aside .tools").evaluate("tools => tools.scrollWidth - tools.clientWidth") <= 0


def test_eight_at_a_table_do_not_make_the_page_longer(eva: Person) -> None:
    """Everything has its room at 1280×800: nothing is reached by scrolling the page."""
    eva.open_table("bang")
    eva.button("8").first.click()
    expect(eva.find(".chairs .chair")).to_have_count(8)
    eva.start()
    eva.at_table()
    expect(eva.find(".people .seat")).to_have_count(8)
    assert eva.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
