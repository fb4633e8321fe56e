house-name = Roundhouse

house-help =
    {""}**Railway board games, a move at a time.**
    1. `/table open` opens a table here. Friends press **Join**; robots can fill the seats.
    2. Press **Start**. The card shows the map, whose turn it is, and every move as a button.
    3. Play when you have a minute. You are called when it is your turn again.
    `/desk` rolls destinations and looks payoffs up for a game on a real board.

house-bug = Something went wrong on our side, and nothing has changed. If you report it, please give the code **{ $code }**.
house-refuse-permission = Only people who may manage this server can do that.
house-refuse-dm = Please use this in a server channel; a table needs a place to stand.

house-playground-topic = Type / to see every command. "Viewing as" above changes who you are.
house-playground-open = The playground is open: { $url }
    Press Ctrl-C to stop; the games are kept.
house-playground-closed = The playground is closed.
