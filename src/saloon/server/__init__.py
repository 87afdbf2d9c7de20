"""The server: rooms, tables, the log in a database, HTTP and a WebSocket."""

from typing import TYPE_CHECKING, Any

from saloon.server.settings import Limits as Limits
from saloon.server.settings import Rate as Rate
from saloon.server.settings import Settings as Settings

if TYPE_CHECKING:
    from saloon.server.http.app import make as make
    from saloon.server.http.run import run as run


def __getattr__(name: str) -> Any:
    """The application is read when somebody needs it."""
    if name == "make":
        from saloon.server.http.app import make

        return make
    if name == "run":
        from saloon.server.http.run import run

        return run
    raise AttributeError(name)
