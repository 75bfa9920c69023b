"""The staff of the house: who has which role where, who has been invited, and at once who has it no more."""
