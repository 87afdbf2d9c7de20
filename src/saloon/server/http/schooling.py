"""HTTP: the school of a game. Its lessons, a scene, an answer, a hint, and why something cannot be done there."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from saloon.core.state import State
from saloon.house.position import Position
from saloon.school.classroom import LessonTable
from saloon.server.http.forms import FromPath, JSONBody, get, post
from saloon.server.http.requests import key_of, lang_of
from saloon.server.http.routing import Asked, LangQuery, house_of
from saloon.server.library.curriculum import ideas, lesson_named, school
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.seating import game_named
from saloon.server.show.lesson import Blackboard
from saloon.server.tables.explaining import Looks
from saloon.server.wire.incoming import Shape, Why
from saloon.server.wire.outgoing import Hinted, WhyNot
from saloon.server.wire.teaching import IdeaInfo, LessonNow, LessonReply, SchoolInfo

MoveText = Annotated[str, Meta(max_length=400)]
Moves = Annotated[list[MoveText], Meta(max_length=40)]
Many = Annotated[int, Meta(ge=0, le=200)]


class LessonPlace(Struct):
    """Where somebody is in a lesson: the scene, and the answers of those it goes on from."""

    scene: Many
    answers: Moves = []
    drafts: Moves = []
    """Steps towards an answer that only the reader sees."""
    shape: Shape = "wide"


class LessonAnswer(LessonPlace):
    action: MoveText = ""


class LessonWhy(LessonPlace):
    node: MoveText = ""
    path: Moves = []


async def reader(request: Asked) -> Visitor | None:
    hall = house_of(request)
    return await hall.visitor_if_any(key_of(request)) if hall.settings.people else None


def blackboard(request: Asked, key: str, lesson: str, place: LessonPlace, who: Visitor | None) -> Blackboard:
    """The scene as it stands; raises Refused, or Unreadable for answers that lead nowhere."""
    game = game_named(key)
    table = LessonTable(game, lesson_named(game, lesson), lang_of(request), who.name if who else "")
    return Blackboard(table, place.scene, place.answers, place.shape)


@get("/api/school/{key:str}")
async def school_of(request: Asked, key: FromPath[str], lang: LangQuery = "") -> SchoolInfo:
    """Lessons and drills of a game; with a key, how far one has come."""
    game, who = game_named(key), await reader(request)
    done = await house_of(request).learnt(who.id, game.key) if who else {}
    return school(game, lang_of(request), done)


@get("/api/school/{key:str}/ideas", sync_to_thread=True)
def ideas_of(request: Asked, key: FromPath[str], lang: LangQuery = "") -> list[IdeaInfo]:
    """What the coach says once."""
    return ideas(game_named(key), lang_of(request))


@post("/api/school/{key:str}/{lesson:str}/scene", status_code=200)
async def scene_of(request: Asked, key: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPlace]) -> LessonNow:
    """A scene of a lesson, on its table."""
    return blackboard(request, key, lesson, data, await reader(request)).now()


@post("/api/school/{key:str}/{lesson:str}/answer", status_code=200)
async def answer_of(
    request: Asked, key: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAnswer]
) -> LessonReply:
    """What became of an answer; a right one is kept with the person."""
    who = await reader(request)
    board = blackboard(request, key, lesson, data, who)
    with board.game.speaks():
        state = put_together(board, data.drafts)
        action = Position(board.game, state).action(data.action, board.lesson.seat)
        if board.game.rules.drafts is not None and board.game.rules.drafts(action):
            return LessonReply(False, "", [], board.draft(state.after(board.lesson.seat, action)))
        verdict = board.table.judge(board.at, board.state, action)
    over = verdict.right and board.at + 1 == len(board.lesson.scene)
    if verdict.right and who:
        id, done = who.id, board.at + 1
        await house_of(request).learn(id, board.game.key, lesson, done)
    often = board.table.words(f"learn-{lesson}.often") if over else ""
    return LessonReply(verdict.right, verdict.word, list(board.events(verdict.moments)), None, over, often)


@post("/api/school/{key:str}/{lesson:str}/hint", status_code=200)
async def hint_of(request: Asked, key: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPlace]) -> Hinted:
    """A right answer, for those who want to see it."""
    return blackboard(request, key, lesson, data, await reader(request)).hint()


@post("/api/school/{key:str}/{lesson:str}/why", status_code=200)
async def why_of(request: Asked, key: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonWhy]) -> WhyNot:
    """What a thing is, and why it cannot be used here: the same answer as at any table."""
    board = blackboard(request, key, lesson, data, await reader(request))
    looks = Looks(
        board.game,
        board.state,
        board.players,
        board.lesson.seat,
        board.table.lang,
        data.shape,
        put_together(board, data.drafts),
    )
    return looks.why(board.scene(looks.drafted), Why("", node=data.node or None, path=data.path))


def put_together(board: Blackboard, texts: Moves) -> State:
    """The position with the steps that only the reader sees."""
    position = Position(board.game, board.state)
    for text in texts:
        position = position.do(text, board.lesson.seat)
    return position.state


ROUTES: Final[list[Any]] = [school_of, ideas_of, scene_of, answer_of, hint_of, why_of]
