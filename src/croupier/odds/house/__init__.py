"""What the house keeps: the casino games solved, one hand advised, rounds simulated.

Every solver asks the game's own settlement what an ending is worth, so that table and figures cannot disagree.
"""
