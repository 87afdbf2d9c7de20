"""A board that several people think on: made over HTTP, then everything on a socket of its own."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import WebSocket, post, websocket
from litestar.params import JSONBody

from saloon.analysis.tree import AnalysisTree
from saloon.core.state import Fault
from saloon.server.faults import Refused
from saloon.server.http.requests import address_of
from saloon.server.http.routing import Asked
from saloon.server.http.socket import SocketConversation, converse
from saloon.server.moment import now
from saloon.server.store.outage import CAUSES
from saloon.server.tables.hall import Hall
from saloon.server.tables.studying import LiveStudy, Studies
from saloon.server.tables.talking import Hangup
from saloon.server.wire.outgoing import Pong, encode
from saloon.server.wire.studies import NodeShown, StudyDone, StudyHello, StudyMade, StudyPing, StudySaid, read_said
from saloon.words import LANGS

LOG = logging.getLogger("saloon")


@post("/api/studies")
async def make_study(request: Asked, data: JSONBody[AnalysisTree]) -> StudyMade:
    """A board for several, with what has been tried so far. Everybody who knows its key may look and move."""
    hall: Hall = request.app.state.hall
    hall.doorman.check("rooms", address_of(request))
    return await hall.studies.make(data)


class StudyTalk(SocketConversation):
    """One reader's conversation about a board."""

    decode = staticmethod(read_said)

    async def talk(self) -> None:
        hello: Any = await self.read(self.hall.settings.limits.hello_seconds)
        if not isinstance(hello, StudyHello):
            raise Hangup(4400)
        self.viewer.lang = hello.lang if hello.lang in LANGS else "en"
        if not await self.settled(self.rooms.share.owner(hello.study)):
            return
        studies = self.rooms.studies
        try:
            study = await studies.find(hello.study)
            studies.join(study, self.outbox)
        except Fault as fault:
            if fault.message == "study-unknown":
                self.hall.doorman.missed(self.address)
            self.fail(hello.id, fault)
            raise Hangup(4401) from fault
        except CAUSES as error:
            self.fail(hello.id, Refused("trouble"))
            raise Hangup(1013) from error
        self.greeted()
        try:
            while True:
                said: Any = await self.read(self.hall.settings.limits.silent_seconds)
                if said is not None:
                    await self.hear(studies, study, said)
        finally:
            studies.part(study, self.outbox)

    async def hear(self, studies: Studies, study: LiveStudy, said: StudySaid) -> None:
        try:
            match said:
                case StudyPing():
                    self.outbox.put(encode(Pong(said.id, now())))
                    return
                case StudyHello():
                    raise Refused("phase-wrong")
                case NodeShown():
                    studies.look(study, said.shape, said.node)
                case _:
                    await self.hall.finish(studies.change(study, said))
            self.outbox.put(encode(StudyDone(said.id)))
        except Fault as fault:
            self.fail(said.id, fault)
            if fault.message == "study-changed":
                self.outbox.put(study.told())
        except CAUSES as error:
            LOG.warning("a board met trouble with the store: %s", type(error).__name__)
            self.fail(said.id, Refused("trouble"))
        except Exception as error:
            LOG.error("a message of kind %s failed", type(said).__name__, exc_info=error)
            self.fail(said.id, Refused("busy"))


@websocket("/study")
async def study_talk(socket: WebSocket[Any, Any, Any]) -> None:
    """A reader's conversation about a board that several people think on."""
    await converse(socket, StudyTalk)


ROUTES: Final[list[Any]] = [make_study]
