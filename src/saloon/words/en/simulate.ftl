# Simulations: headings of their tables, and what can be wrong with a plan.
sim-by-bot = Bot
sim-by-seat = Seat
sim-games = Games
sim-wins = Wins
sim-firsts = Nobody better
sim-score = Points
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
