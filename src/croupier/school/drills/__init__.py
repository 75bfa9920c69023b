"""Dealing drills: questions drawn from a number, answered by the engine itself."""

from croupier.school.drills.catalogue import DRILLS, draw
from croupier.school.drills.question import LEVELS, Question, Reason, asked, is_right
from croupier.school.drills.rising import Standing, after

__all__ = ["DRILLS", "LEVELS", "Question", "Reason", "Standing", "after", "asked", "draw", "is_right"]
