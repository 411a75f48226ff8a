"""What people may delete: a host the match, everybody what is kept of them."""

from vaka.table import forms
from vaka.table.asking import Ask, Endpoint
from vaka.table.deletion import clear_chat, delete_match, forget, mentions, unsay

DONE = forms.Done()


async def delete(ask: Ask) -> forms.Done:
    """Delete a match with its journal, its chat and its links: only for its host."""
    room = await ask.hosted()
    await ask.hub.ask(delete_match, ask.hub.store, room.id)
    await ask.hub.look_at(room.id)
    return DONE


async def delete_chat(ask: Ask) -> forms.Done:
    """Delete what people have written at a match: only for its host."""
    room = await ask.hosted()
    await ask.hub.ask(clear_chat, ask.hub.store, room.id)
    await ask.hub.look_at(room.id)
    return DONE


async def forget_me(ask: Ask) -> forms.Done:
    """Delete what who asks has written, or everything that is kept of who asks."""
    hub, person = ask.hub, await ask.person()
    everything = ask.body.what == "everything"
    if person:
        for match in await hub.ask(mentions, hub.store, person):  # a step for each: others wait too
            await hub.ask(forget if everything else unsay, hub.store, match, person)
            await hub.look_at(match)
    ask.forgotten = everything
    return DONE


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/matches/{match}/delete",
        "Host: delete the match with everything that belongs to it.",
        delete,
        answer=forms.Done,
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/delete-chat",
        "Host: delete what people have written in the chat.",
        delete_chat,
        answer=forms.Done,
    ),
    Endpoint(
        "POST",
        "/api/me/forget",
        "Delete your lines of all chats, or everything that is kept of you.",
        forget_me,
        forms.Forget,
        forms.Done,
        limit="forget",
    ),
)
