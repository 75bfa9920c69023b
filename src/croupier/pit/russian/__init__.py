"""Russian Poker: six-card poker with exchange, insurance and buying the dealer's card."""
