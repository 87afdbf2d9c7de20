"""Dáma for a strong player: a quick search, and tables of all positions with few pieces."""
