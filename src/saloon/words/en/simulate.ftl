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
ladder-interrupted = Interrupted. What was played is kept; the same command goes on.
lab-needs = This needs { $tool }. This installs it: pip install "saloon[{ $extra }]"
lab-differs = A worker has another Saloon ({ $there }) than this machine ({ $here }). Install the same one everywhere.
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
compare-about = Game by game with the same chance. The intervals of the differences hold for all { $count } of them together, however often one looks; without that, of many differences some would seem clear by luck.
