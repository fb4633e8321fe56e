"""Maps of Rail Baron that stand for all it draws: at recorded positions, and where every seat shows
something."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache

from cogs.rail_baron.chat import CHAT
from render.paint.picture import Picture
from render.rail_baron.cards.board import Crop, render_board
from render.rail_baron.cards.railroad import railroad_card
from tests.benchmarks.pictures import NAMES, Card, cards_of
from tests.conformance.case import Gallery
from tests.playthroughs.replaying import GAMES
from tests.render.rail_baron.views import offered, ridden, six_seats, western

Drawn = Callable[[str], Picture]
RECORDED: dict[str, dict[str, tuple[int, ...]]] = {
    "plain": {"ride": (2, 60), "roll": (90,)},
    "six_seats": {"ride": (40, 99, 150), "roll": (30, 110), "region": (2,)},
    "arrival_left_over": {"destination": (3,), "swap": (1,), "ride": (20,)},
    "b_and_o_extension": {"ride": (40,), "fees": (1,)},
    "u21": {"ride": (10,), "roll": (33,)},
}
"""The numbers of positions of each phase of recorded games."""


@cache
def cards(game: str, language: str) -> dict[str, Card]:
    """The cards and previews at the positions of a recorded game."""
    met: dict[str, int] = defaultdict(int)

    def wanted(phase: str) -> bool:
        met[phase] += 1
        return met[phase] in RECORDED[game].get(phase, ())

    path = GAMES / "rail_baron" / "recorded" / f"{game}.txt"
    cards_by_name: dict[str, Card] = {}
    for card in cards_of(path, CHAT, language, wanted):
        phase = card.where.partition(",")[0]
        cards_by_name[f"{game}, {phase} {met[phase]}, {card.kind}"] = card
    return cards_by_name


def recorded(game: str, name: str) -> Drawn:
    return lambda to: cards(game, to)[name].draw()


def everything(crop: Crop) -> Drawn:
    """A position in which some seat shows whatever a seat can show, with rides and routes."""

    def drawn(to: str) -> Picture:
        view = six_seats(5)
        rides = [ridden(view, 3, 4), ridden(view, 5, 2)]
        bought = view.seats[0].railroads
        routes = offered(view, 0)
        marked = {"routes": routes, "rides": rides, "bought": bought}
        return render_board(view, to, crop=crop, names=NAMES, **marked)

    return drawn


def long_trip(to: str) -> Picture:
    view = western()
    return render_board(view, to, names=NAMES, routes=offered(view, 1))


PICTURES: dict[str, Drawn] = {
    f"{game}, {phase} {number}, card": recorded(game, f"{game}, {phase} {number}, card")
    for game, phases in RECORDED.items()
    for phase, numbers in phases.items()
    for number in numbers
}
PICTURES |= {
    "everything, focus": everything("focus"),
    "everything, whole": everything("whole"),
    "everything, west": everything("west"),
    "everything, east": everything("east"),
    "long trip": long_trip,
    "railroad": lambda to: railroad_card(six_seats(), "L&N", to, names=NAMES),
    "railroad across the board": lambda to: railroad_card(six_seats(), "AT&SF", to, names=NAMES),
}
GALLERY = Gallery(
    package="render.rail_baron", pictures=PICTURES, tallest=lambda name: 1_500, heaviest=300_000
)
