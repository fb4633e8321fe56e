"""Rail Baron in the pretended Discord: games laid out by hand, shorthands for presses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from rules.rail_baron import GAME
from rules.rail_baron.model.board import board
from rules.rail_baron.model.events import TurnBegan
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, Ridden, State
from tests.chat.harness.world import World, answers, labels, parts, words
from tests.support.rail_baron.states import game, seat

CODE = "went wrong on our side"
"""What a bug is told with."""


async def lay_out(world: World, monkeypatch: pytest.MonkeyPatch, state: State) -> None:
    """A running table of Ann (seat 0) and Bob (seat 1) that begins with this state."""

    def prepared(self: Any, seats: int, options: Any, dice: Any) -> tuple[State, list[Any]]:
        assert seats == len(state.seats)
        return state, [TurnBegan(state.turn.seat, state.turn.number)]

    monkeypatch.setattr(type(GAME), "setup", prepared)
    others = [world.bob, world.cat][: len(state.seats) - 1]
    await world.running(*others, game="rail_baron")


def riding(*, steps: int = 7, cash: int = 20_000, **more: Any) -> State:
    """Ann rides from Denver to Miami with the dice rolled; Bob waits in Chicago."""
    ann = seat("Denver", cash, destination="Miami", **more)
    turn = {"white": (3, steps - 3), "steps_left": steps, "white_left": steps}
    return game(ann, seat("Chicago"), phase=Phase.RIDE, turn=turn)


def arrived(*, cash: int = 20_000, **more: Any) -> State:
    """Ann may buy in Denver; she rode a railroad of the bank on the way."""
    ann = seat("Denver", cash, **more)
    return game(ann, seat("Chicago"), phase=Phase.PURCHASE, turn={"arrivals": 1, "white": (3, 4)})


def _owing() -> dict[str, Any]:
    """What a turn on Bob's railroad has come to."""
    segments = board(Options()).segments.values()
    mile = next(segment.id for segment in segments if segment.railroad == "UP")
    return {"ridden": [Ridden(mile, "UP", 5_000)], "owed": [(1, 5_000)]}


def short(cash: int = 1_000) -> State:
    """Ann owes Bob 5,000 and has less."""
    ann = seat("Denver", cash, railroads=["PA", "B&M"])
    bob = seat("Chicago", 90_000, railroads=["UP"])
    return game(ann, bob, phase=Phase.FEES, turn=_owing())


def beginning(message: Any, words: str) -> str:
    """The label that begins so: the button of a route says what it brings, too."""
    return next(label for label in labels(message) if label.startswith(words))


async def press(person: Any, message: Any, label: str) -> Any:
    """The private page that a button leads to, or None. Of a label that ends in a colon the rest is
    left out."""
    label = beginning(message, label) if label.endswith(":") else label
    found = answers(await person.click(message, label=label))
    return found[-1] if found else None


async def choose(person: Any, message: Any, hint: str, value: str) -> Any:
    """The private page that an option of a menu leads to, or None."""
    menu = _menus(message, hint)[0]
    found = answers(await person.select(message, [value], custom_id=menu["custom_id"]))
    return found[-1] if found else None


def menu(message: Any, hint: str) -> dict[str, str]:
    """The options of a menu: value and label."""
    return {row["value"]: row["label"] for part in _menus(message, hint) for row in part["options"]}


def _menus(message: Any, hint: str) -> list[dict[str, Any]]:
    """The menu of this hint, in the parts that it may have."""
    return [part for part in parts(message) if str(part.get("placeholder")).startswith(hint)]


async def unchanged(world: World, version: int = 1) -> bool:
    return bool((await world.table()).version == version)


def sane(message: Any) -> str:
    """What a message says, which must not be that something is broken."""
    text = words(message)
    assert CODE not in text, text
    return text


async def press_on(
    chance: random.Random, person: Any, message: Any, look: Callable[[Any], None] | None = None
) -> None:
    """Press or choose something at random, and go on in the private pages it opens."""
    for _ in range(4):
        wanted = [
            part
            for part in parts(message)
            if any(f":{verb}." in str(part.get("custom_id")) for verb in ("play", "sure"))
        ]
        if not wanted:
            return
        made = chance.choice(wanted)
        if made["type"] == 3:
            value = chance.choice(made["options"])["value"]
            result = await person.select(message, [value], custom_id=made["custom_id"])
        else:
            result = await person.click(message, custom_id=made["custom_id"])
        pages = answers(result)
        if not pages:
            return
        message = pages[-1]
        if look is not None:
            look(message)
