"""Who is who: names, and the tokens that prove them."""
