"""Train Tycoon: nothing of a secret choice, or of an investment, can be noticed before it is
turned over. The same evening is played twice with other secrets, and everything else must be alike
to the byte: messages, pictures, edits, their moments, the log, files, looks, reminders."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.chat.harness.eavesdropping import Evening, Heard, heard_of
from tests.chat.harness.world import World
from tests.chat.train_tycoon.positions import (
    answering,
    auctioning,
    bidding,
    pricing,
    rebidding,
    secretly,
    trading,
    voting,
)

Moves = tuple[tuple[str, str], ...]
"""Who presses which key on the private page, or which command."""

PRESSED: dict[str, tuple[Any, Moves, Moves]] = {
    "prices": (
        pricing,
        (("ann", "price/PDL/high"), ("ann", "price/SNR/low"), ("bob", "price/CHC/low")),
        (("ann", "price/PDL/low"), ("ann", "price/SNR/high"), ("bob", "price/CHC/high")),
    ),
    "bids": (
        bidding,
        (("ann", "bid/PDL/merger"), ("ann", "bid/SNR/none")),
        (("ann", "bid/PDL/low"), ("ann", "bid/SNR/merger")),
    ),
    "trades": (trading, (("bob", "trade/PDL/buy"),), (("bob", "trade/PDL/sell"),)),
    "rebids": (rebidding, (("ann", "rebid/PDL/high"),), (("ann", "rebid/PDL/mid"),)),
    "votes": (voting, (("ann", "vote/for"),), (("ann", "vote/abstain"),)),
    "answers": (answering, (("bob", "join/yes"),), (("bob", "join/no"),)),
    "auction": (
        auctioning,
        (("ann", "priority 0"), ("bob", "priority 95")),
        (("ann", "priority 80"), ("bob", "priority 5")),
    ),
}
"""By what is chosen: the position and two ways to choose, each leaving somebody out."""

COMMANDED: dict[str, tuple[Any, Moves, Moves]] = {
    "prices": (
        pricing,
        (("bob", "price company:CHC level:low"), ("ann", "price company:SNR level:mid")),
        (("bob", "price company:CHC level:high"), ("ann", "price company:PDL level:mid")),
    ),
    "bids": (
        bidding,
        (("bob", "bid company:CHC offer:merger"),),
        (("bob", "bid company:CHC offer:none"),),
    ),
    "votes": (voting, (("ann", "vote voice:against"),), (("ann", "vote voice:for"),)),
}


def some(*quick: str, among: Iterable[str]) -> list[Any]:
    """These always, the others in the long run: the rules compare every kind of choice in random
    games, and the suite of all games the cards."""
    return [name if name in quick else pytest.param(name, marks=pytest.mark.soak) for name in among]


def evening(script: tuple[Any, Moves, Moves]) -> Evening:
    position, *ways = script

    async def played(world: World, way: int) -> None:
        await world.at(position())
        for name, key in ways[way]:
            person = getattr(world, name)
            if " " in key:
                await _commanded(world, person, key)
            else:
                await secretly(world, person, key)

    return played


async def _commanded(world: World, person: Any, typed: str) -> None:
    name, *options = typed.split()
    values = dict(option.split(":") for option in options if ":" in option)
    if name == "priority":
        shown = await person.slash(world.channel, "tycoon priority", amount=int(options[0]))
        await person.click(shown.response, label=f"Bid ${options[0]}")
        return
    await person.slash(world.channel, f"tycoon {name}", **values)


def alike(first: Heard, other: Heard) -> None:
    """Nothing that was sent, logged or seen tells which way it was."""
    assert len(first.sent) > 3 and len(first.seen) > 20
    assert first.sent == other.sent
    assert first.logged == other.logged
    assert first.seen == other.seen


@pytest.mark.parametrize("what", some("prices", "bids", "votes", among=PRESSED))
async def test_what_is_chosen_by_presses_is_not_to_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Rulings 8, 10, 25, 28, 30, 40, 64."""
    played = evening(PRESSED[what])
    heard = [await heard_of(tmp_path / str(way), monkeypatch, played, way) for way in (0, 1)]
    alike(*heard)


@pytest.mark.parametrize("what", some("prices", among=COMMANDED))
async def test_what_is_chosen_by_commands_is_not_to_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Also which of two companies was chosen for first shows only to its president."""
    played = evening(COMMANDED[what])
    heard = [await heard_of(tmp_path / str(way), monkeypatch, played, way) for way in (0, 1)]
    alike(*heard)


async def test_two_evenings_that_differ_in_public_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison would notice: once all is turned over the two ways differ."""
    first, second = ((*PRESSED["prices"][way], ("cat", "price/BHR/mid")) for way in (1, 2))
    played = evening((pricing, first, second))
    heard = [await heard_of(tmp_path / str(way), monkeypatch, played, way) for way in (0, 1)]
    assert heard[0].sent != heard[1].sent
    assert heard[0].seen != heard[1].seen
