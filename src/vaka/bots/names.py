"""What seats are called where nobody has said a name: bots at every table, people in a terminal."""

# None of them is also a thing of a game: Hina, Maui and Tāne are rituals of Raiatea.
NAMES = ("Moana", "Teva", "Mareva", "Kai", "Leilani", "Keoni")


def seat_name(seat: int) -> str:
    """Return what a seat is called."""
    return NAMES[seat % len(NAMES)]
