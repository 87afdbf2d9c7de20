title = Prší
summary = Get rid of your cards. Sevens feed the next player, aces stop them, an Ober changes the suit.
notation = Cards: H hearts, L leaves, A acorns, B bells; then 7 to 10, U Unter, O Ober, K king, A ace. H7 is the seven of hearts, HO=B the Ober of hearts standing for bells.
lesson-1 = Play a card of the same suit or rank, or draw one.
lesson-2 = A seven makes the next player draw two, an ace makes them sit out, an Ober names a suit.
lesson-3 = Whoever gets rid of the last card wins.
about = { $thing ->
    [seven] Whoever comes next draws two cards, or plays another seven: then it is two more.
    [ace] Whoever comes next sits out, or plays an ace as well.
    [over] Whoever has nothing that fits may play it on anything instead of drawing, and names the suit that has to follow.
    [card] Goes on a card of the same suit or the same rank.
    [talon] Whoever has no card that fits draws one from here.
    [suit] The suit that was named and has to be followed.
   *[seat] A player with the number of cards in hand. Whoever gets rid of the last one wins.
}
opening = The lot chose the dealer; the player to the dealer’s left begins.
tally = Cards in hand
stop = STOP
feed = { $count ->
    [one] To be drawn: { $count } card
   *[other] To be drawn: { $count } cards
}

say-play = Play { card-acc }
say-play-as = Play { card-acc } as { $named ->
    [hearts] hearts
    [leaves] leaves
    [acorns] acorns
   *[bells] bells
}
say-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
say-stand = Sit this turn out
say-pass = Pass: there is nothing to draw

tell-play = { $who } plays { card-acc }.
tell-play-as = { $who } plays { card-acc }, which now stands for { $named ->
    [hearts] hearts
    [leaves] leaves
    [acorns] acorns
   *[bells] bells
}.
tell-call = “Prší!”
tell-draw = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } has to draw { $count } cards.
}
tell-stand = { $who } sits the turn out.
tell-pass = { $who } passes: there is nothing to draw.
tell-lot = The lot falls on { $who } to deal.
tell-renew = The talon is empty: the pile is turned over, unshuffled.
tell-renew-shuffled = The talon is empty: the pile is shuffled and turned over.
tell-show = The bottom card of the talon is { card-acc }: the Ober stands for its suit.
tell-open = The pile opens with { card-acc }.
tell-gets = { $who } takes a card.
tell-gets-card = { $who } takes { card-acc }.

prompt-play = Your turn: play { $suit ->
    [hearts] hearts
    [leaves] leaves
    [acorns] acorns
   *[bells] bells
} or { $rank ->
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [under] an Unter
    [over] an Ober
    [king] a king
   *[ace] an ace
}.
prompt-over = Your turn: nothing fits; play an Ober or draw.
prompt-over-pass = Your turn: nothing fits and nothing is left to draw; play an Ober or pass.
prompt-none = Your turn: nothing fits, draw a card.
prompt-pass = Your turn: nothing fits and nothing is left to draw.
prompt-seven = { $count ->
    [one] A seven! Answer with a seven, or draw the last card.
   *[other] A seven! Answer with a seven, or draw { $count } cards.
}
prompt-seven-pass = A seven! Answer with a seven, or pass: nothing is left to draw.
prompt-feed = { $count ->
    [one] A seven! You have to draw the last card.
   *[other] A seven! You have to draw { $count } cards.
}
prompt-ace = An ace! Answer with an ace, or sit this turn out.
prompt-stand = An ace! You sit this turn out.

talon = { $count ->
    [0] Talon, empty
    [one] Talon, one card
   *[other] Talon, { $count } cards
}
talon-known = order known to all
pile-top = Top of the pile: { card }
suit-named = To follow: { $named }
note-out = finished, place { $place }
text-table = Pile: { $top }   to follow: { $suit }   talon: { $talon }

illegal-not-held = You do not hold that card.
illegal-feed = A seven lies on the pile: answer with a seven or draw { $count } cards.
illegal-stopped = An ace lies on the pile: answer with an ace or sit the turn out.
illegal-no-match = That card has neither the suit nor the rank that is asked for.
illegal-over-match = You hold a card that fits, so an Ober that does not fit may not be played.
illegal-over-named = This Ober fits by itself and stands for its own suit.
illegal-must-play = You hold a card that fits, so you have to play one.
illegal-pass = You pass only when nothing is left to draw.
illegal-nothing-left = Nothing is left to draw: you pass.
illegal-no-ace = No ace stops you: you do not sit this turn out.

preset-pub = As in the pub
preset-places = Until the last
option-deal = Cards dealt
    .about = How many cards each player gets at the start.
option-deal-4 = four
option-deal-5 = five
option-over = The Ober
    .about = When an Ober may be played on any card to name a suit.
option-over-stuck = only when nothing fits
option-over-free = at any time
option-draw = Drawing
    .about = Whether a player who could play a card may draw instead.
option-draw-stuck = only when nothing fits
option-draw-free = at any time
option-start = First card
    .about = Whether a seven, an ace or an Ober that opens the pile has its effect.
option-start-plain = without effect
option-start-acts = with its effect
option-pile = Empty talon
    .about = How the pile becomes the new talon.
option-pile-turned = turned over unshuffled
option-pile-shuffled = shuffled
option-red_seven = Red seven
    .about = The seven of hearts brings back a player who has just played the last card.
option-red_seven-no = no
option-red_seven-yes = yes
option-places = Play on
    .about = Whether the others go on for second and further places.
option-places-no = the first to finish wins
option-places-yes = play on for places

why-win = It is your last card.
why-feed = It makes the next player draw { $count } cards.
why-answer = It hands the sevens on instead of drawing { $count } cards.
why-stop = The next player loses a turn.
why-answer-ace = It hands the ace on instead of sitting out.
why-over = You hold most of that suit.
why-keep-suit = You can follow that suit again.
why-rid = It is a card you can spare.
why-draw = Nothing you hold fits.
why-save = It keeps a card for a better moment.
why-forced = There is nothing else to do.
near = { $me ->
    [yes] You still held { cards-count }.
   *[no] { $who } still held { cards-count }.
}
near-place = { $me ->
    [yes] You went out in place { $place }.
   *[no] { $who } went out in place { $place }.
}
source-dealt = Dealt
source-played = Laid down
source-drawn = Drawn
feat-win = Quickest win
    .value = { $value } { $value ->
        [one] move
       *[other] moves
    }

theme-seven = Sevens
theme-ace = Aces
theme-ending = Nearly done
theme-play = Which card

## The lesson

learn-play = How it is played
    .about = suit or rank, sevens, aces, Obers
    .often = At home many play the card they have just drawn; here it stays in the hand until the next turn.
learn-play-match = Play a card of the same suit or the same rank as the one on the pile. Choose one that fits.
    .right = It fits. Whoever gets rid of all cards first wins.
learn-play-draw = Nothing in your hand fits the nine of bells. Draw from the talon.
    .right = The drawn card stays in your hand: your turn is over.
learn-play-seven = A seven makes the next player draw two cards. Play yours.
    .right = Ema draws two and plays nothing.
    .wrong = That card fits, but it lets Ema play. The seven makes her draw.
learn-play-answer = Ema has played a seven: you would have to draw two. A seven on a seven hands it on.
    .right = Now it is four for Ema. A third seven would have made it six.
learn-play-answer-drew = You may draw, nobody has to answer. But you hold a seven: hand it on.
learn-play-ace = After an ace the next player sits out. Play it.
    .right = Ema had no ace to answer with and sits out. Between two players it is your turn again.
    .wrong = The ten fits as well, but then it is Ema’s turn. The ace keeps the turn with you.
learn-play-again = It is still your turn. Play on.
    .right = Two cards in a row: that is what aces are for.
learn-play-ober = No card fits, but an Ober may be played on anything but a seven or an ace. Play it and name the suit you hold most of.
    .right = Leaves it is: Ema has none and draws, you have three.
learn-play-ober-suit = The Ober is right, the suit is not: name the one you hold most of.
learn-play-ober-drew = You need not draw: an Ober gets you out of it.
learn-play-out = One card left. Play it and win; an ace counts as a last card too.
    .right = Won. That is all of Prší: suit or rank, sevens, aces, Obers.
idea-seven = A seven on a seven: instead of drawing you may hand it on, and the next one draws two more.
idea-ace = After an ace you sit out, unless you play an ace of your own.
idea-ober = Nothing fits: an Ober may be played all the same, and you name the suit that is followed.
use = { $what ->
    [seven] Seven
    [eight] Eight
    [nine] Nine
    [ten] Ten
    [under] Unter
    [over] Ober
    [king] King
    [ace] Ace
   *[draw] Drawing
}
