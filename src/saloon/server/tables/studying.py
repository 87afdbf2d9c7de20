"""Boards that several people think on: one tree, in which all move, and one place at which all look.

The store has each tree; a server process is a cache of it and tells those who look. A change is made on a copy, stored,
and only then shown. Servers on one database tell each other; workers on one machine let all who look at one board come
to the same worker.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from saloon.analysis.line import begin, follow
from saloon.analysis.pruning import check, cut, lift
from saloon.analysis.tree import MOST, AnalysisTree, TreeNode, lines, sound
from saloon.core.state import Unreadable
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.codes import new_watch
from saloon.server.rooms.seating import game_named
from saloon.server.show.outbox import Outbox
from saloon.server.store.database import DAY, Store
from saloon.server.store.news import Heard
from saloon.server.store.outage import CAUSES
from saloon.server.store.studykeeping import change_study, forget_studies, make_study, study_of
from saloon.server.wire import studies
from saloon.server.wire.outgoing import encode

LOG = logging.getLogger("saloon")
LONGEST: Final = 200_000
"""Bytes of a tree with all its remarks."""
READERS: Final = 40
"""At one board."""
READERS_OF_ONE: Final = 30
"""Readers from one address: a class may think together, and nobody takes all places."""
IDLE: Final = 200
"""Boards that stay in memory though nobody looks."""
A_DAY: Final = 86_400.0
TRIES: Final = 5
"""Times that another server may be faster."""


class LiveStudy:
    """One board in this process."""

    def __init__(self, key: str, number: int, tree: AnalysisTree) -> None:
        self.key = key
        self.number = number
        """How often it has changed, as far as is known here."""
        self.tree = tree
        self.shape = number
        """The change that last gave moves other numbers."""
        self.at = len(tree.nodes) - 1
        self.readers: list[Outbox] = []
        self.elsewhere: dict[str, int] = {}
        """Readers at other servers."""
        self.done: deque[str] = deque(maxlen=200)
        """What has been done, by its id: a line that broke sends it again."""
        self.lock = asyncio.Lock()

    @property
    def here(self) -> int:
        return len(self.readers) + sum(self.elsewhere.values())

    def told(self) -> str:
        return encode(studies.StudyTold(msgspec.to_builtins(self.tree), self.shape, self.at, self.here))

    def tell(self, text: str) -> None:
        for reader in self.readers:
            reader.put(text)

    def meant(self, shape: int, node: int) -> None:
        """Whether a number means what the reader saw; raises Refused."""
        if shape != self.shape or not -1 <= node < len(self.tree.nodes):
            raise Refused("study-changed")

    def look(self, shape: int, node: int) -> None:
        self.meant(shape, node)
        self.at = node
        self.tell(encode(studies.NodeLooked(node)))


class Studies:
    """The boards of a house."""

    def __init__(self, store: Store, aside: Callable[..., Any], keep_days: int) -> None:
        self.store = store
        self.aside = aside
        self.keep_days = keep_days
        self.live: OrderedDict[str, LiveStudy] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- finding ------------------------------------------------------------------------

    async def make(self, tree: AnalysisTree) -> studies.StudyMade:
        """A new board; raises what the rules refuse."""
        await self.aside(checked, tree)
        key = new_watch()
        await make_study(self.store, key, written(tree))
        return studies.StudyMade(key)

    async def find(self, key: str) -> LiveStudy:
        """Raises Refused where there is none."""
        study = self.live.get(key)
        if study is None:
            kept = await study_of(self.store, key)
            if kept is None:
                raise Refused("study-unknown")
            study = self.live.setdefault(key, LiveStudy(key, kept.number, read(kept.body)))
        self.live.move_to_end(key)
        for old in [each for each in self.live.values() if not each.readers][: max(0, len(self.live) - IDLE)]:
            if old is not study:
                del self.live[old.key]
        return study

    # -- who looks ----------------------------------------------------------------------

    def join(self, study: LiveStudy, reader: Outbox) -> None:
        own = sum(each.address == reader.address for each in study.readers)
        if study.here >= READERS or own >= READERS_OF_ONE:
            raise Refused("study-full")
        study.readers.append(reader)
        reader.put(study.told())
        self.say_here(study, asks=True)

    def part(self, study: LiveStudy, reader: Outbox) -> None:
        if reader in study.readers:
            study.readers.remove(reader)
            self.say_here(study)

    def say_here(self, study: LiveStudy, asks: bool = False) -> None:
        study.tell(encode(studies.HereNow(study.here)))
        self.spread({"room": study.key, "server": self.store.name, "watchers": len(study.readers), "asks": asks})

    def spread(self, news: dict[str, object]) -> None:
        """Tell the other servers what is not stored; if they cannot be told, only that is missing."""
        if self.store.postgres:
            task = asyncio.create_task(self.spread_now(news))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def spread_now(self, news: dict[str, object]) -> None:
        try:
            await self.store.spread(news)
        except CAUSES as error:
            LOG.warning("other servers could not be told who thinks where: %s", type(error).__name__)

    # -- changing -----------------------------------------------------------------------

    def look(self, study: LiveStudy, shape: int, node: int) -> None:
        study.look(shape, node)
        self.spread({"room": study.key, "server": self.store.name, "here": [study.number, node]})

    async def change(self, study: LiveStudy, said: studies.StudyChange) -> None:
        """Made on a copy, stored, then shown; raises what is refused."""
        async with study.lock:
            if said.id in study.done:
                return
            for _ in range(TRIES):
                if not isinstance(said, studies.StudyNamed):
                    study.meant(said.shape, node_of(said))
                tree = read(written(study.tree))
                at, added, reshaped = await self.aside(changed, tree, said, study.at)
                body = written(tree)
                if len(body) > LONGEST:
                    raise Refused("body-long")
                if tree == study.tree or await change_study(self.store, study.key, study.number, body):
                    break
                await self.catch_up_with(study)
            else:
                raise Refused("study-changed")
            if tree != study.tree:
                study.number += 1
            study.tree, study.at = tree, at
            study.done.append(said.id)
            if reshaped:
                study.shape = study.number
            study.tell(study.told() if added is None else encode(added))

    async def catch_up_with(self, study: LiveStudy) -> None:
        """Another server has changed it."""
        kept = await study_of(self.store, study.key)
        if kept is None:
            raise Refused("study-unknown")
        if kept.number == study.number:
            return
        before, study.tree, study.number = study.tree, read(kept.body), kept.number
        if not grown(before, study.tree):
            study.shape = study.number
            study.at = min(study.at, len(study.tree.nodes) - 1)
        elif len(study.tree.nodes) > len(before.nodes):
            study.at = len(study.tree.nodes) - 1
        study.tell(study.told())

    # -- other servers, other days ------------------------------------------------------

    def hear(self, heard: Heard) -> None:
        """Another server has changed a board, looks somewhere, or says how many look there."""
        study = self.live.get(heard.room)
        if study is None:
            return
        if heard.server and heard.here:
            number, node = heard.here
            if number == study.number and node < len(study.tree.nodes):
                study.look(study.shape, node)
        elif heard.server:
            study.elsewhere[heard.server] = heard.watchers
            study.tell(encode(studies.HereNow(study.here)))
            if heard.asks:
                self.say_here(study)
        elif heard.number > study.number:
            task = asyncio.create_task(self.follow(study))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def follow(self, study: LiveStudy) -> None:
        async with study.lock:
            try:
                await self.catch_up_with(study)
            except (Refused, *CAUSES) as error:
                LOG.warning("what others think could not be read: %s", type(error).__name__)

    async def catch_up(self) -> None:
        """News may have been missed."""
        for study in list(self.live.values()):
            study.elsewhere.clear()
            await self.follow(study)
            self.say_here(study, asks=True)

    async def forget(self) -> None:
        """Once a day, boards on which nobody has thought for long."""
        while True:
            try:
                await forget_studies(self.store, now() - self.keep_days * DAY)
            except CAUSES as error:
                LOG.warning("old boards could not be forgotten: %s", type(error).__name__)
            await asyncio.sleep(A_DAY)


def checked(tree: AnalysisTree) -> None:
    """A tree that somebody brings is played through; raises what the rules refuse."""
    game = game_named(sound(tree).game)
    tree.begins = tree.begins or game.notation.write_state(begin(game, "", tree.options, tree.seats).end)
    for _ in lines(game, tree):
        pass


def read(body: bytes) -> AnalysisTree:
    return msgspec.json.decode(body, type=AnalysisTree)


def written(tree: AnalysisTree) -> bytes:
    return msgspec.json.encode(tree)


def node_of(said: studies.StudyChange) -> int:
    if isinstance(said, studies.MoveTried):
        return said.after
    return said.node if isinstance(said, studies.MoveNoted | studies.MoveLifted | studies.MoveCut) else -1


def changed(tree: AnalysisTree, said: studies.StudyChange, at: int) -> tuple[int, studies.MoveAdded | None, bool]:
    """The tree changes: where one looks then, the move that is new if that is all, and whether numbers change."""
    match said:
        case studies.MoveTried():
            added = tried(tree, said)
            return added.at, added, False
        case studies.MoveNoted(node=-1):
            tree.note = said.text
        case studies.MoveNoted():
            tree.nodes[said.node].note = said.text
        case studies.StudyNamed():
            tree.name = said.text
        case studies.MoveLifted():
            return lift(tree, said.node), None, True
        case studies.MoveCut():
            return cut(tree, said.node), None, True
        case studies.StudyBegun():
            line = begin(game_named(tree.game), said.position, said.options)
            tree.begins, tree.options = line.game.notation.write_state(line.end), said.options
            tree.nodes, tree.seats = [], 0
            return -1, None, True
    return at, None, False


def tried(tree: AnalysisTree, said: studies.MoveTried) -> studies.MoveAdded:
    """A move that is known is gone to, a new one branches; raises what the rules refuse."""
    if said.after >= 0:
        check(tree, said.after)
    game = game_named(tree.game)
    line = begin(game, tree.begins, tree.options, tree.seats)
    step = follow(line, [*tree.path(said.after), (said.seat, said.move)]).steps[-1]
    move = game.notation.write(step.action)
    for number in tree.children(said.after):
        if (tree.nodes[number].seat, tree.nodes[number].move) == (step.seat, move):
            return studies.MoveAdded(number)
    if len(tree.nodes) >= MOST:
        raise Unreadable("analysis-many", most=MOST)
    tree.nodes.append(TreeNode(said.after, step.seat, move))
    return studies.MoveAdded(len(tree.nodes) - 1, said.after, step.seat, move)


def grown(before: AnalysisTree, tree: AnalysisTree) -> bool:
    """Whether all moves have the numbers that they had."""

    def places(of: AnalysisTree) -> list[tuple[int, int, str]]:
        return [(each.after, each.seat, each.move) for each in of.nodes]

    return before.begins == tree.begins and places(tree)[: len(before.nodes)] == places(before)
