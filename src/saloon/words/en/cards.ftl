# Mariáš cards. $suit: hearts leaves acorns bells; $rank: seven … ace.
suit = { $suit ->
    [hearts] hearts
    [leaves] leaves
    [acorns] acorns
   *[bells] bells
}
card = { $rank ->
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [under] Unter
    [over] Ober
    [king] king
   *[ace] ace
} of { $suit ->
    [hearts] hearts
    [leaves] leaves
    [acorns] acorns
   *[bells] bells
}
card-acc = the { card }
rank-letter = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [under] U
    [over] O
    [king] K
   *[ace] A
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
