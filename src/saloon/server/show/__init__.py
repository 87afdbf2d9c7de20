"""Showing: from rooms and positions to messages for one reader."""
