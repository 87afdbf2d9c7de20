illegal-no-effect = That would have no effect now.
illegal-ability = Your character cannot do that, or has done it already.
illegal-roles = Suit and value card are two different cards of the line-up.
illegal-bribe = { $count ->
    [one] A bribe costs you one gold, which you do not have.
   *[other] A bribe costs you { $count } gold, which you do not have.
}
illegal-mark = That card is not in your poker hand.
illegal-same = It is that already.
illegal-too-many = That is more than is possible.
illegal-no-target = There is no site left for that bonus action.
illegal-pass = An action has to be taken while one is possible.
illegal-waiting = First take or leave the bonus actions that wait.
illegal-change-late = Cards are changed before your own action only.
illegal-gold = { $count ->
    [one] That costs one gold, which you do not have.
   *[other] That costs { $count } gold, which you do not have.
}
illegal-ring = No step leads below the ace or above the king.
illegal-no-bonus = You have no bonus action there.
illegal-circled = That site is circled already.
illegal-behind = There is no way back on the trail.
illegal-suit = Your suit card leads to another area.
illegal-no-way = No way down leads there for this value.
illegal-too-far = Your value is too low for that stop.
illegal-value = Your value card leads to another site.
illegal-no-visit = You are not in that building.
illegal-owned = You have that already.
illegal-price = You do not have enough money for that.
illegal-not-yet = Something else has to be owned first.
illegal-land = The shape would lie on land that is claimed.

# -- why, and how likely ----------------------------------------------------------------------

why-forced = There is nothing else to do.
why-best = It promises the most points.
why-turn = It leads here: { area }. With all that follows the turn promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-hand = The poker card makes this: { hand }. The others lead here: { area }. With all that follows that promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-change = The gold opens a turn that promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-rob = It succeeds with { $percent } % and then brings { $stars } stars and ${ $cash }, otherwise half the stars; W taken: { $wanted }.
why-silver = { $count ->
    [one] { $count } silver star
   *[other] { $count } silver stars
} for what is circled already, and more to come.
why-bonus = Its bonus action ({ area }) is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-site = It is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with what it prepares.
why-night = The night is worth { $count ->
    [one] { $count } silver star
   *[other] { $count } silver stars
} more.
why-shed = The risk of arrest falls from { $before } % to { $after } %.
why-land = { $count ->
    [one] { $count } star
   *[other] { $count } stars
} for ${ $price }.
why-use = What it costs is worth less than what it brings.
why-bribe = Without a bribe you are arrested with { $percent } %, and the fine is ${ $cash } or { $stars } stars.
why-no-bribe = The risk of arrest is { $percent } %: a bribe costs more than the fine does on average.
why-fine-cash = ${ $cash } are worth less to you than { $stars } stars.
why-fine-stars = { $stars } stars are worth less to you than ${ $cash }.
why-leave = Nothing that waits is worth taking.

odds-hand = Five cards of the deck: { hand }
odds-outs = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $left } unseen would help: one of them is among the next three
odds-rob = Robbing { $value } { $gun ->
    [none] without a gun
    [pistol] with the pistol
   *[rifle] with the rifle
}
odds-arrest = Arrest with { $count } W
who = { character }
    .heading = Character
word = { title-score }
    .heading = Title
