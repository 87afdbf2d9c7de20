title = Bang! The Dice Game
summary = A shoot-out with dice: the Sheriff is known, everybody else hides a role.
notation = Faces: A arrow, D dynamite, 1 and 2 bull’s-eyes, B beer, G Gatling. again A1 throws these dice again, stop keeps them; 1>3 aims a one at the third seat, beer>2 pours a beer for the second; what falls is roll AAD1B.
lesson-1 = On your turn you throw five dice, and any of them again, twice if you like. Dynamite stays; an arrow is taken at once.
lesson-2 = Then they act: a 1 or a 2 hits somebody one or two seats away, beer heals, three Gatlings fire at everybody else, three dynamites go off in your own hands.
lesson-3 = Outlaws win when the Sheriff falls, the law when all Outlaws and Renegades are out, a Renegade when nobody else is left. Roles stay hidden until somebody is out.
about = { $thing ->
    [arrow] An arrow is taken at once. When the last one is gone from the middle, the Indians attack: everybody loses a life point for each arrow.
    [dynamite] Dynamite cannot be thrown again. Three of them end the throwing and cost a life point.
    [shot-1] Takes a life point from a player sitting directly beside.
    [shot-2] Takes a life point from a player two places away.
    [beer] Gives a life point to any player, also to oneself.
    [gatling] Three of them fire: everybody else loses a life point, and one’s own arrows go back.
    [cup] Still in the cup.
    [unknown] A role nobody has seen. It is turned up when the player is out.
   *[seat] A player: character, life points, arrows and role.
}
tally = Life points
opening-role = { $role ->
    [sheriff] You are the Sheriff
    [deputy] You are a Deputy
    [outlaw] You are an Outlaw
   *[renegade] You are a Renegade
}
opening-sheriff = { $who } is the Sheriff and begins.
opening-sheriff-own = As the Sheriff you begin.
opening-three = The Deputy begins: { $who }.
opening-three-own = As the Deputy you begin.
goal = { $role ->
    [sheriff] Eliminate all Outlaws and Renegades. Everybody knows who you are.
    [deputy] Keep the Sheriff alive: you win together.
    [outlaw] Eliminate the Sheriff.
   *[renegade] Be the last one standing; the Sheriff has to fall last.
}
goal-three = { $role ->
    [deputy] You hunt the Renegade: take their last life point yourself.
    [outlaw] You hunt the Deputy: take their last life point yourself.
   *[renegade] You hunt the Outlaw: take their last life point yourself.
}

face = { $face ->
    [arrow] arrow
    [dynamite] dynamite
    [shot-1] bull’s-eye 1
    [shot-2] bull’s-eye 2
    [beer] beer
    [gatling] Gatling
   *[cup] in the cup
}
role = { $role ->
    [sheriff] Sheriff
    [deputy] Deputy
    [outlaw] Outlaw
    [renegade] Renegade
   *[unknown] role unknown
}
    .heading = Role
character = { $character ->
    [bart] Bart Cassidy
    [black-jack] Black Jack
    [janet] Calamity Janet
    [gringo] El Gringo
    [jesse] Jesse Jones
    [jourdonnais] Jourdonnais
    [kit] Kit Carlson
    [duke] Lucky Duke
    [paul] Paul Regret
    [pedro] Pedro Ramirez
    [rose] Rose Doolan
    [sid] Sid Ketchum
    [slab] Slab the Killer
    [suzy] Suzy Lafayette
    [sam] Vulture Sam
   *[willy] Willy the Kid
}
    .heading = Character
ability = { $character ->
    [bart] May take an arrow instead of losing a life point to a shot or a Gatling; never the last arrow.
    [black-jack] May throw dynamite again as long as fewer than three show.
    [janet] May use a 1 as a 2 and a 2 as a 1.
    [gringo] Whoever shoots a life point off him takes an arrow.
    [jesse] With four life points or fewer, his own beers give him two each.
    [jourdonnais] Never loses more than one life point to an Indian attack.
    [kit] Each Gatling may put back one arrow from before any player.
    [duke] Has one more throw: four in all.
    [paul] The Gatling never hurts him.
    [pedro] For each life point he loses he may put back an arrow.
    [rose] Her 1 and 2 may reach one seat farther.
    [sid] Before he rolls, one player of his choice gains a life point.
    [slab] Once a turn a beer may double one of his shots instead of healing.
    [suzy] A turn that ends without a 1 or a 2 gives her two life points.
    [sam] Gains two life points whenever somebody else is eliminated.
   *[willy] Two Gatlings are enough for him to fire.
}

life = { $count ->
    [one] { $count } life point of { $most }
   *[other] { $count } life points of { $most }
}
arrows = { $count ->
    [0] no arrows
    [one] { $count } arrow
   *[other] { $count } arrows
}
out = out of the game
pile = { $count ->
    [0] No arrows left in the middle
    [one] One arrow left in the middle
   *[other] { $count } arrows left in the middle
}
rolls = throw { $count } of { $most }
die = Die { $number }: { $face }
button-throw = Throw these again
text-table = Dice: { $dice }   arrows in the middle: { $pile }

say-stop = Keep the dice
say-again = Throw again: { $dice }
say-shoot = { $face ->
    [shot-1] Shoot { $other } with a 1
   *[shot-2] Shoot { $other } with a 2
}
say-double = { $face ->
    [shot-1] Shoot { $other } with a 1, doubled by a beer
   *[shot-2] Shoot { $other } with a 2, doubled by a beer
}
say-beer = Beer for { $other }
say-beer-own = Drink the beer
say-gift = A life point for { $other }
say-gift-own = Take the life point yourself
say-clear = Put back one of { $other }’s arrows
say-clear-own = Put back one of your own arrows
say-choose = Be { $who }
say-dodge = Take an arrow instead
say-bear = Lose the life point
say-shed = Put an arrow back
say-keep = Keep the arrow
say-enough = Leave the arrows alone

tell-role = { $who } is dealt a role: { $role }.
tell-role-hidden = { $who } is dealt a role face down.
tell-sheriff = { $who } is the Sheriff and will begin.
tell-show = { $who } turns up: { $role }.
tell-cast = { $who } plays { $character }.
tell-offer = { $who } may play { $character }.
tell-roll = { $who } rolls: { $dice }.
tell-again = { $who } rerolls: { $dice }.
tell-stop = { $who } keeps the dice.
tell-arrow = { $count ->
    [0] { $who } takes the last arrow.
   *[other] { $who } takes an arrow; { $count } left.
}
tell-arrow-gringo = { $count ->
    [0] { $who } takes the last arrow for hitting El Gringo.
   *[other] { $who } takes an arrow for hitting El Gringo; { $count } left.
}
tell-indians = Indians attack: { $losses }. All arrows go back.
tell-blast = The dynamite goes off in { $who }’s hands: one life point lost.
tell-shoot = { $face ->
    [shot-1] { $who } aims a 1 at { $other }.
   *[shot-2] { $who } aims a 2 at { $other }.
}
tell-double = { $face ->
    [shot-1] { $who } aims a 1 at { $other } and doubles it with a beer.
   *[shot-2] { $who } aims a 2 at { $other } and doubles it with a beer.
}
tell-hits = { $count ->
    [one] The shot hits: { $losses }.
   *[other] The shots hit: { $losses }.
}
tell-miss = Nobody loses a life point.
tell-dodge = { $who } dodges a shot and takes an arrow.
tell-bear = { $who } does not dodge.
tell-shed = { $who } puts an arrow back.
tell-keep = { $who } keeps the arrow.
tell-fire = { $count ->
    [0] { $who } fires the Gatling.
    [one] { $who } fires the Gatling and puts an arrow back.
   *[other] { $who } fires the Gatling and puts { $count } arrows back.
}
tell-returned = { $count ->
    [one] { $who } puts an arrow back.
   *[other] { $who } puts { $count } arrows back.
}
tell-out = { $who } is out. Role: { $role }.
tell-beer = { $count ->
    [0] { $who } pours { $other } a beer, to no effect.
   *[other] { $who } pours { $other } a beer: one life point.
}
tell-beer-own = { $count ->
    [0] { $who } drinks a beer, to no effect.
    [one] { $who } drinks a beer: one life point.
   *[other] { $who } drinks a beer: { $count } life points.
}
tell-gift = { $count ->
    [0] { $who } gives { $other } a life point, to no effect.
   *[other] { $who } gives { $other } a life point.
}
tell-gift-own = { $count ->
    [0] { $who } has every life point already, and this one is lost.
   *[other] { $who } takes the life point.
}
tell-clear = { $who } puts back one of { $other }’s arrows.
tell-clear-own = { $who } puts back an arrow.
tell-enough = { $who } leaves the arrows alone.
tell-feast = { $count ->
    [one] { $who }, as Vulture Sam, gains one life point.
   *[other] { $who }, as Vulture Sam, gains { $count } life points.
}
tell-rest = { $count ->
    [one] A quiet turn: { $who } gains one life point.
   *[other] A quiet turn: { $who } gains { $count } life points.
}

prompt-choose = Choose which of the two characters you play.
prompt-gift = Your turn: who gains a life point?
prompt-throw = { $me ->
    [yes] You throw…
   *[no] { $who } throws…
}
prompt-reroll = { $count ->
    [one] Pick dice to throw one last time, or keep them.
   *[other] Pick dice to throw again ({ $count } throws left), or keep them.
}
prompt-shoot = { $face ->
    [shot-1] Whom does your 1 hit?
    [shot-2] Whom does your 2 hit?
   *[both] Aim your 1s and 2s, in any order.
}
prompt-beer = { $count ->
    [one] Who gets the beer?
   *[other] Who gets the next beer? { $count } to pour.
}
prompt-kit = { $count ->
    [one] Whose arrow do you put back?
   *[other] Whose arrow do you put back? Up to { $count }.
}
prompt-dodge = { $count ->
    [one] You are hit: take an arrow instead of losing a life point?
   *[other] You lose { $count } life points: take an arrow instead of one of them?
}
prompt-shed = A life point is lost: put an arrow back for it?
prompt-arrow = Arrows come first: { $who } takes one.
prompt-gringo = El Gringo was hit: { $who } takes an arrow.
prompt-indians = The arrows are gone: the Indians attack!
prompt-hits = All shots hit at the same moment.
prompt-out = { $who } has lost the last life point.
prompt-show = The game is decided: all roles are turned up.
prompt-dynamite = The dynamite goes off!
prompt-gatling = Enough Gatlings: { $who } fires!
prompt-victory = { $camp ->
    [law] The law wins: { $who }.
    [outlaws] The Outlaws win: { $who }.
   *[renegade] The Renegade wins: { $who }.
}

illegal-locked = Dynamite stays where it is.
illegal-no-such-dice = You have no such dice before you.
illegal-rolled = You have no more throws this turn.
illegal-blown = Three dynamites: no die is thrown again.
illegal-stopped = You have stopped: the dice are not thrown again this turn.
illegal-rolling = You are still rolling: stop first, then the dice count.
illegal-answer = First say what happens to the arrow.
illegal-shoot-first = First choose a target for each of your bull’s-eyes.
illegal-double = Only Slab the Killer doubles a shot, once a turn, with a beer he has rolled.
illegal-reach = The shot does not reach that player: a 1 hits a neighbour, a 2 somebody two seats away.
illegal-out = That player is out of the game.
illegal-nobody = Nobody sits there.
illegal-beer-first = First every beer has to be poured.
illegal-no-arrows = No arrow lies before that player.

preset-choose = Choose your character
option-characters = Characters
    .about = How players come by their characters.
option-characters-random = one dealt to each
option-characters-choose = each chooses one of two
option-gringo = El Gringo’s arrows
    .about = How many arrows a shooter takes who hits El Gringo with several dice at once.
option-gringo-volley = one in all
option-gringo-hit = one for each hit
option-gringo_last = El Gringo’s last shot
    .about = Whether whoever eliminates El Gringo still takes the arrow.
option-gringo_last-yes = takes the arrow
option-gringo_last-no = takes none
option-indians_credit = Indians with three players
    .about = Whether the player whose turn it is counts as the one who took a life point through the Indians.
option-indians_credit-none = nobody did
option-indians_credit-active = the player whose turn it is
option-all_dead = All dead with three players
    .about = What happens if the last players fall at the same moment.
option-all_dead-outlaw = the Outlaw wins
option-all_dead-draw = nobody wins
option-gatling = The Gatling and the shooter’s arrows
    .about = What comes first when the Gatling fires: it decides whether Bart Cassidy finds enough arrows in the middle to dodge.
option-gatling-losses = life points first
option-gatling-arrows = arrows back first

ahead = A face you want can still come up this turn: { $face }%{ risk }
instead = If you throw on, a face you want comes up in { $face }% of cases{ risk }
risk = { $risk ->
    [none] {"."}
    [blast] {";"} three dynamites with the next throw: { $blast }%.
    [indians] {";"} the Indians with the next throw: { $indians }%.
   *[both] {";"} with the next throw three dynamites: { $blast }%, the Indians: { $indians }%.
}
why-forced = There is nothing else to do.
why-stop-risk = Another throw risks more than it promises. { instead }
why-stop = These dice serve you well enough. { instead }
why-stop-arrows = { $count ->
    [one] Only one arrow is left: another throw may call the Indians. { instead }
   *[other] Only { $count } arrows are left: another throw may call the Indians. { instead }
}
why-throw = Other faces would serve you better. { ahead }
why-throw-shots = These bull’s-eyes would only reach friends. { ahead }
why-chase-gun = { $count ->
    [one] You keep one Gatling and hope for a second: { $guns }%. { ahead }
   *[other] You keep { $count } Gatlings and hope for one more: { $guns }%. { ahead }
}
why-loaded = The Gatling is loaded; the other dice may still bring more. { ahead }
why-throw-indians = If the Indians come, they hurt your foes more than you. { ahead }
why-throw-arrows = The arrow is yours anyway; the die can still do something. { ahead }
why-throw-guns = So few Gatlings do not fire. { ahead }
why-throw-beers = Nobody you would help needs a beer. { ahead }
why-kill = It takes the last life point of somebody you want gone.
why-double = The doubled shot does more for you than the beer.
why-overkill = The target is done for anyway, so nobody else is hurt.
why-lesser-evil = The shot has to go somewhere, and here it harms you least.
why-prey = This is the one you hunt.
why-rival = It weakens somebody who stands in your way.
why-sheriff = Without the Sheriff the Outlaws have won.
why-outlaw = By what everybody has seen, this is an Outlaw: { $percent }%.
why-renegade = By what everybody has seen, this is a Renegade: { $percent }%.
why-deputy = By what everybody has seen, this is a Deputy: { $percent }%.
why-foe = This player is more likely against you than with you.
why-waste = Nobody you would help needs it.
why-heal-own = You need it most yourself.
why-heal-sheriff = The Sheriff must live.
why-heal-friend = It keeps somebody alive who is probably on your side.
why-heal-foe = It keeps the sides in balance.
why-clear-own = The fewer arrows you have, the less you have to fear from the Indians.
why-clear-other = It spares somebody who is probably on your side.
why-enough = The other arrows may stay where they are.
why-choose = A useful skill and { $count } life points.
why-dodge = An arrow can be put back; a life point is gone.
why-bear = The Indians are near, and you have enough arrows already.
why-shed = The arrow goes back for free.
why-keep = Few arrows stay in the middle, and that worries the others.

odds-throw = { $count ->
    [one] One throw of five dice: a face you name at least once
   *[other] One throw of five dice: a face you name at least { $count } times
}
odds-gun = A turn spent on nothing but Gatlings: { $who ->
    [duke] Lucky Duke fires
    [willy] Willy the Kid fires
   *[other] anybody else fires
}
odds-blast = Throwing everything again each time: three dynamites { $who ->
    [duke] for Lucky Duke
   *[other] for anybody else
}
near = { $camp ->
    [law] The Sheriff still had { $count ->
        [one] one life point
       *[other] { $count } life points
    }.
    [outlaws] { $count ->
        [0] Not one Outlaw or Renegade was left.
        [one] The last Outlaw or Renegade had one life point.
       *[other] Outlaws and Renegades had { $count } life points between them.
    }
    [renegade] The Renegade still had { $count ->
        [one] one life point
       *[other] { $count } life points
    }.
   *[three] { $who } still had { $count ->
        [one] one life point
       *[other] { $count } life points
    }.
}
source = { $what ->
    [indians] Indians
    [dynamite] Dynamite
   *[beer] Beer and the like
}
source-shots = Shot by { $who }
feat-won-as = { $part ->
    [sheriff] Won as sheriff
    [deputy] Won as deputy
    [outlaw] Won as outlaw
   *[renegade] Won as renegade
}
    .value = { $value }×

theme-reroll = What to throw again
theme-shoot = Whom to shoot
theme-other = Beer, arrows and the rest

## Lessons

learn-dice = Dice and rerolls
    .about = five dice, three throws, then they act
    .often = A die left lying the first time may still be thrown the second time; only dynamite never is.
learn-dice-again = You have thrown five dice and may throw any of them again, twice. You have all your life points, so the beer is wasted: throw it again.
    .right = A third Gatling: three of them fire at everybody else.
    .wrong = That is allowed, but the one die that does nothing for you now is the beer.
learn-dice-stop = You may stop after any throw. Stop here.
    .right = Now the dice act in order: dynamite, shots, beer, Gatlings.
learn-dice-stop-more = One throw is left, but these dice are good: three Gatlings and two shots. Stop.
learn-dice-near = A 1 hits somebody directly beside you, left or right. Choose one.
    .right = All shots are aimed first and then hit together.
learn-dice-far = A 2 hits exactly two places away. With four players that is one and the same either way.
    .right = Shots first, then the Gatling at everybody else.
learn-dice-kept = One throw is left. The Gatling you kept stays alone, and a kept die may be thrown again: throw it and the arrow.
    .right = A die that was left lying once may still be thrown; only dynamite never is.
    .wrong = Keep both 1s and the beer: they hit a neighbour and heal you.
learn-dice-bomb = Two dynamites: they stay, and a third ends your throwing and costs a life point. Stop, or throw the lone Gatling.
    .right = The fewer dice you throw, the safer you are.
learn-dice-bomb-much = Every die you throw may be the third dynamite. Throw the Gatling alone, or stop.
learn-arrows = Arrows and the Gatling
    .about = taken at once, paid together
    .often = Arrows are taken one by one, before anything else of the throw, even before a third dynamite counts.
learn-arrows-arrow = An arrow is taken the moment it falls; you have two. Three Gatlings put them all back: throw the arrow and the 1 again.
    .right = The third Gatling. Throwing an arrow die again does not give the arrow back by itself.
    .wrong = You need a third Gatling, and the beer heals you. Throw the arrow and the 1.
learn-arrows-stop = Stop with three Gatlings and two beers.
    .right = There is nothing to shoot with: no 1 and no 2.
    .wrong = What you wanted is there. Stop.
learn-arrows-beer = Each beer gives one life point to anybody. Who needs it?
    .right = You are healed, the Gatling hits the three others, and your arrows are back in the middle.
learn-arrows-beer-other = A beer heals anybody, but the others have all their life points, so it would be wasted.
learn-arrows-indians = One arrow is left: whoever takes it brings the Indians, and everybody loses a life point for each arrow they have. You have five: throw only the 1, for a third Gatling.
    .right = Three Gatlings: your five arrows will go back before the Indians come.
    .wrong = Every die thrown may be the last arrow, and stopping leaves you with five. One die, the 1, is the least risk.
learn-arrows-charge = You are an Outlaw without arrows; the Sheriff has three, and three life points. One arrow is left: throw as many dice as you can, to bring the Indians.
    .right = Arrows are a weapon too: whoever has few of them need not fear the Indians.
    .wrong = More dice, more chances: if an arrow falls, the Sheriff loses three and is out.
learn-arrows-save = You are a Deputy and have three Gatlings, but your Sheriff, Ema, has one life point left. Beers act before the Gatling: whom does yours help?
    .right = She had two, the Gatling took one, and she lives. Your own arrow is back in the middle as well.
    .wrong = The Gatling hits everybody else, your Sheriff too: with one life point she would fall, and you lose.
learn-roles = Roles and whom to believe
    .about = who wins with whom
    .often = When the Sheriff falls the Outlaws win, unless a Renegade is the only one left; a Renegade beside others loses too.
learn-roles-sheriff = You are the Sheriff, and everybody knows it; the others hide their roles. Viktor has shot at you twice, Ema never: whom does your 1 hit?
    .right = Anybody who shoots at the Sheriff is hardly a Deputy.
    .wrong = Ema has done nothing to you and may be your Deputy.
learn-roles-deputy = Now you are a Deputy: you win with the Sheriff, Ema. Your 1 must hit a neighbour.
    .right = All dice have to be used, so a Deputy sometimes hits a stranger.
    .wrong = That is your own Sheriff: if she falls, you lose.
learn-roles-draught = And whom does the beer help?
    .right = A healed Sheriff also learns whom to trust.
    .wrong = The Sheriff has lost most, and you win together.
learn-roles-outlaw = An Outlaw wants one thing: the Sheriff out. Shoot.
    .right = Everybody has seen it. That is the price.
    .wrong = Viktor may be an Outlaw like you. The Sheriff sits on the other side.
learn-roles-renegade = A Renegade must be the last one. The Sheriff beside you has one life point left: whom do you hit?
    .right = Right: if the Sheriff fell now, the Outlaws would win. First the others, the Sheriff last.
    .wrong = Then the Sheriff is out and the Outlaws win, not you.
learn-roles-nurse = Still a Renegade: the Sheriff has one life point, both Outlaws are strong. Whom does your beer help?
    .right = As long as Outlaws live, a Renegade needs the Sheriff. It also looks like a Deputy’s deed.
    .wrong = If the Sheriff falls while Outlaws live, they win and you lose. Keep the Sheriff alive.
learn-characters = Characters
    .about = sixteen ways to bend a rule
    .often = An ability never gives more life points than one had at the start; only the Sheriff has two more.
learn-characters-janet = Calamity Janet uses each 1 as a 2. Karel, two places away, has shot at you twice: hit him with the 1.
    .right = The more seats you reach, the better you can choose.
    .wrong = That is somebody who did nothing to you. Janet’s 1 reaches Karel as well.
learn-characters-slab = Slab the Killer doubles one shot with a beer. Ema has two life points left and has shot at you three times.
    .right = Out. Her role is turned up, and that beer heals nobody.
    .wrong = Ema would fall to a doubled shot: 1 with a beer.
learn-characters-jesse = Jesse Jones gains two life points from a beer while he has four or fewer. You have four and two beers: drink.
    .right = Eight: whether he has four or fewer is asked once, before the first beer. Look at the cards of the others before you shoot.
    .wrong = The others have all their life points.
learn-characters-jack = Black Jack may throw dynamite again as long as fewer than three show. Two lie here: throw them.
    .right = For anybody else two dynamites are a warning; for him they are only two more dice.
    .wrong = With him dynamite need not stay: throw both again and keep the beer.
learn-characters-suzy = Suzy Lafayette gains two life points if her final dice show no 1 and no 2. One throw is left: which die?
    .right = No shot: two life points more at the end of the turn, and the Gatling fires too.
    .wrong = Only the final dice count: the 1 stands in the way of two life points.
learn-characters-willy = For Willy the Kid two Gatlings are enough to fire. You have two Gatlings, shots and a beer that heals you: throw on?
    .right = A hit for everybody, your arrows back, two shots and a beer. Know when it is enough.
    .wrong = Everything here is useful, and each die thrown may be an arrow. Stop.
idea-dynamite = Dynamite is never thrown again; three end your throwing and cost a life point.
idea-shoot = A 1 hits a neighbour, a 2 somebody two places away; think about whose side they may be on.
idea-beer = A beer heals anybody, yourself too; with no life point lost it is wasted.
use = { $what ->
    [again] Throwing again
    [stop] Stopping
    [shot-1] Shot at one place
    [shot-2] Shot at two places
    [beer-own] Beer for oneself
    [beer-other] Beer for another
   *[ability] Ability of a character
}
