# Škola: lekce, které se hrají.
school-you = Host
school-company = Ema Karel Marie Viktor Olga Honza Nina
lesson-wrong = To se smí, ale tady jde o něco jiného. { $reason }
lesson-hint = { $action }. { $reason }
cli-lesson-ask = Tvoje odpověď (číslo nebo tah, ? ukáže, Enter odchází):
cli-lesson-unknown = Lekce „{ $lesson }“ tu není. Jsou tu: { $lessons }.
