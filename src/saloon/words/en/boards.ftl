# Boards that several games share.
mill-point = free point { $point }
mill-stone-white = white stone on { $point }
mill-stone-black = black stone on { $point }
