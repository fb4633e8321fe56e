## Stepping through a game, turn by turn: in chat, and as a file for the browser

replay-slash = Step through a game turn by turn, for you
replay-slash-turn = where to begin: 0 is the start (default: now)
replay-menu = This turn again
replay-title = { $game }, table { $table }
replay-press = Turn by turn
replay-press-first = First
replay-press-back = ◀ Back
replay-press-on = Next ▶
replay-press-last = Last
replay-press-file = Download as a file
replay-file-told = The whole game so far in one file: open it in any browser. It needs no network.
replay-page-first = First turn
replay-page-back = One turn back
replay-page-on = One turn forward
replay-page-last = Last turn
replay-page-turn = Turn
replay-page-larger = Larger
replay-page-smaller = Smaller
replay-page-keys = ← → turn · Home End · + − zoom
