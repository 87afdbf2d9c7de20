"""The server: rooms, tables, the log in a database, HTTP and a WebSocket."""

from saloon.server.http.app import make as make
from saloon.server.http.run import run as run
from saloon.server.settings import Limits as Limits
from saloon.server.settings import Rate as Rate
from saloon.server.settings import Settings as Settings
