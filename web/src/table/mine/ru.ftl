mine = Мои столы
mine-turn = Ваш ход
mine-others = Ходит { $name }
mine-between = Между раздачами
mine-coming = Загружается…
mine-side = Рядом
