"""The room in one message, as one guest or watcher sees it."""

from __future__ import annotations

from saloon.core.state import ONLOOKER, Seat
from saloon.match import Match
from saloon.match.seal import Seal
from saloon.server.moment import now
from saloon.server.people.guests import Chat
from saloon.server.people.presence import Presence
from saloon.server.rooms.room import Room
from saloon.server.settings import STEP, WINDOW
from saloon.server.show.signed import signed
from saloon.server.show.viewer import Viewer
from saloon.server.wire import outgoing
from saloon.words import words


def room_info(
    room: Room, viewer: Viewer, presence: Presence, step: float = STEP, seal: Seal | None = None, window: float = WINDOW
) -> outgoing.RoomInfo:
    host = presence.host(room.hosts)
    game = room.game
    return outgoing.RoomInfo(
        code=room.code if viewer.guest or viewer.role == "stranger" else "",
        phase=room.phase,
        game=outgoing.GameName(
            game.key, game.called(viewer.lang), game.secrets, game.luck, game.study.odds is not None
        ),
        you=you(room, viewer, host),
        seats=[seat_info(room, seat, presence) for seat in range(len(room.chairs))],
        guests=[
            outgoing.GuestInfo(
                guest.number, guest.name, presence.online(guest.number), guest.number == host, guest.program
            )
            for guest in room.guests.values()
            if not guest.gone
        ],
        watchers=presence.watchers(),
        setup=setup_info(room),
        match=match_now(room.match, viewer, seal) if room.match else None,
        pledge=pledge_step(room, step),
        wish=wish(room),
        offers={what: sorted(guests) for what, guests in room.offers.items()},
        links=links(room, viewer),
        series=[room.series.get(chair.who, 0) for chair in room.chairs],
        window=round(window * 1000),
    )


def first_seat(room: Room, guest: int) -> Seat:
    """One seat: that one. Several: the one that acts, or nobody's until the curtain is lifted."""
    seats = room.seats_of(guest)
    if not seats or (len(seats) > 1 and room.game.secrets):
        return ONLOOKER
    acts = room.match.to_act() if room.match else ()
    return next((seat for seat in seats if seat in acts), seats[0])


def seat_viewer(room: Room, viewer: Viewer) -> None:
    """Somebody who has sat down sees from the seat, somebody who has left it no longer does."""
    seats = room.seats_of(viewer.guest)
    viewer.held = tuple(seat for seat in seats if room.chairs[seat].kind == "person")
    if viewer.seat not in seats:
        viewer.seat = first_seat(room, viewer.guest)


def trouble(on: bool, lang: str) -> outgoing.Trouble:
    """The house has trouble with its store, or has it no longer."""
    return outgoing.Trouble(on, words(lang)("trouble" if on else "trouble-over"))


def you(room: Room, viewer: Viewer, host: int) -> outgoing.You:
    seats = list(room.seats_of(viewer.guest))
    role = ("player" if seats else "guest") if viewer.guest else viewer.role
    return outgoing.You(
        viewer.guest,
        viewer.guest == host != 0,
        role,
        seats,
        viewer.seat,
        viewer.lang,
        viewer.shape,
        viewer.guest in room.hands,
        list(room.prepared.get(viewer.seat, ())) if viewer.seat in seats else [],
    )


def seat_info(room: Room, seat: int, presence: Presence) -> outgoing.SeatInfo:
    chair = room.chairs[seat]
    online = presence.online(chair.guest) if chair.guest else False
    away = 0 if online or not chair.guest else presence.away_ms(chair.guest)
    rests = room.clock.rests[seat] if room.clock.rests and seat in room.rested else 0
    return outgoing.SeatInfo(
        seat,
        chair.kind,
        chair.name,
        chair.guest,
        online,
        chair.level,
        chair.stand_in,
        away,
        seat in room.rested,
        rests > now(),
        room.is_program(chair.guest),
    )


def options_of(room: Room) -> dict[str, outgoing.Value]:
    playing = room.match if room.match and not room.match.over else None
    options = playing.options if playing else room.game.options.read(room.setup.options)
    return {name: getattr(options, name) for name in room.game.options.choices()}


def setup_info(room: Room) -> outgoing.SetupInfo:
    setup = room.setup
    clock = outgoing.Banked(setup.bank, setup.increment) if setup.bank else None
    pace = outgoing.Paced(setup.days, setup.late) if setup.days else None
    return outgoing.SetupInfo(
        setup.seats,
        options_of(room),
        setup.chance,
        clock,
        setup.rated,
        setup.chat,
        setup.locked,
        pace,
        setup.deal,
        setup.party,
    )


def match_now(match: Match, viewer: Viewer, seal: Seal | None) -> outgoing.MatchNow:
    return outgoing.MatchNow(
        match.id,
        len(match.log),
        match.over,
        result_of(match),
        scores_of(match),
        match.commitment,
        match.secret.hex() if match.secret else "",
        list(match.pledges.hashes),
        [added.hex() for added in match.pledges.added],
        ending_of(match, viewer) if match.over else None,
        *signed(match, seal),
    )


def ending_of(match: Match, viewer: Viewer) -> outgoing.EndingInfo:
    """In words for the reader; a reader with several seats hears of everybody by name."""
    spectator = viewer.spectator(match, ONLOOKER if len(viewer.held) > 1 else viewer.seat)
    return outgoing.EndingInfo(
        *spectator.ending(match.state, match.shown, match.scores, not match.crossed), challenges=challenges_of(match)
    )


def challenges_of(match: Match) -> list[str]:
    """What somebody who played alone to the end has fulfilled."""
    challenges = match.game.study.challenges
    return (
        list(challenges.met(match.state))
        if challenges and match.seats == 1 and match.state.scores() is not None
        else []
    )


def result_of(match: Match) -> str:
    return "abandoned" if match.abandoned else "finished" if match.over else ""


def scores_of(match: Match) -> list[int] | None:
    scores = match.scores
    return None if scores is None else list(scores)


def pledge_step(room: Room, step: float) -> outgoing.PledgeStep | None:
    if not room.step:
        return None
    return outgoing.PledgeStep(room.step, max(0, room.step_ends(step) - now()))


def wish(room: Room) -> outgoing.Wish | None:
    found = room.match.wish if room.match else None
    return outgoing.Wish(found.seat, list(found.needed), list(found.agreed)) if found else None


def links(room: Room, viewer: Viewer) -> outgoing.Links:
    if not viewer.guest:
        return outgoing.Links(f"/r/{room.code}" if viewer.role == "stranger" else "", "", "")
    return outgoing.Links(f"/r/{room.code}", f"/w/{room.watch}", f"/t/{room.watch}", viewer.public)


def chat_lines(lines: list[Chat], lang: str) -> outgoing.ChatLines:
    say = words(lang)
    return outgoing.ChatLines(
        [
            outgoing.ChatLine(
                each.line,
                each.guest,
                each.name,
                each.phrase,
                say(f"phrase-{each.phrase}") if each.phrase else each.text,
                each.at,
            )
            for each in lines
        ]
    )
