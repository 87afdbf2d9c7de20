"""The names of things as texts use them."""

from __future__ import annotations

from typing import Final

from saloon.games.fliptown.data import BOTS, CHARACTERS, ROOMS, VALUES

STOP_NAMES: Final = VALUES[1:]
TARGET_NAMES: Final = VALUES[2:]
ROOM_NAMES: Final = tuple(room.name for room in ROOMS)
WHO: Final = tuple(each.name for each in CHARACTERS)
BOT_NAMES: Final = tuple(bot.name for bot in BOTS)
SQUARE_NAMES: Final = tuple("abcdefghi")
