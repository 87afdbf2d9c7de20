"""Saloon: a digital home for twelve tabletop games."""
