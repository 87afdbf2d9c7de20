title = Tisícovka
summary = Six dice to a thousand points: put aside what scores, throw the rest, and stop in time.
notation = aside 115 puts these dice aside and throws the rest, again throws on, bank stops and writes the points down.
lesson-1 = Throw six dice. Ones and fives count, and three alike.
lesson-2 = Put aside what counts and throw the rest, or stop and write the points down. A throw with nothing loses the series.
lesson-3 = When somebody reaches 1000, the others have one more series; the most points win.
about = { $thing ->
    [die] A one counts 10, a five 5, three alike ten times their number, three ones 100. Three pairs are 150, a straight is 300.
    [kept] Put aside: it counts in this series and is not thrown again.
    [cup] What is left is thrown from here. A throw that brings nothing loses the series.
   *[seat] A player’s points. At 1000 the last series begin.
}
opening = The lot decided who throws first.
tally = Points

say-aside = Put aside { $dice } for { $points } points, throw { $count ->
    [one] one die
   *[other] { $count } dice
}
say-again = { $count ->
    [1] Throw the last die once more, without these points
   *[other] Throw all six dice again
}
say-bank = Stop and write { $points ->
    [one] one point
   *[other] { $points } points
}
button-throw = Throw

tell-lot = The lot falls on { $who } to begin.
tell-throw = { $who } throws { $dice }{ $kind ->
    [twos] : { $twos ->
        [5] five twos!
        [6] six twos!
       *[other] four twos!
    }
    [straight] : a straight, { $points } points, and has to throw again.
    [pairs] : three pairs, { $points } points, and has to throw again.
    [ones] : six ones, { $points } points.
    [last] : the last die scores, { $points } points.
    [again] : nothing yet, the last die is thrown once more.
    [nothing] : nothing.
   *[points] : { $points } points.
}
tell-aside = { $who } puts aside { $dice } for { $points } points.
tell-again = { $count ->
    [1] { $who } throws the last die once more, without these points.
   *[other] { $who } takes all six dice again.
}
tell-bank = { $who } stops with { $points ->
    [one] one point
   *[other] { $points } points
} and has { $total }.
tell-lose = { $points ->
    [0] { $who } gets nothing.
   *[other] { $who } loses the { $points } points of this series.
}
tell-wipe = { $total ->
    [0] { $who } loses the series.
   *[other] { $who } loses everything: all { $total } points are wiped out.
}
tell-final = A thousand is reached: everybody else has one last series.
tell-level = { $who } are level and play another series each.

prompt-shaking = { $me ->
    [yes] You throw
   *[no] { $who } throws
} { $count ->
    [one] the last die
   *[other] { $count } dice
}…
prompt-lost = { $who } loses the series.
prompt-choose = Your turn: put dice aside and throw the rest, or write { $points } points.
prompt-last = { $hot ->
    [yes] The last die scores: put it aside and throw all six, throw it once more for the bonus, or write { $points } points.
   *[no] The last die scores: throw it once more for the bonus, or write { $points } points.
}
prompt-settled = All six count: throw them all again, or write { $points } points.

cup = { $count ->
    [0] Cup, empty
    [one] Cup with one die
   *[other] Cup with { $count } dice
}
die = Die { $place }: { $number }
die-counts = Die { $place }: { $number }, it counts
die-aside = { $number }, put aside
slate-title = To { $goal } points
slate-final = Last series: { $points } leads
stake = { $points ->
    [0] nothing at stake
    [one] one point at stake
   *[other] { $points } points at stake
}
note-total = { $total }
note-series = { $total } + { $points }
text-table = Thrown: { $dice }   aside: { $aside }   at stake: { $points }

illegal-all-count = All dice count already: throw again or stop.
illegal-not-thrown = Those dice do not lie there.
illegal-no-points = Only dice that score may be put aside: ones, fives, and three alike from one throw.
illegal-cold = At this table one stops when all six dice score.
illegal-once = At this table the last die is thrown again only if it brought nothing.
illegal-aside-first = First put aside at least one die that scores.

preset-strict = Strict
option-pairs = Three pairs
    .about = Whether pairs of the same number count, as in 3-3-3-3-6-6.
option-pairs-any = any three pairs
option-pairs-distinct = three different pairs, or six ones
option-hot = All six aside
    .about = Whether one may throw all six again after putting the last of them aside.
option-hot-yes = may throw again
option-hot-no = has to stop
option-last_die = The last die
    .about = Which throw of the last die earns the bonus.
option-last_die-printed = as printed: first the second throw, later either
option-last_die-either = either throw
option-last_die-second = only the second
option-rethrow = A last die that scores
    .about = Whether the last die may be thrown a second time although the first throw scores.
option-rethrow-yes = may be thrown once more
option-rethrow-no = stays as it fell
option-bonus = Bonus
    .about = Whether the last die’s bonus comes on top of its own points.
option-bonus-added = on top
option-bonus-instead = instead of them
option-bonus_step = Further bonuses
    .about = By how much the bonus grows from the third success on.
option-bonus_step-5 = five points
option-bonus_step-50 = fifty points
option-ties = Equal totals
    .about = What happens when several lead at the end.
option-ties-share = they share the win
option-ties-throw_off = each plays another series

odds-nothing = { $count ->
    [one] one die scores nothing
   *[other] { $count } dice score nothing
}
odds-twos = four twos among { $count } dice
odds-straight = straight with six dice
odds-pairs = three pairs with six dice
odds-last = the last die scores in one of two throws

why-win = It wins the game.
why-bank = Stopping with { $points } points wins the game about { $whole }.{ $tenth }% of the time, throwing on { $other-whole }.{ $other-tenth }% at best.
why-only = Nothing else is allowed.
why-throw = Throwing { $count ->
    [one] the last die
   *[other] { $count } dice
} wins the game about { $whole }.{ $tenth }% of the time, stopping { $other-whole }.{ $other-tenth }%; this throw loses the series { $risk }% of the time.
feat-series = Greatest series
    .value = { $value } { $value ->
        [one] point
       *[other] points
    }

theme-aside = What to put aside
theme-stop = Throw on or stop
theme-last = The last series

## Lessons

learn-play = How it is played
    .about = what counts, what to put aside, when to stop
    .often = Three alike count only from one throw: two fives put aside and a third one later are 15, not 50.
learn-play-count = Six dice: a one is 10 points, a five 5. Put the one aside and throw the other five.
    .right = 10 points so far, and two fives have come.
    .wrong = You may stop, but 10 points are little at the start. Put the one aside.
learn-play-one = You need not put aside all that counts. The fewer dice you take, the more you throw: put only one five aside.
    .right = Four dice fail less often than three.
learn-play-one-both = That is 10 points, but only three dice are left. One five keeps four dice in the cup.
learn-play-one-stop = 20 points are little. Throw on while you have many dice.
learn-play-stop = 15 points and two ones on the table: 35. Stop: everything that counts is written down.
    .right = 35 are yours for good. A throw without points would have lost the series; Ema’s next throw shows it.
learn-play-stop-on = That risks 35 points with few dice left. First see how stopping works.
learn-play-three = Three alike are ten times their number, three ones 100; three fours are 40. Put them aside.
    .right = 40, and three dice left.
    .wrong = Stopping would write 40 down. Here we throw on: put the fours aside.
learn-play-last = 55 points, and if the one goes aside, one die is left: it may be thrown twice. Stop, or dare it?
    .right = Both are played. A success with the last die in the second throw pays 50 more and all six dice again.
learn-play-end = Ema has 1010: you have one last series from 960. Stop or go on?
    .right = Right: only more than 1010 wins, however far.
learn-play-end-stop = 20 are not enough: Ema has 1010, and this is your last series. Nothing is lost by going on.
idea-last = With a single die left you may throw it twice, even if the first throw brings nothing.
idea-three = Three alike from one throw are ten times their number, three ones 100.
use = { $what ->
    [aside-one] Putting one die aside
    [aside-more] Putting several aside
    [again] Throwing all again
   *[bank] Writing down
}
