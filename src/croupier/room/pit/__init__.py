"""The casino tables and machines."""
