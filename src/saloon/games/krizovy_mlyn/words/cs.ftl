title = Křížový mlýn
summary = Šest kamenů na kříži mlýnské desky. Kdo první zavře mlýn, vyhrává.

say-move = Táhnout { $start } na { $end }
tell-move = { $who } táhne z { $start } na { $end }{ $wins ->
    [yes] {" "}a zavírá mlýn.
   *[no] .
}
prompt-move = Jsi na tahu: posuň kámen na sousední volný bod. První mlýn vyhrává.
note-white = bílé kameny
note-black = černé kameny

illegal-occupied = Ten bod je obsazený.
illegal-not-yours = Tam tvůj kámen není.
illegal-too-far = Kámen se posouvá po čáře na sousední bod.

option-setup = Rozestavení
    .about = Kde na začátku stojí dvanáct kamenů. Obrázek z návodu se nedochoval.
option-setup-cross = kříž, barvy se střídají
option-setup-corners = kříž, každý blíž jednomu rohu
option-setup-diagonal = rohy tří čtverců
option-setup-pairs = kříž po dvojicích zvenku
option-setup-inward = kříž po dvojicích uvnitř
option-first = První tah
    .about = Kdo táhne první.
option-first-white = bílý
option-first-black = černý
option-blocked = Zavřený hráč
    .about = Co se stane, když hráč nemůže táhnout.
option-blocked-loses = prohrává
option-blocked-draw = remíza
option-repetition = Opakování
    .about = Tolikrát stejná pozice je remíza.
option-repetition-3 = třikrát
option-repetition-5 = pětkrát

why-win = Zavírá mlýn a vyhrává.
why-lost = Soupeřův mlýn už nic nezastaví.
why-block = Brání soupeři v mlýně.
why-threat = Hrozí mlýnem.
why-room = Přibližuje tvé kameny k sobě.
