# Доски, общие для нескольких игр.
mill-point = свободная точка { $point }
mill-stone-white = белая фишка на { $point }
mill-stone-black = чёрная фишка на { $point }
