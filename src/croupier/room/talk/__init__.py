"""The talk of a table, whatever is played there: who may say what, how everybody stands, what was reported."""
