"""People: who is here, what they are called, the codes and keys by which they come in."""
