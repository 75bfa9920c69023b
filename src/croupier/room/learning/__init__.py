"""What people learn at the school of the house, and the certificates it gives."""
