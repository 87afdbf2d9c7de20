# Simulations: headings of their tables, and what can be wrong with a plan.
sim-by-bot = Bot
sim-by-seat = Seat
sim-games = Games
sim-wins = Wins
sim-firsts = Nobody better
sim-score = Points
sim-adjusted = Wins without luck
sim-length = Length of a game
sim-mean = Mean
sim-events = Events
sim-decisions = Decisions
bots-count = { $bots ->
    [one] { $bots } bot does
   *[other] { $bots } bots do
} not fit { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: one bot at least, and no more than there are seats.
by-unknown = { $game } does not tell { $key } of its seats.

ladder-title = { $title }: the levels at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
ladder-step = Step
ladder-deals = Deals
ladder-mine = Wins %
ladder-fair = Fair %
ladder-gain = Gain (95%)
ladder-clear = Clear
ladder-yes = yes
ladder-no = no
ladder-about = The first of each step plays every deal once on each seat, the second sits on all others. Fair is an even share of the wins; where camps win together or one plays alone, what the second makes of the same deals. The intervals hold however often one looks.
ladder-rate = { $rate } deals/s
ladder-interrupted = Interrupted. What was played is kept; the same command goes on.
lab-not-kept = Broken off. Nothing of it is kept; the same command begins anew.
lab-needs = This needs { $tool }. This installs it: pip install "saloon[{ $extra }]"
lab-differs = A worker has other files ({ $there }) than this machine ({ $here }): of Saloon, or of house rules or bots of your own. Install the same ones everywhere.
lab-died = Workers died again and again in games { $first } to { $last }. What was finished is kept; the same command goes on.
compare-what = Say what is to be compared: { $command }
compare-title = what options change · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each
compare-usual = as usual
compare-measure = Measure
compare-setting = Options
compare-base = Base
compare-value = With these
compare-difference = Difference (95%)
compare-clear = Clear
compare-decisions = Decisions of a player
compare-events = Events
compare-first = Wins of the first seat, %
compare-skill = Wins of the first level, %
compare-tied = Games with a tie at the top, %
compare-margin = Points between first and second
compare-points = Points
compare-page = { $title }: rules side by side
compare-played = { $games ->
    [one] { $games } game under each set of rules
   *[other] { $games } games under each set of rules
}, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $bots }
compare-against = Held against: { $base }
compare-differs = Surely different: { $measures }.
compare-alike = Nothing is surely different.
compare-seat = Wins of seat { $seat }, %
compare-use = { $thing }, times a game
compare-minutes = Minutes
compare-turns = Turns
compare-wait = Wait of a player, seconds
compare-changes = Changes of the lead
compare-settled = In front for good after, % of the match
compare-decided = Nine in ten for one seat after, % of the match
compare-about = Game by game with the same chance. The intervals of the differences hold for all { $count } of them together, however often one looks; without that, of many differences some would seem clear by luck.
compare-luck = Share of luck, %
compare-shorter = Clearly shorter, with luck surely no more than three points greater: { $sets }.
compare-not-shorter = Nothing here is clearly shorter without more luck.
compare-luck-means = The share of luck is what the ledger of the review says at a quick look.
variant-missing = There is no module { $module } here. House rules are a Python file in this folder: a function variant() that returns a game.
variant-broken = { $module } makes no game: { $why }
balance-title = balance · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
balance-what = Who
balance-n = Deals
balance-wins = Wins % (95%)
balance-target = Target
balance-first = First seat among equals: { $level }
balance-matrix = Levels against each other
balance-seat = The first seat among equals
balance-score = { $score } of 1000.
balance-even = No seat is clearly favoured.
balance-favoured = Seat { $seat } is clearly favoured. Points here are only won or lost, so none can be given: play an even number of games and change seats.
balance-handicap = Seat { $seat } is clearly favoured. { $points ->
    [one] { $points } point
   *[other] { $points } points
} for everybody else would bring it nearest to an even share: { $wins }. Bots that knew of it would play otherwise.
balance-about = The score is ours: 1000 less the mean distance from the targets, as a share of the greatest there can be; half for the levels, half for the first seat. A target for two is brought to more players by the way from an even share to all wins. The matrix rests on paired deals: the higher level plays each one on every seat.
balance-alone = { $game } has no balance of levels here: it takes several who play against each other.
balance-levels = At least two levels are needed, of: { $levels }
balance-targets = “{ $text }” is no list of shares: 0.6,0.7,0.8
tune-title = the best of { $trials ->
    [one] { $trials } set
   *[other] { $trials } sets
} · { $games } games each, { $fresh } fresh ones for the best
tune-setting = Options
tune-chosen = where it was chosen
tune-fresh = on fresh games
tune-about = How far: the mean of the distances from the goals, each as a share of its goal. The best of many looks better than it is, since luck chose it too: only the fresh games count. There the best misses by { $fresh }, where it was chosen it seemed { $chosen }; the usual rules miss by { $usual }.
tune-clear = The best is clearly nearer to the goals than the usual rules.
tune-not-clear = On fresh games the best is not clearly nearer to the goals than the usual rules.
tune-goal = “{ $text }” is no goal. A goal is a measure and a number: { $measures }
tune-what = Say what is wanted: { $command }
tune-nothing = There is nothing to choose here.
ladder-placed = { $name }: clearly better than { $above }; clearly worse than { $below }; not yet clear: { $open }.
arena-two = An arena needs two agents or more.
arena-title = arena · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-agent = Agent
arena-games = Games
arena-wins = Wins % (95%)
arena-points = Points (95%)
arena-regret = Given away by a decision (95%)
arena-illegal = Illegal tries for 100 decisions
arena-failures = Failed
arena-pair = Pair
arena-deals = Deals
arena-gain = First wins more (95%)
arena-cost = First gives away more (95%)
arena-clear = Clear
arena-clause = Clause
arena-unreadable = not readable
arena-unnumbered = no clause
arena-tries = Tries
arena-better = { $better } is clearly better than { $worse }.
arena-open = No pair is clear yet.
arena-pairs = Pair by pair
arena-refused = What is not allowed
arena-none = Nobody tried anything that is not allowed.
arena-about = Every pair plays the same deals, each with all seats swapped. Given away is what a review calls own choices, in points of a hundred ({ $reference }). The intervals of pairs hold for all of them together, however often one looks.
arena-about-bare = Every pair plays the same deals, each with all seats swapped. The intervals of pairs hold for all of them together, however often one looks.
arena-legal = { $legal ->
    [hidden] Programs were not told what is legal.
   *[listed] Programs were told what is legal.
}
arena-failed = In { $games ->
    [one] { $games } game
   *[other] { $games } games
} { $name } failed, and a bot of the house played on.
