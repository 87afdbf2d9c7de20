title = Dice Town
summary = Poker dice under cups, a street of houses to win with them, and a Sheriff who can be bought.
notation = Faces are 9 T J Q K A. keep QQ, or just Q Q, keeps two queens, - none; play dynamite answers with a card, pass with none; give $2, give 1n and add claim3 put an offer together, offer $2 1n - fenced - for 1 lays it; choose 2, steal 3 and pick wanted name a seat or a card; ask dollars asks the doctor.
notation-rest = Choose a number, or type the faces to keep, such as J J Q.

house = { $house ->
    [mine] the gold mine
    [bank] the bank
    [coach] the stagecoach
    [store] the general store
    [saloon] the saloon
    [sheriff] the badge
    [hall] the town hall
   *[doctor] Doctor Badluck
}
house-short = { $house ->
    [mine] Mine
    [bank] Bank
    [coach] Stagecoach
    [store] Store
    [saloon] Saloon
    [sheriff] Sheriff
    [hall] Town hall
   *[doctor] Doctor
}
card-name = { $card ->
    [credit] Unlimited Credit
    [girls] The Girls
    [brute] Brute
    [cheater] Professional Cheater
    [corruption] Corruption
    [dynamite] Dynamite
    [joe] Nervous Joe
    [marshal] Marshal
    [split] Even Split
    [wanted] Wanted
    [elixir] Badluck’s Elixir
    [gear1] Lasso (1)
    [gear2] Boots (2)
    [gear3] Hat (3)
    [gear4] Saddle (4)
    [gear5] Revolver (5)
   *[gear8] Horse (8)
}
card-short = { $card ->
    [credit] Credit
    [girls] Girls
    [brute] Brute
    [cheater] Cheater
    [corruption] Corruption
    [dynamite] Dynamite
    [joe] Nervous Joe
    [marshal] Marshal
    [split] Even Split
    [wanted] Wanted
    [elixir] Elixir
    [gear1] Lasso
    [gear2] Boots
    [gear3] Hat
    [gear4] Saddle
    [gear5] Revolver
   *[gear8] Horse
}
card-unknown = a card
card-back = a card face down
claim = { $points }-point claim
combination = { $hand ->
    [high] high die
    [pair] a pair
    [two-pair] two pairs
    [three] three alike
    [straight] a straight
    [full] full house
    [four] four alike
   *[five] five alike
}
goods-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
goods-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
goods-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
goods-fenced = the fenced { $card }

sheriff = Sheriff
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tally = Points
row-of = kept: { $dice }
fenced = { $card } behind barbed wire
thinks = still thinking
decided = has decided
hand-of = { $who }: { $count ->
    [0] no card in the hand
    [one] one card in the hand
   *[other] { $count } cards in the hand
}
leads = { $count ->
    [one] { $who } leads: { $what }
   *[other] { $who } are tied: { $what }
}
leads-nobody = nobody leads
pill = { $house ->
    [coach] → bank
    [doctor] no gain
   *[other] –
}
claim-slot = Claim { $number }: { $card }
played-by = { $who } plays { $card }
offers-line = Offers { $goods }
own-row = Your row
own-cards = { $count ->
    [0] Your hand is empty
    [one] Your card: others see its back
   *[other] Your { $count } cards: others see their backs
}
cup = your cup
cup-of = { $who }’s cup
die = die { $number }: { $face }
last-throw = Last throw: free, and everything stays as it falls
price-kept = { $shape ->
    [tall] dice
   *[wide] You keep
}
price-paid = { $shape ->
    [tall] cost
   *[wide] You pay
}
money = ${ $count }
price-none = none
price-free = free
price = { $kept ->
    [0] keep none
    [one] keep { $kept } die
   *[other] keep { $kept } dice
}: { $count ->
    [0] free
   *[other] ${ $count }
}
own-offer = Your offer
tap-cards = Pick cards to add
give = { $what ->
    [dollars] Dollars in the offer: { $count } of { $most }
   *[nuggets] Nuggets in the offer: { $count } of { $most }
}
knob-less = { $what ->
    [dollars] a dollar less
   *[nuggets] a nugget less
}
knob-more = { $what ->
    [dollars] a dollar more
   *[nuggets] a nugget more
}
tray = { $who }: { $goods }
tray-nothing = no offer
remedy = { $kind ->
    [card] a store card
    [dollars] $2 from each
   *[nuggets] a nugget from each
}
remedy-fence = Or pick the claims in your hand that you will fence.
remedy-title = What will the doctor prescribe?
text-town = Mine { $mine }   bank ${ $bank }   stagecoach ${ $coach }   store { $store }   claims { $claims }
text-leads = Leading { $leads }
text-hand = Hand: { $cards }
button-keep = Keep these
button-fence = Fence these claims

say-keep = Keep { $dice } { $count ->
    [0] for free
   *[other] for ${ $count }
}
say-keep-none = Keep none for $1
say-play = Play { $card }
say-cheat = Cheater: turn the { $die } into { $face }
say-pass = No card
say-rest = Not this round
say-back = Take back the { $die }
say-dollars = { $count ->
    [0] Offer no dollars
   *[other] Put ${ $count } into the offer
}
say-nuggets = { $count ->
    [0] Offer no nuggets
    [one] Put { $count } nugget into the offer
   *[other] Put { $count } nuggets into the offer
}
say-add = Add: { $card }
say-add-fenced = Add from behind the wire: { $card }
say-drop = Take out: { $card }
say-drop-fenced = Take back behind the wire: { $card }
say-offer = Offer: { $goods }
say-offer-for = Offer, if { $other } wins: { $goods }
say-no-offer = No offer
say-favour = The offer is for { $other }
say-decide = { $other } wins { $house }
say-joe = { $other } has to pay
say-steal = Rob { $other }
say-pick = Keep { $card }
say-call = The doctor’s next patient: { $other }
say-fence = Fence: { $cards }
say-remedy = { $kind ->
    [card] Ask for a store card
    [dollars] Ask everybody for 2 dollars
   *[nuggets] Ask everybody for a nugget
}
say-decline = Take nothing
say-crown = { $other } wins

tell-lot = The badge falls to { $who }: the first Sheriff of Dice Town.
tell-turn = { $points ->
    [one] The mayor nails up another claim, worth { $points } point.
   *[other] The mayor nails up another claim, worth { $points } points.
}
tell-roll = { $who } peeks under the cup: { $dice }.
tell-roll-hidden = { $who } slams the cup on the table.
tell-roll-last = { $who } throws for the last time: { $dice }.
tell-keep = { $who } has chosen: { $dice }.
tell-keep-hidden = { $who } has chosen.
tell-keep-none = { $who } keeps none of these.
tell-lift = { $who } keeps { $dice }.
tell-lift-none = { $who } keeps nothing and throws again.
tell-pay = { $who } throws ${ $count } up to the stagecoach.
tell-back = { $who } cannot pay and takes back the { $die }.
tell-answer-play = { $who } has a card ready.
tell-answer-pass = { $who } sits still.
tell-sealed = { $who } gives nothing away.
tell-hush = Nobody moves.
tell-open = { $who } slams down { $card }!
tell-open-cheat = { $who }, Professional Cheater, tips a die over with one finger: { $die } becomes { $face }.
tell-open-wanted = WANTED! { $who } calls the law: { $other }’s { $card } has no effect.
tell-joe = Nervous Joe pulls his gun for { $who }: { $other } has to hand over ${ $count }.
tell-weighing = { $who } rummages in a purse.
tell-offer = { $who } slips the Sheriff an offer: { $goods }.
tell-offer-for = { $who } slips the Sheriff an offer, if { $other } wins: { $goods }.
tell-no-offer = { $who } offers nothing.
tell-envelope = { $who } pushes an envelope across the table.
tell-decide = Sheriff { $who } points a finger: { $house } goes to { $other }.
tell-decide-own = A tie for { $house }: Sheriff { $who } decides, and wins it.
tell-unfold = { $who }’s envelope is opened: { $goods }.
tell-unfold-nothing = { $who }’s envelope is opened: it is empty.
tell-dig = { $count ->
    [0] { $who } finds nothing but dirt in the mine.
    [one] { $who } digs a nugget out of the mine.
   *[other] { $who } digs { $count } nuggets out of the mine.
}
tell-rob = { $count ->
    [0] { $who } robs the bank. It is empty.
   *[other] Hands up! { $who } robs the bank of ${ $count }.
}
tell-split = Fifty-fifty, partner: ${ $count } for { $who }.
tell-badge = There is a new Sheriff in town: { $who }.
tell-badge-stays = { $who } stays Sheriff.
tell-grant = { $who } has the best hand at the town hall ({ $hand }) and gets: { $cards }.
tell-draw = { $who } takes a card off the store’s shelf: { $card }.
unseen-draw = { $who } takes a card off the store’s shelf.
tell-corrupt = { $who } greases the mayor’s palm and gets from under the desk: { $card }.
unseen-corrupt = { $who } greases the mayor’s palm and gets a claim from under the desk that nobody has seen.
tell-prescribe = The doctor digs in his bag, and { $who } gets: { $card }.
unseen-prescribe = The doctor hands { $who } a card from his bag.
tell-renew = The storekeeper shuffles the discards: the shelves are full again.
tell-steal = At the saloon { $who } picks { $other }’s pockets.
tell-take = { $who } pulls a card from { $other }’s hand: { $card }.
unseen-take = { $who } pulls a card from { $other }’s hand.
tell-pick = { $who } leaves the store with: { $card }.
unseen-pick = { $who } leaves the store with a card under the coat.
tell-pick-stolen = { $count ->
    [0] { $who } keeps: { $card }.
   *[other] { $who } keeps: { $card }. { $other } gets the rest back.
}
unseen-pick-stolen = { $count ->
    [0] { $who } keeps the card.
   *[other] { $who } keeps one of the cards and gives { $other } the rest back.
}
tell-shift = Nobody took these; they go under the deck: { $cards }.
tell-call = Sheriff { $who } sends in the next patient: { $other }.
tell-fence = { $who } puts up barbed wire round: { $cards }.
tell-raid = { $count ->
    [0] A little raid: { $who } collects nothing.
   *[other] A little raid: { $who } collects ${ $count }.
}
tell-raid-gold = { $count ->
    [0] A big raid: { $who } collects nothing.
    [one] A big raid: { $who } collects { $count } nugget.
   *[other] A big raid: { $who } collects { $count } nuggets.
}
tell-remedy = { $who } asks the doctor for something from the store.
tell-decline = { $who } takes no remedy.
tell-ride = { $count ->
    [0] The day is over. The stagecoach rides out empty.
   *[other] The day is over. The stagecoach brings ${ $count } to the bank.
}
tell-show = { $who } lays open: { $card }.
tell-crown = Sheriff { $who } has the last word: { $other } rules the town.

opening = { $who } wears the badge.
opening-own = You wear the badge.
opening-about = Build a hand of five dice. The most of a face win its house, the best hand the town hall. Ties are for the Sheriff, and the Sheriff can be bought.
end-mine = The last nugget is out of the mine.
end-claims = Every claim has an owner.

prompt-roll = Cups are shaken…
prompt-lift = All cups go up!
prompt-last = The last throw, for free.
prompt-pay = The fees go up to the stagecoach.
prompt-ride = The day in town is over.
prompt-show = Everybody lays their cards open.
prompt-won-house = { $who } wins { $house }.
prompt-keep = Which dice will you keep? One is free, each further one costs $1; you have ${ $money }.
prompt-keep-wait = { $count ->
    [one] { $who } is still looking under the cup.
   *[other] { $who } are still looking under their cups.
}
prompt-window = Will anybody play a card for { $house }?
prompt-window-reveal = The cups are up: will anybody play a card?
prompt-wanted = { $who } plays { $card }. Does anybody call the law?
prompt-offers = A tie for { $house }. Will you bribe Sheriff { $who }?
prompt-offers-wait = { $count ->
    [one] A tie for { $house }: { $who } is weighing an offer.
   *[other] A tie for { $house }: { $who } are weighing an offer.
}
prompt-decide = Sheriff, who gets { $house }?
prompt-decide-wait = Sheriff { $who } decides about { $house }.
prompt-pick = Which card will you take from the store?
prompt-pick-stolen = Which card will you keep? The rest goes back.
prompt-joe = Nervous Joe waits: who has to pay?
prompt-steal = Whom will you rob at the saloon?
prompt-call = Sheriff, who is the doctor’s next patient?
prompt-patient = The doctor helps: choose one remedy.
prompt-patient-wait = { $who } is with the doctor.
prompt-back = You cannot pay for everything: take back a die.
prompt-crown = Sheriff, which of the tied players wins?

about-house = { $house ->
    [mine] Whoever shows the most 9s takes a nugget for each of their 9s.
    [bank] Whoever shows the most 10s takes all the money in it.
    [coach] Here lie the fees of this round. When it ends they go into the bank.
    [store] Whoever shows the most Js draws a card for each J and keeps one.
    [saloon] Whoever shows the most Qs takes a card for each Q out of somebody’s hand, keeps one and gives back the rest.
    [sheriff] Whoever shows the most Ks puts on the badge: 5 points at the end, and the say in every tie.
    [hall] The best hand takes the first claim, and one more for each ace.
   *[doctor] Whoever has gained nothing this round may choose one remedy.
}
about-card = { $card ->
    [credit] When you win the store: visit it twice.
    [girls] When you win the saloon: rob twice, the same or another.
    [brute] When your cup is lifted: you pay nothing for your dice.
    [cheater] When your cup is lifted: turn one die just revealed to another face.
    [corruption] When you win the town hall: also take the top claim of the deck.
    [dynamite] When you win the mine: twice the nuggets.
    [joe] At once: somebody of your choice gives you $4.
    [marshal] When the badge would move: the old Sheriff stays.
    [split] When another robs the bank: half of it is yours.
    [wanted] When another plays a store card: it has no effect.
   *[elixir] When the doctor opens: you may see him in spite of a gain.
}
about-gear = { $points ->
    [one] Worth { $points } point at the end. Never played.
   *[other] Worth { $points } points at the end. Never played.
}
about-claim = { $points ->
    [one] A claim worth { $points } point at the end.
   *[other] A claim worth { $points } points at the end.
}
about-face = { $house ->
    [mine] The most 9s win the mine.
    [bank] The most 10s win the bank.
    [store] The most Js win the store.
    [saloon] The most Qs win the saloon.
    [sheriff] The most Ks win the badge.
   *[hall] Wins no house, but at the town hall it brings its winner one more claim.
}
about-hand = You know none of these cards.
about-hand-known = You know of: { $cards }.
pile = { $count ->
    [0] The store’s pile is empty
    [one] The store’s pile: { $count } card
   *[other] The store’s pile: { $count } cards
}
about-pile = { $count ->
    [0] Nothing has been discarded yet.
    [one] { $count } card lies in the discards; they are shuffled into a new pile when a draw finds too few.
   *[other] { $count } cards lie in the discards; they are shuffled into a new pile when a draw finds too few.
}
about-lead = Now: { $leads }. { $house ->
    [hall] The best hand of five dice wins, and the Sheriff decides between equals.
   *[other] The most dice of this face win, and the Sheriff decides between equals.
}
about-hand-own = Store cards and claims. The others see how many there are, not which.
thing = { $thing ->
    [badge] The badge
    [dollars] Dollars
    [nuggets] Nuggets
    [cup] The cup
    [tray] An offer
    [remedy] A remedy
    [envelope] A sealed offer
    [price] What keeping costs
    [last] The last throw
    [row] The row
    [thinks] Under the cup
    [purse] Your offer
   *[fence] Barbed wire
}
about-thing = { $thing ->
    [badge] Its wearer decides every tie and scores 5 points at the end.
    [dollars] Every 2 dollars are a point at the end.
    [nuggets] Each is a point at the end.
    [cup] Under it lie the dice that only its owner sees until all cups go up.
    [tray] It goes to the Sheriff only if the player it is for is chosen.
    [remedy] One of these, for which you show a die, or none.
    [envelope] There may be an offer in it or none. The Sheriff alone looks inside before deciding.
    [price] The first die of a throw is free, each further one costs a dollar, and so does keeping none.
    [last] Somebody has five dice: all that are left are thrown once more, for free, and stay as they fall.
    [row] Dice that were kept lie here. They are not thrown again this round.
    [thinks] Three dots: still choosing. A tick: has chosen. Which dice, and how many, shows when all cups go up.
    [purse] Put together dollars, nuggets and cards. Nobody sees it before you lay it.
   *[fence] Fenced claims cannot be stolen.
}
about-seat = { $count ->
    [one] As far as you can count: { $count } point. A nugget or every 2 dollars are a point, the badge 5, claims and gear what is printed.
   *[other] As far as you can count: { $count } points. A nugget or every 2 dollars are a point, the badge 5, claims and gear what is printed.
}
about-offered = Only the player who offers it and the Sheriff see its face.

option-book = Rulebook
    .about = The Czech and the Russian rulebook differ in three points; this sets all of them.
option-book-cs = Czech
option-book-ru = Russian
option-refill = Claims left over
    .about = What happens to claims that nobody took at the town hall.
option-refill-book = as the rulebook says
option-refill-cycle = under the deck, three new ones
option-refill-slide = they move down, gaps are filled
option-brute_none = Brute for keeping none
    .about = Whether a Brute also covers the dollar for keeping no die.
option-brute_none-book = as the rulebook says
option-brute_none-yes = covers it
option-brute_none-no = does not
option-bribes = Bribes
    .about = Who may make the Sheriff an offer in a tie, and who sees it.
option-bribes-book = as the rulebook says
option-bribes-tied = the tied players
option-bribes-all = everybody
option-bribes-sealed = the tied, in envelopes
option-bribes-off = none
option-bribe_gain = A bribe is a gain
    .about = Whether a Sheriff who took a bribe may no longer visit the doctor.
option-bribe_gain-yes = yes
option-bribe_gain-no = no
option-badge_gain = Keeping the badge is a gain
    .about = Whether the most Ks count as a gain for a player who wears the badge already.
option-badge_gain-yes = yes
option-badge_gain-no = no
option-kickers = Single dice
    .about = Whether single dice decide between equal hands at the town hall.
option-kickers-yes = they decide
option-kickers-no = the Sheriff decides
option-first_sheriff = First Sheriff
    .about = Who wears the badge at first.
option-first_sheriff-lot = by lot
option-first_sheriff-first = the first seat
option-open_money = Open purses
    .about = Whether the table shows what the others own.
option-open_money-yes = shown
option-open_money-no = not shown

illegal-not-tied = That player is not among the tied.
illegal-same-face = The Cheater turns a die to another face than it shows.
illegal-no-such-dice = You have no such die there.
illegal-joe-self = You cannot name yourself: Joe wants another victim.
illegal-no-patient = That player is not waiting for the doctor.
illegal-pick = You are not looking at that card.
illegal-steal-self = You cannot rob yourself.
illegal-no-cards = There is nothing to steal from that player.
illegal-remedy = You have no die for that.
illegal-keep-none = Keeping none costs a dollar, and you have none.
illegal-fee = That costs ${ $dollars }, and you have ${ $money }.
illegal-must-brute = You kept more than you can pay for: now the Brute has to be played.
illegal-nothing-to-play = You have nothing to play here.
illegal-not-held = You do not have that card.
illegal-resting = You said: not this round.
illegal-not-now = That card cannot be played now.
illegal-offer-nothing = There is nothing in the offer yet.
illegal-offer-other = That is not in your offer.
illegal-favour = The offer cannot be for that player.
illegal-offer-same = That is already in the offer.
illegal-brute-last = Nothing is paid in the last throw: no Brute is needed.
illegal-offer-more = You do not own that much.
illegal-fence-number = Fence two claims, or the only one you have.

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
why-keep-open = It leaves the most chances to the throws to come; { why-less }
why-keep-ace = { $count ->
    [0] Aces count for the best hand at the town hall; { why-less }
    [one] At the town hall it adds a claim; { why-less }
   *[other] At the town hall the aces add { $count } claims; { why-less }
}
why-less = { $less ->
    [0] another choice promises about as much.
   *[other] any other choice is worth at least ${ $less } less.
}
why-keep-pay = { $dollars ->
    [0] Even after the fee of ${ $fee } no single die promises more.
   *[other] Even after the fee of ${ $fee } it is worth at least ${ $dollars } more than the best single die.
}
why-keep-none = { $dollars ->
    [0] Even after the fee of ${ $fee } no single die promises more than a fresh throw.
   *[other] Even after the fee of ${ $fee } a fresh throw is worth at least ${ $dollars } more than the best single die.
}
why-glance = It looks good at first sight.
why-back = This die will be missed least.
why-play = { $dollars ->
    [0] It will hardly ever be of more use than now.
   *[other] Played now the card is worth about ${ $dollars } to you, kept in the hand about ${ $kept }.
}
why-pass = Played now the card would be worth about ${ $dollars } to you, kept in the hand about ${ $kept }.
why-rest = Then nobody has to wait for you again this round.
why-decide-own = { $dollars ->
    [0] Nobody offers you more for it.
   *[other] It is worth at least ${ $dollars } more to you than naming anybody else.
}
why-decide-paid = What is offered for it is worth about ${ $dollars } to you, the giver’s loss included.
why-decide-least = Of all who are tied, this player’s gain harms you least.
why-offer = To be named is worth about ${ $dollars } to you, and the offer costs you less, even with what it brings the Sheriff.
why-no-offer = { $dollars ->
    [0] It hardly matters to you who is named.
   *[other] To be named is worth about ${ $dollars } to you, but the Sheriff would lose about ${ $asked } by it.
}
why-no-stake = { $dollars ->
    [0] It hardly matters to you who is named.
   *[other] To be named is worth about ${ $dollars } to you: too little for a bribe, which the Sheriff keeps.
}
why-steal = { $count ->
    [one] A card from this hand is worth about ${ $dollars }.
   *[other] The best of { $count } cards from this hand is worth about ${ $dollars }.
}
why-joe = This player hands over ${ $dollars }.
why-pick = This card is worth about ${ $dollars }.
why-fence = { $points ->
    [one] Then { $points } point is safe from thieves.
   *[other] Then { $points } points are safe from thieves.
}
why-remedy = It is worth about ${ $dollars }, the others’ loss included.
why-decline = Nothing here helps you.
why-own = It is best to go in first yourself.
why-other = This player stands in your way least.
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

lesson-1 = Keep dice under your cup: one is free, each further one costs a dollar; all cups are lifted together.
lesson-2 = Whoever shows the most of a house’s face wins it; the Sheriff decides ties, and can be bribed.
lesson-3 = Dollars, nuggets, claims, gear and the badge count at the end; whoever gains nothing in a round may visit the doctor.
near-level = { $by ->
    [claims] Level on points: the number of claims decided.
   *[sheriff] Level on points and claims: the Sheriff chose { $winner }.
}
source = { $what ->
    [claims] Claims
    [gear] Gear
    [nuggets] Nuggets
    [dollars] Dollars
   *[badge] Badge
}
feat-points = Most points
    .value = { $value } { $value ->
        [one] point
       *[other] points
    }

theme-keep = Which dice to keep
theme-steal = Whom to steal from
theme-house = In the houses
theme-cards = When to play a card
theme-sheriff = The Sheriff and his price

## Lessons

learn-cups = Cups and fees
    .about = which dice to keep, and what it costs
    .often = To keep no die at all costs a dollar too; only the first die kept from a throw is free.
learn-cups-free = Everybody throws under the cup and keeps dice in secret. One die is free: keep one.
    .right = It stays in your row for the whole round; the others are thrown again.
    .wrong = More than one costs a dollar each. Here keep just one.
learn-cups-free-none = To keep none costs a dollar. One is free.
learn-cups-fee = Another throw. Each further die costs a dollar: keep all three 9s, the mine pays for them.
    .right = All cups are lifted together, and your two dollars go onto the stagecoach.
    .wrong = That is allowed, but here keep the three 9s and nothing else.
learn-cups-fourth = Two dice thrown again: a fourth 9. It is free, keep it.
    .right = The most 9s win the mine, and each 9 brings a nugget. When somebody has five dice, the others throw once more.
    .wrong = Keep the 9 alone: four of them are four nuggets.
learn-cups-poor = You have no dollar left, so exactly one die stays: no fee can be paid. Two Qs lie in your row: which die joins them?
    .right = Three Qs. The saloon belongs to whoever shows the most, and a dollar is earned elsewhere.
    .wrong = That begins something new; with so few throws left, a third Q is worth more.
learn-cups-lost = Ema already shows three 9s, so your two 9s would cost a dollar and still lose the mine. Which die may win a house that nobody has begun?
    .right = A single K is enough for the badge as long as nobody shows two.
    .wrong = Look at the rows of the others first: 9s, 10s and Js are taken there or yours already.
learn-cups-five = Four 9s lie in your row, and this is your last die. Keep it, whatever it shows: with five dice you end the throwing.
    .right = The others make exactly one more throw, keep what falls and pay nothing.
    .wrong = That costs a dollar and gives the others another throw to catch up.
learn-houses = Houses
    .about = the store, the saloon, the town hall
    .often = The winner of a house needs the most of its face, but a single die may be the most.
learn-houses-store = You show the most Js: in the store you draw a card for each J and keep one. Gear is points, the Brute makes dice free once.
    .right = In the first round of a game the store opens twice.
learn-houses-twice = Once more: two cards, keep one.
    .right = The rest is discarded face down.
learn-houses-saloon = The most Qs: in the saloon you name somebody and take cards out of that hand, one for each Q.
    .right = Two cards seen, one is kept.
learn-houses-loot = Keep the better one; the other goes back.
    .right = Five points. In the town hall the best poker hand takes claims, one more for each A.
    .wrong = The other one is worth more at the end.
learn-houses-badge = The most Ks take the badge. It is worth five points at the end, and its owner decides every tie: which die?
    .right = Two Ks. If nobody shows a K, the badge stays where it is.
    .wrong = Here go for the badge: a second K makes it hard to catch.
learn-houses-hall = The best poker hand of five dice wins the town hall and takes a claim, and one more for each A. Two As lie in your row: which die?
    .right = Three alike. With three As you would take all three claims that lie open.
    .wrong = A third A counts twice: for the hand and for one claim more.
learn-cards = Cards and windows
    .about = when a card may be played
    .often = Wanted cancels a card that was just played; the card is gone all the same.
learn-cards-cheat = When your cup is lifted you may play the Professional Cheater: one die just shown is turned. You show 9 9 10 and Karel two 9s: make it three.
    .right = Everybody who may hold a card is asked at the same time, so nobody sees who has one.
    .wrong = That face does not help: the mine wants 9s.
learn-cards-cheat-pass = You may keep the card for later. Here play it: 10 becomes 9.
learn-cards-bang = You have won the mine with two 9s and hold Dynamite: it doubles the nuggets. Play it.
    .right = Four nuggets, unless somebody plays Wanted.
    .wrong = Such a moment may not come again soon.
learn-cards-split = Karel has the most 10s and robs the bank of seven dollars. You hold Even Split: before the money is taken, half of it may be yours.
    .right = Three dollars, for halves are rounded down. It must be played now: once the money is gone, it is too late.
    .wrong = Karel would take all seven. A card in the hand is worth nothing at the end.
learn-cards-wanted = Karel plays the Professional Cheater: his Q is to become a K, a second one. You hold Wanted: cancel his card.
    .right = The die stays as it is, and the Cheater is discarded all the same.
    .wrong = Then Karel shows two Ks, as many as Ema, and more than you.
learn-cards-later = Cups are lifted, and two Js lie in your row: nobody has as many, so they are worth keeping. You hold the Cheater: play it now or pass?
    .right = Everybody passes the same way, so nobody learns that you hold it. The last throw is the better moment.
    .wrong = That spoils one of your Js, or the card is gone too early. Pass, and wait for a better moment.
learn-cards-joe = You have drawn Nervous Joe, and he acts at once: somebody hands you four dollars, or all there are. From whom?
    .right = Four dollars, two points. Joe never stays in a hand.
    .wrong = Karel has a single dollar: Joe takes what there is, no more.
learn-cards-more = Four 9s are the best hand: the town hall is yours. You hold Corruption: it takes one more claim from the deck, unseen.
    .right = One to five points more, and nobody but you knows how many.
    .wrong = The hall is yours only now; without winning it the card does nothing.
learn-sheriff = The Sheriff and bribes
    .about = ties, offers, the badge
    .often = A bribe is paid only if its player is named; what was offered in vain stays where it is.
learn-sheriff-decide = Ema and Karel show equally many 9s, and you are the Sheriff: you name the winner. Ema offers two dollars, Karel one.
    .right = The offer of the one you named is yours; the other keeps theirs.
learn-sheriff-bribe = Now Ema wears the badge, and you are tied with Karel for the mine. Put together an offer and lay it.
    .right = Offers are binding and open. Two nuggets are worth two points, so two dollars, one point, can be a good price.
learn-sheriff-bribe-no = You may do that, but then Ema has no reason to choose you.
learn-sheriff-self = You wear the badge and are tied with Ema for the bank; she offers nothing. Whom do you name?
    .right = A Sheriff may name himself. That is why the badge is worth more than its five points.
    .wrong = She has paid nothing for it. The three dollars may be yours.
learn-sheriff-vain = Now Karel wears the badge and is himself tied with you for the bank: seven dollars. Is an offer worth it?
    .right = Only an offer of more than the seven dollars could move him, and then you gain nothing.
    .wrong = Karel names himself unless you pay him more than the bank holds.
learn-sheriff-whom = Ema and Karel show the same hand and are tied for the town hall; nobody offers anything, and one of them must win. Who gets the claims?
    .right = Without an offer name the one who is farther behind, here Ema with two dollars.
    .wrong = Karel has far more dollars already. Help the one who is behind.
learn-sheriff-order = Two of you have gained nothing and visit the doctor. The Sheriff sets the order, and here that is you: who goes first?
    .right = First you take, then the others pay what is still there.
    .wrong = Whoever goes first takes dollars or nuggets from everybody else. Go yourself.
learn-end = The doctor and the end
    .about = who gained nothing, what counts
    .often = Action cards in the hand are worth nothing at the end; dollars count in full pairs only.
learn-end-doctor = You have gained nothing this round, so the doctor helps. For a J or a Q you get a card from the store, for an A a nugget from everybody: ask for something.
    .right = One remedy a visit. For a K everybody would have handed over two dollars.
    .wrong = You may decline, but help costs nothing.
learn-end-dollars = Again you have gained nothing, and your dice show 9, J, Q and K. A fence, a card or dollars: what helps most?
    .right = Two dollars from each of the others: two points for you, and one less for each of them.
    .wrong = Good, but here the K is better: it takes from both of the others at once.
learn-end-elixir = The doctor opens, and you have gained something this round: no visit. But you hold the Elixir: with it you visit all the same.
    .right = One remedy more. A card that is never played is worth nothing at the end.
    .wrong = Action cards left in the hand are worth nothing at the end: use it.
learn-end-best = You rob Ema in the saloon and see three of her cards: gear of 8, a claim of 5 and an action card. One is yours.
    .right = Eight points for you, and eight less for Ema. In the hand they can still be stolen; fenced claims cannot.
    .wrong = Count points: the gear is worth eight.
learn-end-count = The mine is empty: this is the last round. Which card counts at the end?
    .right = Gear counts as printed, a nugget 1, two dollars 1, the badge 5, claims as printed. The most points win.
    .wrong = The Brute is worth nothing when no dice are thrown any more.
idea-bribe = A tie: you may offer the Sheriff dollars, nuggets or cards; it is paid only if you are chosen.
idea-window = A window: you may play a card now, and if you pass, nobody learns whether you have one.
idea-decide = You wear the badge: you name the winner of the tie, yourself included.
idea-doctor = You gained nothing this round: the doctor gives one thing for which you show a die.
use = { $what ->
    [nothing] Keeping nothing
   *[bribe] Bribing the Sheriff
}
