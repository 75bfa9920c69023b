"""The whole house: what is open in it, its lobby, its bots."""
