title = Craps mini
summary = Two dice, five fields, 24 chips and a banker who bets too. Whoever ends with the most chips wins.
notation = put pass and put dont put a chip on PASS LINE and DON’T PASS BAR, put 2-6, put 7-11 and put 12 on the fields, done ends betting, propose proposes to end the game, agree and decline answer; what falls is roll 34.
lesson-1 = Before each throw everybody puts chips on the fields they believe in.
lesson-2 = The banker throws two dice. A win pays 1:1; line bets may wait on a number until it or a 7 comes.
lesson-3 = Whoever has the most chips at the end wins.
about = { $thing ->
    [pass] Wins at once with 7 or 11, loses with 2, 3 or 12. Any other number becomes its point: that number has to come before a 7.
    [dont] Nearly the opposite of PASS LINE: wins with 2 or 3, loses with 7 or 11; after a 12 it waits for the next throw. From a point it goes as on PASS LINE.
    [dont-casino] Nearly the opposite of PASS LINE: wins with 2 or 3, loses with 7 or 11; after a 12 it waits for the next throw. On a point a 7 first wins, the point first loses.
    [low] Wins 1:1 if the next throw is 2 to 6.
    [high] Wins 1:1 if the next throw is 7 to 11.
    [twelve] Sweeps all chips on the board if the next throw is 12.
    [point] Bets wait here: this number before a 7 wins, a 7 first loses.
    [chip] A chip. Once put down it can be neither moved nor taken back.
    [bank] Losing chips go here, and wins are paid from here.
    [die] The banker throws both dice; their sum counts.
    [sign] What this player has said: done with betting, or for the end.
   *[seat] A player and the chips in hand.
}
opening = The lot decided. Everybody bets before each throw.
opening-banker = { $who } is the banker and throws the dice.
opening-banker-you = You are the banker and throw the dice.
tally = Chips

# The names printed on the felt are the same everywhere.
field-name = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2–6
    [high] 7–11
   *[twelve] 12
}
field-wins = { $field ->
    [pass] + 7 11 · − 2 3 12
    [dont] + 2 3 · − 7 11
    [low] 1:1
    [high] 1:1
   *[twelve] takes all
}
field-sign = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2 3 4 5 6
    [high] 7 8 9 10 11
   *[twelve] 12
}
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
chips-acc = { chips }

say-put = A chip on { field-name }
say-done = Done
say-none = Bet nothing
say-propose = Propose to end the game
say-join = Agree to end the game
say-agree = Yes, end the game
say-decline = No, play on

tell-banker = The lot makes { $who } the banker.
tell-put = { $who } puts a chip on { field-name }.
tell-done = { $who } is done.
tell-none = { $who } bets nothing.
tell-propose = { $who } proposes to end the game.
tell-join = { $who } would end the game too.
tell-agree = { $who } agrees to end the game.
tell-decline = { $who } wants to play on.
tell-roll = { $chips ->
    [0] { $who } throws { $first } and { $second }, together { $total }; no chips are at stake.
   *[other] { $who } throws { $first } and { $second }, together { $total }.
}
tell-lose = Lost to the bank: { $who }.
tell-out = Out of chips: { $who }.
tell-pay = { $who } wins { chips-acc } from the bank.
tell-short = { $who } wins { chips-acc }, but the bank can pay only { $paid }.
moved = { $side ->
    [left] PASS LINE, left: { $who }
   *[right] DON’T PASS BAR, right: { $who }
}
tell-move = The point is { $point }. { $list }.
tell-stand = Don’t Pass stands until the next throw: { $who }.
tell-shoot = Throw-off: { $who } throws { $face }.
tell-level = Throw-off: { $who } throws { $face }. Level: { $names } throw again.
tell-sweep = Twelve! { $who } sweeps the board: { chips-acc }.
tell-share = Twelve! { $who } share { chips-acc } from the board, { $share } each.
tell-close = { $why ->
    [broke] The bank cannot pay any more and closes. Stakes go back.
    [agreed] All agree: the game ends. Stakes go back.
    [idle] Three throws without a bet: the game ends.
    [last] Only { $who } has chips left.
   *[none] All have lost their last chips at once.
}

prompt-bet = { $count ->
    [one] Place your bet: you have { $count } chip. Choose a field for it, or choose “{ $button }”.
   *[other] Place your bets: you have { $count } chips. Choose a field for each chip you want to risk, or choose “{ $button }”.
}
prompt-betting = Still betting: { $who }.
prompt-ask = Shall we end the game? In favour: { $who }.
prompt-asked = The end of the game is proposed (in favour: { $who }); the others answer.
prompt-throw = { $me ->
    [yes] You throw the dice…
   *[no] { $who } throws the dice…
}
prompt-shoot = { $me ->
    [yes] Throw-off for the board: you throw one die…
   *[no] Throw-off for the board: { $who } throws one die…
}
prompt-close = The game comes to its end…
prompt-settle = { $total }: bets are settled…

stack = { $who }: { chips } on { $spot }
hand = { $who }: { chips } in hand
spot-bar = DON’T PASS BAR, standing after a 12
spot-point = { $side ->
    [left] Point { $point } of PASS LINE, left
   *[right] Point { $point } of DON’T PASS BAR, right
}
bank = Bank: { chips }
bank-name = bank
banker = banker
note-banker = banker · { $note }
note-out = out
die = Die: { $number }
die-blank = A die in the banker’s hand
sign-done = done betting
sign-end = wants to end the game
text-bank = Bank { $bank }   dice { $dice }

illegal-done = You bet no more before this throw.
illegal-out = You have no chips left.
illegal-closed = PASS LINE and DON’T PASS BAR are closed while a line bet waits.
illegal-early = The end cannot be proposed yet: five throws have to pass first.
illegal-proposed = You have proposed it already; the others answer before the throw.

preset-casino = As in a casino
option-first = First throw
    .about = Which throw is the first one for a bet on PASS LINE or DON’T PASS BAR.
option-first-bet = of each bet: the throw after it was placed
option-first-table = of the table: no line bets while others wait
option-dont = Don’t Pass after a point
    .about = What wins once a bet on DON’T PASS BAR waits on a point.
option-dont-printed = the point wins, a seven loses (printed)
option-dont-casino = a seven wins, the point loses (casino)
option-twelve = Field 12
    .about = What the winner of field 12 gets.
option-twelve-board = the chips on the board
option-twelve-paid = the chips on the board, and the own stake paid 1:1
option-idle = Three throws without chips
    .about = Whether they count as an agreement to end the game.
option-idle-no = the game goes on
option-idle-yes = end the game
option-wait = Proposing the end
    .about = When a betting player may propose to end the game.
option-wait-no = before any throw
option-wait-yes = after five throws, and five after a refusal

why-begin = Somebody has to begin, and { $chance }% of all throws win there.
why-apart = Your chance to win the game is { $whole }.{ $tenth }% with this bet, with one on 7–11 { $other-whole }.{ $other-tenth }%.
why-stale = The dice have fallen for nothing often enough, and { $chance }% of all throws win there.
why-field = { $chance }% to win with the next throw. With this bet your chance to win the game is { $whole }.{ $tenth }%, without it { $other-whole }.{ $other-tenth }%.
why-line = { $chance }% to win in the end. With this bet your chance to win the game is { $whole }.{ $tenth }%, without it { $other-whole }.{ $other-tenth }%.
why-twelve = One throw in 36 wins, and it would bring { chips-acc }. With this bet your chance to win the game is { $whole }.{ $tenth }%, without it { $other-whole }.{ $other-tenth }%.
why-done = As it lies your chance to win the game is { $whole }.{ $tenth }%, with the best further bet { $other-whole }.{ $other-tenth }%.
why-end = Ending now is worth { $other-whole }.{ $other-tenth }% of the win, playing on { $whole }.{ $tenth }%.
why-decline = Playing on, your chance to win the game is { $whole }.{ $tenth }%; ending now is worth { $other-whole }.{ $other-tenth }% of the win.

odds-win = { field-name }: chance to win
odds-mean = { field-name }: mean gain of a chip
odds-alone = 12: mean gain of a chip alone on the board
odds-even = 12: chips that must lie on the board for the bet to pay
odds-stands = { field-name }, standing after a 12: chance to win
odds-throws = { field-name }: throws until settled, on average
odds-point = { field-name }, waiting on { $point }: chance to win
feat-chips = Most chips at the end
    .value = { $value } { $value ->
        [one] chip
       *[other] chips
    }

theme-bet = Which bet
theme-end = To end or to play on

## Lessons

learn-play = How it is played
    .about = fields, points, and the twelve
    .often = A chip once put down stays: it can be neither moved nor taken back.
learn-play-field = Before a throw everybody puts chips on fields. Put one on 7–11: it wins if the next throw is 7 to 11.
    .right = It lies there for the next throw.
learn-play-done = You may put down more, or finish betting. Finish now: then the banker throws.
    .right = 8: your chip comes back with another one. Every win pays one for one.
learn-play-line = PASS LINE wins at once with 7 or 11 and loses with 2, 3 or 12. Put one chip there.
    .right = With any other number it does not lose: it waits.
learn-play-point = Finish betting and see what a 6 does.
    .right = The chip has moved to its point 6. Now 6 wins, 7 loses, and nothing else matters.
learn-play-more = While it waits you may bet on. Put down another chip, or finish.
    .right = Both are fine. Whoever has no chips left at all is out.
    .wrong = Ending the game together is possible, but not yet.
learn-play-twelve = Ema has three chips on PASS LINE. The field 12 comes once in 36 throws, but then takes everything on the board: put one chip there.
    .right = A bold bet: thirty-five times out of thirty-six it is gone.
    .wrong = For once put a chip on 12 to see it.
learn-play-twelve-else = That field pays one for one. On 12 you would take all that lies on the board.
learn-play-sweep = Finish betting, and for once have all the luck.
    .right = Twelve: everything on the board is yours. Whoever has the most chips at the end wins.
idea-twelve = The field 12 takes all chips on the board, but only once in 36 throws.
idea-point = Your bet waits on its point: that number wins, 7 loses.
use = { $what ->
    [done] Betting no more
   *[end] Proposing the end
}
