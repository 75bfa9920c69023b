"""What a house open to the public knows of its players, kept."""
