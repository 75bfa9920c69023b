"""Playing live: lessons for who comes from online play, each with a simulated table where the learner does it."""
