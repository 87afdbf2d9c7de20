# Vyřešené hry: jejich tabulky a co říká `saloon solve`.
solve-misfit = V souboru { $file } je tabulka pro „{ $found }“, ne pro „{ $wanted }“. Smažte ho a nechte tabulku spočítat znovu.
solve-damaged = Soubor { $file } je poškozený, nebo to není tabulka tohoto domu. Smažte ho a nechte tabulku spočítat znovu.
solve-missing = Tabulka ještě není. Spočítá ji příkaz: { $command }
solve-known = To už je známo: tabulka pro „{ $rules }“ je součástí hry, není co počítat.
solve-room = Tabulka potřebuje { $needed } MB a na disku zbývá { $free } MB.
solve-needs = K řešení je potřeba { $tool }, ke hraní ne. Nainstaluje ho: pip install "saloon[solve]"
cli-solve-none = Pro hru { $game } není co počítat.
cli-solve-round = Kolo { $round }, známo { $known }
cli-solve-interrupted = Přerušeno. Stejný příkaz bude pokračovat odtud.
cli-solve-done = { $game } je vyřešená hra: { $file } ({ $size } MB)
cli-solve-count = { $kind ->
    [won] Vyhraje ten, kdo je na tahu
    [lost] Prohraje ten, kdo je na tahu
    [drawn] Remíza
    [beginnings] Začátky kol
    [turns] Začátky tahů
    [wrong] Chybně
    [differ] Největší odchylka
   *[other] { $kind }
}
