"""The cage of the house at work: drawers, receipts, and what comes to people's balances and leaves them."""
