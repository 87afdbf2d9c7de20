# -- hints and odds --

why-at = { $house ->
    [mine] the gold mine
    [bank] the bank
    [store] the general store
    [saloon] the saloon
    [sheriff] the badge
   *[hall] the town hall
}
why-forced = There is nothing else to do.
why-keep = With these dice alone { why-at } is yours in { $percent }% of cases; { why-less }
why-keep-ace = { $count ->
    [0] Aces count for the best hand at the town hall; { why-less }
    [one] At the town hall it adds a claim; { why-less }
   *[other] At the town hall the aces add { $count } claims; { why-less }
}
why-less = { $less ->
    [0] another choice promises about as much.
   *[other] any other choice is worth at least ${ $less } less.
}
why-keep-pay = Even after the fee of ${ $fee } it is worth ${ $dollars } more than the best single die.
why-keep-none = Even after the fee of ${ $fee } a fresh throw is worth ${ $dollars } more than the best single die.
why-glance = It looks good at first sight.
why-back = This die will be missed least.
why-play = Now the card is worth about ${ $dollars } to you, kept in the hand about ${ $kept }.
why-pass = Now the card would be worth about ${ $dollars } to you, kept in the hand about ${ $kept }.
why-rest = No window of this round has to wait for you then.
why-decide-own = It is worth about ${ $dollars } to you.
why-decide-paid = What is offered for it is worth about ${ $dollars } to you, the giver’s loss included.
why-decide-least = Of all who are tied this one’s gain harms you least.
why-offer = To be named is worth about ${ $dollars } to you; the offer asks for less.
why-no-offer = To be named is worth about ${ $dollars } to you, but the Sheriff would lose about ${ $asked } by it.
why-no-stake = Who is named here matters about ${ $dollars } to you: not worth a bribe.
why-steal = { $count ->
    [one] A card from this hand is worth about ${ $dollars }.
   *[other] The best of { $count } cards from this hand is worth about ${ $dollars }.
}
why-joe = This player hands over ${ $dollars }.
why-pick = This card is worth about ${ $dollars }.
why-fence = { $points ->
    [one] { $points } point is safe from thieves then.
   *[other] { $points } points are safe from thieves then.
}
why-remedy = It is worth about ${ $dollars }, the others’ loss included.
why-decline = Nothing here helps you.
why-own = You come first.
why-other = This one stands in your way least.
odds-hand = { odds-kind }: { $count ->
    [one] { $count } throw of 7776
   *[other] { $count } throws of 7776
}
odds-kind = { $hand ->
    [high] High die
    [pair] A pair
    [two-pair] Two pairs
    [three] Three alike
    [straight] A straight
    [full] Full house
    [four] Four alike
   *[five] Five alike
}
odds-way = { $way ->
    [one] Keep one a throw
    [hits] Pay for all hits
   *[none] Pay for all hits and to keep none
}
odds-hits = { odds-way }: { $count ->
    [one] { $count } die of the wished face
   *[other] { $count } dice of the wished face
}
odds-final = { odds-way }, aces wished: { odds-kind }
odds-paid = { odds-way }: dollars paid on average
odds-dollar = { $house ->
    [mine] The gold mine
    [bank] The bank with its first 3 dollars
    [store] The general store
    [saloon] The saloon, the hand full of claims
    [sheriff] The badge in the last round
   *[hall] The town hall
}: points a dollar for further hits adds
