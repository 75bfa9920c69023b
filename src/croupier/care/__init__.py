"""Care for those who play in a house open to the public: ages, countries, limits, self-exclusion."""
