"""What a match came to, seat by seat, once it is over: it follows from the log alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.bots.worth import shares
from saloon.core.state import Seat, winners
from saloon.house.rooms import Feat
from saloon.match.aftermath import deeds_of
from saloon.match.match import Match

PLAYED, RESIGNED, ABANDONED = "played", "resigned", "abandoned"
CHALLENGE: Final = "challenge"
"""The name of feats that are challenges of a game; the part says which."""


class SeatOutcome(NamedTuple):
    """How one seat fared."""

    seat: Seat
    name: str
    kind: str
    """Who played it at the end: `human`, `bot:expert`."""
    ended: str
    """The match was `played` out, `resigned` or `abandoned`."""
    counts: bool
    """Whether it counts: not if it was abandoned, began from a position, or if somebody may have seen two hands."""
    won: bool
    place: int
    """1 for the best; those with equal points have the same. 0 where nothing was decided."""
    points: int | None
    """What the game counts, as it stood at the end; None where it counts nothing."""
    share: float
    """The share of the win: those with equal points split it, those of one camp have it whole."""
    fair: float
    """What equal players win there on average."""
    against: str
    """The kinds of the others, sorted."""
    feats: tuple[Feat, ...] = ()


def outcomes(match: Match) -> list[SeatOutcome]:
    """The outcomes by seat. A match that broke off before anything was done has none."""
    if not match.log and match.resigned is None:
        return []
    scores = None if match.abandoned else match.scores
    counts = scores is not None and not match.crossed and match.fresh
    won = winners(scores) if scores is not None else []
    share = shares(scores, match.game.camps) if scores is not None and match.seats > 1 else (0.0,) * match.seats
    fair, points, feats = fair_shares(match), points_of(match), feats_of(match)
    kinds = [player.kind for player in match.players]
    return [
        SeatOutcome(
            seat,
            player.name,
            player.kind,
            how_ended(match),
            counts,
            seat in won,
            0 if scores is None else 1 + sum([other > scores[seat] for other in scores]),
            points[seat] if points else None,
            share[seat],
            fair[seat],
            " ".join(sorted(kinds[:seat] + kinds[seat + 1 :])),
            feats[seat],
        )
        for seat, player in enumerate(match.players)
    ]


def how_ended(match: Match) -> str:
    if match.abandoned:
        return ABANDONED
    return PLAYED if match.resigned is None else RESIGNED


def fair_shares(match: Match) -> list[float]:
    """What equal players win; nothing to win alone, and nothing known of a match that broke off where roles decide."""
    fair = match.game.study.fair
    if match.seats == 1:
        return [0.0]
    if fair is None or match.state.scores() is None:
        return [1 / match.seats] * match.seats
    return list(fair(match.state))


def points_of(match: Match) -> list[int]:
    tally = match.game.speech.tally
    return list(tally(match.state)) if tally else []


def feats_of(match: Match) -> list[tuple[Feat, ...]]:
    """The feats by seat, if the match counts and was played out."""
    study, nothing = match.game.study, [()] * match.seats
    if match.state.scores() is None or match.crossed or not match.fresh:
        return list(nothing)
    events = match.events
    done = study.feats.done(deeds_of(match.start, events), match.state) if study.feats else nothing
    found = [tuple(each) for each in done]
    if study.challenges and match.seats == 1:
        found[0] += tuple(Feat(CHALLENGE, 1, name) for name in study.challenges.met(match.state))
    return found
