"""Sites whose hand histories are read: what each says is told in one way, and played through the engine in one place.

A `Site` knows how its text is divided into hands and what a hand of it tells (`Told`); `read_one` plays that by the
site's own policy and compares every amount with the text.
"""
