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
# Jak to bylo těsné a odkud se vzalo, co se počítá.
near-amount = { $unit ->
    [points] { $count ->
        [one] jeden bod
        [few] { $count } body
       *[other] { $count } bodů
    }
    [chips] { $count ->
        [one] jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
   *[rounds] { $count ->
        [one] jedno kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
}
near-behind = { $me ->
    [yes] Máš o { near-amount } méně než { $winner }.
   *[no] { $who } má o { near-amount } méně.
}
near-round = { $me ->
    [yes] Ty: { $mine }. { $winner }: { $theirs }.
   *[no] { $who }: { $mine }. { $winner }: { $theirs }.
}
account-start = Na začátku
account-round = { $what ->
    [throw] { $number }. hod
   *[round] { $number }. kolo
}
