# Школа: уроки, в которые играют.
school-you = Гость
school-company = Эма Карел Мария Виктор Ольга Гонза Нина
lesson-wrong = Так можно, но здесь речь о другом. { $reason }
lesson-hint = { $action }. { $reason }
cli-lesson-ask = Ваш ответ (номер или ход, ? покажет, Enter — выйти):
cli-lesson-unknown = Урока «{ $lesson }» здесь нет. Есть: { $lessons }.
