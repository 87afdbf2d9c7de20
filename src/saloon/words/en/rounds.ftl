# Contests in rounds: a cup goes round, the best result wins.
round-lot = The lot falls on { $who } to throw first.
round-next = The cup goes to { $who }.
round-won = { $who } wins the round: { $result }.
round-share = { $who } share the round: { $result }.
round-level = { $who } are level: { $result }. They throw against each other.
round-leads = leads
rounds-won = { $count ->
    [one] one round won
   *[other] { $count } rounds won
}
rounds-title = { $rounds ->
    [one] One round decides
   *[other] First to win { $rounds } rounds
}
round-out = not in the play-off
