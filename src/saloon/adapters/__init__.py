"""Doors for agents: every game as an environment of PettingZoo, Gymnasium or OpenSpiel.

Each module needs its library (`pip install 'saloon[agents]'`). Choices and views come as the whole numbers of the
game's codec.
"""
