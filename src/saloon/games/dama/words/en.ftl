title = Dáma
summary = Draughts the Czech way: men go forward, kings fly, capturing is a duty. Take or block all enemy pieces.
notation = A move is c3-d4, a capture c3xe5xg7; squares may be numbers 1 to 32 as well. On the board w and b are men, W and B kings.
lesson-1 = Men move diagonally forward, one dark square at a time.
lesson-2 = An enemy is taken by jumping over it, as often as it goes on. Taking is a duty.
lesson-3 = On the last row a man becomes a king, which goes any distance. No piece or no move left loses.
about = { $thing ->
    [man] A man moves one square diagonally forward and captures by jumping over an enemy, also several in a row. On the last row it becomes a king.
    [king] A king moves any distance diagonally, forward and back, and captures from afar.
    [square] Only the dark squares are played on.
   *[seat] A player and the colour. Whoever has no piece or no move left loses.
}
about-blocked = It cannot move: { $count ->
    [one] the piece on { $squares } stands
   *[other] the pieces on { $squares } stand
} in its way.
about-waits = It has to wait: capturing is a duty, and { $count ->
    [one] the piece on { $squares } can capture.
   *[other] the pieces on { $squares } can capture.
}
opening = White, with the light pieces, moves first.
tally = Pieces on the board

say-step = Move { $way }
say-jump = Capture { $way }
say-stop = Stop here
say-huff = Huff the { $kind ->
    [king] king
   *[man] man
} on { $square }
say-forgive = Forgive
say-offer = Offer a draw
say-accept = Accept the draw
say-decline = Decline and play on

tell-step = { $who } moves { $way }.
tell-step-crown = { $who } moves { $way } and gets a king.
tell-jump = { $count ->
    [one] { $who } captures a piece: { $way }.
   *[other] { $who } captures { $count } pieces: { $way }.
}
tell-jump-crown = { $count ->
    [one] { $who } captures a piece and gets a king: { $way }.
   *[other] { $who } captures { $count } pieces and gets a king: { $way }.
}
tell-huff = { $who } huffs the { $kind ->
    [king] king
   *[man] man
} on { $square }: it should have captured.
tell-forgive = { $who } forgives the overlooked capture.
tell-offer = { $who } offers a draw.
tell-accept = { $who } accepts the draw.
tell-decline = { $who } declines the draw.

prompt-move = Your turn: move a { $side ->
    [white] white
   *[black] black
} piece.
prompt-capture = Your turn: you have to capture.
prompt-capture-king = Your turn: you have to capture with a king.
prompt-huff = { $who } overlooks a capture. Take away a marked piece, or forgive.
prompt-answer = { $who } offers a draw. Do you accept?
prompt-offered = { $who } offers a draw and waits for { $other }.

end-taken = { $side ->
    [white] White has
   *[black] Black has
} no piece left.
end-blocked = The player to move has no move.
end-repeated = The same position came for the third time.
end-calm = For too long nobody captured and no man moved.
end-agreed = The players agreed on a draw.

side = { $side ->
    [white] White
   *[black] Black
}
piece = { $side ->
    [white] White
   *[black] Black
} { $kind ->
    [king] king
   *[man] man
} on { $square }
note = { side }: { $men ->
    [one] { $men } man
   *[other] { $men } men
}{ $kings ->
    [0] { "" }
    [one] , { $kings } king
   *[other] , { $kings } kings
}
calm = Quiet moves: { $moves } of { $most }
text-last = Last move: { $way }
text-missed = May be huffed: { $squares }

illegal-not-yours = You have no piece on that square.
illegal-occupied = That square is occupied.
illegal-forward = A man moves one square diagonally forward.
illegal-king-way = A king moves along a diagonal, over empty squares only.
illegal-must-capture = You can capture, so you have to.
illegal-no-capture = There is nothing to capture that way.
illegal-king-first = A king can capture, so a king has to.
illegal-go-on = The piece can capture more, so it has to go on.
illegal-huff-first = First decide: take away a piece that should have captured, or forgive.
illegal-huff-which = That piece did not overlook a capture.
illegal-no-huff = No capture was overlooked.
illegal-answer-first = First answer the offer of a draw.
illegal-no-offer = No draw is offered.
illegal-offers-off = At this table no draws are offered.
illegal-offer = You may not offer a draw now.
unreadable-light = “{ $text }” is a light square; all pieces stand on dark ones.
unreadable-doubt = “{ $text }” can mean several captures: { $ways }. Give all squares.
unreadable-pdn = This is no PDN: “{ $text }”
unreadable-gametype = “{ $text }” is not Czech draughts.

preset-huff = With the huff
preset-free = Easy-going
option-capture = Duty to capture
    .about = Whether the table enforces captures, or they can be overlooked and the opponent may huff the piece.
option-capture-forced = enforced by the table
option-capture-huff = with the huff, the printed penalty
option-chain = Chain of jumps
    .about = Whether a piece that can go on capturing has to.
option-chain-whole = to the end
option-chain-free = may stop
option-removal = Lifting captured pieces
    .about = Whether captured pieces stand in the way until the whole chain is over.
option-removal-end = after the whole chain
option-removal-each = after each jump
option-king_first = Kings first
    .about = If a king can capture, a man may not capture instead.
option-king_first-no = no
option-king_first-yes = yes
option-blocked = Blocked player
    .about = What happens to a player who has pieces but no move.
option-blocked-loses = loses
option-blocked-draws = draws
option-repetition = Repetition
    .about = Whether a position that comes for the third time is a draw.
option-repetition-yes = draw
option-repetition-no = play on
option-calm = Quiet moves
    .about = After so many moves each without a capture and without a move of a man the game is a draw.
option-calm-30 = thirty
option-calm-15 = fifteen
option-offers = Offering a draw
    .about = When a player may propose a draw before moving.
option-offers-calm = after five quiet moves each
option-offers-any = on any turn
option-offers-no = never

why-forced = There is nothing else to do.
why-win = It wins.
why-take = { $count ->
    [one] It takes a piece, and the opponent cannot take back.
   *[other] It takes { $count } pieces, and the opponent cannot take back.
}{ runner-up }
why-swap = { $count ->
    [one] It takes a piece; the opponent takes back.
   *[other] It takes { $count } pieces; the opponent takes back.
}{ runner-up }
why-take-king = { $count ->
    [one] It takes a piece and gets a king.
   *[other] It takes { $count } pieces and gets a king.
}{ runner-up }
why-crown = The man becomes a king.{ runner-up }
why-shot = It gives something up and wins back more.{ runner-up }
why-safe = It saves a piece from capture.{ runner-up }
why-king = The king gets a better place.{ runner-up }
why-king-road = The king holds the long diagonal.{ runner-up }
why-centre = The centre gives a man more ways.{ runner-up }
why-edge = On the edge a man cannot be captured.{ runner-up }
why-forward = It moves on and stays safe.{ runner-up }
why-huff = A piece less for the opponent.
why-forgive = It is a friendly gesture.
why-even = You do not stand better than the opponent.
why-play-on = There is still something to play for.
why-take-less = { $count ->
    [one] It takes a piece, but the opponent will take more.
   *[other] It takes { $count } pieces, but the opponent will take more.
}{ runner-up }
why-exchange = It offers an exchange.{ runner-up }
why-lose = It costs a piece.{ runner-up }
why-overlook = It leaves a capture out, and the opponent may huff the piece.
why-wait = It waits and loses nothing.{ runner-up }
why-peace = It is safe, though you stand better.
runner-up = { $less ->
    [0] {""}
   *[other] {" "}With the next best you win in about { $less } fewer of 100 such positions.
}
why-sure-win = It wins by force: a capture or a man’s move that keeps the win comes in { $moves ->
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
why-sure-draw = It keeps the draw, whatever the opponent does.{ $rest ->
    [loss] {" "}Any other move loses.
    [better] {" "}But another move wins.
   *[same] {""}
}
why-sure-loss = Against best play it is lost; nothing decisive need happen for { $moves ->
    [one] one move
   *[other] { $moves } moves
}.{ $rest ->
    [slower] {" "}With the next best it is { $more ->
        [one] one move
       *[other] { $more } moves
    } fewer.
    [better] {" "}Another move is better.
   *[same] {""}
}
near = { $me ->
    [yes] You had { $count ->
        [0] no piece left
        [one] one piece left
       *[other] { $count } pieces left
    } against { $others }.
   *[no] { $who } had { $count ->
        [0] no piece left
        [one] one piece left
       *[other] { $count } pieces left
    } against { $others }.
}
source-taken = Captured
source-huffed = Huffed
feat-win = Quickest win
    .value = { $value } { $value ->
        [one] move
       *[other] moves
    }
feat-capture = Longest capture
    .value = { $value } { $value ->
        [one] piece
       *[other] pieces
    }

theme-capture = Captures
theme-ending = Few pieces

## Lessons

learn-play = How it is played
    .about = moving, capturing, kings
    .often = Men capture forward only here; many let them jump backwards as well.
learn-play-move = Men move one dark square diagonally forward. Move one.
    .right = That is a move; now it is the other side’s turn.
learn-play-take = An enemy right before you with a free square behind: jump over it. You have to.
    .right = Taken. While a capture is possible nothing else is allowed.
learn-play-chain = From where it lands it can jump again: then it has to, in one move. Jump to the end.
    .right = Two with one move. A chain is played to its end.
learn-play-crown = On the last row a man becomes a king. Get there.
    .right = A king: two pieces, one on the other.
    .wrong = The other man can be crowned at once.
learn-play-king = A king goes any distance along a free diagonal and captures from afar. Jump, and land where nothing takes you.
    .right = It may stop on any free square behind what it took.
learn-play-king-g7 = Allowed, but there the man on h8 takes your king. Land before g7.
learn-play-lure = Capturing is a duty for Black too, so you can force a move. Offer the man on e5.
    .right = Black had to take. Now look at what stands before c3.
    .wrong = That only moves. Give one man away and win two: d4 to e5.
learn-play-shot = Take both.
    .right = Two for one. A player with no piece or no move left loses.
idea-huff = A capture was overlooked: you may take the guilty piece off the board, and then move as usual.
idea-duty = You can capture, so you have to, with any piece that can.
use = { $what ->
    [step] Step
    [jump] Capture of one
    [jumps] Capture of several
    [huff] Huffing
   *[offer] Offering a draw
}
