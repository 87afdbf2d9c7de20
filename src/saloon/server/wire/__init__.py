"""The wire: what clients send, and what they get."""
