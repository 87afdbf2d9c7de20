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
