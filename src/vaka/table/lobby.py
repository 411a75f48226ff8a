"""The lobby: which games and bots there are, opening a match, and lists of matches."""

import random
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from vaka import registry
from vaka.bots import TABLE_LEVELS
from vaka.core.game import Game, option_text
from vaka.errors import BadSeats
from vaka.match import Match
from vaka.puzzles.records import puzzles_of
from vaka.table import forms, identity
from vaka.table import people as peoples
from vaka.table.asking import JSON, Ask, Endpoint, Page
from vaka.table.history import History
from vaka.table.lessons import BOTS, has_lesson, lesson_of
from vaka.table.messages import ENCODER, Decided
from vaka.table.notices import drawn
from vaka.table.people import People, Place
from vaka.table.phrases import TableRefusal, speak
from vaka.table.records import ANY_SEAT, Listed
from vaka.table.shapes import replace
from vaka.table.webhooks import check_address
from vaka.text import rulebook
from vaka.words import LANGUAGES

# -- games -----------------------------------------------------------------------------------------


async def games(ask: Ask) -> list[forms.GameCard]:
    """Return all games, as the lobby shows them."""
    return await ask.services.scribes.run(ask.network, game_cards)


@cache
def game_cards() -> list[forms.GameCard]:
    """Return the cards of all games; loading these takes a while, once."""
    return [game_card(registry.load(name)) for name in registry.games()]


def game_card(game: Game) -> forms.GameCard:
    """Return what the lobby shows of a game."""
    options = [
        forms.Option(
            key=key,
            says=_by_language(game, f"option.{key}", key),
            values=list(values),
            for_people=game.for_people.get(key, values[0]),
            value_says=[
                _by_language(game, f"option.{key}.{said}", said)
                for said in map(option_text, values)
            ],
        )
        for key, values in game.options.items()
    ]
    minutes = str(game.words.entries().get("minutes", "30-60")).split("-")
    return forms.GameCard(
        name=game.name,
        title=_by_language(game, "title", game.title),
        idea=_by_language(game, "idea", ""),
        seats=list(game.seats),
        minutes=[int(minutes[0]), int(minutes[-1])],
        options=options,
        lesson=has_lesson(game),
        wins=wins_by_seat(game),
        puzzles=len(puzzles_of(game.name)),
    )


def wins_by_seat(game: Game) -> dict[int, list[int]]:
    """Return how often each seat wins between bots that are alike, where that was measured."""
    if not game.has_part("bot.seats"):
        return {}
    return {seats: list(wins) for seats, wins in game.part("bot.seats").WINS.items()}


def _by_language(game: Game, key: str, default: str) -> dict[str, str]:
    """Return a word of a game in every language; English where there is no other."""
    return {
        language: str(game.words.entries(game.words.spoken(language)).get(key, default))
        for language in LANGUAGES
    }


async def words(ask: Ask) -> Page:
    """Return every word of a game, for its board."""
    game = registry.load(ask.params["game"])
    language = ask.params["language"]
    if language not in LANGUAGES:
        raise TableRefusal(404, "no_such_page")
    return _kept(game.words.entries(game.words.spoken(language)))


def _kept(answer: Any) -> Page:
    """Return an answer that browsers may keep for a while."""
    return Page(ENCODER.encode(answer), JSON, {"cache-control": "public, max-age=300"})


async def rules(ask: Ask) -> Page:
    """Return the rules of a game, in sections."""
    game = registry.load(ask.params["game"])
    language = ask.params["language"]
    if language not in LANGUAGES:
        raise TableRefusal(404, "no_such_page")
    page = rulebook.page(game, language)
    sections = [*rulebook.guide(game, language), *page.sections]
    return _kept(
        forms.RulesPage(
            game=game.name,
            language=page.language,
            title=page.title,
            sections=[forms.RulesSection(**section._asdict()) for section in sections],
            rules=rulebook.rules_of(game, language),
        )
    )


async def bots(_: Ask) -> list[forms.BotLevel]:
    """Return the bots that can sit down, the weakest first."""
    return [forms.BotLevel(name, level.seconds) for name, level in TABLE_LEVELS.items()]


# -- matches ---------------------------------------------------------------------------------------


def check_bot(name: str) -> str:
    """Return a bot's name; refuse one that cannot sit down here."""
    if name not in TABLE_LEVELS:
        raise TableRefusal(422, "bot_unknown", {"bot": name[:40], "bots": ", ".join(TABLE_LEVELS)})
    return name


async def create(ask: Ask) -> forms.Opened:
    """Open a match: whoever asks is its host."""
    ask.services.limits.check("create in a day", ask.network)
    wish: forms.NewMatch = ask.body
    game = registry.load(wish.game)
    if wish.lesson:
        wish = _lesson(game, wish)
    if len(wish.sitters) not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        arguments = {"game": game.name, "seats": len(wish.sitters), "allowed": allowed}
        raise BadSeats("seats", arguments)
    if wish.webhook:
        check_address(wish.webhook, ask.services.config.private_webhooks)
    host = await ask.person_or_new()
    places = [_place(sitter, host) for sitter in wish.sitters]
    if wish.shuffle:
        random.Random(secrets.randbits(64)).shuffle(places)
    check_bot(wish.takeover_bot)
    people = People(host, places, _decided(wish), wish.language)
    people.lesson = "on" if wish.lesson else ""
    for seat in people.seats_of(host):
        people.sit(seat, host, identity.clean_name(wish.name))
    tokens = {
        seat: identity.new_token() for seat, place in enumerate(places) if place.kind != "bot"
    }
    if people.open_seats():
        tokens[ANY_SEAT] = identity.new_token()
    links = [(identity.hashed(token), seat) for seat, token in tokens.items()]
    people_sit = any(place.kind != "bot" for place in places)
    options = game.options_of_table(wish.options, people_sit)
    script = lesson_of(game.name).script if wish.lesson else None
    history = History(Match(game, len(places), options), script)
    told = [drawn(people)] if wish.shuffle else []
    room = await ask.hub.create(history, history.draw(), people, links, ask.network, told)
    return forms.Opened(
        match=room.id,
        seat=room.seat_of(host),
        links=seat_links(ask, tokens),
        open_link=open_link(ask, tokens),
    )


def _lesson(game: Game, wish: forms.NewMatch) -> forms.NewMatch:
    """Return the wish for a lesson: its journal says who sits where and what is played."""
    if not has_lesson(game):
        raise TableRefusal(404, "no_lesson", {"game": game.name})
    lesson = lesson_of(game.name)
    sitters = [forms.SitterWish("bot", BOTS) for _ in range(lesson.seats)]
    sitters[lesson.learner] = forms.SitterWish("me")
    return replace(wish, sitters=sitters, options=lesson.options, shuffle=False)


def _place(sitter: forms.SitterWish, host: str) -> Place:
    if sitter.kind == "bot":
        return Place("bot", bot=check_bot(sitter.bot))
    if sitter.kind == "me":
        return Place("person", persons=[host])
    return Place("open")


def _decided(wish: forms.NewMatch) -> Decided:
    """Return that part of a wish which the host may change later."""
    return Decided(**{field: getattr(wish, field) for field in Decided.__struct_fields__})


def seat_links(ask: Ask, tokens: dict[int, str]) -> list[forms.SeatLink]:
    """Return the links of seats as they are shown."""
    return [
        forms.SeatLink(seat, f"{ask.base}/s/{token}")
        for seat, token in tokens.items()
        if seat != ANY_SEAT
    ]


def open_link(ask: Ask, tokens: dict[int, str]) -> str:
    """Return the link that gives any open seat, if there is one."""
    return f"{ask.base}/j/{tokens[ANY_SEAT]}" if ANY_SEAT in tokens else ""


async def mine(ask: Ask) -> list[forms.MatchCard]:
    """Return the matches of who asks, the newest first."""
    person = await ask.person()
    found = await ask.hub.ask(ask.hub.store.of_person, person) if person else []
    return await ask.services.scribes.run(ask.network, match_cards, found, ask.language)


async def public(ask: Ask) -> list[forms.MatchCard]:
    """Return the public matches, the newest first."""
    found = await ask.hub.ask(ask.hub.store.public, await ask.person())
    listed = [Listed(record, None) for record in found]
    return await ask.services.scribes.run(ask.network, match_cards, listed, ask.language)


def match_cards(found: Sequence[Listed], language: str) -> list[forms.MatchCard]:
    """Return matches as a list shows them; games that are not installed any more are left out."""
    games = registry.games()
    return [match_card(listed, language) for listed in found if listed.record.game in games]


def match_card(listed: Listed, language: str) -> forms.MatchCard:
    """Return a match as a list shows it."""
    record, seat, outcome = listed
    people = peoples.read(record.people)
    game = registry.load(record.game)
    return forms.MatchCard(
        match=record.head.match,
        game=record.game,
        title=_by_language(game, "title", game.title)[language],
        seats=record.seats,
        names=people.names(speak(language)),
        seat=seat,
        your_turn=seat is not None and seat in record.turn and not record.ended,
        over=record.over,
        ended=record.over or record.ended,
        open_seats=len(people.open_seats()),
        created=int(1000 * record.created),
        updated=int(1000 * record.updated),
        result=outcome and forms.CardResult(**outcome._asdict()),
        lesson=bool(people.lesson),
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games", "All games.", games, answer=list[forms.GameCard]),
    Endpoint("GET", "/api/games/{game}/words/{language}", "The words of a game.", words),
    Endpoint(
        "GET",
        "/api/games/{game}/rules/{language}",
        "The rules of a game, in sections.",
        rules,
        answer=forms.RulesPage,
    ),
    Endpoint("GET", "/api/bots", "Bots that can sit down.", bots, answer=list[forms.BotLevel]),
    Endpoint(
        "POST",
        "/api/matches",
        "Open a match; sets the cookie that makes you its host.",
        create,
        forms.NewMatch,
        forms.Opened,
        limit="create",
    ),
    Endpoint(
        "GET",
        "/api/matches/mine",
        "Your matches, the newest first.",
        mine,
        answer=list[forms.MatchCard],
    ),
    Endpoint(
        "GET",
        "/api/matches/public",
        "Public matches, the newest first.",
        public,
        answer=list[forms.MatchCard],
    ),
)
