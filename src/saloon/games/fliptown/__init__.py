"""Fliptown: three rounds of five turns on a map of one's own."""
