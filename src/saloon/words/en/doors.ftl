# Doors for agents: what may be wrong there.
door-key = This key opens no seat here.
door-legal = “{ $text }” is no way to show legal moves: listed or hidden.
door-hidden = This house does not list legal moves.
door-hints = This house gives no hints.
door-moved = The table has moved on: it stands at number { $number }.
door-full = { $most } tables are open, and none of them is over.
