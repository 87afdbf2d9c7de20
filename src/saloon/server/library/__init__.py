"""The library: games, rules, drawings, and matches that are over."""
