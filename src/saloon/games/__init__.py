"""The shelf: every folder here that makes a GAME is a game of the house."""
