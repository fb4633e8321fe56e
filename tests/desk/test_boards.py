"""What a session shows to all: standings on a phone and on a television, railroads owned."""

from io import BytesIO
from typing import Any

from PIL import Image

from render.dice_desk.departures import WIDTH, departures_board
from render.dice_desk.people import game_board, people_board
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH, TALLEST
from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk.actions import SetCash, SetCity, SetOwner
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.reported import REPORTED
from rules.dice_desk.state import State
from tests.chat.harness.world import tells
from tests.desk.kit import looked_up, refusal_of, under_way

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
HOMES = ("Chicago", "Miami", "Boston", "Denver", "Seattle", "Dallas")


def six(game: GameOptions | None) -> State:
    """Six people with homes; the first one heads for Los Angeles."""
    options = Options(people=tuple(map(Sitting, NAMES)), game=game)
    state, _ = GAME.setup(1, options, SeededDice(b""))
    for number, city in enumerate(HOMES):
        GAME.apply(state, 0, SetCity(number, "home", city), SeededDice(b""))
    GAME.apply(state, 0, SetCity(0, "destination", "Los Angeles"), SeededDice(b""))
    return state


def whole() -> State:
    state = six(GameOptions())
    for mark in ("PA", "NYC", "UP"):
        GAME.apply(state, 0, SetOwner(mark, 1), SeededDice(b""))
    GAME.apply(state, 0, SetCash(4, 123_500), SeededDice(b""))
    return state


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


def test_the_departures_board_fits_a_television() -> None:
    """1,920 wide, with everybody's destination, payoff, cash and railroads in its words."""
    drawn = departures_board(whole(), NAMES, "Departures", "en")
    assert opened(drawn).size == (WIDTH, 1080) == (1920, 1080)
    assert "Ada: Los Angeles, Chicago, $22,500, $20,000." in drawn.alt
    assert "Ben: rolls next, Miami, $20,000, PA, NYC, UP." in drawn.alt
    assert "$123,500" in drawn.alt
    assert drawn.data == departures_board(whole(), NAMES, "Departures", "en").data


def test_a_desk_for_destinations_has_a_departures_board_too() -> None:
    drawn = departures_board(six(None), NAMES, "Abfahrt", "de")
    assert opened(drawn).width == WIDTH
    assert "Ada: Los Angeles, Chicago, 22.500 $, Heimat Chicago." in drawn.alt.replace("\xa0", " ")


def test_the_phone_shows_the_map_with_the_railroads_owned() -> None:
    """Other owners, another map; the rows below have the cash."""
    state = whole()
    book = state.book
    assert book is not None
    drawn = game_board(state, REPORTED.view(book, None), NAMES, "en")
    image = opened(drawn)
    assert image.width == PHONE_WIDTH and image.height <= TALLEST
    assert "Ben: PA, NYC, UP." in drawn.alt and "Eva: Seattle · rolls next, $123,500." in drawn.alt
    unowned = six(GameOptions())
    assert unowned.book is not None
    other = opened(game_board(unowned, REPORTED.view(unowned.book, None), NAMES, "en"))
    above = (0, 0, PHONE_WIDTH, 500)
    assert image.convert("RGB").crop(above) != other.convert("RGB").crop(above)


def test_a_desk_for_destinations_shows_its_people_alone() -> None:
    drawn = people_board(six(None), NAMES, "en")
    assert opened(drawn).width == PHONE_WIDTH and "+" not in drawn.alt


async def test_standings_and_deeds_are_commands(world: Any) -> None:
    """Public cards with a picture each; without a session a sentence."""
    assert "No desk is open" in await refusal_of(world, "desk standings", "bob")
    await under_way(world)
    standings = await looked_up(world, "desk standings", "bob")
    tells(standings, "1. **Anna**: $20,000")
    assert len(standings.attachments) == 1 and not standings.ephemeral
    large = await looked_up(world, "desk standings", "bob", screen="large")
    assert "Departures · table 1 · turn 1" in str(large.attachments[0].description)
    assert len((await looked_up(world, "desk deeds", "bob")).attachments) == 1
