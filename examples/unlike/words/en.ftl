title = Unlike
summary = Everybody picks a number in secret; a number that nobody else has picked counts.
notation = pick 4 picks the four; what is turned up is reveal 4,4,6.

say-pick = Pick { $number }
tell-pick = { $who } has picked.
tell-own = You pick { $number }.
tell-reveal = { $shown }. { $count ->
    [0] Nobody scores.
    [one] { $who } scores.
   *[other] { $who } score.
}
prompt-pick = Pick a number that nobody else will pick. { $count ->
    [one] One round to go.
   *[other] { $count } rounds to go.
}
prompt-others = The others are still thinking.
prompt-reveal = All have picked.
illegal-number = There is no such number to pick.
why-pick = It counts { $number } if nobody else picks it, which happens { $chance }% of the time among players who pick evenly.

option-rounds = Length
    .about = How many rounds are played.
option-rounds-5 = five rounds
option-rounds-3 = three rounds
