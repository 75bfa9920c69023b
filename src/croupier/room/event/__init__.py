"""Tournaments: one actor an event, its tables, its screens."""
