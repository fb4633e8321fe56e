"""Destinations: city lookup, naming a region, the home swap (rulings 3 to 8)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.rail_baron.cities.lookup import REGION, look_up, regions, roll_three
from rules.rail_baron.model.actions import (
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    SwapHome,
)
from rules.rail_baron.model.events import (
    CityRolled,
    HomeKept,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    TurnLost,
)
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Phase, Purpose
from rules.rail_baron.ownership import establishment


def draw_home(play: MutablePosition, seat: int) -> None:
    """Draw a home city and place the train there (4)."""
    dice = roll_three(play.dice, "region")
    region = look_up(REGION, dice)
    play.emit(RegionRolled(seat, "home", dice, region, free=False))
    player = play.state.seats[seat]
    player.home = player.departure = _roll_city(play, seat, "home", region)
    player.milepost = play.board.milepost_of[player.home]


def can_declare(position: Position) -> bool:
    """Whether the seat on turn has the cash and has drawn its first destination (25)."""
    mover = position.mover
    return mover.drew_first and mover.cash >= position.winning_level


def legal_destination(position: Position) -> Iterator[DrawDestination | Declare]:
    yield DrawDestination()
    if can_declare(position):
        yield Declare()


def do_draw_destination(play: MutablePosition, seat: int, action: DrawDestination) -> Next:
    play.state.drawing = "destination"
    return Step.DRAW


def draw_region(play: MutablePosition) -> Next:
    """Roll for the region; if the train is in it, the seat names one (6)."""
    state = play.state
    if state.drawing is None:
        state.drawing = "destination"
    dice = roll_three(play.dice, "region")
    region = look_up(REGION, dice)
    free = region == play.board.mileposts[play.mover.milepost].region
    play.emit(RegionRolled(state.turn.seat, state.drawing, dice, region, free))
    if free:
        return Phase.REGION
    return draw_city(play, region)


def legal_region(position: Position) -> Iterator[ChooseRegion]:
    return (ChooseRegion(region) for region in regions())


def check_choose_region(position: Position, seat: int, action: ChooseRegion) -> None:
    if action.region not in regions():
        raise RuleError(
            "region-unknown",
            "6",
            region=action.region,
            regions=", ".join(regions()),
        )


def do_choose_region(play: MutablePosition, seat: int, action: ChooseRegion) -> Next:
    assert play.state.drawing is not None
    play.emit(RegionChosen(seat, play.state.drawing, action.region))
    return draw_city(play, action.region)


def draw_city(play: MutablePosition, region: str) -> Next:
    """Roll for the city. If the train stands there, the seat loses the rest of its turn (7)."""
    state, mover = play.state, play.mover
    purpose, state.drawing = state.drawing, None
    assert purpose is not None
    city = _roll_city(play, state.turn.seat, purpose, region)
    is_first, mover.drew_first = not mover.drew_first, True
    turn_is_lost = play.is_in_city(mover, city)
    if purpose == "alternate":
        mover.alternate = city
    elif not turn_is_lost:
        mover.destination = city
    if turn_is_lost:
        play.emit(TurnLost(state.turn.seat, city))
        if state.turn.bonus_due:
            state.turn.bonus_due, state.turn.bonus_used = False, True
        return Step.FEES
    if is_first:
        mover.swap_open = True
        return Phase.SWAP
    return Step.ROLL if state.turn.white is None else Step.BOUNCE


def legal_swap(position: Position) -> Iterator[SwapHome | KeepHome]:
    yield SwapHome()
    yield KeepHome()


def do_swap_home(play: MutablePosition, seat: int, action: SwapHome) -> Next:
    """Exchange home and destination; the train moves to the new home (5)."""
    mover = play.mover
    assert mover.destination is not None
    mover.home, mover.destination = mover.destination, mover.home
    mover.departure = mover.home
    mover.milepost = play.state.turn.start = play.board.milepost_of[mover.home]
    mover.swap_open = False
    establishment.establish_after_home_swap(play, mover)
    play.emit(HomeSwapped(seat, mover.home, mover.destination))
    return Step.ROLL


def do_keep_home(play: MutablePosition, seat: int, action: KeepHome) -> Next:
    play.mover.swap_open = False
    play.emit(HomeKept(seat))
    return Step.ROLL


def _roll_city(play: MutablePosition, seat: int, purpose: Purpose, region: str) -> str:
    dice = roll_three(play.dice, "city")
    city = play.board.canonical_city(look_up(region, dice))
    play.emit(CityRolled(seat, purpose, region, dice, city))
    return city
