"""Puzzles: positions of bots' matches in which one move is clearly best, and why can be told."""
