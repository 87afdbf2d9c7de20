"""Matches: a game being played, provable chance, taking back, the match file. No network."""

from saloon.match.clock import TableClock as TableClock
from saloon.match.entries import Entry as Entry
from saloon.match.entries import Reseated as Reseated
from saloon.match.entries import Undone as Undone
from saloon.match.fair import Chance as Chance
from saloon.match.fair import FairChance as FairChance
from saloon.match.fair import OpenChance as OpenChance
from saloon.match.fair import SealedChance as SealedChance
from saloon.match.fair import TypedChance as TypedChance
from saloon.match.file import load as load
from saloon.match.file import read as read
from saloon.match.file import write as write
from saloon.match.match import Match as Match
from saloon.match.placed import FortunePlaces as FortunePlaces
from saloon.match.placed import PlacedChance as PlacedChance
from saloon.match.pledge import Pledges as Pledges
from saloon.match.pledge import pledge_of as pledge_of
from saloon.match.replay import Replay as Replay
from saloon.match.report import Finding as Finding
from saloon.match.report import Report as Report
from saloon.match.report import explain as explain
from saloon.match.seats import Player as Player
from saloon.match.undo import Undo as Undo
from saloon.match.verify import verify as verify
