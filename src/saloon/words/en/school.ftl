# The school: lessons that are played.
school-you = Guest
school-company = Ema Karel Marie Viktor Olga Honza Nina
lesson-wrong = That is allowed, but not what is meant here. { $reason }
lesson-hint = { $action }. { $reason }
cli-lesson-ask = Your answer (number or move, ? shows one, Enter leaves):
cli-lesson-unknown = There is no lesson “{ $lesson }” here. There are: { $lessons }.
