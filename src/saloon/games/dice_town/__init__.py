"""Dice Town: poker dice under cups, and a street of houses to win with them."""
