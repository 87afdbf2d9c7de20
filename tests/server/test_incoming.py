"""How much a field of a message may hold, as docs/protocol.md says in section 9."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from saloon.server.faults import Unreadable
from saloon.server.wire.incoming import Change, Incoming, Rename, read_message


def read(fields: dict[str, Any]) -> Incoming:
    return read_message(json.dumps({"id": "1"} | fields))


def act(**fields: Any) -> dict[str, Any]:
    return {"type": "act", "action": "draw", "match": "m"} | fields


LONGEST: list[tuple[str, int, Callable[[str], dict[str, Any]]]] = [
    ("id", 40, lambda text: {"type": "ping", "id": text}),
    ("name", 60, lambda text: {"type": "name", "name": text}),
    ("name", 60, lambda text: {"type": "sit", "seat": 0, "name": text}),
    ("action", 400, lambda text: act(action=text)),
    ("match", 64, lambda text: act(match=text)),
    ("hash", 200, lambda text: {"type": "pledge", "hash": text}),
    ("bytes", 200, lambda text: {"type": "open", "bytes": text}),
    ("text", 400, lambda text: {"type": "say", "text": text}),
    ("phrase", 40, lambda text: {"type": "say", "phrase": text}),
    ("game", 40, lambda text: {"type": "setup", "game": text}),
    ("an option's name", 40, lambda text: {"type": "setup", "options": {text: 1}}),
    ("an option's value", 60, lambda text: {"type": "setup", "options": {"deal": text}}),
    ("token", 100, lambda text: {"type": "hello", "token": text}),
    ("watch", 100, lambda text: {"type": "hello", "watch": text}),
    ("node", 80, lambda text: {"type": "why", "node": text}),
    ("a click before it", 80, lambda text: {"type": "why", "path": [text]}),
    ("clicks", 30, lambda text: {"type": "why", "path": list(text)}),
    ("options", 60, lambda text: {"type": "setup", "options": {f"{at}": True for at in range(len(text))}}),
]
BETWEEN: list[tuple[str, int, int, Callable[[int], dict[str, Any]]]] = [
    ("seat", 0, 15, lambda number: act(seat=number)),
    ("look from", -2, 15, lambda number: {"type": "look", "seat": number}),
    ("seats", 1, 16, lambda number: {"type": "setup", "seats": number}),
    ("bank", 0, 86_400, lambda number: {"type": "setup", "clock": {"bank": number}}),
    ("increment", 0, 3_600, lambda number: {"type": "setup", "clock": {"bank": 60, "increment": number}}),
    ("seen", 0, 1_000_000, lambda number: {"type": "chances", "seen": number}),
]
AT_LEAST: list[tuple[str, int, Callable[[int], dict[str, Any]]]] = [
    ("number", 0, lambda number: act(number=number)),
    ("guest", 1, lambda number: {"type": "kick", "guest": number}),
    ("letters of an id", 1, lambda number: {"type": "ping", "id": "x" * number}),
    ("letters of a name", 1, lambda number: {"type": "name", "name": "x" * number}),
    ("letters of an action", 1, lambda number: act(action="x" * number)),
    ("letters of a node", 1, lambda number: {"type": "why", "node": "x" * number}),
]


def refused(fields: dict[str, Any]) -> bool:
    try:
        read(fields)
    except Unreadable as error:
        return error.message == "message-unreadable"
    return False


@pytest.mark.parametrize(("what", "most", "made"), LONGEST)
def test_a_text_may_be_so_long_and_no_longer(what: str, most: int, made: Any) -> None:
    assert [refused(made("x" * letters)) for letters in (most, most + 1)] == [False, True], what


@pytest.mark.parametrize(("what", "least", "most", "made"), BETWEEN)
def test_a_number_lies_between_two(what: str, least: int, most: int, made: Any) -> None:
    assert [refused(made(number)) for number in (least - 1, least, most, most + 1)] == [True, False, False, True], what


@pytest.mark.parametrize(("what", "least", "made"), AT_LEAST)
def test_less_is_nothing(what: str, least: int, made: Any) -> None:
    assert [refused(made(number)) for number in (least - 1, least)] == [True, False], what


def test_what_is_not_said_is_left_as_it_is() -> None:
    assert read({"type": "setup", "seats": 3}) == Change(id="1", seats=3)
    assert read({"type": "name", "name": "Eva"}) == Rename(id="1", name="Eva", seat=None)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "fly", "id": "1"}', '{"type": "ping"}', b"\xff\xfe", "[" * 100_000]
)
def test_what_is_no_message_is_unreadable(text: str | bytes) -> None:
    with pytest.raises(Unreadable, match="message-unreadable"):
        read_message(text)
