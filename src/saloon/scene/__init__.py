"""Pictures of positions: nodes, choices with click paths, SVG, text and JSON."""

from saloon.scene.nodes import SHAPES as SHAPES
from saloon.scene.nodes import Asks as Asks
from saloon.scene.nodes import Button as Button
from saloon.scene.nodes import Choice as Choice
from saloon.scene.nodes import Count as Count
from saloon.scene.nodes import Kind as Kind
from saloon.scene.nodes import Node as Node
from saloon.scene.nodes import Scene as Scene
from saloon.scene.nodes import Seated as Seated
from saloon.scene.reader import Reader as Reader
