import dataclasses
import random

import pytest

import vaka
from random_play import random_match
from table.twins import before_act_3
from vaka import CHANCE, BadJournal, Event, Illegal, Match, Rng
from vaka.core.game import Game
from vaka.engine.state import State


def test_a_match_keeps_every_position(game: Game) -> None:
    match = random_match(game, game.seats[0], seed=1)
    again = Match(game, game.seats[0])
    for step, line in enumerate(match.lines):
        assert again.state.fields() == match.state_at(step).fields()
        again.play(line.seat, line.move)
    assert again.over
    assert again.score() == match.score()
    with pytest.raises(IndexError, match="steps 0 to"):
        match.state_at(len(match) + 1)


def test_a_branch_goes_on_by_itself(game: Game) -> None:
    match = random_match(game, game.seats[0], seed=1, steps=30)
    journal = match.journal()
    branch = match.branch()
    branch.draw(Rng(1))
    seat = branch.turn()[0]
    branch.play(seat, branch.moves(seat)[0])
    assert match.journal() == journal
    assert branch.journal().startswith(journal)


def test_the_state_is_handed_out_as_a_copy(rapanui: Game) -> None:
    match = Match(rapanui, 2)
    match.state.draw(Rng(1))
    assert match.turn() == (CHANCE,)
    assert len(match) == 0


def test_a_refused_move_changes_nothing(rapanui: Game) -> None:
    match = random_match(rapanui, 3, seed=2, steps=60)
    before = (match.journal(), match.state.fields(), len(match.told))
    with pytest.raises(Illegal):
        match.play(match.turn()[0], "lay everything")
    assert (match.journal(), match.state.fields(), len(match.told)) == before


def test_chance_is_drawn_until_a_seat_must_choose(rapanui: Game) -> None:
    match = Match(rapanui, 2)
    events = match.draw(Rng(3))
    assert match.turn() == (0,)
    assert len(match) == 18
    assert [event.key for event in events][:3] == ["colour", "colour", "deal"]
    assert match.draw(Rng(3)) == []


def opened(rapanui: Game) -> Match:
    match = Match(rapanui, 2)
    match.draw(Rng(3))
    return match


def test_own_moves_can_be_undone_until_chance_or_another_seat_moves(rapanui: Game) -> None:
    match = opened(rapanui)
    with pytest.raises(Illegal, match="cannot take a move back"):
        match.undo(0)
    before = match.state.fields()
    match.play(0, "pass")
    match.play(0, match.moves(0)[0])
    assert not match.can_undo(1)
    match.undo(0)
    match.undo(0)
    assert match.state.fields() == before
    assert not match.can_undo(0), "the last move is a deal of chance"
    assert not match.can_undo(CHANCE)


def test_what_another_seat_did_since_cannot_be_undone(rapanui: Game) -> None:
    match = opened(rapanui)
    while match.turn() != (1,):
        seat = match.turn()[0]
        match.play(seat, match.moves(seat)[0])
    match.play(1, "pass")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_what_nobody_heard_since_does_not_stop_an_undo_of_those_who_choose_together() -> None:
    chooser = random.Random(5)
    match = Match(vaka.load("raiatea"), 3)
    while not all("done" in match.moves(seat) for seat in range(3)) or len(match.turn()) < 3:
        seat = chooser.choice(match.turn())
        match.play(seat, chooser.choice(match.moves(seat)))
    before = match.state.fields()
    put = [next(m for m in match.moves(seat) if m.startswith("put ")) for seat in range(3)]
    match.play(0, put[0])
    match.play(1, put[1])
    match.play(2, put[2])
    assert match.undoable(0) == len(match) - 3
    match.undo(0)
    assert [line.move for line in match.lines[-2:]] == put[1:]
    match.undo(1)
    match.undo(2)
    assert match.state.fields() == before


def test_an_unheard_answer_to_a_move_keeps_it_from_being_undone(rapanui: Game) -> None:
    match = opened(dataclasses.replace(rapanui, overhear=lambda *_: None))
    while match.turn() == (0,):
        match.play(0, match.moves(0)[0])
    assert match.turn() == (1,)
    assert not match.can_undo(0)  # seat 1 could not move before it, and may have moved by now
    match.play(1, "pass")
    assert not match.can_undo(0)


def test_who_lets_others_choose_unheard_cannot_undo_that_whether_they_have_chosen_or_not() -> None:
    match, seat = before_act_3(vaka.load("raiatea"), random.Random(2))
    match.play(seat, match.moves(seat)[0])
    assert len(match.turn()) == 3
    assert not match.can_undo(seat)
    other = next(who for who in match.turn() if who != seat)
    match.play(other, next(move for move in match.moves(other) if move.startswith("put ")))
    assert not match.can_undo(seat)
    assert match.can_undo(other)
    match.play(seat, next(move for move in match.moves(seat) if move.startswith("put ")))
    assert match.can_undo(seat)
    match.undo(seat)
    assert not match.can_undo(seat)


def test_a_move_that_was_taken_back_is_gone_and_what_others_moved_since_is_not() -> None:
    match, seat = before_act_3(vaka.load("raiatea"), random.Random(2))
    before = match.state.fields()
    match.play(seat, match.moves(seat)[0])
    assert match.take_back(seat) == len(match)  # as a journal that was kept may say
    assert match.state.fields() == before
    with pytest.raises(Illegal):
        Match(match.game, 3).take_back(0)


def test_a_move_that_reveals_something_cannot_be_undone(rapanui: Game) -> None:
    match = opened(rapanui)
    match.play(0, "pass")
    match.told[-1].append(Event("end", "RC3", {}, None, reveals=True))
    with pytest.raises(Illegal):
        match.undo(0)


def test_journals_round_trip(game: Game) -> None:
    for seats in game.seats:
        match = random_match(game, seats, seed=seats)
        again = Match.from_journal(game, match.journal())
        assert again.journal() == match.journal()
        assert again.told == match.told
        assert again.options == match.options


HEAD = "vaka 1\ngame rapanui2011\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "journal_header"),
        ("vaka 2\n", 1, "journal_version"),
        ("vaka 1\n# only a remark\n", 3, "journal_header"),
        ("vaka 1\ngames rapanui2011\n", 2, "journal_header"),
        ("vaka 1\ngame rapanui2011\n\n\nseats two\n", 5, "journal_seats"),
        ("vaka 1\ngame rapanui2011\nseats 9999\n", 3, "journal_seats"),
        ("vaka 1\ngame rapanui2011\nseats 7\n", 3, "journal_start"),
        ("vaka 1\ngame other\nseats 2\n", 2, "journal_game"),
        (HEAD + "option a\n", 4, "journal_option"),
        (HEAD + "option a 1\noption a 2\n", 5, "journal_option"),
        (HEAD + "option a 1\n", 4, "journal_start"),
        (HEAD + "colour red\n", 4, "journal_line"),
        (HEAD + "-\n", 4, "journal_line"),
        (HEAD + "- colour red\n# a remark\n- colour red\n", 6, "journal_move"),
        (HEAD + "- colour red\n0 pass\n", 5, "journal_move"),
        (HEAD + "- colour red\n5 pass\n", 5, "journal_move"),
        (HEAD + "- " + "x" * 100_000 + "\n", 4, "journal_move"),
        (HEAD + "- colour red\n" * 100_001, 100_001, "too_many_lines"),
    ],
)
def test_a_journal_that_does_not_fit_names_the_line(
    rapanui: Game, text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadJournal) as refused:
        Match.from_journal(rapanui, text)
    assert refused.value.reason == reason
    assert refused.value.arguments["line"] == line
    assert str(refused.value).startswith(f"Line {line}: ")
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("text", "language", "sentence"),
    [
        ("", "nl", "Regel 1: hier moet “vaka ...” staan, niet het einde."),
        ("seats 9\n", "nl", "Regel 3: rapanui2011 is voor 2, 3, 4 plaatsen, niet voor 9."),
        ("seats 9\n", "de", "Zeile 3: rapanui2011 ist für 2, 3, 4 Plätze, nicht für 9."),
        (
            "seats 2\noption a 1\n",
            "nl",
            "Regel 4: rapanui2011 heeft geen optie 'a'. Wel zijn er: geen.",
        ),
        ("seats 2\n0 pass\n", "de", "Zeile 4: Platz 0 ist nicht am Zug; am Zug: Zufall."),
        ("seats 2\n0 pass\n", "en", "Line 4: It is not Seat 0's turn; to move: Chance."),
    ],
)
def test_what_is_wrong_with_a_journal_is_said_in_one_language(
    rapanui: Game, text: str, language: str, sentence: str
) -> None:
    head = "vaka 1\ngame rapanui2011\n" if text else ""
    with pytest.raises(BadJournal) as refused:
        Match.from_journal(rapanui, head + text)
    assert refused.value.sentence(language) == sentence


def test_remarks_and_blank_lines_are_passed_over(rapanui: Game) -> None:
    match = random_match(rapanui, 2, seed=1, steps=30)
    text = "# table you,random\n" + match.journal().replace("\n", "\n\n   # remark\n")
    assert Match.from_journal(rapanui, text).journal() == match.journal()


def test_options_that_are_true_or_false_are_written_in_small_letters() -> None:
    game = vaka.load("raiatea")
    match = Match(game, 3, {"tane": True})
    text = match.journal()
    assert "option tane true\noption oracle false\n" in text
    for spelling in (text, text.replace("true", "True")):
        assert Match.from_journal(game, spelling).options == match.options
    with pytest.raises(BadJournal):
        Match.from_journal(game, text.replace("true", "yes"))


def test_what_a_seat_does_not_hear_at_all_is_left_out(rapanui: Game) -> None:
    def deaf(state: State, mover: int, move: str, seat: int | None, revealed: bool) -> str | None:
        return None if move.startswith("lay") else "?" if not revealed else move

    game = dataclasses.replace(rapanui, overhear=deaf)
    match = Match(game, 2)
    match.draw(Rng(7))
    match.play(0, "pass")
    match.play(0, match.moves(0)[0])
    assert match.heard_lines(0)[-2:] == [(line.seat, line.move) for line in match.lines[-2:]]
    assert match.heard_lines(1)[-1] == (0, "?")
    assert len(match.heard_lines(None)) == len(match) - 1
