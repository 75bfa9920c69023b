"""What every actor of the house is: watched, asked one thing at a time, with a journal of its own."""
