"""Builds an action or order from the values given, and asks for the missing ones.

An `ActionForm` describes the fields of one Struct. A key is `<name>/<value>/<value>…` in
the order of the fields, up to the first missing one; a missing value is asked for on a page
with proposals, and by a form if it may be typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.chat.base.errors import Refusal, UnknownKey, require_known
from bot.chat.contract.pages import (
    Button,
    EphemeralPage,
    Field,
    FieldKind,
    Form,
    Menu,
    Option,
    Style,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldInfo, FieldTypes, key_text, struct_fields
from bot.chat.declared.texts import Texts
from data.texts import say

NOTE_LIMIT = 100
"""Of the line under a field's label, in characters."""

GivenValues = Mapping[str, Any]
"""The values given so far, by field name."""
TextFunction = Callable[[TableContext, GivenValues], str]
"""A function that returns a text about the values given, the one in question included."""


@dataclass(frozen=True)
class FieldSpec:
    """How a field is asked for. A label or question may be the key of a text that contains the
    values.

    `offered`: the proposed values, given those before. `label` and `detail`: of one of them, on
    a button or a menu line. `menu`: the proposals are a menu with this hint. `ask`: the text of
    the page that asks for it; `page`: the whole page, instead. `form`: it may be typed, with
    the texts `form-<name>`; with `other`, a button for that is shown after the proposals;
    `hint`, `least` and `most` (in the label), `limit` (in characters): of its input; `preset`:
    the input's initial value, used if it is left empty; `empty`: the value of an empty input
    without a preset. `style`: of its buttons, possibly by the values given. `asked`: it is
    asked for even if it has a default. `choose`: in a form it is chosen among the proposals, which
    need no value that is asked for in the same form; `preset` is chosen at first. `noted`:
    what is proposed stands beside its input."""

    label: TextFunction | str | None = None
    detail: TextFunction | None = None
    offered: Callable[[TableContext, GivenValues], Iterable[object]] | None = None
    menu: str = ""
    ask: TextFunction | str | None = None
    page: Callable[[TableContext, GivenValues], EphemeralPage] | None = None
    form: bool = False
    hint: TextFunction | None = None
    least: TextFunction | None = None
    most: TextFunction | None = None
    limit: int = 12
    other: str = ""
    style: Style | Callable[[GivenValues], Style] = "plain"
    preset: Callable[[TableContext, GivenValues], object] | None = None
    empty: Callable[[TableContext, GivenValues], object] | None = None
    asked: bool = False
    choose: bool = False
    noted: bool = False


@dataclass(frozen=True)
class ActionForm:
    """The fields of one Struct and its keys.

    `name` is the head of the keys, `parts` are the fields in the order in which they are asked
    for."""

    name: str
    struct: type[msgspec.Struct]
    parts: Mapping[str, FieldSpec] = field(default_factory=dict)

    def field_infos(self) -> dict[str, FieldInfo]:
        """Return the type of each field of this form."""
        infos = struct_fields(self.struct)
        return {name: infos[name] for name in self.parts}

    # --- keys ------------------------------------------------------------------------------------

    def build_key(self, given: GivenValues) -> str:
        """Return the key of the values given."""
        pieces, infos = [self.name], self.field_infos()
        for name in self.parts:
            if name not in given:
                break
            value, info = given[name], infos[name]
            if isinstance(value, tuple):
                pieces += [key_text(item) for item in value]
            elif info.base is bool and info.default is not msgspec.NODEFAULT:
                pieces += [name] if value else []
            elif value is not None:
                pieces.append(key_text(value))
        return "/".join(pieces)

    def key_of(self, action: msgspec.Struct) -> str:
        """Return the key of a complete action."""
        return self.build_key({name: getattr(action, name) for name in self.parts})

    def parse_key(self, kinds: FieldTypes, rest: str) -> dict[str, object]:
        """Return the values in the part of a key behind the name.

        Raises `UnknownKey` for a malformed key."""
        pieces = [piece for piece in re.split("[/.+]", rest) if piece] if rest else []
        given: dict[str, object] = {}
        for name, info in self.field_infos().items():
            if info.many and pieces:
                given[name] = tuple(kinds.parse_key_text(info, piece) for piece in pieces)
                pieces = []
            elif pieces and info.base is bool and info.default is not msgspec.NODEFAULT:
                require_known(pieces.pop(0) == name)
                given[name] = True
            elif pieces:
                given[name] = kinds.parse_key_text(info, pieces.pop(0))
        require_known(not pieces)
        return given

    def parse_form(
        self, kinds: FieldTypes, ctx: TableContext, words: Mapping[str, str], given: GivenValues
    ) -> dict[str, object]:
        """Return the given values together with those typed into the form. Raises `Refusal`."""
        given = dict(given)
        for name, info in self.field_infos().items():
            spec, word = self.parts[name], words.get(name, "").strip()
            needed = info.default is msgspec.NODEFAULT or spec.asked
            if spec.choose and needed and name in words and not (word or spec.empty):
                break  # what follows may depend on it
            if words and not word and spec.empty is not None and name not in given:
                given[name] = spec.empty(ctx, given)
            elif name not in words or (spec.choose and not word):
                continue
            elif not word and spec.preset and (preset := spec.preset(ctx, given)) is not None:
                given[name] = preset
            else:
                try:
                    given[name] = self._parse_word(kinds, ctx, name, info, words[name])
                except Refusal as refusal:
                    refusal.field = name
                    raise
        return given

    def _parse_word(
        self, kinds: FieldTypes, ctx: TableContext, name: str, info: FieldInfo, word: str
    ) -> object:
        if not self.parts[name].choose:
            return kinds.parse_input(info, word, ctx.language)
        values = [kinds.parse_key_text(info, part) for part in word.split("+")]
        return tuple(values) if info.many else values[0]

    # --- what is missing -------------------------------------------------------------------------

    def next_missing(self, given: GivenValues) -> str | None:
        """Return the name of the next field to ask for, or None."""
        for name, info in self.field_infos().items():
            needed = info.default is msgspec.NODEFAULT and not info.optional
            if name not in given and (needed or self.parts[name].asked):
                return name
        return None

    def can_ask(self, name: str | None) -> bool:
        """Return whether nothing is missing, or a page asks for the missing field."""
        return name is None or self.parts[name].ask is not None or self.parts[name].page is not None

    def fill_placeholders(self, kinds: FieldTypes, given: GivenValues) -> GivenValues:
        """Return the values with a placeholder for each missing one.

        The rules can then check the action and name the first obstacle."""
        return {
            name: given[name] if name in given else kinds.placeholder(info)
            for name, info in self.field_infos().items()
        }

    # --- what is shown ---------------------------------------------------------------------------

    def proposals(self, ctx: TableContext, name: str, given: GivenValues) -> list[GivenValues]:
        """Return the values given together with each proposed value of a field."""
        propose = self.parts[name].offered
        return [] if propose is None else [{**given, name: value} for value in propose(ctx, given)]

    def label(
        self, texts: Texts, kinds: FieldTypes, ctx: TableContext, name: str, given: GivenValues
    ) -> str:
        """Return the label of a button or menu line."""
        label = self.parts[name].label
        return self._text(texts, kinds, ctx, label or f"press-{self.name}", given)

    def _text(
        self,
        texts: Texts,
        kinds: FieldTypes,
        ctx: TableContext,
        text: TextFunction | str,
        given: GivenValues,
    ) -> str:
        if not isinstance(text, str):
            return text(ctx, given)
        infos = self.field_infos()
        values = {
            field_name: kinds.format_value(infos[field_name].kind, value, ctx)
            for field_name, value in given.items()
        }
        return texts(text, ctx, **values)

    def buttons(
        self, texts: Texts, kinds: FieldTypes, ctx: TableContext, name: str, given: GivenValues
    ) -> tuple[Button, ...]:
        """Return a button for each proposal, and one for typing another value."""
        spec, result = self.parts[name], []
        for proposal in self.proposals(ctx, name, given):
            style = spec.style(proposal) if callable(spec.style) else spec.style
            label = self.label(texts, kinds, ctx, name, proposal)
            emoji = ctx.find_emoji([proposal[name]])
            result.append(Button(self.build_key(proposal), label, style, emoji))
        return (*result, *self._other_button(texts, ctx, name, given))

    def _other_button(
        self, texts: Texts, ctx: TableContext, name: str, given: GivenValues
    ) -> tuple[Button, ...]:
        """Return the button for typing another value, if there is one."""
        spec = self.parts[name]
        if not spec.form or not spec.other:
            return ()
        return (Button(self.build_key(given), texts(spec.other, ctx), "quiet", form=True),)

    def menu(
        self, texts: Texts, kinds: FieldTypes, ctx: TableContext, name: str, given: GivenValues
    ) -> tuple[Menu, ...]:
        """Return the proposals as a menu; empty if there are none."""
        spec, start = self.parts[name], self.build_key(given)
        options = (
            Option(
                self.build_key(proposal)[len(start) + 1 :],
                self.label(texts, kinds, ctx, name, proposal),
                spec.detail(ctx, proposal) if spec.detail else "",
                emoji=ctx.find_emoji([proposal[name]]),
            )
            for proposal in self.proposals(ctx, name, given)
        )
        return texts.menu(ctx, start, spec.menu, options)

    def prompt_page(
        self, texts: Texts, kinds: FieldTypes, ctx: TableContext, name: str, given: GivenValues
    ) -> EphemeralPage:
        """Return the private page that asks for a field."""
        spec = self.parts[name]
        if spec.page is not None:
            return spec.page(ctx, given)
        if spec.ask is None:
            raise UnknownKey
        question = self._text(texts, kinds, ctx, spec.ask, given)
        if spec.menu:
            menus = self.menu(texts, kinds, ctx, name, given)
            return EphemeralPage(question, None, self._other_button(texts, ctx, name, given), menus)
        return EphemeralPage(question, buttons=self.buttons(texts, kinds, ctx, name, given))

    def form(self, texts: Texts, kinds: FieldTypes, ctx: TableContext, given: GivenValues) -> Form:
        """Return the form for all fields that may be typed or chosen in it and are not given.

        Raises `UnknownKey` if there are none."""
        fields = self.form_fields(texts, kinds, ctx, given)
        require_known(fields)
        is_whole = any(self.parts[field.name].choose for field in fields)
        title = texts(f"press-all-{self.name}" if is_whole else f"form-{self.name}", ctx)
        return Form(title.removesuffix("…"), fields)

    def form_fields(
        self, texts: Texts, kinds: FieldTypes, ctx: TableContext, given: GivenValues
    ) -> tuple[Field, ...]:
        """Return the fields of the form. A choice without proposals is left out if it may be empty,
        else it raises `UnknownKey`."""
        fields: list[Field] = []
        possible: list[GivenValues] = [given]
        for name, spec in self.parts.items():
            if name in given or not (spec.form or spec.choose):
                continue
            if spec.choose and spec.empty and not self.proposals(ctx, name, possible[0]):
                continue
            fields.append(self._form_field(texts, kinds, ctx, name, possible))
            if spec.choose and spec.offered is not None:
                possible = [
                    proposal
                    for values in possible
                    for proposal in self.proposals(ctx, name, values)
                ]
        return tuple(fields)

    def presets(
        self, ctx: TableContext, name: str, possible: Sequence[GivenValues]
    ) -> list[object]:
        """Return a field's preset for each of the possible values of the fields before it."""
        preset = self.parts[name].preset
        return [] if preset is None else [preset(ctx, values) for values in possible]

    def _form_field(
        self,
        texts: Texts,
        kinds: FieldTypes,
        ctx: TableContext,
        name: str,
        possible: Sequence[GivenValues],
    ) -> Field:
        """Return a field of the form, by what its values are.

        `possible`: the values that may be chosen above it. Where its preset depends on them it is
        empty at first, and left empty it means the preset."""
        spec, info, given = self.parts[name], self.field_infos()[name], possible[0]
        bounds = {"least": spec.least, "most": spec.most}
        values = {bound: describe(ctx, given) for bound, describe in bounds.items() if describe}
        label = self.field_label(texts, ctx, name, values)
        hint = spec.hint(ctx, given) if spec.hint else ""
        presets = self.presets(ctx, name, possible)
        preset = presets[0] if presets and all(other == presets[0] for other in presets) else None
        optional = spec.empty is not None or (preset is None and any(presets))
        if not spec.choose:
            value = "" if preset is None else str(preset)
            note = self._note_proposals(kinds, ctx, name, possible) if spec.noted else ""
            return Field(name, label, hint, value, spec.limit, optional=optional, note=note)
        value = ""
        if preset is not None:
            value = "+".join(map(key_text, preset if isinstance(preset, tuple) else [preset]))
        if info.base is bool:
            return Field(name, label, value=value, kind="check")
        options = tuple(
            Option(
                key_text(proposal[name][0] if info.many else proposal[name]),
                self.label(texts, kinds, ctx, name, proposal),
                spec.detail(ctx, proposal) if spec.detail else "",
                emoji=ctx.find_emoji([proposal[name]]),
            )
            for proposal in self.proposals(ctx, name, given)
        )
        require_known(options)
        kind: FieldKind = "choices" if info.many else "choice"
        has_default = info.default is not msgspec.NODEFAULT and not spec.asked
        optional = spec.empty is not None or has_default
        return Field(name, label, hint, value, kind=kind, options=options, optional=optional)

    def _note_proposals(
        self, kinds: FieldTypes, ctx: TableContext, name: str, possible: Sequence[GivenValues]
    ) -> str:
        """Return a line with the values proposed for a field that is typed; where they depend on
        what is chosen above it, the one for each choice."""
        infos = self.field_infos()
        empty = self.parts[name].empty
        several = [
            [
                proposal[name]
                for proposal in self.proposals(ctx, name, values)
                if empty is None or proposal[name] != empty(ctx, values)
            ]
            for values in possible
        ]

        def write(field_name: str, value: object) -> str:
            return str(kinds.format_value(infos[field_name].kind, value, ctx))

        if all(values == several[0] for values in several):
            key, proposed = "orders-form-proposed", [write(name, value) for value in several[0]]
        else:
            key, chosen = "orders-form-proposed", list(possible[0])[-1]
            first: list[object] = [next(iter(values), None) for values in several]
            if presets := self.presets(ctx, name, possible):
                key, first = "orders-form-presets", presets
            proposed = [
                f"{write(chosen, values[chosen])}: {write(name, value)}"
                for values, value in zip(possible, first, strict=True)
                if value is not None
            ]
        while proposed:
            note = say(key, ctx.language, proposed=", ".join(proposed))
            if len(note) <= NOTE_LIMIT:
                return note
            proposed.pop()
        return ""

    def field_label(
        self, texts: Texts, ctx: TableContext, name: str, values: Mapping[str, str]
    ) -> str:
        """Return the label of a form's field: a text of its own, else the hint of its menu."""
        key, menu = f"form-{self.name}-{name}", self.parts[name].menu
        return texts(menu if menu and not texts.has(key) else key, ctx, **values)
