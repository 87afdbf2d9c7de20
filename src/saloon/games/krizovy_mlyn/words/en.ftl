title = Křížový mlýn
summary = A Nine Men’s Morris on the cross alone, six stones each. Whoever closes a mill first wins.
notation = d6-b6 moves a stone. On the board o is white, x is black.
lesson-1 = Both have six stones. They move along a line to the next free point.
lesson-2 = There is no jumping and no taking: only moving and blocking.
lesson-3 = Whoever first has three in a row along a line wins.
about = { $thing ->
    [stone] A stone. It moves along a line to the next free point. Three in a row win.
    [point] A free point: a stone next to it on a line may move here.
   *[seat] A player and the colour.
}
opening = { $side ->
    [black] Black moves first at this table.
   *[white] White moves first.
}

say-move = Move { $start } to { $end }
tell-move = { $who } moves from { $start } to { $end }{ $wins ->
    [yes] {" "}and closes a mill.
   *[no] .
}
prompt-move = Your turn: slide a stone to a neighbouring free point. The first mill wins.
note-white = white stones
note-black = black stones

illegal-occupied = That point is taken.
illegal-not-yours = You have no stone there.
illegal-too-far = A stone moves to a neighbouring point along a line.

option-setup = Setting up
    .about = Where the twelve stones stand at the start. The picture on the sheet is lost.
option-setup-cross = the cross, colours alternating
option-setup-corners = the cross, each side nearer a corner
option-setup-diagonal = the corners of the three squares
option-setup-pairs = the cross in pairs, outside
option-setup-inward = the cross in pairs, inside
option-first = First move
    .about = Who moves first.
option-first-white = white
option-first-black = black
option-blocked = Shut in
    .about = What happens when a player cannot move.
option-blocked-loses = loses
option-blocked-draw = a draw
option-repetition = Repetition
    .about = How many times the same position makes a draw.
option-repetition-3 = three times
option-repetition-5 = five times

why-win = { $how ->
    [blocked] It shuts the other in and wins.
   *[mill] It closes a mill and wins.
}
why-lost = Nothing stops the other’s mill any more.
why-block = It stops a mill of the other.
why-threat = It threatens a mill.
why-safe = It leaves the other no mill to close.
why-sure-win = It wins by force, in { $moves ->
    [one] one move
   *[other] { $moves } moves
} of yours at most.{ $rest ->
    [slower] {" "}The next best takes { $more ->
        [one] one move
       *[other] { $more } moves
    } more.
    [draw] {" "}Any other move gives the win away.
    [loss] {" "}Any other move even loses.
    [better] {" "}Another move wins sooner.
   *[same] {""}
}
why-sure-draw = It keeps the draw, whatever the other does.{ $rest ->
    [loss] {" "}Any other move loses.
    [better] {" "}But another move wins.
   *[same] {""}
}
why-sure-loss = Against best play it is lost, in { $moves ->
    [one] one move
   *[other] { $moves } moves
} of the other’s.{ $rest ->
    [slower] {" "}The next best is lost { $more ->
        [one] one move
       *[other] { $more } moves
    } earlier.
    [better] {" "}Another move is better.
   *[same] {""}
}
tally = Victory
near = { $ready ->
    [yes] { $me ->
        [yes] You could have closed a mill of your own with the next move.
       *[no] { $who } could have closed a mill with the next move.
    }
   *[no] { $me ->
        [yes] No mill of yours was a single move away.
       *[no] { $who } had no mill a single move away.
    }
}
source-mill = Mill { $points }
source-blocked = The other cannot move
feat-win = Quickest win
    .value = { $value } { $value ->
        [one] move
       *[other] moves
    }


## Lessons

learn-play = How it is played
    .about = moving, blocking, three in a row
    .often = Nothing is placed, taken or jumped here: the first mill wins at once.
learn-play-move = Six stones each, already set up. Move one along a line to the next free point.
    .right = That is all a turn is.
learn-play-win = Three in a row along a line win at once. Find the move.
    .right = A mill, and the game is won.
    .wrong = Two of yours stand on the upper edge, and a third right beside it.
learn-play-across = The lines across the middle count too: a4, b4 and c4 are one. Close it.
    .right = Won again. Diagonals are no lines here.
    .wrong = One of yours stands right above c4.
learn-play-block = Black would play d5 to d6 and win. Put a stone in the way.
    .right = A stone in the way is the only defence.
    .wrong = Then Black closes b6, d6, f6.
learn-play-plan = Two of yours are on the right edge. Which move threatens a mill that Black cannot block?
    .right = No stone of Black’s can reach g1: the mill cannot be stopped.
    .wrong = Think of the right edge: g7 and g4 stand, and d1 follows to g1.
learn-play-close = Close it.
    .right = Won. Look two moves ahead, and the other side has to run after you.
    .wrong = From d1 to g1.
learn-play-fork = One stone can threaten two mills at once. Which move does it?
    .right = Two mills threaten and Black has one move: one of them closes.
    .wrong = From f4 a stone reaches g4 as well as f2.
idea-block = Nothing is taken here: a stone in the way is the only defence.
use = { $what ->
    [outer] To the outer ring
    [middle] To the middle ring
   *[inner] To the inner ring
}
theme-win = { $moves ->
    [0] Win in n moves
    [one] Win in one move
   *[other] Win in { $moves } moves
}
theme-save = The only saving move
