title = Mlýn
summary = Nine Men’s Morris: three stones in a line make a mill, and a mill takes a stone.
notation = d6 places a stone, d6-d5 moves one, xb4 takes one. On the board o is white, x is black.
lesson-1 = First both place their nine stones, in turn, on free points.
lesson-2 = Three in a row along a line are a mill: closing one takes an enemy stone.
lesson-3 = Whoever has two stones left, or cannot move, loses.
about = { $thing ->
    [stone] A stone. Three in a row along a line are a mill, and closing one takes an enemy stone.
    [point] A free point. Stones move along the lines to the next free point; with three left they jump anywhere.
    [hand] Stones still to be placed.
    [lost] Stones that were taken.
   *[seat] A player and the colour. With two stones left one loses.
}
opening = White places the first stone.
tally = Stones in hand and on the board

say-place = Place a stone on { $at }
say-move = Move { $start } to { $end }
say-remove = Take the stone on { $at }
say-pass = Pass: no stone can move

tell-place = { $who } places a stone on { $at }{ $mill ->
    [yes] {" "}and closes a mill.
   *[no] .
}
tell-move = { $who } moves from { $start } to { $end }{ $mill ->
    [yes] {" "}and closes a mill.
   *[no] .
}
tell-remove = { $who } takes the stone on { $at }.
tell-pass = { $who } cannot move and passes.

prompt-place = { $count ->
    [one] Your turn: place your last stone.
   *[other] Your turn: place a stone. { $count } are left to place.
}
prompt-move = Your turn: slide a stone to a neighbouring free point.
prompt-fly = Your turn: with three stones left you may jump anywhere.
prompt-remove = { $count ->
    [one] A mill! Take one of the other’s stones.
   *[other] A double mill! Take { $count } of the other’s stones.
}
prompt-pass = Your stones are shut in: you have to pass.
note-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
note-hand = { $count } on the board, { $hand } in hand
text-stones = in hand { $hand }, lost { $taken }

illegal-no-mill = You take a stone only after closing a mill.
illegal-not-theirs = The other has no stone there.
illegal-in-mill = That stone is part of a closed mill; only stones outside mills can be taken.
illegal-take-first = You have closed a mill: first take a stone.
illegal-place-first = First all your stones have to be placed.
illegal-all-placed = All your stones are placed.
illegal-occupied = That point is taken.
illegal-not-yours = You have no stone there.
illegal-too-far = A stone moves to a neighbouring point along a line; you jump only with three stones left.

preset-hard = Two mills, two stones
option-double = Two mills at once
    .about = How many stones one takes when one stone closes two mills.
option-double-one = take one stone
option-double-two = take two stones
option-blocked = Shut in
    .about = What happens to a player whose stones cannot move.
option-blocked-loses = loses
option-blocked-passes = passes
option-quiet = Moves without a mill
    .about = After how many moves of each side without a mill the game is a draw.
option-quiet-50 = fifty
option-quiet-30 = thirty
option-quiet-100 = a hundred
option-repetition = Repetition
    .about = How many times the same position makes a draw.
option-repetition-3 = three times
option-repetition-5 = five times

why-win = It wins the game.
why-mill = It closes a mill.{ runner-up }
why-break = It breaks up a mill the other was about to close.{ runner-up }
why-fewer = It weakens the other’s lines.{ runner-up }
why-block = It stops a mill of the other.{ runner-up }
why-threat = It threatens a mill.{ runner-up }
why-safe = It leaves the other no mill to close.{ runner-up }
why-room = It gives your stones more room.{ runner-up }
why-rest = No other move is better.{ runner-up }
why-forced = There is nothing else to do.{ runner-up }

runner-up = { $less ->
    [0] {""}
   *[other] {" "}With the next best you win in about { $less } fewer of 100 such positions.
}
why-sure-win = It wins by force: a mill comes in { $moves ->
    [one] one move
   *[other] { $moves } moves
} of yours at most.{ $rest ->
    [slower] {" "}With the next best it takes { $more ->
        [one] one move
       *[other] { $more } moves
    } more.
    [draw] {" "}Any other move gives the win away.
    [loss] {" "}Any other move even loses.
    [better] {" "}Another move is quicker.
   *[same] {""}
}
why-sure-draw = It keeps the draw, whatever the other does.{ $rest ->
    [loss] {" "}Any other move loses.
    [better] {" "}But another move wins.
   *[same] {""}
}
why-sure-loss = Against best play it is lost; the next mill can be put off for { $moves ->
    [one] one move
   *[other] { $moves } moves
}.{ $rest ->
    [slower] {" "}With the next best it comes { $more ->
        [one] one move
       *[other] { $more } moves
    } earlier.
    [better] {" "}Another move is better.
   *[same] {""}
}
near = { $me ->
    [yes] You had { $count ->
        [one] one stone left
       *[other] { $count } stones left
    } against { $others }.
   *[no] { $who } had { $count ->
        [one] one stone left
       *[other] { $count } stones left
    } against { $others }.
}
source-taken = Taken by mills
feat-win = Quickest win
    .value = { $value } { $value ->
        [one] move
       *[other] moves
    }
feat-mills = Most mills in one game
    .value = { $value } { $value ->
        [one] mill
       *[other] mills
    }

theme-take = Which stone to take
theme-win = { $moves ->
    [0] Win in n moves
    [one] Win in one move
   *[other] Win in { $moves } moves
}
theme-save = The only saving move

## Lessons

learn-play = How it is played
    .about = placing, mills, moving, jumping
    .often = A stone in a closed mill may not be taken, unless there is no other.
learn-play-place = First each side places nine stones on free points. Three in a row along a line are a mill: close yours.
    .right = A mill. It takes a stone of the other.
    .wrong = Look at the upper edge: two of yours stand there already.
learn-play-take = Take one of Black’s stones.
    .right = A player down to two stones loses.
learn-play-block = Black has two on the right edge and would close a mill next. Block it.
    .right = Blocked. While placing, watch every line with two.
    .wrong = Then Black plays g1 and takes a stone of yours.
learn-play-move = All stones are placed: now one moves along a line to the next free point. Close the mill on the upper edge.
    .right = Closed by moving: that takes a stone too.
    .wrong = One of yours stands next to the corner that is missing.
learn-play-which = Take a stone of Black’s: one that is in no mill.
    .right = A mill may be opened and closed again, and takes each time.
learn-play-open = Your mill is closed. Open it by one stone, so that you can close it again next turn.
    .right = Black cannot get in between: next turn it closes again and takes.
    .wrong = Nothing is opened by that, so nothing can be closed.
learn-play-jump = With three stones left you may jump to any free point. Close the mill from afar.
    .right = With three stones one jumps; the other player still slides.
    .wrong = You may jump: the missing corner is free.
idea-take = You closed a mill: take a stone that is in no mill.
idea-jump = Down to three stones you may jump to any free point.
use = { $what ->
    [mill] Closing a mill
    [place] Placing
    [move] Moving
   *[fly] Jumping
}
