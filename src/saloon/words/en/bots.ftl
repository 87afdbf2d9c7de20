# Bots: the four levels, and how a bot explains itself.
level-chance = Chance
    .about = Any move at all, by lot.
level-plain = Plain
    .about = A fixed bot of plain good sense, for comparisons.
level-beginner = Beginner
    .about = Knows the rules and sees no further than this move.
level-regular = Regular
    .about = Takes what looks best at first sight.
level-expert = Expert
    .about = Thinks ahead and weighs what may come.
level-master = Master
    .about = Thinks ahead for longer and misses little.
level-unknown = There is no level “{ $level }”. Levels: { $levels }.
hint-say = { $action }. { $why }
hint-outlook = { $kind ->
    [points] You can expect about { $percent } points.
    [camp] { $percent ->
        [0] Your side can hardly win any more
        [100] Your side has as good as won
       *[other] Your side wins in about { $percent } of 100 such positions
    }.
   *[win] { $percent ->
        [0] You can hardly win any more
        [100] You have as good as won
       *[other] You win in about { $percent } of 100 such positions
    }.
}
chances-about = You win with a chance of about { $chance }.
chances-exact = You win with a chance of exactly { $chance }.
chances-points = You can expect about { $points } points ({ $low }–{ $high }).
chances-worlds = Worlds that fit what you see, played out by bots: { $count }. In brackets: 95% confidence.
chances-games = Games that bots played on from here: { $count }. In brackets: 95% confidence.
chances-best = If everybody plays as well as can be; a draw is half a win.
hint-next = { $less ->
    [0] Next best, and hardly worse: { $action }.
   *[other] Next best: { $action }; { $kind ->
        [points] it promises { $less ->
            [one] one point
           *[other] { $less } points
        } less
        [camp] with it your side { $then ->
            [0] hardly wins
           *[other] wins in about { $then } of 100
        }
       *[win] with it you { $then ->
            [0] hardly win
           *[other] win in about { $then } of 100
        }
    }.
}

program-broken = The program “{ $command }” cannot play: it { $why }.
