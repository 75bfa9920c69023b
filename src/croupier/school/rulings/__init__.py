"""Rulings to learn: situations out of the scenario files, questions the floor answers, and when each comes again."""
