# Mariášové karty. $suit: hearts leaves acorns bells; $rank: seven … ace.
suit = { $suit ->
    [hearts] červené
    [leaves] zelené
    [acorns] žaludy
   *[bells] kule
}
card = { $rank ->
    [seven] { $suit ->
         [hearts] červená
         [leaves] zelená
         [acorns] žaludová
        *[bells] kulová
    } sedma
    [eight] { $suit ->
         [hearts] červená
         [leaves] zelená
         [acorns] žaludová
        *[bells] kulová
    } osma
    [nine] { $suit ->
         [hearts] červená
         [leaves] zelená
         [acorns] žaludová
        *[bells] kulová
    } devítka
    [ten] { $suit ->
         [hearts] červená
         [leaves] zelená
         [acorns] žaludová
        *[bells] kulová
    } desítka
    [under] { $suit ->
         [hearts] červený
         [leaves] zelený
         [acorns] žaludový
        *[bells] kulový
    } spodek
    [over] { $suit ->
         [hearts] červený
         [leaves] zelený
         [acorns] žaludový
        *[bells] kulový
    } svršek
    [king] { $suit ->
         [hearts] červený
         [leaves] zelený
         [acorns] žaludový
        *[bells] kulový
    } král
   *[ace] { $suit ->
         [hearts] červené
         [leaves] zelené
         [acorns] žaludové
        *[bells] kulové
    } eso
}
card-acc = { $rank ->
    [seven] { $suit ->
         [hearts] červenou
         [leaves] zelenou
         [acorns] žaludovou
        *[bells] kulovou
    } sedmu
    [eight] { $suit ->
         [hearts] červenou
         [leaves] zelenou
         [acorns] žaludovou
        *[bells] kulovou
    } osmu
    [nine] { $suit ->
         [hearts] červenou
         [leaves] zelenou
         [acorns] žaludovou
        *[bells] kulovou
    } devítku
    [ten] { $suit ->
         [hearts] červenou
         [leaves] zelenou
         [acorns] žaludovou
        *[bells] kulovou
    } desítku
    [under] { $suit ->
         [hearts] červeného
         [leaves] zeleného
         [acorns] žaludového
        *[bells] kulového
    } spodka
    [over] { $suit ->
         [hearts] červeného
         [leaves] zeleného
         [acorns] žaludového
        *[bells] kulového
    } svrška
    [king] { $suit ->
         [hearts] červeného
         [leaves] zeleného
         [acorns] žaludového
        *[bells] kulového
    } krále
   *[ace] { $suit ->
         [hearts] červené
         [leaves] zelené
         [acorns] žaludové
        *[bells] kulové
    } eso
}
rank-letter = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [under] Sp
    [over] Sv
    [king] K
   *[ace] A
}
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
