# Server: co dům odmítá, a hotové věty.
serve-ready = Saloon je otevřený: { $address }   (Ctrl+C ho zavře)
serve-public = Pro ostatní ve vaší síti: { $address }

database-damaged = Databáze { $file } je poškozená. Obnov ji ze zálohy; nic se nezměnilo.
database-readonly = Do { $file } nelze zapisovat. Nic se nespustilo.
database-newer = Databázi psal novější Saloon. Použij jej, nebo starší zálohu.
database-foreign = { $file } je databáze jiného programu. Nic se nezměnilo.
database-held = { $file } už používá jiný Saloon: { $holder }. Jeden soubor drží jeden server.
database-left = { $file } stále drží to, co spustil jiný Saloon, ačkoli jeho proces už neběží: { $holder }. Najděte procesy, které po něm zbyly, a ukončete je.
workers-here = Více procesů najednou (--workers) tento systém neumí.
database-away = Databáze neodpovídá ({ $reason }).
database-folder = Složka { $folder } neexistuje.

backup-there = { $file } už existuje; záloha nic nepřepisuje.
backup-missing = Záloha { $file } neexistuje.
backup-done = Do { $file } { $count ->
    [one] je uložena { $count } místnost
    [few] jsou uloženy { $count } místnosti
   *[other] je uloženo { $count } místností
 }.
restore-done = Z { $file } se { $count ->
    [one] vrátila { $count } místnost
    [few] vrátily { $count } místnosti
   *[other] vrátilo { $count } místností
 }; co tu bylo, zůstalo, jak bylo.
doctor-damaged = { $room }: řádek { $row } nedává smysl ({ $reason }). Místnost je odložena.
doctor-done = Místností: { $rooms }, řádků: { $rows }, poškozených: { $damaged }.
doctor-rebuilt = Z protokolů přepočítáno, místnosti: { $rooms }; chybné řádky: { $wrong }.

message-unreadable = Zprávu nešlo přečíst: { $about }
body-long = To je příliš dlouhé.
too-fast = Toho bylo najednou moc. Chvilku počkej a zkus to znovu.
busy = Teď se to nepovedlo. Zkus to znovu.
trouble = Dům má potíže s diskem. Tvůj tah není ztracený, zkouší se to znovu.
trouble-over = Potíže jsou pryč, hra pokračuje.
not-found = Tady nic není.
not-allowed = To tady nejde.
origin-foreign = Tahle stránka nesmí mluvit s tímhle serverem.
host-foreign = Tento server se takhle nejmenuje. Provozovatel může jméno přidat volbou --name.
house-full = Všechny stoly jsou obsazené. Rozehrané partie běží dál, zkus to později.
room-unknown = Místnost s tímto kódem není.
room-full = Místnost je plná.
room-damaged = Záznam této místnosti je poškozený; byla odložena stranou.
room-spent = Tahle místnost už zažila dost. Založ novou.
talk-enough = Od tebe už tu zaznělo dost. Hra pokračuje.
room-locked = Hostitel tuto místnost pro další lidi zavřel.
guest-unknown = Nikdo takový tu není.
token-unknown = Tenhle odkaz tu žádné místo neotevírá.
key-unknown = Klíč tohoto zařízení tu žádné místo neotevírá. Možná bylo odhlášeno z jiného zařízení.
people-off = Tento dům si o lidech nic nepamatuje: jsou tu stoly a kdo u nich sedí.
person-gone = Někdo, kdo odešel
person-name = Host { $number }
rescue-wrong = Takový záchranný kód tento dům nezná. Zkontroluj každé písmeno a číslo.
rescue-spent = Tento záchranný kód už byl použit. Každý otevře tvoje místo jednou; zkus jiný.
rescue-flood = V tomto domě bylo vyzkoušeno příliš mnoho chybných kódů. Zkus to za hodinu; tvoje kódy platí dál.
pair-unknown = Tento odkaz už nic neotevírá. Vyžádej si nový na prvním zařízení.
devices-many = Víc zařízení mít nejde. Nejdřív některé odhlas.
passkey-off = Tento dům přístupové klíče nemá: chybí knihovna pro ně.
passkey-wrong = Tento přístupový klíč tu žádné místo neotevírá.
device-unknown = Takové zařízení tu není.
match-unknown = Taková partie není.
match-other = Tahle partie už skončila a začala jiná.
match-old = Pravidla se od téhle partie změnila, takže ji už nejde ukázat.
match-running = Partie se ještě hraje. Po jejím konci to uvidí každý.
game-missing = Hra „{ $game }“ tu není.
phase-wrong = To teď nejde.
position-stale = Stůl se mezitím změnil. Podívej se znovu.
not-host = To smí jen hostitel.
not-player = To smí jen ten, kdo hraje.
not-guest = To smí jen ten, kdo se připojil.
seat-not-yours = To není tvoje místo.
seat-which = Máš několik míst: řekni, které myslíš.
seat-bot = Na tomhle místě hraje robot. Nejdřív si ho vezmi zpět.
seat-taken = Tohle místo je obsazené.
seat-second = Hraje se se skrytými kartami: místo robota teď nikdo nezabere.
seat-present = Hráč je pořád tady.
seat-yours = Na tomhle místě už hraješ.
seats-open = Některá místa jsou ještě volná.
undo-enough = V této partii už se bralo zpět dost.
pace-lost-two = Prohrát na čas se dá jen ve hře dvou.
rest-spent = Dovolená v této partii už proběhla.
prepare-not-here = Odpovědi se připravují jen při tempu na dny, a to ve hrách, kde je vše vidět.
prepare-turn = Jsi na tahu: prostě táhni.
prepare-answer = Připravená řada končí tvým vlastním tahem.
prepare-over = To už by byl konec partie.
prepare-long = Připravit jde nejvýš { $most } odpovědí.
push-address = Tam se tomuto zařízení nic poslat nedá.
push-off = Tento dům nikomu zprávy neposílá: chybí doplněk saloon[push].
push-turn = Jsi na tahu.
push-half = Polovina času na tah je pryč.
push-tenth = Začala poslední desetina času na tah.
push-invite = Pozvánka ke stolu: { $name }
push-over = Partie skončila.
chat-off = Takové psaní je v téhle místnosti vypnuté.
phrase-unknown = Taková věta není.
text-long = Zpráva má 1 až { $most } znaků.
deal-ahead = Tenhle den ještě nezačal.
deal-first = Nejdřív dohraj pokus, který se počítá.
deal-tried = Pokus, který se počítá, už máš za sebou.
deal-cards = Dnes jsou na řadě karty k procvičení, ne stůl.
drill-own = Z mých partií
drill-unknown = Takové cvičení tu není.
deck-full = Víc vlastních rozhodnutí se do balíčku nevejde.
zone-unknown = Časové pásmo „{ $zone }“ nikdo nezná. Příklad: Europe/Prague.
day-unreadable = „{ $text }“ není den. Příklad: 2026-11-18.
hint-rated = V partii, která se počítá, se neradí.

phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-nice = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Pardon!
phrase-wait = Moment, prosím.
phrase-turn = Jsi na tahu!
phrase-oops = Jejda…
phrase-laugh = Haha!
phrase-close = To bylo těsné!
phrase-again = Dáme ještě jednu?
phrase-bye = Ahoj, zase někdy!
luggage-wrong = Tahle partie nesouhlasí, a proto se nepřevzala: { $about }
luggage-unfinished = Přinést jdou jen dohrané partie, s ověřitelnou náhodou nebo s opravdovými kostkami.
luggage-seat = Na uvedeném místě v téhle partii nikdo neseděl.
program-may-not = Program tu hraje na svém místě a nic jiného nedělá.
program-rated = Sedí tu program. Hodnocená partie začne, až s tím budou všichni u stolu souhlasit.
