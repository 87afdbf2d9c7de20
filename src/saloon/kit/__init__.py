"""What several games are made of: cards, dice, squares, graphs."""
