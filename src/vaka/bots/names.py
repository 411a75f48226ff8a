"""What seats are called where nobody has said a name: bots at every table, people in a terminal."""

NAMES = ("Moana", "Tane", "Hina", "Kai", "Leilani", "Maui")


def seat_name(seat: int) -> str:
    """Return what a seat is called."""
    return NAMES[seat % len(NAMES)]
