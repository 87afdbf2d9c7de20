"""What the page gets of the deal of the day, of drills, and of tables that share their chance."""

from __future__ import annotations

from msgspec import Raw, Struct


class DealDay(Struct):
    """A day of the calendar."""

    day: str
    kind: str
    """fliptown, tisicovka, prsi, bang; or drills, of the game."""
    game: str
    promise: str
    """SHA-256 of the secret, by which it can be checked when it is opened."""


class DealDot(Struct):
    """One result."""

    score: int
    me: bool
    name: str = ""
    """Only my own, and those of people I have played with or who are on the house's board."""
    shape: int = -1
    tone: int = -1


class DealBefore(Struct):
    """How I did on the day before."""

    day: str
    kind: str
    game: str
    score: int
    place: int
    of: int


class DealInfo(Struct):
    """The deal of a day, as one person sees it."""

    day: str
    kind: str
    game: str
    title: str
    """What the game is called."""
    today: bool
    opens: int
    """When the day begins and ends in the house, in milliseconds since 1970."""
    closes: int
    state: str
    """open: not tried yet; playing; done; left: given up, so it has no result."""
    room: str
    """Where my try is played; empty for a drill set."""
    match: str
    score: int | None
    played: int
    """How many have a result."""
    dots: list[DealDot]
    """All results, the smallest first."""
    middle: float | None
    """Half of all have less."""
    behind: int
    """How many have less than I."""
    place: int
    """Mine; 0: I have no result."""
    master: int | None
    """What a master makes of it; told once I have a result or the day is over."""
    master_match: str
    watching: int
    """How many did better than the master."""
    promise: str
    secret: str
    """Opened once the day is over."""
    calendar: list[DealDay]
    before: DealBefore | None


class DealTurn(Struct):
    """A turn of mine beside the same turn of the master."""

    number: int
    mine: int | None
    """What it brought, or what was left after it; None: my match was over."""
    master: int | None
    said: str
    """What I did first that the master did not; empty where both did the same."""
    instead: str


class DealTurns(Struct):
    """Your dice, a master's choices: turn by turn."""

    summed: bool
    """Whether turns add up to a result; else they tell what was left."""
    turns: list[DealTurn]


class DrillTold(Struct):
    """A position to decide in; nothing of it says what is right."""

    game: str
    title: str
    id: str
    theme: str
    theme_title: str
    seat: int
    seats: int
    scene: Raw
    """The table as the seat sees it, with the choices of the drill."""
    moves: list[DrillMove]
    prompt: str
    own: bool
    """Whether it comes from a match of mine."""


class DrillMove(Struct):
    """A choice in words."""

    move: str
    label: str


class DrillValue(Struct):
    """A choice, what it promises and what it gives away: wins of a hundred games, or points where one plays alone."""

    move: str
    label: str
    value: float
    spread: float
    cost: float
    right: bool
    why: str
    moves: int = 0
    """In how many moves of one's own it wins, where that is the task."""


class DrillVerdict(Struct):
    """What an answer gave away, and why."""

    move: str
    cost: float
    right: bool
    points: bool
    """Whether values are points."""
    certainty: str
    choices: list[DrillValue]
    """Best first."""
    why: str
    """For the best."""
    clause: str
    """The section of the rules that the best choice goes by; empty where there is none."""
    back: int
    """After how many days it comes back; -1 where it does not go into a deck."""
    lately: list[float]
    """What the last ten answers gave away."""


class ThemeInfo(Struct):
    """A theme of a game's drills and how I do there, by first answers only."""

    theme: str
    title: str
    count: int
    tried: int
    right: int
    low: float
    """The lower end of the 95 % interval of the share that is right."""
    high: float
    cost: float
    """On the mean, of a hundred wins, or points."""


class DeckGame(Struct):
    game: str
    title: str
    count: int
    due: int
    tried: int
    themes: list[ThemeInfo]


class DeckMistake(Struct):
    """A card that was answered badly the last time."""

    game: str
    id: str
    label: str
    """What I chose."""
    cost: float
    """What was given away, in hundredths of a win or in points."""
    back: int
    """When it comes back."""
    own: bool
    """Whether it comes from a match of mine."""


class DeckInfo(Struct):
    """What is to be practised."""

    due: int
    """Today, at most twenty."""
    next: int
    """When the next card comes, if none is due; 0: there is none."""
    week: list[int]
    """Answers on each of the last seven days; today is last."""
    games: list[DeckGame]
    mistakes: list[DeckMistake] = []
    """My mistakes in one game, if it is named: those that come back soonest."""
    kept: int = 0
    """How many choices of a match have just come into the deck."""


class DuplicateSeat(Struct):
    name: str
    kind: str
    points: int | None
    won: bool


class DuplicateTable(Struct):
    """One table of several that share their chance."""

    room: str
    number: int
    """Which match of the room it was, from 1; 0: it has not ended one yet."""
    match: str
    game: str
    seats: list[DuplicateSeat]


class DuplicateInfo(Struct):
    """Tables that share their chance, match by match, and seat against seat."""

    party: str
    game: str
    tables: list[DuplicateTable]
