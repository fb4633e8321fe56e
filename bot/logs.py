"""Logging: structured lines through structlog, with tokens redacted."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Literal, TextIO

import structlog
from structlog.typing import Processor

from bot.owner_news import note_event
from bot.redaction import redact


def _redact_record(
    _logger: object, _method: str, record: MutableMapping[str, object]
) -> dict[str, object]:
    cleaned = redact(record)
    assert isinstance(cleaned, dict)
    return cleaned


def configure_logging(
    level: int = logging.INFO,
    log_format: Literal["console", "json"] = "console",
    stream: TextIO | None = None,
) -> None:
    """Send structlog's and every library's records to `stream` (standard error) in one format.

    Tracebacks are rendered as text before redaction and never with local variables: those could
    hold a seed or a person's cash. discord.py never logs below `info`: its debug log contains
    all traffic, including private answers and interaction tokens."""
    out = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    structlog.configure(
        processors=[
            note_event,
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
        if log_format == "json"
        else structlog.dev.ConsoleRenderer(
            colors=out.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _redact_record,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
