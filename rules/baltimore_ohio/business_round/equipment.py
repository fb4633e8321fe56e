"""Capital Equipment: scrapping, buying, and the Tech Level (rulings 19 to 21)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import BuyEquipment, ScrapEquipment
from rules.baltimore_ohio.model.events import EquipmentBought, EquipmentScrapped, TechLevelAdvanced
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError


def legal_scrap(position: Position) -> Iterator[ScrapEquipment]:
    """None, each card by itself, and all of them; any other set is legal too."""
    cards = position.acting[1].cards
    yield ScrapEquipment()
    for number in cards:
        yield ScrapEquipment((number,))
    if len(cards) > 1:
        yield ScrapEquipment(tuple(cards))


def check_scrap(position: Position, seat: int, action: ScrapEquipment) -> None:
    name, line = position.acting
    if len(set(action.cards)) != len(action.cards) or not set(action.cards) <= set(line.cards):
        raise RuleError(
            "scrap-cards",
            "19",
            railroad=facts.SHORT[name],
            cards=", ".join(str(number) for number in line.cards),
        )


def do_scrap(play: Play, seat: int, action: ScrapEquipment) -> Next:
    name, line = play.acting
    if action.cards:
        amount = sum(facts.card(number).scrap for number in action.cards)
        line.cards = [number for number in line.cards if number not in action.cards]
        play.pay_out(line, amount)
        play.tell(EquipmentScrapped(name, action.cards, amount))
    return Step.EQUIPMENT


def deck_size(options: Options) -> int:
    """How many cards there are: those of Tech Level 7 only with T7 (44)."""
    return sum(card.expansion is None or options.tech_seven for card in facts.equipment().cards)


def prices(position: Position) -> Iterator[int]:
    """Dollars for the first card of the deck, the first two, and so on."""
    deck = position.state.deck
    total = 0
    if deck is not None:
        for card in facts.equipment().cards[deck - 1 : deck_size(position.state.options)]:
            total += card.price
            yield total


def offer(play: Play) -> Next:
    """Ask only whoever can buy something."""
    treasury = play.acting[1].treasury
    return Phase.EQUIPMENT if next(prices(play), treasury + 1) <= treasury else Step.TRACK


def legal_buy(position: Position) -> Iterator[BuyEquipment]:
    """None, or as many of the top cards as the treasury can pay."""
    yield BuyEquipment(0)
    treasury = position.acting[1].treasury
    for count, total in enumerate(prices(position), 1):
        if total > treasury:
            return
        yield BuyEquipment(count)


def check_buy(position: Position, seat: int, action: BuyEquipment) -> None:
    name, line = position.acting
    if action.count < 0:
        raise RuleError("equipment-count", "19")
    totals = list(islice(prices(position), action.count))
    if len(totals) < action.count:
        raise RuleError("equipment-deck", "19", left=len(totals))
    if totals and totals[-1] > line.treasury:
        raise RuleError(
            "equipment-dear",
            "19",
            railroad=facts.SHORT[name],
            cost_money=totals[-1],
            treasury_money=line.treasury,
        )


def do_buy(play: Play, seat: int, action: BuyEquipment) -> Next:
    """One price each from the top; a card of a higher level advances the marker at once (20)."""
    state = play.state
    name, line = play.acting
    for _ in range(action.count):
        assert state.deck is not None
        card = facts.card(state.deck)
        state.deck = None if card.number == deck_size(state.options) else card.number + 1
        play.pay_in(line, card.price)
        line.cards.append(card.number)
        play.tell(EquipmentBought(name, card.number, card.price))
        if card.tech_level > state.tech_level:
            state.tech_level = card.tech_level
            play.tell(TechLevelAdvanced(card.tech_level))
    return Step.TRACK
