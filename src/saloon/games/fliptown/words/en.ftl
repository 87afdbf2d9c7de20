title = Fliptown
summary = A map of your own in the Wild West: three cards a turn lead you to the trail, the badlands, the mine, the town or the cemetery. Alone or up to four.
notation = H4 S9 makes the four of hearts the suit card and the nine of spades the value card. stop 7, rob 9, enter 2M, visit store, dig TL go to a site; store pickaxe, church 3, land abc use a building; suit H and value Q change a card for gold. On the map ● is circled and × crossed out.
tally = Points

area = { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
    [badlands] Badlands
   *[cemetery] Cemetery
}
building = { $building ->
    [undertaker] Undertaker
    [bank] Bank
    [hideout] Hideout
    [stables] Stables
    [store] Store
    [church] Church
    [hotel] Hotel
    [land] Land
    [gunsmith] Gunsmith
    [bail] Bail
    [office] Sheriff
    [saloon] Saloon
   *[club] Club
}
building-name = { $building ->
    [undertaker] Undertaker
    [bank] Bank
    [hideout] Hideout
    [stables] Stables
    [store] Store
    [church] Church
    [hotel] Hotel
    [land] Land office
    [gunsmith] Gunsmith
    [bail] Bail bonds
    [office] Sheriff’s office
    [saloon] Saloon
   *[club] Prospectors’ club
}
effect = { $building ->
    [undertaker] tombstones cost no W, then the shovel
    [bank] a deposit on red or black for $4
    [hideout] cross out up to 4 W
    [stables] work horse $3 or trail horse $4
    [store] pan $3, pickaxe $2 or bandana $1
    [church] $1 for each W crossed out
    [hotel] a night for $2
    [land] claim land for $4, $6 or $8
    [gunsmith] pistol $3, then rifle $4
    [bail] hunt an outlaw
    [office] see the sheriff card, then a star or 2 W less
    [saloon] a star for every $2
   *[club] a star for every gold
}
tool = { $tool ->
    [quiet] Friend of the undertaker
    [shovel] Shovel
    [red] Deposit on red
    [black] Deposit on black
    [workhorse] Work horse
    [horse] Trail horse
    [pan] Pan
    [pickaxe] Pickaxe
    [bandana] Bandana
    [pistol] Pistol
    [rifle] Rifle
    [J] Outlaw J
    [Q] Outlaw Q
   *[K] Outlaw K
}
tool-about = { $tool ->
    [quiet] Tombstones cost no W.
    [shovel] Every tombstone brings a star.
    [bank] Three cards of the colour bring as many stars as the number of the round.
    [horse] On the trail your value counts six more.
    [pickaxe] In the mine your value may count two more or two less.
    [bandana] Each robbery brings one W less.
    [pistol] Adds to the robbery card.
    [rifle] Adds twice as much to the robbery card.
   *[outlaw] Every such card turned up brings $4, 2 gold or 2 W less.
}
character = { $who ->
    [trailblazer] Trailblazer
    [cheat] Cheat
    [prospector] Prospector
    [settler] Settler
    [bandit] Bandit
    [marshal] Marshal
    [preacher] Preacher
    [miner] Miner
    [ranch-hand] Ranch hand
    [grave-robber] Grave robber
    [man-in-black] Man in black
    [baroness] Baroness
    [mayor] Mayor
    [wild-card] Wild card
   *[nobody] nobody
}
ability = { $who ->
    [trailblazer] Once: a bonus action on the trail.
    [cheat] Once: one card of your poker hand is whatever you say.
    [prospector] Once: the value card changes by the number of your pans.
    [settler] Once: a bonus action in town.
    [bandit] Once: a bonus action in the badlands.
    [marshal] Once: a sheriff card of your own.
    [preacher] Once: cross out up to six W before the bribes.
    [miner] Once: a bonus action in the mine.
    [ranch-hand] Once: cross out two W for each of your hammers.
    [grave-robber] Once: a bonus action in the cemetery.
    [man-in-black] Once: a bonus action anywhere.
    [baroness] Once: as much gold as you have W.
    [mayor] Once: throw the three cards away for new ones.
   *[wild-card] Twice: a joker makes the suit card any suit or the value card any value.
}
bot = { $bot ->
    [earp] Wyatt Earp
    [bart] Black Bart
    [jane] Calamity Jane
   *[billy] Billy the Kid
}
bot-about = { $bot ->
    [earp] Wyatt Earp wakes for clubs and steals when you gain a bonus action. He counts what you leave in town most.
    [bart] Black Bart wakes for diamonds and steals when you gain gold. He counts what you leave in the mine most.
    [jane] Calamity Jane wakes for hearts and steals when you gain what she watches for. She counts what you leave on the trail most.
   *[billy] Billy the Kid wakes for spades and steals when you gain W. He counts what you leave in the badlands most.
}
bot-label = { $bot }: { $count ->
    [one] one point
   *[other] { $count } points
}, { $stolen ->
    [0] nothing stolen
    [one] one card stolen
   *[other] { $stolen } cards stolen
}
bounty-title = Bounty
bounty = { $bounty ->
    [four-each] four sites in each of trail, badlands, mine and town
    [trail-bonuses] all four bonus actions of the trail
    [pans-hammers] five pans and hammers
    [town-stars] all five star signs of the town
    [mine-gold] 9 gold from the mine
    [each-kind] a target of each kind
    [tombstones] five tombstones
    [far-or-outlaws] stop K or two outlaws
    [wanted] 9 W
    [things] four of these: pan, hammer, trail horse, friend of the undertaker, bandana, pickaxe, pistol
    [rich] $30 or 15 gold
   *[five-bonuses] a bonus action in each area
}
bounty-short = { $bounty ->
    [four-each] 4 in each area
    [trail-bonuses] trail bonuses
    [pans-hammers] 5 pans, hammers
    [town-stars] 5 star signs
    [mine-gold] 9 mine gold
    [each-kind] each kind robbed
    [tombstones] 5 tombstones
    [far-or-outlaws] K or 2 outlaws
    [wanted] 9 W
    [things] 4 of 7 things
    [rich] $30 or 15 gold
   *[five-bonuses] 5 area bonuses
}
bounty-label = Bounty, { $stars } stars: { $text }
hand = { $hand ->
    [nothing] nothing
    [pair] pair
    [two-pair] two pairs
    [three] three alike
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] four alike
    [straight-flush] straight flush
   *[royal-flush] royal flush
}

gain-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
gain-cash = ${ $count }
gain-gold = { $count } gold
gain-wanted = { $count } W
gain-pans = pan
gain-hammers = hammer
gain-shed = { $count } W less
gain-either = pan or hammer
gain-bonus = bonus { $area ->
    [town] ♣ Town
    [mine] ♦ Mine
    [trail] ♥ Trail
    [badlands] ♠ Badlands
   *[cemetery] Cemetery
}
gain-silver = a silver star for each circled site: { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
    [badlands] Badlands
   *[cemetery] Cemetery
}
gain-nothing = nothing
price = ${ $count }
free = free

site-trail = Stop { $value }
site-badlands = Target { $value } ({ $kind ->
    [chicken] chickens
    [cattle] cattle
    [stagecoach] stagecoach
   *[train] train
})
site-mine = Room { $room }
site-town = { $value } { building-name }
site-cemetery = Tombstone { $place ->
    [TL] top left
    [TM] top middle
    [TR] top right
    [ML] middle left
    [MR] middle right
    [BL] bottom left
    [BM] bottom middle
    [BR] bottom right
   *[CE] in the middle
}
site-circled = { $site }, circled
site-crossed = { $site }, crossed out

say-arrange = { $suit } suit, { $value } value: { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
   *[badlands] Badlands
}, { $number }
say-site = { $site }: { $gives }
say-suit = Change the suit to { $sign } ({ $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
   *[badlands] Badlands
}) for { $count } gold
say-value = Change the value to { $value } for { $count } gold
say-joker = Joker: { $what }
say-prospect = Pans: value { $value }
say-call = { $who }: { $area ->
    [town] bonus action in town
    [mine] bonus action in the mine
    [trail] bonus action on the trail
    [badlands] bonus action in the badlands
   *[cemetery] bonus action in the cemetery
}
say-power = { $who ->
    [baroness] Baroness: gold for every W
   *[ranch-hand] Ranch hand: cross out W
}
say-take = { $what ->
    [cash] Take $4
    [gold] Take 2 gold
    [wanted] Cross out 2 W
    [star] Take a star
    [pan] Take a pan
   *[hammer] Take a hammer
}
say-leave = { $count ->
    [one] Leave the bonus
   *[other] Leave all bonuses
}
say-end = End the turn
say-pass = No action
say-buy = { $building }: { $thing }
say-land = Claim { $squares } for ${ $price }: { $count ->
    [one] one star
   *[other] { $count } stars
}
say-hotel = Spend a night for $2
say-office = Look at the sheriff card
say-hideout = Cross out { $count } W
say-church = Church: { $count } W for ${ $count }
say-saloon = Saloon: { $count ->
    [one] one star for $2
   *[other] { $count } stars, $2 each
}
say-club = Club: { $count ->
    [one] one star for one gold
   *[other] { $count } stars for { $count } gold
}
say-bribe = Bribe the sheriff with { $count } gold
say-refuse = No bribe
say-fine-cash = Pay ${ $count }
say-fine-stars = { $count ->
    [one] Pay one star
   *[other] Pay { $count } stars
}
say-choose = Be the { $who }
say-choose-nobody = No character
say-mark = Declare { $card } to be another card
say-declare = It is { $card }
say-preach = Preach: cross out { $count } W
say-redeal = Three new cards
say-draw = Draw a sheriff card of your own
say-back = Choose another card
say-decline = Not now

tell-sealed = { $who } has given the cards their roles.
tell-roles = { $who }: { $suit } suit, { $value } value – { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
   *[badlands] Badlands
}, { $number }.
tell-site = { $who } circles { $site }: { $gives }.
tell-site-bare = { $who } circles { $site }.
tell-rob = { $who } goes for { $site }.
tell-robbed = { $card }! { $who } gets away with it: { $count ->
    [one] { $count } star
   *[other] { $count } stars
} and ${ $cash }.
tell-failed = { $card } is too low: { $who } gets only { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
tell-change = { $who } changes a card to { $what }.
tell-take = { $who } { $what ->
    [cash] takes $4
    [gold] takes 2 gold
    [wanted] crosses out 2 W
    [star] takes a star
    [pan] takes a pan
   *[hammer] takes a hammer
}.
tell-leave = { $who } ends the turn.
tell-pass = { $who } does nothing.
tell-buy = { $building }. { $who } chooses: { $thing }.
tell-land = { $who } claims land: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
tell-hotel = { $who } spends a night at the hotel.
tell-office = { $who } goes to see the sheriff.
tell-hideout = { $who } lies low: { $count } W less.
tell-church = { $who } pays at the church for { $count } W.
tell-saloon = { $who } drinks at the saloon: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
tell-club = { $who } pays gold at the club: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
tell-decided = { $who } has decided about a bribe.
tell-bribes = { $who } bribes the sheriff with { $count } gold.
tell-refuses = { $who } pays no bribe.
tell-fine-cash = { $who } is arrested and pays ${ $count }.
tell-fine-stars = { $who } is arrested and pays { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
tell-prospect = { $who }, the Prospector, uses the pans: the value is now { $value }.
tell-call = { $who } uses an ability for a bonus action: { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
    [badlands] Badlands
   *[cemetery] Cemetery
}.
tell-power = { $who }{ $character ->
    [baroness] , the Baroness, gets gold for every W: { $count }.
   *[ranch-hand] , the Ranch hand, crosses out { $count } W.
}
tell-choose = { $who } is the { $character }.
tell-choose-nobody = { $who } plays without a character.
tell-mark = { $who } points at { $card }.
tell-declare = { $who } says that { $marked } is { $card }.
tell-preach = { $who } preaches: { $count } W less.
tell-redeal = { $who }, the Mayor, wants three new cards.
tell-draw = { $who }, the Marshal, wants a sheriff card of their own.
tell-back = { $who } takes the finger off { $card } again.
tell-decline = { $who } lets it be.
tell-turn = Turned up: { $card }.
tell-aside = Round { $round }: the sheriff card is put aside.
tell-hole = { $known ->
    [yes] { $who } is dealt a card: { $card }.
   *[no] { $who } is dealt a card face down.
}
tell-unveil = { $who } shows { $card }.
tell-refill = The deck is empty: the discards are shuffled.
tell-peek = { $who } looks at the sheriff card: { $card }.
tell-peek-hidden = { $who } looks at the sheriff card.
tell-theft = { $bot } steals a card!
tell-interest = The bank pays. { $gives }.
tell-pay = Poker. { $hands }.
tell-best = Best hand: { $who }.
tell-work = Pans bring gold, hammers money. { $gives }.
tell-bounty = { $who } earns the bounty “{ $bounty }”: { $gives }.
tell-show = The sheriff card is { $card }.
tell-judge = { $who }, the Marshal, draws a sheriff card: { $card }.
tell-lot = { $card }: { $bot } comes, and you are the { $character }.
tell-come = { $bot } comes to town.
tell-post = A bounty: { $bounty }.

turn-go = { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
   *[badlands] Badlands
}, value { $value }: choose a site, or any tombstone.
turn-bonus = { $count ->
    [one] One bonus left
   *[other] { $count } bonuses left
}: { $what }.
bonus-or = , or { $do }
bonus-do = { $what ->
    [town] visit a building in town
    [mine] circle a room in the mine
    [trail] circle a stop on the trail
    [badlands] rob a target in the badlands
    [cemetery] circle a tombstone
    [undertaker] befriend the undertaker
    [bank] make a deposit at the bank
    [hideout] cross out W in the hideout
    [stables] buy a horse at the stables
    [store] shop at the store
    [church] give to the church
    [hotel] stay at the hotel
    [land] claim land
    [gunsmith] buy a gun
    [bail] hunt an outlaw
    [office] look at the sheriff card
    [saloon] buy stars at the saloon
   *[club] turn gold into stars at the club
}
turn-end = You may still use your ability, or end the turn.
ask = { $what ->
    [choose] Choose who you are.
    [mayor] Mayor: keep these three cards?
    [outlaws] { $count ->
        [one] An outlaw is caught. What do you take?
       *[other] { $count } outlaws are caught. What do you take for the first?
    }
    [arrange] Choose the suit card, then the value card; the third goes to poker.
    [pick] A pan or a hammer?
    [office] The sheriff is your friend: a star, or two W less?
    [cheat] Cheat: which card do you declare?
    [declare] And what is it?
    [preach] Preacher: how many W do you cross out?
   *[marshal] Marshal: draw a sheriff card of your own?
}
ask-bribe = The sheriff is coming. A bribe costs { $count } gold.
ask-fine = You are arrested: ${ $cash } or { $count ->
    [one] { $count } star
   *[other] { $count } stars
}?
over-alone = { $own ->
    [yes] You have
   *[other] { $who } has
} { $count ->
    [one] one point
   *[other] { $count } points
}.
over-beaten = { $own ->
    [yes] You beat
   *[other] { $who } beats
} { $bot }, { $count } to { $other }.
over-lost = { $bot } wins, { $other } to { $count }.
open-alone = Three rounds of five turns: how many points can you make?
open-bot = You play against { $bot }: get more points.
open-table = Three rounds of five turns, everybody at once; the most points win.
open-who = You are the { $who }.
end-rounds = Three rounds have been played.
end-seat = { $who }, { $count ->
    [one] one point
   *[other] { $count } points
}: { $title }.
end-bot = { $bot }: { $count }.
end-count = Stars { $stars } · silver stars { $silver } · money { $cash } · gold { $gold }
title-of = { $score } { $wanted }
title-score = { $word ->
    [greenhorn] Greenhorn
    [veteran] Veteran
    [fearless] Fearless
    [sharpshooter] Sharpshooting
   *[legendary] Legendary
}
title-wanted = { $word ->
    [deputy] Deputy
    [rancher] Rancher
    [cowboy] Cowboy
    [desperado] Desperado
   *[outlaw] Outlaw
}

button-seal = Confirm
button-rob = Rob it!
button-claim = Claim
button-count = { $count }×
button-suit = { $sign } { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
   *[badlands] Badlands
}
slot-suit = 1 Suit
slot-value = 2 Value
slot-poker = 3 Poker
line-up = The line-up
card-label = { $card }, turned up
card-suit = { $card }, suit card
card-value = { $card }, value card
card-poker = { $card }, poker card
card-written = { $card }, written in round { $round }
card-hole = { $card }, hold ’em card
changed-to = now { $what }
key-suit = Another suit for 2 gold
key-less = One less for a gold
key-more = One more for a gold
key-value = Another value for gold
key-other = other
clock = Round { $round } · turn { $turn } of 5
deck = { $count ->
    [one] Deck, one card
   *[other] Deck, { $count } cards
}
sheriff = Sheriff card
sheriff-is = Sheriff card: { $card }
sheriff-short = sheriff
sheriff-about = A card below your number of W gets you arrested: ${ $cash } or { $count ->
    [one] { $count } star
   *[other] { $count } stars
}. A gold for each W bribes the sheriff before.
fine = Fine
fine-label = Fine of this round: ${ $cash } or { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
poker = Poker
poker-about = The five cards of a round pay by their hand; a straight, say, ${ $cash } and { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
poker-label = Poker, round { $round }: { $hand }
would-pay = { $card } as the poker card: { $hand }, { $pays }
belt-cash = Money: ${ $count }
belt-gold = Gold: { $count }
belt-stars = Stars: { $count }
belt-wanted = Wanted posters: { $count }
belt-pans = Pans: { $count }
belt-hammers = Hammers: { $count }
belt-tool-none = { $tool }: not yet
risk-none = no arrest
risk = arrest below { $count }
risk-sure = certain arrest
bribe-costs = bribe { $count }
tab-label = { $who }’s map, { $count ->
    [one] one point
   *[other] { $count } points
}
mini-label = { $area ->
    [town] Town
    [mine] Mine
    [trail] Trail
    [badlands] Badlands
   *[cemetery] Cemetery
}, { $count } of { $most } circled
map-label = { $who }: { $note }
seat-note = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} · ${ $cash } · { $gold } gold · { $wanted } W
seat-done = decided
square = Square { $square }: { $count ->
    [one] one star
   *[other] { $count } stars
}
who-label = { $who }: { $ability }
who-used = used
for-gold = for { $count } gold
text-table = Round { $round }, turn { $turn }, deck { $deck }. Line-up: { $line }
text-poker = Poker: { $hands }
text-bot = { $bot }: { $count }

kind-name = { $kind ->
    [verdict] Title
    [seat] Player
    [map] Map
    [card] Card
    [slot] Place of a card
    [key] Gold
    [now] Changed card
    [price] For gold
    [deck] Deck
    [hole] Hold ’em card
    [cash] Money
    [gold] Gold
    [stars] Stars
    [wanted] Wanted posters
    [pans] Pans
    [hammers] Hammers
    [mini] Area
    [square] Land
   *[offer] Character
}
kind-about = { $kind ->
    [verdict] The word for the points and the word for the W at the end.
    [seat] Everybody has a map of their own; a tap shows it.
    [map] The map of another player.
    [card] One card gives the suit, one the value, the third is written into the poker column.
    [slot] The suit card names the area, the value card the site; the third goes to poker.
    [key] Two gold change the suit, a gold for each step the value.
    [now] What the card counts as in this turn.
    [price] This much gold would change the value far enough.
    [deck] All cards that have not been turned up this round.
    [hole] It counts for your poker hand.
    [cash] Every $4 is a point at the end.
    [gold] Changes cards, bribes the sheriff; every two make a point at the end.
    [stars] A point each.
    [wanted] A sheriff card below their number means arrest.
    [pans] Each brings a gold at the end of a round.
    [hammers] Each brings $2 at the end of a round.
    [mini] A tap shows this area large.
    [square] Claimed squares bring their stars; all nine seven more.
   *[offer] A start and an ability of its own.
}

end-challenges = Challenges fulfilled: { $what }.
challenge = { $challenge ->
    [six-each] six sites in each area
    [pans-hammers] seven pans and hammers
    [clean-end] no W at the end
    [mine-gold] all the gold of the mine
    [trail-stars] all star stops of the trail
    [town-stars] all star signs of the town
    [each-kind] a target of each kind
    [tombstones] all eight tombstones
    [great-hand] four alike or better
    [never-wanted] never any W
    [rich] $30 and 15 gold
    [three-hands] three hands above a pair
    [never-arrested] at most 5 W and never arrested
    [all-bots] all four cowbots beaten on easy
    [hard-bot] a cowbot beaten on hard
    [one-stolen] at most one card stolen
    [wanted] 20 W at the end
    [silver] 24 silver stars
    [whole-area] every site of one area
   *[legendary] a legendary score
}

option-holdem = Texas hold ’em
    .about = Two private cards make the poker hand better; in the competitive form only the best hand is paid.
option-holdem-no = no
option-holdem-yes = yes
option-holdem-competitive = competitive
option-characters = Characters
    .about = Everybody is somebody with a start and an ability of their own.
option-characters-no = no
option-characters-dealt = dealt
option-characters-chosen = chosen
option-cowbot = Cowbot
    .about = An opponent for whoever plays alone.
option-cowbot-none = none
option-cowbot-jane = Calamity Jane
option-cowbot-bart = Black Bart
option-cowbot-billy = Billy the Kid
option-cowbot-earp = Wyatt Earp
option-cowbot-drawn = drawn
option-cowbot-card = a card draws bot and character
option-level = Cowbot’s level
    .about = How much a cowbot counts.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-guns = Guns
    .about = What pistol and rifle add to the robbery card.
option-guns-2 = 2 and 4
option-guns-3 = 3 and 6
option-jane = Calamity Jane
    .about = What she watches for.
option-jane-star = stars
option-jane-cash = money
option-passing = No action
    .about = When one may do nothing in a turn.
option-passing-stuck = only if nothing is possible
option-passing-always = always
option-descent = Down the mine
    .about = When a room that has just been circled leads on.
option-descent-anytime = at once
option-descent-later = from the next turn on
option-ties = Equal hands
    .about = How hands of one category are compared.
option-ties-standard = combination first
option-ties-raw = highest cards
option-fifth = Bounty of five bonuses
    .about = By which area its bonus actions count.
option-fifth-source = where they were gained
option-fifth-kind = where they are taken
option-abilities = Effects and abilities
    .about = Whether an effect one cannot pay for yet waits for an ability that is left.
option-abilities-wait = the effect waits
option-abilities-lapse = the effect lapses

illegal-no-effect = That would have no effect now.
illegal-ability = Your character cannot do that, or has used the ability already.
illegal-fine = The ability does not help against a fine.
illegal-asked = First answer what you are asked.
illegal-acted = You have had your action: end your turn.
illegal-now = That cannot be done in your turn.
illegal-ace = An ace robs nothing in the badlands.
illegal-roles = Suit and value card are two different cards of the line-up.
illegal-bribe = { $count ->
    [one] A bribe costs you one gold, which you do not have.
   *[other] A bribe costs you { $count } gold, which you do not have.
}
illegal-mark = That card is not in your poker hand.
illegal-same = The card is that already.
illegal-too-many = That is more than is possible.
illegal-no-target = There is no site left for that bonus action.
illegal-pass = An action has to be taken while one is possible.
illegal-waiting = First take or leave the bonus actions that wait.
illegal-change-late = Cards can be changed only before your own action.
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
illegal-not-yet = You need something else first.
illegal-land = The shape would lie on land that is claimed.

# -- why, and how likely ----------------------------------------------------------------------

why-forced = There is nothing else to do.
why-best = It promises the most points.
why-turn = { $gold ->
    [0] These
   *[other] With { $gold } gold these
} cards open the best action: { area }. With all that follows, the turn is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-hand = The third card improves your poker hand: { hand }. { $gold ->
    [0] The other two
   *[other] With { $gold } gold the other two
} open this action: { area }. With all that follows, that is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-change = The gold opens a turn that is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-rob = It succeeds in { $percent }% of cases and then brings { $stars } stars and ${ $cash }, otherwise half the stars; W taken: { $wanted }.
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
why-shed = The risk of arrest falls from { $before }% to { $after }%.
why-land = Unspent, ${ $price } would count for less at the end.
why-use = It brings more than it costs.
why-bribe = Without a bribe you are arrested in { $percent }% of cases, and the fine is ${ $cash } or { $stars } stars.
why-no-bribe = The risk of arrest is { $percent }%: a bribe costs more than the fine does on average.
why-fine-cash = For you ${ $cash } is a smaller loss than { $stars } stars.
why-fine-stars = For you { $stars } stars are a smaller loss than ${ $cash }.
why-back = You may still point at another card, or at none.
why-leave = Nothing that waits is worth taking.

odds-hand = Five cards of the deck: { hand }
odds-outs = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $left } unseen would help: one of them is among the next three
odds-rob = Robbing target { $value } { $gun ->
    [none] without a gun
    [pistol] with the pistol
   *[rifle] with the rifle
}
odds-arrest = Arrest with { $count } W
who = { character }
    .heading = Character
word = { title-score }
    .heading = Title

lesson-1 = Three cards a turn: one gives the suit, one the value, the third goes to your poker hand.
lesson-2 = The suit says where, the value how far; what you circle may bring you on to the next area.
lesson-3 = After five turns poker is paid and the sheriff comes; after three rounds stars are counted.
near-level = { $by ->
    [wanted] Level on points: fewer W decided.
    [gold] Level on points and W: more gold decided.
   *[cash] Level on points, W and gold: more money decided.
}
near-bot = { $won ->
    [yes] { $bot } was { $count ->
        [one] one point
       *[other] { $count } points
    } behind.
   *[no] { $count ->
        [0] Level with { $bot }: that is not enough.
        [one] You were one point behind { $bot }.
       *[other] You were { $count } points behind { $bot }.
    }
}
near-title = Next title: { $title }, { $count ->
    [one] one more point
   *[other] { $count } more points
}.
source = { $what ->
    [stars] Stars
    [silver] Silver stars
    [cash] Money
   *[gold] Gold
}
feat-points = Best map
    .value = { $value } { $value ->
        [one] point
       *[other] points
    }
feat-title = Titles
    .value = { $value }×

theme-arrange = Which card for what
theme-turn = The best of a turn
theme-sheriff = Poker and the sheriff

## Lessons

learn-turn = A turn
    .about = three cards: where, how far, poker
    .often = One card gives the suit and another the value: no card does both.
learn-turn-roles = Three cards: one gives the suit, one the value, the third goes to your poker hand. Take the suit of the heart and the value of the nine.
    .right = Hearts are the trail. The 2 is written into your poker column.
    .wrong = You may do that, but hearts with a nine take you far along the trail.
learn-turn-ride = On the trail you ride to any stop up to your value. Only the stop where you end gives something: choose one.
    .right = What lies before it is crossed out for good.
    .wrong = You may do that too; here ride along the trail.
learn-turn-third = The third card is never wasted: five of them make your poker hand. You have a five there: keep another five for it, and ride with hearts.
    .right = A pair already: $2 and a star at the end of the round. The other five is your value.
    .wrong = You may do that, but then no five is left for the poker hand.
learn-turn-cash = With a five any stop up to 5 is in reach. Stop 5 pays $12: ride there.
    .right = Four dollars are a point at the end, and money buys tools in town.
    .wrong = That is allowed, but $12 are three points, and money buys more than that.
learn-turn-behind = You stand on stop 7, and rides only go forward: hearts with a 3, 4 or 5 lead nowhere. Choose another suit.
    .right = Look where each suit would take you before you choose. The heart may still give its value.
    .wrong = All lower stops lie behind you: hearts are of no use here.
learn-turn-act = Use suit and value: the site lights up. One action must be taken each turn if there is one.
    .right = The turn is done, all three cards are discarded. Five turns make a round, three rounds a game.
    .wrong = A tombstone is always possible, but here use your cards.
learn-areas = The five areas
    .about = badlands, mine, town, cemetery, trail
    .often = A tombstone may be circled with any cards, but it brings you a W.
learn-areas-badlands = Spades are the badlands: rob the target of exactly your value, 5.
    .right = The card turned up is at least 5: all stars and money are yours, and W as well.
    .wrong = Here rob: spades and a five.
learn-areas-mine = Diamonds are the mine: enter a room whose way down fits your value.
    .right = A hammer and gold. From a circled room the way goes on down, never up.
    .wrong = Here go into the mine.
learn-areas-town = Clubs are the town: visit the building of exactly your value.
    .right = The first visit also gives what the sign shows: here one more ride.
    .wrong = Here go to town.
learn-areas-buy = Buy something in the store.
    .right = One purchase a visit, but you may come back.
    .wrong = The ride waits. First buy.
learn-areas-grave = Spades with an ace rob nothing. Whatever the cards, you may circle a tombstone: take one.
    .right = What lies between two circled neighbours is yours; the centre is circled from the start.
    .wrong = Gold could change the cards; that is another lesson. Dig.
learn-areas-pair = Two neighbours bring what lies between them. The centre and a corner are circled: which stone is a neighbour of both?
    .right = One circle, two rewards: look for stones between circled ones.
    .wrong = That one touches one of them at most. A stone between the corner and the centre pays twice.
learn-chains = Chains
    .about = one action brings the next
    .often = A bonus action is open: any site of its area, no value needed; at the end of the turn it is lost.
learn-chains-six = Stop 6 gives a spade action: one more, in the badlands. Ride there.
    .right = Now a robbery, and of any target you like.
    .wrong = Not this one: stop 6 brings a second action.
learn-chains-rob = The action is open: no value is needed. Rob whom you like.
    .right = High targets pay more but fail more often. Rob all targets of one kind, and you gain another action.
    .wrong = Leaving gives the action away.
learn-chains-sign = And in town: the sign of the store is a heart. Visit it.
    .right = Buy and ride, in the order you like.
    .wrong = The store first: clubs and a five.
learn-chains-nine = Stop 9 shows a club: one more building. Ride there with the bonus.
    .right = Town, trail, town again: that is a chain.
    .wrong = You may do that, but stop 9 leads on.
learn-chains-kind = Two of the three cattle are robbed. Rob the third: all targets of a kind bring a bonus action, here diamonds.
    .right = The kind is complete, robbed well or not: now one more, in the mine.
    .wrong = The chain waits in the badlands: target 7 completes the cattle.
learn-chains-deep = A diamond action is open: any room that is connected, whatever the ranges say. Enter one.
    .right = Rooms with a suit of their own lead on once more. That is how one card fills half a map.
    .wrong = Ending the turn gives the action away: enter a room.
learn-gold = Gold
    .about = another suit, another value
    .often = A changed card never changes the poker hand: it is written as it was dealt.
learn-gold-step = For one gold the value goes one step up or down. Make the 6 a 7.
    .right = Target 7 is the best of the cattle.
    .wrong = You may do that; here pay one gold for a seven.
learn-gold-seven = Now rob it.
    .right = Two gold at the end are a point, so a step must bring more than half a point.
    .wrong = The gold is spent: use it.
learn-gold-suit = For two gold the suit becomes any suit. Leave the badlands for somewhere else.
    .right = Three cards and some gold lead almost anywhere.
    .wrong = Here change the suit.
learn-gold-there = Say the suit is hearts now: the value stays 9. Ride there.
    .right = Another suit costs two gold, a step one: look first whether a step will do.
    .wrong = The gold is spent: use the new suit and ride.
learn-gold-eight = One gold is left, too little for another suit, but enough for a step. A 7 reaches stop 7; make it an 8.
    .right = Gold never goes round the corner: an ace has no step down, a king none up.
    .wrong = You may do that; here pay one gold for an 8.
learn-gold-vein = Stop 8 pays eight gold. Ride there.
    .right = One gold has become eight: four points, and means for later turns.
    .wrong = The gold is spent: stop 8 brings it back.
learn-poker = Poker and the arrest
    .about = the third cards, and what W cost
    .often = A bribe takes no W away: they stay for the next round.
learn-poker-flush = The fifth turn. Four clubs are in your poker column: let the club of this line-up be the fifth.
    .right = A flush: it pays $6 and five stars after this turn.
    .wrong = Then the club is used up elsewhere and the flush is gone.
learn-poker-safe = At the end of a round the sheriff comes: he arrests you if his card is below your W. You have peeked: his card is an 8, you have five W; bribe him?
    .right = Eight against five: he lets you go, and five gold stay yours.
    .wrong = An 8 is enough for five W: you would pay for nothing.
learn-poker-bribe = The round ends with the sheriff: if his card is below your W, you are arrested. You have peeked: it is a 4, and you have five W; a bribe is one gold each.
    .right = Five gold instead of $10 or four stars.
    .wrong = Then the 4 arrests you: $10 or four stars.
learn-poker-fine = Arrested: seven W against a 2. The fine is $10 or four stars; four dollars are a point at the end.
    .right = Ten dollars are two points and a half, four stars are four.
    .wrong = Four stars are four points, $10 only two and a half.
learn-poker-church = Seven W will bring an arrest nearly every round. Clubs and a six: in the church a dollar crosses out a W.
    .right = And its sign is a star, on the first visit.
    .wrong = Here go to church, while the money is there.
learn-poker-atone = A dollar for each W, up to eight. Cross out at least five.
    .right = Few W, no fear: with one or none nobody is ever arrested.
    .wrong = An arrest costs $10 or four stars, in later rounds more: cross out at least five.
learn-cowbots = Cowbots
    .about = alone against a thief made of paper
    .often = A cowbot also scores for every site you leave uncircled in its areas, not only for stolen cards.
learn-cowbots-watch = Calamity Jane steals a card when a heart lies in the line-up and you gain a star this turn. A heart is there: enter the mine, for a hammer and gold.
    .right = No star, no theft. Each stolen card is points for her.
    .wrong = You may do that, but here the mine is safe: it gives no star.
learn-cowbots-calm = No heart in the line-up: Jane sleeps. Now take the stars: rob.
    .right = Stars, and no card stolen.
    .wrong = You may do that, but such turns are for stars.
learn-cowbots-sites = At the end Jane also scores what you leave uncircled, the trail most of all. Ride.
    .right = You win only with more points than she has.
    .wrong = You may do that; here ride the trail.
learn-cowbots-hide = A heart is your suit card. For two gold it becomes a spade, and Jane counts the card as changed: no heart, no theft.
    .right = Now the line-up shows no heart, and stars are safe.
    .wrong = With a heart in the line-up every star wakes Jane. Change it to spades.
learn-cowbots-take = Rob target 7: four stars, and she sleeps.
    .right = Two gold are one point, four stars are four, and no card is stolen.
    .wrong = The gold is spent: take the stars now.
learn-cowbots-quiet = Hearts again, and the trail must be ridden, for it counts most for her. Choose a stop that gives neither a star nor a further action.
    .right = One stop more that Jane scores nothing for, and nothing stolen.
    .wrong = You may do that; here ride the trail.
learn-cowbots-quiet-star = That stop brings a star or leads on to one: Jane would steal. Take 2, 5, 8 or 9.
idea-bonus = A bonus action: any site of that area, no value needed; unused it is lost.
idea-bribe = The sheriff is coming: one gold for each W keeps you out of jail, but the W stay.
idea-gold = Gold changes cards: two for another suit, one for each step of value.
use = { $what ->
   *[change] Changing a card for gold
}
