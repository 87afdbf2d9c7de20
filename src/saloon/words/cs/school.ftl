# Škola: lekce, které se hrají.
school-you = Host
school-company = Ema Karel Marie Viktor Olga Honza Nina
lesson-wrong = To se smí, ale tady jde o něco jiného. { $reason }
lesson-hint = { $action }. { $reason }
