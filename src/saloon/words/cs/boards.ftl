# Desky společné více hrám.
mill-point = volný bod { $point }
mill-stone-white = bílý kámen na { $point }
mill-stone-black = černý kámen na { $point }
