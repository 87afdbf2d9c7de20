"""What one knows of the hidden cards.

A mind is a row of pools. A pool is some cards and the places they lie in, one place for each
card, without saying which card lies where: `((WANTED, claim3), (0, 2))` means that seats 1 and 3
hold these two between them. A pool with one place is certain knowledge.

A card that moves unseen could be any card of the place it leaves, so all pools there become one.
A player who sees the card move takes it out of its pool and knows where it is. So nobody is ever
certain of something wrong, and what is not touched by an unseen move stays as certain as it was.
"""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Final

from saloon.games.dice_town.data import BLANK, CLAIMS, FIRST_CLAIM, JOE, LAND, STORE, Card

PILE, DISCARDS, COUNTER, LOOT, DECK = range(5, 10)
"""The hidden places after the hands: the store's pile and discards, the cards its winner looks at,
the cards a thief looks at, the deck of claims as far as nobody has seen its order."""
PLACES: Final = range(10)
SHOP: Final = frozenset({PILE, DISCARDS, COUNTER})
"""Only store cards lie here, and only here can Nervous Joe lie: he is played at once when somebody gets him."""

Pool = tuple[tuple[Card, ...], tuple[int, ...]]
Mind = tuple[Pool, ...]
NEW: Final[Mind] = ((STORE, (PILE,) * len(STORE)), (LAND, (DECK,) * len(LAND)))
"""What everybody knows before the first card is turned."""

# -- what happens to a mind -------------------------------------------------------------------


def gone(mind: Mind, place: int, card: Card) -> Mind:
    """The card leaves the place before one's eyes: the one known to be there, or one of the only pool it can be of."""
    pool = min([pool for pool in mind if card in pool[0] and place in pool[1]], key=is_mixed)
    rest = list(mind)
    rest.remove(pool)
    cards, places = pool
    at, where = cards.index(card), places.index(place)
    cards, places = cards[:at] + cards[at + 1 :], places[:where] + places[where + 1 :]
    if is_mixed(pool):
        return tidied(rest, list(cards), list(places))
    return tuple(sorted([*rest, (cards, places)])) if cards else tuple(rest)


def come(mind: Mind, place: int, card: Card) -> Mind:
    """The card comes to the place before one's eyes."""
    rest = [pool for pool in mind if pool[1][0] != place or is_mixed(pool)]
    cards = [card]
    for pool in mind:
        if pool[1][0] == place and not is_mixed(pool):
            cards += pool[0]
    rest.append((tuple(sorted(cards)), (place,) * len(cards)))
    return tuple(sorted(rest))


def seen(mind: Mind, start: int, end: int, card: Card) -> Mind:
    """The card moves before one's eyes."""
    return come(gone(mind, start, card), end, card)


def told(mind: Mind, place: int, cards: tuple[Card, ...]) -> Mind:
    """One learns that the place holds all these cards."""
    certain = [pool for pool in mind if pool[1][0] == place and not is_mixed(pool)]
    known = [card for pool in certain for card in pool[0]]
    unknown: Mind = tuple([pool for pool in mind if pool not in certain])
    news = []
    for card in cards:
        if card in known:
            known.remove(card)
        else:
            news.append(card)
            unknown = gone(unknown, place, card)
    held, _ = merged(certain)
    return tidied(unknown, held + news, [place] * len(held + news)) if news else mind


def unseen(mind: Mind, start: int, end: int) -> Mind:
    """A card moves, and one does not see which."""
    cards, places = merged([pool for pool in mind if start in pool[1]])
    places[places.index(start)] = end
    return tidied([pool for pool in mind if start not in pool[1]], cards, places)


def swept(mind: Mind, start: int, end: int) -> Mind:
    """All cards of one place go to another."""
    moved = [pool for pool in mind if start in pool[1]]
    known: Mind = tuple([pool for pool in mind if start not in pool[1]])
    for cards, places in moved:
        known = tidied(known, list(cards), [end if place == start else place for place in places])
    return known


def merged(pools: list[Pool]) -> tuple[list[Card], list[int]]:
    return [card for cards, _ in pools for card in cards], [place for _, places in pools for place in places]


def tidied(rest: list[Pool] | Mind, cards: list[Card], places: list[int]) -> Mind:
    """The pools in order, with one more.

    Pools are parted as far as it tells; certain cards of one place are one pool; pools that share both a card and
    a place are one pool, so that a card seen to leave a place is never of two.
    """
    pools, more = list(rest), parted(sorted(cards), sorted(places))
    while more:
        pool = more.pop()
        mixed = is_mixed(pool)
        other = next((each for each in pools if is_mixed(each) == mixed and touches(each, pool, mixed)), None)
        if other is None:
            pools.append(pool)
        else:
            pools.remove(other)
            more += parted(sorted(pool[0] + other[0]), sorted(pool[1] + other[1]))
    return tuple(sorted(pools))


def is_mixed(pool: Pool) -> bool:
    return pool[1][0] != pool[1][-1]


def touches(one: Pool, two: Pool, mixed: bool) -> bool:
    """Whether two pools have a place in common, and mixed ones a card too."""
    return not set(one[1]).isdisjoint(two[1]) and (not mixed or not set(one[0]).isdisjoint(two[0]))


def parted(cards: list[Card], places: list[int]) -> list[Pool]:
    """One pool as several, where its places leave no doubt."""
    if not cards:
        return []
    if places[0] == places[-1]:
        return [(tuple(cards), tuple(places))]
    if cards[0] == cards[-1]:
        return [(tuple(cards[: len(same)]), same) for same in (tuple(group) for _, group in groupby(places))]
    shop, deck = [each for each in places if each in SHOP], [each for each in places if each == DECK]
    goods, claims = [card for card in cards if card < FIRST_CLAIM], [card for card in cards if card >= FIRST_CLAIM]
    if claims and goods and len(goods) == len(shop):
        return parted(goods, shop) + parted(claims, [each for each in places if each not in SHOP])
    if claims and goods and len(claims) == len(deck):
        return parted(claims, deck) + parted(goods, [each for each in places if each != DECK])
    if JOE in cards and len(shop) == 1 and len(cards) > 1:
        cards.remove(JOE)
        places.remove(shop[0])
        return [((JOE,), (shop[0],)), *parted(cards, places)]
    return [(tuple(cards), tuple(places))]


# -- what one asks a mind ---------------------------------------------------------------------


def may_hold(mind: Mind, place: int, card: Card) -> bool:
    """Whether the card may lie there, as far as one knows."""
    return any(card in cards and place in places for cards, places in mind)


def may_hold_claim(mind: Mind, place: int) -> bool:
    return any(cards[-1] in CLAIMS and place in places for cards, places in mind)


def shown(mind: Mind) -> tuple[tuple[Card, ...], ...]:
    """The cards by place as one knows them, BLANK for the others."""
    known: list[list[Card]] = [[] for _ in PLACES]
    for cards, places in mind:
        if places[0] == places[-1]:
            known[places[0]] += cards
        else:
            for place in places:
                known[place].append(BLANK)
    return tuple([tuple(sorted(each)) for each in known])


def possible(mind: Mind, place: int) -> dict[Card, int]:
    """Which cards may be drawn from a place, with weights."""
    weights: dict[Card, int] = {}
    for cards, places in mind:
        here = places.count(place)
        for card in cards if here else ():
            if fits(card, place):
                weights[card] = weights.get(card, 0) + here
    return dict(sorted(weights.items()))


def fits(card: Card, place: int) -> bool:
    """Whether a card can lie in a place at all."""
    if place in SHOP:
        return card < FIRST_CLAIM
    return card >= FIRST_CLAIM if place == DECK else card != JOE


def filled(mind: Mind, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """The cards by place in a world that fits the mind, drawn evenly."""
    world: list[list[Card]] = [[] for _ in PLACES]
    for cards, places in mind:
        if places[0] == places[-1]:
            world[places[0]] += cards
        else:
            for card, place in dealt(list(cards), list(places), rng):
                world[place].append(card)
    return tuple([tuple(sorted(each)) for each in world])


def dealt(cards: list[Card], places: list[int], rng: Random) -> list[tuple[Card, int]]:
    """The cards of a pool dealt at random: Joe first, and first to the places that do not take every card."""
    rng.shuffle(cards)
    rng.shuffle(places)
    cards.sort(key=lambda card: card != JOE)
    places.sort(key=lambda place: place not in SHOP and place != DECK)
    found = []
    for place in places:
        card = next(each for each in cards if fits(each, place))
        cards.remove(card)
        found.append((card, place))
    return found
