"""Tells: a notebook on opponents for its author alone, and what the hands one played say of them."""
