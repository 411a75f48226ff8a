"""What a lesson shows to its learner now."""

from vaka.table.lessons import Lesson
from vaka.table.messages import LessonNote, LessonNow
from vaka.table.phrases import speak
from vaka.table.room import Room

OTHERS = {"first_seat": 1, "second_seat": 2}  # as sentences call them, by their names


def lesson_now(room: Room, seat: int | None, language: str) -> LessonNow | None:
    """Return where the learner of a lesson is; others are told nothing of it."""
    lesson = room.lesson
    if lesson is None or seat != lesson.learner:
        return None
    made, _ = lesson.progress(room.history.match.lines)
    strayed = room.strayed() is not None
    asked = room.guided and not strayed and seat in room.waiting()
    return LessonNow(
        made=made,
        moves=len(lesson.own),
        notes=_notes(room, lesson, made, language) if asked else [],
        ahead=lesson.ahead(made) if asked else [],
        strayed=strayed,
        over=not room.guided,
    )


def _notes(room: Room, lesson: Lesson, made: int, language: str) -> list[LessonNote]:
    """Return what is explained before the learner's next move.

    Who makes the moves of one gesture one by one is told the same until all are made.
    """
    steps = lesson.steps_at(made)
    if not steps and len(room.history.match.moves(lesson.learner)) > 1:
        steps = [step for step in lesson.steps if step.at < made][-1:]
    spoken = lesson.words.spoken(language)
    names = room.people.names(speak(language))
    return [
        LessonNote(says=lesson.words.say(step.key, OTHERS, spoken, names), points=step.point)
        for step in steps
    ]
