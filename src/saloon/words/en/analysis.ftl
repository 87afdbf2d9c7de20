# A board to think on: what choices promise, in words.
value-won = won in { $moves }
value-drawn = draw
value-lost = lost in { $moves }
value-surely-won = won
value-surely-lost = lost
value-traps = { $losing } of { $answers } lose
value-all-hold = all hold
value-searched = { $degree ->
    [much-better] much better
    [better] better
    [worse] worse
    [much-worse] much worse
   *[even] even
}
analysis-to-act = To act: { $name }.
analysis-falls = Fortune is to act: { $count ->
    [one] one way
   *[other] { $count } ways
 } it may fall.
analysis-over = The game is over here.
analysis-won = Won by { $names }.
analysis-certainty = { $certainty ->
    [exact] Exact: worked out to the end.
    [searched] Searched: found by looking ahead, not proven.
    [sampled] Sampled: from { $worlds } worlds; ± is the interval of 95%.
   *[estimated] Estimated: by a formula, not proven.
}
analysis-unweighed = { $count ->
    [one] One more choice was not compared.
   *[other] { $count } more choices were not compared.
}
analysis-hidden = Something is hidden in this position. Deal what is hidden first.
analysis-many = A tree holds { $most } moves at most.
analysis-file = This is no analysis of Saloon.
study-unknown = There is no such analysis room, or nobody has been there for a year.
study-changed = Somebody changed the tree meanwhile. Look again.
study-full = As many people as may think at this board do already.
