"""The lobby: seats by lot, invitations for others alone, and what I have played."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.browser_table import Server, Visitor, axe, step_of, wait_for_change, wait_for_me
from browser.staged import stage

Visit = Callable[..., Visitor]


def set_up(page: Page, name: str) -> None:
    """Open the dialog of a new match of Rapa Nui 2011."""
    page.goto("/")
    card = page.locator("article.card", has=page.get_by_role("heading", name="Rapa Nui (2011)"))
    card.get_by_role("button", name=name).click()


def test_seats_are_drawn_unless_that_is_switched_off(visit: Visit) -> None:
    page = visit().page
    set_up(page, "Seats, bots, options")
    lot = page.get_by_role("switch", name="Draw the seats by lot")
    expect(lot).to_be_checked()
    assert page.locator(".seat-plan .dot").count() == 0  # colours are the game's to give
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".toast")).to_contain_text("The seats were drawn by lot: you have seat")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat-notice").first).to_contain_text("The seats were drawn by lot")
    set_up(page, "Seats, bots, options")
    page.get_by_role("switch", name="Draw the seats by lot").uncheck()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat").first).to_contain_text("Guest")


def test_the_own_seat_is_no_invitation(visit: Visit) -> None:
    page = visit().page
    set_up(page, "Invite friends")
    page.get_by_role("button", name="Open the table").click()
    links = page.locator(".copy-line input")
    expect(links).to_have_count(3)  # any free seat, and one for each of the two friends
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Invitations").click()
    expect(page.locator(".copy-line input")).to_have_count(3)


def test_my_matches_tell_how_they_ended_and_can_be_removed(visit: Visit, server: Server) -> None:
    ana = visit()
    match = stage(server, ana, "rapanui2011", "end", public=True)
    page = ana.page
    page.goto("/")
    expect(page.locator(f"a[href='/m/{match}']")).to_have_count(1)  # not among those to watch
    ana.sit_at(match)
    while wait_for_me(page):
        before = step_of(page)
        page.locator(".move").first.click()
        wait_for_change(page, before)
    page.goto("/")
    card = page.locator(f"a[href='/m/{match}']")
    expect(card.locator(".match-state")).to_contain_text("point")
    page.get_by_text("My statistics").click()
    expect(page.locator("table.grid tbody tr")).to_contain_text(["Rapa Nui (2011)"])
    expect(page.locator("table.grid tbody tr")).to_contain_text(["novice"])
    assert axe(page) == []
    page.get_by_role("button", name="Remove from my list").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator("article.card").first).to_be_visible()
    expect(card).to_have_count(0)


def test_a_move_is_taken_back_after_the_bots_have_answered(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match("rapanui2020", "me", "novice", confirm=True)["match"])
    wait_for_me(page)
    first = page.locator(".move").all_inner_texts()
    page.locator(".move").first.click()
    page.wait_for_function(
        "moves => document.querySelector('.bar.yours') && "
        "JSON.stringify([...document.querySelectorAll('.move')].map(one => one.innerText)) !== "
        "JSON.stringify(moves)",
        arg=first,
    )
    assert wait_for_me(page)  # nobody had to confirm anything
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".move")).to_have_text(first)
