"""Pai Gow: seven cards set as a hand of five and a hand of two, with a joker, house ways, a banker and a bonus."""
