"""Rooms: what can happen in one, who may do it, and the room as the fold of it."""
