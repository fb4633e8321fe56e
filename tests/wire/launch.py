"""`python -m bot`, or a bare bot, on the Discord whose address is in `WIRE_DISCORD`."""

import os
import sys

if __name__ == "__main__":
    if not sys.argv[1:]:  # as `bot.start` does, before anything else is loaded
        from bot.workers import fork_server

        fork_server.start()
    sys.modules["rich"] = None  # type: ignore[assignment]  # only where a bot is developed
    import discord

    discord.http.Route.BASE = os.environ["WIRE_DISCORD"]
    if "WIRE_AT_ONCE" in os.environ:  # many connections without Discord's wait between them

        async def at_once(*_: object, **__: object) -> None: ...

        discord.Client.before_identify_hook = at_once  # type: ignore[method-assign]
    if "WIRE_PACED" not in os.environ:  # most proofs press faster than a person may
        from bot.chat.base import admission_control

        admission_control.BURST = float("inf")
    if sys.argv[1:2] == ["bare"]:
        from tests.wire import bare

        bare.run()
    else:
        from bot.start import main

        sys.exit(main())
