"""The last two of Bang! solved: every pair of characters, all life points and arrows, both abilities."""
