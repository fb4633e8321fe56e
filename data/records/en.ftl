## The record of a server, and rematches

records-slash-games-wins-and-ratings = Games, wins, ratings and pace on this server
records-slash-one-game-or-all = Only this game; leave it out for all of them
records-slash-the-same-game-again = Open a table for the same game with the same options
records-head = ## { $server }: { $game }
records-all-games = all games
records-none = Nobody has played a game to its end here yet.
records-sum = { $played ->
    [0] No game played to the end
    [one] { $played } game played to the end, the longest in { $days ->
        [one] a day or less
       *[other] { $days } days
      }
   *[other] { $played } games played to the end, the longest in { $days ->
        [one] a day or less
       *[other] { $days } days
      }
  }; { $conceded ->
    [0] none conceded
   *[other] { $conceded } conceded
  }; { $broken ->
    [0] none abandoned
   *[other] { $broken } abandoned
  }.
records-person = { $place }. **{ $name }**: { $wins } of { $games } won · rating { $rating } ± { $doubt }
records-person-robots = **{ $name }**: { $wins } of { $games } won alone against robots
records-pace = { $wait } per move
records-note = The rating is Weng and Lin's for games between people; robots don't count. Ranked by rating minus three times the ± figure.
records-menu-together = Records together
records-together = ## { $name } and you
records-together-none = You and { $name } haven't ended a game together here yet.
records-together-game = **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
} together. You were ahead in { $ahead }, { $name } in { $behind }{ $level ->
    [0] .
   *[other] ; { $level } ended level.
}
records-refuse-self = This compares you with somebody else, so choose another person; `/table records` has everybody's record.
records-press-rematch = Rematch
records-refuse-rematch = Only those who played here can call for a rematch; `/table open` opens a new table.
records-rematch = { $name } would like a rematch. { $called }
records-slash-a-report-of-what-is = A file for the maintainers when something is wrong; it names nobody
records-slash-what-is-wrong = What's wrong, in a sentence
records-report = This file replays the game move by move and names nobody. Send it to whoever looks after the bot.
