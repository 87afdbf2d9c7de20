"""What the house refuses, apart from what the rules of a game forbid."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Fault, Illegal, Unreadable

STATUS: Final = {
    "token-unknown": 401,
    "key-unknown": 401,
    "people-off": 404,
    "rescue-wrong": 404,
    "rescue-spent": 409,
    "rescue-flood": 429,
    "pair-unknown": 404,
    "passkey-off": 404,
    "passkey-wrong": 403,
    "devices-many": 409,
    "not-host": 403,
    "not-player": 403,
    "letter-not-yours": 403,
    "not-guest": 403,
    "seat-not-yours": 403,
    "origin-foreign": 403,
    "host-foreign": 421,
    "room-damaged": 409,
    "room-spent": 409,
    "talk-enough": 409,
    "room-unknown": 404,
    "guest-unknown": 404,
    "device-unknown": 404,
    "push-off": 404,
    "deal-ahead": 404,
    "deal-first": 409,
    "deal-tried": 409,
    "deal-cards": 409,
    "deck-full": 409,
    "drill-unknown": 404,
    "room-locked": 403,
    "match-unknown": 404,
    "game-missing": 404,
    "not-found": 404,
    "not-allowed": 405,
    "match-running": 409,
    "match-other": 409,
    "undo-enough": 409,
    "phase-wrong": 409,
    "position-stale": 409,
    "prepare-turn": 409,
    "prepare-over": 409,
    "body-long": 413,
    "too-fast": 429,
    "busy": 500,
    "house-full": 503,
    "study-unknown": 404,
    "study-changed": 409,
    "study-full": 503,
    "review-crowd": 503,
    "review-failed": 500,
    "trouble": 503,
}


class Refused(Fault):
    """The house does not do this: not this guest, not now, not so fast."""


def status_of(fault: Fault) -> int:
    """The HTTP status that fits."""
    if fault.message in STATUS:
        return STATUS[fault.message]
    return 409 if isinstance(fault, Illegal) else 400


__all__ = ["Illegal", "Refused", "Unreadable", "status_of"]
