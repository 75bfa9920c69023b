"""The live cash room of a club."""
