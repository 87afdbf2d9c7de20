# Partie: zápis, braní zpět, prokazatelná náhoda, soubory partií a jejich ověření.
log-undone = { $name } bere tah zpět.
log-person = Na místě { $number } teď hraje { $name }.
log-bot = { $name }: teď zaskakuje robot.
log-bot-instead = { $left } odchází, dál hraje robot { $name }.

illegal-abandoned = Tahle partie skončila bez výsledku.
nature-not-due = Štěstěna teď není na řadě.
throw-not-due = Teď se na tvůj hod nečeká.
nature-cannot = Tohle teď nemůže padnout ani přijít.
entry-number = Na řadě je událost { NUMBER($next, useGrouping: 0) }, ne { NUMBER($number, useGrouping: 0) }.
chance-not-typed = O tomhle rozhoduje náhoda sama, nejde to zadat.
chance-typed = U tohohle stolu se hraje s opravdovými kostkami a kartami: zadej, co padlo.
chance-sealed = Tajemství téhle partie je uložené jinde, takže tu nejde nic losovat.

undo-nothing = Nemáš co vzít zpět.
undo-consent = Od té doby se něco stalo, takže musí souhlasit ostatní.
undo-rated = V partii, která se počítá, nejde tah vrátit, když se od té doby něco stalo.
undo-no-wish = Nikdo nechce vzít tah zpět.
undo-not-asked = O tomhle vrácení tahu nerozhoduješ.
undo-other = Zpět jde vzít jen tvoje poslední rozhodnutí, událost { NUMBER($event, useGrouping: 0) }.

pledge-form = Slib je otisk SHA-256: 64 znaků 0–9 a a–f.
pledge-late = Někdo už své bajty odkryl; další sliby se nepřijímají.
pledge-twice = Své bajty už máš slíbené.
pledge-started = Partie už začala; k náhodě se nedá nic přidat.
pledge-no-claim = Náhoda v téhle partii nic neslibuje, není k čemu přidávat.
redeem-length = Přidané bajty musí mít délku od { $least } do { $most }.
redeem-unpledged = Tyhle bajty předtím nebyly slíbeny.
redeem-twice = Své bajty už máš odkryté.
redeem-wrong = Tohle nejsou slíbené bajty.
secret-length = Tajemství má { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtu
   *[other] { $bytes } bajtů
}.

name-unfit = Jméno má nejvýš { $most ->
    [one] { $most } znak
    [few] { $most } znaky
    [many] { $most } znaku
   *[other] { $most } znaků
}, žádné zalomení řádku a žádné mezery na krajích.
name-spelling = Jméno není zapsané tak, jak se v souboru partie píší jména.
names-many = Jmen je víc než míst; tenhle stůl má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}.
names-twice = Dva lidé mají stejné jméno; nikdo by je nerozeznal.
seat-kind = „{ $kind }“ není ani člověk, ani robot.
match-id = „{ $text }“ nemůže označovat partii: jen písmena bez diakritiky, číslice, - a _, nejvýš 64 znaků.
unreadable-number = „{ $text }“ není číslo události.

file-fault = Řádek { NUMBER($line, useGrouping: 0) }: { $about }
file-long = Soubor je na soubor partie příliš dlouhý.
file-line = Řádek { NUMBER($line, useGrouping: 0) } nekončí svým otiskem: soubor je useknutý, nebo to není soubor partie.
file-not-saloon = Tohle není soubor partie: řádek { $line } musí začínat slovem „saloon“.
file-format = Řádek { $line }: soubor má formát „{ $format }“; tenhle program čte formát { $known }.
file-chain = Řádek { NUMBER($line, useGrouping: 0) }: otisk nesedí; tenhle řádek nebo některý před ním byl změněn.
file-expected = Řádek { NUMBER($line, useGrouping: 0) }: sem patří „{ $word }“.
file-value = Řádek { NUMBER($line, useGrouping: 0) }: tohle nedává smysl: { $text }
file-after-end = Řádek { NUMBER($line, useGrouping: 0) }: po konci partie už nic být nesmí.
file-options = Volby nejsou zapsané tak, jak se v souboru partie píší volby.
file-game = Řádek { $line }: hra „{ $game }“ tu není.
file-version = Řádek { $line }: tahle partie ({ $game }) se hrála podle pravidel verze { $version }; tenhle program hraje verzi { $known }.
begun-over = V této pozici je konec hry: dál hrát nejde.
begun-other = Tohle není pozice pro tento počet hráčů: { $seats }.
begun-hidden = V této pozici je něco skryté, proto se z ní nedá hrát.
begun-rated = Partie, která začíná z pozice, se nikdy nehodnotí.
verify-begun = Začala z pozice a nic neplatí.
file-result = Řádek { NUMBER($line, useGrouping: 0) }: takhle partie neskončila.
secret-wrong = Řádek { NUMBER($line, useGrouping: 0) }: tohle není slíbené tajemství.

verify-line = Řádek { NUMBER($line, useGrouping: 0) }:
verify-event = Řádek { NUMBER($line, useGrouping: 0) }, událost { NUMBER($event, useGrouping: 0) }:
verify-chain = otisk má být { $expected }, ale stojí tu { $found }. Tenhle řádek byl změněn, nebo byl některý před ním změněn, přidán či odebrán.
verify-number = na řadě je číslo { $expected }, ale stojí tu { $found }.
verify-draw = tajemství losuje „{ $expected }“, ale stojí tu „{ $found }“.
verify-illegal = „{ $found }“ není dovoleno. Dovoleno: { $expected }.
verify-secret = slib zněl { $expected }, ale z tohohle tajemství vychází { $found }.
verify-no-secret = chybí tajemství, takže náhodu nejde ověřit.
verify-result = výsledek má být „{ $expected }“, ale stojí tu „{ $found }“.
verify-unfinished = tady soubor končí, před koncem partie.
verify-holds = { $game }: { $count ->
    [one] { $count } záznam souhlasí.
    [few] všechny { $count } záznamy souhlasí.
    [many] { $count } záznamu souhlasí.
   *[other] všech { $count } záznamů souhlasí.
}
verify-fair = Náhoda byla prokazatelná: { $count ->
    [0] nic se nelosovalo.
    [one] { $count } událost štěstěny je přesně to, co losuje slíbené tajemství.
    [few] všechny { $count } události štěstěny jsou přesně to, co losuje slíbené tajemství.
    [many] { $count } události štěstěny je přesně to, co losuje slíbené tajemství.
   *[other] všech { $count } událostí štěstěny je přesně to, co losuje slíbené tajemství.
}
verify-placed = Náhoda byla vázaná na své místo a prokazatelná: { $count ->
    [one] { $count } událost štěstěny je přesně to, co losuje slíbené tajemství.
    [few] všechny { $count } události štěstěny jsou přesně to, co losuje slíbené tajemství.
    [many] { $count } události štěstěny je přesně to, co losuje slíbené tajemství.
   *[other] všech { $count } událostí štěstěny je přesně to, co losuje slíbené tajemství.
}
verify-placed-shared = Náhoda byla vázaná na své místo; její tajemství nepatří jen téhle partii a v souboru není.
verify-open = Náhoda v téhle partii nic neslibovala; ověřit šla jen pravidla.
verify-typed = Hrálo se s opravdovými kostkami nebo kartami, a ty tu nic nedokazují; ověřit šla jen pravidla.
verify-seal = tento podpis není od držitele klíče { $expected }.
verify-unopened = Místo { $seat } slíbilo bajty a nikdy je neotevřelo, takže nic nepřidaly.
verify-sealed = Zapečetil { $key }. Pečeť říká, že držitel tohoto klíče ručí právě za tento soubor; porovnej ho s klíčem domu, který znáš.
verify-sealed-expected = Zapečetil { $key }, to je očekávaný klíč.
verify-sealed-other = Zapečetěno jiným klíčem: { $key }; očekával se { $expected }.
verify-unsealed = Souhlasí, nezapečetěno: každý tah je dovolený; kdo hrál a že se takhle opravdu hrálo, za to nikdo neručí.
verify-head = Poslední otisk je { $hash }. Pokud ho máš zapsaný z konce partie, nikdo soubor od té doby nepřepsal.
resign-two = Vzdát se dá jen ve hře dvou.
