"""A broad table has the width of a laptop; what stands beside it is a click away."""

from __future__ import annotations

from playwright.sync_api import expect

from laws.test_sizes import LAPTOP
from web.house import Person

ROOM = (
    "() => { const { width, height } = document.querySelector('.scene').getBoundingClientRect(); return [width, "
    "height]; }"
)
LETTERS = """() =>
  [...document.querySelectorAll('.scene text')]
    .filter((each) => each.checkVisibility() && each.textContent.trim())
    .map((each) => [each.textContent, parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a])
    .filter(([, high]) => high < 11.9)"""


def test_on_a_laptop_fliptown_takes_the_width_and_is_legible(eva: Person) -> None:
    """The room is what `laws/test_sizes.py` reckons with; the panel opens over the table, and folds away."""
    eva.play_bots("fliptown")
    eva.my_turn()
    assert eva.page.evaluate(ROOM) >= list(LAPTOP["broad"])
    assert eva.page.evaluate(LETTERS) == []
    for part in (".people", ".log", ".chat"):
        expect(eva.find(part)).to_be_hidden()
    eva.button("Panel").click()
    expect(eva.find(".people")).to_be_visible()
    eva.find(".switch [data-tab=chat]").click()
    expect(eva.find(".chat input")).to_be_in_viewport(ratio=1)
    eva.button("Panel").click()
    expect(eva.find(".people")).to_be_hidden()


CUT = """() =>
  [...document.querySelectorAll('.bar .lines, .bar .note')].some(
    (each) => each.scrollHeight > each.clientHeight + 1,
  )"""


def test_a_long_hint_is_read_whole(eva: Person) -> None:
    """With its reasons it lies on the table where the bar is too low for it."""
    eva.play_bots("fliptown")
    eva.my_turn()
    eva.button("Hint").click()
    eva.find("[data-key=hint-why]").click()
    expect(eva.find(".bar .note")).to_be_in_viewport(ratio=1)
    assert not eva.page.evaluate(CUT)


def test_other_tables_have_their_column(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.my_turn()
    width, height = eva.page.evaluate(ROOM)
    assert width >= LAPTOP["usual"][0] and height >= LAPTOP["usual"][1]
    expect(eva.find(".log")).to_be_visible()
