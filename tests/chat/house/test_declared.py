"""What a game's chat declares (`bot.chat.declared`): short codes, keys, forms, commands, texts.

What stands in the cogs is found there, so that whatever a game declares is tried with it.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import discord
import msgspec
import pytest
from discord import app_commands

import cogs
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Act, Leaf, Preview, Scene, Wish
from bot.chat.declared import texts as declared_texts
from bot.chat.declared.blanks import Blanks, Part
from bot.chat.declared.code import SIGNS, Code
from bot.chat.declared.commands import Asked, Commands
from bot.chat.declared.composed import Composed
from bot.chat.declared.kinds import Kind, Kinds, key_text
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.moves import Moves, Sure, move
from bot.chat.declared.orders import DeclaredOrders, order
from bot.chat.declared.telling import Add, Alone, By, Lines, Of, Story
from bot.chat.declared.texts import Texts
from bot.tables.types.codec import fits
from rules.errors import RuleError
from rules.game import Action, Event, Order
from rules.kinds import Dollars, Holder, Player

City = Annotated[str, "city"]
CITIES = ("Bath", "New York", "Troy")


def _city(text: str) -> str:
    for city in CITIES:
        if city.casefold() == text.strip().casefold():
            return city
    raise Refusal("toy-refuse-city", text=text)


def _amount(text: str) -> int:
    if not text.strip().removeprefix("$").isdecimal():
        raise Refusal("toy-refuse-amount", text=text)
    return int(text.strip().removeprefix("$"))


KINDS = Kinds(
    dollars=Kind(lambda amount, scene: f"${amount}", _amount),
    player=Kind(lambda seat, scene: "bank" if seat is None else scene.names[seat]),
    city=Kind(lambda city, scene: f"<{city}>", _city, lambda: CITIES),
)


class Stop(msgspec.Struct, frozen=True):
    city: City
    wait: bool = False


class Gift(msgspec.Struct, frozen=True):
    amount: Dollars


class Plan(msgspec.Struct, frozen=True):
    """Something of everything that a plan may hold."""

    stops: tuple[Stop, ...] = ()
    last: Stop | Gift | None = None
    pace: Literal["slow", "fast"] = "slow"
    coaches: int = 0
    via: City | None = None
    gifts: tuple[tuple[Gift, ...], ...] = ()


class View(msgspec.Struct):
    legal: tuple[Any, ...] = ()
    to_move: tuple[int, ...] = (0,)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys derived in one test, kept from those of the games."""
    found: set[str] = set()
    monkeypatch.setattr(declared_texts, "DERIVED", found)
    monkeypatch.setattr(declared_texts, "FAMILIES", set())
    return found


class Said(Texts):
    """Texts that no catalogue has: the key and what is put in."""

    def __call__(self, key: str, where: Scene | str, **values: Any) -> str:
        told = " ".join(f"{name}={value}" for name, value in sorted(values.items()))
        return f"{key} {told}".strip()


def scene(*legal: Any) -> Scene:
    view = View(legal)
    return Scene(1, view, view, 0, ["Ann", "B*b"], "en", {}, True)


@cache
def found(wanted: type) -> list[Any]:
    """The declarations of this type in the modules of the cogs."""
    made: dict[int, Any] = {}
    for one in pkgutil.walk_packages(cogs.__path__, "cogs."):
        module = importlib.import_module(one.name)
        made |= {id(value): value for value in vars(module).values() if isinstance(value, wanted)}
    return list(made.values())


# --- short codes -----------------------------------------------------------------------------


def some(chance: random.Random, kinds: Kinds, hint: Any, kind: str = "") -> Any:
    """Some value of a type as `Code` reads types."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return some(chance, kinds, arguments[0], str(arguments[1]))
    if origin in (Union, types.UnionType):
        return some(chance, kinds, chance.choice(arguments), kind)
    if origin is tuple:
        made = [some(chance, kinds, arguments[0], kind) for _ in range(chance.randrange(4))]
        inner = str(get_args(arguments[0])[1]) if get_origin(arguments[0]) is Annotated else kind
        of = kinds.kinds.get(inner)
        if of is not None and of.sets and of.of is not None:  # in their order, none twice
            return tuple(one for one in of.of() if one in made)
        return tuple(made)
    known = kinds.kinds.get(kind)
    if known is not None and known.of is not None:
        return chance.choice(list(known.of()))
    if origin is Literal:
        return chance.choice(arguments)
    if hint is bool:
        return chance.random() < 0.5
    if hint is int:
        return chance.choice((0, 1, 15, 16, 17, 255, 256, chance.randrange(10**9)))
    if hint is type(None):
        return None
    hints = get_type_hints(hint, include_extras=True)
    return hint(**{name: some(chance, kinds, hints[name]) for name in hint.__struct_fields__})


TOY: Code[Plan] = Code(Plan, KINDS, Plan())
CODES = [TOY, *found(Code)]


def _called(code: Code[Any]) -> str:
    return getattr(code.plan, "__name__", str(code.plan))


@pytest.mark.parametrize("code", CODES, ids=_called)
def test_every_plan_is_read_back_from_its_code(code: Code[Any]) -> None:
    chance, written = random.Random(1), {}
    for _ in range(300):
        plan = some(chance, code.kinds, code.plan)
        text = code.written(plan)
        assert set(text) <= set(SIGNS)
        assert code.read(text) == plan
        assert written.setdefault(text, plan) == plan, "no two plans have one code"
    assert code.written(code.nothing) == "" and code.read("") == code.nothing


@pytest.mark.parametrize("code", CODES, ids=_called)
def test_what_is_no_code_is_refused_and_never_anything_worse(code: Code[Any]) -> None:
    chance, good = random.Random(2), 0
    for _ in range(400):
        text = "".join(chance.choice(SIGNS) for _ in range(chance.randrange(1, 24)))
        try:
            plan = code.read(text)
        except LookupError:
            continue
        good += 1
        assert code.written(plan) == text, "a plan has one code alone"
    assert good < 400
    for text in ("/", "é", " ", "0", "00", "A B", "z" * 90, "." * 90):
        with pytest.raises(LookupError):
            code.read(text)


def test_a_plan_that_holds_what_nobody_has_is_not_written() -> None:
    with pytest.raises(LookupError):
        TOY.written(Plan(coaches=-1))
    with pytest.raises(ValueError):
        TOY.written(Plan(via="Paris"))


def test_a_count_beyond_what_is_kept_has_no_code() -> None:
    """64 bits are kept; the largest such number goes there and back."""
    assert TOY.read(TOY.written(Plan(coaches=2**63 - 1))) == Plan(coaches=2**63 - 1)
    with pytest.raises(LookupError):
        TOY.written(Plan(coaches=2**63))


def test_a_code_of_a_count_beyond_what_is_kept_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody might make one up."""
    monkeypatch.setattr("bot.chat.declared.code.LARGEST", 2**64)
    made = TOY.written(Plan(coaches=2**63))
    monkeypatch.undo()
    with pytest.raises(LookupError):
        TOY.read(made)


# --- keys ------------------------------------------------------------------------------------


class Send(Action, frozen=True):
    to: Player
    city: City
    amount: Dollars = 5
    fast: bool = False


class Visit(Action, frozen=True):
    cities: Annotated[tuple[str, ...], "city"]


SEND = Blanks(
    "send", Send, {"to": Part(), "city": Part(), "amount": Part(form=True), "fast": Part()}
)
VISIT = Blanks("visit", Visit, {"cities": Part()})


@pytest.mark.parametrize(
    ("blanks", "given", "key"),
    [
        (SEND, {}, "send"),
        (SEND, {"to": 1}, "send/1"),
        (SEND, {"to": 0, "city": "New York"}, "send/0/New_York"),
        (SEND, {"to": 1, "city": "Troy", "amount": 90}, "send/1/Troy/90"),
        (SEND, {"to": 1, "city": "Troy", "amount": 90, "fast": True}, "send/1/Troy/90/fast"),
        (VISIT, {"cities": ("Bath", "New York")}, "visit/Bath/New_York"),
    ],
)
def test_a_key_says_what_is_given_and_is_read_back(
    blanks: Blanks, given: dict[str, Any], key: str
) -> None:
    assert blanks.key(given) == key
    assert blanks.read(KINDS, key.partition("/")[2]) == given


@pytest.mark.parametrize(
    "rest",
    ["x", "-1", "1e3", "١", "1/Paris", "1/Troy/x", "1/Troy/5/slow", "1/Troy/5/fast/more", "9" * 10],
)
def test_a_key_nobody_made_is_refused(rest: str) -> None:
    with pytest.raises(LookupError):
        SEND.read(KINDS, rest)


def test_what_is_missing_is_asked_for_in_order() -> None:
    assert SEND.missing({}) == "to"
    assert SEND.missing({"to": 1}) == "city"
    assert SEND.missing({"to": 1, "city": "Bath"}) is None, "the rest may be left out"
    asked = Blanks("send", Send, {**SEND.parts, "amount": Part(asked=True)})
    assert asked.missing({"to": 1, "city": "Bath"}) == "amount"
    whole = SEND.whole(KINDS, {"to": 1})
    assert Send(**whole) == Send(1, "Bath", 5, False), "the rules can be asked with something"


def test_a_form_asks_for_what_is_typed_and_not_given(fresh: set[str]) -> None:
    said = Said("toy")
    form = SEND.form(said, scene(), {"to": 1, "city": "Bath"})
    assert [field.name for field in form.fields] == ["amount"]
    assert (form.title, form.fields[0].label) == ("form-send", "form-send-amount")
    assert SEND.typed(KINDS, scene(), {"amount": "$12"}, {"to": 1}) == {"to": 1, "amount": 12}
    with pytest.raises(Refusal):
        SEND.typed(KINDS, scene(), {"amount": "lots"}, {})
    with pytest.raises(LookupError):
        SEND.form(said, scene(), {"amount": 5})
    preset = Blanks("send", Send, {"amount": Part(form=True, preset=lambda given: 7)})
    assert preset.form(said, scene(), {}).fields[0].value == "7"
    assert preset.typed(KINDS, scene(), {"amount": " "}, {}) == {"amount": 7}


def _countable() -> Iterator[tuple[str, Kinds, Any]]:
    for moves in found(Moves):
        for one in moves.moves.values():
            for name, type_ in one.blanks.types().items():
                yield f"{one.name}.{name}", moves.kinds, type_


def test_what_is_sealed_is_declared_as_ones_own() -> None:
    """The rules say what is chosen in secret: its move is for the seat's own page, and shows it."""
    moves = [one for chapter in found(Moves) for one in chapter.moves.values()]
    sealed = [one for one in moves if getattr(one.action, "sealed", False)]
    assert sealed
    assert [one.name for one in sealed if not (one.own and one.then)] == []


def test_the_values_in_the_keys_of_the_games_are_told_apart() -> None:
    """No two of a part's values look alike in a key, and none has what parts a key."""
    tried = 0
    for name, kinds, type_ in _countable():
        kind = kinds.kinds.get(type_.kind)
        if type_.base is int and (kind is None or kind.of is None):
            continue
        if type_.base is bool:
            continue
        values = list(kind.of()) if kind is not None and kind.of is not None else list(type_.base)
        written = [key_text(value) for value in values]
        assert len(set(written)) == len(values), name
        assert not any(sign in text for text in written for sign in "/.+:"), name
        tried += 1
    assert tried > 5


def test_typed_counts_of_the_games_are_kept_or_refused() -> None:
    """In every game, for every number in a move or order: what is no number that can be kept is
    refused with a sentence, and never crashes."""
    tried = 0
    for name, kinds, type_ in _countable():
        kind = kinds.kinds.get(type_.kind)
        if type_.base is not int or (kind is not None and kind.of is not None):
            continue
        for text in ("9223372036854775808", "9" * 40, "-1", "²", "x", ""):
            with pytest.raises(LookupError):
                kinds.parse(type_, text)
            try:
                assert fits(kinds.read(type_, text)), name
            except Refusal:
                tried += 1
    assert tried > 20


# --- moves -----------------------------------------------------------------------------------


def _check(scene: Scene, action: Any) -> None:
    if action not in scene.view.legal:
        raise RuleError("not-now", "1")


def _moves() -> Moves:
    def sure(scene: Scene, action: Any) -> Sure | None:
        return Sure(f"really {action.city}", "yes") if action.amount > 5 else None

    send = move(
        "send",
        Send,
        to=Part(offered=lambda scene, given: (0, 1), ask=lambda scene, given: "whom?"),
        city=Part(
            label=lambda scene, given: str(given["city"]),
            offered=lambda scene, given: CITIES,
            menu="menu-city",
            ask=lambda scene, given: "where?",
        ),
        amount=Part(form=True),
        sure=sure,
        said="said-send",
    )
    return Moves(Said("toy"), KINDS, _check, [send], earlier={"old/send": "send/1/Bath"})


def test_a_press_asks_shows_and_does(fresh: set[str]) -> None:
    moves = _moves()
    at = scene(Send(1, "Bath"), Send(1, "Bath", 9))
    page = moves.answer(at, "send", False, {})
    assert isinstance(page, Leaf) and [one.key for one in page.buttons] == ["send/0", "send/1"]
    page = moves.answer(at, "send/1", False, {})
    assert isinstance(page, Leaf) and page.menus[0].key == "send/1"
    assert [one.value for one in page.menus[0].options] == ["Bath", "New_York", "Troy"]
    done = moves.answer(at, "send/1/Bath", False, {})
    assert done == Act(Send(1, "Bath"), "said-send amount=$5 city=<Bath> fast=False to=B*b")
    assert moves.answer(at, "old/send", False, {}) == done, "a key of an earlier card"
    shown = moves.answer(at, "send/1/Bath/9", False, {})
    assert isinstance(shown, Preview) and shown.key == "send/1/Bath/9"
    assert isinstance(moves.answer(at, shown.key, True, {}), Act)
    unlawful = moves.answer(at, "send/1/Troy/9", False, {})
    assert isinstance(unlawful, Act), "the rules say best why not"
    assert isinstance(moves.answer(scene(), "send", False, {}), Act), "and what comes first"
    for key in ("nonsense", "send/1/Paris", "send/1/Bath/9/x"):
        with pytest.raises(LookupError):
            moves.answer(at, key, False, {})


def test_the_texts_of_moves_and_orders_are_derived(fresh: set[str]) -> None:
    _moves()
    assert fresh == {"toy-form-send", "toy-form-send-amount"}, "its parts have labels of their own"
    fresh.clear()
    Moves(Said("toy"), KINDS, _check, [move("visit", Visit, cities=Part())])
    assert fresh == {"toy-press-visit"}
    fresh.clear()

    class Wait(Order, frozen=True):
        amount: Dollars

    made = order("wait", Wait, amount=Part(form=True), offered=lambda scene: [{}])
    orders = DeclaredOrders(Said("toy"), KINDS, [made])
    names = ("detail-wait", "form-wait", "form-wait-amount", "does-wait", "option-wait")
    assert fresh == {f"toy-{name}" for name in names}
    wish = orders.wish(scene(), "wait", {"amount": "$30"})
    assert wish == Wish(Wait(30), "wait/30")
    assert orders.words(scene(), Wait(30)) == "does-wait amount=$30"


# --- turns put together ----------------------------------------------------------------------


class Tour(Action, frozen=True):
    cities: Annotated[tuple[str, ...], "city"] = ()


def _tour() -> Composed[Tour, int]:
    """Two or three cities; one is the beginning of a tour, more are none."""

    def outcome(scene: Scene, plan: Tour) -> int:
        if len(plan.cities) not in (2, 3):
            raise RuleError("tour", "2")
        return 10 * len(plan.cities)

    return Composed(
        head="tour",
        code=Code(Tour, Kinds(city=Kind(lambda city, scene: city, of=lambda: CITIES)), Tour()),
        action=lambda plan: plan,
        due=lambda scene: bool(scene.view.legal),
        outcome=outcome,
        begun=lambda scene, plan: "go on" if len(plan.cities) < 2 else None,
        told=lambda scene, plan, found: f"{len(plan.cities)} cities for {found}",
        further=lambda scene, plan: (),
        less=lambda plan: Tour(plan.cities[:-1]) if plan.cities else None,
        less_label=lambda scene: "less",
        confirm=lambda scene: "tour",
        said=lambda scene: "done",
        draw=lambda scene, plan, found: None,
    )


def test_a_turn_put_together_is_begun_shown_and_done() -> None:
    tour, at = _tour(), scene(Tour())

    def answer(sure: bool, *cities: str, at: Scene = at) -> Any:
        return tour.answer(at, tour.key(Tour(cities)).removeprefix("tour/"), sure, {})

    assert tour.key(Tour()) == "tour/"
    assert answer(False) == Leaf("go on"), "nothing to take away yet"
    begun = answer(False, "Bath")
    assert begun.text == "go on" and [one.key for one in begun.buttons] == ["tour/"]
    shown = answer(False, "Bath", "Troy")
    assert isinstance(shown, Preview) and shown.text == "2 cities for 20"
    assert shown.key == tour.key(Tour(("Bath", "Troy")))
    assert [one.key for one in shown.buttons] == [tour.key(Tour(("Bath",)))]
    assert answer(True, "Bath", "Troy") == Act(Tour(("Bath", "Troy")), "done")
    with pytest.raises(RuleError):
        answer(False, *["Bath"] * 4)
    not_due = answer(False, "Bath", at=scene())
    assert not_due == Act(Tour(("Bath",)), "done"), "the rules say best what is due"


# --- what happened ---------------------------------------------------------------------------


class Gave(Event, frozen=True):
    seat: Player
    to: Holder
    amount: Dollars


class Began(Event, frozen=True):
    number: int


class Grew(Event, frozen=True):
    city: City
    seat: Player


def test_events_are_told_on_the_lines_of_those_who_act(fresh: set[str]) -> None:
    said = Said("toy")
    story = Story(
        said,
        {
            Began: Alone("began"),
            Gave: By(lambda event: "gave" if event.amount else ""),
            Grew: Of("grew", "city"),
            Stop: Add("stop"),
        },
    )
    assert fresh == {"toy-began", "toy-grew", "toy-stop"}
    events = [Began(1), Gave(1, None, 5), Gave(1, 0, 0), Gave(1, 0, 7), Grew("Troy", 0), Gift(1)]
    assert story.tell(Lines(scene(), said, KINDS, subject=str.upper), events) == [
        "Began number=1.",
        r"**B\*b** gave amount=$5 seat=B*b to=bank; gave amount=$7 seat=B*b to=Ann.",
        "**TROY** (Ann) grew city=<Troy> seat=Ann.",
    ]


# --- commands --------------------------------------------------------------------------------

Pressed = list[tuple[Any, ...]]


def _commands(monkeypatch: pytest.MonkeyPatch) -> tuple[Commands, Pressed]:
    """Commands under texts that there are, whose presses are written down."""
    moves = Moves(Texts("rail_baron_chat"), KINDS, _check, [])
    commands, pressed = Commands("rail_baron", "railbaron", moves), []

    async def press(interaction: Any, *given: Any) -> None:
        pressed.append(given)

    monkeypatch.setattr(commands.commanded, "press", press)
    monkeypatch.setattr(commands.commanded, "see", press)
    return commands, pressed


async def test_a_command_presses_its_key_with_what_was_meant(
    monkeypatch: pytest.MonkeyPatch, fresh: set[str]
) -> None:
    commands, pressed = _commands(monkeypatch)
    commands.add("route", "ride/{route}", route=Asked(read=str.upper, default=""))
    commands.add("bid", "bid", amount=Asked(app_commands.Range[str, 1, 20], typed=True))
    commands.add("deeds", "deeds", look=True)
    assert "rail_baron_chat-slash-bid-amount" in fresh
    called = {one.name: one.callback for one in commands.group.walk_commands()}
    await called["route"](None, route=" a ", table=3)
    await called["route"](None, route=None, table=None)
    await called["bid"](None, amount=" 18k", table=None)
    await called["deeds"](None, table=None)
    assert pressed == [
        (3, "ride/ A ", {}),
        (None, "ride", {}),
        (None, "bid", {"amount": " 18k"}),
        (None, "deeds"),
    ]


def test_options_that_may_be_left_out_stand_last_and_the_table_behind_them(
    monkeypatch: pytest.MonkeyPatch, fresh: set[str]
) -> None:
    commands, _ = _commands(monkeypatch)
    commands.add("plan", "plan/{places}", places=Asked(int, default="1"))
    commands.add("engine", "engine/{engine}", engine=Asked(Literal["Express", "SuperChief"]))
    made: Mapping[str, Any] = {one.name: one for one in commands.group.walk_commands()}
    rows = {one.name: (one.type, one.required) for one in made["plan"].parameters}
    whole = discord.AppCommandOptionType.integer
    assert rows == {"places": (whole, False), "table": (whole, False)}
    engine = made["engine"].get_parameter("engine")
    assert engine.required and [one.value for one in engine.choices] == ["Express", "SuperChief"]


@pytest.mark.parametrize("commands", found(Commands), ids=lambda one: one.group.name)
def test_every_command_of_a_game_takes_a_table(commands: Commands) -> None:
    walked = [
        one for one in commands.group.walk_commands() if isinstance(one, app_commands.Command)
    ]
    assert walked
    for command in walked:
        *before, table = command.parameters
        assert table.name == "table" and not table.required, command.qualified_name
        needed = [one.required for one in before]
        assert needed == sorted(needed, reverse=True), command.qualified_name
        assert inspect.iscoroutinefunction(command.callback)


# --- the lobby -------------------------------------------------------------------------------


@pytest.mark.parametrize("lobby", found(LobbyOptions), ids=lambda one: one.texts.domain)
def test_each_choice_of_the_lobby_is_taken_and_taken_back(lobby: LobbyOptions) -> None:
    game = lobby.texts.domain.removesuffix("_chat")
    plain = importlib.import_module(f"rules.{game}").GAME.options_type()
    for one in lobby.menu(plain, "en").options:
        assert one.label and one.detail
        if one.chosen:
            continue
        taken = lobby.changed(plain, [one.value])
        marked = {row.value for row in lobby.menu(taken, "en").options if row.chosen}
        assert one.value in marked and taken != plain
        assert lobby.told(taken, "en") != lobby.told(plain, "en")
        assert lobby.changed(taken, sorted(marked)) == taken
        if one.value == lobby.preset:
            assert lobby.changed(taken, sorted(marked - {one.value})) == plain
        if not any(row.chosen for row in lobby.menu(plain, "en").options):
            assert lobby.changed(taken, []) == plain
