title = Dáma
summary = Kameny jdou vpřed, dámy létají a skákat se musí. Vyhrává, kdo soupeři všechno sebere nebo zablokuje.
notation = Tah je c3-d4, skok c3xe5xg7; pole mohou být i čísla 1 až 32. Na desce jsou w a b kameny, W a B dámy, bílé a černé.
lesson-1 = Kameny táhnou šikmo vpřed o jedno tmavé pole.
lesson-2 = Soupeř se bere přeskočením, dokud to jde dál. Brát se musí.
lesson-3 = Na poslední řadě se kámen mění v dámu, která jde libovolně daleko. Kdo nemá figuru nebo tah, prohrává.
about = { $thing ->
    [man] Kámen táhne o jedno pole šikmo vpřed a bere přeskočením soupeře, i víckrát za sebou. Na poslední řadě se mění v dámu.
    [king] Dáma táhne šikmo libovolně daleko, vpřed i vzad, a bere na dálku.
    [square] Hraje se jen na tmavých polích.
   *[seat] Hráč a jeho barva. Kdo nemá figuru nebo tah, prohrává.
}
about-blocked = Nemůže táhnout: v cestě { $count ->
    [one] stojí figura na { $squares }.
   *[other] stojí figury na { $squares }.
}
about-waits = Musí počkat: braní je povinné a brát { $count ->
    [one] může figura na { $squares }.
   *[other] mohou figury na { $squares }.
}
opening = První táhne bílý, má světlé kameny.
tally = Figury na desce

say-step = Táhnout { $way }
say-jump = Skočit { $way }
say-stop = Zůstat stát
say-huff = Odebrat { $kind ->
    [king] dámu
   *[man] kámen
} z { $square }
say-forgive = Odpustit
say-offer = Nabídnout remízu
say-accept = Přijmout remízu
say-decline = Odmítnout a hrát dál

tell-step = { $who } táhne { $way }.
tell-step-crown = { $who } táhne { $way } a má dámu.
tell-jump = { $count ->
    [one] { $who } skáče { $way } a bere jednu figuru.
    [few] { $who } skáče { $way } a bere { $count } figury.
   *[other] { $who } skáče { $way } a bere { $count } figur.
}
tell-jump-crown = { $count ->
    [one] { $who } skáče { $way }, bere jednu figuru a má dámu.
    [few] { $who } skáče { $way }, bere { $count } figury a má dámu.
   *[other] { $who } skáče { $way }, bere { $count } figur a má dámu.
}
tell-huff = { $who } odebírá { $kind ->
    [king] dámu
   *[man] kámen
} z { $square }: { $kind ->
    [king] měla
   *[man] měl
} skákat.
tell-forgive = { $who } opomenutý skok odpouští.
tell-offer = { $who } nabízí remízu.
tell-accept = { $who } remízu přijímá.
tell-decline = { $who } remízu odmítá.

prompt-move = Jsi na tahu { $side ->
    [white] s bílými
   *[black] s černými
}.
prompt-capture = Jsi na tahu: musíš skákat.
prompt-capture-king = Jsi na tahu: musíš skákat dámou.
prompt-huff = { $who } opomíjí skok. Odeber označenou figuru, nebo odpusť.
prompt-answer = { $who } nabízí remízu. Přijímáš?
prompt-offered = { $who } nabízí remízu. Odpovídá { $other }.

end-taken = { $side ->
    [white] Bílému
   *[black] Černému
} nezbyla žádná figura.
end-blocked = Hráč na tahu nemá kam táhnout.
end-repeated = Stejná pozice nastala potřetí.
end-calm = Příliš dlouho nikdo neskočil ani netáhl kamenem.
end-agreed = Hráči se dohodli na remíze.

side = { $side ->
    [white] bílý
   *[black] černý
}
piece = { $side ->
    [white] { $kind ->
        [king] Bílá dáma
       *[man] Bílý kámen
    }
   *[black] { $kind ->
        [king] Černá dáma
       *[man] Černý kámen
    }
} na { $square }
note = { side }: { $men ->
    [one] { $men } kámen
    [few] { $men } kameny
   *[other] { $men } kamenů
}{ $kings ->
    [0] { "" }
    [one] , { $kings } dáma
    [few] , { $kings } dámy
   *[other] , { $kings } dam
}
calm = Klidné tahy: { $moves }, remíza při { $most }
text-last = Poslední tah: { $way }
text-missed = Lze odebrat: { $squares }

illegal-not-yours = Na tom poli nemáš žádnou figuru.
illegal-occupied = To pole je obsazené.
illegal-forward = Kámen táhne o jedno pole šikmo vpřed.
illegal-king-way = Dáma táhne po úhlopříčce a jen přes volná pole.
illegal-must-capture = Můžeš skákat, a tak musíš.
illegal-no-capture = Tudy není co přeskočit.
illegal-king-first = Skákat může dáma, a tak musí skákat dáma.
illegal-go-on = Figura může skákat dál, a tak musí.
illegal-huff-first = Nejdřív rozhodni: odeber figuru, která měla skákat, nebo odpusť.
illegal-huff-which = Tahle figura skok neopomněla.
illegal-no-huff = Nikdo skok neopomněl.
illegal-answer-first = Nejdřív odpověz na nabídku remízy.
illegal-no-offer = Nikdo remízu nenabízí.
illegal-offers-off = U tohoto stolu se remíza nenabízí.
illegal-offer = Teď remízu nabídnout nesmíš.
unreadable-light = „{ $text }“ je světlé pole; figury stojí jen na tmavých.
unreadable-doubt = „{ $text }“ může být několik skoků: { $ways }. Uveď všechna pole.
unreadable-pdn = Tohle není PDN: „{ $text }“
unreadable-gametype = „{ $text }“ není česká dáma.

preset-huff = S odebráním figury
preset-free = Volnější
option-capture = Povinnost skákat
    .about = Zda stůl na skoky dohlíží, nebo je lze opomenout a soupeř pak smí figuru odebrat.
option-capture-forced = hlídá ji stůl
option-capture-huff = s odebráním figury, tištěným trestem
option-chain = Vícenásobný skok
    .about = Zda figura, která může skákat dál, skákat dál musí.
option-chain-whole = až do konce
option-chain-free = smí zůstat stát
option-removal = Snímání zajatých figur
    .about = Zda zajaté figury překážejí až do konce celé řady skoků.
option-removal-end = po celé řadě
option-removal-each = po každém skoku
option-king_first = Přednost dámy
    .about = Může-li skákat dáma, nesmí místo ní skákat kámen.
option-king_first-no = ne
option-king_first-yes = ano
option-blocked = Zablokovaný hráč
    .about = Co čeká hráče, který má figury, ale žádný tah.
option-blocked-loses = prohrává
option-blocked-draws = remíza
option-repetition = Opakování
    .about = Zda je pozice, která nastane potřetí, remízou.
option-repetition-yes = remíza
option-repetition-no = hraje se dál
option-calm = Klidné tahy
    .about = Po kolika tazích každého hráče bez skoku a bez tahu kamenem je remíza.
option-calm-30 = třicet
option-calm-15 = patnáct
option-offers = Nabídka remízy
    .about = Kdy smí hráč před svým tahem navrhnout remízu.
option-offers-calm = po pěti klidných tazích každého
option-offers-any = v kterémkoli tahu
option-offers-no = nikdy

why-forced = Nic jiného nezbývá.
why-win = Tím vyhraješ.
why-take = { $count ->
    [one] Sebere figuru a soupeř nemůže brát zpátky.
    [few] Sebere { $count } figury a soupeř nemůže brát zpátky.
   *[other] Sebere { $count } figur a soupeř nemůže brát zpátky.
}{ runner-up }
why-swap = { $count ->
    [one] Sebere figuru; soupeř bude brát také.
    [few] Sebere { $count } figury; soupeř bude brát také.
   *[other] Sebere { $count } figur; soupeř bude brát také.
}{ runner-up }
why-take-king = { $count ->
    [one] Sebere figuru a promění se v dámu.
    [few] Sebere { $count } figury a promění se v dámu.
   *[other] Sebere { $count } figur a promění se v dámu.
}{ runner-up }
why-crown = Kámen se promění v dámu.{ runner-up }
why-shot = Něco obětuješ a vezmeš si zpátky víc.{ runner-up }
why-safe = Zachráníš figuru před skokem.{ runner-up }
why-king = Dáma bude stát lépe.{ runner-up }
why-king-road = Dáma drží dlouhou úhlopříčku.{ runner-up }
why-centre = Ve středu má kámen víc možností.{ runner-up }
why-edge = Na kraji kámen nelze přeskočit.{ runner-up }
why-forward = Postoupíš a nic neriskuješ.{ runner-up }
why-huff = Soupeř přijde o figuru.
why-forgive = Je to přátelské gesto.
why-even = Nestojíš lépe než soupeř.
why-play-on = Pořád je o co hrát.
why-take-less = { $count ->
    [one] Sebere figuru, ale soupeř vezme víc.
    [few] Sebere { $count } figury, ale soupeř vezme víc.
   *[other] Sebere { $count } figur, ale soupeř vezme víc.
}{ runner-up }
why-exchange = Nabízíš výměnu.{ runner-up }
why-lose = Stojí to figuru.{ runner-up }
why-overlook = Opomíjíš skok a soupeř ti smí figuru odebrat.
why-wait = Vyčkáváš a o nic nepřijdeš.{ runner-up }
why-peace = Je to jistota, třebaže stojíš lépe.
runner-up = { $less ->
    [0] {""}
   *[other] {" "}S druhým nejlepším tahem vyhraješ asi o { $less } ze 100 takových pozic méně.
}
why-sure-win = Vyhrává vynuceně: skok nebo tah kamenem, který výhru drží, přijde nejpozději tvým { $moves }. tahem.{ $rest ->
    [slower] {" "}S druhým nejlepším tahem to trvá o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } déle.
    [draw] {" "}Každý jiný tah výhru zahodí.
    [loss] {" "}Každý jiný tah dokonce prohrává.
    [better] {" "}Jiný tah je rychlejší.
   *[same] {""}
}
why-sure-draw = Drží remízu, ať soupeř udělá cokoli.{ $rest ->
    [loss] {" "}Každý jiný tah prohrává.
    [better] {" "}Jiný tah ale vyhrává.
   *[same] {""}
}
why-sure-loss = Při nejlepší hře prohrává; k ničemu rozhodnému nemusí dojít do { $moves }. tahu.{ $rest ->
    [slower] {" "}S druhým nejlepším tahem je to o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } dřív.
    [better] {" "}Jiný tah je lepší.
   *[same] {""}
}
near = { $me ->
    [yes] { $count ->
        [0] Nezbyla ti žádná figura
        [one] Zbyla ti jedna figura
        [few] Zbyly ti { $count } figury
       *[other] Zbylo ti { $count } figur
    } proti { $others }.
   *[no] { $who } { $count ->
        [0] nemá žádnou figuru
        [one] má jednu figuru
        [few] má { $count } figury
       *[other] má { $count } figur
    } proti { $others }.
}
source-taken = Sebráno
source-huffed = Odebráno
feat-win = Nejrychlejší výhra
    .value = { $value } { $value ->
        [one] tah
        [few] tahy
       *[other] tahů
    }
feat-capture = Nejdelší skok
    .value = { $value } { $value ->
        [one] figura
        [few] figury
       *[other] figur
    }

theme-capture = Braní
theme-ending = Málo figur

## Lekce

learn-play = Jak se hraje
    .about = tahy, skoky, dámy
    .often = Kámen tu skáče jen vpřed; doma se často skáče i dozadu.
learn-play-move = Kámen táhne šikmo vpřed o jedno tmavé pole. Táhni.
    .right = To je tah; pak je na řadě druhá strana.
learn-play-take = Soupeř hned před tebou a za ním volno: přeskoč ho. Musíš.
    .right = Sebráno. Dokud jde skákat, nic jiného se nesmí.
learn-play-chain = Z místa dopadu jde skákat dál: pak se musí, v témže tahu. Skákej až do konce.
    .right = Dva jedním tahem. Řada skoků se hraje až do konce.
learn-play-crown = Na poslední řadě se z kamene stává dáma. Dojdi tam.
    .right = Dáma: dva kameny na sobě.
    .wrong = Druhý kámen se může hned proměnit.
learn-play-king = Dáma jde po volné úhlopříčce libovolně daleko a skáče zdálky. Skoč a dopadni tam, kde tě nic nevezme.
    .right = Smí zůstat na kterémkoli volném poli za sebraným kamenem.
learn-play-king-g7 = Smí se to, ale tam ti dámu sebere kámen z h8. Dopadni před g7.
learn-play-lure = Skákat musí i černý, a tím ho jde donutit k tahu. Nabídni kámen na e5.
    .right = Černý musel brát. Teď se podívej, co stojí před c3.
    .wrong = To je jen tah. Obětuj jeden kámen a získej dva: z d4 na e5.
learn-play-shot = Vezmi oba.
    .right = Dva za jeden. Kdo nemá figuru nebo tah, prohrává.
idea-huff = Soupeř opomněl skok: smíš odebrat figuru, která měla skákat, a pak táhneš jako obvykle.
idea-duty = Skákat jde, takže se musí, a to kteroukoli figurou, která může.
use = { $what ->
    [step] Tah bez braní
    [jump] Sebrat jednu figuru
    [jumps] Sebrat více figur
    [huff] Odebrat za opomenutí
   *[offer] Nabídnout remízu
}
