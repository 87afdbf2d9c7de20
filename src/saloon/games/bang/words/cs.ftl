title = Bang! Kostková hra
summary = Přestřelka s kostkami: šerifa znají všichni, ostatní svou roli tají.
notation = Strany kostek: A šíp, D dynamit, 1 a 2 terče, B pivo, G kulomet. again A1 hází znovu těmito kostkami, stop je nechá ležet; 1>3 střílí jedničkou na třetí místo, beer>2 nalije pivo druhému; co padne, je roll AAD1B.
lesson-1 = Na tahu hodíš pěti kostkami a kterékoli smíš ještě dvakrát přehodit. Dynamit zůstává, šíp se bere hned.
lesson-2 = Pak kostky platí: 1 a 2 zasáhnou hráče o jedno či dvě místa dál, pivo léčí, tři kulomety střílejí na všechny ostatní, tři dynamity vybuchnou tobě.
lesson-3 = Bandité vyhrávají, když padne šerif, zákon, když jsou mimo hru všichni bandité i odpadlíci, odpadlík, když zbude sám. Role se ukáží, až když někdo vypadne.
about = { $thing ->
    [arrow] Šíp se bere hned. Když uprostřed dojdou, útočí indiáni: každý ztrácí jeden život za každý svůj šíp.
    [dynamite] Dynamit se nedá přehodit. Tři ukončí házení a stojí jeden život.
    [shot-1] Bere jeden život hráči, který sedí hned vedle.
    [shot-2] Bere jeden život hráči o dvě místa dál.
    [beer] Vrátí jeden život komukoli, i tobě.
    [gatling] Tři vystřelí: všichni ostatní ztrácejí jeden život a střelec vrací své šípy.
    [cup] Ještě v kelímku.
    [unknown] Role, kterou nikdo neviděl. Otočí se, až hráč vypadne.
   *[seat] Hráč: postava, životy, šípy a role.
}
tally = Životy
opening-role = { $role ->
    [sheriff] Jsi šerif
    [deputy] Jsi pomocník šerifa
    [outlaw] Jsi bandita
   *[renegade] Jsi odpadlík
}
opening-sheriff = Šerifem je { $who } a začíná.
opening-sheriff-own = Jako šerif začínáš.
opening-three = Začíná pomocník: { $who }.
opening-three-own = Jako pomocník začínáš.
goal = { $role ->
    [sheriff] Vyřaď všechny bandity a odpadlíky. Všichni vědí, kdo jsi.
    [deputy] Chraň šerifa: vyhráváte spolu.
    [outlaw] Vyřaď šerifa.
   *[renegade] Zůstaň poslední; šerif musí padnout až nakonec.
}
goal-three = { $role ->
    [deputy] Lovíš odpadlíka: poslední život mu musíš vzít ty.
    [outlaw] Lovíš pomocníka: poslední život mu musíš vzít ty.
   *[renegade] Lovíš banditu: poslední život mu musíš vzít ty.
}

face = { $face ->
    [arrow] šíp
    [dynamite] dynamit
    [shot-1] terč 1
    [shot-2] terč 2
    [beer] pivo
    [gatling] kulomet
   *[cup] v kelímku
}
role = { $role ->
    [sheriff] šerif
    [deputy] pomocník
    [outlaw] bandita
    [renegade] odpadlík
   *[unknown] neznámá role
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
    .heading = Postava
ability = { $character ->
    [bart] Místo života ztraceného výstřelem nebo kulometem si smí vzít šíp, jen ne poslední.
    [black-jack] Smí znovu házet i dynamitem, dokud neleží tři.
    [janet] Jedničku smí použít jako dvojku a naopak.
    [gringo] Kdo mu výstřelem nebo kulometem vezme život, bere si šíp.
    [jesse] Má-li nejvýš čtyři životy, dá mu každé pivo, které vypije sám, dva.
    [jourdonnais] Při útoku indiánů nikdy neztratí víc než jeden život.
    [kit] Za každý kulomet smí vrátit jeden šíp kteréhokoli hráče.
    [duke] Má o hod víc: celkem čtyři.
    [paul] Kulomet mu neublíží.
    [pedro] Za každý ztracený život smí vrátit jeden svůj šíp.
    [rose] Její jednička i dvojka smějí dosáhnout o místo dál.
    [sid] Než hodí, vybere hráče, který získá život.
    [slab] Jednou za tah smí pivem místo léčení zdvojit výstřel.
    [suzy] Skončí-li její tah bez jedničky a dvojky, získá dva životy.
    [sam] Kdykoli někdo jiný vypadne, získá dva životy.
   *[willy] Ke střelbě mu stačí dva kulomety.
}

life = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
} { $most ->
    [7] ze 7
   *[other] z { $most }
}
arrows = { $count ->
    [0] žádný šíp
    [one] { $count } šíp
    [few] { $count } šípy
   *[other] { $count } šípů
}
out = mimo hru
pile = { $count ->
    [0] Uprostřed není žádný šíp
    [one] Uprostřed je jeden šíp
    [few] Uprostřed jsou { $count } šípy
   *[other] Uprostřed je { $count } šípů
}
rolls = { $count }. hod ze { $most }
die = { $number }. kostka: { $face }
button-throw = Hodit těmito znovu
text-table = Kostky: { $dice }   šípy uprostřed: { $pile }

say-stop = Nechat kostky ležet
say-again = Hodit znovu: { $dice }
say-shoot = { $face ->
    [shot-1] Střelit jedničkou: { $other }
   *[shot-2] Střelit dvojkou: { $other }
}
say-double = { $face ->
    [shot-1] Střelit jedničkou zdvojenou pivem: { $other }
   *[shot-2] Střelit dvojkou zdvojenou pivem: { $other }
}
say-beer = Nalít pivo: { $other }
say-beer-own = Vypít pivo
say-gift = Přidat život: { $other }
say-gift-own = Přidat život sobě
say-clear = Vrátit šíp, který má { $other }
say-clear-own = Vrátit vlastní šíp
say-choose = Hrát za postavu { $who }
say-dodge = Vzít si raději šíp
say-bear = Ztratit jeden život
say-shed = Vrátit šíp
say-keep = Nechat si šíp
say-enough = Šípy nechat být

tell-role = { $who } dostává roli: { $role }.
tell-role-hidden = { $who } dostává roli lícem dolů.
tell-sheriff = { $who } je šerif a začíná.
tell-show = { $who } ukazuje roli: { $role }.
tell-cast = { $who } hraje za postavu { $character }.
tell-offer = { $who } si může zvolit postavu { $character }.
tell-roll = { $who } hází: { $dice }.
tell-again = { $who } bere znovu do ruky: { $dice }.
tell-stop = { $who } nechává kostky ležet.
tell-arrow = { $count ->
    [0] { $who } bere poslední šíp.
    [one] { $who } bere šíp, zbývá jeden.
    [few] { $who } bere šíp, zbývají { $count }.
   *[other] { $who } bere šíp, zbývá { $count }.
}
tell-arrow-gringo = { $count ->
    [0] { $who } bere za zásah El Gringa poslední šíp.
    [one] { $who } bere za zásah El Gringa šíp, zbývá jeden.
    [few] { $who } bere za zásah El Gringa šíp, zbývají { $count }.
   *[other] { $who } bere za zásah El Gringa šíp, zbývá { $count }.
}
tell-indians = Útočí indiáni: { $losses }. Všechny šípy se vracejí.
tell-blast = Dynamit vybuchuje: { $who } ztrácí jeden život.
tell-shoot = { $face ->
    [shot-1] { $who } míří jedničkou. Cíl: { $other }.
   *[shot-2] { $who } míří dvojkou. Cíl: { $other }.
}
tell-double = { $face ->
    [shot-1] { $who } míří jedničkou zdvojenou pivem. Cíl: { $other }.
   *[shot-2] { $who } míří dvojkou zdvojenou pivem. Cíl: { $other }.
}
tell-hits = { $count ->
    [one] Výstřel zasahuje: { $losses }.
   *[other] Výstřely zasahují: { $losses }.
}
tell-miss = Ani jeden výstřel nezasáhl.
tell-dodge = { $who } uhýbá a bere si šíp.
tell-bear = { $who } neuhýbá.
tell-shed = { $who } vrací šíp.
tell-keep = { $who } si šíp nechává.
tell-fire = { $count ->
    [0] { $who } střílí z kulometu.
    [one] { $who } střílí z kulometu a vrací šíp.
    [few] { $who } střílí z kulometu a vrací { $count } šípy.
   *[other] { $who } střílí z kulometu a vrací { $count } šípů.
}
tell-returned = { $count ->
    [one] { $who } vrací šíp.
    [few] { $who } vrací { $count } šípy.
   *[other] { $who } vrací { $count } šípů.
}
tell-out = { $who } vypadává ze hry. Role: { $role }.
tell-beer = { $count ->
    [0] { $who } nalévá pivo, které přijde nazmar. Pije { $other }.
   *[other] { $who } nalévá pivo. { $other } získává život.
}
tell-beer-own = { $count ->
    [0] { $who } pije pivo a nic tím nezískává.
    [one] { $who } pije pivo a získává život.
    [few] { $who } pije pivo a získává { $count } životy.
   *[other] { $who } pije pivo a získává { $count } životů.
}
tell-gift = { $count ->
    [0] { $who } dává život navíc, ale { $other } ho nepotřebuje.
   *[other] { $who } dává život navíc. Získává ho { $other }.
}
tell-gift-own = { $count ->
    [0] { $who } bere život navíc, ale nepotřebuje ho.
   *[other] { $who } bere život navíc.
}
tell-clear = { $who } vrací šíp, který má { $other }.
tell-clear-own = { $who } vrací šíp.
tell-enough = { $who } nechává šípy být.
tell-feast = { $count ->
    [one] { $who } jako Vulture Sam získává život.
    [few] { $who } jako Vulture Sam získává { $count } životy.
   *[other] { $who } jako Vulture Sam získává { $count } životů.
}
tell-rest = { $count ->
    [one] Klidný tah: { $who } získává život.
    [few] Klidný tah: { $who } získává { $count } životy.
   *[other] Klidný tah: { $who } získává { $count } životů.
}

prompt-choose = Zvol si, za kterou ze dvou postav budeš hrát.
prompt-gift = Jsi na tahu: kdo získá život?
prompt-throw = { $me ->
    [yes] Házíš…
   *[no] Hází { $who }…
}
prompt-reroll = { $count ->
    [one] Vyber kostky pro poslední hod, nebo je nech ležet.
    [few] Vyber kostky, kterými hodíš znovu (zbývají { $count } hody), nebo je nech ležet.
   *[other] Vyber kostky, kterými hodíš znovu (zbývá { $count } hodů), nebo je nech ležet.
}
prompt-shoot = { $face ->
    [shot-1] Koho zasáhne tvoje jednička?
    [shot-2] Koho zasáhne tvoje dvojka?
   *[both] Vyber cíle pro jedničky a dvojky, v libovolném pořadí.
}
prompt-beer = { $count ->
    [one] Kdo dostane pivo?
    [few] Kdo dostane pivo? Zbývají { $count }.
   *[other] Kdo dostane pivo? Zbývá { $count }.
}
prompt-kit = { $count ->
    [one] Čí šíp vrátíš?
    [few] Čí šíp vrátíš? Nejvýš { $count } šípy.
   *[other] Čí šíp vrátíš? Nejvýš { $count } šípů.
}
prompt-dodge = { $count ->
    [one] Zásah: vezmeš si místo ztráty života šíp?
    [few] Zásah za { $count } životy: vezmeš si místo ztráty jednoho z nich šíp?
   *[other] Zásah za { $count } životů: vezmeš si místo ztráty jednoho z nich šíp?
}
prompt-shed = Život je pryč: vrátíš za něj šíp?
prompt-arrow = Nejdřív šípy: bere { $who }.
prompt-gringo = Zásah El Gringa: šíp bere { $who }.
prompt-indians = Šípy došly: útočí indiáni!
prompt-hits = Všechny výstřely zasáhnou ve stejnou chvíli.
prompt-out = { $who } ztrácí poslední život.
prompt-show = Je rozhodnuto: ukazují se všechny role.
prompt-dynamite = Dynamit vybuchuje!
prompt-gatling = Kulometů je dost: střílí { $who }!
prompt-victory = { $camp ->
    [law] Vítězí zákon: { $who }.
    [outlaws] Vítězí bandité: { $who }.
   *[renegade] Vítězí odpadlík: { $who }.
}

illegal-locked = Dynamitem se znovu nehází.
illegal-no-such-dice = Takové kostky před tebou neleží.
illegal-rolled = V tomhle tahu už žádný hod nemáš.
illegal-blown = Tři dynamity: žádnou kostkou se už nehází.
illegal-stopped = S házením je v tomhle tahu konec, kostky zůstaly ležet.
illegal-rolling = Ještě se hází: nejdřív nech kostky ležet, pak platí.
illegal-answer = Nejdřív rozhodni o šípu.
illegal-shoot-first = Nejdřív vyber cíl pro každý svůj výstřel.
illegal-double = Výstřel zdvojuje jen Slab the Killer, jednou za tah a pivem, které mu padlo.
illegal-reach = Na tohohle hráče tenhle výstřel nedosáhne: jednička míří na souseda, dvojka ob jedno místo.
illegal-out = Tenhle hráč už je mimo hru.
illegal-nobody = Tam nikdo nesedí.
illegal-beer-first = Nejdřív se musí rozdat všechna piva.
illegal-no-arrows = Před tímhle hráčem žádný šíp neleží.

preset-choose = Volba postav
option-characters = Postavy
    .about = Jak hráči přijdou ke svým postavám.
option-characters-random = každý dostane jednu
option-characters-choose = každý si vybere ze dvou
option-gringo = Šípy za El Gringa
    .about = Kolik šípů bere ten, kdo El Gringa zasáhne najednou několika kostkami.
option-gringo-volley = jeden za všechny
option-gringo-hit = za každý zásah jeden
option-gringo_last = Poslední zásah El Gringa
    .about = Zda si bere šíp i ten, kdo El Gringa vyřadí.
option-gringo_last-yes = bere šíp
option-gringo_last-no = nebere nic
option-indians_credit = Indiáni při hře ve třech
    .about = Zda se za původce ztráty při útoku indiánů počítá hráč na tahu.
option-indians_credit-none = nikdo
option-indians_credit-active = hráč na tahu
option-all_dead = Všichni mrtví při hře ve třech
    .about = Co se stane, když poslední hráči padnou ve stejnou chvíli.
option-all_dead-outlaw = vyhrává bandita
option-all_dead-draw = nevyhrává nikdo
option-gatling = Kulomet a šípy střelce
    .about = Co je při střelbě z kulometu dřív: podle toho má Bart Cassidy uprostřed dost šípů, aby uhnul, nebo ne.
option-gatling-losses = nejdřív životy
option-gatling-arrows = nejdřív šípy zpátky

ahead = Strana, kterou chceš, ještě padne na { $face } %{ risk }
instead = Dalším házením by strana, kterou chceš, padla na { $face } %{ risk }
risk = { $risk ->
    [none] {"."}
    [blast] {";"} příštím hodem hrozí na { $blast } % tři dynamity.
    [indians] {";"} příštím hodem hrozí na { $indians } % indiáni.
   *[both] {";"} příštím hodem hrozí na { $blast } % tři dynamity a na { $indians } % indiáni.
}
why-forced = Nic jiného nezbývá.
why-stop-risk = Další hod víc ohrožuje, než slibuje. { instead }
why-stop = Tyhle kostky ti vyhovují. { instead }
why-stop-arrows = { $count ->
    [one] Zbývá jediný šíp: další hod může přivolat indiány. { instead }
    [few] Zbývají jen { $count } šípy: další hod může přivolat indiány. { instead }
   *[other] Zbývá jen { $count } šípů: další hod může přivolat indiány. { instead }
}
why-throw = Jiné strany by se ti hodily víc. { ahead }
why-throw-shots = Tyhle terče by zasáhly jen přátele. { ahead }
why-chase-gun = { $count ->
    [one] Necháváš si kulomet a čekáš na druhý: { $guns } %. { ahead }
    [few] Necháváš si { $count } kulomety a čekáš na dávku: { $guns } %. { ahead }
   *[other] Necháváš si { $count } kulometů a čekáš na dávku: { $guns } %. { ahead }
}
why-loaded = Kulomet je nabitý, ostatní kostky mohou přinést víc. { ahead }
why-throw-indians = Přijdou-li indiáni, ublíží víc tvým nepřátelům než tobě. { ahead }
why-throw-arrows = Šíp už máš tak jako tak, kostka ještě může pomoct. { ahead }
why-throw-guns = Tak málo kulometů nic nezmůže. { ahead }
why-throw-beers = Pivo nikdo z tvé strany nepotřebuje. { ahead }
why-kill = Vezme poslední život někomu, koho se chceš zbavit.
why-double = Zdvojený výstřel ti pomůže víc než pivo.
why-overkill = Cíl je stejně ztracený, a tak to nikoho dalšího nezraní.
why-lesser-evil = Střelit musíš a tady ti to uškodí nejméně.
why-prey = To je tvoje kořist.
why-rival = Oslabí někoho, kdo ti stojí v cestě.
why-sheriff = Bez šerifa mají bandité vyhráno.
why-outlaw = Podle toho, co všichni viděli, je to na { $percent } % bandita.
why-renegade = Podle toho, co všichni viděli, je to na { $percent } % odpadlík.
why-deputy = Podle toho, co všichni viděli, je to na { $percent } % pomocník šerifa.
why-foe = Spíš hraje proti tobě než s tebou.
why-waste = Nikdo z tvé strany to nepotřebuje.
why-heal-own = Nejvíc to potřebuješ ty.
why-heal-sheriff = Šerif musí přežít.
why-heal-friend = Drží při životě někoho, kdo je asi na tvé straně.
why-heal-foe = Udrží strany v rovnováze.
why-clear-own = Čím méně šípů máš, tím méně se musíš bát indiánů.
why-clear-other = Uleví někomu, kdo je asi na tvé straně.
why-enough = Ostatní šípy leží tam, kde mají.
why-choose = { $count ->
    [few] Dobrá schopnost a { $count } životy.
   *[other] Dobrá schopnost a { $count } životů.
}
why-dodge = Šíp se dá vrátit, život je pryč.
why-bear = Indiáni jsou blízko a šípů máš dost.
why-shed = Zbavíš se šípu zadarmo.
why-keep = Hromádka uprostřed tak zůstane malá.

odds-throw = { $count ->
    [one] Jeden hod pěti kostkami: zvolená strana aspoň jednou
    [few] Jeden hod pěti kostkami: zvolená strana aspoň { $count }krát
   *[other] Jeden hod pěti kostkami: zvolená strana aspoň { $count }krát
}
odds-gun = Celý tah jen na kulomety: { $who ->
    [duke] Lucky Duke vystřelí
    [willy] Willy the Kid vystřelí
   *[other] kdokoli jiný vystřelí
}
odds-blast = Pokaždé se hází vším, čím to jde; tři dynamity: { $who ->
    [duke] Lucky Duke
   *[other] kdokoli jiný
}
near = { $camp ->
    [law] Šerifovi { $count ->
        [one] zbýval jeden život
        [few] zbývaly { $count } životy
       *[other] zbývalo { $count } životů
    }.
    [outlaws] { $count ->
        [0] Nezbyl ani jeden bandita ani odpadlík.
        [one] Banditům a odpadlíkům zbýval dohromady jeden život.
        [few] Banditům a odpadlíkům zbývaly dohromady { $count } životy.
       *[other] Banditům a odpadlíkům zbývalo dohromady { $count } životů.
    }
    [renegade] Odpadlíkovi { $count ->
        [one] zbýval jeden život
        [few] zbývaly { $count } životy
       *[other] zbývalo { $count } životů
    }.
   *[three] { $who }: { $count ->
        [one] zbýval jeden život
        [few] zbývaly { $count } životy
       *[other] zbývalo { $count } životů
    }.
}
source = { $what ->
    [indians] Indiáni
    [dynamite] Dynamit
   *[beer] Pivo a schopnosti
}
source-shots = Střílí { $who }
feat-won-as = { $part ->
    [sheriff] Výhry šerifa
    [deputy] Výhry pomocníka
    [outlaw] Výhry bandity
   *[renegade] Výhry odpadlíka
}
    .value = { $value }×

theme-reroll = Co přehodit
theme-shoot = Na koho střílet
theme-other = Pivo, šípy a ostatní

## Lekce

learn-dice = Kostky a přehazování
    .about = pět kostek, tři hody, pak platí
    .often = Kostku, kterou poprvé necháš ležet, smíš podruhé přehodit; dynamit nikdy.
learn-dice-again = Padlo pět kostek a kterékoli smíš ještě dvakrát přehodit. Máš všechny životy, pivo je ti k ničemu: přehoď ho.
    .right = Třetí kulomet: tři střílejí na všechny ostatní.
    .wrong = To smíš, ale jediná kostka, která ti teď nepomůže, je pivo.
learn-dice-stop = Přestat smíš po každém hodu. Přestaň.
    .right = Teď kostky platí popořadě: dynamit, výstřely, pivo, kulomety.
learn-dice-stop-more = Jeden hod zbývá, ale kostky jsou dobré: tři kulomety a dva výstřely. Přestaň.
learn-dice-near = 1 zasáhne hráče hned vedle, vlevo nebo vpravo. Vyber si.
    .right = Nejdřív se namíří všechny výstřely, zasáhnou pak najednou.
learn-dice-far = 2 zasáhne hráče přesně o dvě místa dál. Ve čtyřech je to z obou stran tentýž.
    .right = Nejdřív výstřely, pak kulomet na všechny ostatní.
learn-dice-kept = Zbývá jeden hod. Odložený kulomet zůstal sám a odloženou kostku smíš přehodit: hoď ho i se šípem.
    .right = Kostku, která jednou zůstala ležet, smíš ještě přehodit; jen dynamit nikdy.
    .wrong = Obě 1 a pivo si nech: zasáhnou souseda a vyléčí tě.
learn-dice-bomb = Dva dynamity: zůstávají a třetí ukončí házení a stojí život. Přestaň, nebo hoď jen samotným kulometem.
    .right = Čím míň kostkami házíš, tím míň riskuješ.
learn-dice-bomb-much = Každá hozená kostka může být třetí dynamit. Hoď jen kulometem, nebo přestaň.
learn-arrows = Šípy a kulomet
    .about = berou se hned, platí se najednou
    .often = Šípy se berou po jednom, dřív než cokoli z hodu, dokonce dřív, než vybuchne třetí dynamit.
learn-arrows-arrow = Šíp se bere hned, jak padne; máš dva. Tři kulomety je všechny vrátí: přehoď šíp a 1.
    .right = Třetí kulomet. Přehozením kostky se šíp sám nevrací.
    .wrong = Potřebuješ třetí kulomet a pivo léčí. Přehoď šíp a 1.
learn-arrows-stop = Přestaň se třemi kulomety a dvěma pivy.
    .right = Není čím střílet: žádná 1 ani 2.
    .wrong = Co chceš, to už máš. Přestaň.
learn-arrows-beer = Každé pivo dává život komukoli. Kdo ho potřebuje?
    .right = Máš o život víc, kulomet zasáhl tři ostatní a tvoje šípy jsou zpátky uprostřed.
learn-arrows-beer-other = Pivo léčí kohokoli, ale ostatní mají všechny životy, takže by přišlo nazmar.
learn-arrows-indians = Zbývá jeden šíp: kdo ho vezme, přivolá indiány a každý ztratí život za každý svůj šíp. Máš jich pět: hoď jen 1 na třetí kulomet.
    .right = Tři kulomety: tvých pět šípů se vrátí dřív, než indiáni přijdou.
    .wrong = Každá hozená kostka může být poslední šíp, a když přestaneš, pět jich zůstane. Nejmíň riskuješ jednou kostkou, 1.
learn-arrows-charge = Jsi bandita bez šípů; šerif má tři a k tomu tři životy. Zbývá jediný šíp: hoď co nejvíc kostkami, ať přijdou indiáni.
    .right = I šípy jsou zbraň: kdo jich má málo, nemusí se indiánů bát.
    .wrong = Víc kostek, větší naděje: když padne šíp, šerif ztratí tři životy a končí.
learn-arrows-save = Jsi pomocník a máš tři kulomety, ale tvému šerifovi, Emě, zbývá jediný život. Pivo platí dřív než kulomet: komu ho dáš?
    .right = Měla dva, kulomet jeden vzal a žije. I tvůj šíp je zpátky uprostřed.
    .wrong = Kulomet zasáhne všechny ostatní, i tvého šerifa: s jediným životem padne a prohráváš.
learn-roles = Role a komu věřit
    .about = kdo s kým vyhrává
    .often = Když padne šerif, vyhrávají bandité, ledaže zbyl jediný odpadlík; odpadlík vedle jiných prohrává taky.
learn-roles-sheriff = Jsi šerif a všichni to vědí; ostatní role tají. Viktor po tobě dvakrát střílel, Ema nikdy: koho zasáhne tvoje 1?
    .right = Kdo střílí po šerifovi, těžko bude pomocník.
    .wrong = Ema ti nic neudělala a může být tvůj pomocník.
learn-roles-deputy = Teď jsi pomocník: vyhráváš se šerifem, tedy s Emou. Tvoje 1 musí zasáhnout souseda.
    .right = Všechny kostky se musí použít, takže pomocník občas zasáhne neznámého.
    .wrong = To je tvůj vlastní šerif: když padne, prohráváš.
learn-roles-draught = A komu pomůže pivo?
    .right = Uzdravený šerif navíc pozná, komu věřit.
    .wrong = Nejvíc životů ztratil šerif a vyhráváš s ním.
learn-roles-outlaw = Bandita chce jediné: šerifa ze hry. Střílej.
    .right = Všichni to viděli. To je ta cena.
    .wrong = Viktor může být bandita jako ty. Šerif sedí na druhé straně.
learn-roles-renegade = Odpadlík musí zbýt poslední. Šerif vedle tebe má jediný život: koho zasáhneš?
    .right = Správně: kdyby šerif padl teď, vyhráli by bandité. Nejdřív ostatní, šerif až nakonec.
    .wrong = Pak je šerif mimo a vyhrávají bandité, ne ty.
learn-roles-nurse = Pořád jsi odpadlík: šerifovi zbývá život a oba bandité jsou silní. Komu dáš pivo?
    .right = Dokud žijí bandité, odpadlík šerifa potřebuje. A vypadá to jako od pomocníka.
    .wrong = Když šerif padne dřív než bandité, vyhrávají oni, ne ty. Drž šerifa naživu.
learn-characters = Postavy
    .about = šestnáct způsobů, jak ohnout pravidlo
    .often = Schopnost nikdy nedá víc životů, než bylo na začátku; dva navíc má jen šerif.
learn-characters-janet = Calamity Janet smí každou 1 použít jako 2. Karel o dvě místa dál po tobě dvakrát střílel: zasáhni ho jedničkou.
    .right = Kdo dosáhne dál, líp si vybírá.
    .wrong = Ten ti nic neudělal. Janetina 1 dosáhne i na Karla.
learn-characters-slab = Slab the Killer zdvojí jeden výstřel pivem. Ema má dva životy a třikrát po tobě střílela.
    .right = Mimo hru. Role se ukáže a to pivo už nikoho neléčí.
    .wrong = Ema by padla zdvojeným výstřelem: 1 s pivem.
learn-characters-jesse = Jesse Jones má z piva dva životy, dokud má nejvýš čtyři. Máš čtyři a dvě piva: napij se.
    .right = Osm: jestli má nejvýš čtyři, se zjišťuje jen jednou, před prvním pivem. Než vystřelíš, podívej se na karty ostatních.
    .wrong = Ostatní mají všechny životy.
learn-characters-jack = Black Jack smí dynamit přehodit, dokud nejsou tři. Leží tu dva: hoď jimi.
    .right = Komu jinému jsou dva dynamity výstrahou; pro něj jsou to jen dvě kostky.
    .wrong = U něj dynamit zůstat nemusí: přehoď oba a pivo si nech.
learn-characters-suzy = Suzy Lafayette má dva životy navíc, když na konci nemá žádnou 1 ani 2. Zbývá jeden hod: kterou kostkou?
    .right = Žádný výstřel: na konci tahu o dva životy víc, a kulomet střílí taky.
    .wrong = Platí jen výsledné kostky: těm dvěma životům brání ta 1.
learn-characters-willy = Willymu the Kidovi stačí na střelbu dva kulomety. Máš dva, k tomu výstřely a pivo, které tě léčí: házet dál?
    .right = Zásah pro všechny, šípy zpátky, dva výstřely a pivo. Je dobré vědět, kdy má člověk dost.
    .wrong = Všechno se tu hodí a každá hozená kostka může být šíp. Přestaň.
idea-dynamite = Dynamit se nepřehazuje; tři ukončí házení a stojí život.
idea-shoot = 1 zasáhne souseda, 2 hráče o dvě místa dál; mysli na to, kdo ke komu patří.
idea-beer = Pivo léčí kohokoli, i tebe; komu žádný život nechybí, tomu je k ničemu.
use = { $what ->
    [again] Házet znovu
    [stop] Nechat ležet
    [shot-1] Výstřel na jedno místo
    [shot-2] Výstřel na dvě místa
    [beer-own] Pivo sobě
    [beer-other] Pivo jinému
   *[ability] Schopnost postavy
}
