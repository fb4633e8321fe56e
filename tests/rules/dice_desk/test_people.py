"""People who come and go while a game is kept at the desk."""

from rules.dice import SeededDice
from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.events import PersonCame
from rules.dice_desk.options import GameOptions, Options, Sitting
from rules.dice_desk.state import Phase
from rules.rail_baron.model.play import THIRD_OWNER
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.ownership import establishment
from tests.rules.dice_desk.sessions import HOMES, begun, enter, refused, riding, seat


def test_whoever_comes_late_sits_last() -> None:
    """Ruling 17: with the cash of the beginning; a home is next, then the turn goes on."""
    state = riding()
    events = enter(state, do.AddPerson("Dan"))
    assert events[0] == PersonCame(3) and state.phase is Phase.OPEN
    assert seat(state, 3).cash == 20_000
    enter(state, do.SetCity(3, "home", "Denver"))
    assert state.phase is Phase.TURN and state.book is not None and state.book.turn.seat == 0
    for number in (0, 1, 2):
        enter(state, do.SetTurn(number))
    enter(state, do.SetCity(2, "destination", "Seattle"), do.ReportTurn())
    assert state.book.turn.seat == 3
    assert refused(state, do.AddPerson("dan"))[0] == "name-twice"
    assert refused(state, do.AddPerson(" "))[0] == "name-missing"
    for name in ("Eva", "Finn"):
        enter(state, do.AddPerson(name))
    assert refused(state, do.AddPerson("Gil"))[0] == "people-count"


def test_the_imaginary_owner_gives_way_to_a_third_person() -> None:
    """Ruling 17: its railroads are the bank's again."""
    state = begun(people=2)
    assert state.book is not None
    play = BookPlay(state.book)
    establishment.transfer_railroad(play, "PA", THIRD_OWNER)
    state.book.gifts = 1
    assert list(GAME.invariants(state)) == []
    enter(state, do.AddPerson("Cleo"))
    assert "PA" in state.book.bank and state.book.third_owner == []
    assert list(GAME.invariants(state)) == []


def test_whoever_leaves_leaves_all_to_the_bank() -> None:
    """Ruling 17: also in the middle of a turn; the last one left has won."""
    state = riding()
    enter(state, do.SetOwner("PA", 0), do.RemovePerson(0))
    assert state.book is not None and state.book.turn.seat == 1
    assert "PA" in state.book.bank and seat(state, 0).cash == 0
    assert list(GAME.invariants(state)) == []
    assert refused(state, do.SetCash(0, 5))[0] == "no-such-person"
    assert refused(state, do.RemovePerson(0))[0] == "no-such-person"
    enter(state, do.RemovePerson(2))
    assert GAME.over(state) and state.book.winner == 1


def test_whoever_leaves_before_the_game_begins_is_not_waited_for() -> None:
    """Ruling 17."""
    sitting = (Sitting("Ada"), Sitting("Ben"), Sitting("Cleo"))
    state, _ = GAME.setup(1, Options(people=sitting, game=GameOptions()), SeededDice(b""))
    enter(state, do.SetCity(1, "home", "Miami"), do.SetCity(2, "home", "Boston"))
    assert state.phase is Phase.OPEN
    enter(state, do.RemovePerson(0))
    assert state.phase is Phase.DESTINATION
    assert state.book is not None and state.book.turn.seat == 1


def test_people_come_and_go_at_a_desk_for_destinations() -> None:
    """Ruling 17: nobody waits for whoever has left, and the last one can't leave."""
    people = (Sitting("Ada"), Sitting("Ben"))
    state, _ = GAME.setup(1, Options(people=people), SeededDice(b""))
    for number, home in enumerate(HOMES[:2]):
        enter(state, do.SetCity(number, "home", home))
    enter(state, do.AddPerson("Cleo"))
    assert refused(state, do.DrawNext(0))[0] == "homes-first"
    enter(state, do.RemovePerson(2), do.RemovePerson(1))
    assert refused(state, do.DrawNext(1))[0] == "no-such-person"
    assert refused(state, do.RemovePerson(0))[0] == "last-person"
    assert GAME.check(state, 0, do.DrawNext(0)) is None
