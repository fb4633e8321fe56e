"""A game's chat as one object: what a game declares, and all that follows from that and its rules.

Texts that follow, in the game's domain: `ask-<phase>` where no prompt is written by hand, `over`,
`blurb`, `round` (`round`) of games in rounds, `help`, and of one's own page `press-own` (its button
on the card) and `own-none` (for spectators)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from discord import app_commands

from bot.chat.base.services import Client
from bot.chat.contract.adapter import GameChat, OrdersChat, Precomputed
from bot.chat.contract.pages import Answer, Button, Draw, EphemeralPage, Form, Lesson, Menu, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.commands import CommandOption, Commands
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.looks import Looks
from bot.chat.declared.moves import Moves, Words
from bot.chat.declared.texts import Texts
from render.emoji import Signs
from render.film.film import Moment
from render.paint.picture import Picture
from rules.game import Action, Event, Standing
from rules.phases import PhaseGame

OWN = "own"
"""The look with what a seat alone may know, and what it may do in secret."""
OWN_BUTTON = "mine"
"""The key under which a card leads to it: below the card it stands among the looks already."""
PromptBuilder = Callable[[TableContext], Prompt | str | Mapping[str, object]]
"""Returns the prompt of a phase; or its text, or the values of that and of its buttons, if all else
follows."""


@dataclass(kw_only=True, eq=False)
class Chat(GameChat):
    """The chat of one game: its adapter, its commands, and how they are registered.

    What a game leaves out follows from its rules, its moves and its texts, or it lacks it."""

    game: PhaseGame[Any, Any, Any, Any]
    texts: Texts
    moves: Moves
    story: Callable[[TableContext, Sequence[Event]], list[str]]
    lobby: LobbyOptions[Any]
    group: str = ""
    """The name of its slash commands, if they follow from the moves."""
    commands: app_commands.Group | None = None
    """Its commands, if they are written by hand."""

    # What everybody sees.
    prompts: Mapping[Any, PromptBuilder] = field(default_factory=dict)
    """By phase. They are public: they read nothing of a context that others may not know."""
    board: Callable[..., Picture] | None = None
    """Draws a public view with names and language, and `top` above it."""
    card: Callable[[TableContext, Sequence[Event], Sequence[Standing]], Draw | None] | None = None
    """Returns the picture of a card, if it is not always the board."""
    board_text: Callable[..., str] | None = None
    """Says in words what the board shows, of the same view, names and language."""
    card_text: Callable[[TableContext], str] | None = None
    """Says in words what cards show, if not by `board_text`."""
    since: Callable[[TableContext, Sequence[Event]], Draw | None] | None = None
    """Returns the picture of recent moves, if it is not the card's."""
    befallen: Callable[[int, Sequence[Event]], Sequence[Event]] | None = None
    """See `GameChat.happened_to`."""
    film: Callable[[Sequence[Moment], Sequence[str], str], Picture] | None = None
    signs: Callable[[], Signs] | None = None
    worths: Callable[[TableContext], Sequence[tuple[str, int]]] | None = None
    openers: tuple[type, ...] = ()
    turns: Callable[[Any, str], str] | None = None
    """Names the turn of a view, if the number of turns is not what players count."""
    rounds: Callable[[tuple[int, ...], str], str] | None = None
    """Names a round by its number, if not by the text `round`."""
    ranking: Callable[[TableContext, Sequence[Standing]], str] | None = None
    """See `GameChat.describe_standing`."""

    # The lobby.
    blurb_values: Callable[[Any, str], Mapping[str, object]] = lambda options, language: {}
    defaults: Callable[[str], Any] | None = None
    """Returns the options of a new table by its language."""
    practice: Callable[[Any], Any] = lambda options: options
    """Returns the options of a practice by those of a new table."""

    # What one person sees.
    looks: Looks | None = None
    """Its private looks; without them those of `own`, the map and the rules."""
    own: Callable[[TableContext], Sequence[str]] | None = None
    """Returns lines with what the seat alone may know."""
    orders: OrdersChat | None = None
    own_pages: Collection[str] = ()
    lesson: Callable[[TableContext], Lesson | None] | None = None
    reached_practice_goal: Callable[[Sequence[Event], int], bool] | None = None
    slow: Callable[[TableContext], Precomputed | None] = lambda ctx: None
    """See `GameChat.precompute`."""

    def __post_init__(self) -> None:
        self.key = self.game.key
        for key in ("over", "blurb"):
            self.texts.register_key(key)
        if self.looks is None:
            self.looks = self._derive_looks()
        if self.commands is None:
            self.commands = self._derive_commands()
        for phase in self.game.phase_rules:
            if phase not in self.prompts:
                self.texts.register_key(f"ask-{phase}")
            self.texts.register_keys_if_present(f"ask-{phase}")
        self.texts.register_keys_if_present("round")

    async def setup(self, bot: Client) -> None:
        """Register the game's adapter and its commands."""
        self.check_catalogue()
        bot.services.chats[self.key] = self
        assert self.commands is not None
        bot.tree.add_command(self.commands)

    # --- what follows ----------------------------------------------------------------------------

    def _derive_looks(self) -> Looks:
        """Return the looks of a game that declares none: what is one's own, the map, the rules."""
        self.texts.register_key("help")
        pages: dict[str, Callable[[TableContext], EphemeralPage]] = {
            "map": lambda ctx: EphemeralPage("", self.picture(ctx, (), ())),
            "help": lambda ctx: EphemeralPage(self.texts("help", ctx)),
        }
        if self.own is None:
            return Looks(self.texts, pages)
        for key in ("own-none", f"press-{OWN}"):
            self.texts.register_key(key)
        about = {OWN_BUTTON: lambda ctx, _: self._own_page(ctx)}
        return Looks(self.texts, {OWN: self._own_page, **pages}, about=about)

    def _own_page(self, ctx: TableContext) -> EphemeralPage:
        if ctx.seat is None or self.own is None:
            return EphemeralPage(self.texts("own-none", ctx))
        secret = [spec for spec in self.moves.moves.values() if spec.own]
        menus = [menu for spec in secret for menu in self.moves.offer_menus(ctx, spec)]
        buttons = [button for spec in secret for button in self.moves.offer_buttons(ctx, spec)]
        return EphemeralPage("\n".join(self.own(ctx)), None, tuple(buttons), tuple(menus))

    def _derive_commands(self) -> app_commands.Group:
        """Return a command for each move and turn builder, and one for the looks."""
        commands = Commands(self.key, self.group, self.moves)
        for spec in self.moves.moves.values():
            first = next(iter(spec.parts), None)
            if first is None or spec.parts[first].offered or spec.parts[first].form:
                commands.add_move(spec.name, spec.command)
            else:
                commands.add_choice(spec.name, spec.command or spec.name, first)
        for builder in self.moves.builders:
            commands.add(builder.head, f"{builder.head}/")
        assert self.looks is not None
        commands.add("show", "{what}", look=True, what=CommandOption(known=self.looks.choices))
        return commands.group

    def _derive_prompt(self, ctx: TableContext, text: str, values: Mapping[str, object]) -> Prompt:
        """Return the prompt of a phase: what the rules allow in it, as its moves are declared."""
        phase, buttons, menus = ctx.public.phase, list[Button](), list[Menu]()
        verbs = self.game.phase_rules[phase].verbs
        specs = [
            spec for spec in self.moves.moves.values() if not verbs.keys().isdisjoint(spec.actions)
        ]
        if any(spec.own for spec in specs):
            buttons.append(Button(OWN_BUTTON, self.texts(f"press-{OWN}", ctx), "go", look=True))
        for spec in specs:
            if spec.own:
                buttons += self.moves.typed_button(ctx, spec)
            else:
                menus += self.moves.offer_menus(ctx, spec)
                buttons += self.moves.offer_buttons(ctx, spec, **values)
        buttons += [builder.button(ctx) for builder in self.moves.builders if builder.due(ctx)]
        return Prompt(text, tuple(buttons), tuple(menus))

    # --- the adapter -----------------------------------------------------------------------------

    def describe_aim(self, options: object, language: str) -> str:
        return self.texts("guide-aim", language, **self.blurb_values(options, language))

    def blurb(self, options: object, language: str) -> str:
        text = self.texts("blurb", language, **self.blurb_values(options, language))
        return f"{text}\n{self.lobby.describe_options(options, language)}"

    def default_options(self, language: str) -> object:
        return None if self.defaults is None else self.defaults(language)

    def practice_options(self, language: str) -> object:
        return self.practice(self.default_options(language))

    def option_menu(self, options: object, language: str) -> Menu:
        return self.lobby.menu(options, language)

    def with_options(self, options: object, chosen: Sequence[str]) -> object:
        return self.lobby.apply_choices(options, chosen)

    def precompute(self, ctx: TableContext) -> Precomputed | None:
        return self.slow(ctx)

    def turn_rule(self, ctx: TableContext) -> str:
        return self.game.turn_rule(ctx.public.phase)

    def narrate(self, ctx: TableContext, events: Sequence[Event]) -> list[str]:
        return self.story(ctx, events)

    def prompt(self, ctx: TableContext) -> Prompt:
        phase = ctx.public.phase
        if ctx.seat is None or phase not in self.game.phase_rules:
            return Prompt(self.texts("over", ctx))
        prompt = self.prompts[phase](ctx) if phase in self.prompts else {}
        if isinstance(prompt, Mapping):
            return self._derive_prompt(ctx, self.texts(f"ask-{phase}", ctx, **prompt), prompt)
        return self._derive_prompt(ctx, prompt, {}) if isinstance(prompt, str) else prompt

    def picture(
        self, ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]
    ) -> Draw | None:
        if self.card is not None:
            return self.card(ctx, events, standing)
        assert self.board is not None
        return partial(self.board, ctx.public, ctx.names, ctx.language, top=ctx.top)

    def picture_text(self, ctx: TableContext) -> str:
        if self.card_text is not None:
            return self.card_text(ctx)
        assert self.board_text is not None
        return self.board_text(ctx.public, ctx.names, ctx.language)

    def recent_moves_picture(self, ctx: TableContext, events: Sequence[Event]) -> Draw | None:
        return self.picture(ctx, events, ()) if self.since is None else self.since(ctx, events)

    def turn_name(self, view: object, language: str) -> str | None:
        return None if self.turns is None else self.turns(view, language)

    def round_name(self, number: tuple[int, ...], language: str) -> str | None:
        if self.rounds is not None:
            return self.rounds(number, language)
        has_text = self.texts.has("round")
        return self.texts("round", language, round=str(number[0])) if has_text else None

    def describe_standing(self, ctx: TableContext, standing: Sequence[Standing]) -> str:
        describe = self.ranking or super().describe_standing
        return describe(ctx, standing)

    def look_buttons(self, language: str, options: object = None) -> tuple[Button, ...]:
        assert self.looks is not None
        return self.looks.buttons(language, options)

    def look_page(self, ctx: TableContext, key: str) -> EphemeralPage:
        assert self.looks is not None
        return self.looks.look_page(ctx, key)

    def answer(self, ctx: TableContext, key: str, confirmed: bool, words: Words) -> Answer:
        return self.moves.answer(ctx, key, confirmed, words)

    def form(self, ctx: TableContext, key: str) -> Form:
        return self.moves.form(ctx, key)

    def action_key(self, ctx: TableContext, action: Action) -> str:
        return self.moves.action_key(ctx, action)

    def action_label(self, ctx: TableContext, action: Action) -> str:
        return self.moves.action_label(ctx, action)

    def is_secret(self, key: str) -> bool:
        return self.moves.is_secret(key)

    def happened_to(self, seat: int, events: Sequence[Event]) -> Sequence[Event]:
        return () if self.befallen is None else self.befallen(seat, events)
