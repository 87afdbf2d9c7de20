"""Fliptown as a state of the house: whose turn it is, what may be done, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from saloon.core.state import NATURE, Action, Illegal, Seat, View
from saloon.core.value import changed, value
from saloon.games.fliptown.data import (
    BAIL_CASH,
    BAIL_GOLD,
    BAIL_SHED,
    BOTS,
    CHARACTERS,
    OFFICE_SHED,
    OFFICE_STARS,
    OPEN_BOUNTIES,
    SUIT,
    TURNS,
    VALUE,
)  # fmt: skip
from saloon.games.fliptown.rules import (
    arrest,
    badlands,
    bounties,
    cards,
    characters,
    cowbots,
    gains,
    knowledge,
    poker,
    refusals,
    scoring,
    turn,
)  # fmt: skip
from saloon.games.fliptown.rules.actions import (
    ANNOUNCE,
    ARRANGE,
    ASIDE,
    CAST,
    CHOOSE,
    COME,
    DECLARE,
    DECLINE,
    DRAW,
    FINE,
    FINED,
    GET_CASH,
    GET_GOLD,
    GET_HAMMER,
    GET_PAN,
    GET_STAR,
    HOLE,
    INTEREST,
    JUDGE,
    LOT,
    MARK,
    PAY,
    PEEK,
    POST,
    REDEAL,
    REFILL,
    ROBBERY,
    SHED_WANTED,
    SHOW,
    TAKE,
    TELL,
    THEFT,
    TURN,
    UNVEIL,
    WORK,
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
from saloon.games.fliptown.rules.table import NOWHERE, OPEN, FliptownOptions, Map, Table, new_map
from saloon.kit.cards import BLANK, Card

DECIDES: Final = frozenset({
    "choose", "mayor", "outlaws", "turn", "pick", "office", "cheat", "declare", "preach", "marshal", "fine",
})  # fmt: skip
"""The phases in which one seat decides."""
DRAWN: Final[dict[str, tuple[Action, ...]]] = {"flip": TURN, "rob": ROBBERY, "theft": THEFT, "judge": JUDGE}
"""The phases in which the top card of the deck is turned or taken."""
STEP: Final[dict[str, Action]] = {"interest": INTEREST, "pay": PAY, "work": WORK}
"""The forced steps."""


@value
class Fliptown(Table):
    """A position of Fliptown, or what one seat knows of it."""

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase in DECIDES:
            return (self.player,)
        if phase == "arrange":
            return tuple([seat for seat, role in enumerate(self.roles) if not role])
        if phase == "bribe":
            return tuple([seat for seat, pays in enumerate(self.bribes) if pays == OPEN])
        return () if phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act() or seat == NATURE:
            return ()
        me = self.maps[seat]
        match self.phase:
            case "turn":
                return turn.choices(self, me)
            case "arrange":
                return [*self.arrangements(), *characters.powers(me)]
            case "outlaws":
                return [TAKE[GET_CASH], TAKE[GET_GOLD], TAKE[SHED_WANTED], *characters.powers(me)]
            case "pick":
                return [TAKE[GET_PAN], TAKE[GET_HAMMER], *characters.powers(me)]
            case "office":
                return [TAKE[GET_STAR], TAKE[SHED_WANTED], *characters.powers(me)]
            case "bribe":
                return arrest.answers(me)
            case "fine":
                return (FINE[True], FINE[False])
        return self.rare_choices(me)

    def rare_choices(self, me: Map) -> Sequence[Action]:
        match self.phase:
            case "choose":
                return [*(CHOOSE[who] for who in self.box()), CHOOSE[BLANK]]
            case "mayor":
                return (REDEAL, DECLINE)
            case "cheat":
                return [*(MARK[card] for card in sorted(set(poker.hand(self, self.player)))), DECLINE]
            case "declare":
                return [declare for declare in DECLARE if declare.card != self.marked]
            case "preach":
                return (*arrest.sermons(me), DECLINE)
        return (DRAW, DECLINE)

    def chances(self) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in self.coming()]

    def sample(self, rng: Random) -> Action:
        table = DRAWN.get(self.phase)
        if table is not None and cards.deck_left(self):
            return table[knowledge.pick(cards.unseen(self), rng)]
        coming = self.coming()
        return coming[int(rng.random() * len(coming))]

    def after(self, seat: Seat, action: Action) -> Fliptown:
        s = self.copy()
        if s.phase == "turn":
            s.in_turn(seat, action)
        else:
            s.take(seat, action)
            if s.bounties:
                s.check_bounties(self.maps)
        return s

    def scores(self) -> tuple[int, ...] | None:
        return scoring.scores(self) if self.phase == "over" else None

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, seat, action)

    # -- fortune ------------------------------------------------------------------------

    def coming(self) -> Sequence[Action]:
        """What fortune may do; everything is equally likely."""
        table = DRAWN.get(self.phase)
        if table is not None:
            if not cards.deck_left(self):
                return (REFILL,)
            return [table[card] for card in knowledge.cards_of(cards.unseen(self))]
        match self.phase:
            case "sheriff":
                return [ASIDE[card] for card in knowledge.cards_of(cards.unseen(self))]
            case "hole":
                return [HOLE[self.player][card] for card in knowledge.cards_of(cards.unseen(self))]
            case "announce":
                return self.announcements()
            case "unveil":
                return self.unveilings()
            case "peek":
                return [PEEK[card] for card in knowledge.sheriff_chances(self)]
            case "show":
                return [SHOW[card] for card in knowledge.sheriff_chances(self)]
            case "tell":
                pays = self.bribes[self.player]
                return TELL[self.player] if pays == BLANK else (TELL[self.player][pays],)
            case "fined":
                return (FINED[self.player],)
        return (STEP[self.phase],) if self.phase in STEP else self.set_up_chances()

    def set_up_chances(self) -> Sequence[Action]:
        match self.phase:
            case "lot":
                return LOT
            case "come":
                return COME
            case "cast":
                return [CAST[self.player][who] for who in self.box()]
            case "post":
                return [post for post in POST if post.bounty not in self.bounties]
        return ()

    def announcements(self) -> Sequence[Action]:
        role = self.roles[self.player]
        roles = permutations(self.line, 2) if BLANK in role else (role,)
        return [ANNOUNCE[self.player][suit][value] for suit, value in roles]

    def unveilings(self) -> Sequence[Action]:
        seat, at = divmod(self.left, cards.HOLES)
        return [UNVEIL[seat][card] for card in knowledge.hole_chances(self, self.holes[seat][at])]

    # -- what an action does ------------------------------------------------------------

    def in_turn(self, seat: Seat, action: Action) -> None:
        """A decision of the own turn; when nothing is left to decide, the next seat goes on."""
        me = cards.own(self, seat)
        over = False
        if isinstance(action, Power):
            characters.power(me)
        else:
            over = turn.take(self, me, action)
        self.go_on(me, over)

    def go_on(self, me: Map, over: bool = False) -> None:
        bounties.check(self, me)
        if self.phase == "turn" and (over or turn.is_over(self, me)):
            self.next_player()

    def take(self, seat: Seat, action: Action) -> None:
        match action:
            case Turn(card=card):
                cards.turn_up(self, card)
            case Arrange(suit=suit, value=value):
                self.seal(seat, suit, value)
            case Robbery(card=card):
                cards.discard(self, card)
                me = cards.own(self, self.player)
                badlands.resolve(self, me, card)
                self.go_on(me)
            case Announce(seat=seat, suit=suit, value=value):
                self.announce(seat, suit, value)
            case Take(what=what):
                self.answer(cards.own(self, seat), what)
            case Theft(card=card):
                cowbots.steal(self, card)
                self.end_turn()
            case Refill():
                self.discards = 0
            case Peek(card=card):
                self.peeked |= 1 << self.player
                self.sheriff = self.sheriff if card == BLANK else card
                self.phase = "office"
            case Power():
                characters.power(cards.own(self, seat))
                if self.phase == "bribe":
                    arrest.settle_bribes(self)
            case _:
                self.take_at_the_ends(seat, action)

    def take_at_the_ends(self, seat: Seat, action: Action) -> None:
        """What begins and ends a round."""
        match action:
            case Aside(card=card):
                cards.put_aside(self, card)
            case Hole(seat=seat, card=card):
                cards.deal_hole(self, seat, card)
            case Interest():
                cards.pay_interest(self)
            case Unveil(seat=seat, card=card):
                poker.unveil(self, seat, card)
            case Pay():
                poker.pay(self)
            case Work():
                arrest.work(self)
            case Bribe(pays=pays):
                self.bribes = changed(self.bribes, seat, pays)
                arrest.settle_bribes(self)
            case Tell(seat=seat, pays=pays):
                arrest.tell(self, seat, pays)
            case Show(card=card):
                arrest.show(self, card)
            case Judge(card=card):
                arrest.judge(self, card)
            case Fine(cash=cash):
                arrest.fine(self, cash)
            case Fined(seat=seat):
                arrest.fine(self, arrest.by_cash(self, self.maps[seat]))
            case _:
                self.take_rarely(seat, action)

    def take_rarely(self, seat: Seat, action: Action) -> None:
        """Characters and the set-up."""
        match action:
            case Mark(card=card):
                self.marked, self.phase = card, "declare"
            case Declare(card=card):
                cards.own(self, seat).used += 1
                self.declared, self.phase = card, "pay"
            case Preach(count=count):
                me = cards.own(self, seat)
                me.used += 1
                gains.shed(me, count)
                arrest.ask_bribes(self)
            case Draw():
                cards.own(self, seat).used += 1
                self.phase = "judge"
            case Redeal():
                cards.own(self, seat).used += 1
                cards.throw_away(self)
                self.phase, self.player = "flip", 0
            case Lot(card=card):
                self.bot = SUIT[card]
                self.become(0, VALUE[card] - 1)
                self.set_up()
            case Come(bot=bot):
                self.bot = bot
                self.set_up()
            case Cast(who=who) | Choose(who=who):
                self.become(self.player, who)
                self.player += 1
                self.set_up()
            case Post(bounty=bounty):
                self.bounties += (bounty,)
                self.set_up()
            case _:
                self.decline()

    def decline(self) -> None:
        match self.phase:
            case "mayor":
                cards.collect(self)
            case "cheat":
                self.phase = "pay"
            case "preach":
                arrest.ask_bribes(self)
            case "marshal":
                arrest.spare(self)

    # -- 1 the set-up -------------------------------------------------------------------

    def set_up(self) -> None:
        """What has to be drawn or chosen before the first round, one thing after another."""
        seats, options = len(self.maps), self.options
        alone = seats == 1
        if alone and self.bot == BLANK and options.cowbot == "card":
            self.phase = "lot"
        elif alone and self.bot == BLANK and options.cowbot == "drawn":
            self.phase = "come"
        elif not alone and len(self.bounties) < OPEN_BOUNTIES:
            self.phase = "post"
        elif options.characters != "no" and self.player < seats and not (alone and options.cowbot == "card"):
            self.phase = "cast" if options.characters == "dealt" else "choose"
        else:
            self.player = 0
            cards.new_round(self)

    def become(self, seat: Seat, who: int) -> None:
        if who != BLANK:
            self.maps = changed(self.maps, seat, new_map(CHARACTERS[who], who))

    def box(self) -> list[int]:
        """The characters that nobody has."""
        taken = [me.who for me in self.maps]
        return [who for who in range(len(CHARACTERS)) if who not in taken]

    # -- 3 the turn ---------------------------------------------------------------------

    def arrangements(self) -> list[Action]:
        one, two, three = self.line
        return [
            ARRANGE[one][two], ARRANGE[one][three], ARRANGE[two][one],
            ARRANGE[two][three], ARRANGE[three][one], ARRANGE[three][two],
        ]  # fmt: skip

    def seal(self, seat: Seat, suit: Card, value: Card) -> None:
        self.roles = changed(self.roles, seat, (suit, value))
        if len(self.maps) == 1:
            self.announce(0, suit, value)
        elif all(self.roles):
            self.phase, self.player = "announce", 0

    def announce(self, seat: Seat, suit: Card, value: Card) -> None:
        """The roles are told, and the poker card is written down."""
        self.roles = changed(self.roles, seat, (suit, value))
        (card,) = [each for each in self.line if each not in (suit, value)]
        cards.own(self, seat).poker += (card,)
        self.player = seat + 1
        if self.player == len(self.maps):
            turn.begin(self, 0)

    def answer(self, me: Map, what: int) -> None:
        """A choice that had to be made: an outlaw's reward, a pan or a hammer, the sheriff's favour."""
        phase = self.phase
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
            self.left -= 1
            if not self.left:
                cards.next_outlaws(self, self.player + 1)
        else:
            self.phase = "turn"
            self.go_on(me)

    def next_player(self) -> None:
        """The next seat carries out its turn; after the last the line-up goes."""
        if self.player + 1 < len(self.maps):
            self.pending = ()
            turn.begin(self, self.player + 1)
        elif cowbots.steals(self):
            self.phase = "theft"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        cards.throw_away(self)
        turn.rest(self)
        self.player, self.roles = 0, ((),) * len(self.maps)
        if self.turn + 1 < TURNS:
            bounties.turn_over(self)
            self.turn += 1
            cards.new_turn(self)
        else:
            poker.begin(self)

    def check_bounties(self, before: tuple[Map, ...]) -> None:
        for me, old in zip(self.maps, before, strict=True):
            if me is not old:
                bounties.check(self, me)

    # -- what is known ------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        knowledge.blank_out(blank, seat)
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return knowledge.witness(self, viewer, seat, action)

    def guess(self, rng: Random) -> Fliptown:
        s = self.copy()
        knowledge.fill_in(s, rng)
        return s

    def census(self) -> object:
        """The cards, wherever they are, and the cards of the box."""
        places = [*self.line, *self.stolen, *(card for hole in self.holes for card in hole)]
        places += [self.sheriff] if self.sheriff != NOWHERE else []
        return sorted([*places, *knowledge.cards_of(self.discards), *knowledge.cards_of(cards.unseen(self))])


def new_table(options: FliptownOptions, maps: tuple[Map, ...]) -> Fliptown:
    """An empty table with these maps."""
    seats = len(maps)
    return Fliptown(
        options, maps, "sheriff", 0, 0, 0, (), NOWHERE, 0, ((),) * seats, 0, 0, (), (), ((),) * seats, BLANK, 0, False,
        (), 0, BLANK, 0, (OPEN,) * seats, BLANK, BLANK, (), 0, 0, BLANK,
    )  # fmt: skip


def start(seats: int, options: FliptownOptions) -> Fliptown:
    """Before anything is drawn."""
    s = new_table(options, tuple([new_map() for _ in range(seats)]))
    names = [bot.name for bot in BOTS]
    if seats == 1 and options.cowbot in names:
        s.bot = names.index(options.cowbot)
    s.set_up()
    return s
