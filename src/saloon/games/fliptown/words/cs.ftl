title = Fliptown
summary = Vlastní mapa Divokého západu: tři karty v každém tahu tě zavedou na stezku, do pustiny, do dolu, do městečka nebo na hřbitov. Pro jednoho až čtyři hráče.
notation = H4 S9: srdcová čtyřka dává barvu, piková devítka hodnotu. stop 7, rob 9, enter 2M, visit store, dig TL vedou na místo; store pickaxe, church 3, land abc využijí budovu; suit H a value Q mění kartu za zlato. Na mapě je ● zakroužkováno a × přeškrtnuto.
tally = Body

area = { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
    [badlands] Pustina
   *[cemetery] Hřbitov
}
building = { $building ->
    [undertaker] Hrobník
    [bank] Banka
    [hideout] Skrýš
    [stables] Stáje
    [store] Hokynář
    [church] Kostel
    [hotel] Hotel
    [land] Pozemky
    [gunsmith] Puškař
    [bail] Kauce
    [office] Šerif
    [saloon] Saloon
   *[club] Klub
}
building-name = { $building ->
    [undertaker] Hrobník
    [bank] Banka
    [hideout] Skrýš
    [stables] Stáje
    [store] Hokynářství
    [church] Kostel
    [hotel] Hotel
    [land] Pozemkový úřad
    [gunsmith] Puškař
    [bail] Kauční agenti
    [office] Šerifova kancelář
    [saloon] Saloon
   *[club] Klub prospektorů
}
effect = { $building ->
    [undertaker] náhrobky bez W, podruhé rýč
    [bank] vklad na červenou nebo černou za 4 $
    [hideout] škrtni až 4 W
    [stables] tažný kůň za 3 $, nebo jízdní za 4 $
    [store] pánev za 3 $, krumpáč za 2 $, nebo šátek za 1 $
    [church] škrtni W, každé za 1 $
    [hotel] nocleh za 2 $
    [land] zaber půdu za 4, 6 nebo 8 $
    [gunsmith] pistole za 3 $, pak puška za 4 $
    [bail] lov na psance
    [office] podívej se na kartu šerifa, pak hvězda, nebo o 2 W méně
    [saloon] hvězda za každé 2 $
   *[club] hvězda za každé zlato
}
tool = { $tool ->
    [quiet] Přítel hrobníka
    [shovel] Rýč
    [red] Vklad na červenou
    [black] Vklad na černou
    [workhorse] Tažný kůň
    [horse] Jízdní kůň
    [pan] Pánev
    [pickaxe] Krumpáč
    [bandana] Šátek
    [pistol] Pistole
    [rifle] Puška
    [J] Psanec J
    [Q] Psanec Q
   *[K] Psanec K
}
tool-about = { $tool ->
    [quiet] Náhrobky nestojí žádné W.
    [shovel] Každý náhrobek přinese hvězdu.
    [bank] Tři karty té barvy přinesou tolik hvězd, kolikáté je kolo.
    [horse] Na stezce platí hodnota o šest víc.
    [pickaxe] V dole smí hodnota platit o dvě víc nebo méně.
    [bandana] Každá loupež přinese o jedno W méně.
    [pistol] Přidává ke kartě loupeže.
    [rifle] Přidává ke kartě loupeže dvakrát tolik.
   *[outlaw] Každá taková vyložená karta přinese 4 $, 2 zlata, nebo o 2 W méně.
}
character = { $who ->
    [trailblazer] Stopař
    [cheat] Falešný hráč
    [prospector] Zlatokop
    [settler] Osadnice
    [bandit] Bandita
    [marshal] Maršál
    [preacher] Kazatel
    [miner] Horník
    [ranch-hand] Honák
    [grave-robber] Vykradač hrobů
    [man-in-black] Muž v černém
    [baroness] Baronka
    [mayor] Starosta
    [wild-card] Nevyzpytatelný
   *[nobody] nikdo
}
ability = { $who ->
    [trailblazer] Jednou: bonusová akce na stezce.
    [cheat] Jednou: jedna karta tvé pokerové ruky je, co řekneš.
    [prospector] Jednou: hodnota se změní o počet tvých pánví.
    [settler] Jednou: bonusová akce v městečku.
    [bandit] Jednou: bonusová akce v pustině.
    [marshal] Jednou: vlastní karta šerifa.
    [preacher] Jednou: před úplatky škrtni až šest W.
    [miner] Jednou: bonusová akce v dole.
    [ranch-hand] Jednou: škrtni dvě W za každé své kladívko.
    [grave-robber] Jednou: bonusová akce na hřbitově.
    [man-in-black] Jednou: bonusová akce kdekoli.
    [baroness] Jednou: tolik zlata, kolik máš W.
    [mayor] Jednou: tři nové karty místo vyložených.
   *[wild-card] Dvakrát: žolík dá kartě libovolnou barvu nebo hodnotu.
}
bot = { $bot ->
    [earp] Wyatt Earp
    [bart] Černý Bart
    [jane] Calamity Jane
   *[billy] Billy the Kid
}
bot-about = { $bot ->
    [earp] Wyatta Earpa budí kříže. Krade, když získáš bonusovou akci, a nejvíc počítá, co necháš v městečku.
    [bart] Černého Barta budí kára. Krade, když získáš zlato, a nejvíc počítá, co necháš v dole.
    [jane] Calamity Jane budí srdce. Krade, když získáš, na co číhá, a nejvíc počítá, co necháš na stezce.
   *[billy] Billyho the Kida budí piky. Krade, když získáš W, a nejvíc počítá, co necháš v pustině.
}
bot-label = { $bot }, body: { $count }, { $stolen ->
    [0] nic neukradeno
    [one] jedna ukradená karta
    [few] { $stolen } ukradené karty
   *[other] { $stolen } ukradených karet
}
bounty-title = Odměna
bounty = { $bounty ->
    [four-each] čtyři místa na stezce, v pustině, v dole i v městečku
    [trail-bonuses] všechny čtyři bonusové akce stezky
    [pans-hammers] pět pánví a kladívek
    [town-stars] všech pět hvězdných štítů městečka
    [mine-gold] 9 zlat z dolu
    [each-kind] cíl od každého druhu
    [tombstones] pět náhrobků
    [far-or-outlaws] zastávka K, nebo dva psanci
    [wanted] 9 W
    [things] čtyři z těchto: pánev, kladívko, jízdní kůň, přítel hrobníka, šátek, krumpáč, pistole
    [rich] 30 $, nebo 15 zlat
   *[five-bonuses] bonusová akce v každé oblasti
}
bounty-short = { $bounty ->
    [four-each] všude 4 místa
    [trail-bonuses] bonusy stezky
    [pans-hammers] 5 nástrojů
    [town-stars] 5 štítů
    [mine-gold] 9 zl. z dolu
    [each-kind] cíl každého druhu
    [tombstones] 5 náhrobků
    [far-or-outlaws] K / 2 psanci
    [wanted] 9 W
    [things] 4 věci ze 7
    [rich] 30 $ / 15 zlat
   *[five-bonuses] bonus všude
}
bounty-label = Odměna, hvězdy { $stars }: { $text }
hand = { $hand ->
    [nothing] nic
    [pair] pár
    [two-pair] dva páry
    [three] trojice
    [straight] postupka
    [flush] barva
    [full-house] full house
    [four] čtveřice
    [straight-flush] čistá postupka
   *[royal-flush] královská
}

gain-stars = { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
gain-cash = { $count } $
gain-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
gain-wanted = { $count } W
gain-pans = pánev
gain-hammers = kladívko
gain-shed = o { $count } W méně
gain-either = pánev nebo kladívko
gain-bonus = bonus { $area ->
    [town] ♣ Městečko
    [mine] ♦ Důl
    [trail] ♥ Stezka
    [badlands] ♠ Pustina
   *[cemetery] Hřbitov
}
gain-silver = stříbrná hvězda za každé zakroužkované místo { $area ->
    [town] v městečku
    [mine] v dole
    [trail] na stezce
    [badlands] v pustině
   *[cemetery] na hřbitově
}
gain-nothing = nic
price = { $count } $
free = zdarma

site-trail = Zastávka { $value }
site-badlands = Cíl { $value } ({ $kind ->
    [chicken] slepice
    [cattle] skot
    [stagecoach] dostavník
   *[train] vlak
})
site-mine = Místnost { $room }
site-town = { $value } { building-name }
site-cemetery = Náhrobek { $place ->
    [TL] vlevo nahoře
    [TM] nahoře uprostřed
    [TR] vpravo nahoře
    [ML] vlevo uprostřed
    [MR] vpravo uprostřed
    [BL] vlevo dole
    [BM] dole uprostřed
    [BR] vpravo dole
   *[CE] uprostřed
}
site-circled = { $site }, zakroužkováno
site-crossed = { $site }, přeškrtnuto

say-arrange = Barva { $suit }, hodnota { $value }: { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
   *[badlands] Pustina
}
say-site = { $site }: { $gives }
say-suit = Změnit barvu na { $sign } ({ $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
   *[badlands] Pustina
}) za { $count } zlata
say-value = Změnit hodnotu na { $value } za { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
say-joker = Žolík: { $what }
say-prospect = Pánve: hodnota { $value }
say-call = { $who }: { $area ->
    [town] bonusová akce v městečku
    [mine] bonusová akce v dole
    [trail] bonusová akce na stezce
    [badlands] bonusová akce v pustině
   *[cemetery] bonusová akce na hřbitově
}
say-power = { $who ->
    [baroness] Baronka: zlato za každé W
   *[ranch-hand] Honák: škrtnout W
}
say-take = { $what ->
    [cash] Vzít 4 $
    [gold] Vzít 2 zlata
    [wanted] Škrtnout 2 W
    [star] Vzít hvězdu
    [pan] Vzít pánev
   *[hammer] Vzít kladívko
}
say-leave = { $count ->
    [one] Nechat bonus být
   *[other] Nechat všechny bonusy být
}
say-end = Ukončit tah
say-pass = Žádná akce
say-buy = { $building }: { $thing }
say-land = Zabrat pole { $squares } za { $price } $: { $count ->
    [one] jedna hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
say-hotel = Přenocovat za 2 $
say-office = Podívat se na kartu šerifa
say-hideout = Škrtnout { $count } W
say-church = Kostel: škrtnout { $count } W za { $count } $
say-saloon = Saloon: { $count ->
    [one] jedna hvězda za 2 $
    [few] { $count } hvězdy po 2 $
   *[other] { $count } hvězd po 2 $
}
say-club = Klub: { $count ->
    [one] jedna hvězda za zlato
    [few] { $count } hvězdy, každá za zlato
   *[other] { $count } hvězd, každá za zlato
}
say-bribe = Podplatit šerifa za { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
say-refuse = Bez úplatku
say-fine-cash = Zaplatit { $count } $
say-fine-stars = { $count ->
    [one] Zaplatit jednu hvězdu
    [few] Zaplatit { $count } hvězdy
   *[other] Zaplatit { $count } hvězd
}
say-choose = Postava: { $who }
say-choose-nobody = Bez postavy
say-mark = Prohlásit { $card } za jinou kartu
say-declare = Je to { $card }
say-preach = Kázat: škrtnout { $count } W
say-redeal = Tři nové karty
say-draw = Vytáhnout vlastní kartu šerifa
say-back = Vybrat jinou kartu
say-decline = Teď ne

tell-sealed = { $who } má karty rozdělené.
tell-roles = { $who }: barva { $suit }, hodnota { $value } – { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
   *[badlands] Pustina
}.
tell-site = { $who } kroužkuje: { $site }; { $gives }.
tell-site-bare = { $who } kroužkuje: { $site }.
tell-rob = { $who } přepadá: { $site }.
tell-robbed = { $card }! { $who } má lup: { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
} a { $cash } $.
tell-failed = { $card } nestačí. { $who } má jen { $count ->
    [one] { $count } hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
tell-change = { $who } mění kartu na { $what }.
tell-take = { $who } { $what ->
    [cash] bere 4 $
    [gold] bere 2 zlata
    [wanted] škrtá 2 W
    [star] bere hvězdu
    [pan] bere pánev
   *[hammer] bere kladívko
}.
tell-leave = { $who } končí tah.
tell-pass = { $who } nedělá nic.
tell-buy = { $who }, { $building }: { $thing }.
tell-land = { $who } zabírá půdu: { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
tell-hotel = { $who } nocuje v hotelu.
tell-office = { $who } jde za šerifem.
tell-hideout = { $who } se skrývá: o { $count } W méně.
tell-church = { $who } v kostele škrtá { $count } W za { $count } $.
tell-saloon = { $who } pije v saloonu: { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
tell-club = { $who } mění v klubu zlato za hvězdy: { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
tell-decided = { $who } má o úplatku jasno.
tell-bribes = { $who } podplácí šerifa: { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}.
tell-refuses = { $who } úplatek neplatí.
tell-fine-cash = { $who } jde do vězení a platí { $count } $.
tell-fine-stars = { $who } jde do vězení a platí { $count ->
    [one] { $count } hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
tell-prospect = { $who } (Zlatokop) používá pánve: hodnota je teď { $value }.
tell-call = { $who } má bonusovou akci: { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
    [badlands] Pustina
   *[cemetery] Hřbitov
}.
tell-power = { $who }{ $character ->
    [baroness] {" "}(Baronka) bere zlato za každé W: { $count }.
   *[ranch-hand] {" "}(Honák) škrtá { $count } W.
}
tell-choose = { $who } je { $character }.
tell-choose-nobody = { $who } hraje bez postavy.
tell-mark = { $who } ukazuje na { $card }.
tell-declare = { $who } tvrdí, že { $marked } je { $card }.
tell-preach = { $who } káže: o { $count } W méně.
tell-redeal = { $who } (Starosta) chce tři nové karty.
tell-draw = { $who } (Maršál) táhne kartu šerifa.
tell-back = { $who } zase sundává prst z karty { $card }.
tell-decline = { $who } to nechává být.
tell-turn = Vyloženo: { $card }.
tell-aside = { $round }. kolo: karta šerifa jde stranou.
tell-hole = { $known ->
    [yes] { $who } dostává kartu: { $card }.
   *[no] { $who } dostává kartu lícem dolů.
}
tell-unveil = { $who } ukazuje { $card }.
tell-refill = Balíček došel: odložené karty se míchají.
tell-peek = { $who } se dívá na kartu šerifa: { $card }.
tell-peek-hidden = { $who } se dívá na kartu šerifa.
tell-theft = { $bot } krade kartu!
tell-interest = Banka vyplácí. { $gives }.
tell-pay = Poker. { $hands }.
tell-best = Nejlepší ruku má { $who }.
tell-work = Pánve nesou zlato, kladívka peníze. { $gives }.
tell-bounty = { $who } získává odměnu „{ $bounty }“: { $gives }.
tell-show = Karta šerifa je { $card }.
tell-judge = { $who } má vlastní kartu šerifa: { $card }.
tell-lot = { $card }: přichází { $bot }, tvoje postava je { $character }.
tell-come = Do města přichází { $bot }.
tell-post = Odměna: { $bounty }.

turn-go = { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
   *[badlands] Pustina
}, hodnota { $value }: vyber místo, nebo kterýkoli náhrobek.
turn-bonus = { $count ->
    [one] Zbývá jeden bonus
    [few] Zbývají { $count } bonusy
   *[other] Zbývá { $count } bonusů
}: { $what }.
bonus-or = , nebo { $do }
bonus-do = { $what ->
    [town] navštiv budovu v městečku
    [mine] zakroužkuj místnost v dole
    [trail] zakroužkuj zastávku na stezce
    [badlands] přepadni cíl v pustině
    [cemetery] zakroužkuj náhrobek
    [undertaker] přijmi dar od hrobníka
    [bank] vlož peníze v bance
    [hideout] škrtni si W ve skrýši
    [stables] pořiď si koně ve stájích
    [store] nakup v hokynářství
    [church] škrtni si W v kostele
    [hotel] zaplať noc v hotelu
    [land] zaber pozemek
    [gunsmith] kup zbraň u puškaře
    [bail] vyber psance u kaučních agentů
    [office] podívej se na kartu šerifa
    [saloon] kup hvězdy v saloonu
   *[club] vyměň v klubu zlato za hvězdy
}
turn-end = Ještě můžeš využít schopnost, nebo ukončit tah.
ask = { $what ->
    [choose] Vyber si postavu.
    [mayor] Starosto: necháš tyhle tři karty?
    [outlaws] { $count ->
        [one] Psanec je dopaden. Co si vezmeš?
        [few] Dopadeni jsou { $count } psanci. Co si vezmeš za prvního?
       *[other] Dopadeno je { $count } psanců. Co si vezmeš za prvního?
    }
    [arrange] Vyber kartu barvy, pak kartu hodnoty; třetí jde do pokeru.
    [pick] Pánev, nebo kladívko?
    [office] Šerif ti přeje: hvězda, nebo o dvě W méně?
    [cheat] Kterou kartu prohlásíš za jinou?
    [declare] A která to je?
    [preach] Kazateli: kolik W škrtneš?
   *[marshal] Maršále: vytáhneš vlastní kartu šerifa?
}
ask-bribe = Šerif přichází. Podplatíš ho za { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}?
ask-fine = Jdeš do vězení. Zaplatíš { $cash } $, nebo { $count ->
    [one] { $count } hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}?
over-alone = { $own ->
    [yes] Máš
   *[other] { $who } má
} { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}.
over-beaten = { $own ->
    [yes] Vítězíš
   *[other] { $who } vítězí
}, { $bot } prohrává { $count } : { $other }.
over-lost = { $bot } vítězí { $other } : { $count }.
open-alone = Tři kola po pěti tazích: kolik bodů získáš?
open-bot = Proti tobě stojí { $bot }: získej víc bodů.
open-table = Tři kola po pěti tazích, všichni naráz; vítězí, kdo má nejvíc bodů.
open-who = Tvoje postava: { $who }.
end-rounds = Tři kola jsou odehrána.
end-seat = { $who }, { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}: { $title }.
end-bot = { $bot }: { $count }.
end-count = Hvězdy { $stars } · stříbrné { $silver } · peníze { $cash } · zlato { $gold }
title-of = { $score } { $wanted }
title-score = { $word ->
    [greenhorn] Cucák
    [veteran] Vysloužilej
    [fearless] Nebojácnej
    [sharpshooter] Ostrostřelec
   *[legendary] Legendární
}
title-wanted = { $word ->
    [deputy] zástupce
    [rancher] statkář
    [cowboy] kovboj
    [desperado] desperát
   *[outlaw] psanec
}

button-seal = Potvrdit
button-rob = Přepadnout!
button-claim = Zabrat
button-count = { $count }×
button-suit = { $sign } { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
   *[badlands] Pustina
}
slot-suit = 1 Barva
slot-value = 2 Hodnota
slot-poker = 3 Poker
line-up = Vyložené karty
card-label = { $card }, vyložená karta
card-suit = { $card }, karta barvy
card-value = { $card }, karta hodnoty
card-poker = { $card }, karta do pokeru
card-written = { $card }, zapsáno { $round ->
    [1] v 1. kole
   *[other] ve { $round }. kole
}
card-hole = { $card }, karta hold ’em
changed-to = teď { $what }
key-suit = Jiná barva za 2 zlata
key-less = O jednu méně za zlato
key-more = O jednu víc za zlato
key-value = Jiná hodnota za zlato
key-other = jiná
clock = { $round }. kolo · tah { $turn } z 5
deck = { $count ->
    [one] Balíček, jedna karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
sheriff = Karta šerifa
sheriff-is = Karta šerifa: { $card }
sheriff-short = šerif
sheriff-about = Karta nižší než počet tvých W tě pošle do vězení: { $cash } $, nebo { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}. Šerifa předem podplatíš jedním zlatem za každé W.
fine = Pokuta
fine-label = Pokuta tohoto kola: { $cash } $, nebo { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
poker = Poker
poker-about = Na konci kola se platí podle ruky z jeho pěti karet; třeba postupka { $cash } $ a { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}.
poker-label = Poker, { $round }. kolo: { $hand }
would-pay = { $card } jako pokerová karta: { $hand }, { $pays }
belt-cash = Peníze: { $count } $
belt-gold = Zlato: { $count }
belt-stars = Hvězdy: { $count }
belt-wanted = Plakáty W: { $count }
belt-pans = Pánve: { $count }
belt-hammers = Kladívka: { $count }
belt-tool-none = { $tool }: zatím ne
risk-none = bez vězení
risk = vězení pod { $count }
risk-sure = vězení jistě
bribe-costs = úplatek { $count }
tab-label = Mapa: { $who }, { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}
mini-label = { $area ->
    [town] Městečko
    [mine] Důl
    [trail] Stezka
    [badlands] Pustina
   *[cemetery] Hřbitov
}, zakroužkováno { $count } z { $most }
map-label = { $who }: { $note }
seat-note = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
} · { $cash } $ · { $gold } zl. · { $wanted } W
seat-done = hotovo
square = Políčko { $square }: { $count ->
    [one] jedna hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
who-label = { $who }: { $ability }
who-used = využito
for-gold = za { $count } zl.
text-table = Kolo { $round }, tah { $turn }, balíček { $deck }. Vyloženo: { $line }
text-poker = Poker: { $hands }
text-bot = { $bot }: { $count }

kind-name = { $kind ->
    [verdict] Titul
    [seat] Hráč
    [map] Mapa
    [card] Karta
    [slot] Místo pro kartu
    [key] Zlato
    [now] Změněná karta
    [price] Za zlato
    [deck] Balíček
    [hole] Karta hold ’em
    [cash] Peníze
    [gold] Zlato
    [stars] Hvězdy
    [wanted] Plakáty Wanted
    [pans] Pánve
    [hammers] Kladívka
    [mini] Oblast
    [square] Půda
   *[offer] Postava
}
kind-about = { $kind ->
    [verdict] Slovo za body a slovo za W na konci hry.
    [seat] Každý má vlastní mapu; klepnutí ji ukáže.
    [map] Mapa jiného hráče.
    [card] Jedna karta dává barvu, druhá hodnotu, třetí se zapíše do pokeru.
    [slot] Karta barvy určuje oblast, karta hodnoty místo; třetí jde do pokeru.
    [key] Dvě zlata změní barvu, jedno zlato posune hodnotu o krok.
    [now] Za co karta v tomto tahu platí.
    [price] Tolik zlata by hodnotu posunulo dost daleko.
    [deck] Karty, které v tomto kole ještě nikdo neviděl.
    [hole] Patří k tvé pokerové ruce.
    [cash] Každé 4 $ jsou na konci bod.
    [gold] Mění karty a podplácí šerifa; každá dvě jsou na konci bod.
    [stars] Každá je bod.
    [wanted] Má-li karta šerifa nižší hodnotu, než kolik jich máš, jdeš do vězení.
    [pans] Každá přinese na konci kola zlato.
    [hammers] Každé přinese na konci kola 2 $.
    [mini] Klepnutí ukáže oblast velkou.
    [square] Zabraná políčka přinesou své hvězdy, všech devět k tomu ještě sedm.
   *[offer] Vlastní začátek a schopnost.
}

end-challenges = Splněné úkoly: { $what }.
challenge = { $challenge ->
    [six-each] šest míst v každé oblasti
    [pans-hammers] sedm pánví a kladívek
    [clean-end] na konci žádné W
    [mine-gold] všechno zlato dolu
    [trail-stars] všechny hvězdné zastávky stezky
    [town-stars] všechny hvězdné štíty městečka
    [each-kind] cíl od každého druhu
    [tombstones] všech osm vnějších náhrobků
    [great-hand] čtveřice nebo lepší ruka
    [never-wanted] nikdy žádné W
    [rich] 30 $ a 15 zlat
    [three-hands] třikrát lepší ruka než pár
    [never-arrested] nejvýš 5 W a nikdy ve vězení
    [all-bots] všichni čtyři kovboti poraženi na snadnou
    [hard-bot] kovbot poražen na těžkou
    [one-stolen] nejvýš jedna ukradená karta
    [wanted] 20 W na konci
    [silver] 24 stříbrných hvězd
    [whole-area] všechna místa jedné oblasti
   *[legendary] legendární skóre
}

option-holdem = Texas hold ’em
    .about = Dvě soukromé karty zlepší pokerovou ruku; v soutěžní podobě se platí jen nejlepší ruka.
option-holdem-no = ne
option-holdem-yes = ano
option-holdem-competitive = soutěžní
option-characters = Postavy
    .about = Každý hraje za někoho, kdo má vlastní začátek a schopnost.
option-characters-no = ne
option-characters-dealt = rozdané
option-characters-chosen = vybrané
option-cowbot = Kovbot
    .about = Soupeř pro toho, kdo hraje sám.
option-cowbot-none = žádný
option-cowbot-jane = Calamity Jane
option-cowbot-bart = Černý Bart
option-cowbot-billy = Billy the Kid
option-cowbot-earp = Wyatt Earp
option-cowbot-drawn = vylosovaný
option-cowbot-card = karta určí kovbota i postavu
option-level = Obtížnost kovbota
    .about = Kolik si kovbot počítá.
option-level-easy = snadná
option-level-normal = normální
option-level-hard = těžká
option-guns = Zbraně
    .about = Kolik přidá pistole a puška ke kartě loupeže.
option-guns-2 = 2 a 4
option-guns-3 = 3 a 6
option-jane = Calamity Jane
    .about = Na co číhá.
option-jane-star = na hvězdy
option-jane-cash = na peníze
option-passing = Žádná akce
    .about = Kdy smí hráč v tahu neudělat nic.
option-passing-stuck = jen když nic nejde
option-passing-always = vždy
option-descent = Hlouběji do dolu
    .about = Odkdy vede dál místnost právě zakroužkovaná.
option-descent-anytime = hned
option-descent-later = až příští tah
option-ties = Stejné ruce
    .about = Jak se porovnávají ruce stejného druhu.
option-ties-standard = nejdřív kombinace
option-ties-raw = nejvyšší karty
option-fifth = Odměna za pět bonusů
    .about = Podle které oblasti se bonusové akce počítají.
option-fifth-source = kde byly získány
option-fifth-kind = kde se provádějí
option-abilities = Účinky a schopnosti
    .about = Zda účinek, na který ještě nemáš, počká na nevyužitou schopnost.
option-abilities-wait = účinek počká
option-abilities-lapse = účinek propadne

illegal-no-effect = Teď by to nic nezměnilo.
illegal-ability = Tohle tvoje postava neumí, nebo už to využila.
illegal-fine = Při pokutě už schopnost nepomůže.
illegal-asked = Nejdřív odpověz, nač se tě hra ptá.
illegal-acted = Svou akci už máš za sebou: ukonči tah.
illegal-now = Tohle do vlastního tahu nepatří.
illegal-ace = Esem se v pustině nic přepadnout nedá.
illegal-roles = Karta barvy a karta hodnoty jsou dvě různé karty z vyložené trojice.
illegal-bribe = { $count ->
    [one] Úplatek tě stojí { $count } zlato a tolik nemáš.
    [few] Úplatek tě stojí { $count } zlata a tolik nemáš.
   *[other] Úplatek tě stojí { $count } zlat a tolik nemáš.
}
illegal-mark = Tahle karta v tvé pokerové ruce není.
illegal-same = Taková už je.
illegal-too-many = Tolik to nejde.
illegal-no-target = Pro tuhle bonusovou akci už není žádné místo.
illegal-pass = Dokud je nějaká akce možná, musíš ji provést.
illegal-waiting = Nejdřív proveď nebo nech být bonusové akce, které čekají.
illegal-change-late = Karty se mění jen před vlastní akcí.
illegal-gold = { $count ->
    [one] To stojí { $count } zlato a tolik nemáš.
    [few] To stojí { $count } zlata a tolik nemáš.
   *[other] To stojí { $count } zlat a tolik nemáš.
}
illegal-ring = Pod eso ani nad krále to nejde.
illegal-no-bonus = Tam žádnou bonusovou akci nemáš.
illegal-circled = Tohle místo už je zakroužkované.
illegal-behind = Po stezce se nevrací.
illegal-suit = Tvoje karta barvy vede do jiné oblasti.
illegal-no-way = S touhle hodnotou tam žádná cesta dolů nevede.
illegal-too-far = Na tuhle zastávku je tvoje hodnota malá.
illegal-value = Tvoje karta hodnoty vede na jiné místo.
illegal-no-visit = V téhle budově nejsi.
illegal-owned = To už máš.
illegal-price = Na to nemáš dost peněz.
illegal-not-yet = Nejdřív musíš mít něco jiného.
illegal-land = Tvar by ležel na zabrané půdě.

# -- proč, a jak pravděpodobně ----------------------------------------------------------------

why-forced = Nic jiného nezbývá.
why-best = Slibuje nejvíc bodů.
why-turn = { $gold ->
    [0] Tyto karty otevírají
   *[other] Za { $gold ->
        [one] { $gold } zlato
        [few] { $gold } zlata
       *[other] { $gold } zlat
    } otevírají tyto karty
} nejlepší akci: { area }. Se vším, co následuje, má tah cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-hand = Třetí karta zlepší pokerovou ruku: { hand }. { $gold ->
    [0] Zbylé dvě otevírají
   *[other] Za { $gold ->
        [one] { $gold } zlato
        [few] { $gold } zlata
       *[other] { $gold } zlat
    } otevírají zbylé dvě
} tuto akci: { area }. Se vším, co následuje, to má cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-change = Zlato ti otevře tah v ceně asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-rob = Vyjde na { $percent } % a pak přinese { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
} a { $cash } $, jinak polovinu hvězd; tak jako tak přibude { $wanted } W.
why-silver = { $count ->
    [one] { $count } stříbrná hvězda
    [few] { $count } stříbrné hvězdy
   *[other] { $count } stříbrných hvězd
} za to, co je už zakroužkované, a další přibudou.
why-bonus = Bonusová akce, kterou přinese ({ area }), má cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-site = I s tím, co chystá na příště, má cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-night = Tahle noc přidá { $count ->
    [one] { $count } stříbrnou hvězdu
    [few] { $count } stříbrné hvězdy
   *[other] { $count } stříbrných hvězd
}.
why-shed = Hrozba zatčení klesne z { $before } % na { $after } %.
why-land = Kdyby ti { $price } $ zůstaly, bodů by z nich bylo méně.
why-use = Přinese to víc, než to stojí.
why-bribe = Bez úplatku tě na { $percent } % zatknou a pokuta je { $cash } $, nebo { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}.
why-no-bribe = Hrozba zatčení je { $percent } %: úplatek by stál víc než v průměru pokuta.
why-fine-cash = { $cash } $ má pro tebe menší cenu než { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}.
why-fine-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
} { $stars ->
    [few] mají
   *[other] má
} pro tebe menší cenu než { $cash } $.
why-back = Ještě můžeš ukázat na jinou kartu, nebo na žádnou.
why-leave = Nic z toho, co ještě můžeš, nestojí za to.

odds-hand = Pět karet z balíčku: { hand }
odds-outs = { $count ->
    [one] { $count } z neviděných karet (celkem { $left }) by pomohla
    [few] { $count } z neviděných karet (celkem { $left }) by pomohly
   *[other] { $count } z neviděných karet (celkem { $left }) by pomohlo
}: šance, že některá přijde mezi příštími třemi
odds-rob = Loupež { $value } { $gun ->
    [none] beze zbraně
    [pistol] s pistolí
   *[rifle] s puškou
}
odds-arrest = Zatčení při { $count } W
who = { character }
    .heading = Postava
word = { title-score }
    .heading = Titul

lesson-1 = Tři karty na tah: jedna dá barvu, druhá hodnotu, třetí jde do pokeru.
lesson-2 = Barva říká kam, hodnota jak daleko; co zakroužkuješ, tě může poslat dál.
lesson-3 = Po pěti tazích se platí poker a přijde šerif; po třech kolech se sčítají hvězdy.
near-level = { $by ->
    [wanted] Body byly stejné: rozhodlo méně W.
    [gold] Body i W byly stejné: rozhodlo více zlata.
   *[cash] Body, W i zlato byly stejné: rozhodlo více peněz.
}
near-bot = { $won ->
    [yes] { $bot }: o { $count ->
        [one] jeden bod
        [few] { $count } body
       *[other] { $count } bodů
    } méně.
   *[no] { $count ->
        [0] Stejně bodů jako { $bot }, a to nestačí.
        [one] { $bot } má o jeden bod více.
        [few] { $bot } má o { $count } body více.
       *[other] { $bot } má o { $count } bodů více.
    }
}
near-title = Další titul: { $title }, { $count ->
    [one] chybí jeden bod
    [few] chybějí { $count } body
   *[other] chybí { $count } bodů
}.
source = { $what ->
    [stars] Hvězdy
    [silver] Stříbrné hvězdy
    [cash] Peníze
   *[gold] Zlato
}
feat-points = Nejlepší mapa
    .value = { $value } { $value ->
        [one] bod
        [few] body
       *[other] bodů
    }
feat-title = Tituly
    .value = { $value }×

theme-arrange = Která karta na co
theme-turn = Nejlepší tah
theme-sheriff = Poker a šerif

## Lekce

learn-turn = Tah
    .about = tři karty: kam, jak daleko, poker
    .often = Z jedné karty platí barva, z druhé hodnota: žádná neslouží obojímu.
learn-turn-roles = Tři karty: jedna dá barvu, druhá hodnotu, třetí jde do pokeru. Vezmi barvu srdcí a hodnotu devítky.
    .right = Srdce jsou stezka. Dvojka se zapíše do pokeru.
    .wrong = To smíš, ale srdce s devítkou tě dovedou po stezce daleko.
learn-turn-ride = Po stezce jedeš na kteroukoli zastávku do své hodnoty. Něco dá jen ta, kde skončíš: vyber si.
    .right = Co leží před ní, je navždy škrtnuté.
    .wrong = I to smíš; tady jeď po stezce.
learn-turn-third = Ani třetí karta není nazmar: z pěti takových je tvůj poker. Pětku tam už máš: nech pro něj další a jeď se srdci.
    .right = Už dvojice: na konci kola 2 $ a hvězda. Druhá pětka je tvoje hodnota.
    .wrong = To smíš, ale pak na poker žádná pětka nezbude.
learn-turn-cash = S pětkou dosáhneš na každou zastávku do 5. Zastávka 5 dává 12 $: jeď tam.
    .right = Čtyři dolary jsou na konci bod a ve městečku se za peníze kupují nástroje.
    .wrong = To smíš, ale 12 $ jsou tři body a koupíš za ně ještě víc.
learn-turn-behind = Stojíš na zastávce 7 a jezdí se jen dopředu: srdce s 3, 4 ani 5 nikam nevedou. Vyber jinou barvu.
    .right = Než vybereš, podívej se, kam která barva vede. Srdce může dát aspoň hodnotu.
    .wrong = Nižší zastávky jsou za tebou: srdce tu nepomůžou.
learn-turn-act = Využij barvu a hodnotu: místo svítí. Když nějaká akce je, jednu v tahu udělat musíš.
    .right = Tah je hotový, všechny tři karty jdou pryč. Pět tahů je kolo, tři kola jsou hra.
    .wrong = Náhrobek jde vždycky, ale tady využij karty.
learn-areas = Pět oblastí
    .about = pustina, důl, městečko, hřbitov, stezka
    .often = Náhrobek jde zakroužkovat s jakýmikoli kartami, ale přinese ti jedno W.
learn-areas-badlands = Piky jsou pustina: přepadni cíl přesně své hodnoty, 5.
    .right = Otočená karta je aspoň 5: všechny hvězdy a peníze jsou tvoje, a W taky.
    .wrong = Tady přepadni: piky a pětka.
learn-areas-mine = Kára jsou důl: vstup do místnosti, jejíž chodba odpovídá tvé hodnotě.
    .right = Kladívko a zlato. Ze zakroužkované místnosti se jde jen dolů.
    .wrong = Tady jdi do dolu.
learn-areas-town = Kříže jsou městečko: navštiv budovu přesně své hodnoty.
    .right = První návštěva dá i to, co je na štítu: tady jízdu navíc.
    .wrong = Tady jdi do městečka.
learn-areas-buy = Kup si něco v hokynářství.
    .right = Při každé návštěvě jeden nákup, ale vrátit se smíš.
    .wrong = Jízda počká. Nejdřív nakup.
learn-areas-grave = Piky s esem nic nepřepadnou. S jakýmikoli kartami smíš zakroužkovat náhrobek: vyber si.
    .right = Co leží mezi dvěma zakroužkovanými sousedy, je tvoje; střed je zakroužkovaný od začátku.
    .wrong = Karty by šlo změnit zlatem, ale to je jiná lekce. Kopej.
learn-areas-pair = Dva sousedé přinesou to, co leží mezi nimi. Střed a jeden roh už jsou zakroužkované: který náhrobek sousedí s oběma?
    .right = Jeden kroužek, dvě odměny: hledej náhrobky mezi zakroužkovanými.
    .wrong = Ten sousedí nejvýš s jedním. Náhrobek mezi rohem a středem platí dvakrát.
learn-chains = Řetězy
    .about = jedna akce přináší další
    .often = Bonusová akce je volná: kterékoli místo oblasti, bez hodnoty; na konci tahu propadá.
learn-chains-six = Zastávka 6 dá pikovou akci: ještě jednu, v pustině. Jeď tam.
    .right = Teď loupež, a to u kteréhokoli cíle.
    .wrong = Ne tudy: zastávka 6 přinese druhou akci.
learn-chains-rob = Akce je volná: hodnota není potřeba. Přepadni, koho chceš.
    .right = Vyšší cíle vynesou víc, ale častěji se nepovedou. Když přepadneš všechny cíle jednoho druhu, získáš další akci.
    .wrong = Odejít znamená akci ztratit.
learn-chains-sign = A v městečku: na štítu hokynářství je srdce. Navštiv ho.
    .right = Nakup a jeď, v jakém pořadí chceš.
    .wrong = Nejdřív hokynářství: kříže a pětka.
learn-chains-nine = Zastávka 9 ukazuje kříž: ještě jedna budova. Jeď tam s bonusem.
    .right = Městečko, stezka, zase městečko: to je řetěz.
    .wrong = Jde to, ale zastávka 9 vede dál.
learn-chains-kind = Dvě ze tří stád jsou vyloupená. Přepadni třetí: všechny cíle jednoho druhu přinesou bonusovou akci, tady kára.
    .right = Druh je celý, ať se loupeže povedly, nebo ne: teď ještě jednou, v dole.
    .wrong = Řetěz čeká v pustině: cíl 7 doplní stáda.
learn-chains-deep = Kárová akce je volná: kterákoli propojená místnost, na rozsazích nezáleží. Vstup.
    .right = Místnosti s vlastní barvou vedou zase dál. Tak jediná karta zaplní půl mapy.
    .wrong = Konec tahu znamená akci ztratit: vstup do místnosti.
learn-gold = Zlato
    .about = jiná barva, jiná hodnota
    .often = Změněná karta nemění poker: zapisuje se, jak byla rozdaná.
learn-gold-step = Za jedno zlato jde hodnota o krok nahoru nebo dolů. Udělej z 6 sedmičku.
    .right = Ze skotu je cíl 7 nejlepší.
    .wrong = Jde to. Tady zaplať zlato za sedmičku.
learn-gold-seven = Teď ho přepadni.
    .right = Dvě zlata jsou na konci bod, takže krok musí přinést víc než půl bodu.
    .wrong = Zlato je utracené: využij ho.
learn-gold-suit = Za dvě zlata změníš barvu na kteroukoli jinou. Jdi místo do pustiny jinam.
    .right = Tři karty a trocha zlata vedou skoro kamkoli.
    .wrong = Tady změň barvu.
learn-gold-there = Dejme tomu, že barva jsou teď srdce: hodnota zůstává 9. Jeď tam.
    .right = Změna barvy stojí dvě zlata, krok jedno: nejdřív se podívej, jestli nestačí krok.
    .wrong = Zlato je utracené: využij novou barvu a jeď.
learn-gold-eight = Zbývá jedno zlato, na barvu málo, na krok dost. Se 7 dojedeš na zastávku 7; udělej z ní 8.
    .right = Přes roh to nejde: pod eso ani nad krále zlato nevede.
    .wrong = Jde to; tady zaplať zlato za osmičku.
learn-gold-vein = Zastávka 8 dává osm zlat. Jeď tam.
    .right = Z jednoho zlata je osm: čtyři body a zásoba na další tahy.
    .wrong = Zlato je utracené: zastávka 8 ho vrátí.
learn-poker = Poker a zatčení
    .about = třetí karty a co stojí W
    .often = Úplatek žádná W neškrtá: zůstávají do dalšího kola.
learn-poker-flush = Pátý tah. V pokeru máš čtyři kříže: ať je kříž z této řady pátý.
    .right = Barva, tedy pět křížů: po tomto tahu vynese 6 $ a pět hvězd.
    .wrong = Pak kříž poslouží jinde a z barvy v pokeru nic nebude.
learn-poker-safe = Na konci kola přijde šerif: zatkne tě, když je jeho karta nižší než tvoje W. Víš, že má 8, a máš pět W; podplatit ho?
    .right = Osm proti pěti: nechá tě jít a pět zlat zůstane tvých.
    .wrong = Osmička na pět W stačí: platí se za nic.
learn-poker-bribe = Kolo končí šerifem: když je jeho karta nižší než tvoje W, zatkne tě. Víš, že je to 4, a máš pět W; úplatek stojí zlato za každé.
    .right = Pět zlat místo 10 $ nebo čtyř hvězd.
    .wrong = Pak tě čtyřka zatkne: 10 $ nebo čtyři hvězdy.
learn-poker-fine = Zatčení: sedm W proti dvojce. Pokuta je 10 $ nebo čtyři hvězdy; čtyři dolary jsou na konci bod.
    .right = Deset dolarů jsou dva a půl bodu, čtyři hvězdy čtyři.
    .wrong = Čtyři hvězdy jsou čtyři body, 10 $ jen dva a půl.
learn-poker-church = Se sedmi W tě zatknou skoro každé kolo. Kříže a šestka: v kostele dolar škrtne jedno W.
    .right = A na štítu má hvězdu, při první návštěvě.
    .wrong = Tady jdi do kostela, dokud jsou peníze.
learn-poker-atone = Dolar za každé W, nejvýš osm. Škrtni aspoň pět.
    .right = Málo W, žádný strach: s jedním nebo bez nich nikoho nezatknou.
    .wrong = Zatčení stojí 10 $ nebo čtyři hvězdy a později víc: škrtni aspoň pět.
learn-cowbots = Kovboti
    .about = v jednom proti papírovému zloději
    .often = Kovbot boduje i za každé nezakroužkované místo svých oblastí, nejen za ukradené karty.
learn-cowbots-watch = Calamity Jane krade kartu, když v řadě leží srdce a ty v tom tahu získáš hvězdu. Srdce tu je: jdi do dolu pro kladívko a zlato.
    .right = Žádná hvězda, žádná krádež. Za každou ukradenou kartu má ona body.
    .wrong = Jde to. Důl je tu jistota: hvězdu nedává.
learn-cowbots-calm = V řadě není srdce: Jane spí. Teď ber hvězdy: přepadni cíl.
    .right = Hvězdy, a žádná ukradená karta.
    .wrong = Jde to, ale takové tahy jsou na hvězdy.
learn-cowbots-sites = Na konci Jane boduje i za to, co necháš nezakroužkované, nejvíc za stezku. Jeď.
    .right = Vyhráváš, jen když máš víc bodů než ona.
    .wrong = Jde to; tady jeď po stezce.
learn-cowbots-hide = Kartou barvy je srdce. Za dvě zlata z něj budou piky a Jane bere kartu až po změně: žádné srdce, žádná krádež.
    .right = Teď v řadě srdce není a hvězdy jsou v bezpečí.
    .wrong = Se srdcem v řadě vzbudí Jane každá hvězda. Změň ho na piky.
learn-cowbots-take = Přepadni cíl 7: čtyři hvězdy, a ona spí.
    .right = Dvě zlata jsou bod, čtyři hvězdy čtyři, a žádná ukradená karta.
    .wrong = Zlato je utracené: teď ber hvězdy.
learn-cowbots-quiet = Zase srdce, a po stezce se jet musí, za tu má bodů nejvíc. Vyber zastávku, která nedá hvězdu ani další akci.
    .right = Zakroužkovaná zastávka, za kterou Jane nic nemá, a žádná krádež.
    .wrong = Jde to; tady jeď po stezce.
learn-cowbots-quiet-star = Ta zastávka dá hvězdu nebo k ní vede: Jane by kradla. Vezmi 2, 5, 8 nebo 9.
idea-bonus = Bonusová akce: kterékoli místo té oblasti, bez hodnoty; nevyužitá propadá.
idea-bribe = Jde šerif: zlato za každé W tě vykoupí, ale W zůstávají.
idea-gold = Zlato mění karty: dvě za jinou barvu, jedno za krok hodnoty.
use = { $what ->
   *[change] Změnit kartu za zlato
}
