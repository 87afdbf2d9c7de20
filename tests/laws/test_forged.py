"""Whatever can be read but cannot be done is refused in words, at the table and in a file."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.forged import absurd
from laws.walks import GAMES, KEYS, Walk, walks
from match.playing import played, relink
from ring import many
from saloon.core import ONLOOKER, Fault, Illegal
from saloon.core.notation import write_seat
from saloon.house import SHELF
from saloon.match import explain, load, verify, write
from saloon.words import LANGS, words

every_game = pytest.mark.parametrize("key", KEYS)


@every_game
def test_there_is_much_that_cannot_be(key: str) -> None:
    assert len(absurd(key)) >= 4


@every_game
@settings(max_examples=many(7, 20), deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_action_is_too_absurd_for_a_reason(key: str, data: st.DataObject) -> None:
    """`why_not` answers with Illegal and a message that can be said, in the position and in any view of it."""
    w: Walk = data.draw(walks(key))
    say = [words(lang, w.game.folder) for lang in LANGS]
    for seat in range(ONLOOKER - 1, w.seats + 2):  # also seats that nobody has
        legal = set(w.state.legal(seat)) if 0 <= seat < w.seats else set()
        states = (w.state, w.state.view(seat)) if legal else (w.state,)
        for action in absurd(key):
            if action not in legal:
                refusals = [state.why_not(seat, action) for state in states]
                assert all(isinstance(each, Illegal) for each in refusals), w.game.notation.write(action)
                assert all(spoken.fault(each).strip() for spoken in say for each in refusals)


@every_game
@pytest.mark.parametrize("seed", range(many(1, 3)))
def test_a_file_with_an_absurd_action_is_reported(key: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No matter where it stands and who is said to have done it: verify finds it, load refuses it, both in words."""
    monkeypatch.setitem(SHELF, key, GAMES[key])
    match = played(GAMES[key], seed, steps=60)
    moments = list(match.walk())
    lines, first = write(match).splitlines(), len(write(match).splitlines()) - len(match.log) - 2 * match.over
    for number, action in enumerate(absurd(key)[:60]):
        at = number * 7 % len(match.log)
        seat, before = number % (match.seats + 1) - 1, moments[at].before
        if action in before.legal(seat) or any(action == each for each, _ in before.chances()):
            continue  # another match, but a possible one
        forged = [*lines]
        forged[first + at] = f"{at + 1} {write_seat(seat)} {match.game.notation.write(action)} {'0' * 64}"
        text = relink("\n".join(forged))
        report = verify(text)
        assert not report.holds
        assert all(line.strip() for lang in LANGS for line in report.lines(lang))
        with pytest.raises(Fault) as refused:
            load(text)
        assert all(explain(refused.value, words(lang)).strip() for lang in LANGS)
