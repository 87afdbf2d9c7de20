"""Czech as it comes out when games are played: prepositions, numbers and names as one says them, one name for each
thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from laws.walks import options_by_lot, step
from ring import many
from saloon.core import NATURE, ONLOOKER, Action, Event, Seat, State
from saloon.core.state import View
from saloon.games import SHELF
from saloon.house import Game
from saloon.match.aftermath import account, deeds_of
from saloon.scene import Reader
from saloon.scene.parts import ending

NAMES = ("Blažena", "Zdeněk", "Dobromila", "Květoslav", "Růžena", "Svatopluk", "Jarmila", "Přemek")
"""Bending them is found out: none is the same in another case."""
KEYS = sorted(SHELF)
STEPS = 120
NAME = "|".join(NAMES)
NOUNS = (
    ("bod", "body", "bodů"),
    ("karta", "karty", "karet"),
    ("nuget", "nugety", "nugetů"),
    ("hvězda", "hvězdy", "hvězd"),
    ("život", "životy", "životů"),
    ("šíp", "šípy", "šípů"),
    ("žeton", "žetony", "žetonů"),
    ("kámen", "kameny", "kamenů"),
    ("hod", "hody", "hodů"),
    ("pole", "pole", "polí"),
    ("zlato", "zlata", "zlat"),
    ("tah", "tahy", "tahů"),
    ("dekret", "dekrety", "dekretů"),
    ("kolo", "kola", "kol"),
)
OF = r"(?<!\basi )(?<!\bz )(?<!\bze )(?<!\bdo )(?<!\bbez )(?<![\d,.–−×])"
"""After these words a number takes the second case: worth about two points, the best of three cards."""
FAULTS = {
    "ve": r"\b[Vv] [234]\b",
    "se": r"\b[Ss] [467]\b",
    "ze": r"\b[Zz] [23467]\b",
    "a name in another case": rf"\bhráč(e|i|em|ovi) "
    rf"({NAME})\b|\b(v|ve|s|se|k|ke|z|ze|o|od|do|na|pro|proti|u|za|po|před|mezi|bez|místo|kromě) ({NAME})\b",
    "several and one": rf"\bje ({NAME})(, ({NAME}))* a ({NAME})\b",
    "marks": r"  |\s[,.;!?](\s|$)|[,;:?]\.|::|\{|\}|(?<!\.)\.\.(?!\.)",
    "dollars": r"\$\d",
    "one": "|".join(rf"{OF}\b1 ({few}|{many})\b" for one, few, many in NOUNS if one != few),
    "two": "|".join(rf"{OF}\b[234] ({one}|{many})\b" for one, few, many in NOUNS if one != few),
    "five": "|".join(rf"{OF}\b([05-9]|\d\d+) ({one}|{few})\b" for one, few, many in NOUNS),
}
STRAY = {
    "dice_town": r"\b[Oo]bchod|[Ss]aloon|[Hh]okyn|[Vv]ýstroj|[Rr]emíz|\bv bance\b|\bbanku\b",
    "fliptown": r"[Pp]řepadení|[Zz]atykač|[Vv]ýzv|Obchod|Salón",
    "bang": r"[Gg]atling(?!=)|\bzlosyn|jde vedle",
}
"""Second names for what the board and the box call otherwise."""


def played(game: Game[Any], seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """A walk of people who do anything; if it is not over by then, it is left there."""
    rng = Random(seed)
    sizes = game.seats
    state = game.new(sizes[(2 * seed + 1) % len(sizes)], game.options() if seed % 2 else options_by_lot(game, rng))
    for _ in range(STEPS):
        if not state.to_act():
            break
        seat, action = step(state, rng)
        yield state, seat, action
        state = state.after(seat, action)


def said(game: Game[Any], seed: int) -> Iterator[str]:
    """What two people and an onlooker read: the log, prompts, choices, what things are, and the end."""
    walk = list(played(game, seed))
    seats = len(game.board.scene(walk[0][0].view(ONLOOKER), Reader.of(game)).seats)
    readers = {viewer: Reader.of(game, viewer, NAMES[:seats], "cs") for viewer in (*range(seats), ONLOOKER)}
    speech = game.speech
    for number, (state, seat, action) in enumerate(walk):
        viewer = (seat, 0, ONLOOKER)[number % 3] if seat != NATURE else (0, ONLOOKER)[number % 2]
        view, reader = state.view(viewer), readers[viewer]
        yield speech.tell(view, seat, state.witness(viewer, seat, action), reader)
        if seat != NATURE:
            own = state.view(seat)
            yield from (speech.say(own, each, readers[seat]) for each in own.legal(seat)[:3])
        if number % 8 == 0:
            scene = game.board.scene(view, reader)
            yield scene.prompt
            yield from (node.label for node in scene.nodes)
            if (about := speech.about) and number % 24 == 0:
                yield from (learned.text for node in scene.nodes if (learned := about(view, node.id, reader)))
    if (scores := state.after(seat, action).scores()) is not None:
        final = View(state.after(seat, action))
        deeds = deeds_of(walk[0][0], [Event(at + 1, who, what) for at, (_, who, what) in enumerate(walk)])
        for reader in readers.values():
            yield ending(scores, reader)
            yield from (told(final, reader) for told in (speech.end, speech.near) if told)
            for row in account(game, walk[0][0], deeds, reader).rows:
                yield from (row.name, *row.told)


@cache
def sentences(key: str) -> frozenset[str]:
    return frozenset(text for seed in range(many(2, 12)) for text in said(SHELF[key], seed))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_at_the_table_is_czech(key: str) -> None:
    found = [(fault, text) for text in sentences(key) for fault, pattern in FAULTS.items() if re.search(pattern, text)]
    assert not found, sorted(found)[:12]


@pytest.mark.parametrize("key", sorted(STRAY))
def test_a_thing_has_one_name(key: str) -> None:
    folder = SHELF[key].folder
    lines = [
        line
        for path in (folder / "words" / "cs.ftl", folder / "RULES.cs.md")
        for line in path.read_text("utf-8").splitlines()
    ]
    told = [re.sub(r"\[[\w-]+\]|`[^`]*`|^[\w-]+ =", "", line) for line in lines if not line.startswith("#")]
    assert not [line for line in told if re.search(STRAY[key], line)]


def test_the_faults_are_found() -> None:
    wrong = {
        "ve": "na radnici v 3 %",
        "se": "Zatčení s 4 W",
        "ze": "3 z 7",
        "a name in another case": "z ruky hráče Zdeněk",
        "marks": "dostává kartu: ?.",
        "dollars": "za $4",
        "one": "o 1 bodů",
        "two": "má 2 karet",
        "five": "bere 5 nugety",
        "several and one": "Na tahu je Blažena a Zdeněk.",
    }
    assert set(wrong) == set(FAULTS)
    assert [fault for fault, text in wrong.items() if not re.search(FAULTS[fault], text)] == []
