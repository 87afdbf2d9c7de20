"""What an action does to the table: the own turn, the cards, the ends of a round, characters and set-up."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import BAIL_CASH, BAIL_GOLD, BAIL_SHED, OFFICE_SHED, OFFICE_STARS, SUIT, VALUE
from saloon.games.fliptown.rules import (
    arrest,
    badlands,
    cards,
    characters,
    cowbots,
    ending,
    gains,
    poker,
    roles,
    set_up,
    turn,
)  # fmt: skip
from saloon.games.fliptown.rules.actions import (
    GET_CASH,
    GET_GOLD,
    GET_HAMMER,
    GET_PAN,
    GET_STAR,
    Announce,
    Arrange,
    Aside,
    Bribe,
    Cast,
    Choose,
    Come,
    Declare,
    Draw,
    Fine,
    Fined,
    Hole,
    Interest,
    Judge,
    Lot,
    Mark,
    Pay,
    Peek,
    Post,
    Power,
    Preach,
    Redeal,
    Refill,
    Robbery,
    Show,
    Take,
    Tell,
    Theft,
    Turn,
    Unveil,
    Work,
)  # fmt: skip
from saloon.games.fliptown.rules.table import Map, Table
from saloon.kit.cards import BLANK


def in_turn(s: Table, seat: Seat, action: Action) -> None:
    """A decision of the own turn; when nothing is left to decide, the next seat goes on."""
    me = cards.own(s, seat)
    over = False
    if isinstance(action, Power):
        characters.power(me)
    else:
        over = turn.take(s, me, action)
    ending.go_on(s, me, over)


def take(s: Table, seat: Seat, action: Action) -> None:
    match action:
        case Turn(card=card):
            cards.turn_up(s, card)
        case Arrange(suit=suit, value=value):
            roles.seal(s, seat, suit, value)
        case Robbery(card=card):
            cards.discard(s, card)
            me = cards.own(s, s.player)
            badlands.resolve(s, me, card)
            ending.go_on(s, me)
        case Announce(seat=seat, suit=suit, value=value):
            roles.announce(s, seat, suit, value)
        case Take(what=what):
            answer(s, cards.own(s, seat), what)
        case Theft(card=card):
            cowbots.steal(s, card)
            ending.end_turn(s)
        case Refill():
            s.discards = 0
        case Peek(card=card):
            s.peeked |= 1 << s.player
            s.sheriff = s.sheriff if card == BLANK else card
            s.phase = "office"
        case Power():
            characters.power(cards.own(s, seat))
            if s.phase == "bribe":
                arrest.settle_bribes(s)
        case _:
            at_the_ends(s, seat, action)


def at_the_ends(s: Table, seat: Seat, action: Action) -> None:
    """What begins and ends a round."""
    match action:
        case Aside(card=card):
            cards.put_aside(s, card)
        case Hole(seat=seat, card=card):
            cards.deal_hole(s, seat, card)
        case Interest():
            cards.pay_interest(s)
        case Unveil(seat=seat, card=card):
            poker.unveil(s, seat, card)
        case Pay():
            poker.pay(s)
        case Work():
            arrest.work(s)
        case Bribe(pays=pays):
            s.bribes = changed(s.bribes, seat, pays)
            arrest.settle_bribes(s)
        case Tell(seat=seat, pays=pays):
            arrest.tell(s, seat, pays)
        case Show(card=card):
            arrest.show(s, card)
        case Judge(card=card):
            arrest.judge(s, card)
        case Fine(cash=cash):
            arrest.fine(s, cash)
        case Fined(seat=seat):
            arrest.fine(s, arrest.by_cash(s, s.maps[seat]))
        case _:
            rarely(s, seat, action)


def rarely(s: Table, seat: Seat, action: Action) -> None:
    """Characters and the set-up."""
    match action:
        case Mark(card=card):
            s.marked, s.phase = card, "declare"
        case Declare(card=card):
            cards.own(s, seat).used += 1
            s.declared, s.phase = card, "pay"
        case Preach(count=count):
            me = cards.own(s, seat)
            me.used += 1
            gains.shed(me, count)
            arrest.ask_bribes(s)
        case Draw():
            cards.own(s, seat).used += 1
            s.phase = "judge"
        case Redeal():
            cards.own(s, seat).used += 1
            cards.throw_away(s)
            s.phase, s.player = "flip", 0
        case Lot(card=card):
            s.bot = SUIT[card]
            set_up.become(s, 0, VALUE[card] - 1)
            set_up.go_on(s)
        case Come(bot=bot):
            s.bot = bot
            set_up.go_on(s)
        case Cast(who=who) | Choose(who=who):
            set_up.become(s, s.player, who)
            s.player += 1
            set_up.go_on(s)
        case Post(bounty=bounty):
            s.bounties += (bounty,)
            set_up.go_on(s)
        case _:
            decline(s)


def decline(s: Table) -> None:
    match s.phase:
        case "mayor":
            cards.collect(s)
        case "cheat":
            s.phase = "pay"
        case "declare":
            s.phase, s.marked = "cheat", BLANK
        case "preach":
            arrest.ask_bribes(s)
        case "marshal":
            arrest.spare(s)


def answer(s: Table, me: Map, what: int) -> None:
    """A choice that had to be made: an outlaw's reward, a pan or a hammer, the sheriff's favour."""
    phase = s.phase
    if what == GET_CASH:
        gains.cash(me, BAIL_CASH)
    elif what == GET_GOLD:
        gains.gold(me, BAIL_GOLD)
    elif what == GET_STAR:
        gains.stars(me, OFFICE_STARS)
    elif what == GET_PAN:
        gains.pan(me)
    elif what == GET_HAMMER:
        gains.hammer(me)
    else:
        gains.shed(me, BAIL_SHED if phase == "outlaws" else OFFICE_SHED)
    if phase == "outlaws":
        s.left -= 1
        if not s.left:
            cards.next_outlaws(s, s.player + 1)
    else:
        s.phase = "turn"
        ending.go_on(s, me)
