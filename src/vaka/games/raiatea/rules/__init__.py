"""What may happen, in Raiatea."""
