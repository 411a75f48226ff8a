"""What may happen, in Rapa Nui 2011."""
