"""What somebody gets to know of themself and their own matches."""

from __future__ import annotations

from msgspec import Struct


class PlayerAt(Struct, omit_defaults=True):
    """Who sits, or sat, on a seat."""

    name: str
    kind: str
    """human, or a bot of a level: bot:expert"""
    person: str = ""
    """Their id; empty for a bot, for a guest of whom the house keeps nothing, and for one who has left."""
    shape: int = -1
    """The shape of the badge, and `tone` its colour; -1 where there is none."""
    tone: int = -1
    place: int = 0
    points: int | None = None
    won: bool = False


class DeviceInfo(Struct):
    """A device that holds a key to me."""

    id: str
    label: str
    made: int
    seen: int
    here: bool
    """Whether it is the one that asks."""


class RescueInfo(Struct):
    """A rescue code, of which the house knows no more than this."""

    number: int
    made: int
    spent: int
    """When it was used; 0: it is fresh."""


class PasskeyInfo(Struct):
    id: str
    label: str
    made: int
    seen: int
    """When it was last used."""


class MeInfo(Struct):
    """Who I am."""

    person: str
    name: str
    shape: int
    tone: int
    board: bool
    """Whether I want to stand on the house's board."""
    made: int
    games: int
    """Matches played to some end, all of them."""
    devices: list[DeviceInfo]
    rescues: list[RescueInfo]
    passkeys: list[PasskeyInfo]
    passkey: bool
    """Whether this house has passkeys at all."""


class NewPerson(Struct):
    """Whose place this device has now, with the key to it: it is told once and kept by the device alone."""

    person: str
    name: str
    shape: int
    tone: int
    key: str
    device: str


class GoingInfo(Struct):
    """A match that can be gone on with, or whose end was not seen yet."""

    room: str
    match: str
    game: str
    seat: int
    players: list[PlayerAt]
    acts: list[int]
    turn: bool
    """Whether it is my move."""
    began: int
    since: int
    """When something last happened."""
    due: int
    """When my time runs out; 0: it does not."""
    rated: bool
    over: bool
    place: int
    won: bool
    days: int
    """Days for a move, at a pace of days; 0 elsewhere."""
    here: list[int]
    """Seats of people who are at the table now."""


class ShareInfo(Struct):
    """A share with its interval of 95 %."""

    value: float
    low: float
    high: float


class GameRecordInfo(Struct):
    """My record in one game; matches alone are counted apart."""

    game: str
    games: int
    won: int
    drawn: int
    share: ShareInfo
    expected: float
    enough: bool
    """Whether the share says anything yet."""
    rated: int
    last: int
    alone: int


class BestInfo(Struct):
    """Something to be proud of, in words, and the match that shows it."""

    game: str
    name: str
    part: str
    value: int
    label: str
    text: str
    match: str
    at: int


class PushInfo(Struct):
    """Whether the house can tell devices on which nobody looks."""

    key: str
    """By which browsers know it; empty: it cannot."""


class CollectionInfo(Struct):
    """Things of one kind to collect in two directions, and how often one has each."""

    game: str
    name: str
    label: str
    rows: list[str]
    columns: list[str]
    counts: list[list[int]]


class RatingPoint(Struct):
    at: int
    points: ShareInfo


class RatingInfo(Struct):
    """How strong I am in a game with this number of seats, by rated matches alone: 400 points more make the odds ten
    times as good."""

    game: str
    seats: int
    games: int
    points: ShareInfo
    """With its interval of 95 %."""
    settled: bool
    """Whether the interval is narrow; until then the rating is provisional."""
    needed: int
    """Games that it takes until then, among players of known strength who are as good."""
    line: list[RatingPoint]
    """How it came about."""


class UntoldInfo(Struct):
    """A game in which a rating would take longer than anybody plays."""

    game: str
    seats: int
    games: int
    needed: int


class RatingsInfo(Struct):
    ratings: list[RatingInfo]
    untold: list[UntoldInfo]


class RivalInfo(Struct):
    """Another person, or all bots of a level, and who came in higher how often."""

    person: str
    """Their id; of bots their kind: bot:expert"""
    name: str
    """Empty of bots, which have another one in every match."""
    shape: int
    tone: int
    games: int
    ahead: int
    behind: int
    even: int
    last: int
    latest: int
    """Who came in higher the last time: 1 I, -1 they, 0 neither."""
    played: dict[str, int]
    """How often we met in each game, the most first."""


class RecordInfo(Struct):
    """My page."""

    games: list[GameRecordInfo]
    bests: list[BestInfo]
    collections: list[CollectionInfo]
    rivals: list[RivalInfo]


class GlanceInfo(Struct):
    """How much luck I had in a match and what my choices gave away, in chances to win from 0 to 1, or in points where I
    played alone for them. An interval of 95 % says how much the lots of a sample leave open; of a single width: none.
    """

    luck: ShareInfo | None
    """null: nothing fell by lot."""
    play: ShareInfo
    """Never more than 0."""
    points: bool
    certainty: str
    """exact, estimated, searched or sampled"""


class GlancesInfo(Struct):
    """What is known of the matches that I look at."""

    glances: dict[str, GlanceInfo]
    coming: list[str]
    """Those that the house is looking at, if I ask again within some seconds."""


class PastMatch(Struct):
    match: str
    room: str
    game: str
    options: str
    at: int
    took: int
    rated: bool
    ended: str
    counts: bool
    seat: int
    expected: float
    players: list[PlayerAt]
    away: bool = False
    """Played elsewhere and brought along."""
    glance: GlanceInfo | None = None
    """null: nobody has looked yet."""


class HistoryInfo(Struct):
    total: int
    """How many matches fit what was asked for."""
    matches: list[PastMatch]
    next: str
    """To be sent as `before` for the next page; empty when there is none."""


class BoardRow(Struct):
    """Somebody who wants to be shown, or the one who asks."""

    place: int
    """0: too few games for a place."""
    me: bool
    person: str
    name: str
    shape: int
    tone: int
    games: int
    share: ShareInfo
    expected: float
    points: ShareInfo
    """Strength above a regular player; 400 make the odds to win ten times as good. The board goes by the lower end."""


class BoardInfo(Struct):
    """Those who want to be shown, best first; too few games give no place."""

    game: str
    people: int
    """How many there are."""
    rows: list[BoardRow]
    """The first, and those round my place."""


class Adopted(Struct):
    """What became of the tokens of old rooms."""

    rooms: list[str]
    """Those that are mine now, or were before."""
    unknown: list[str]
    """Those that open nothing any more."""


class KeptInfo(Struct):
    """All that the house keeps of me."""

    me: MeInfo
    rooms: list[str]
    """Their logs have what I did and said there."""
    rows: dict[str, int]
    """How many rows of which table of the database are mine."""


class InviteInfo(Struct):
    """Somebody asks me to a table."""

    room: str
    game: str
    at: int
    by: PlayerAt


class Invited(Struct):
    """Who has been asked."""

    names: list[str]


class HomeInfo(Struct):
    """All that the lobby asks for, in one piece."""

    people: bool
    """Whether this house knows people at all."""
    me: MeInfo | None
    going: list[GoingInfo]
    records: list[GameRecordInfo]
    last: PastMatch | None
    """The match that ended last, to be played again."""
    invites: list[InviteInfo]
    drills: int = 0
    """Cards that are due today."""


class RescueCodes(Struct):
    """Told once: the house keeps only hashes of them."""

    codes: list[str]


class PairLink(Struct):
    """To be opened on another device, once and soon."""

    path: str
    """`/#pair=…`, for a link and for `/api/qr.svg`."""
    until: int


class PairState(Struct):
    """How far the pairing has come, for the first device."""

    state: str
    """none, open, asked (the other device waits for a yes), agreed, done, refused"""
    label: str
    """What the other device calls itself."""
    until: int


class PairAsked(Struct):
    """What the other device is told: whose place it would be, and a claim to come back with."""

    claim: str
    name: str
    shape: int
    tone: int
    until: int


class PairAnswer(Struct):
    """How far it has come, for the other device."""

    state: str
    """asked, refused, done, gone (too late)"""
    person: NewPerson | None = None
