"""What the processes of one house tell each other: letters that may be lost, and questions."""
