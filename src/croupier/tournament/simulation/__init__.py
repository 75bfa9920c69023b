"""Events played by the machine, and what must hold in every one of them."""
