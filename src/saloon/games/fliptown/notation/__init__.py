"""Fliptown in text: `H4 S9` makes the four of hearts the suit card and the nine of spades the value card.

`stop 7`, `rob 9`, `enter 2M`, `visit store`, `dig TL` go to a site; `store pickaxe`, `church 3`,
`land abc` use a building; `suit H` and `value Q` change a card for gold. Areas are C D H S by
their suit, R is the cemetery. Squares of the land are a to i, row by row.

A position is a row of `name=value` words, first the table, then after each `|` one map; what is
at its start is left out.
"""

from __future__ import annotations

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.fliptown.notation.fields import MAP_FIELDS, TABLE_FIELDS, read_fields, write_fields
from saloon.games.fliptown.notation.words import words
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, new_table
from saloon.games.fliptown.rules.actions import ANNOUNCE, ARRANGE, PLAYERS, Announce, Arrange
from saloon.games.fliptown.rules.flow import PHASES
from saloon.games.fliptown.rules.map import new_map
from saloon.games.fliptown.rules.sound import flaw
from saloon.kit.cards import BLANK, FRENCH


class FliptownNotation(Lexicon[Fliptown]):
    """A table of words, and the roles of cards, which are too many to list."""

    def write(self, action: Action) -> str:
        match action:
            case Arrange(suit=suit, value=value) if suit != BLANK:
                return f"{FRENCH.write(suit)} {FRENCH.write(value)}"
            case Announce(seat=seat, suit=suit, value=value):
                return f"roles {write_seat(seat)} {FRENCH.write(suit)} {FRENCH.write(value)}"
        return self.texts[action]

    def read(self, text: str) -> Action:
        match text.upper().split():
            case [suit, value] if "?" not in text and suit in FRENCH.by_text and value in FRENCH.by_text:
                return ARRANGE[FRENCH.read(suit)][FRENCH.read(value)]
            case ["ROLES", seat, suit, value] if "?" not in text:
                return ANNOUNCE[read_player(seat, len(PLAYERS))][FRENCH.read(suit)][FRENCH.read(value)]
        return Lexicon.read(self, text)

    def write_state(self, s: Fliptown) -> str:
        start = new_table(s.options, tuple(new_map() for _ in s.maps))
        table = " ".join((s.phase, *write_fields(TABLE_FIELDS, s, start)))
        maps = [" ".join(("|", *write_fields(MAP_FIELDS, each, new_map()))) for each in s.maps]
        return " ".join((table, *maps))

    def read_state(self, text: str, options: Options) -> Fliptown:
        assert isinstance(options, FliptownOptions)
        with reading(text):
            table, *maps = [part.split() for part in text.split("|")]
            state = self.parse(table, maps, options)
            if why := flaw(state):
                raise impossible(why)
        return state

    def parse(self, table: list[str], maps: list[list[str]], options: FliptownOptions) -> Fliptown:
        phase, *words = table
        if phase not in PHASES or not 1 <= len(maps) <= len(PLAYERS):
            raise ValueError(phase)
        state = new_table(options, tuple(new_map() for _ in maps))
        state.phase = phase
        read_fields(TABLE_FIELDS, state, words)
        for each, fields_of_map in zip(state.maps, maps, strict=True):
            read_fields(MAP_FIELDS, each, fields_of_map)
        return state


NOTATION = FliptownNotation(words())
