"""What a session tells afterwards: numbers, the film, the entry for a play log."""

import json
from io import BytesIO
from typing import Any
from urllib.parse import parse_qs, urlparse

from PIL import Image

from render.dice_desk.film import evening_film
from render.film.film import Moment
from rules.dice_desk import GAME
from rules.dice_desk.summary import Trip, summarize
from rules.game import copy_state
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.model.events import Arrived, Paid
from tests.chat.harness.world import press, tells, words
from tests.desk.kit import card, entered, looked_up, refusal_of, under_way
from tests.desk.test_boards import NAMES, whole


def test_numbers_are_read_from_what_happened() -> None:
    """Trips, cities, the longest way, luck against the average, and fees by pair."""
    events = [
        Arrived(0, "Chicago", "Los Angeles", 22_500),
        Paid(0, None, 1_000, "fee"),
        Paid(0, 1, 5_000, "fee"),
        Paid(0, 1, 5_000, "fee"),
        Paid(0, None, 20_000, "railroad"),
        Arrived(0, "Los Angeles", "Chicago", 22_500),
        Arrived(0, "Chicago", "Milwaukee", 1_000),
    ]
    ada, ben, *_ = summarize(whole(), events)
    assert (ada.trips, ada.collected, ada.cities) == (
        3,
        46_000,
        {"Los Angeles", "Chicago", "Milwaukee"},
    )
    assert ada.paid == {None: 1_000, 1: 10_000} and ben.earned == 10_000
    expected = 2 * mean_payoff("original", "Chicago") + mean_payoff("original", "Los Angeles")
    assert round(ada.luck, 3) == round(46_000 - float(expected), 3)
    assert isinstance(ada.longest, Trip) and ada.longest.city == "Los Angeles"
    assert ada.longest.mileposts == 26 and ben.trips == 0


def test_the_film_shows_the_game_of_the_board() -> None:
    """A frame a moment, with the people's names in its words."""
    states = [whole(), copy_state(whole())]
    book = states[1].book
    assert book is not None
    book.seats[0].railroads.append(book.bank.pop())
    moments = [
        Moment(number, None, GAME.view(state, None), ()) for number, state in enumerate(states)
    ]
    film = evening_film(moments, NAMES, "en")
    assert Image.open(BytesIO(film.data)).n_frames >= 2  # type: ignore[attr-defined]
    assert all(name in film.alt for name in NAMES)


async def played(world: Any) -> None:
    """Anna rides to New York and buys; she pays the bank."""
    await under_way(world)
    await entered(world, "Tell the whole turn…", how="arrived", paid=["bank"], buys=["RF&P"])


async def test_numbers_of_the_evening(world: Any) -> None:
    await played(world)
    numbers = words(await looked_up(world, "desk numbers", "bob"))
    assert "**Anna**: 1 trip for $9,000, 1 city" in numbers and "Chicago – New York" in numbers
    assert "**Anna** paid fees: $1,000 to the bank." in numbers
    assert "**Bob**: no trip yet." in numbers


async def test_a_play_log_entry(world: Any) -> None:
    """In the format that Board Game Stats documents, as a link and as a file."""
    await played(world)
    answer = await looked_up(world, "desk playlog", "bob")
    link = answer.content.partition("](")[2].partition(")")[0]
    play = json.loads(parse_qs(urlparse(link).query)["data"][0])
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert (play["sourceName"], play["game"]["name"]) == ("Roundhouse", "Rail Baron")
    anna, bob, _ = play["players"]
    assert anna["name"] == "Anna" and anna["startPlayer"] and not bob["startPlayer"]
    assert anna["score"] == 20_000 + 9_000 - 1_000 - 4_000 + 4_000
    assert (anna["rank"], bob["rank"]) == (1, 2)
    assert answer.attachments[0].filename == "play-1.json"


async def test_the_film_comes_after_the_end(world: Any) -> None:
    await played(world)
    await refusal_of(world, "desk film", "bob")
    question = await looked_up(world, "desk session end")
    await world.anna.click(question, label="Close the desk")
    tells(await card(world), "desk is closed")
    assert len((await looked_up(world, "desk film", "bob")).attachments) == 1
    curve = await looked_up(world, "desk numbers", "bob")
    pressed = await press(world.bob, await card(world), "Wealth")
    (described,) = [attachment.description for attachment in pressed.attachments]
    assert [described] == [attachment.description for attachment in curve.attachments]
    assert all(name in described for name in ("Anna", "Bob", "Carl"))
