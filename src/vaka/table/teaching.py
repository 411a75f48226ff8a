"""What a learner asks for at a match: to be left alone by the lesson, and what the coach says."""

from vaka.engine.turns import CHANCE
from vaka.table import forms
from vaka.table.asking import Ask, Endpoint
from vaka.table.people import People
from vaka.table.phrases import TableRefusal
from vaka.table.room import Room
from vaka.text import coach


async def end_lesson(ask: Ask) -> forms.Done:
    """Let bots and chance play freely from here on: the learner wants no more guiding."""
    room = await ask.room()
    await ask.seat(room)
    if not room.people.lesson:
        raise TableRefusal(409, "no_lesson", {"game": room.game.name})

    def change(people: People) -> None:
        people.lesson = "over"

    await ask.hub.change_people(room, change)
    return forms.Done()


async def advice(ask: Ask) -> forms.Advice:
    """Return what the coach says to who asks, if it has to choose."""
    room = await ask.room()
    seat = await ask.seat(room)
    match, spoken = room.history.match, None
    if seat in room.waiting() and room.confirming() is None:
        seen = (match.view(seat), match.facts(seat), seat, match.moves(seat))
        spoken = coach.speak(room.game, *seen, ask.language)
    says, rule = spoken or ("", "")
    return forms.Advice(says=says, rule=rule, turn=_turn(room, seat))


def _turn(room: Room, seat: int) -> int:
    """Return the number of the last move of somebody else that a seat has heard of."""
    lines = room.history.match.lines
    places = room.history.places(seat)
    others = (
        step for step, place in enumerate(places, 1) if lines[place].seat not in (seat, CHANCE)
    )
    return max(others, default=0)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/matches/{match}/end-lesson",
        "Learner: bots and chance play freely from here on.",
        end_lesson,
        answer=forms.Done,
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/advice",
        "What the coach says about your decision.",
        advice,
        answer=forms.Advice,
    ),
)
