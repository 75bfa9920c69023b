mine = My tables
mine-turn = { act-your-turn }
mine-others = { $name } to act
mine-between = Between hands
mine-coming = Coming…
mine-side = Side by side
