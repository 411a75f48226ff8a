"""At a match: looking, moving, joining and leaving, and what only the host may do."""

from collections.abc import Callable

from vaka.bots.analysis import Opinion
from vaka.table import forms, identity, messages, metrics
from vaka.table.asking import Ask, Endpoint, whole
from vaka.table.lobby import check_bot, open_link, seat_links
from vaka.table.people import People, Place
from vaka.table.phrases import TableRefusal, speak
from vaka.table.records import ANY_SEAT
from vaka.table.room import Room
from vaka.table.shapes import asdict, replace
from vaka.table.views import Perspective, now
from vaka.table.webhooks import check_address

DONE = forms.Done()


async def look(ask: Ask) -> messages.View:
    """Return what who asks may see now."""
    room = await ask.room()
    return now(room, await ask.perspective(room))


async def move(ask: Ask) -> messages.View:
    """Play a move."""
    room = await ask.room()
    seat = await ask.seat(room)
    await ask.hub.play(room, seat, ask.body.move, ask.body.n)
    return await _after(ask, room, seat)


async def undo(ask: Ask) -> messages.View:
    """Take back the last move of a seat."""
    room = await ask.room()
    seat = await ask.seat(room)
    await ask.hub.undo(room, seat, ask.body.n)
    return await _after(ask, room, seat)


async def confirm(ask: Ask) -> messages.View:
    """End the turn of a seat for good."""
    room = await ask.room()
    seat = await ask.seat(room)
    await ask.hub.confirm(room, seat, ask.body.n)
    return await _after(ask, room, seat)


async def _after(ask: Ask, room: Room, seat: int) -> messages.View:
    """Return what a seat sees after its change."""
    return now(room, Perspective(seat, ask.language, await ask.person() == room.people.host))


async def hint(ask: Ask) -> forms.Hint:
    """Return what a bot thinks of the moves of who asks."""
    room = await ask.room()
    seat = await ask.seat(room)
    if not room.people.decided.hints:
        raise TableRefusal(403, "no_hints")
    match = room.history.match
    view = now(room, Perspective(seat, ask.language))
    if not view.your_turn:
        raise TableRefusal(409, "stale")
    says = {choice.move: choice.says for choice in view.choices}
    with ask.services.limits.hint(await ask.person(), ask.network), metrics.job("hints"):
        found = await ask.services.thinkers.opinions(
            ask.network,
            room.game.name,
            match.view(seat, recall=True),
            seat,
            list(says),
            ask.body.seconds,
            ask.language,
        )
    moves = [_advised(opinion, says[opinion.move]) for opinion in found]
    return forms.Hint(n=view.n, moves=moves)


def _advised(opinion: Opinion, says: str) -> forms.HintMove:
    return forms.HintMove(
        move=opinion.move,
        says=says,
        visits=opinion.visits,
        value=opinion.value,
        low=opinion.low,
        high=opinion.high,
        points=opinion.points,
        line=[forms.HintStep(step.seat, step.says) for step in opinion.line[1:]],
    )


# -- coming and going ------------------------------------------------------------------------------


async def link_info(ask: Ask) -> forms.JoinInfo:
    """Return what an open link leads to."""
    room = await open_room(ask, ask.params["token"])
    words = room.game.words
    return forms.JoinInfo(
        match=room.id,
        game=room.game.name,
        title=str(words.entries(words.spoken(ask.language))["title"]),
        names=room.people.names(speak(ask.language)),
        open_seats=room.people.open_seats(),
    )


async def open_room(ask: Ask, token: str) -> Room:
    """Return the match of an open link."""
    link = None
    if identity.is_token(token):
        link = await ask.hub.ask(ask.hub.store.link, identity.hashed(token))
    if link is None or link.seat != ANY_SEAT:
        raise TableRefusal(404, "link_unknown")
    return await ask.hub.room(link.match, ask.network)


async def join(ask: Ask) -> forms.Joined:
    """Take an open seat by the open link."""
    wish: forms.Join = ask.body
    room = await open_room(ask, wish.token)
    person = await ask.person_or_new()
    seated = room.seat_of(person)
    if seated is not None:
        return forms.Joined(match=room.id, seat=seated)
    for _ in range(len(room.people.places) + 1):
        seat = _chosen_seat(room.people, wish.seat)
        if await _take(ask, room, seat, person, identity.clean_name(wish.name)):
            return forms.Joined(match=room.id, seat=seat)
    raise TableRefusal(409, "seat_taken")


async def _take(ask: Ask, room: Room, seat: int, person: str, name: str) -> bool:
    """Seat a person at an open seat; False if somebody else was faster."""

    def change(people: People) -> bool:
        if person in people.removed:
            raise TableRefusal(403, "removed")
        free = people.places[seat].kind == "open"
        if free:
            people.sit(seat, person, name)
        return free

    return await ask.hub.change_people(room, change, revoke=[seat])


def _chosen_seat(people: People, wish: int | None) -> int:
    seats = people.open_seats()
    if not seats:
        raise TableRefusal(409, "no_open_seat")
    if wish is not None and wish not in seats:
        raise TableRefusal(409, "seat_taken")
    return seats[0] if wish is None else wish


async def leave(ask: Ask) -> forms.Done:
    """Give up a seat: it is open again."""
    room = await ask.room()
    seat = await ask.seat(room)
    await ask.hub.change_people(room, lambda people: people.stand_up(seat), revoke=[seat])
    return DONE


async def my_link(ask: Ask) -> forms.Links:
    """Return a link to the same seat, for another device."""
    room = await ask.room()
    seat = await ask.seat(room)
    return await _new_links(ask, room, seat, lambda _: None, revoke=False)


# -- the host --------------------------------------------------------------------------------------


def _checked_seat(room: Room, seat: int) -> int:
    if not 0 <= seat < len(room.people.places):
        raise TableRefusal(422, "no_such_table_seat")
    return seat


def _other_seat(ask: Ask, room: Room) -> int:
    """Return the seat that the host names, which is not the one from which he asks."""
    seat = _checked_seat(room, ask.body.seat)
    if seat == room.seat_of(room.people.host, whole(ask.query.get("seat"))):
        raise TableRefusal(422, "seat_yours")
    return seat


async def kick(ask: Ask) -> forms.Done:
    """Remove a person for good: the seat is open again."""
    room = await ask.hosted()
    seat = _other_seat(ask, room)

    def change(people: People) -> None:
        gone = people.places[seat].persons
        people.removed += [person for person in gone if person != people.host]
        people.stand_up(seat)

    await ask.hub.change_people(room, change, revoke=[seat])
    return DONE


async def reseat(ask: Ask) -> forms.Done:
    """Put a bot at a seat, or open it."""
    room = await ask.hosted()
    seat, wish = _checked_seat(room, ask.body.seat), ask.body
    place = Place("bot", bot=check_bot(wish.bot)) if wish.kind == "bot" else Place("open")

    def change(people: People) -> None:
        people.places[seat] = place

    await ask.hub.change_people(room, change, revoke=[seat])
    return DONE


async def relink(ask: Ask) -> forms.Links:
    """Return a new link for a seat: old links are dead, and who sat there has to use it."""
    room = await ask.hosted()
    seat = _other_seat(ask, room)

    def change(people: People) -> None:
        place = people.places[seat]
        if place.kind == "bot":
            raise TableRefusal(422, "seat_taken")
        if people.host in place.persons:  # his name does not stay for whoever comes
            people.stand_up(seat)
        else:
            place.persons = []

    return await _new_links(ask, room, seat, change, revoke=True)


async def new_open_link(ask: Ask) -> forms.Links:
    """Return a new open link: the old one is dead."""
    room = await ask.hosted()
    return await _new_links(ask, room, ANY_SEAT, lambda _: None, revoke=True)


async def _new_links(
    ask: Ask, room: Room, seat: int, change: Callable[[People], None], revoke: bool
) -> forms.Links:
    """Give out a new link for a seat, and let the old ones die if `revoke`."""
    tokens = {seat: identity.new_token()}
    links = [(identity.hashed(tokens[seat]), seat)]
    await ask.hub.change_people(room, change, links, [seat] if revoke else [])
    return forms.Links(links=seat_links(ask, tokens), open_link=open_link(ask, tokens))


async def settings(ask: Ask) -> messages.Settings:
    """Change what the host decides."""
    room = await ask.hosted()
    wish: forms.NewSettings = ask.body
    if wish.webhook:
        check_address(wish.webhook, ask.services.config.private_webhooks)
    if wish.takeover_bot is not None:
        check_bot(wish.takeover_bot)

    changes = {key: value for key, value in asdict(wish).items() if value is not None}

    def change(people: People) -> None:
        people.decided = replace(people.decided, **changes)

    await ask.hub.change_people(room, change)
    return room.people.decided.shown()


async def end(ask: Ask) -> forms.Done:
    """End a match before its time."""
    room = await ask.hosted()

    def change(people: People) -> None:
        people.ended = True

    await ask.hub.change_people(room, change)
    return DONE


async def chat(ask: Ask) -> messages.Chat:
    """Return the last lines of the chat."""
    lines = await ask.services.company.lines(await ask.room(), ask.language)
    return messages.Chat(lines=lines)


def _at(method: str, path: str, *rest: object, **named: object) -> Endpoint:
    return Endpoint(method, f"/api/matches/{{match}}{path}", *rest, **named)  # type: ignore[arg-type]


ENDPOINTS = (
    _at("GET", "", "The table as you may see it now.", look, answer=messages.View, query=("seat",)),
    _at("POST", "/move", "Play a move.", move, messages.Move, messages.View),
    _at("POST", "/undo", "Take back your last move.", undo, messages.Undo, messages.View),
    _at("POST", "/confirm", "End your turn for good.", confirm, messages.Confirm, messages.View),
    _at("POST", "/hint", "Ask a bot.", hint, forms.AskHint, forms.Hint, limit="hint"),
    _at("POST", "/leave", "Give up your seat.", leave, answer=forms.Done),
    _at("POST", "/my-link", "Your seat on another device.", my_link, answer=forms.Links),
    _at("POST", "/kick", "Host: remove a person.", kick, forms.AtSeat, forms.Done),
    _at("POST", "/reseat", "Host: seat a bot, or nobody.", reseat, forms.Reseat, forms.Done),
    _at("POST", "/relink", "Host: a new link for a seat.", relink, forms.AtSeat, forms.Links),
    _at("POST", "/open-link", "Host: a new open link.", new_open_link, answer=forms.Links),
    _at("POST", "/settings", "Host: decide.", settings, forms.NewSettings, messages.Settings),
    _at("POST", "/end", "Host: end the match.", end, answer=forms.Done),
    _at("GET", "/chat", "The last lines of the chat.", chat, answer=messages.Chat),
    Endpoint(
        "GET",
        "/api/links/{token}",
        "What an open link leads to.",
        link_info,
        answer=forms.JoinInfo,
        limit="link",
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Take an open seat.",
        join,
        forms.Join,
        forms.Joined,
        limit="link",
    ),
)
