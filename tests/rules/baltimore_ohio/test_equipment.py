"""Scrapping and buying Capital Equipment, and the Tech Level (RULINGS 19 to 21)."""

from rules.baltimore_ohio.business_round import services
from tests.support.baltimore_ohio import kit as bo


def test_scrap_then_buy() -> None:
    """Ruling 19: scrap money may buy; any card, any number; a card just bought is not scrapped.
    Rulebook, scrap: the cards leave the game and the treasury gets their scrap value."""
    state = bo.alone(cards=(1, 6), treasury=100)
    bo.refused(state, bo.BuyEquipment(1), "now-scrap", "19")
    bo.refused(state, bo.ScrapEquipment((1, 1)), "scrap-cards", "19")
    bo.refused(state, bo.ScrapEquipment((2,)), "scrap-cards", "19")
    events = bo.do(state, bo.ScrapEquipment((1, 6)))
    assert bo.of(events, bo.EquipmentScrapped) == [bo.EquipmentScrapped("BO", (1, 6), 60)]
    assert state.railroads["BO"].treasury == 160 and state.phase is bo.Phase.EQUIPMENT
    bo.refused(state, bo.BuyEquipment(2), "equipment-dear", "19")
    bo.refused(state, bo.BuyEquipment(-1), "equipment-count", "19")
    bo.do(state, bo.BuyEquipment(1))
    assert state.railroads["BO"].cards == [7] and state.railroads["BO"].treasury == 30
    bo.refused(state, bo.ScrapEquipment((7,)), "now-track", "27")


def test_buy_equipment_section() -> None:
    """Rulebook, buy equipment: off the top of the deck, one price each, by the treasury."""
    state = bo.alone(treasury=200)
    bo.do(state, bo.BuyEquipment(2))
    assert state.railroads["BO"].cards == [1, 2] and state.railroads["BO"].treasury == 5
    assert state.deck == 3
    assert bo.alone(treasury=100).phase is bo.Phase.EQUIPMENT, "exactly its price"
    assert bo.alone(treasury=99).phase is bo.Phase.TRACK


def test_equipment_is_never_forced() -> None:
    """Ruling 19: buying none is legal, and an empty deck sells none."""
    state = bo.alone(treasury=500)
    assert state.phase is bo.Phase.EQUIPMENT
    bo.do(state, bo.BuyEquipment(0))
    empty = bo.level(bo.running(bo.new_game(3), "BO", {0: 1}, treasury=5000), 6)
    empty.deck = None
    bo.in_business(empty)
    assert empty.phase is bo.Phase.TRACK
    last = bo.level(bo.running(bo.new_game(3), "BO", {0: 1}, treasury=5000), 6)
    last.deck = 30
    bo.in_business(last)
    bo.refused(last, bo.BuyEquipment(2), "equipment-deck", "19")
    bo.do(last, bo.BuyEquipment(1))
    assert last.deck is None


def test_a_new_level_applies_at_once() -> None:
    """Ruling 20: to this railroad's build, revenues and maintenance; the level stays when the card
    is gone.
    FAQ, tech level: it advances at the moment of purchase, for all who act after."""
    state = bo.alone(treasury=1000)
    events = bo.do(state, bo.BuyEquipment(6))
    assert bo.of(events, bo.TechLevelAdvanced) == [bo.TechLevelAdvanced(2)]
    prices = [event.price for event in bo.of(events, bo.EquipmentBought)]
    assert prices == [100, 95, 90, 85, 80, 140]
    events = bo.do(state, bo.BuildTrack(("I15", "H15")))
    earned = bo.of(events, bo.IncomeEarned)[0]
    assert earned.maintenance == 6 * 20 and earned.gross == 30
    state.railroads["BO"].cards = []
    assert state.tech_level == 2


def test_maintenance() -> None:
    """Ruling 21: $10 times the level for every card, old and new alike."""
    state = bo.running(bo.new_game(3), "BO", {0: 1}, cards=(1, 2))
    for tech in range(1, 8):
        assert services.income(state, "BO", (), tech).maintenance == 2 * 10 * tech
