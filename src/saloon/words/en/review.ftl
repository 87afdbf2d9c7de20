# The review of a finished match: its ledger, what decided it, what was better.
review-running = This match is still going on. It can be reviewed after its end.
review-ended = { $how ->
    [won] Won.
    [lost] Lost.
    [drawn] Shared: { $result }.
    [points] { $result } points.
   *[abandoned] Left at { $result }.
}
review-head = { $cause ->
    [luck] Luck decided, not choices: luck { $luck }, own choices { $choices }.
    [choices] Own choices decided, not luck: own choices { $choices }, luck { $luck }.
    [others] The others’ choices decided: { $others }; luck { $luck }, own choices { $choices }.
    [fog] What could not be known decided: { $fog }; luck { $luck }, own choices { $choices }.
    [nothing] Nothing moved it much: luck { $luck }, own choices { $choices }.
   *[close] What decided it is too close to tell: luck { $luck }, own choices { $choices }, the others { $others }.
}
review-start = Start
review-luck = Luck
review-choices = Own choices
review-others = Others’ choices
review-fog = Fog
review-result = Result
review-rate = Rate
review-rate-means = { $points ->
    [yes] Rate: points given away per real decision.
   *[no] Numbers are points of chance, of a hundred. Rate: points given away per real decision.
}
review-certainty = { $certainty ->
    [exact] Exact: from a table of best play.
    [estimated] Estimated: by a formula, without a claim to be exact.
    [searched] Searched: by looking ahead so far.
   *[sampled] Sampled: each choice in up to { $worlds } worlds, ± 95%.
}
review-slack = The values contradict themselves by { $slack } at most over this match; that is part of the others’ choices.
review-no-mistakes = { $name }: no choice cost more than half a point.
review-mistakes = { $name }, the costliest choices:
review-better = Better: { $action }.
review-title = Review
review-everybody = Everybody
review-curve = Chance to win
review-crowd = Too many reviews are being made now. Please try again in a minute.
review-failed = This match could not be reviewed.
review-luck-of = { $name }, luck by what fell:
review-from = { $kind ->
    [lot] lot
    [deal] deal
    [roles] roles
    [characters] characters
    [setup] set-up
    [cards] cards
    [claims] claims
    [store] store
    [theft] theft
   *[dice] dice
}
review-strokes = The greatest strokes of luck
review-master = With the same chance { $level ->
        [expert] an expert
       *[master] a master
    } { $points ->
        [yes] makes { $result } points (between { $low } and { $high }; { $count } games)
       *[no] has { $result } of the win (between { $low } and { $high }; { $count } games)
    }; { $same } of what fell was the same.
