tv-title = { $name }: stream
tv-nothing = The picture comes { $seconds } s after the table, and of a private table only if its host streams it.
