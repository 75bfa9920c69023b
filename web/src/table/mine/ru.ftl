mine = Мои столы
mine-turn = { act-your-turn }
mine-others = Ходит { $name }
mine-between = Между раздачами
mine-coming = Загружается…
mine-side = Рядом
