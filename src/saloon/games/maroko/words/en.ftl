title = Maroko
summary = Three dice, three throws. Two alike are a Maroko, three alike a Velké Maroko; the best of the round wins.
notation = keep 55 leaves the fives lying and throws the rest, all throws all three again, stop ends the turn; a throw is roll 355.
lesson-1 = Throw three dice, up to three times.
lesson-2 = Between throws you may leave one or two dice lying.
lesson-3 = The best hand wins the round.
about = { $thing ->
    [cup] The dice are thrown from here, at most three times in a turn.
    [die] A die on the table. Before the next throw one or two may be left lying.
    [throw] A throw of this turn, made or still to come.
   *[seat] What a player has thrown in this round, and the rounds won.
}
opening = The lot decided who throws first.
tally = Rounds won

hand = { $kind ->
    [great] Velké Maroko of { numbers }
    [pair] Maroko of { numbers }
   *[none] no Maroko
}
numbers = { $number ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}

say-keep = { $count ->
    [one] Leave { $dice }, throw one die
   *[other] Leave { $dice }, throw two dice
}
say-all = Throw all three again
say-stop = Stop: { $hand }
button-throw = Throw

tell-roll = { $who } throws { $dice }: { $hand }.
tell-keep = { $who } leaves { $dice } lying.
tell-all = { $who } takes up all three dice.
tell-stop = { $who } stops: { $hand }.
tell-void = Nobody has a Maroko: the round is played again.

prompt-shaking = { $me ->
    [yes] You shake the cup…
   *[no] { $who } shakes the cup…
}
prompt-throw = { $left ->
    [one] One throw left. Choose the dice that stay and throw, or stop.
   *[other] Two throws left. Choose the dice that stay and throw, or stop.
}
prompt-beat = To beat: { $hand }. { prompt-throw }

cup = { $count ->
    [0] The cup, empty
    [one] The cup with one die
   *[other] The cup with { $count } dice
}
die = Die { $place }: { $number }
die-left = Die { $place }: { $number }, left lying
throws-left = { $count ->
    [0] No throws left
    [one] One throw left
   *[other] { $count } throws left
}
note-throw = { $count ->
    [1] first throw
    [2] second throw
   *[3] third throw
}
text-table = Dice: { $dice }   throws: { $throws } of 3

illegal-not-lying = Those dice do not lie on the table.
illegal-left = Dice once left lying stay there, unless all three are thrown again.

preset-match = To three wins
option-rounds = Length
    .about = How many rounds somebody has to win.
option-rounds-1 = one round
option-rounds-2 = two rounds won
option-rounds-3 = three rounds won
option-rounds-5 = five rounds won
option-ties = Ties
    .about = What happens when the best dice of several players are worth the same.
option-ties-again = the tied players throw against each other
option-ties-share = they share the round
option-ties-third = the third die decides
option-repick = Dice left lying
    .about = Whether a die that was left lying may be taken up again for the last throw.
option-repick-yes = may be taken up again
option-repick-no = stay, or all three are thrown

goal = { $goal ->
    [match] the match
   *[round] the round
}
why-won = This has already won the round.
why-stop = Stopping has a chance of { $chance }% to win { goal }, the best throw { $other }%.
why-beat = { $chance }% to beat the leading { hand }{ $level ->
    [0] {""}
   *[other] , { $level }% to draw level
}.
why-win = Played as well as can be, it has a chance of { $chance }% to win { goal }.

odds-throw = One throw: { $kind ->
    [great] Velké Maroko
    [pair] Maroko
   *[none] nothing alike
}
odds-turn = A whole turn, thrown for it: { $kind ->
    [great] Velké Maroko
   *[pair] Maroko or better
}
odds-sixes = A whole turn, thrown for it: Velké Maroko of sixes
feat-great = Velké Marokos
    .value = { $value }×

theme-lead = Throwing first
theme-chase = Something to beat

## Lessons

learn-play = How it is played
    .about = what to leave lying, when to stop
    .often = The third die beside a pair counts for nothing: equal pairs are thrown for again.
learn-play-pair = Three dice, three throws. Two alike are a Maroko: leave the fours lying and throw the third.
    .right = The pair is safe; a third four would be a Velké Maroko.
    .wrong = That gives the pair away. Leave both fours lying.
learn-play-once = Nothing yet, but a throw is left. Once more with the same die.
    .right = Three fours: a Velké Maroko beats every pair.
    .wrong = A throw is left and costs nothing: keep the fours and throw the third.
learn-play-low = Ema has a pair of fives: your twos lose to it. Keep the six for a higher pair.
    .right = Two throws are left for a second six.
    .wrong = Of pairs the higher number wins. Keep the six alone.
learn-play-low-stop = Twos lose to fives. You have two throws left.
learn-play-low-twos = Only a third two would win, and that seldom comes. A second six comes more often.
learn-play-up = One throw is left, and you left the twos lying before. A die may be taken up again: what gives the best chance against fives?
    .right = Two dice for one six: 11 of 36 throws. A third two would have come in 6 of 36.
    .wrong = Fives must be beaten: keep the six and throw the other two.
learn-play-none = Nothing alike. Throw all three again, or leave the five lying.
    .right = Good: a high number makes a high pair.
    .wrong = If you keep one, then the highest: of pairs the higher wins.
learn-play-none-stop = Without two alike there is nothing to count. Throw again.
learn-play-stop = Sixes beat Ema’s fives and you throw last. Stop, or leave the sixes lying: nothing can go wrong.
    .right = The best dice win the round, and that is the game.
    .wrong = That gives the winning pair away.
idea-pair = Two alike are a Maroko; leave them lying and throw only the third.
use = { $what ->
    [keep-2] Leaving two dice
    [keep-1] Leaving one die
    [keep-0] All three again
   *[stop] Stopping
}
