title = Člověče, nezlob se
summary = The Czech Ludo: take four pawns once round the board and into your house. A six brings a pawn out, and whoever is landed on goes back to base.
notation = enter brings a pawn out, move 12 moves the pawn that has gone 12 squares from its start (0), move h2 the one on the second square of the house; what falls is throw 6.
lesson-1 = A six brings a pawn onto the start and gives another throw.
lesson-2 = A pawn walks as far as the die says. Whoever stands where it ends goes back to the base.
lesson-3 = After the round a pawn enters its house exactly. Four in the house win.
about = { $thing ->
    [pawn] A pawn. It walks as far as the die says, hits whoever stands where it ends, who goes back to the base, and has to reach its house exactly.
    [die] A six brings a pawn out of the base and gives another throw.
    [try] Without a pawn in play one has up to three throws for a six.
    [place] This player has all four pawns in the house.
   *[seat] A player. Whoever first has four pawns in the house wins.
}
opening = The highest throw begins.
tally = Steps walked

where = { $kind ->
    [base] in the base
    [start] on the start
    [house] in the house, square { $number }
   *[way] on square { $number }
}
whence = { $kind ->
    [start] from the start
    [house] from house square { $number }
   *[way] from square { $number }
}
whither = { $kind ->
    [house] to house square { $number }
   *[way] to square { $number }
}
short = { $kind ->
    [base] base
    [start] start
    [house] house { $number }
   *[way] { $number }
}
pawn = { $who }: pawn { $where }

say-enter = { $hit ->
    [own] Bring a pawn out; your own on the start goes back
    [other] Bring a pawn out and hit { $victim }
   *[none] Bring a pawn out
}
say-move = { $hit ->
    [own] Move { $whence } { $whither } and hit your own pawn
    [other] Move { $whence } { $whither } and hit { $victim }
   *[none] Move { $whence } { $whither }
}

tell-throw-first = { $who } throws { $face } to see who begins.
tell-throw = { $face ->
    [6] { $who } throws a six.
   *[other] { $who } throws { $face }.
}
tell-throw-sum = { $who } throws { $face }, { $total } in all.
tell-six-added = { $who } throws a six, to be added to the next throw.
tell-six-lost = { $who } throws a six that no pawn can use, and throws again.
tell-begins = { $who } threw the highest number and begins.
tell-again = The same highest number: { $who } throw again.
tell-no-six = { $who } has thrown no six.
tell-stuck = { $who } has no pawn that can go { $total }.
tell-enter = { $who } brings a pawn out onto the start.
tell-move = { $who } moves { $whence } { $whither }.
tell-hit = { $victim }’s pawn goes back to its base.
tell-hit-own = That hits a pawn of the same colour, which goes back to its base.
tell-finish = All four pawns are in the house: { $place ->
    [1] first
    [2] second
   *[other] third
} place.

prompt-first = { $me ->
    [yes] You throw to see who begins…
   *[no] { $who } throws to see who begins…
}
prompt-throw = { $me ->
    [yes] You throw…
   *[no] { $who } throws…
}
prompt-try = { $me ->
    [yes] You need a six, throw { $number } of 3…
   *[no] { $who } needs a six, throw { $number } of 3…
}
prompt-enter = A six! Bring a pawn out.
prompt-bound = You threw { $total }: the new pawn moves on.
prompt-move = Advance a pawn by { $total }: choose which.

die = The die shows { $face }
die-waits = The die has not been thrown yet
first-throw = { $who } threw { $face } to see who begins
tries-left = { $count ->
    [0] no throws left
    [one] one throw left
   *[other] { $count } throws left
}
note-place = { $place ->
    [1] first place
    [2] second place
   *[other] third place
}
note-house = house { $count }
note-way = way { $count }
note-base = base { $count }
text-die = Die: { $face }{ $total ->
    [0] { "" }
   *[other] { "   " }to move: { $total }
}

illegal-enter = Only a six brings a pawn out.
illegal-base-empty = Your base is empty: nobody is left to come out.
illegal-start-taken = Your own pawn stands on the start, so nobody comes out.
illegal-come-out = You threw a six: a pawn has to come out of the base.
illegal-no-pawn = No pawn of yours stands there.
illegal-bound = This throw belongs to the pawn on the start.
illegal-too-far = That is too far: a pawn enters the house by an exact number.
illegal-house-taken = That square of the house is taken.
illegal-own = One of your own pawns stands there.
illegal-jump = In the house no pawn may be jumped over.
illegal-safe = A pawn on its own start is safe.
illegal-must-capture = You can hit a pawn, so you have to.

preset-quick = Quick
preset-kind = Kind to children
preset-fierce = Merciless
option-six_again = Six after coming out
    .about = What a six means that is thrown for the pawn on the start.
option-six_again-chain = moves it and brings out the next
option-six_again-plain = only moves it
option-base_empty = Six with an empty base
    .about = Whether a six is added to the next throw or moved by itself.
option-base_empty-sum = added to the next throw
option-base_empty-separate = moved by itself
option-three = Three throws for a six
    .about = When a player throws three times.
option-three-stuck = no pawn on the way, none in the house can advance
option-three-track = no pawn on the way
option-three-base = all pawns in the base
option-own = Own pawns
    .about = Whether a pawn may land on one of its own colour.
option-own-hit = are hit too
option-own-spared = may not be landed on
option-jumps = Jumps in the house
    .about = Whether pawns may jump over each other in the house.
option-jumps-yes = yes
option-jumps-no = no
option-safe_start = Safe start
    .about = Whether a pawn on its own start cannot be hit.
option-safe_start-no = no
option-safe_start-yes = yes
option-capture = Hitting
    .about = Whether a pawn of another colour that can be hit has to be.
option-capture-free = as you like
option-capture-must = compulsory
option-quick = Quick start
    .about = Whether everybody begins with a pawn on the start.
option-quick-no = no
option-quick-yes = yes
option-sides = Sides
    .about = Where the second of two players sits, or which side beside or opposite the first stays empty with three.
option-sides-opposite = opposite the first
option-sides-left = left of the first
option-sides-right = right of the first

why-enter = A six brings a pawn out.
why-bound = The throw belongs to the pawn that has just come out.
why-only = No other pawn can use the throw.
why-own = It costs you a pawn of your own.
why-hit = { $count ->
    [0] It hits a pawn that has only just come out.
    [one] It hits a pawn that has come one square.
   *[other] It hits a pawn that has come { $count } squares.
}
why-last = Your last pawn reaches the house.
why-house = The pawn reaches the house, where nobody can hit it.
why-inside = It is a step that costs nothing: in the house nobody can hit you.
why-flee = It gets away: the danger of being hit before your next turn falls from about { $danger }% to { $left }%.
why-chase = { $count ->
    [one] It comes up right behind a rival.
   *[other] It comes up behind a rival, { $count } squares away.
}
why-near = The house is within reach then.
why-lead = Your foremost pawn runs on.
why-chance = Your chance to be home before the others is about { $chance }% then; { $less ->
    [0] with another pawn it is hardly smaller
   *[other] with another pawn it is { $other }% at most
}.

odds-out = A pawn out within three throws
odds-turns = Mean number of turns until the first pawn is out
odds-hit = Hitting a rival { $steps } ahead within one turn: one pawn on the way, { $base ->
    [yes] one in the base, two in the house
   *[no] three in the house
}
near = { $me ->
    [yes] You had { $count ->
        [one] one step
       *[other] { $count } steps
    } to go.
   *[no] { $who } had { $count ->
        [one] one step
       *[other] { $count } steps
    } to go.
}
near-place = { $me ->
    [yes] You came home in place { $place }.
   *[no] { $who } came home in place { $place }.
}
source-walked = Steps forward
source-hit = Hit by { $who }
feat-win = Quickest win
    .value = { $value } { $value ->
        [one] throw
       *[other] throws
    }
feat-hits = Most pawns hit
    .value = { $value } { $value ->
        [one] pawn
       *[other] pawns
    }

theme-hit = To hit or to run
theme-run = Which pawn

## Lessons

learn-play = How it is played
    .about = coming out, hitting, going home
    .often = Nobody has to hit a pawn, but whoever can move has to, even if it hits their own.
learn-play-six = A six brings a pawn from the base onto the start. Bring one out.
    .right = Every six gives one more throw: a 4, and the new pawn has to take it.
learn-play-walk = Move the new pawn by four.
    .right = Ema has no pawn in play and had three throws for a six. None came.
learn-play-hit = A pawn that ends on an occupied square sends the one there back to its base. Which of yours hits Ema’s?
    .right = Back to the base with it. Your own pawns can be hit as well, anywhere on the way round.
    .wrong = That pawn only walks. Count three squares for the other one.
learn-play-safe = Which pawn takes the four? Both may; one is almost home.
    .right = The choice is yours every time: run, hit or stay out of reach.
learn-play-home = After square 39 the way turns into the house. Only an exact number onto a free square leads in: bring the pawn home.
    .right = In the house nobody is hit.
    .wrong = That one still has a long way. The other could be safe in the house.
learn-play-win = Three are in the house, the last needs exactly two.
    .right = Four in the house: won.
    .wrong = Inside, pawns may move on, but the last pawn wins at once.
idea-six = A six has to bring a pawn out, and gives one more throw for it.
idea-house = In the house pawns may go on and jump over each other; nobody is hit there.
use = { $what ->
    [enter] Bringing a pawn out
    [hit] Hitting a pawn
   *[run] Advancing
}
