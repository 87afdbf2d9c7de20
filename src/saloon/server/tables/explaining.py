"""What a thing on a table is, and why something is not possible there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.core.state import Fault, Seat, State
from saloon.house.game import Game
from saloon.match import Player, explain
from saloon.match.telling import reader, seen_by
from saloon.scene import Scene
from saloon.server.faults import Illegal
from saloon.server.wire.incoming import Why
from saloon.server.wire.outgoing import WhyNot
from saloon.words import words


@dataclass(frozen=True)
class Looks:
    """Somebody who looks at a position from a seat and asks."""

    game: Game[Any]
    state: State
    players: Sequence[Player]
    seat: Seat
    lang: str
    shape: str
    drafted: State | None = None
    """The same with what the seat is putting together, if it is."""

    def why(self, scene: Scene, message: Why) -> WhyNot:
        answer = self.refusal(scene, message)
        return self.named(answer, scene, message) if message.node else answer

    def named(self, answer: WhyNot, scene: Scene, message: Why) -> WhyNot:
        """The answer with what the thing is; one that is decoration has no name."""
        reads = reader(self.game, self.players, self.seat, self.lang, self.shape)
        about, node = self.game.speech.about, message.node or ""
        answer.name = next((each.label for each in scene.nodes if each.id == node), "")
        said = about(self.view, node, reads) if about and answer.name else None
        if said:
            answer.name, answer.about, answer.rule = said.name or answer.name, said.text, said.clause
        return answer

    @property
    def view(self) -> Any:
        return seen_by(self.drafted or self.state, self.seat)

    def refusal(self, scene: Scene, message: Why) -> WhyNot:
        touching = [choice.text for choice in scene.choices if message.node and message.node in choice.path]
        if touching and not message.path:
            return WhyNot(message.id, True, scene.prompt, scene.clause, touching)
        texts = [message.action] if message.action else list(meanings(message.path, message.node or ""))
        fault = self.reason(texts, exact=bool(message.action))
        if fault is None:
            return WhyNot(message.id, True, scene.prompt, scene.clause, texts[:1])
        if fault.message == "illegal-here" and message.node:
            return WhyNot(message.id, False, scene.prompt, scene.clause, [])
        return WhyNot(message.id, False, explain(fault, words(self.lang, self.game.folder)), fault.clause, [])

    def reason(self, texts: list[str], exact: bool) -> Fault | None:
        """Why none of the texts can be done; None if one can."""
        not_now = self.state.not_now(self.seat)
        unreadable: Fault = not_now or Illegal("illegal-here")
        for text in texts:
            try:
                self.game.notation.resolve(self.view, self.seat, text)
                return None
            except Illegal as fault:
                return fault
            except Fault as fault:
                unreadable = fault if exact and not not_now else unreadable
            except (ValueError, LookupError):
                continue
        return unreadable


def meanings(path: Sequence[str], node: str) -> Iterator[str]:
    """Texts that clicks on things may stand for: `card-H7` may mean `H7`, `stone-c3` and `square-e5` `c3-e5`."""
    if path:
        yield "-".join(each.rsplit("-", 1)[-1] for each in (*path, node))
        return
    parts = node.split("-")
    yield from ("-".join(parts[at:]) for at in range(len(parts)))
