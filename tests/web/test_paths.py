"""From clicks to choices: the page's own module, run in the browser."""

from __future__ import annotations

import pytest

from web.conftest import Invite

CLICKS = """async (clicks) => {
    const { Paths } = await import("/web/path.js");
    const set = (...ids) => ({ text: ids.join(" "), label: ids.join(" "), path: [...ids, "throw"], loose: true });
    const choices = [set("die-0"), set("die-0", "die-2"), set("die-1"), set("die-0", "die-1"), set("die-0", "die-2", "die-1")];
    const paths = new Paths(choices, [["die-0", "die-2"]]);
    return clicks.map((id) => paths.click(id).made?.text ?? [...paths.next].sort().join(" "));
}"""


@pytest.mark.parametrize(
    ("clicks", "seen"),
    [
        (["die-0", "throw"], ["die-1 die-2 throw", "die-0"]),
        (["die-2", "throw"], ["die-0 die-1 throw", "die-0"]),
        (["die-2", "die-0", "throw"], ["die-0 die-1 throw", "die-1 throw", "die-0 die-2"]),
        (["die-2", "die-1", "throw"], ["die-0 die-1 throw", "die-0 throw", "die-0 die-1"]),
        (["die-2", "die-2", "die-1", "throw"], ["die-0 die-1 throw", "die-0 die-1 die-2", "die-0 die-2 throw", "die-1"]),
    ],
)
def test_things_alike_may_stand_for_one_another(invite: Invite, clicks: list[str], seen: list[str]) -> None:
    """Of two dice with the same face either may be clicked first, taken back, or both be thrown."""
    eva = invite("Eva")
    eva.go("/")
    assert eva.page.evaluate(CLICKS, clicks) == seen
