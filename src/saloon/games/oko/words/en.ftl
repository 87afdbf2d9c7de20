title = Oko
summary = Throw one die up to five times and add up. Whoever is closest to 21 wins; going over 21 loses at once.
notation = throw throws again, stop ends the turn; what falls is roll 6.
lesson-1 = Throw one die up to five times and add up.
lesson-2 = Stop when you are near 21. More than 21 loses at once.
lesson-3 = Whoever is closest to 21 wins the round.
about = { $thing ->
    [cup] The die is thrown from here. One throws up to five times.
    [die] The last throw. All throws of a turn are added up; more than 21 loses.
    [throw] A throw of this turn, made or still to come.
   *[seat] What a player has thrown in this round, and the rounds won.
}
opening = The lot decided who throws first.
tally = Rounds won

sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-oko = { $points } points, oko
sum-over = { $points } points, bust

say-throw = Throw again
say-stop = Stop: { sum }

tell-first = { $who } throws { $face }.
tell-roll = { $who } throws { $face }: { $sum }.
tell-throw = { $who } goes on.
tell-stop = { $who } stops: { $sum }.
tell-void = Everybody is over 21: the round is played again.

prompt-shaking = { $me ->
    [yes] You shake the cup…
   *[no] { $who } shakes the cup…
}
prompt-throw = { $left ->
    [one] You have { $points } and one throw left. Throw, or stop.
   *[other] You have { $points } and { $left } throws left. Throw, or stop.
}
prompt-beat = To beat: { $best }. { prompt-throw }

cup-full = The cup with the die
cup-empty = The cup
die = The die: { $number }
oko = oko!
over = bust
away = { $count ->
    [one] one short of 21
   *[other] { $count } short of 21
}
throws-left = { $count ->
    [0] No throws left
    [one] One throw left
   *[other] { $count } throws left
}
note-throw = { $count ->
    [1] first throw
    [2] second throw
    [3] third throw
    [4] fourth throw
   *[5] fifth throw
}
text-table = Throws: { $throws }   sum: { $points }

preset-match = To three wins
option-rounds = Length
    .about = How many rounds somebody has to win.
option-rounds-1 = one round
option-rounds-2 = two rounds won
option-rounds-3 = three rounds won
option-rounds-5 = five rounds won
option-ties = Ties
    .about = What happens when several players are equally close to 21.
option-ties-again = the tied players throw against each other
option-ties-share = they share the round

goal = { $goal ->
    [match] the match
   *[round] the round
}
why-lost = Nothing can win this round any more.
why-won = This has already won the round.
why-safe = No throw can take you over 21 yet; played well, the chance to win { goal } is { $chance }%.
why-beat = { $chance }% to beat the leading { $points }{ $level ->
    [0] {""}
   *[other] , { $level }% to draw level
}.
why-stop = Stopping wins { goal } { $chance }% of the time, another throw { $other }%.
why-risk = Another throw wins { goal } { $chance }% of the time, stopping { $other }%; the risk of going over at once is { $risk }%.

odds-sum = { $throws } throws add up to 21
odds-over = { $throws } throws add up to more than 21
odds-oko = Exactly 21 in a whole turn, throwing for nothing else
odds-mean = Points of the best turn on average; more than 21 counts as 0
feat-oko = Turns of exactly 21
    .value = { $value }×

theme-lead = Throwing first
theme-chase = Something to beat

## Lessons

learn-play = How it is played
    .about = throw or stop, near 21
    .often = Many forget the limit: after five throws the sum counts as it is, even if it is 9.
learn-play-first = You throw one die up to five times and add up. 4 is little: throw again.
    .right = 10. Nobody can go over 21 with a sum of 15 or less.
learn-play-safe = 10 after two throws. Nothing can happen yet: throw.
    .right = 15: one more throw is still safe.
learn-play-edge = 17 after four throws: a five or a six would be too much. Throw or stop, both can be played.
    .right = More than 21 loses the round at once; stopping leaves the others something to beat.
learn-play-stop = 18 after three throws, and you throw first. Stop here.
    .right = Now Ema has to beat 18.
learn-play-stop-more = 18 plus a four, a five or a six is lost: every second throw. Rather stop.
learn-play-beat = Ema has stopped with 15, and you throw last with 16. What wins?
    .right = 16 beats 15. The last one always knows what is enough.
learn-play-beat-more = You are ahead already: 16 beats 15. Another throw can only lose the round.
learn-play-behind = Ema has 18, you have 17 after three throws. A player who is behind must go on.
    .right = 20: only one throw in three would have been too much.
learn-play-behind-stop = 17 loses to 18, so there is nothing to keep. Throw.
idea-five = Five throws are the most; from 16 on a throw may be too much.
use = { $what ->
    [throw] Throwing on
   *[stop] Stopping
}
