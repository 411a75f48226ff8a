"""What may happen, in Tongiaki."""
