"""What cards have: features, as the rules ask them. Keywords are features with a name of their own."""
