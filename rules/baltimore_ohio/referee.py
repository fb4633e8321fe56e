"""What must always add up in a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round.equipment import deck_size
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import top_space
from rules.baltimore_ohio.model.state import Phase, RailroadState, State


def complaints(state: State) -> Iterator[str]:
    """Yield everything that does not add up, as sentences; nothing if all is well."""
    yield from _check_money(state)
    for name, line in state.railroads.items():
        yield from _check_shares(state, name, line)
        yield from _check_status(state, name, line)
        yield from _check_network(name, line)
    yield from _check_valuation(state)
    yield from _check_cities(state)
    yield from _check_cards(state)
    yield from _check_counters(state)
    yield from _check_barons(state)
    yield from _check_round(state)


def _check_money(state: State) -> Iterator[str]:
    """Players and treasuries hold what the bank paid out, less what it took in."""
    cash = sum(player.cash for player in state.players)
    cash += sum(line.treasury for line in state.railroads.values())
    if cash != state.bank_out:
        yield f"there is {cash - state.bank_out:+} beside what the bank paid out"
    for seat, player in enumerate(state.players):
        if player.cash < 0:
            yield f"seat {seat} holds less than nothing"
    for name, line in state.railroads.items():
        if line.treasury < 0:
            yield f"{name} holds less than nothing"


def _check_shares(state: State, name: str, line: RailroadState) -> Iterator[str]:
    """There are ten shares, each in one place; the seat with most shares is President (12)."""
    owned = [player.shares.get(name, 0) for player in state.players]
    if sum(owned) + line.held + line.orphan != facts.railroads()[name].shares:
        yield f"the shares of {name} do not make ten"
    if min(line.held, line.orphan, *owned) < 0:
        yield f"somebody holds less than no share of {name}"
    for seat, player in enumerate(state.players):
        if player.shares.get(name) == 0:
            yield f"seat {seat} keeps an empty heap of {name}"
    most = max(owned)
    if line.president is None:
        if most:
            yield f"nobody presides over {name}"
    elif not most or owned[line.president] != most:
        yield f"seat {line.president} presides over {name} without the most shares"


def _check_status(state: State, name: str, line: RailroadState) -> Iterator[str]:
    running = line.status == "operating"
    if running != (line.value is not None) or running != (line.president is not None):
        yield f"{name} is {line.status} with value {line.value} and President {line.president}"
    if not running and (line.treasury or line.cards or line.orphan or line.income):
        yield f"{name} is {line.status} and still has something"
    if line.status == "unstarted" and (line.track or line.coal + line.lumber + line.nw_coal):
        yield f"{name} has not begun and still has something"
    if line.income < 0:
        yield f"{name} remembers a loss"


def _check_network(name: str, line: RailroadState) -> Iterator[str]:
    """Cubes add up; the hexes are different and connected with the home hex."""
    row = facts.railroads()[name]
    placed = max(0, len(line.track) - row.cubes_home)
    if line.cubes < 0 or line.cubes + placed != row.cubes_charter:
        yield f"the cubes of {name} do not add up"
    if len(set(line.track)) != len(line.track):
        yield f"{name} has two cubes in a hex"
    if not line.track:
        return
    unconnected = set(line.track) - {row.home_hex}
    todo = [row.home_hex]
    while todo:
        for other in board().neighbours[todo.pop()]:
            if other in unconnected:
                unconnected.remove(other)
                todo.append(other)
    if unconnected or row.home_hex not in line.track:
        yield f"the track of {name} does not hang together: {sorted(unconnected)}"


def _check_valuation(state: State) -> Iterator[str]:
    """Check that the counters on the track are those of the operating railroads, highest first."""
    running = [name for name, line in state.railroads.items() if line.status == "operating"]
    if sorted(state.order) != sorted(running):
        yield f"on the track are {state.order}, operating are {running}"
        return
    values = [state.railroads[name].value or 0 for name in state.order]
    if values != sorted(values, reverse=True) or any(not 0 <= v <= top_space() for v in values):
        yield f"the stacks stand at {values}"
    if top_space() in values and not state.peaked:
        yield "the end of the track was reached and not noted"


def _check_cities(state: State) -> Iterator[str]:
    """Check that no city has more railroads than players plus those at home there (13, 23)."""
    homes = Counter(facts.railroads()[name].home_hex for name in state.railroads)
    for hex_ in board().limited:
        count = sum(hex_ in line.track for line in state.railroads.values())
        if count > len(state.players) + homes[hex_]:
            yield f"{count} railroads in {board().city[hex_]}"


def _check_cards(state: State) -> Iterator[str]:
    """Each card taken from the deck is with one railroad or gone; the Tech Level is the highest."""
    size = deck_size(state.options)
    sold = size if state.deck is None else state.deck - 1
    held = Counter(number for line in state.railroads.values() for number in line.cards)
    if any(count > 1 or not 1 <= number <= sold for number, count in held.items()):
        yield f"the railroads hold the cards {sorted(held)} of {sold} sold"
    reached = facts.equipment_card(sold).tech_level if sold else 1
    if state.tech_level != reached:
        yield f"Tech Level {state.tech_level} after {sold} cards"


def _check_counters(state: State) -> Iterator[str]:
    """Coal, lumber and NW Coal are on their hexes or on a charter."""
    lines = list(state.railroads.values())
    the_board = board()
    with_nw = state.options.norfolk_western
    places = {
        "coal": (state.coal, the_board.coal, sum(line.coal for line in lines)),
        "NW Coal": (
            state.nw_coal,
            the_board.nw_coal if with_nw else (),
            sum(line.nw_coal for line in lines),
        ),
        "lumber": (
            state.lumber,
            the_board.lumber if state.options.maine_lumber else (),
            sum(line.lumber for line in lines),
        ),
    }
    for kind, (on_board, hexes, on_charters) in places.items():
        if not set(on_board) <= set(hexes) or len(on_board) + on_charters != len(hexes):
            yield f"the counters of {kind} do not add up"
    if any(line.nw_coal for name, line in state.railroads.items() if name != "NW"):
        yield "NW Coal with another railroad"


def _check_barons(state: State) -> Iterator[str]:
    held = Counter([*state.barons, *(card for p in state.players for card in p.cards)])
    expected = Counter(list(facts.barons()) if state.options.robber_barons else [])
    if held != expected:
        yield f"the Robber Barons are {dict(held)}"


def _check_round(state: State) -> Iterator[str]:
    """Check that what is in progress fits the phase."""
    if sorted(state.player_order) != list(range(len(state.players))):
        yield f"the player order is {state.player_order}"
    if (state.market is not None) != (state.phase in (Phase.MARKET, Phase.AUCTION)):
        yield f"a market in {state.phase}"
    if (state.auction is not None) != (state.phase is Phase.AUCTION):
        yield f"an auction in {state.phase}"
    auction = state.auction
    if auction is not None:
        cash = state.players[auction.leader].cash
        if not 1 <= auction.bid <= cash or auction.waiting[-1] != auction.leader:
            yield f"the auction stands at {auction}"
    running = state.business is not None and state.business.railroad is not None
    over = state.phase is Phase.OVER
    if running == (over or state.market is not None):
        yield f"{state.business} in {state.phase}"
    if over != (state.ended is not None):
        yield f"ended {state.ended} in {state.phase}"
