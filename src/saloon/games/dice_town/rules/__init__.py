"""The rules of Dice Town, one module for each phase of the rulebook."""
