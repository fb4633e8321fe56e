"""`python -m bot`, or a bare bot, on the Discord whose address is in `WIRE_DISCORD`."""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    import discord

    discord.http.Route.BASE = os.environ["WIRE_DISCORD"]
    if sys.argv[1:2] == ["bare"]:
        from tests.wire import bare

        bare.run()
    else:
        from bot.__main__ import main

        sys.exit(main())
