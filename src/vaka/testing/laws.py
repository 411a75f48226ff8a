"""The laws every position of every game obeys, each a function that raises Broken.

`vaka.testing` applies them to random play.
"""

import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from vaka import words
from vaka.core.codecs import Event
from vaka.core.game import Game
from vaka.core.schema import Shape
from vaka.engine import sizes as Size
from vaka.engine.rng import Rng
from vaka.engine.state import State, shape_of
from vaka.engine.turns import CHANCE, NONE, OVER
from vaka.errors import BadOption, BadPosition, BadSeats, Illegal
from vaka.match import Match
from vaka.testing.remedies import REMEDIES
from vaka.text.colours import PLAIN
from vaka.text.rulebook import rules_of
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw

NOISE = "no such move \N{SNOWMAN}"
MOST_GUESSES = 400  # until two differ; where the view leaves room, one of the first few does

Heard = list[Event] | None


class Broken(AssertionError):
    """A law does not hold; the text says which, where, and how to get there."""

    def __init__(self, law: str, detail: str, place: str = "") -> None:
        """Tell which law is broken and how."""
        self.law = law
        self.detail = detail
        super().__init__(f"law broken: {law}. {detail}\nWhat to do: {REMEDIES[law]}{place}")

    def at(self, match: Match) -> "Broken":
        """Return the same with the place: the match so far, as a journal that leads there."""
        place = f"\nAfter {len(match)} moves of this match:\n{match.journal()}"
        return Broken(self.law, self.detail, place)


# -- once per game ---------------------------------------------------------------------------------


def check_declarations(game: Game) -> None:
    """What a game says of itself holds together."""
    if not game.seats or list(game.seats) != sorted(set(game.seats)):
        raise Broken("seats are declared", f"{game.seats} must be different and ascending")
    if max(game.seats) > Size.SEATS or min(game.seats) < 1:
        raise Broken("seats are declared", f"{game.seats} must lie between 1 and {Size.SEATS}")
    if game.state_class.SCORES > Size.SCORES:
        raise Broken("scores fit", f"at most {Size.SCORES} numbers a seat")
    check_field_names(game.state_class)
    _check_starts_refused(game)
    check_words(game.words, {"title", "idea", *(f"event.{key}" for key in game.event_codec.keys)})
    rules = rules_of(game)
    for key, fact in zip(game.event_codec.keys, game.event_codec.facts, strict=True):
        if fact.rule not in rules:
            raise Broken("rules are written", f"event {key} cites {fact.rule}, not in rules.md")


def check_field_names(state_class: type[State]) -> None:
    """No field of a game hides something that every State has."""
    for name in state_class.FIELDS.keys() - State.FIELDS.keys():
        if hasattr(State, name):
            raise Broken("fields have names of their own", f"every State has {name} already")


def _check_starts_refused(game: Game) -> None:
    """A wrong seat count or option is refused."""
    for seats in (0, max(game.seats) + 1, -1):
        try:
            game.start(seats)
        except BadSeats:
            continue
        raise Broken("wrong seats are refused", f"{seats} seats were accepted")
    unknown: list[Mapping[str, Any]] = [{NOISE: 1}]
    unknown += [{option: NOISE} for option in game.options]
    for options in unknown:
        try:
            game.start(game.seats[0], options)
        except BadOption:
            continue
        raise Broken("wrong options are refused", f"{options} were accepted")


def check_words(catalogue: words.Catalogue, needed: set[str]) -> None:
    """All its languages have the same keys with the same arguments, and what is needed is there."""
    english = catalogue.entries("en")
    if missing := sorted(needed - english.keys()):
        raise Broken("words exist", f"en.json lacks {missing}")
    for language in catalogue.languages():
        entries = catalogue.entries(language)
        if entries.keys() != english.keys():
            raise Broken("words exist", f"{language}: {sorted(entries.keys() ^ english.keys())}")
        for key, entry in entries.items():
            if words.arguments_of(entry) != words.arguments_of(english[key]):
                raise Broken("words exist", f"{language}: {key} has other arguments than en")


# -- at every position -----------------------------------------------------------------------------


def check_position(game: Game, state: State, rng: Rng) -> None:
    """Every law of a single position."""
    check_turn(game, state)
    check_chance(state, rng)
    check_moves_play(game, state)
    check_refusals(game, state, rng)
    check_round_trips(game, state)
    check_shapes(game, state)
    for seat in (None, *range(state.seats)):
        check_sight(game, state, seat, rng)
    check_hearing(game, state, rng)
    languages = game.words.languages()
    check_show(game, state, languages[rng.below(len(languages))])


def check_turn(game: Game, state: State) -> None:
    """Somebody is to move and has sorted, different moves; nobody else has any."""
    turn = game.turn(state)
    if turn != (CHANCE,) and list(turn) != sorted(set(turn) & set(range(state.seats))):
        raise Broken("turn names seats", f"turn is {turn}")
    if (turn == ()) != (state.turn == OVER):
        raise Broken("turn is empty at the end only", f"turn is {turn}")
    for seat in (CHANCE, *range(state.seats)):
        moves = game.moves(state, seat)
        if (seat in turn) != bool(moves):
            raise Broken("who is to move has moves", f"seat {seat}: {moves}, turn {turn}")
        if moves != sorted(set(moves)):
            raise Broken("moves are sorted and different", f"seat {seat}: {moves}")
    odds = game.odds(state)
    if len(odds) != len(game.moves(state, CHANCE)) or any(weight < 1 for weight in odds):
        raise Broken("odds are positive and parallel", f"{odds}")


def check_chance(state: State, rng: Rng) -> None:
    """Chance draws the outcome that its listed weights say, by the same random number."""
    if state.turn != CHANCE:
        return
    moves, odds = state.moves(), state.odds()
    drawn = state.copy().draw(rng.split(0))
    left = rng.split(0).below(sum(odds))
    place = 0
    while left >= odds[place]:
        left -= odds[place]
        place += 1
    if drawn != moves[place]:
        raise Broken("chance draws by its weights", f"sample() gave {drawn}, not {moves[place]}")


def check_moves_play(game: Game, state: State) -> None:
    """Every legal move plays on a copy and leaves the original alone."""
    before = state.fields()
    for seat in game.turn(state):
        for move in game.moves(state, seat):
            after = state.copy()
            game.play(after, seat, move)
            if after.fields() == before:
                raise Broken("moves change something", f"{seat} {move}")
    if state.fields() != before:
        raise Broken("copies are independent", "playing on a copy changed the original")


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """Moves that are not legal are refused with a sentence and change nothing."""
    before = state.fields()
    turn = game.turn(state)
    texts = game.move_codec.texts
    for seat in (CHANCE, *range(state.seats), state.seats):
        legal = set(game.moves(state, seat)) if seat in turn else set()
        for move in (NOISE, "", texts[rng.below(len(texts))]):
            if move not in legal:
                _check_refused(game, state, seat, move)
    if state.fields() != before:
        raise Broken("refusals change nothing", "a refused move changed the state")


def _check_refused(game: Game, state: State, seat: int, move: str) -> None:
    try:
        game.play(state, seat, move)
    except Illegal as illegal:
        for language in game.words.languages():
            if illegal.reason in illegal.sentence(language):
                raise Broken("refusals have words", f"{illegal.reason} in {language}") from None
        return
    raise Broken("illegal moves are refused", f"seat {seat} played {move!r}")


def check_round_trips(game: Game, state: State) -> None:
    """A position is JSON and restores to the same State; so does a pickle.

    Restoring checks that all components add up, so this is also the law of conservation.
    """
    position = game.position(state)
    if json.loads(json.dumps(position)) != position:
        raise Broken("positions are JSON", "the position changes on its way through JSON")
    fields = state.fields()
    for name, again in (
        ("positions restore", game.restore(position)),
        ("pickles restore", pickle.loads(pickle.dumps(state))),
    ):
        found = again.fields()
        if found != fields:
            wrong = [field for field in fields if found[field] != fields[field]]
            raise Broken(name, f"these fields differ: {wrong}")
    for name, shape in type(state).FIELDS.items():
        if shape_of(fields[name]) != shape:
            raise Broken("fields have their shapes", f"{name} has {shape_of(fields[name])}")


def check_shapes(game: Game, state: State) -> None:
    """Positions, views and facts have the shapes that the game declares in its shapes.py."""
    if not game.has_part("shapes"):
        return
    shapes = vars(game.part("shapes"))
    found: list[tuple[str, Any]] = [("POSITION", game.position(state))]
    for seat in (None, *range(state.seats)):
        for recall in (False, True):
            found.append(("VIEW", game.view(state, seat, recall)))
            found += [("FACTS", game.facts(state, seat, recall, all_)) for all_ in (False, True)]
    checked: list[tuple[str, Any]] = []
    for one in found:
        name, value = one
        if name in shapes and one not in checked:  # where little is hidden, most are equal
            _check_shape(name, shapes[name], value)
            checked.append(one)


def _check_shape(name: str, shape: Shape, value: Any) -> None:
    try:
        shape.check(value, "")
    except BadPosition as refusal:
        raise Broken(f"{name} is declared", f"{refusal}") from None


# -- who knows what --------------------------------------------------------------------------------


def check_sight(game: Game, state: State, seat: int | None, rng: Rng) -> None:
    """A guess fits the view, and what a seat cannot know changes nothing for it."""
    recall = game.view(state, seat, recall=True)
    if json.loads(json.dumps(recall)) != recall:
        raise Broken("views are JSON", f"the view of {_who(seat)} changes on its way through JSON")
    if not game.hides and recall != game.position(state):
        raise Broken("what is hidden is declared", f"{_who(seat)} cannot recall the whole position")
    other = game.guess(recall, rng)
    for level in (False, True):
        if game.view(other, seat, recall=level) != game.view(state, seat, recall=level):
            shown = f"{_who(seat)} sees another table in a guess from its own recall view"
            raise Broken("guesses fit the view", f"{shown} (recall={level})")
    if game.turn(other) != game.turn(state):
        raise Broken("guesses fit the view", f"{_who(seat)}: another turn")
    redealt = state.redealt(NONE if seat is None else seat, rng)
    if game.view(redealt, seat, recall=True) != recall:
        raise Broken("redealing keeps what is known", f"for {_who(seat)}")
    for level in (False, True):
        facts = game.facts(state, seat, recall=level)
        if any(game.facts(world, seat, recall=level) != facts for world in (other, redealt)):
            raise Broken("facts follow from the view", f"{_who(seat)}, recall={level}")
    if other.fields() != state.fields():  # else nothing is hidden, and the worlds are the same
        _check_equal_futures(game, state, other, seat)


def _check_equal_futures(game: Game, state: State, other: State, seat: int | None) -> None:
    """In two worlds that a seat cannot tell apart it has equal moves and hears equal things."""
    for mover in game.turn(state):
        here, there = (_known_moves(game, world, mover) for world in (state, other))
        if mover in (seat, CHANCE) and here != there:
            raise Broken(
                "equal views, equal moves",
                f"{_who(mover)} may play {sorted(here ^ there)} or not by what {_who(seat)} "
                "cannot know",
            )
        possible = set(game.moves(other, mover))
        for move in game.moves(state, mover):
            if move in possible:
                heard = [_heard(game, world, mover, move, seat) for world in (state, other)]
                if heard[0] != heard[1]:
                    told = f"{_who(seat)} is told by {move!r} of {_who(mover)} what it cannot know"
                    raise Broken("equal views, equal events", f"{told}: {_apart(*heard)}")


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"


def _known_moves(game: Game, world: State, mover: int) -> set[str]:
    """Return the moves of a seat, or what all know of those of chance: a hidden pile hides them."""
    moves = game.moves(world, mover)
    return {game.move_codec.veiled(move) if mover == CHANCE else move for move in moves}


def _heard(game: Game, world: State, mover: int, move: str, seat: int | None) -> Heard:
    """Return the events a seat hears of a move; None if the move reveals what was hidden."""
    return _audible(game.play(world.copy(), mover, move), seat)


def _audible(events: Sequence[Event], seat: int | None) -> Heard:
    if any(event.reveals for event in events):
        return None
    return [event for event in events if event.hears is None or seat in event.hears]


def _apart(one: Heard, other: Heard) -> str:
    """Return the first events that differ, as they may stand in a sentence."""
    for first, second in zip_longest(one or (), other or ()):
        if first != second:
            return " or ".join(_told(event) for event in (first, second))
    return "one of them reveals something"


def _told(event: Event | None) -> str:
    if event is None:
        return "nothing"
    arguments = ", ".join(f"{name}={value}" for name, value in event.arguments.items())
    return f"{event.key}({arguments})"


# -- two moves that a seat cannot tell apart -------------------------------------------------------


def check_hearing(game: Game, state: State, rng: Rng) -> None:
    """Of two moves of chance, or of another seat, nobody hears more than their view then shows."""
    for mover in game.turn(state):
        moves = _two_moves(game.moves(state, mover), rng)
        if len(moves) < 2:
            continue
        futures = []
        for move in moves:
            after = state.copy()
            futures.append(Future(move, after, game.play(after, mover, move)))
        one, other = futures
        if one.state.fields() == other.state.fields():
            continue  # two names for the same thing
        others = [seat for seat in (None, *range(state.seats)) if seat != mover]
        listener = others[rng.below(len(others))]  # one of them here, the others at other moves
        _check_told_apart(game, state, mover, listener, one, other, rng)


@dataclass(frozen=True)
class Future:
    """What a move would lead to, and what is told of it."""

    move: str
    state: State
    events: list[Event]


def _two_moves(moves: Sequence[str], rng: Rng) -> list[str]:
    """Return two different moves at random, mostly of one verb: such are veiled together."""
    if len(moves) < 2:
        return []
    first = moves[rng.below(len(moves))]
    others = [move for move in moves if move != first]
    verb = first.partition(" ")[0]
    if rng.below(4):
        others = [move for move in others if move.partition(" ")[0] == verb] or others
    return [first, others[rng.below(len(others))]]


def _check_told_apart(
    game: Game,
    state: State,
    mover: int,
    seat: int | None,
    one: Future,
    other: Future,
    rng: Rng,
) -> None:
    """A seat sees the same after two moves if, and only if, it hears the same of them."""
    told = [_audible(future.events, seat) for future in (one, other)]
    if None in told:
        return
    names = [game.heard(state, mover, future.move, seat) for future in (one, other)]
    view = game.view(one.state, seat, recall=True)
    equal = view == game.view(other.state, seat, recall=True)
    between = f"{one.move!r} and {other.move!r} of {_who(mover)}"
    if not equal:
        if names[0] == names[1] and told[0] == told[1]:
            raise Broken(
                "views show what is heard",
                f"{_who(seat)} hears no difference between {between}, but its view shows one",
            )
        return
    if not any(game.move_codec.forgotten(future.move) for future in (one, other)):
        _check_equally_heard(seat, between, names, told)
    _check_variety(game, seat, one, other, view, rng)


def _check_equally_heard(
    seat: int | None, between: str, names: Sequence[str | None], told: Sequence[Heard]
) -> None:
    blind = f"{_who(seat)} can see no difference between {between}, but is told"
    if names[0] != names[1]:
        raise Broken("equal views, equal moves heard", f"{blind} {names[0]!r} or {names[1]!r}")
    if told[0] != told[1]:
        raise Broken("equal views, equal events", f"{blind} {_apart(told[0], told[1])}")


# -- guesses that vary -----------------------------------------------------------------------------


def _check_variety(
    game: Game, seat: int | None, one: Future, other: Future, view: Mapping[str, Any], rng: Rng
) -> None:
    """Where two worlds look equal to a seat, neither guesses nor redeals are always the same."""
    here, there = _flat(one.state), _flat(other.state)
    open_ = [place for place in here if here[place] != there[place]]
    hidden = f"{_who(seat)} cannot tell {one.move!r} from {other.move!r}"
    whose = NONE if seat is None else seat
    ways: tuple[tuple[str, Callable[[], State]], ...] = (
        ("guesses vary", lambda: game.guess(dict(view), rng)),
        ("redealing varies", lambda: one.state.redealt(whose, rng)),
    )
    for law, made in ways:
        first = _at(made(), open_)
        if all(_at(made(), open_) == first for _ in range(MOST_GUESSES)):
            fields = ", ".join(sorted({name for name, *_ in open_}))
            raise Broken(law, f"{hidden}, but {MOST_GUESSES} worlds all agree on it ({fields})")


def _flat(state: State) -> dict[tuple[Any, ...], int]:
    """Return every number of a State by the name of its field and its place in it."""
    found: dict[tuple[Any, ...], int] = {}
    for name, value in state.fields().items():
        if not isinstance(value, list):
            found[name,] = value
            continue
        for i, row in enumerate(value):
            if isinstance(row, list):
                found.update({(name, i, j): number for j, number in enumerate(row)})
            else:
                found[name, i] = row
    return found


def _at(state: State, places: Sequence[tuple[Any, ...]]) -> list[int]:
    flat = _flat(state)
    return [flat[place] for place in places]


# -- words and pictures ----------------------------------------------------------------------------


def check_show(game: Game, state: State, language: str) -> None:
    """The position can be drawn, and each legal move described, in a language."""
    describe = sentences_of(game).describe
    names = [f"Name {seat}" for seat in range(state.seats)]
    if not draw(game, state, 0, names, PLAIN, language).strip():
        raise Broken("positions can be drawn", f"an empty picture in {language}")
    for seat in game.turn(state):
        viewer = seat if seat >= 0 else None
        seen, facts = game.view(state, viewer), game.facts(state, viewer)
        moves = game.moves(state, seat)
        sentences = {describe(seen, facts, seat, move, language) for move in moves}
        if len(sentences) != len(moves) or "" in sentences:
            raise Broken("moves are described", f"{language}: {sorted(sentences)}")


def check_end(game: Game, state: State) -> None:
    """At the end there is a score per seat, and nothing is hidden any more."""
    scores = game.score(state)
    width = game.state_class.SCORES
    if len(scores) != state.seats or any(len(score) != width for score in scores):
        raise Broken("scores are complete", f"{scores}")
    for seat in (None, *range(state.seats)):
        if game.view(state, seat) != game.position(state):
            raise Broken("the end hides nothing", f"{_who(seat)} sees less than the position")
