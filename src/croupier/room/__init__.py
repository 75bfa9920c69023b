"""The room: one actor a table, commands in, views out, and a journal from which everything comes back."""
