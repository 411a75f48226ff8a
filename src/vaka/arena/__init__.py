"""The arena: matches between bots, seated fairly, on many processes, with honest intervals."""
