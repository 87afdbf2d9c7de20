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
