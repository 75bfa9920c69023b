"""Finished hands shown again on the table, step by step, and shared by those who played them."""
