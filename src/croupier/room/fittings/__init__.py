"""What a club furnishes its events with: screens on its walls, how they look, and templates of its own."""
