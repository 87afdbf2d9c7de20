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
hint-say-value = { $action }. { $why } Outlook: { $percent }%.
