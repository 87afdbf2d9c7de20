"""Several people at one keyboard: nobody is shown anybody else's hand."""

from __future__ import annotations

import re

from saloon.core import fold
from saloon.match import load


def scenes(output: str) -> list[str]:
    """What was shown between one curtain and the next."""
    return re.split(r"^--- Pass the keyboard to (\w+)\. \w+, press Enter\. ---$", output, flags=re.M)


def test_the_curtain_falls_between_people_and_hides_the_other_hand(saloon, tmp_path):
    path = tmp_path / "two.saloon"
    result = saloon("play", "prsi", "--name", "Eva", "--name", "Petr", "--seed", 5, "--save", path, stdin="1\n" * 6)
    _, *parts = scenes(result.stdout)
    shown = list(zip(parts[::2], parts[1::2], strict=True))
    assert {name for name, _ in shown} == {"Eva", "Petr"}
    match = load(path.read_text("utf-8"))
    write = match.game.notation
    hidden: dict[str, set[str]] = {"Eva": set(), "Petr": set()}
    for state in [match.start, *(moment.after for moment in match.walk())]:
        for seat, name in enumerate(("Eva", "Petr")):
            hidden[name] |= {text.removeprefix("+") for text in held(state, 1 - seat)}
    played = {write.write(event.action).split("=")[0] for event in match.events if event.seat >= 0}
    opened = {write.write(event.action).removeprefix("+") for event in match.events[9:10]}
    for name, text in shown:
        words = set(re.findall(r"[HLAB](?:10|[7-9UOKA])\b", text))
        assert words, "a scene shows cards"
        assert not words & (hidden[name] - played - opened)


def held(state, seat: int) -> set[str]:
    from saloon.kit.cards import MARIAS

    return {MARIAS.write(card) for card in state.hands[seat]}


def test_sentences_of_the_log_do_not_tell_either(saloon):
    result = saloon("play", "prsi", "--people", 2, "--seed", 5, stdin="1\n1\nlog\n1\nlog\n")
    for part in scenes(result.stdout)[1:]:
        own = re.findall(r"^Player (\d) takes the ", part, re.M)
        assert len(set(own)) <= 1


def test_one_person_needs_no_curtain(saloon):
    assert "Pass the keyboard" not in saloon("play", "prsi", "--seats", 3, "--seed", 5, stdin="1\n" * 300).stdout


def test_taking_back_asks_the_others(saloon, tmp_path):
    for answer, stands in (("n", True), ("y", False)):
        path = tmp_path / answer
        result = saloon(
            "play",
            "prsi",
            "--name",
            "Eva",
            "--name",
            "Petr",
            "--seed",
            5,
            "--save",
            path,
            stdin=f"1\nundo\n{answer}\nquit\n",
        )
        assert re.search(r"(Eva|Petr) wants to take a move back\. Agreed, (Eva|Petr)\? \(y/n\)", result.stdout)
        match = load(path.read_text("utf-8"))
        assert any(event.seat >= 0 for event in match.events) == stands
        assert fold(match.start, match.events) == match.state


def test_a_bots_card_is_typed_by_somebody_who_does_not_play(saloon):
    """With real cards nobody at the table may see what a bot gets."""
    result = saloon("play", "prsi", "--people", 2, "--seats", 3, "--real-dice", stdin="dealer 1\n+H7\n+L7\n")
    assert "--- Pass the keyboard to somebody who does not play, who then presses Enter. ---" in result.stdout
