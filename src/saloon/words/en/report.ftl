# Reports of the lab: one page about a game.
report-title = { $title }: how it plays
report-about = { $games ->
    [one] { $games } game of bots
   *[other] { $games } games of bots
}, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $bots }
report-options = Options: { $options }
report-n = n = { $count }
report-short-wins = Wins of the first seat
report-short-points = Points
report-short-minutes = Minutes
report-short-luck = Share of luck
report-short-settled = In front for good after
report-short-changes = Changes of the lead
report-wins = Who wins
report-wins-even = No seat is clearly favoured: an even share, { $fair }, lies within every interval.
report-wins-seat = Seat { $seat } is clearly { $side ->
    [more] favoured
   *[less] at a disadvantage
}: it wins { $wins }, where { $fair } would be even.
report-wins-camps = Several win together here, so shares do not add up to 100%.
report-wins-alone = One plays alone, for points.
report-length = How long it takes
report-length-said = Half of the games take up to { $middle } minutes, nine in ten up to { $most }.
report-length-pace = Minutes are worked out: { $pace } seconds for a decision and { $event } for everything else, for those who decide at once together. The shelf says about { $minutes }.
report-turns = Turns
report-decisions = Decisions of a player
report-minutes = Minutes
report-events = Events
report-mean = Mean (95%)
report-quantiles = One in ten below · half · nine in ten
report-tension = How close it is
report-tension-said = The one who wins is in front for good after { $settled } of the match, and the lead goes from one seat to another { $changes } times.
report-tension-curve = The leader’s chance to win, from the first event to the last: the mean as a line, the middle half of all games as a band
report-tension-means = Chances are those that a review reckons with, at { $moments } moments of a match. The lead changes when another seat is ahead by ten points in a hundred.
report-changes = Changes of the lead
report-settled = In front for good after
report-decided = Nine in ten for one seat after
report-margin = Points between first and second
report-tied = Games with a tie at the top
report-luck = Luck
report-luck-said = { $share } of what separates winners from losers is luck: dice and cards beyond their mean, by the ledger of the review. The rest is choices.
report-luck-none = Nothing in this game falls by lot.
report-luck-means = Luck and results of a seat, multiplied and summed over { $count } games, divided by the squares of the results. It is as good as the values of the review.
report-luck-label = Luck
report-choices-label = Choices
report-uses = What is used
report-uses-said = { $most } is chosen most often when there is a choice, { $least } least often.
report-use = Thing
report-taken = Chosen when one may
report-a-game = In a game
report-won = Won by seats that did
report-worth = Worth
report-worth-means = Worth: what one seat loses when it alone may never do this, in { $count } games each with the same chance and in points of a hundred (alone: points). The bot then takes its next best. Each interval holds by itself: of twenty, one misses. “Won by seats that did” is no cause: those ahead may do it more often.
report-wait = Waiting
report-wait-said = Between two decisions of a player { $mean } seconds pass on average; the longest wait of a game is { $longest }.
report-wait-label = Seconds between two decisions of a player
report-wait-mean = Wait on average, seconds
report-wait-longest = Longest wait of a game, seconds
report-made = How it was made
report-made-command = Command
report-made-version = Version
report-made-sources = Sources
report-made-seed = Seed
report-made-said = The same command with the same version gives the same file, to the byte. Bots play otherwise than people: what they show is how the rules work for players of this strength.
report-made-each = Intervals hold for 95 of 100 such reports, each by itself.
report-linked = How it plays: the report of many games of bots
report-written = The report is in { $file }.
report-histogram = { $what }: from { $low } to { $high }
report-balance = Balance
uses-unknown = { $game } does not say what its choices make use of.
use-unknown = Nothing here is called { $name }. There is: { $names }
