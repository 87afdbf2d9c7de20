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

prompt-shaking = { $who } shakes the cup…
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
feat-great = Great Marokos
    .value = { $value }×

theme-lead = Throwing first
theme-chase = Something to beat
