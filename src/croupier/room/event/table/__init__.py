"""A table of an event: its seats come from the event."""
