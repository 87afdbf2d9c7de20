"""Křížový mlýn solved: a number for every position, and how far each is from its end."""
