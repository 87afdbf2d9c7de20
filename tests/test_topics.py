"""A clause that is cited speaks of what it is cited for: help on the table, reasons, clauses of positions."""

from __future__ import annotations

import re

import pytest

from clauses import folder
from laws.walks import GAMES, walk
from saloon.core import ONLOOKER
from saloon.games import SHELF
from saloon.scene import Reader
from topics import clause_texts, said, stems

NAMED = {
    ("mlyn", "Three in a row"): "mill",
    ("mlyn", "along the lines to the next"): "move",
    ("mlyn", "that were taken"): "takes",
    ("mlyn", "With two stones left"): "loses",
    ("mlyn", "still to be placed"): "put",
    ("dama", "A king moves"): "king moves",
    ("dama", "A man moves"): "man moves",
    ("dama", "no piece or no move"): "wins",
    ("prsi", "draws one from here"): "draws",
    ("prsi", "was named and has to be followed"): "followed",
    ("prsi", "play it on anything"): "Ober",
    ("prsi", "draws two cards"): "seven",
    ("prsi", "sits out"): "ace",
    ("prsi", "rid of the last one"): "wins",
    ("craps", "next throw is 2 to 6"): "2–6",
    ("craps", "next throw is 7 to 11"): "7–11",
    ("craps", "throw is 12"): "12",
    ("craps", "a 7 first wins"): "casino",
    ("craps", "Once put down"): "put down",
    ("craps", "Losing chips"): "bank",
    ("oko", "are added up"): "added up",
    ("tisicovka", "Put aside"): "put aside",
    ("tisicovka", "At 1000"): "1000",
    ("tisicovka", "A one counts 10"): "five",
    ("bang", "arrow is taken at once"): "arrow",
    ("bang", "Dynamite cannot"): "dynamite",
    ("bang", "character, life points"): "life points",
    ("bang", "A role nobody has seen"): "role",
    ("bang", "Still in the cup"): "dice",
    ("dice_town", "You know of"): "remembers",
    ("fliptown", "a star for every gold"): "club",
    ("fliptown", "a star for every $2"): "saloon",
    ("krizovy_mlyn", "A player and the colour"): "stones",
}
"""What a help text says, and the word that the clause beside it has to hold."""
SITES = r"(map-\d-)?(trail|mine|badlands|cemetery)-"
"""Sites of Fliptown tell what they bring, by symbols."""
APART = {
    ("bang", "illegal-no-such-dice"),
    ("bang", "illegal-out"),
    ("bang", "illegal-reach"),
    ("bang", "illegal-answer"),
    ("bang", "illegal-blown"),
    ("bang", "illegal-stopped"),
    ("dice_town", "illegal-no-cards"),
    ("dice_town", "illegal-no-patient"),
    ("dice_town", "illegal-no-such-dice"),
    ("dice_town", "illegal-not-held"),
    ("dice_town", "illegal-not-tied"),
    ("dice_town", "illegal-steal-self"),
    ("dice_town", "illegal-offer-same"),
    ("dice_town", "illegal-favour"),
    ("dice_town", "illegal-resting"),
    ("fliptown", "illegal-ability"),
    ("fliptown", "illegal-behind"),
    ("fliptown", "illegal-gold"),
    ("fliptown", "illegal-not-yet"),
    ("fliptown", "illegal-owned"),
    ("fliptown", "illegal-same"),
    ("fliptown", "illegal-too-many"),
    ("fliptown", "illegal-fine"),
    ("fliptown", "illegal-acted"),
    ("fliptown", "illegal-now"),
    ("fliptown", "illegal-price"),
    ("mlyn", "illegal-take-first"),
    ("tisicovka", "illegal-not-thrown"),
}
"""Reasons that say it in words of their own; each was read beside its clause."""


def help_of(key: str) -> set[tuple[str, str]]:
    """All that is explained on tables of a game, with the clause named."""
    game, found = GAMES[key], set()
    for options in (game.options(), *((game.options(dont="casino"),) if key == "craps" else ())):
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for steps in (0, 12, 40, 90):
                state = walk(game, seats, options, 5, steps).state
                for viewer in (0, ONLOOKER):
                    view, reader = state.view(viewer), Reader.of(game, viewer)
                    for node in game.board.scene(view, reader).nodes:
                        if re.match(SITES, node.id):
                            continue
                        about = (
                            game.speech.about(view, node.id, reader)
                            if node.label and node.kind and game.speech.about
                            else None
                        )
                        found |= {(about.text, about.clause)} if about else set()
    return found


@pytest.mark.parametrize("key", sorted(SHELF))
def test_help_names_a_clause_about_the_same_thing(key: str) -> None:
    clauses, seen = clause_texts(key), help_of(key)
    for text, number in sorted(seen):
        words = [word for (game, part), word in NAMED.items() if game == key and part in text]
        assert all(word in clauses[number] for word in words), (text, number)
        assert words or stems(text) & stems(clauses[number]), (text, number, clauses[number])


@pytest.mark.parametrize("who", range(16))
def test_each_character_of_bang_has_a_clause_of_its_own(who: int) -> None:
    from saloon.games.bang.data import CHARACTERS
    from saloon.games.bang.speech.about import about_character

    game = SHELF["bang"]
    about = about_character(CHARACTERS[who], Reader.of(game))
    assert clause_texts("bang")[about.clause].startswith(said("bang", "character", character=CHARACTERS[who]))


@pytest.mark.parametrize("key", sorted(SHELF))
def test_a_reason_names_a_clause_about_the_same_thing(key: str) -> None:
    clauses = clause_texts(key)
    words = (folder(key) / "words" / "en.ftl").read_text("utf-8")
    for path in folder(key).rglob("*.py"):
        for call in re.findall(r"Illegal\(\s*([^()]*)", path.read_text("utf-8")):
            message = (re.findall(r'^"([a-z][\w-]+)"', call) or [""])[0]
            found = re.search(rf"^{message} = (.*(?:\n[ }}].*)*)", words, re.M)
            if (key, message) in APART or found is None:
                continue
            for number in re.findall(r'"(\d+\.\d+)"', call):
                assert stems(found[1]) & stems(clauses[number]), (message, number, clauses[number])


@pytest.mark.parametrize(("blocked", "clause"), [("loses", "6.2"), ("draws", "6.3")])
def test_a_blocked_player_of_dama_is_told_the_rule_of_the_table(blocked: str, clause: str) -> None:
    game = SHELF["dama"]
    if blocked not in game.options.choices()["blocked"]:
        blocked = game.options.choices()["blocked"][0]
    state = game.new(2, game.options(blocked=blocked)).copy()
    state.end = "blocked"  # type: ignore[attr-defined]
    assert game.speech.clause and game.speech.clause(state) == clause
