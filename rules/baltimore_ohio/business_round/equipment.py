"""Capital Equipment: scrapping, buying, and the Tech Level (rulings 19 to 21)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import BuyEquipment, ScrapEquipment
from rules.baltimore_ohio.model.events import EquipmentBought, EquipmentScrapped, TechLevelAdvanced
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError


def legal_scrap(position: Position) -> Iterator[ScrapEquipment]:
    """Yield no card, each card by itself, and all of them; any other set is legal too."""
    cards = position.acting_railroad[1].cards
    yield ScrapEquipment()
    for number in cards:
        yield ScrapEquipment((number,))
    if len(cards) > 1:
        yield ScrapEquipment(tuple(cards))


def check_scrap_equipment(position: Position, seat: int, action: ScrapEquipment) -> None:
    name, line = position.acting_railroad
    if len(set(action.cards)) != len(action.cards) or not set(action.cards) <= set(line.cards):
        raise RuleError(
            "scrap-cards",
            "19",
            railroad=facts.SHORT_NAMES[name],
            cards=", ".join(str(number) for number in line.cards),
        )


def do_scrap_equipment(play: MutablePosition, seat: int, action: ScrapEquipment) -> Next:
    name, line = play.acting_railroad
    if action.cards:
        amount = sum(facts.equipment_card(number).scrap for number in action.cards)
        line.cards = [number for number in line.cards if number not in action.cards]
        play.pay_out(line, amount)
        play.emit(EquipmentScrapped(name, action.cards, amount))
    return Step.EQUIPMENT


def deck_size(options: Options) -> int:
    """Return the number of cards: those of Tech Level 7 only with T7 (44)."""
    return _deck_size(options.tech_seven)


@facts.FACTS.cached
def _deck_size(tech_seven: bool) -> int:
    return sum(card.expansion is None or tech_seven for card in facts.equipment().cards)


def total_prices(position: Position) -> Iterator[int]:
    """Yield the dollars for the first card of the deck, the first two, and so on."""
    deck = position.state.deck
    total = 0
    if deck is not None:
        for card in facts.equipment().cards[deck - 1 : deck_size(position.state.options)]:
            total += card.price
            yield total


def begin_step(play: MutablePosition) -> Next:
    """Wait for the President if the railroad can buy a card, otherwise go on."""
    treasury = play.acting_railroad[1].treasury
    return Phase.EQUIPMENT if next(total_prices(play), treasury + 1) <= treasury else Step.TRACK


def legal_buy(position: Position) -> Iterator[BuyEquipment]:
    """Yield 0 cards, and every number of the top cards that the treasury can pay."""
    yield BuyEquipment(0)
    treasury = position.acting_railroad[1].treasury
    for count, total in enumerate(total_prices(position), 1):
        if total > treasury:
            return
        yield BuyEquipment(count)


def check_buy_equipment(position: Position, seat: int, action: BuyEquipment) -> None:
    name, line = position.acting_railroad
    if action.count < 0:
        raise RuleError("equipment-count", "19")
    totals = list(islice(total_prices(position), action.count))
    if len(totals) < action.count:
        raise RuleError("equipment-deck", "19", left=len(totals))
    if totals and totals[-1] > line.treasury:
        raise RuleError(
            "equipment-dear",
            "19",
            railroad=facts.SHORT_NAMES[name],
            cost_money=totals[-1],
            treasury_money=line.treasury,
        )


def do_buy_equipment(play: MutablePosition, seat: int, action: BuyEquipment) -> Next:
    """Buy cards from the top; one of a higher level advances the marker at once (20)."""
    state = play.state
    name, line = play.acting_railroad
    for _ in range(action.count):
        assert state.deck is not None
        card = facts.equipment_card(state.deck)
        state.deck = None if card.number == deck_size(state.options) else card.number + 1
        play.pay_in(line, card.price)
        line.cards.append(card.number)
        play.emit(EquipmentBought(name, card.number, card.price))
        if card.tech_level > state.tech_level:
            state.tech_level = card.tech_level
            play.emit(TechLevelAdvanced(card.tech_level))
    return Step.TRACK
