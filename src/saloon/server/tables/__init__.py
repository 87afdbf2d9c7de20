"""Tables: rooms that are live, with their readers, bots and clocks."""
