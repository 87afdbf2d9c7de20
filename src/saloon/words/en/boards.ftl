# Boards that several games share.
mill-point = free point { $point }
mill-stone-white = white stone on { $point }
mill-stone-black = black stone on { $point }
mill-shut = It cannot move: { $count ->
    [one] the stone on { $points } shuts it in.
   *[other] the stones on { $points } shut it in.
}
mill-end = { $how ->
    [two] { $who } has only two stones left.
    [blocked] { $who } cannot move and loses.
    [stuck] { $who } cannot move: a draw.
    [repeated] The same position for the { $count ->
        [3] third
       *[other] fifth
    } time: a draw.
   *[quiet] { $count } moves of each side without a mill: a draw.
}
