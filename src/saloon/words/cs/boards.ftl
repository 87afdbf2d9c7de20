# Desky společné více hrám.
mill-point = volný bod { $point }
mill-stone-white = bílý kámen na { $point }
mill-stone-black = černý kámen na { $point }
mill-shut = Nemůže táhnout: zavírají ho kameny na { $points }.
mill-end = { $how ->
    [two] { $who } má už jen dva kameny.
    [blocked] { $who } nemůže táhnout a prohrává.
    [stuck] { $who } nemůže táhnout: remíza.
    [repeated] Stejná pozice { $count ->
        [3] potřetí
       *[other] popáté
    }: remíza.
   *[quiet] Na každé straně { $count } tahů bez mlýna: remíza.
}
