title = Dice Town
summary = Pokerové kostky pod pohárky, ulice domů, které se jimi dobývají, a šerif, který se dá koupit.
notation = Strany jsou 9 T J Q K A. keep QQ nebo jen Q Q si nechá dvě dámy, - nic; play dynamite odpoví kartou, pass žádnou; give $2, give 1n a add claim3 skládají nabídku, offer $2 1n - fenced - for 1 ji položí; choose 2, steal 3 a pick wanted jmenují místo nebo kartu; ask dollars prosí doktora.
notation-rest = Vyber číslo, nebo napiš strany, které si necháš, třeba J J Q.

house = { $house ->
    [mine] Zlatý důl
    [bank] Banka
    [coach] Dostavník
    [store] Koloniál
    [saloon] Salón
    [sheriff] Šerif
    [hall] Městská radnice
   *[doctor] Doktor Bedlák
}
house-short = { $house ->
    [mine] Důl
    [bank] Banka
    [coach] Dostavník
    [store] Koloniál
    [saloon] Salón
    [sheriff] Šerif
    [hall] Radnice
   *[doctor] Bedlák
}
card-name = { $card ->
    [credit] Na sekeru
    [girls] Děvčata
    [brute] Bouchač
    [cheater] Profesionální švindlíř
    [corruption] Korupce
    [dynamite] Dynamit
    [joe] Vyklepanej Joe
    [marshal] Maršál
    [split] Fifty fifty
    [wanted] Hledanej
    [elixir] Bedlákův elixír
    [gear1] Laso (1)
    [gear2] Boty (2)
    [gear3] Klobouk (3)
    [gear4] Sedlo (4)
    [gear5] Revolver (5)
   *[gear8] Kůň (8)
}
card-short = { $card ->
    [credit] Na sekeru
    [girls] Děvčata
    [brute] Bouchač
    [cheater] Švindlíř
    [corruption] Korupce
    [dynamite] Dynamit
    [joe] Joe
    [marshal] Maršál
    [split] Fifty fifty
    [wanted] Hledanej
    [elixir] Elixír
    [gear1] Laso
    [gear2] Boty
    [gear3] Klobouk
    [gear4] Sedlo
    [gear5] Revolver
   *[gear8] Kůň
}
card-unknown = kartu
card-back = zakrytá karta
claim = dekret za { $points }
combination = { $hand ->
    [high] bez dvojice
    [pair] dvojice
    [two-pair] dvě dvojice
    [three] trojice
    [straight] postupka
    [full] full house
    [four] čtveřice
   *[five] pětice
}
goods-dollars = { $count } $
goods-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
}
goods-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
goods-fenced = { $card } zpoza drátu

sheriff = šerif
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
tally = Body
row-of = ponecháno: { $dice }
fenced = { $card } za ostnatým drátem
thinks = ještě vybírá
decided = má vybráno
hand-of = { $who }: { $count ->
    [0] v ruce nemá žádnou kartu
    [one] v ruce jedna karta
    [few] v ruce { $count } karty
   *[other] v ruce { $count } karet
}
leads = { $count ->
    [one] vede { $who }: { $what }
    [few] shodu mají { $who }: { $what }
   *[other] shodu mají { $who }: { $what }
}
leads-nobody = nevede nikdo
pill = { $house ->
    [coach] → do banky
    [doctor] bez zisku
   *[other] –
}
claim-slot = { $number }. dekret v řadě: { $card }
played-by = { $who } hraje { $card }
offers-line = Nabízí: { $goods }
own-row = Tvoje řada
own-cards = { $count ->
    [0] V ruce nemáš žádnou kartu
    [one] Tvoje karta: ostatní vidí jen rub
    [few] Tvoje { $count } karty: ostatní vidí jen ruby
   *[other] Tvých { $count } karet: ostatní vidí jen ruby
}
cup = tvůj pohárek
cup-of = pohárek, { $who }
die = { $number }. kostka: { $face }
last-throw = Poslední hod: zdarma a všechno zůstává
price-kept = { $shape ->
    [tall] kostek
   *[wide] Necháš si
}
price-paid = { $shape ->
    [tall] cena
   *[wide] Zaplatíš
}
money = { $count } $
price-none = nic
price-free = zdarma
price = { $kept ->
    [0] nenechat nic
    [one] nechat { $kept } kostku
    [few] nechat { $kept } kostky
   *[other] nechat { $kept } kostek
}: { $count ->
    [0] zdarma
   *[other] { $count } $
}
own-offer = Tvoje nabídka
tap-cards = Vyber i karty
give = { $what ->
    [dollars] Dolary v nabídce: { $count }, nejvýš { $most }
   *[nuggets] Nugety v nabídce: { $count }, nejvýš { $most }
}
knob-less = { $what ->
    [dollars] o dolar méně
   *[nuggets] o nuget méně
}
knob-more = { $what ->
    [dollars] o dolar více
   *[nuggets] o nuget více
}
tray = { $who }: { $goods }
tray-nothing = nic
remedy = { $kind ->
    [card] karta Koloniálu
    [dollars] od každého 2 $
   *[nuggets] od každého nuget
}
remedy-fence = Nebo v ruce vyber dekrety, které oplotíš.
remedy-title = Co ti doktor předepíše?
text-town = Důl { $mine }   Banka { $bank } $   Dostavník { $coach } $   Koloniál { $store }   dekrety { $claims }
text-leads = Vede { $leads }
text-hand = V ruce: { $cards }
button-keep = Nechat vybrané
button-fence = Oplotit tyhle dekrety

say-keep = Nechat { $dice } { $count ->
    [0] zdarma
   *[other] za { $count } $
}
say-keep-none = Nenechat nic za 1 $
say-play = Zahrát kartu { $card }
say-cheat = Švindlíř: otočit { $die } na { $face }
say-pass = Žádná karta
say-rest = V tomhle kole ne
say-back = Vzít zpátky { $die }
say-dollars = { $count ->
    [0] Žádné dolary nenabízet
   *[other] Vložit do nabídky { $count } $
}
say-nuggets = { $count ->
    [0] Žádné nugety nenabízet
    [one] Vložit do nabídky { $count } nuget
    [few] Vložit do nabídky { $count } nugety
   *[other] Vložit do nabídky { $count } nugetů
}
say-add = Přidat: { $card }
say-add-fenced = Přidat zpoza drátu: { $card }
say-drop = Vyndat: { $card }
say-drop-fenced = Vrátit za drát: { $card }
say-offer = Nabídnout: { $goods }
say-offer-for = Nabídnout, ať vyhraje { $other }: { $goods }
say-no-offer = Bez nabídky
say-favour = Nabídka je pro: { $other }
say-decide = { $house }: vyhrává { $other }
say-joe = Ať zaplatí { $other }
say-steal = Obrat o kartu: { $other }
say-pick = Nechat si: { $card }
say-call = Další půjde { $other }
say-fence = Oplotit: { $cards }
say-remedy = { $kind ->
    [card] Vzít si kartu Koloniálu
    [dollars] Malá šťára: od každého 2 dolary
   *[nuggets] Velká šťára: od každého nuget
}
say-decline = Odmítnout útěchu
say-crown = Vítězí { $other }

tell-lot = Odznak si připíná { $who }, první šerif Dice Townu.
tell-turn = { $points ->
    [one] Starosta vyvěšuje na radnici další dekret za { $points } bod.
    [few] Starosta vyvěšuje na radnici další dekret za { $points } body.
   *[other] Starosta vyvěšuje na radnici další dekret za { $points } bodů.
}
tell-roll = { $who } nakukuje pod pohárek: { $dice }.
tell-roll-hidden = { $who } praští pohárkem o stůl.
tell-roll-last = { $who } hází naposled: { $dice }.
tell-keep = { $who } má vybráno: { $dice }.
tell-keep-hidden = { $who } má vybráno.
tell-keep-none = { $who } z tohohle nechce nic.
tell-lift = { $who } si nechává { $dice }.
tell-lift-none = { $who } si nenechává nic a hází znova.
tell-pay = { $who } platí na Dostavník { $count } $.
tell-back = { $who } na to nemá a bere zpátky { $die }.
tell-answer-play = { $who } má připravenou kartu.
tell-answer-pass = { $who } se ani nehne.
tell-sealed = { $who } nehne brvou.
tell-hush = Nikdo se ani nehne.
tell-open = { $who } mrskne na stůl kartu { $card }!
tell-open-cheat = { $who }, profesionální švindlíř, otáčí prstem { $die } na { $face }.
tell-open-wanted = HLEDANEJ! { $who } volá zákon a karta { $card } (hraje ji { $other }) neplatí.
tell-joe = { $who } posílá Vyklepanýho Joea. Ten vytahuje kolt a { $other } má vysolit { $count } $.
tell-weighing = { $who } se přehrabuje v měšci.
tell-offer = { $who } šoupe šerifovi pod stolem: { $goods }.
tell-offer-for = { $who } chce, ať vyhraje { $other }, a nabízí šerifovi: { $goods }.
tell-no-offer = { $who } nenabízí nic.
tell-envelope = { $who } posouvá po stole obálku.
tell-decide = { $house }: { $who } ukazuje prstem, vyhrává { $other }.
tell-decide-own = { $house }: { $who } rozhoduje ve vlastní prospěch.
tell-unfold = Obálka je otevřená ({ $who }): { $goods }.
tell-unfold-nothing = Obálka je otevřená ({ $who }): nic v ní není.
tell-dig = { $count ->
    [0] { $who } nachází v dole jenom hlínu.
    [one] { $who } si odnáší z dolu nuget.
    [few] { $who } si odnáší z dolu { $count } nugety.
   *[other] { $who } si odnáší z dolu { $count } nugetů.
}
tell-rob = { $count ->
    [0] { $who } přepadává Banku. Je prázdná.
   *[other] Ruce vzhůru! { $who } si odnáší z Banky { $count } $.
}
tell-split = Fifty fifty, parťáku: { $who } bere { $count } $.
tell-badge = Městečko má nového šerifa: { $who }.
tell-badge-stays = Šerifem zůstává { $who }.
tell-grant = { $who } má na radnici nejlepší ruku ({ $hand }) a dostává: { $cards }.
tell-draw = { $who } si v Koloniálu prohlíží: { $card }.
unseen-draw = { $who } bere v Koloniálu z regálu kartu.
tell-corrupt = { $who } podmazává starostu a bere si zpod stolu: { $card }.
unseen-corrupt = { $who } podmazává starostu a bere si zpod stolu dekret, který nikdo neviděl.
tell-prescribe = Doktor Bedlák loví v brašně, { $who } dostává: { $card }.
unseen-prescribe = Doktor Bedlák loví v brašně a { $who } dostává kartu.
tell-renew = V Koloniálu se míchají odhozené karty: regály jsou zase plné.
tell-steal = V Salónu se děvčata činí. Krade { $who }, o karty přichází { $other }.
tell-take = { $who } tahá z vějíře, který drží { $other }: { $card }.
unseen-take = { $who } tahá kartu z vějíře, který drží { $other }.
tell-pick = { $who } si z Koloniálu odnáší: { $card }.
unseen-pick = { $who } si z Koloniálu odnáší jednu kartu pod kabátem.
tell-pick-stolen = { $count ->
    [0] { $who } si nechává: { $card }.
   *[other] { $who } si nechává: { $card }. Zbytek má zpátky { $other }.
}
unseen-pick-stolen = { $count ->
    [0] { $who } si kartu nechává.
   *[other] { $who } si jednu kartu nechává, zbytek má zpátky { $other }.
}
tell-shift = O tyhle nikdo nestál, jdou pod balíček: { $cards }.
tell-call = Šerif { $who } posílá k doktorovi: { $other }.
tell-fence = { $who } natahuje ostnatý drát: { $cards }.
tell-raid = { $count ->
    [0] Malá šťára: { $who } nevybírá nic.
   *[other] Malá šťára: { $who } vybírá { $count } $.
}
tell-raid-gold = { $count ->
    [0] Velká šťára: { $who } nevybírá nic.
    [one] Velká šťára: { $who } vybírá { $count } nuget.
    [few] Velká šťára: { $who } vybírá { $count } nugety.
   *[other] Velká šťára: { $who } vybírá { $count } nugetů.
}
tell-remedy = { $who } chce od doktora kartu Koloniálu.
tell-decline = { $who } o žádnou útěchu nestojí.
tell-ride = { $count ->
    [0] Den končí. Dostavník odjíždí prázdný.
   *[other] Den končí. Dostavník přiváží do Banky { $count } $.
}
tell-show = { $who } vykládá: { $card }.
tell-crown = Poslední slovo má šerif { $who }: městečku vládne { $other }.

opening = Odznak nosí { $who }.
opening-own = Odznak nosíš ty.
opening-about = Poskládej ruku z pěti kostek. Kdo má od jedné strany nejvíc, vyhraje její dům, nejlepší ruka radnici. Shody rozhoduje šerif, a ten se dá podplatit.
end-mine = V dole už není jediný nuget.
end-claims = Všechny dekrety mají majitele.

prompt-roll = Pohárky chřestí…
prompt-lift = Všechny pohárky nahoru!
prompt-last = Poslední hod, zdarma.
prompt-pay = Platí se na Dostavník.
prompt-ride = Den v městečku končí.
prompt-show = Všichni vykládají karty.
prompt-won-house = { $house }: vyhrává { $who }.
prompt-keep = Které kostky si necháš? Jedna je zdarma, každá další za 1 $; máš { $money } $.
prompt-keep-wait = { $count ->
    [one] Pod pohárek ještě kouká { $who }.
    [few] Pod pohárky ještě koukají { $who }.
   *[other] Pod pohárky ještě koukají { $who }.
}
prompt-window = { $house }: zahraje někdo kartu?
prompt-window-reveal = Pohárky jsou nahoře: zahraje někdo kartu?
prompt-wanted = { $who } hraje kartu { $card }. Zavolá někdo zákon?
prompt-offers = { $house }: shoda. Podplatíš šerifa? (Je jím { $who }.)
prompt-offers-wait = { $count ->
    [one] { $house }: shoda. Nabídku zvažuje { $who }.
    [few] { $house }: shoda. Nabídku zvažují { $who }.
   *[other] { $house }: shoda. Nabídku zvažují { $who }.
}
prompt-decide = { $house }: shoda. Šerife, kdo vyhraje?
prompt-decide-wait = { $house }: shoda. Rozhoduje šerif { $who }.
prompt-pick = Kterou kartu si z Koloniálu odneseš?
prompt-pick-stolen = Kterou kartu si necháš? Zbytek vrátíš.
prompt-joe = Vyklepanej Joe čeká: kdo zaplatí?
prompt-steal = Koho v Salónu okradeš?
prompt-call = Šerife, kdo půjde k doktorovi teď?
prompt-patient = Doktor tě utěší: vyber si jedno.
prompt-patient-wait = U doktora je { $who }.
prompt-back = Na všechno nemáš: vezmi zpátky kostku.
prompt-crown = Šerife, kdo z rovných zvítězil?

about-house = { $house ->
    [mine] Kdo má nejvíc devítek, bere za každou z nich nuget.
    [bank] Kdo má nejvíc desítek, bere všechny peníze, co v ní leží.
    [coach] Tady leží poplatky tohoto kola. Na konci kola jdou do Banky.
    [store] Kdo má nejvíc J, dobere si za každé J kartu a jednu z nich si nechá.
    [saloon] Kdo má nejvíc Q, vytáhne někomu za každé Q kartu z ruky, jednu si nechá a zbytek vrátí.
    [sheriff] Kdo má nejvíc K, připne si odznak: 5 bodů na konci a poslední slovo v každé shodě.
    [hall] Nejlepší ruka bere první dekret a za každé eso jeden další.
   *[doctor] Kdo v tomhle kole nic nezískal, smí si vybrat jednu útěchu.
}
about-card = { $card ->
    [credit] Když vyhraješ Koloniál: navštívíš ho dvakrát.
    [girls] Když vyhraješ Salón: okradeš dvakrát, téhož hráče nebo dva různé.
    [brute] Když se zvedne tvůj pohárek: za kostky neplatíš.
    [cheater] Když se zvedne tvůj pohárek: otočíš jednu právě odhalenou kostku na jinou stranu.
    [corruption] Když vyhraješ radnici: vezmeš si i vrchní dekret balíčku.
    [dynamite] Když vyhraješ důl: dvojnásobek nugetů.
    [joe] Ihned: hráč, kterého si vybereš, ti dá 4 $.
    [marshal] Když má odznak změnit majitele: starý šerif zůstává.
    [split] Když někdo jiný loupí v Bance: polovina je tvoje.
    [wanted] Když někdo jiný zahraje kartu Koloniálu: ta nemá účinek.
   *[elixir] Když doktor otevře: smíš k němu, i když máš zisk.
}
about-gear = { $points ->
    [one] Vybavení, na konci { $points } bod. Nehraje se.
    [few] Vybavení, na konci { $points } body. Nehraje se.
   *[other] Vybavení, na konci { $points } bodů. Nehraje se.
}
about-claim = { $points ->
    [one] Dekret, na konci { $points } bod.
    [few] Dekret, na konci { $points } body.
   *[other] Dekret, na konci { $points } bodů.
}
about-face = { $house ->
    [mine] Kdo má nejvíc devítek, vyhrává Zlatý důl.
    [bank] Kdo má nejvíc desítek, vyhrává Banku.
    [store] Kdo má nejvíc J, vyhrává Koloniál.
    [saloon] Kdo má nejvíc Q, vyhrává Salón.
    [sheriff] Kdo má nejvíc K, získává odznak.
   *[hall] Žádný dům nevyhraje, ale na radnici přinese vítězi o dekret víc.
}
about-hand = Žádnou z těch karet neznáš.
about-hand-known = Z nich znáš: { $cards }.
pile = { $count ->
    [0] Balíček Koloniálu je prázdný
    [one] Balíček Koloniálu: { $count } karta
    [few] Balíček Koloniálu: { $count } karty
   *[other] Balíček Koloniálu: { $count } karet
}
about-pile = { $count ->
    [0] Odhozená zatím není žádná.
    [one] Odhozená je { $count } karta; až balíček nevystačí, zamíchá se do nového.
    [few] Odhozené jsou { $count } karty; až balíček nevystačí, zamíchají se do nového.
   *[other] Odhozených je { $count } karet; až balíček nevystačí, zamíchají se do nového.
}
about-lead = Teď: { $leads }. { $house ->
    [hall] Vyhrává nejlepší ruka z pěti kostek, shodu rozhodne šerif.
   *[other] Vyhrává, kdo má nejvíc kostek s touhle stranou, shodu rozhodne šerif.
}
about-hand-own = Karty Koloniálu a dekrety. Ostatní vidí kolik, ne které.
thing = { $thing ->
    [badge] Odznak
    [dollars] Dolary
    [nuggets] Nugety
    [cup] Pohárek
    [tray] Nabídka
    [remedy] Útěcha
    [envelope] Zalepená obálka
    [price] Ceník
    [last] Poslední hod
    [row] Řada
    [thinks] Pod pohárkem
    [purse] Tvoje nabídka
   *[fence] Ostnatý drát
}
about-thing = { $thing ->
    [badge] Kdo ho nosí, rozhoduje všechny shody a na konci má 5 bodů.
    [dollars] Každé 2 dolary jsou na konci bod.
    [nuggets] Každý je na konci bod.
    [cup] Leží pod ním kostky. Než se pohárky zvednou, vidí je jen ten, komu patří.
    [tray] Šerif ji dostane, jen když vybere hráče, pro kterého je.
    [remedy] Vyber jednu z těch, na které máš kostku, nebo žádnou.
    [envelope] Nabídka v ní je, nebo není. Než šerif rozhodne, nakoukne dovnitř jen on.
    [price] První kostka z hodu je zdarma, každá další stojí dolar. I nenechat si žádnou stojí dolar.
    [last] Někdo už má pět kostek: všechny zbylé se hodí ještě jednou, zdarma, a zůstanou, jak padnou.
    [row] Sem přijdou kostky, které si hráč nechal. V tomhle kole se jimi už nehází.
    [thinks] Tři tečky: ještě vybírá. Fajfka: má vybráno. Co a kolik, se ukáže, až se zvednou všechny pohárky.
    [purse] Skládá se z dolarů, nugetů a karet. Dokud ji nepoložíš, nikdo ji nevidí.
   *[fence] Oplocené dekrety nikdo neukradne.
}
about-seat = { $count ->
    [one] Podle toho, co víš: { $count } bod. Nuget a každé 2 dolary jsou bod, odznak 5, dekrety a vybavení tolik, kolik je na nich.
    [few] Podle toho, co víš: { $count } body. Nuget a každé 2 dolary jsou bod, odznak 5, dekrety a vybavení tolik, kolik je na nich.
   *[other] Podle toho, co víš: { $count } bodů. Nuget a každé 2 dolary jsou bod, odznak 5, dekrety a vybavení tolik, kolik je na nich.
}
about-offered = Líc vidí jen ten, kdo kartu nabízí, a šerif.

option-book = Knížka pravidel
    .about = Česká a ruská knížka se liší ve třech věcech; tohle je nastaví všechny.
option-book-cs = česká
option-book-ru = ruská
option-refill = Nerozebrané dekrety
    .about = Co se stane s dekrety, které na radnici nikdo nevzal.
option-refill-book = podle knížky
option-refill-cycle = pod balíček, otočí se tři nové
option-refill-slide = posunou se dolů, mezery se doplní
option-brute_none = Bouchač bez kostek
    .about = Zda Bouchač pokryje i dolar za to, že si hráč nenechá žádnou kostku.
option-brute_none-book = podle knížky
option-brute_none-yes = pokryje
option-brute_none-no = nepokryje
option-bribes = Úplatky
    .about = Kdo smí při shodě šerifovi něco nabídnout a kdo to vidí.
option-bribes-book = podle knížky
option-bribes-tied = hráči ve shodě
option-bribes-all = všichni
option-bribes-sealed = hráči ve shodě, v obálkách
option-bribes-off = žádné
option-bribe_gain = Úplatek je zisk
    .about = Zda šerif, který vzal úplatek, už nesmí k doktorovi.
option-bribe_gain-yes = ano
option-bribe_gain-no = ne
option-badge_gain = Udržet odznak je zisk
    .about = Zda je nejvíc K ziskem i pro toho, kdo odznak už nosí.
option-badge_gain-yes = ano
option-badge_gain-no = ne
option-kickers = Jednotlivé kostky
    .about = Zda mezi stejnými rukami na radnici rozhodují jednotlivé kostky.
option-kickers-yes = rozhodují
option-kickers-no = rozhoduje šerif
option-first_sheriff = První šerif
    .about = Kdo nosí odznak na začátku.
option-first_sheriff-lot = podle losu
option-first_sheriff-first = první místo
option-open_money = Otevřené měšce
    .about = Zda stůl ukazuje, co mají ostatní.
option-open_money-yes = ukazuje
option-open_money-no = neukazuje

illegal-not-tied = Tenhle hráč ve shodě není.
illegal-same-face = Švindlíř otáčí kostku na jinou stranu, než jakou ukazuje.
illegal-no-such-dice = Takovou kostku tam nemáš.
illegal-joe-self = Sám sobě nezaplatíš: Joe chce jinou oběť.
illegal-no-patient = Tenhle hráč na doktora nečeká.
illegal-pick = Na tuhle kartu se právě nedíváš.
illegal-steal-self = Sám sebe neokradeš.
illegal-no-cards = Tomuhle hráči není co ukrást.
illegal-remedy = Na tohle nemáš kostku.
illegal-keep-none = Nenechat si nic stojí dolar a ty žádný nemáš.
illegal-fee = Stojí to { $dollars } $ a ty máš { $money } $.
illegal-must-brute = Máš víc kostek, než zaplatíš: teď musí pomoct Bouchač.
illegal-nothing-to-play = Nemáš tu co zahrát, stačí prosté ne.
illegal-not-held = Tuhle kartu nemáš.
illegal-resting = Tvoje volba zněla: v tomhle kole ne.
illegal-not-now = Tahle karta se teď nehraje.
illegal-offer-nothing = V nabídce ještě nic není.
illegal-offer-other = Tohle ve tvé nabídce není.
illegal-favour = Pro tohohle hráče nabídka být nemůže.
illegal-offer-same = Přesně to už v nabídce je.
illegal-brute-last = V posledním hodu se neplatí: Bouchač není potřeba.
illegal-offer-more = Tolik toho nemáš.
illegal-fence-number = Oplotit se musí dva dekrety, nebo jediný, který máš.

# -- rady a pravděpodobnosti --

why-at = { $house ->
    [mine] Zlatý důl
    [bank] Banku
    [store] Koloniál
    [saloon] Salón
    [sheriff] odznak
   *[hall] radnici
}
why-forced = Nic jiného udělat nelze.
why-keep = Už to samo ti dá { why-at } se šancí { $percent } %; { why-less }
why-less = { $less ->
    [0] jiná volba slibuje skoro totéž.
   *[other] každá jiná volba má cenu aspoň o { $less } $ nižší.
}
why-keep-open = Další hody pak mají nejvíc možností; { why-less }
why-keep-ace = { $count ->
    [0] Na radnici esa posilují kombinaci; { why-less }
    [one] Na radnici přidá jeden dekret; { why-less }
    [few] Na radnici přidají esa { $count } dekrety; { why-less }
   *[other] Na radnici přidají esa { $count } dekretů; { why-less }
}
why-keep-pay = { $dollars ->
    [0] I po zaplacení { $fee } $ neslibuje žádná jediná kostka víc.
   *[other] I po zaplacení { $fee } $ to má aspoň o { $dollars } $ větší cenu než nejlepší jediná kostka.
}
why-keep-none = { $dollars ->
    [0] I po zaplacení { $fee } $ neslibuje žádná jediná kostka víc než nový hod.
   *[other] I po zaplacení { $fee } $ má nový hod aspoň o { $dollars } $ větší cenu než nejlepší jediná kostka.
}
why-glance = Na první pohled to vypadá dobře.
why-back = Tahle kostka bude chybět nejméně.
why-play = { $dollars ->
    [0] Víc než teď se už sotva bude hodit.
   *[other] Teď má pro tebe ta karta cenu asi { $dollars } $, v ruce asi { $kept } $.
}
why-pass = Teď by pro tebe ta karta měla cenu asi { $dollars } $, v ruce asi { $kept } $.
why-rest = V tomhle kole se na tebe pak už nemusí čekat.
why-decide-own = { $dollars ->
    [0] Nikdo ti za to nenabízí víc.
   *[other] Vyjde ti to aspoň o { $dollars } $ lépe, než kdyby vyhrál kdokoli jiný.
}
why-decide-paid = Úplatek má pro tebe cenu asi { $dollars } $, i s tím, oč přijde dárce.
why-decide-least = Ze všech ve shodě ti tahle výhra uškodí nejméně.
why-offer = Šerifovo rozhodnutí má pro tebe cenu asi { $dollars } $. Nabídka tě vyjde levněji, i když na ní šerif vydělá.
why-no-offer = { $dollars ->
    [0] Skoro ti nezáleží na tom, koho šerif vybere.
   *[other] Šerifovo rozhodnutí má pro tebe cenu asi { $dollars } $, jenže šerifa by stálo asi { $asked } $.
}
why-no-stake = { $dollars ->
    [0] Skoro ti nezáleží na tom, koho šerif vybere.
   *[other] Šerifovo rozhodnutí má pro tebe cenu asi { $dollars } $. Na úplatek, který zůstane šerifovi, je to málo.
}
why-steal = { $count ->
    [one] Karta z této ruky má cenu asi { $dollars } $.
    [few] Nejlepší ze { $count } karet z této ruky má cenu asi { $dollars } $.
   *[other] Nejlepší z { $count } karet z této ruky má cenu asi { $dollars } $.
}
why-joe = Dostaneš { $dollars } $.
why-pick = Tato karta má cenu asi { $dollars } $.
why-fence = { $points ->
    [one] Před zloději pak bude v bezpečí { $points } bod.
    [few] Před zloději pak budou v bezpečí { $points } body.
   *[other] Před zloději pak bude v bezpečí { $points } bodů.
}
why-remedy = Má to cenu asi { $dollars } $, i s tím, oč přijdou ostatní.
why-decline = Nic z toho ti nepomůže.
why-own = Nejdřív ty.
why-other = Ze všech ti stojí v cestě nejméně.
odds-hand = { odds-kind }: { $count ->
    [one] { $count } hod ze 7776
    [few] { $count } hody ze 7776
   *[other] { $count } hodů ze 7776
}
odds-kind = { $hand ->
    [high] bez dvojice
    [pair] dvojice
    [two-pair] dvě dvojice
    [three] trojice
    [straight] postupka
    [full] full house
    [four] čtveřice
   *[five] pětice
}
odds-way = { $way ->
    [one] Nechat si z každého hodu jednu kostku
    [hits] Platit za všechny vytoužené
   *[none] Platit za všechny vytoužené i za to, že se nenechá nic
}
odds-hits = { odds-way }: { $count ->
    [one] { $count } kostka s vytouženou stranou
    [few] { $count } kostky s vytouženou stranou
   *[other] { $count } kostek s vytouženou stranou
}
odds-final = { odds-way }, vytoužená jsou esa: { odds-kind }
odds-paid = { odds-way }: průměrně zaplacené dolary
odds-dollar = { $house ->
    [mine] Zlatý důl
    [bank] Banka s prvními 3 dolary
    [store] Koloniál
    [saloon] Salón, v ruce samé dekrety
    [sheriff] Odznak v posledním kole
   *[hall] Radnice
}: kolik bodů přidá dolar za další vytoužené kostky

lesson-1 = Nech si kostky pod pohárkem: jedna je zdarma, každá další za dolar; pohárky se zvedají najednou.
lesson-2 = Kdo ukáže nejvíc kostek se stranou domu, vyhrává ho; shodu rozhodne šerif, a ten se dá podplatit.
lesson-3 = Na konci se počítají dolary, nugety, dekrety, vybavení a odznak; kdo v kole odejde s prázdnou, smí k doktorovi.
near-level = { $by ->
    [claims] Body byly stejné: rozhodl počet dekretů.
   *[sheriff] Body i dekrety byly stejné: šerif určil, že vítězí { $winner }.
}
source = { $what ->
    [claims] Dekrety
    [gear] Vybavení
    [nuggets] Nugety
    [dollars] Dolary
   *[badge] Odznak
}
feat-points = Nejvíc bodů
    .value = { $value } { $value ->
        [one] bod
        [few] body
       *[other] bodů
    }

theme-keep = Které kostky nechat
theme-steal = Koho okrást
theme-house = V domech
theme-cards = Kdy zahrát kartu
theme-sheriff = Šerif a jeho cena

## Lekce

learn-cups = Pohárky a poplatky
    .about = které kostky nechat a co to stojí
    .often = I nenechat si nic stojí dolar; zdarma je jen první kostka z každého hodu.
learn-cups-free = Každý hází pod pohárkem a tajně si nechává kostky. Jedna je zdarma: nech si jednu.
    .right = Zůstává v tvé řadě celé kolo; ostatní se hází znovu.
    .wrong = Každá další stojí dolar. Tady si nech jen jednu.
learn-cups-free-none = Nenechat si nic stojí dolar. Jedna je zdarma.
learn-cups-fee = Jiný hod. Každá další kostka stojí dolar: nech si všechny tři devítky, důl ti to vrátí.
    .right = Pohárky se zvedají najednou a tvoje dva dolary jdou na Dostavník.
    .wrong = To smíš, ale tady si nech právě tři devítky.
learn-cups-fourth = Dvě kostky znovu: čtvrtá devítka. Je zdarma, nech si ji.
    .right = Kdo má nejvíc devítek, vyhrává důl a za každou bere nuget. Jakmile má někdo pět kostek, ostatní házejí ještě jednou.
    .wrong = Nech si jen devítku: čtyři jsou čtyři nugety.
learn-cups-poor = Nemáš ani dolar, takže zůstane právě jedna kostka: na poplatek není. V řadě máš dvě Q: kterou k nim přidáš?
    .right = Tři Q. Salón patří tomu, kdo jich má nejvíc, a dolary se vydělají jinde.
    .wrong = To začíná něco nového; hodů už moc není, třetí Q má větší cenu.
learn-cups-lost = Ema už má tři devítky, takže tvoje dvě by stály dolar a důl stejně nezískají. Která kostka může vyhrát dům, který ještě nikdo nezačal?
    .right = Na odznak stačí jediné K, dokud nikdo nemá dvě.
    .wrong = Podívej se nejdřív na řady ostatních: devítky ani desítky už nemají cenu.
learn-cups-five = V řadě máš čtyři devítky a tohle je poslední kostka. Nech si ji, ať ukazuje cokoli: s pěti kostkami házení končí.
    .right = Ostatní hodí právě jednou, nechají si, co padne, a nic neplatí.
    .wrong = To stojí dolar a ostatní mají další hod, aby tě dohonili.
learn-houses = Domy
    .about = Koloniál, Salón, radnice
    .often = Dům vyhrává, kdo má nejvíc kostek s jeho stranou, ale i jedna může být nejvíc.
learn-houses-store = Máš nejvíc J: v Koloniálu bereš kartu za každé J a jednu si necháš. Vybavení jsou body, s Bouchačem máš jednou kostky zdarma.
    .right = V prvním kole hry se v Koloniálu bere dvakrát.
learn-houses-twice = Ještě jednou: dvě karty, jednu si nech.
    .right = Zbytek se odkládá lícem dolů.
learn-houses-saloon = Nejvíc Q: v Salónu někoho určíš a bereš mu z ruky karty, jednu za každé Q.
    .right = Dvě karty vidíš, jedna ti zůstane.
learn-houses-loot = Nech si tu lepší; druhá se vrací.
    .right = Pět bodů. Na radnici bere nejlepší ruka dekret a za každé A jeden další.
    .wrong = Druhá má na konci vyšší cenu.
learn-houses-badge = Odznak bere, kdo má nejvíc K. Na konci je za pět bodů a kdo ho má, rozhoduje každou shodu: kterou kostku?
    .right = Dvě K. Když K nemá nikdo, odznak zůstává, kde je.
    .wrong = Tady jdi po odznaku: druhé K se těžko dohání.
learn-houses-hall = Radnici vyhrává nejlepší ruka z pěti kostek jako v pokeru a bere dekret, za každé A jeden navíc. V řadě máš dvě A: kterou kostku?
    .right = Trojice. Se třemi A by to byly všechny tři odkryté dekrety.
    .wrong = Třetí A platí dvakrát: do ruky i za další dekret.
learn-cards = Karty a okna
    .about = kdy se karta smí zahrát
    .often = Karta Hledanej ruší tu, která byla právě zahrána; zrušená karta je pryč tak jako tak.
learn-cards-cheat = Když se zvedne tvůj pohárek, smíš zahrát Profesionálního švindlíře: otočíš jednu odkrytou kostku. Máš 9 9 10 a Karel dvě devítky: udělej si tři.
    .right = Ptáme se naráz všech, kdo kartu mohou mít, a tak nikdo nepozná, kdo ji má.
    .wrong = Ta strana nepomůže: důl chce devítky.
learn-cards-cheat-pass = Kartu si smíš nechat. Tady ji zahraj: z 10 bude 9.
learn-cards-bang = Důl je tvůj se dvěma devítkami a máš Dynamit: zdvojí nugety. Zahraj ho.
    .right = Čtyři nugety, pokud někdo nezahraje kartu Hledanej.
    .wrong = Taková chvíle se hned tak nevrátí.
learn-cards-split = Karel má nejvíc desítek a bere z Banky sedm dolarů. Máš kartu Fifty fifty: dokud peníze leží, může být půlka tvoje.
    .right = Tři dolary, polovina se zaokrouhluje dolů. Hraje se teď: až budou peníze pryč, je pozdě.
    .wrong = Karel by vzal všech sedm. Karta v ruce na konci nemá cenu.
learn-cards-wanted = Karel hraje Profesionálního švindlíře: z jeho Q má být K, už druhé. Máš kartu Hledanej: jeho kartu zruš.
    .right = Kostka zůstává, jak je, a švindlíř jde stejně do odložených.
    .wrong = Pak má Karel dvě K jako Ema a víc než ty.
learn-cards-later = Pohárky jsou nahoře a v řadě máš dvě J: tolik jich nikdo jiný nemá, byla by škoda je zkazit. Máš švindlíře: zahrát ho teď, nebo ne?
    .right = Kdo nehraje, vypadá jako každý jiný, takže nikdo neví, že ho máš. Po posledním hodu přijde lepší chvíle.
    .wrong = To zkazí jedno z tvých J, nebo bude karta pryč moc brzy. Počkej na lepší chvíli.
learn-cards-joe = Přišel ti Vyklepanej Joe a jedná hned: někdo ti dá čtyři dolary, nebo všechno, co má. Kdo?
    .right = Čtyři dolary, dva body. Joe v ruce nikdy nezůstane.
    .wrong = Karel má jediný dolar: Joe vezme, co je, víc ne.
learn-cards-more = Čtyři devítky jsou nejlepší ruka: radnice je tvoje. Máš Korupci: vezme ještě jeden dekret z balíčku, naslepo.
    .right = O jeden až pět bodů víc, a kolik přesně, víš jen ty.
    .wrong = Radnice je tvoje právě teď; bez výhry karta nic neudělá.
learn-sheriff = Šerif a úplatky
    .about = shody, nabídky, odznak
    .often = Úplatek se platí, jen když šerif vybere hráče, pro kterého je; jinak zůstává tomu, kdo ho nabízel.
learn-sheriff-decide = Ema a Karel mají stejný počet devítek a šerif jsi ty: určíš vítěze. Ema nabízí dva dolary, Karel jeden.
    .right = Nabídka vybraného hráče je tvoje; druhému jeho nabídka zůstává.
learn-sheriff-bribe = Teď má odznak Ema a o důl jsi ve shodě s Karlem. Slož nabídku a polož ji.
    .right = Nabídky jsou závazné a veřejné. Dva nugety jsou dva body, takže dva dolary, tedy bod, mohou být dobrá cena.
learn-sheriff-bribe-no = To smíš, ale pak Ema nemá proč vybrat tebe.
learn-sheriff-self = Odznak máš ty a o Banku jsi ve shodě s Emou; ta nic nenabízí. Koho určíš?
    .right = Šerif smí určit i sebe. I proto je odznak víc než pět bodů.
    .wrong = Nic za to nedala. Ty tři dolary můžou být tvoje.
learn-sheriff-vain = Teď má odznak Karel a sám je s tebou ve shodě o Banku: sedm dolarů. Vyplatí se nabídka?
    .right = Pohnula by jím jen nabídka nad sedm dolarů, a pak z toho nic nemáš.
    .wrong = Karel určí sebe, ledaže dostane víc, než je v Bance.
learn-sheriff-whom = Ema a Karel mají stejnou ruku a jsou ve shodě o radnici; nikdo nic nenabízí a jeden vyhrát musí. Kdo dostane dekrety?
    .right = Bez nabídky určuj toho, kdo je víc pozadu, tady Emu se dvěma dolary.
    .wrong = Karel má dolarů mnohem víc. Pomoz tomu, kdo je pozadu.
learn-sheriff-order = Dva z vás odešli s prázdnou a jdou k doktorovi. Pořadí určuje šerif a to jsi ty: kdo půjde první?
    .right = Nejdřív bereš ty, ostatní až z toho, co zbylo.
    .wrong = Kdo jde první, bere dolary nebo nugety od všech. Jdi na řadu ty.
learn-end = Doktor a konec
    .about = kdo odešel s prázdnou, co se počítá
    .often = Akční karty v ruce na konci nemají cenu; dolary se počítají jen po dvou.
learn-end-doctor = V tomhle kole jsi bez zisku, a tak pomůže doktor. J nebo Q je karta z Koloniálu, A nuget od každého: o něco požádej.
    .right = Jedna návštěva, jedna útěcha. Za K by ti každý dal dva dolary.
    .wrong = Odmítnout smíš, ale pomoc nic nestojí.
learn-end-dollars = Zase bez zisku a na kostkách máš 9, J, Q a K. Plot, karta, nebo dolary: co pomůže nejvíc?
    .right = Dva dolary od každého: dva body pro tebe a o bod méně každému z nich.
    .wrong = Dobré, ale tady je lepší K: bere od obou ostatních najednou.
learn-end-elixir = Doktor otvírá a v tomhle kole nějaký zisk máš, takže návštěva nebude. Jenže máš Bedlákův elixír: s ním jdeš i tak.
    .right = O jednu útěchu víc. Karta, která se nezahraje, nemá na konci cenu.
    .wrong = Akční karty v ruce na konci nemají cenu: využij ji.
learn-end-best = V Salónu okrádáš Emu a vidíš tři její karty: vybavení za 8, dekret za 5 a akční kartu. Jedna je tvoje.
    .right = Osm bodů pro tebe a o osm méně pro Emu. Z ruky se dá krást dál, dekrety za plotem ne.
    .wrong = Počítej body: vybavení jich má osm.
learn-end-count = Důl je prázdný: tohle je poslední kolo. Která karta se na konci počítá?
    .right = Vybavení a dekrety mají tolik bodů, kolik je na nich, nuget 1, každé dva dolary 1, odznak 5. Vyhrává, kdo má nejvíc bodů.
    .wrong = Bouchač je k ničemu, když už se nehází.
idea-bribe = Shoda: šerifovi smíš nabídnout dolary, nugety nebo karty; platí se, jen když vybere tebe.
idea-window = Okno: teď smíš zahrát kartu, a když ne, nikdo nepozná, jestli nějakou máš.
idea-decide = Odznak máš ty: vítěze shody určuješ ty, třeba i sebe.
idea-doctor = Kolo bez zisku: doktor ti dá jednu věc, na kterou máš kostku.
use = { $what ->
    [nothing] Nenechat si nic
   *[bribe] Podplatit šerifa
}
